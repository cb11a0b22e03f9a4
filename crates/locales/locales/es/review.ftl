### Revisión de la partida. Cada frase habla de un movimiento.

## Alrededor de las frases

# en: 4d6decd3
review-mark =
    { $mark ->
        [good] buen movimiento
        [inaccuracy] imprecisión
        [mistake] error
       *[blunder] error grave
    }
# en: 3e9e0843
review-accuracy =
    { $player ->
        [white] Blancas
       *[black] Negras
    }: precisión del { $percent }%
# en: e50b331c
review-marks = { $accuracy }; ! { $good }, ?! { $inaccuracies }, ? { $mistakes }, ?? { $blunders }
# en: 6f9f7a5e
review-turning-points = Momentos decisivos: { $list }
# en: 280dfcd0
review-no-marks = Ningún movimiento destaca.
# en: 4773ef72
review-best-line = Mejor: { $line }
# en: 08b95e0f
review-progress = Revisando la partida

## Lo demostrado

# en: b7581cac
review-result =
    { $played ->
        [loss] Este movimiento pierde con seguridad
       *[draw] Este movimiento solo empata
    }. { $better ->
        [win] { $mv } gana
       *[draw] { $mv } empata
    }.
# en: 5224678d
review-margin =
    { $played ->
        [loss] Este movimiento pierde por { $by } con seguridad
        [win] Este movimiento gana por { $by } con seguridad
       *[draw] Este movimiento solo empata
    }. { $better ->
        [loss] { $mv } pierde por { $instead }
        [win] { $mv } gana por { $instead }
       *[draw] { $mv } empata
    }.
# en: e496ab25
review-lost = Este movimiento pierde con seguridad. Tras { $mv }, el motor da un { $chance }% de probabilidad de ganar.
# en: a0bb854c
review-won = { $mv } gana con seguridad. Tras este movimiento, el motor da solo un { $chance }% de probabilidad.
# en: fdd5641c
review-only =
    { $played ->
        [win] Este movimiento gana con seguridad
       *[draw] Este movimiento empata con seguridad
    }. { $worse ->
        [loss] { $mv }, el segundo mejor, pierde
       *[draw] { $mv }, el segundo mejor, solo empata
    }.

## Lo que opina el motor

# en: 3f92bc03
review-more-points = El motor prefiere { $mv }: { $points } puntos más.
# en: 971b8715
review-better-chance = El motor prefiere { $mv }: un { $better }% de probabilidad de ganar en vez de un { $played }%.
# en: dbb84eb2
review-others-worse = Al motor solo le gusta este movimiento: { $mv }, el segundo mejor, tiene un { $worse }% de probabilidad de ganar en vez de un { $played }%.

## Lo que confirman las reglas de DVONN

# en: 4d0e54ba
review-cuts-own =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } aíslan { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    } de sus propias pilas.
# en: d84707c0
review-lets-cut =
    Permite a las { $player ->
        [white] negras
       *[black] blancas
    } aislar { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    } de las pilas { $player ->
        [white] blancas
       *[black] negras
    } con { $reply }.
# en: 55e02c68
review-never-moves-again =
    Después ninguna pila { $player ->
        [white] blanca
       *[black] negra
    } podrá volver a moverse nunca.
# en: 7f458131
review-last-move =
    { $player ->
        [white] Gasta el último movimiento libre de las blancas. Respondan lo que respondan las negras, las blancas no podrán mover en el próximo turno.
       *[black] Gasta el último movimiento libre de las negras. Respondan lo que respondan las blancas, las negras no podrán mover en el próximo turno.
    }
# en: cd557921
review-lets-take =
    Permite a las { $player ->
        [white] negras hacerse con el control de la pila blanca
       *[black] blancas hacerse con el control de la pila negra
    } de altura { $height } con { $reply }.
# en: 777d0ac1
review-misses-cut =
    Deja pasar { $mv }, que aísla { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    } de las pilas { $player ->
        [white] negras.
       *[black] blancas.
    }
# en: f28e61ee
review-misses-take = Deja pasar { $mv }, que se hace con el control de una pila de altura { $height }.
# en: 8f02a506
review-lets-take-red =
    Permite a las { $player ->
        [white] negras
       *[black] blancas
    } hacerse con el control de una pieza roja con { $reply }.
# en: 79c623dd
review-misses-red = Deja pasar { $mv }, que se hace con el control de una pieza roja.
# en: 11fb1c70
review-stuck = La pila de altura { $height } de { $space } ya no podrá moverse nunca, salvo que la cubran.
# en: f8e8122a
review-fewer-moves =
    Deja a las { $player ->
        [white] blancas
       *[black] negras
    } { $moves ->
        [one] { $moves } movimiento
       *[other] { $moves } movimientos
    }. { $mv } conserva { $better }.
# en: 1aa561ec
review-more-replies =
    Deja a las { $player ->
        [white] negras
       *[black] blancas
    } { $moves ->
        [one] { $moves } movimiento
       *[other] { $moves } movimientos
    }. { $mv } les deja solo { $better }.
# en: bb3b7997
review-heap =
    Colocada junto a { $neighbours ->
        [one] { $neighbours } pieza
       *[other] { $neighbours } piezas
    } del mismo color. En { $mv } tocaría { $better }.
# en: 0c10c42d
review-far-from-red =
    A { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    } de la pieza roja más cercana. { $mv } está a solo { $better }.
# en: 08976e4b
review-cuts =
    Aísla { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    } de las pilas { $player ->
        [white] negras.
       *[black] blancas.
    }
# en: 16fcf2ac
review-takes = Se hace con el control de una pila de altura { $height }.

## Lo que confirman las reglas de PÜNCT o una victoria demostrada

# en: a8777ee1
review-uncovers =
    Destapa la cadena { $player ->
        [white] negra
       *[black] blanca
    } de { $sides ->
        [west-east] oeste a este
        [south-west] suroeste a noreste
       *[north-west] noroeste a sureste
    }: { $player ->
        [white] ganan las negras.
       *[black] ganan las blancas.
    }
# en: 9ca7738a
review-ends-behind = Coloca la pieza número 18 y acaba la partida por detrás en el centro, { $own } a { $other }.
# en: db20ffe6
review-ends-drawn =
    Acaba la partida en empate: { $end ->
        [two-passes] ningún jugador puede colocar ni mover.
        [repetition] la posición se da por tercera vez.
        [hundred-turns] 100 turnos sin colocar.
       *[last-piece] se ha colocado la pieza número 18.
    }
# en: cf4d01f7
review-misses-win = Deja pasar una victoria inmediata: { $mv }.
# en: 37d55b68
review-ignores-threat =
    No para la amenaza de las { $player ->
        [white] negras
       *[black] blancas
    } de ganar de inmediato con { $reply }.
# en: bc77d176
review-lets-win =
    Permite a las { $player ->
        [white] negras
       *[black] blancas
    } ganar de inmediato con { $reply }.
# en: 93aceb39
review-lets-win-in =
    Ahora las { $player ->
        [white] negras
       *[black] blancas
    } pueden forzar la victoria en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, empezando con { $reply }.
# en: d90a1374
review-win-in =
    { $mv } habría forzado la victoria en { $turns ->
        [one] { $turns } turno.
       *[other] { $turns } turnos.
    }
# en: a2c89e17
review-lets-pin =
    Permite a las { $player ->
        [white] negras
       *[black] blancas
    } bloquear { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    } con { $reply }.
# en: 816eda98
review-lets-cover =
    Permite a las { $player ->
        [white] negras
       *[black] blancas
    } tapar { $dots ->
        [one] { $dots } punto
       *[other] { $dots } puntos
    } con { $reply }.
# en: 7ac939cc
review-frees =
    Libera la pieza { $player ->
        [white] negra
       *[black] blanca
    } bloqueada en { $space }.
# en: dc49a027
review-misses-threat = Deja pasar { $mv }, que amenaza con ganar de inmediato.
# en: 1307ee83
review-misses-pin =
    Deja pasar { $mv }, que bloquea { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    } de las { $player ->
        [white] negras.
       *[black] blancas.
    }
# en: a16b5dc6
review-misses-cover =
    Deja pasar { $mv }, que tapa { $dots ->
        [one] { $dots } punto
       *[other] { $dots } puntos
    } de las { $player ->
        [white] negras.
       *[black] blancas.
    }
# en: 394d72c4
review-centre-lost =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } quedan { $own } a { $other } en el centro. Tras { $mv } sería { $better_own } a { $better_other }.
# en: 992318f6
review-only-defence =
    El único turno que impide a las { $player ->
        [white] negras
       *[black] blancas
    } ganar de inmediato.
# en: 733e92fc
review-threatens = Amenaza con ganar de inmediato.
# en: d51b7887
review-pins =
    Bloquea { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    } de las { $player ->
        [white] negras.
       *[black] blancas.
    }
