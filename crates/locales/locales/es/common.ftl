### Español. Las palabras de los juegos son las de sus reglamentos, donde los hay.

## Colores

# en: f902c32c
color-white = Blancas
# en: 1a48d36c
color-black = Negras
# en: 99661acc
color-red = Rojas

## Lo que ocurre en una partida

# en: 1460214f
play-game =
    { $game ->
        [punct] PÜNCT
        [punct-basic] PÜNCT, juego básico
       *[dvonn] DVONN
    }
# en: d30072d1
show-to-move =
    { $player ->
        [white] Juegan las blancas.
       *[black] Juegan las negras.
    }
# en: 8bb0610a
play-pass =
    { $player ->
        [white] Las blancas no pueden mover ninguna pila
       *[black] Las negras no pueden mover ninguna pila
    } y tienen que pasar.
# en: f72f7a0b
play-pass-punct =
    { $player ->
        [white] Las blancas no pueden colocar
       *[black] Las negras no pueden colocar
    } ni mover ninguna pieza y tienen que pasar.
# en: 2b17f064
play-cut-off =
    { $count ->
        [one] { $count } pila ha perdido su conexión con las rojas y se retira.
       *[other] { $count } pilas han perdido su conexión con las rojas y se retiran.
    }
# en: 7f91a300
play-filled =
    { $count ->
        [one] { $count } pieza colocada al azar.
       *[other] { $count } piezas colocadas al azar.
    }
# en: 2ed3ee90
play-over = La partida ha terminado.

## Resultados

# en: e3c8bb34
result-win =
    { $winner ->
        [white] Ganan las blancas
       *[black] Ganan las negras
    }, { $points } a { $against }.
# en: e6e1d12f
result-draw = Empate, { $points } a { $points }.
# en: 3ef19642
result-connection =
    { $winner ->
        [white] Las blancas conectan
       *[black] Las negras conectan
    } { $sides ->
        [south-west] suroeste y noreste
        [north-west] noroeste y sureste
       *[west-east] oeste y este
    }.
# en: 55542afe
result-end =
    { $end ->
        [two-passes] Ningún jugador puede colocar ni mover
        [repetition] Misma posición por tercera vez
        [hundred-turns] 100 turnos sin colocar
       *[last-piece] Última pieza colocada
    }
# en: bbf7dbb4
result-centre-win =
    { result-end }: { $winner ->
        [white] ganan las blancas
       *[black] ganan las negras
    }, { $points } a { $against } en el centro.
# en: 1249854e
result-centre-draw =
    { result-end }: empate, { $points ->
        [0] ningún punto
        [one] { $points } punto cada uno
       *[other] { $points } puntos cada uno
    } en el centro.
# en: 0165616b
result-drawn = { result-end }: empate.
# en: ecd79d54
result-decided = { $why } { $who }.

## Tableros en palabras. El estado de una pila o pieza no depende de a quién le toca.

# en: f2c1bef6
view-empty =
    { $space }: vacía{ $place ->
        [centre] , en el centro
       *[plain] { "" }
    }
# en: 76e40f5c
view-piece =
    { $space }: { $color ->
        [white] pieza blanca
        [black] pieza negra
       *[red] pieza roja
    }
# en: ef1eb2de
view-stack =
    { $space }: { $height ->
        [1] { $owner ->
            [white] pieza blanca
           *[black] pieza negra
        }
       *[higher] { $owner ->
            [white] pila de las blancas
           *[black] pila de las negras
        }, altura { $height }
    }{ $reds ->
        [0] { "" }
        [one] , con { $reds } roja
       *[other] , con { $reds } rojas
    }, { $state ->
        [free] puede moverse
        [surrounded] rodeada
       *[still] ya no podrá moverse, salvo que la cubran
    }
# en: 0a13d806
view-dot =
    { $space }: { $dot ->
        [punct] PÜNCT
       *[minor] punto
    } de una pieza { $kind ->
        [triangle] triangular
        [straight] recta
       *[angle] angular
    } { $owner ->
        [white] blanca
       *[black] negra
    }, nivel { $floor }{ $state ->
        [pinned] , bloqueada
        [bridge] , puente
       *[free] { "" }
    }
# en: ab3db25a
view-placing =
    DVONN, { $turn ->
        [white] colocan las blancas
       *[black] colocan las negras
    }. { $placed } de 49 piezas colocadas.
# en: ca8f08a7
view-stacking =
    DVONN, { $turn ->
        [white] juegan las blancas
        [black] juegan las negras
       *[over] partida terminada
    }. Las blancas controlan { $white ->
        [one] { $white } pieza
       *[other] { $white } piezas
    }, las negras { $black }.
# en: 804ff5fa
view-punct =
    PÜNCT, { $turn ->
        [white] juegan las blancas
        [black] juegan las negras
       *[over] partida terminada
    }. Las blancas han colocado { $white ->
        [one] { $white } pieza
       *[other] { $white } piezas
    }, las negras { $black }. En el centro: blancas { $white_centre }, negras { $black_centre }.

## Movimientos rechazados

# en: c64dbcf7
rule-broken = { $why } (regla { $rule })

## Un movimiento que las reglas de DVONN no permiten

# en: 98dd2b1f
dvonn-game-over = la partida ha terminado: ningún jugador puede mover
# en: e23a874c
dvonn-still-placing = el tablero aún no está lleno: coloca una pieza en una casilla vacía, como e3
# en: b0aa37d1
dvonn-placing-over = todas las piezas están colocadas: mueve una pila, como a1b2
# en: 370b10e4
dvonn-space-taken = { $space } está ocupada: coloca la pieza en una casilla vacía
# en: ea22ad29
dvonn-may-not-pass = no puedes pasar mientras tengas un movimiento, como { $example }
# en: e08cc72e
dvonn-nothing-there = no hay ninguna pila en { $space }
# en: 25bc0b89
dvonn-lone-red = en { $space } hay una pieza roja sola, que nunca se mueve
# en: 8d11fa99
dvonn-not-yours =
    la pila de { $space } es de las { $owner ->
        [white] blancas
       *[black] negras
    }, que tienen la pieza de encima
# en: 1a2c376c
dvonn-surrounded = la pila de { $space } está rodeada: las seis casillas vecinas están ocupadas
# en: 02b7bc2c
dvonn-not-in-line = { $to } no está en línea recta desde { $from }
# en: e4b1ac67
dvonn-wrong-distance = la pila de { $from } tiene altura { $height } y debe moverse exactamente { $height }, pero { $to } está a { $distance }
# en: aa34112e
dvonn-empty-target = { $to } está vacía: una pila debe caer en una casilla ocupada

## Un movimiento que las reglas de PÜNCT no permiten. El tipo de pieza es T, C, E, L, R o M.

# en: 3eb2c79b
punct-game-over = la partida ha terminado
# en: 5cead124
punct-none-left =
    { $kind ->
        [T] no quedan piezas triangulares en la reserva
        [C] no quedan piezas rectas con el PÜNCT en el medio en la reserva
        [E] no quedan piezas rectas con el PÜNCT en un extremo en la reserva
        [L] no quedan piezas angulares con el PÜNCT a la izquierda en la reserva
        [R] no quedan piezas angulares con el PÜNCT a la derecha en la reserva
       *[M] no quedan piezas angulares con el PÜNCT en el vértice en la reserva
    }
# en: e06e766a
punct-space-taken = { $space } no está vacía: coloca la pieza en tres casillas vacías
# en: ee2dfaff
punct-centre-closed = { $space } está en el hexágono central: allí solo puedes llegar moviendo
# en: de044792
punct-centre-first = { $space } está en el hexágono central: la primera pieza de la partida debe quedar fuera
# en: 43ff05ab
punct-no-punct = no hay ninguna pieza con su PÜNCT en { $space }
# en: 705e015e
punct-not-yours =
    la pieza de { $space } es de las { $owner ->
        [white] blancas
       *[black] negras
    }
# en: df548547
punct-pinned = la pieza de { $space } está bloqueada por la pieza de { $by }
# en: 60d10abb
punct-other-kind =
    la pieza de { $space } es { $kind ->
        [T] una pieza triangular
        [C] una pieza recta con el PÜNCT en el medio
        [E] una pieza recta con el PÜNCT en un extremo
        [L] una pieza angular con el PÜNCT a la izquierda
        [R] una pieza angular con el PÜNCT a la derecha
       *[M] una pieza angular con el PÜNCT en el vértice
    }, pero estas casillas piden { $found ->
        [T] una pieza triangular
        [C] una pieza recta con el PÜNCT en el medio
        [E] una pieza recta con el PÜNCT en un extremo
        [L] una pieza angular con el PÜNCT a la izquierda
        [R] una pieza angular con el PÜNCT a la derecha
       *[M] una pieza angular con el PÜNCT en el vértice
    }
# en: 5ecb0c36
punct-not-on-line = { $to } no está en una de las tres líneas que pasan por { $from }
# en: 28f34d5a
punct-unmoved = la pieza de { $space } quedaría exactamente como estaba
# en: 1c3dd38c
punct-uneven-triangle = los tres puntos de una pieza triangular deben estar en el mismo nivel
# en: 2e7cbb78
punct-uneven-ends = los dos extremos deben estar en el mismo nivel
# en: b81360c6
punct-middle-too-high = { $space }, bajo el punto del medio, está más alta que los extremos
# en: f3c05096
punct-not-own-dot =
    el PÜNCT debe caer sobre un punto { $color ->
        [white] blanco
       *[black] negro
    }, y en { $space } no hay ninguno a la vista
# en: a33cab4a
punct-may-not-pass = no puedes pasar mientras puedas jugar, por ejemplo { $example }
# en: fcb71304
punct-under-bridge = { $space } está bajo un puente, la pieza de { $by }: en el hueco no puede entrar nada

## En la mesa: qué ha pasado y cómo ha acabado

# en: b53f51fa
table-placed =
    { $player ->
        [white] Las blancas colocan
       *[black] Las negras colocan
    } { $color ->
        [white] una pieza blanca
        [black] una pieza negra
       *[red] una pieza roja
    } en { $space }
# en: 72734a58
table-stacked =
    { $player ->
        [white] Blancas
       *[black] Negras
    }: de { $from } a { $to }, { $height ->
        [0] la propia pila queda aislada
       *[higher] altura { $height }
    }{ $cut ->
        [0] { "" }
        [one] , aísla { $cut } pieza: { $white } en pilas blancas, { $black } en pilas negras
       *[other] , aísla { $cut } piezas: { $white } en pilas blancas, { $black } en pilas negras
    }
# en: 52e8222b
table-punct-placed =
    { $player ->
        [white] Las blancas colocan
       *[black] Las negras colocan
    } { $kind ->
        [triangle] una pieza triangular
        [straight] una pieza recta
       *[angle] una pieza angular
    }, PÜNCT en { $punct }, puntos en { $first } y { $second }
# en: 8a305439
table-punct-moved =
    { $player ->
        [white] Las blancas mueven
       *[black] Las negras mueven
    } { $kind ->
        [triangle] la pieza triangular
        [straight] la pieza recta
       *[angle] la pieza angular
    } de { $from } a { $punct }, puntos en { $first } y { $second }, nivel { $floor }
# en: 1513dbd0
table-punct-turned =
    { $player ->
        [white] Las blancas giran
       *[black] Las negras giran
    } { $kind ->
        [triangle] la pieza triangular
        [straight] la pieza recta
       *[angle] la pieza angular
    } de { $punct }, puntos en { $first } y { $second }, nivel { $floor }
# en: 269817de
table-and = { $said }, { $also }
# en: 2356474b
table-over =
    { $result ->
        [white] Ganan las blancas
        [black] Ganan las negras
        [draw] Empate
       *[none] Sin resultado
    }
# en: 9bb49f52
table-controls =
    { $winner ->
        [white] Las blancas controlan
       *[black] Las negras controlan
    } más piezas: { $points } a { $against }.
# en: a6f12c8f
table-controls-equal = Cada jugador controla { $points }.
# en: 142879b2
table-centre =
    { $end ->
        [two-passes] Ningún jugador puede colocar ni mover
       *[last-piece] Se ha colocado la pieza número 18
    }: { $winner ->
        [white] las blancas ganan
       *[black] las negras ganan
    } en el centro { $points } a { $against }.
# en: 20a283b1
table-resigned =
    { $loser ->
        [white] Las blancas se rinden.
       *[black] Las negras se rinden.
    }
# en: 485cbc3c
table-time-over =
    { $loser ->
        [white] A las blancas se les ha acabado el tiempo.
       *[black] A las negras se les ha acabado el tiempo.
    }
# en: e7f76a56
table-agreed = Empate de mutuo acuerdo.
# en: c42a7a05
table-abandoned = La partida se ha abandonado.
# en: 238b63e9
table-adjudicated = El resultado lo ha decidido un árbitro.
# en: 32615014
table-level =
    { $change ->
        [up] ¡Bien jugado! Próxima partida: nivel { $level }.
        [down] Próxima partida: nivel { $level }, un poco más fácil.
       *[same] Próxima partida: otra vez nivel { $level }.
    }
# en: 01dd9637
table-denied =
    { $reason ->
        [over] La partida ha terminado.
        [other-turn] No es tu turno.
        [looking-back] Estás viendo una posición anterior. Ve al último movimiento para seguir jugando.
        [stale] El movimiento del ordenador era para otra posición.
        [not-placing] Ya están colocadas todas las piezas.
        [not-decided] Los dos jugadores aún pueden mover.
       *[nothing] No hay nada que deshacer ni rehacer.
    }
# en: c53ee0d3
table-bad-tag = la etiqueta { $name } tiene el valor no válido «{ $found }»
# en: b77818b8
table-bad-setting = No se puede leer este ajuste, así que se omite: «{ $line }»
# en: 279991ac
table-bad-rung = No se puede leer este nivel, así que se omite: «{ $line }»
# en: 48fbeffc
table-bad-time =
    { $reason ->
        [base] El tiempo por jugador debe ser mayor que 0 y de 24 horas como máximo.
        [increment] El tiempo añadido por movimiento debe ser de 1 hora como máximo.
       *[malformed] Escribe los tiempos en cifras.
    }

## La mano sobre un tablero de DVONN

# en: 667b34db
hand-dvonn-not-your-turn =
    { $turn ->
        [white] es el turno de las blancas
       *[black] es el turno de las negras
    }
# en: ca991b69
hand-dvonn-never-again = la pila de { $space } ya no podrá moverse nunca, salvo que la cubran: no hay nada a una distancia exactamente igual a su altura
# en: ca4ca5b8
hand-dvonn-lands = pila de { $height }, tuya
# en: 2ef5c8f7
hand-dvonn-lands-lost = la propia pila queda aislada
# en: 76339917
hand-dvonn-cuts-own =
    { $own ->
        [one] aísla { $own } pieza tuya
       *[other] aísla { $own } piezas tuyas
    }
# en: 72f883b3
hand-dvonn-cuts-other =
    { $other ->
        [one] aísla { $other } pieza
       *[other] aísla { $other } piezas
    } { $opponent ->
        [white] de las blancas
       *[black] de las negras
    }
# en: 249662da
hand-dvonn-cuts-both =
    aísla { $own ->
        [one] { $own } pieza tuya
       *[other] { $own } piezas tuyas
    } y { $other } { $opponent ->
        [white] de las blancas
       *[black] de las negras
    }
# en: 3e3f71b7
hand-dvonn-score = marcador { $white } a { $black }
# en: 02fa6266
hand-dvonn-preview = { $landing } · { $score }
# en: 75882e5b
hand-dvonn-preview-cutting = { $landing } · { $cuts } · { $score }
# en: 46a12334
hand-dvonn-onto = { $from } sobre { $to } · { $preview }
# en: fe629f6a
hand-dvonn-target = { $space }. Mover aquí: { $preview }
# en: 53fc55e7
hand-dvonn-ask = ¿Jugar { $from } sobre { $to }?
# en: 6121e010
hand-dvonn-ask-place =
    { $piece ->
        [white] ¿Colocar una pieza blanca en { $space }?
        [black] ¿Colocar una pieza negra en { $space }?
       *[red] ¿Colocar una pieza roja en { $space }?
    }
# en: 8c17c1d3
hand-dvonn-run =
    { $piece ->
        [white] { $count ->
            [one] { $count } blanca
           *[other] { $count } blancas
        }
        [black] { $count ->
            [one] { $count } negra
           *[other] { $count } negras
        }
       *[red] { $count ->
            [one] { $count } roja
           *[other] { $count } rojas
        }
    }
# en: 2b36ad65
hand-dvonn-run-on = { $run }, { $below }
# en: e5da884c
hand-dvonn-contents = { $stack }. De arriba abajo: { $pieces }.

## La mano sobre un tablero de PÜNCT. Por qué una pieza no puede quedar así va tras dos puntos; lo que trae un
## turno está junto a su botón.

# en: 87f9262b
hand-punct-off-board = la pieza no cabe en el tablero
# en: 68affcb7
hand-punct-no-other-turn = la pieza no cabe aquí en ninguna otra dirección
# en: 7d5dc709
hand-punct-target = { $space }. Puedes poner la pieza aquí
# en: 96c22d34
hand-punct-no-piece = ninguna pieza tiene su PÜNCT en { $punct } y sus otros puntos en { $first } y { $second }
# en: e58f3d6c
hand-punct-connects =
    conecta { $sides ->
        [west-east] oeste y este
        [south-west] suroeste y noreste
       *[north-west] noroeste y sureste
    }: { $winner ->
        [white] ganan las blancas
       *[black] ganan las negras
    }
# en: e0113760
hand-punct-uncovers =
    destapa la cadena { $winner ->
        [white] blanca
       *[black] negra
    } de { $sides ->
        [west-east] oeste a este
        [south-west] suroeste a noreste
       *[north-west] noroeste a sureste
    }: { $winner ->
        [white] ganan las blancas
       *[black] ganan las negras
    }
# en: 62c45142
hand-punct-last-counts =
    es tu última pieza y la partida acaba { $white } a { $black } en el centro: { $result ->
        [white] ganan las blancas
        [black] ganan las negras
       *[draw] empate
    }
# en: ee6f97b9
hand-punct-last-draws = es tu última pieza: la partida acaba en empate
# en: dafad05a
hand-punct-repeats = misma posición por tercera vez: empate
# en: e3776715
hand-punct-hundred-turns = 100 turnos sin colocar: empate
# en: e67b7423
hand-punct-pins =
    bloquea { $owner ->
        [white] la blanca de { $space }
       *[black] la negra de { $space }
    }
# en: 6f6385c5
hand-punct-frees =
    libera { $owner ->
        [white] la blanca de { $space }
       *[black] la negra de { $space }
    }
# en: c8b0b3d2
hand-punct-bridges = puente sobre { $over }
# en: c9a3d34e
hand-punct-jumps =
    salta sobre { $spaces ->
        [one] { $spaces } casilla ocupada
       *[other] { $spaces } casillas ocupadas
    }
# en: 9249bd7f
hand-punct-kind =
    { $kind ->
        [T] pieza triangular
        [C] pieza recta con el PÜNCT en el medio
        [E] pieza recta con el PÜNCT en un extremo
        [L] pieza angular con el PÜNCT a la izquierda si el vértice está arriba
        [R] pieza angular con el PÜNCT a la derecha si el vértice está arriba
       *[M] pieza angular con el PÜNCT en el vértice
    }
# en: b194ebb7
hand-punct-lies =
    { $kind ->
        [T] Pieza triangular
        [C] Pieza recta
        [E] Pieza recta
       *[M] Pieza angular
    } en { $space }
# en: d7a5dad6
hand-punct-joins =
    { $dots ->
        [one] se une a tu cadena de { $dots } punto
       *[other] se une a tu cadena de { $dots } puntos
    }
# en: cf6970cf
hand-punct-starts = empieza una cadena nueva
# en: 8ef3b27e
hand-punct-reserve =
    { $owner ->
        [white] Blancas
       *[black] Negras
    }: { $kind }, { $left ->
        [0] no queda ninguna
        [one] queda { $left }
       *[other] quedan { $left }
    }
# en: 65a21b18
hand-punct-chosen = { $kind }: elige una casilla para su PÜNCT
# en: 0e1cd425
hand-punct-lifted =
    { $kind }, levantada de { $punct }, { $targets ->
        [0] no puede ir a ninguna parte
        [one] { $targets } casilla adonde ir
       *[other] { $targets } casillas adonde ir
    }
# en: 329434e1
hand-punct-named-one =
    PÜNCT en { $punct }, { $targets ->
        [0] ninguna pieza cabe ahí
        [one] { $targets } casilla para el punto siguiente
       *[other] { $targets } casillas para el punto siguiente
    }
# en: 6e1f1d97
hand-punct-named-two =
    PÜNCT en { $punct }, punto en { $first }, { $targets ->
        [0] ninguna pieza cabe ahí
        [one] { $targets } casilla para el último punto
       *[other] { $targets } casillas para el último punto
    }
# en: 13fe20b9
hand-punct-ghost = { $kind }, PÜNCT en { $punct }, puntos en { $first } y { $second }, nivel { $floor }
# en: c17604d1
hand-punct-ghost-beyond = { $kind }, PÜNCT en { $punct }
# en: a455ecde
hand-punct-legal = { $ghost }; pulsa Intro para confirmar
# en: 5c93535d
hand-punct-leads = { $ghost }; { $consequences }; pulsa Intro para confirmar
# en: 7d0752d9
hand-punct-illegal = { $ghost }; no es posible: { $reason }
# en: df3bf006
hand-punct-dot =
    nivel { $floor }: { $dot ->
        [punct] PÜNCT
       *[minor] punto
    } de la pieza { $kind ->
        [T] triangular
        [C] recta
        [E] recta
       *[M] angular
    } { $owner ->
        [white] blanca
       *[black] negra
    } de { $punct }
# en: f5a3457a
hand-punct-side =
    { $side ->
        [west] oeste
        [east] este
        [south-west] suroeste
        [north-east] noreste
        [north-west] noroeste
       *[south-east] sureste
    }
# en: 3738413b
hand-punct-chain =
    { $owner ->
        [white] La cadena blanca
       *[black] La cadena negra
    } de { $dots ->
        [one] { $dots } punto
       *[other] { $dots } puntos
    } toca: { $sides }
# en: 776d991a
hand-punct-chain-inside =
    { $owner ->
        [white] La cadena blanca
       *[black] La cadena negra
    } de { $dots ->
        [one] { $dots } punto
       *[other] { $dots } puntos
    } no toca ningún lado
# en: 1fcd45b8
hand-punct-threats =
    { $owner ->
        [white] Las blancas
       *[black] Las negras
    } { $count ->
        [0] no pueden ganar de inmediato
        [one] podrían ganar de inmediato de { $count } forma
       *[other] podrían ganar de inmediato de { $count } formas
    }
# en: c5efe744
view-any-stack =
    { $space }: pila de altura { $height }, encima una pieza { $top ->
        [white] blanca
        [black] negra
       *[red] roja
    }, rojas: { $reds }
