### Análisis de la partida: qué se dice de las jugadas y qué las rodea. Cada frase habla de una jugada.

## Alrededor de las frases

# en: 4d6decd3
review-mark =
    { $mark ->
        [good] buena jugada
        [inaccuracy] imprecisión
        [mistake] error
       *[blunder] error grave
    }
# en: d4ae63cf
review-accuracy =
    { $player ->
        [white] Blancas
       *[black] Negras
    }: precisión { $percent } %
# en: e50b331c
review-marks = { $accuracy }; ! { $good }, ?! { $inaccuracies }, ? { $mistakes }, ?? { $blunders }
# en: 6f9f7a5e
review-turning-points = Momentos decisivos: { $list }
# en: 280dfcd0
review-no-marks = Ninguna jugada llama la atención.
# en: 4773ef72
review-best-line = Mejor: { $line }
# en: 08b95e0f
review-progress = Analizando la partida

## Lo demostrado

# en: 5c955b48
review-result =
    { $played ->
        [loss] Esta jugada pierde con seguridad
       *[draw] Esta jugada empata con seguridad
    }; { $better ->
        [win] { $mv } gana
       *[draw] { $mv } empata
    }.
# en: 05ea1e67
review-margin =
    { $played ->
        [loss] Esta jugada pierde por { $by } con seguridad
        [win] Esta jugada gana por { $by } con seguridad
       *[draw] Esta jugada empata con seguridad
    }; { $better ->
        [loss] { $mv } pierde por { $instead }
        [win] { $mv } gana por { $instead }
       *[draw] { $mv } empata
    }.
# en: 9fc3f70a
review-lost = Esta jugada pierde con seguridad; tras { $mv } el ordenador ve { $chance } % de probabilidad de ganar.
# en: 897e323e
review-won = { $mv } gana con seguridad; tras esta jugada el ordenador ve { $chance } % de probabilidad de ganar.
# en: e6540cd5
review-only =
    { $played ->
        [win] Esta jugada gana con seguridad
       *[draw] Esta jugada empata con seguridad
    }; { $worse ->
        [loss] { $mv }, la siguiente mejor, pierde
       *[draw] { $mv }, la siguiente mejor, solo empata
    }.

## Lo que opina el ordenador

# en: 56345583
review-more-points = El ordenador prefiere { $mv } y espera { $points } puntos más.
# en: 065d7879
review-better-chance = El ordenador prefiere { $mv }: { $better } % de probabilidad de ganar en vez de { $played } %.
# en: d7387023
review-others-worse =
    Al ordenador no le gusta nada más: tras { $mv }, la siguiente mejor, la probabilidad de ganar es de { $worse } % en vez de { $played } %.

## Lo que confirman las reglas de DVONN

# en: 4d0e54ba
review-cuts-own =
    Deja { $pieces ->
        [one] aislada { $pieces } pieza
       *[other] aisladas { $pieces } piezas
    } de las propias pilas de las { $player ->
        [white] blancas.
       *[black] negras.
    }
# en: d84707c0
review-lets-cut =
    Permite a las { $player ->
        [white] negras
       *[black] blancas
    } aislar con { $reply } { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    } de las pilas de las { $player ->
        [white] blancas.
       *[black] negras.
    }
# en: 55e02c68
review-never-moves-again =
    Después ninguna pila de las { $player ->
        [white] blancas
       *[black] negras
    } podrá volver a moverse.
# en: 21ad747f
review-last-move =
    { $player ->
        [white] Gasta la última jugada libre de las blancas: respondan lo que respondan las negras, no podrán mover después.
       *[black] Gasta la última jugada libre de las negras: respondan lo que respondan las blancas, no podrán mover después.
    }
# en: a9de5949
review-lets-take =
    Permite que las { $player ->
        [white] negras se queden la pila de las blancas
       *[black] blancas se queden la pila de las negras
    } de altura { $height } con { $reply }.
# en: 777d0ac1
review-misses-cut =
    Deja pasar { $mv }, que aísla { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    } de las pilas de las { $player ->
        [white] negras.
       *[black] blancas.
    }
# en: bda20cd2
review-misses-take = Deja pasar { $mv }, que se queda una pila de altura { $height }.
# en: c824114c
review-lets-take-red =
    Permite a las { $player ->
        [white] negras
       *[black] blancas
    } quedarse una pieza DVONN con { $reply }.
# en: 9def28bd
review-misses-red = Deja pasar { $mv }, que se queda una pieza DVONN.
# en: e2a0712b
review-stuck = La pila de altura { $height } en { $space } ya no podrá moverse, salvo que otra pila caiga sobre ella.
# en: 289b8969
review-fewer-moves =
    Deja a las { $player ->
        [white] blancas
       *[black] negras
    } { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }; { $mv } les dejaría { $better }.
# en: 91343da7
review-more-replies =
    Deja a las { $player ->
        [white] negras
       *[black] blancas
    } { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }; { $mv } les dejaría solo { $better }.
# en: 24800d64
review-heap =
    Queda junto a { $neighbours ->
        [one] { $neighbours } pieza
       *[other] { $neighbours } piezas
    } del mismo color; en { $mv } tocaría { $better }.
# en: 7e6e51ce
review-far-from-red =
    Queda a { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } de la pieza DVONN más cercana; desde { $mv } serían { $better }.
# en: 08976e4b
review-cuts =
    Aísla { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    } de las pilas de las { $player ->
        [white] negras.
       *[black] blancas.
    }
# en: 17fd5bf8
review-takes = Se queda una pila de altura { $height }.

## Lo que confirman las reglas de PÜNCT o una victoria demostrada

# en: 34a69975
review-uncovers =
    Deja a la vista la cadena de las { $player ->
        [white] negras
       *[black] blancas
    } entre { $sides ->
        [west-east] oeste y este
        [south-west] suroeste y noreste
       *[north-west] noroeste y sureste
    }: { $player ->
        [white] ganan las negras.
       *[black] ganan las blancas.
    }
# en: 9ca7738a
review-ends-behind = Coloca la pieza 18 y termina la partida por detrás en el centro, { $own } a { $other }.
# en: 54a464d9
review-ends-drawn =
    Termina la partida en empate: { $end ->
        [two-passes] nadie tiene una jugada posible.
        [repetition] la posición se da por tercera vez.
        [hundred-turns] en cien jugadas seguidas nadie ha colocado una pieza.
       *[last-piece] se ha colocado la pieza 18.
    }
# en: 43211a1e
review-misses-win = Deja pasar una victoria inmediata: { $mv }.
# en: 6963c6c4
review-ignores-threat =
    No detiene la amenaza de las { $player ->
        [white] negras
       *[black] blancas
    } de ganar en el acto con { $reply }.
# en: bc77d176
review-lets-win =
    Permite a las { $player ->
        [white] negras
       *[black] blancas
    } ganar en el acto con { $reply }.
# en: 6061ae70
review-lets-win-in =
    Ahora las { $player ->
        [white] negras
       *[black] blancas
    } pueden forzar la victoria en { $turns ->
        [one] { $turns } jugada
       *[other] { $turns } jugadas
    }, empezando por { $reply }.
# en: d90a1374
review-win-in =
    { $mv } forzaba la victoria en { $turns ->
        [one] { $turns } jugada.
       *[other] { $turns } jugadas.
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
    Libera la pieza bloqueada de las { $player ->
        [white] negras
       *[black] blancas
    } en { $space }.
# en: dc49a027
review-misses-threat = Deja pasar { $mv }, que amenaza con ganar en el acto.
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
# en: 394ab4f7
review-centre-lost =
    Deja el centro para las { $player ->
        [white] blancas
       *[black] negras
    } en { $own } a { $other }; tras { $mv } sería { $better_own } a { $better_other }.
# en: 6edb0dcd
review-only-defence =
    La única jugada que impide a las { $player ->
        [white] negras
       *[black] blancas
    } ganar en el acto.
# en: 733e92fc
review-threatens = Amenaza con ganar en el acto.
# en: d51b7887
review-pins =
    Bloquea { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    } de las { $player ->
        [white] negras.
       *[black] blancas.
    }
