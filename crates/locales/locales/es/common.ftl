### Español. Las palabras de los juegos son las de sus reglamentos, donde los hay.

## Colores

# en: f902c32c
color-white = Blancas
# en: 1a48d36c
color-black = Negras
# en: 99661acc
color-red = Rojas

## Lo que ocurre en una partida

# en: bf0eae30
play-game =
    { $game ->
        [punct] PÜNCT
        [punct-basic] PÜNCT, juego básico
       *[dvonn] DVONN
    }
# en: cc5e8e3b
show-to-move =
    { $player ->
        [white] Juegan las blancas.
       *[black] Juegan las negras.
    }
# en: 1b0275a0
play-pass =
    { $player ->
        [white] Las blancas pasan: ninguna de sus pilas
       *[black] Las negras pasan: ninguna de sus pilas
    } puede moverse.
# en: 4bb597ab
play-pass-punct =
    { $player ->
        [white] Las blancas pasan: no pueden
       *[black] Las negras pasan: no pueden
    } ni colocar ni mover una pieza.
# en: 511d593f
play-cut-off =
    { $count ->
        [one] { $count } pila queda aislada de las piezas rojas y sale del tablero.
       *[other] { $count } pilas quedan aisladas de las piezas rojas y salen del tablero.
    }
# en: 92a45e40
play-filled =
    { $count ->
        [one] Se ha colocado { $count } pieza al azar.
       *[other] Se han colocado { $count } piezas al azar.
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
# en: 10ee6eca
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
# en: bd3f8566
result-end =
    { $end ->
        [two-passes] Nadie tiene una jugada posible
        [repetition] La misma posición se ha dado tres veces
        [hundred-turns] En cien jugadas seguidas nadie ha colocado una pieza
       *[last-piece] Se ha colocado la última pieza
    }
# en: 8b833601
result-centre-win =
    { result-end }: { $winner ->
        [white] las blancas muestran
       *[black] las negras muestran
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en el centro, { $winner ->
        [white] las negras { $against }. Ganan las blancas.
       *[black] las blancas { $against }. Ganan las negras.
    }
# en: 68abc0e5
result-centre-draw =
    { result-end }: { $points ->
        [0] nadie muestra puntos
        [one] cada bando muestra { $points } punto
       *[other] cada bando muestra { $points } puntos
    } en el centro. Empate.
# en: 3bd3c13a
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
# en: 9c5e77fc
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
       *[still] ya no podrá moverse
    }
# en: 297cb69e
view-dot =
    { $space }: { $dot ->
        [punct] el PÜNCT
       *[minor] punto
    } de una pieza { $kind ->
        [triangle] triangular
        [straight] recta
       *[angle] angular
    } { $owner ->
        [white] blanca
       *[black] negra
    }, piso { $floor }{ $state ->
        [pinned] , bloqueada
        [bridge] , puente
       *[free] { "" }
    }
# en: 3990006c
view-placing =
    DVONN, { $turn ->
        [white] colocan las blancas
       *[black] colocan las negras
    }. Colocadas { $placed } de 49 piezas.
# en: dc2e2e89
view-stacking =
    DVONN, { $turn ->
        [white] juegan las blancas
        [black] juegan las negras
       *[over] fin de la partida
    }. Las blancas controlan { $white ->
        [one] { $white } pieza
       *[other] { $white } piezas
    }, las negras { $black }.
# en: b0f01024
view-punct =
    PÜNCT, { $turn ->
        [white] juegan las blancas
        [black] juegan las negras
       *[over] fin de la partida
    }. Las blancas han colocado { $white ->
        [one] { $white } pieza
       *[other] { $white } piezas
    }, las negras { $black }. En el centro: blancas { $white_centre }, negras { $black_centre }.

## Jugadas rechazadas

# en: c64dbcf7
rule-broken = { $why } (regla { $rule })

## Una jugada que las reglas de DVONN no permiten

# en: 98dd2b1f
dvonn-game-over = la partida ha terminado: nadie puede mover
# en: bd1be51a
dvonn-still-placing = aún se está llenando el tablero: indica una casilla vacía, como e3
# en: 9a682488
dvonn-placing-over =
    todas las piezas están colocadas: indica una pila y la casilla adonde va, como a1b2
# en: ae1b2d3b
dvonn-space-taken = { $space } está ocupada: una pieza va en una casilla vacía
# en: 0bdea4c1
dvonn-may-not-pass = quien puede mover no puede pasar: { $example } es posible
# en: e08cc72e
dvonn-nothing-there = no hay ninguna pila en { $space }
# en: da19c94f
dvonn-lone-red = en { $space } hay una sola pieza roja, que nunca se mueve
# en: 8d11fa99
dvonn-not-yours =
    la pila de { $space } pertenece a las { $owner ->
        [white] blancas
       *[black] negras
    }, que tienen la pieza de arriba
# en: 3ec6e7b7
dvonn-surrounded =
    la pila de { $space } está rodeada: las seis casillas vecinas están ocupadas
# en: bbbd2723
dvonn-not-in-line = { $to } no está en línea recta con { $from }
# en: df2188ae
dvonn-wrong-distance =
    la pila de { $from } tiene altura { $height } y se mueve justo ese número de casillas, pero { $to } está a { $distance }
# en: 15a115f4
dvonn-empty-target = { $to } está vacía: una pila debe acabar en una casilla ocupada

## Una jugada que las reglas de PÜNCT no permiten. El tipo de pieza es T, C, E, L, R o M.

# en: 3eb2c79b
punct-game-over = la partida ha terminado
# en: a6023e41
punct-none-left =
    { $kind ->
        [T] no queda ninguna pieza triangular en la reserva
        [C] no queda ninguna pieza recta con el PÜNCT en el medio en la reserva
        [E] no queda ninguna pieza recta con el PÜNCT en un extremo en la reserva
        [L] no queda ninguna pieza angular con el PÜNCT a la izquierda en la reserva
        [R] no queda ninguna pieza angular con el PÜNCT a la derecha en la reserva
        [M] no queda ninguna pieza angular con el PÜNCT en el vértice en la reserva
       *[unknown] no queda ninguna pieza { $kind } en la reserva
    }
# en: 0f45ee1e
punct-space-taken = { $space } no está vacía: una pieza se coloca en tres casillas vacías
# en: ba4e9272
punct-centre-closed = { $space } está en el hexágono central: allí solo se llega moviendo
# en: 180624d6
punct-centre-first =
    { $space } está en el hexágono central: la primera pieza de la partida se coloca fuera de él
# en: 43ff05ab
punct-no-punct = no hay ninguna pieza con su PÜNCT en { $space }
# en: 705e015e
punct-not-yours =
    la pieza de { $space } pertenece a las { $owner ->
        [white] blancas
       *[black] negras
    }
# en: df548547
punct-pinned = la pieza de { $space } está bloqueada por la pieza de { $by }
# en: baa65ac1
punct-other-kind =
    la pieza de { $space } es del tipo { $kind }, pero así puesta sería del tipo { $found }
# en: 7972affa
punct-not-on-line = { $to } no está en ninguna de las tres líneas que pasan por { $from }
# en: 4d18b4cc
punct-unmoved = la pieza de { $space } quedaría igual que está
# en: 93d1dbe6
punct-uneven-triangle = los tres puntos de un triángulo deben estar en el mismo nivel
# en: 93025972
punct-uneven-ends = los dos extremos deben estar en el mismo nivel
# en: b81360c6
punct-middle-too-high = { $space }, bajo el punto del medio, está más alta que los extremos
# en: f3c05096
punct-not-own-dot =
    el PÜNCT debe quedar sobre un punto { $color ->
        [white] blanco
       *[black] negro
    }, y en { $space } no hay ninguno
# en: 1eb407ae
punct-may-not-pass = quien puede jugar no puede pasar: { $example } es posible
# en: b74600bb
punct-under-bridge =
    { $space } está bajo un puente, la pieza de { $by }: en el hueco no se pone nada

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
    }, de { $from } a { $to }, { $height ->
        [0] la propia pila queda aislada
       *[higher] altura { $height }
    }{ $cut ->
        [0] { "" }
        [one] , queda aislada { $cut } pieza: { $white } en pilas de las blancas, { $black } en pilas de las negras
       *[other] , quedan aisladas { $cut } piezas: { $white } en pilas de las blancas, { $black } en pilas de las negras
    }
# en: 24277f32
table-punct-placed =
    { $player ->
        [white] Las blancas colocan
       *[black] Las negras colocan
    } { $kind ->
        [triangle] una pieza triangular
        [straight] una pieza recta
       *[angle] una pieza angular
    }, PÜNCT en { $punct }, puntos en { $first } y { $second }
# en: c3c440f2
table-punct-moved =
    { $player ->
        [white] Las blancas mueven
       *[black] Las negras mueven
    } { $kind ->
        [triangle] la pieza triangular
        [straight] la pieza recta
       *[angle] la pieza angular
    } de { $from } a { $punct }, puntos en { $first } y { $second }, piso { $floor }
# en: e28c53a1
table-punct-turned =
    { $player ->
        [white] Las blancas giran
       *[black] Las negras giran
    } { $kind ->
        [triangle] la pieza triangular
        [straight] la pieza recta
       *[angle] la pieza angular
    } de { $punct }, puntos en { $first } y { $second }, piso { $floor }
# en: 269817de
table-and = { $said }, { $also }
# en: 7e17cfb6
table-over =
    { $result ->
        [white] Ganan las blancas
        [black] Ganan las negras
        [draw] Empate
       *[none] Sin resultado
    }
# en: 15daf3ac
table-controls =
    { $winner ->
        [white] Las blancas controlan
       *[black] Las negras controlan
    } más piezas, { $points } a { $against }.
# en: a1f0b593
table-controls-equal = Ambos bandos controlan lo mismo: { $points }.
# en: ba701e46
table-centre =
    { $end ->
        [two-passes] Nadie tiene una jugada posible
       *[last-piece] Se ha colocado la 18.ª pieza
    }: el centro es de las { $winner ->
        [white] blancas
       *[black] negras
    }, { $points } a { $against }.
# en: 20a283b1
table-resigned =
    { $loser ->
        [white] Las blancas se rinden.
       *[black] Las negras se rinden.
    }
# en: 210b84ba
table-time-over =
    { $loser ->
        [white] A las blancas se les ha acabado el tiempo.
       *[black] A las negras se les ha acabado el tiempo.
    }
# en: 4b858448
table-agreed = Ambos bandos han acordado el empate.
# en: ef9f5ee7
table-abandoned = La partida quedó sin terminar.
# en: 47ebc27b
table-adjudicated = El resultado lo ha decidido otra persona.
# en: ebb47724
table-level =
    { $change ->
        [up] ¡Bien jugado! La próxima partida es en el nivel { $level }.
        [down] La próxima partida es en el nivel { $level }, un poco más fácil.
       *[same] La próxima partida es otra vez en el nivel { $level }.
    }
# en: 60f64f67
table-denied =
    { $reason ->
        [over] La partida ha terminado.
        [other-turn] No es tu turno.
        [looking-back] Estás viendo una posición anterior. Ve a la última jugada para seguir jugando.
        [stale] El ordenador ha respondido a otra posición.
        [not-placing] No queda nada por colocar.
        [not-decided] Ambos bandos pueden mover todavía.
       *[nothing] No hay nada que deshacer ni rehacer.
    }
# en: c992f14f
table-bad-tag = la etiqueta { $name } de la partida dice «{ $found }», y eso no puede ser
# en: ffb00c2e
table-bad-setting = Este ajuste no se puede leer y se omite: «{ $line }»
# en: f23184de
table-bad-rung = Este nivel no se puede leer y se omite: «{ $line }»
# en: 88d19d31
table-bad-time =
    { $reason ->
        [base] El tiempo de la partida debe ser mayor que cero y de un día como mucho.
        [increment] El tiempo por jugada debe ser de una hora como mucho.
       *[malformed] Indica los tiempos en cifras.
    }

## La mano sobre un tablero de DVONN

# en: 667b34db
hand-dvonn-not-your-turn =
    { $turn ->
        [white] les toca a las blancas
       *[black] les toca a las negras
    }
# en: 7dd33c15
hand-dvonn-never-again =
    la pila de { $space } ya no podrá moverse: ninguna casilla ocupada está justo a la distancia de su altura
# en: 394d0600
hand-dvonn-lands =
    altura { $height }, { $owner ->
        [white] blancas
       *[black] negras
    }
# en: 154bd517
hand-dvonn-lands-lost = la pila queda aislada donde cae
# en: 76339917
hand-dvonn-cuts-own =
    { $own ->
        [one] queda aislada { $own } pieza tuya
       *[other] quedan aisladas { $own } piezas tuyas
    }
# en: 72f883b3
hand-dvonn-cuts-other =
    { $other ->
        [one] queda aislada { $other } pieza
       *[other] quedan aisladas { $other } piezas
    } { $opponent ->
        [white] de las blancas
       *[black] de las negras
    }
# en: 249662da
hand-dvonn-cuts-both =
    quedan aisladas { $own ->
        [one] { $own } pieza tuya
       *[other] { $own } piezas tuyas
    } y { $other } { $opponent ->
        [white] de las blancas
       *[black] de las negras
    }
# en: 956b5499
hand-dvonn-score = tanteo { $white } a { $black }
# en: 206b4a44
hand-dvonn-preview = { $landing }; { $score }
# en: 4088416b
hand-dvonn-preview-cutting = { $landing }; { $cuts }; { $score }
# en: fe629f6a
hand-dvonn-target = { $space }. Mover aquí: { $preview }
# en: 973bccb8
hand-dvonn-ask = De { $from } a { $to }: { $preview }. ¿Hacer esta jugada?
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

## La mano sobre un tablero de PÜNCT. Por qué una pieza no puede quedar así va tras dos puntos; lo que trae una
## jugada está junto a su botón y en la lista de jugadas.

# en: 2eedc680
hand-punct-off-board = un brazo de la pieza saldría del tablero
# en: 873a8002
hand-punct-no-other-turn = girada de otro modo, la pieza no cabe aquí
# en: f38324b9
hand-punct-target = { $space }. La pieza puede ir aquí
# en: 96c22d34
hand-punct-no-piece = ninguna pieza tiene su PÜNCT en { $punct } y sus otros puntos en { $first } y { $second }
# en: e58f3d6c
hand-punct-connects =
    { $sides ->
        [west-east] oeste y este
        [south-west] suroeste y noreste
       *[north-west] noroeste y sureste
    } quedan conectados: { $winner ->
        [white] ganan las blancas
       *[black] ganan las negras
    }
# en: cff77b1c
hand-punct-uncovers =
    queda a la vista la cadena { $winner ->
        [white] de las blancas
       *[black] de las negras
    } entre { $sides ->
        [west-east] oeste y este
        [south-west] suroeste y noreste
       *[north-west] noroeste y sureste
    }: { $winner ->
        [white] ganan las blancas
       *[black] ganan las negras
    }
# en: ea502af9
hand-punct-last-counts =
    18.ª pieza: la partida termina, en el centro { $white } a { $black }: { $result ->
        [white] ganan las blancas
        [black] ganan las negras
       *[draw] empate
    }
# en: 7311d688
hand-punct-last-draws = 18.ª pieza: la partida termina en empate
# en: 88f1e727
hand-punct-repeats = la posición se da por tercera vez: empate
# en: 82728dfa
hand-punct-hundred-turns = cien jugadas sin colocar una pieza: empate
# en: e67b7423
hand-punct-pins =
    { $owner ->
        [white] queda bloqueada la pieza blanca de { $space }
       *[black] queda bloqueada la pieza negra de { $space }
    }
# en: 6f6385c5
hand-punct-frees =
    { $owner ->
        [white] queda libre la pieza blanca de { $space }
       *[black] queda libre la pieza negra de { $space }
    }
# en: 846bc59f
hand-punct-bridges = un puente sobre { $over }
# en: 2f0a3fe6
hand-punct-jumps =
    salto sobre { $spaces ->
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
# en: d3b037a0
hand-punct-chosen = { $kind }: elige la casilla de su PÜNCT
# en: eeec03f8
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
# en: cd9e03ee
hand-punct-named-two =
    PÜNCT en { $punct }, un punto en { $first }, { $targets ->
        [0] ninguna pieza cabe ahí
        [one] { $targets } casilla para el último punto
       *[other] { $targets } casillas para el último punto
    }
# en: ebec14e8
hand-punct-ghost =
    { $kind }, PÜNCT en { $punct }, brazos a { $first } y { $second }, piso { $floor }
# en: c17604d1
hand-punct-ghost-beyond = { $kind }, PÜNCT en { $punct }
# en: bd395239
hand-punct-legal = { $ghost }; Intro confirma
# en: 008dd7ba
hand-punct-leads = { $ghost }; { $consequences }; Intro confirma
# en: 7d0752d9
hand-punct-illegal = { $ghost }; no es posible: { $reason }
# en: b4770b8a
hand-punct-dot =
    piso { $floor }: { $dot ->
        [punct] el PÜNCT
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
# en: 0712223d
hand-punct-threats =
    { $owner ->
        [white] Las blancas
       *[black] Las negras
    } { $count ->
        [0] no podrían ganar de inmediato
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
