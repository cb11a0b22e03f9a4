### Español: qué falla en el texto de un movimiento, de una posición o de una partida.

## Movimientos y casillas

# en: 5b73ce94
text-game = se esperaba el nombre de un juego (dvonn, punct, punct-basic), pero hay «{ $found }»
# en: a362d6af
text-other-game = { $mv } no es un movimiento de { $game }
# en: f6d61102
text-space = se esperaba una casilla del tablero, pero hay «{ $found }»
# en: 6872a8c5
text-move = se esperaba un movimiento como e3, a1b2 o pass, pero hay «{ $found }»
# en: 164cc7af
text-turn = se esperaba un movimiento como l4/l5m5, c4-f7/f8g9 o pass, pero hay «{ $found }»
# en: 458be231
text-piece = ninguna pieza tiene su PÜNCT y sus puntos menores en «{ $found }»

## Una disposición que no es una posición de DVONN

# en: 521cbe5b
setup-too-many = hay { $found } piezas «{ $piece }» en el tablero, pero el juego solo tiene { $most }
# en: e6577c29
setup-red-count = las 3 piezas rojas deben estar en el tablero, pero hay { $found }
# en: fbca7a7f
setup-red-on-top = no puede haber una pieza roja encima de la pila de { $space }: las rojas solas nunca se mueven
# en: 6326f000
setup-not-linked = la pila de { $space } no está conectada a una pieza roja, así que se habría retirado
# en: c47c645f
setup-high-while-placing = { $space } tiene más de una pieza, pero el apilamiento empieza después de la colocación
# en: 4f38474d
setup-nothing-to-place = las 49 casillas están ocupadas, así que la colocación ha terminado
# en: aef731ae
setup-placed-pieces = tras { $placed } colocaciones debe haber { $expected } piezas «{ $piece }», pero hay { $found }
# en: c30ded2c
setup-placing-turn =
    tras { $placed } colocaciones es el turno de las { $expected ->
        [white] blancas
       *[black] negras
    }

## El texto de una posición de DVONN

# en: d6dacbfa
position-fields = se esperaban el tablero, el turno (w o b) y la fase (p o s), pero hay { $found } palabras
# en: da548f29
position-rows = se esperaban 5 filas separadas por «/», pero hay { $found }
# en: 23cf9542
position-row-length = la fila { $row } tiene { $expected } casillas, pero hay { $found }
# en: 25b49e06
position-symbol =
    se esperaba w, b, r, un número de casillas vacías o «(» en la fila { $row }, pero hay «{ $found }»
# en: f329e508
position-bracket = se esperaba una pila como (rwb) en la fila { $row }, pero hay «{ $found }»
# en: fd1da645
position-player = se esperaba w o b como turno, pero hay «{ $found }»
# en: e7eafa0e
position-phase = se esperaba p (colocación) o s (apilamiento), pero hay «{ $found }»

## Una disposición que no es una posición de PÜNCT

# en: 86bf2c98
punct-setup-too-many =
    { $color ->
        [white] las blancas
       *[black] las negras
    } tienen { $found } { $kind ->
        [T] piezas triangulares
        [C] piezas rectas con el PÜNCT en el medio
        [E] piezas rectas con el PÜNCT en un extremo
        [L] piezas angulares con el PÜNCT a la izquierda
        [R] piezas angulares con el PÜNCT a la derecha
        [M] piezas angulares con el PÜNCT en el vértice
       *[unknown] piezas { $kind }
    } en el tablero, pero el juego solo tiene { $most }
# en: 7f26fd73
punct-setup-same-place = dos piezas tienen un punto en { $space } en el nivel { $level } (1 es el tablero)
# en: 5f601056
punct-setup-unsupported = nada sostiene el punto de { $space } en el nivel { $level } (1 es el tablero)
# en: fe500bf0
punct-setup-foreign-dot = el PÜNCT de { $space } en el nivel { $level } (1 es el tablero) no está sobre un punto de su color
# en: cd30ace4
punct-setup-turn-count = la partida es empate tras { $most } turnos sin colocar, pero hay { $found }
# en: 5590305f
punct-setup-pass-count = un pase es un turno sin colocar, pero hay { $passes } pases y { $turns } turnos así
# en: a812210c
punct-setup-passes-in-a-row = la partida termina tras { $most } pases seguidos, pero hay { $found }

## El texto de una posición de PÜNCT

# en: 2984574e
punct-position-fields = se esperaban las piezas blancas (w:…), las piezas negras (b:…), el turno (w o b), el número de turnos sin colocar y quizá pass o pass pass, pero hay { $found } palabras
# en: f0164242
punct-position-list = se esperaban las piezas de un jugador tras «{ $expected }», pero hay «{ $found }»
# en: 4529e4c9
punct-position-level = se esperaba un nivel de 0 a 35 tras «^», pero hay «{ $found }»
# en: 6a243600
punct-position-player = se esperaba w o b como turno, pero hay «{ $found }»
# en: 04b5db13
punct-position-turns = se esperaba el número de turnos sin colocar, pero hay «{ $found }»
# en: 7ab55deb
punct-position-pass = se esperaba pass o nada al final, pero hay «{ $found }»

## Registros de partidas

# en: 1ec33f72
record-at = partida { $game }, línea { $line }, columna { $column }: { $problem }
# en: f38c709a
record-too-long = se esperaban como mucho { $most } bytes en una partida, pero hay más
# en: 538677ad
record-not-utf8 = se esperaba texto en UTF-8, pero hay un byte { $found }
# en: c6de03b0
record-tag = se esperaba una etiqueta como [White "name"] en su propia línea, pero hay «{ $found }»
# en: 564e7853
record-tag-name =
    se esperaba el nombre de una etiqueta, de letras, cifras y «_», pero hay «{ $found }»
# en: 3da52013
record-tag-reserved = la etiqueta { $name } se pone automáticamente y no se puede cambiar
# en: 3af80b26
record-tag-twice = se esperaba cada etiqueta una vez, pero { $name } está dos veces
# en: 996bc33c
record-tag-too-many = se esperaban como mucho { $most } etiquetas, pero hay más
# en: b7f5931d
record-name = se esperaba un nombre como White [name], pero hay «{ $found }»
# en: 156de029
record-no-game = se esperaba una etiqueta con el juego, como [Game "dvonn"], pero no hay ninguna
# en: bbf3b0bf
record-variant = se esperaba una variante de { $game }, pero hay «{ $found }»
# en: 927449bb
record-result = se esperaba un resultado (1-0, 0-1, 1/2-1/2 o *), pero hay «{ $found }»
# en: 89da35cb
record-results-differ = se esperaba el resultado { $tag }, como en la etiqueta, pero hay { $found }
# en: 2a303173
record-score = se esperaba un marcador como 26-7, primero las blancas, pero hay «{ $found }»
# en: 6840d775
record-number = se esperaba un número de movimiento como 12. o 12..., pero hay «{ $found }»
# en: ea8d7d17
record-nag = se esperaba de $0 a $255, !, ?, !!, ??, !? o ?!, pero hay «{ $found }»
# en: 1bd1a770
record-clock = se esperaba un tiempo como 0:14:59 o 0:14:59.5, pero hay «{ $found }»
# en: 5b1bc678
record-eval = se esperaba una valoración como +3.5, 62%, =+4 o =1-0, pero hay «{ $found }»
# en: 444ddd58
record-shape = se esperaba un círculo como Ye3 o una flecha como Ya1b2, pero hay «{ $found }»
# en: 1ebb7011
record-open-comment = se esperaba el final del comentario, pero la partida se acaba
# en: 2902ddad
record-open-variation = se esperaba el final de la variante, pero la partida se acaba
# en: 9765442e
record-too-deep = se esperaban variantes de { $most } niveles como mucho, pero hay más
# en: a53539d5
record-no-move = se esperaba un movimiento antes de «{ $found }», pero no hay ninguno
# en: 84e847e3
record-unexpected = se esperaba un movimiento, un comentario, una variante o el resultado, pero hay «{ $found }»
# en: 88afe34f
record-no-result = se esperaba un resultado (1-0, 0-1, 1/2-1/2 o *) tras los movimientos, pero la partida se acaba
# en: 25d6f54c
record-no-tree = se esperaba una partida entre paréntesis como (;GM[Dvonn] …), pero hay «{ $found }»
# en: 0cfbf44f
record-open-tree = se esperaba «)» al final de la partida, pero quedan { $open } paréntesis abiertos
# en: c5fdb66a
record-property = se esperaba una propiedad como GM[Dvonn], pero hay «{ $found }»
# en: be91ea6e
record-no-sgf-game = se esperaba la propiedad GM[Dvonn] o GM[25] antes de la primera acción, pero no está
# en: 10889b5f
record-sgf-game = se esperaba GM[Dvonn] o GM[25], pero hay «{ $found }»
# en: a23ee6c7
record-gesture = se esperaba una acción de Boardspace como Pickb C 3, pero hay «{ $found }»
# en: e4cf732f
record-nothing-done = se esperaba un movimiento antes de Done, pero no hay ninguno
# en: 93d09311
record-after-end = se esperaba la partida siguiente, pero hay «{ $found }»
# en: 1a5fe4e6
record-write-setup = { $format } no admite partidas que empiezan en una posición creada
# en: ddf2b012
record-write-game = { $format } no admite { $game }
# en: 2f1f543c
record-write-illegal = { $format } no admite movimientos ilegales, pero hay { $found }
# en: 7453be32
record-write-tag = { $format } no admite la etiqueta { $tag } «{ $found }»
# en: d45ce5bb
record-write-last-placement = Little Golem omite la colocación 49, así que debe estar en la última casilla vacía, pero está en { $found }

## Un registro que no se jugó según las reglas

# en: 2fb696e8
record-illegal = movimiento { $ply }, { $mv }: { $why }
# en: 448be38e
record-illegal-variation = variante en el movimiento { $ply }, { $mv }: { $why }
# en: 9f6a44a2
record-wrong-result = el registro dice { $recorded }, pero el resultado en el tablero es { $board }
# en: f6d68b65
record-wrong-score = el registro dice { $recorded } puntos, pero el marcador en el tablero es { $board }

## JSON y enlaces

# en: 701d362f
record-json = se esperaba JSON, pero hay «{ $found }»
# en: aba296ee
record-json-cut-short = se esperaba más JSON, pero el texto se acaba
# en: bf94be19
record-json-text = se esperaba un texto, pero hay «{ $found }»
# en: 6cae5a76
record-json-number = se esperaba un número entero de 0 a { $most }, pero hay «{ $found }»
# en: 3945a0e5
record-json-list = se esperaba una lista, pero hay «{ $found }»
# en: c13fc9f9
record-json-object = se esperaba un objeto, pero hay «{ $found }»
# en: c36de3d4
record-json-missing = se esperaba «{ $name }», pero no está
# en: b25cb66c
record-json-unknown = campo desconocido «{ $found }»
# en: ca737626
record-json-twice = se esperaba «{ $found }» una vez, pero está dos veces
# en: 59326b77
record-json-format = se esperaba el formato basalt-game o el encabezado de AbstractPlay, pero hay «{ $found }»
# en: 3271a817
record-json-version = se esperaba la versión { $known }, pero hay «{ $found }»
# en: cb823c87
record-json-players = se esperaban dos jugadores, pero hay { $found }
# en: a4789f68
record-json-seat =
    aquí es el turno de las { $player ->
        [white] blancas
       *[black] negras
    }
# en: add2b26e
record-json-at = partida { $game }, { $path }: { $problem }
# en: 9a65fee5
record-abstractplay-unfinished = AbstractPlay solo admite partidas terminadas
# en: 61fbe8e5
record-abstractplay-no-date = AbstractPlay necesita una fecha: se esperaba una etiqueta como [Date "2026.11.15"]
# en: bd97024a
record-link-too-long = se esperaban como mucho { $most } caracteres en un enlace, pero hay más
# en: b83908cf
record-link-version = se esperaba un enlace de partida que empiece por 1&Game=, pero hay «{ $found }»
# en: f355a6e2
record-link-part = se esperaba una parte de un enlace como White=Ada, pero hay «{ $found }»
# en: 418aa2a7
record-link-escape =
    se esperaban dos cifras hexadecimales de texto UTF-8 tras cada ~, pero hay «{ $found }»
