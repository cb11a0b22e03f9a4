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
    No detiene la amenaza de las { $player ->
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
# en: b5c79927
review-misses-pin =
    Deja pasar { $mv }, que bloquea { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    } de las { $player ->
        [white] negras.
       *[black] blancas.
    }
# en: 5fa3ca4b
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
    Lo único que impide a las { $player ->
        [white] negras
       *[black] blancas
    } ganar de inmediato.
# en: 733e92fc
review-threatens = Amenaza con ganar de inmediato.
# en: da09aad3
review-pins =
    Bloquea { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    } de las { $player ->
        [white] negras.
       *[black] blancas.
    }

## Capítulos y lecciones

# en: 8accf757
review-next-best = El único buen movimiento. ¿Por qué no { $mv }?
# en: aaca02ae
review-better-than = ¿Por qué no { $mv }?
# en: 1b833bdb
review-chapter =
    { $kind ->
        [opening] Apertura
        [middle] Momentos decisivos
       *[ending] Final
    }, movimientos { $first }–{ $last }
# en: 234c2bed
review-chapter-chance = Probabilidad de ganar de las blancas tras esta parte: { $chance }%
# en: 946299f7
review-chart = Probabilidad de ganar de las blancas
# en: 263e0932
review-takeaways = Para recordar
# en: 6a914c94
review-lesson =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    }: { $theme ->
        [cut] Vigila las conexiones con las rojas. Cuenta lo que aislaría una pila al irse.
        [take] Antes de mover, mira qué pilas pueden caer sobre las tuyas.
        [red] No pierdas de vista las rojas. Quien se las lleva decide qué sigue conectado.
        [mobility] Conserva pilas que puedan moverse. La altura cuesta movilidad.
        [tempo] Cuenta los últimos movimientos. Quien se queda sin ellos solo puede mirar.
        [placing] Reparte tus piezas, cerca de las rojas y por el borde.
        [connect] Antes de cada turno, busca el camino más corto.
        [defend] Comprueba con qué ganaría tu rival de inmediato.
        [block] Corta el paso pronto. Un rodeo le cuesta a tu rival más de un turno.
        [pin] Mira qué piezas se pueden tapar, tuyas y del rival.
        [bridge] Busca puentes. Debajo no se puede poner nada.
        [plan] Mantén dos caminos abiertos, para que un corte no baste.
        [centre] Cuenta el centro. Decide si nadie conecta.
       *[result] Cerca del final, calcula las líneas hasta el último movimiento.
    } (movimientos: { $list })
# en: c1360ed2
review-praise =
    Bien jugado, { $player ->
        [white] blancas
       *[black] negras
    }: { $theme ->
        [cut] aislar piezas
        [take] hacerse con pilas
        [red] el manejo de las rojas
        [mobility] la movilidad
        [tempo] contar movimientos
        [placing] la colocación
        [connect] conectar
        [defend] defender
        [block] cortar el paso
        [pin] tapar piezas
        [bridge] los puentes
        [plan] mantener varios planes
        [centre] el centro
       *[result] encontrar el único movimiento
    } (movimientos: { $list })
# en: 83d224f8
review-look = Mira el lugar marcado
# en: ea80a4c0
review-nudge =
    { $theme ->
        [cut] ¿Se puede aislar algo?
        [take] ¿Qué pila cambia de dueño?
        [red] Piensa en las piezas rojas.
        [mobility] ¿Quién conserva más movimientos?
        [tempo] Cuenta los movimientos que quedan.
        [placing] ¿Cuál es aquí la mejor casilla?
        [connect] ¿Cómo se llega al otro lado?
        [defend] Primero detén la amenaza.
        [block] ¿Adónde quiere llegar tu rival?
        [pin] ¿Qué se puede tapar?
        [bridge] ¿Hay un puente?
        [plan] Mantén dos caminos abiertos.
        [centre] Piensa en el centro.
       *[result] Calcúlalo hasta el final.
    }

## Efectos y cuentas de DVONN

# en: ed6a7403
review-takes-red = Se hace con el control de una pieza roja.
# en: c2314c59
review-pass =
    { $frame ->
        [lets] Permite a las { $player ->
            [white] negras
           *[black] blancas
        } jugar { $mv }, que obliga a las { $player ->
            [white] blancas
           *[black] negras
        } a pasar.
        [misses] Deja pasar { $mv }, que obliga a las { $player ->
            [white] negras
           *[black] blancas
        } a pasar.
       *[does] Obliga a las { $player ->
            [white] negras
           *[black] blancas
        } a pasar.
    }
# en: 445aa9a9
review-carry-red =
    { $frame ->
        [lets] Permite a las { $player ->
            [white] negras
           *[black] blancas
        } llevarse una pieza roja con { $mv }.
        [misses] Deja pasar { $mv }, que se lleva una pieza roja.
       *[does] Se lleva una pieza roja.
    }
# en: a985eb17
review-threaten-cut =
    { $frame ->
        [lets] Con { $mv } las { $player ->
            [white] negras
           *[black] blancas
        } pueden amenazar con aislar { $pieces ->
            [one] { $pieces } pieza
           *[other] { $pieces } piezas
        } de las pilas { $player ->
            [white] blancas
           *[black] negras
        }.
        [misses] Deja pasar { $mv }, que amenaza con aislar { $pieces ->
            [one] { $pieces } pieza
           *[other] { $pieces } piezas
        } de las pilas { $player ->
            [white] negras
           *[black] blancas
        }.
       *[does] Amenaza con aislar { $pieces ->
            [one] { $pieces } pieza
           *[other] { $pieces } piezas
        } de las pilas { $player ->
            [white] negras
           *[black] blancas
        }.
    }
# en: 7d67965b
review-hangs =
    Las { $player ->
        [white] blancas
       *[black] negras
    } tienen { $pieces ->
        [one] { $pieces } pieza conectada
       *[other] { $pieces } piezas conectadas
    } a una roja solo por { $space }. Tras { $mv }, de una sola casilla dependerían como mucho { $better }.
# en: 9fcbd418
review-tempi =
    Si las { $player ->
        [white] negras
       *[black] blancas
    } esperaran, las { $player ->
        [white] blancas
       *[black] negras
    } podrían hacer { $moves ->
        [one] { $moves } movimiento más
       *[other] { $moves } movimientos más
    }. Tras { $mv } podrían hacer { $better }.
# en: 1e97581f
review-stacks =
    Las { $player ->
        [white] blancas
       *[black] negras
    } tienen { $stacks ->
        [one] { $stacks } pila que puede moverse
       *[other] { $stacks } pilas que pueden moverse
    }. Tras { $mv } tendrían { $better }.
# en: 54be4169
review-pieces =
    Las { $player ->
        [white] blancas
       *[black] negras
    } controlan { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    }. Tras { $mv } controlarían { $better }.
# en: 5dd88bc0
review-contacts =
    { $pieces ->
        [0] No toca ninguna pieza
        [one] Toca { $pieces } pieza
       *[other] Toca { $pieces } piezas
    } del otro color. En { $mv } tocaría { $better }.
# en: 0e254900
review-edge = No está en el borde. En { $mv } la pieza nunca podría quedar rodeada.
# en: 3ad98215
review-crowd =
    A dos casillas o menos hay { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    } del mismo color. Alrededor de { $mv } habría { $better }.

## Efectos y cuentas de PÜNCT

# en: 2c97b216
review-connects =
    Conecta { $sides ->
        [west-east] oeste y este
        [south-west] suroeste y noreste
       *[north-west] noroeste y sureste
    } y gana.
# en: 67a0a322
review-lets-threat =
    Permite a las { $player ->
        [white] negras
       *[black] blancas
    } crear con { $reply } una amenaza de ganar de inmediato.
# en: 33db6f63
review-covers =
    Tapa { $dots ->
        [one] { $dots } punto
       *[other] { $dots } puntos
    } de las { $player ->
        [white] negras
       *[black] blancas
    }.
# en: ecbe1df5
review-double-threat =
    { $frame ->
        [lets] Permite a las { $player ->
            [white] negras
           *[black] blancas
        } crear una doble amenaza con { $mv }: dos formas de ganar de inmediato.
        [misses] Deja pasar { $mv }, una doble amenaza: dos formas de ganar de inmediato.
       *[does] Doble amenaza: dos formas de ganar de inmediato.
    }
# en: b6c177a7
review-block =
    { $frame ->
        [lets] Permite a las { $player ->
            [white] negras
           *[black] blancas
        } cortar el paso con { $mv }: las { $player ->
            [white] blancas
           *[black] negras
        } tendrían que ocupar { $spaces ->
            [one] { $spaces } casilla vacía
           *[other] { $spaces } casillas vacías
        } más.
        [misses] Deja pasar el corte { $mv }: las { $player ->
            [white] negras
           *[black] blancas
        } tendrían que ocupar { $spaces ->
            [one] { $spaces } casilla vacía
           *[other] { $spaces } casillas vacías
        } más.
       *[does] Corta el paso: las { $player ->
            [white] negras
           *[black] blancas
        } tienen que ocupar ahora { $spaces ->
            [one] { $spaces } casilla vacía
           *[other] { $spaces } casillas vacías
        } más.
    }
# en: 91e32c9c
review-build =
    { $frame ->
        [lets] Permite a las { $player ->
            [white] negras
           *[black] blancas
        }, con { $mv }, quedar a { $spaces ->
            [one] { $spaces } casilla vacía
           *[other] { $spaces } casillas vacías
        } menos de conectar.
        [misses] Deja pasar { $mv }, que deja a las { $player ->
            [white] blancas
           *[black] negras
        } a { $spaces ->
            [one] { $spaces } casilla vacía
           *[other] { $spaces } casillas vacías
        } menos de conectar.
       *[does] Deja a las { $player ->
            [white] blancas
           *[black] negras
        } a { $spaces ->
            [one] { $spaces } casilla vacía
           *[other] { $spaces } casillas vacías
        } menos de conectar.
    }
# en: ebf06121
review-centre =
    { $frame ->
        [lets] Permite a las { $player ->
            [white] negras
           *[black] blancas
        } ganar { $dots ->
            [one] { $dots } punto
           *[other] { $dots } puntos
        } a las { $player ->
            [white] blancas
           *[black] negras
        } en el centro con { $mv }.
        [misses] Deja pasar { $mv }, que gana { $dots ->
            [one] { $dots } punto
           *[other] { $dots } puntos
        } a las { $player ->
            [white] negras
           *[black] blancas
        } en el centro.
       *[does] Gana { $dots ->
            [one] { $dots } punto
           *[other] { $dots } puntos
        } a las { $player ->
            [white] negras
           *[black] blancas
        } en el centro.
    }
# en: 30eab31a
review-link =
    { $frame ->
        [lets] Permite a las { $player ->
            [white] negras
           *[black] blancas
        } unir cadenas en una sola de { $dots ->
            [one] { $dots } punto
           *[other] { $dots } puntos
        } con { $mv }.
        [misses] Deja pasar { $mv }, que une cadenas en una sola de { $dots ->
            [one] { $dots } punto
           *[other] { $dots } puntos
        }.
       *[does] Une cadenas en una sola de { $dots ->
            [one] { $dots } punto
           *[other] { $dots } puntos
        }.
    }
# en: 714a8513
review-bridge =
    { $frame ->
        [lets] Permite a las { $player ->
            [white] negras
           *[black] blancas
        } construir un puente con { $mv }.
        [misses] Deja pasar el puente { $mv }. Debajo no se podría poner nada.
       *[does] Construye un puente. Debajo no se puede poner nada.
    }
# en: bebd3ee3
review-ways =
    { $frame ->
        [lets] Permite a las { $player ->
            [white] negras
           *[black] blancas
        } mantener abiertos { $ways } caminos con { $mv }.
        [misses] Deja pasar { $mv }, que mantiene abiertos { $ways } caminos.
       *[does] Mantiene abiertos { $ways } caminos.
    }
# en: c346343d
review-gaps =
    Las { $player ->
        [white] blancas
       *[black] negras
    } aún tienen que ocupar { $spaces ->
        [one] { $spaces } casilla vacía
       *[other] { $spaces } casillas vacías
    } en el camino abierto más corto. Tras { $mv } tendrían que ocupar { $better }.
# en: a32a7419
review-plans =
    Las { $player ->
        [white] blancas
       *[black] negras
    } { $ways ->
        [0] no tienen ningún camino
        [one] tienen { $ways } camino
       *[other] tienen { $ways } caminos
    } con { $most } casillas vacías como mucho. Tras { $mv } tendrían { $better }.
# en: 33134cd1
review-chain =
    Forma parte de una cadena de { $dots ->
        [one] { $dots } punto
       *[other] { $dots } puntos
    }. Tras { $mv } la cadena tendría { $better }.
# en: 9d041114
review-free =
    Las { $player ->
        [white] blancas
       *[black] negras
    } tienen { $pieces ->
        [one] { $pieces } pieza que puede moverse
       *[other] { $pieces } piezas que pueden moverse
    }. Tras { $mv } tendrían { $better }.
