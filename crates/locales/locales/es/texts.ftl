### Español: qué falla en el texto de una jugada, de una posición o de una partida.

## Jugadas y casillas

# en: 5b73ce94
text-game = se esperaba el nombre de un juego (dvonn, punct, punct-basic), hay «{ $found }»
# en: 5e2df812
text-other-game = { $mv } no es una jugada de { $game }
# en: 032034aa
text-space = se esperaba una casilla del tablero, hay «{ $found }»
# en: 6872a8c5
text-move = se esperaba una jugada como e3, a1b2 o pass, hay «{ $found }»
# en: 164cc7af
text-turn = se esperaba una jugada como l4/l5m5, c4-f7/f8g9 o pass, hay «{ $found }»
# en: 458be231
text-piece = ninguna pieza tiene su PÜNCT y sus puntos menores en «{ $found }»

## Una disposición que no es una posición de DVONN

# en: 6529667e
setup-too-many =
    hay { $found } piezas «{ $piece }» en el tablero y el juego tiene { $most }
# en: 8062b486
setup-red-count = en el apilamiento están en el tablero las 3 piezas rojas, hay { $found }
# en: 4da72af4
setup-red-on-top =
    hay una pieza roja encima de la pila de { $space }, pero las rojas nunca se mueven sobre otras
# en: 6682ade4
setup-not-linked =
    la pila de { $space } no está conectada a una pieza roja, así que ya se habría retirado
# en: 2c1ed749
setup-high-while-placing =
    durante la colocación ninguna casilla tiene más de una pieza, pero { $space } sí
# en: 4f38474d
setup-nothing-to-place = las 49 casillas están ocupadas, así que la colocación ha terminado
# en: cab7f736
setup-placed-pieces =
    tras { $placed } colocaciones hay { $expected } piezas «{ $piece }», aquí hay { $found }
# en: e6a09012
setup-placing-turn =
    tras { $placed } colocaciones les toca a las { $expected ->
        [white] blancas
       *[black] negras
    }

## El texto de una posición de DVONN

# en: d6dacbfa
position-fields =
    se esperaban el tablero, a quién le toca (w o b) y la fase (p o s), hay { $found } palabras
# en: da548f29
position-rows = se esperaban 5 filas separadas por «/», hay { $found }
# en: 23cf9542
position-row-length = la fila { $row } tiene { $expected } casillas, aquí hay { $found }
# en: 25b49e06
position-symbol =
    se esperaba w, b, r, un número de casillas vacías o «(» en la fila { $row }, hay «{ $found }»
# en: f329e508
position-bracket = se esperaba una pila como (rwb) en la fila { $row }, hay «{ $found }»
# en: fd1da645
position-player = se esperaba w o b según a quién le toca, hay «{ $found }»
# en: e7eafa0e
position-phase = se esperaba p (colocación) o s (apilamiento), hay «{ $found }»

## Una disposición que no es una posición de PÜNCT

# en: 405dca4e
punct-setup-too-many =
    { $color ->
        [white] las blancas
       *[black] las negras
    } tienen { $found } piezas { $kind } en el tablero y el juego da { $most }
# en: d98e9554
punct-setup-same-place = dos piezas tienen un punto en { $space }, en el nivel { $level }
# en: 0a4d8e70
punct-setup-unsupported =
    nada en el nivel inferior sostiene el punto de { $space }, en el nivel { $level }
# en: 655802af
punct-setup-foreign-dot =
    el PÜNCT de { $space }, en el nivel { $level }, no está sobre un punto de su color
# en: a04ce478
punct-setup-turn-count =
    tras { $most } jugadas sin colocar la partida es empate, aquí hay { $found }
# en: aa858e8e
punct-setup-pass-count =
    pasar cuenta como jugada sin colocar, aquí hay { $passes } pases en { $turns } jugadas
# en: d2b07a98
punct-setup-passes-in-a-row =
    tras { $most } pases seguidos la partida termina, aquí hay { $found }

## El texto de una posición de PÜNCT

# en: 9f5d9a88
punct-position-fields =
    se esperaban las piezas de las blancas (w:…), las de las negras (b:…), a quién le toca (w o b), el número de jugadas sin colocar y quizá pass o pass pass, hay { $found } palabras
# en: 220f5c34
punct-position-list = se esperaban las piezas de un bando tras «{ $expected }», hay «{ $found }»
# en: 4529e4c9
punct-position-level = se esperaba un nivel de 0 a 35 tras «^», hay «{ $found }»
# en: 6a243600
punct-position-player = se esperaba w o b según a quién le toca, hay «{ $found }»
# en: 04b5db13
punct-position-turns = se esperaba el número de jugadas sin colocar, hay «{ $found }»
# en: 7ab55deb
punct-position-pass = se esperaba pass o nada al final, hay «{ $found }»

## Registros de partidas

# en: 1ec33f72
record-at = partida { $game }, línea { $line }, columna { $column }: { $problem }
# en: f38c709a
record-too-long = se esperaban como mucho { $most } bytes en una partida, hay más
# en: 538677ad
record-not-utf8 = se esperaba texto en UTF-8, está el byte { $found }
# en: c6de03b0
record-tag = se esperaba una etiqueta como [White "name"] en su propia línea, hay «{ $found }»
# en: 564e7853
record-tag-name =
    se esperaba el nombre de una etiqueta, de letras, cifras y «_», hay «{ $found }»
# en: 2144cb60
record-tag-reserved = la etiqueta { $name } se deduce del registro y no se puede poner
# en: 3af80b26
record-tag-twice = se esperaba cada etiqueta una vez, { $name } está dos veces
# en: 996bc33c
record-tag-too-many = se esperaban como mucho { $most } etiquetas, hay más
# en: b7f5931d
record-name = se esperaba un nombre como White [name], hay «{ $found }»
# en: 156de029
record-no-game = se esperaba una etiqueta con el juego, como [Game "dvonn"], no hay ninguna
# en: bbf3b0bf
record-variant = se esperaba una variante de { $game }, hay «{ $found }»
# en: 927449bb
record-result = se esperaba un resultado (1-0, 0-1, 1/2-1/2 o *), hay «{ $found }»
# en: 89da35cb
record-results-differ = se esperaba el resultado { $tag } como en la etiqueta, está { $found }
# en: 2a303173
record-score = se esperaba un tanteo como 26-7, primero las blancas, hay «{ $found }»
# en: 6840d775
record-number = se esperaba un número de jugada como 12. o 12..., hay «{ $found }»
# en: ea8d7d17
record-nag = se esperaba de $0 a $255, !, ?, !!, ??, !? o ?!, hay «{ $found }»
# en: 1bd1a770
record-clock = se esperaba un tiempo como 0:14:59 o 0:14:59.5, hay «{ $found }»
# en: 5b1bc678
record-eval = se esperaba una valoración como +3.5, 62%, =+4 o =1-0, hay «{ $found }»
# en: 444ddd58
record-shape = se esperaba un círculo como Ye3 o una flecha como Ya1b2, hay «{ $found }»
# en: 1ebb7011
record-open-comment = se esperaba el final del comentario y la partida se acaba
# en: 2902ddad
record-open-variation = se esperaba el final de la variante y la partida se acaba
# en: 9765442e
record-too-deep = se esperaban variantes de { $most } niveles como mucho, aquí hay más
# en: a53539d5
record-no-move = se esperaba una jugada antes de «{ $found }», no hay ninguna
# en: 84e847e3
record-unexpected =
    se esperaba una jugada, un comentario, una variante o el resultado, hay «{ $found }»
# en: 88afe34f
record-no-result =
    se esperaba un resultado (1-0, 0-1, 1/2-1/2 o *) tras las jugadas y la partida se acaba
# en: 25d6f54c
record-no-tree = se esperaba una partida entre paréntesis como (;GM[Dvonn] …), hay «{ $found }»
# en: 6c226d25
record-open-tree = se esperaba «)» para cerrar la partida, el texto termina con paréntesis abiertos: { $open }
# en: c5fdb66a
record-property = se esperaba una propiedad como GM[Dvonn], hay «{ $found }»
# en: 67436311
record-no-sgf-game =
    se esperaba la propiedad GM[Dvonn] o GM[25] antes de la primera acción, no está
# en: 10889b5f
record-sgf-game = se esperaba GM[Dvonn] o GM[25], hay «{ $found }»
# en: 6e25a0ba
record-gesture = se esperaba una acción del juego como Pickb C 3, hay «{ $found }»
# en: e7414b45
record-nothing-done = se esperaba una jugada antes de Done, no queda ninguna en pie
# en: 93d09311
record-after-end = se esperaba la partida siguiente, hay «{ $found }»
# en: 448da24b
record-write-setup = el formato { $format } no admite partidas desde una posición dispuesta
# en: b2709fcd
record-write-game = el formato { $format } no admite partidas de { $game }
# en: 0d52f20b
record-write-illegal =
    el formato { $format } no admite partidas con una jugada ilegal; está { $found }
# en: 56a11371
record-write-tag = el formato { $format } no admite la etiqueta { $tag } con el valor «{ $found }»
# en: 44012f8a
record-write-last-placement =
    Little Golem omite la colocación 49, así que debe ir en la única casilla libre; está { $found }

## Un registro que no se jugó según las reglas

# en: 2fb696e8
record-illegal = semijugada { $ply }, jugada { $mv }: { $why }
# en: 448be38e
record-illegal-variation = variante en la semijugada { $ply }, jugada { $mv }: { $why }
# en: 90f5b167
record-wrong-result = el registro dice { $recorded }, pero en el tablero la partida acaba { $board }
# en: 3dc9d244
record-wrong-score = el registro dice { $recorded } en puntos, pero en el tablero hay { $board }

## JSON y enlaces

# en: 701d362f
record-json = se esperaba JSON, hay «{ $found }»
# en: 80591414
record-json-cut-short = se esperaba el resto del JSON y el texto se acaba
# en: bf94be19
record-json-text = se esperaba un texto, hay «{ $found }»
# en: 6cae5a76
record-json-number = se esperaba un número entero de 0 a { $most }, hay «{ $found }»
# en: 3945a0e5
record-json-list = se esperaba una lista, hay «{ $found }»
# en: c13fc9f9
record-json-object = se esperaba un objeto, hay «{ $found }»
# en: c36de3d4
record-json-missing = se esperaba «{ $name }» y no está
# en: abbed3ff
record-json-unknown = «{ $found }» no significa nada aquí
# en: ca737626
record-json-twice = se esperaba «{ $found }» una vez, está dos veces
# en: 59326b77
record-json-format =
    se esperaba el formato basalt-game o el header de AbstractPlay, hay «{ $found }»
# en: 3271a817
record-json-version = se esperaba la versión { $known }, hay «{ $found }»
# en: cb823c87
record-json-players = se esperaban dos jugadores, hay { $found }
# en: a4789f68
record-json-seat =
    aquí les toca a las { $player ->
        [white] blancas
       *[black] negras
    }
# en: add2b26e
record-json-at = partida { $game }, { $path }: { $problem }
# en: 4fd4bc0a
record-abstractplay-unfinished = el registro de AbstractPlay solo admite partidas terminadas
# en: c5657693
record-abstractplay-no-date =
    el registro de AbstractPlay necesita una fecha; se esperaba una etiqueta como [Date "2026.11.15"]
# en: bd97024a
record-link-too-long = se esperaban como mucho { $most } caracteres en un enlace, hay más
# en: cc79d2e2
record-link-version = se esperaba un enlace a una partida que empiece por 1&Game=, hay «{ $found }»
# en: f355a6e2
record-link-part = se esperaba una parte de un enlace como White=Ada, hay «{ $found }»
# en: 418aa2a7
record-link-escape =
    se esperaban dos cifras hexadecimales de texto UTF-8 tras cada ~, hay «{ $found }»
