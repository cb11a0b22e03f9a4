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
# en: 5de238e1
punct-none-left = no queda ninguna pieza { $kind } en la reserva
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
