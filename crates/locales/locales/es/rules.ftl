### Español: las páginas de reglas.

## DVONN: las reglas

# en: ccbe00e5
rules-dvonn-aim-title = Objetivo
# en: 7ee746ad
rules-dvonn-aim-1 = Dos jugadores, blancas y negras, apilan piezas. Una pila es del jugador cuyo color está encima.
# en: f1dff3f8
rules-dvonn-aim-2 = Cuando ya nadie puede mover, cada jugador cuenta las piezas de sus pilas, sean del color que sean. Gana quien tenga más piezas.
# en: 3892531d
rules-dvonn-board-title = Tablero y piezas
# en: 190e4fde
rules-dvonn-board-1 = El tablero tiene 49 casillas en cinco filas. Una casilla tiene hasta seis vecinas; las del borde tienen menos.
# en: bc04e307
rules-dvonn-board-2 = Hay 23 piezas blancas, 23 piezas negras y tres piezas rojas, las piezas DVONN, que no son de nadie.
# en: fc48f757
rules-dvonn-placing-title = Colocación
# en: 9ed77a1b
rules-dvonn-placing-1 = Primero los jugadores llenan el tablero por turnos, pieza a pieza. Empiezan las blancas. Una pieza va en cualquier casilla vacía.
# en: 98e9fa61
rules-dvonn-placing-2 = Las tres primeras piezas son las rojas: una las blancas, una las negras, una las blancas. Después cada jugador coloca piezas de su color, empezando las negras.
# en: ac35101d
rules-dvonn-placing-3 = Las blancas colocan la última pieza y también hacen el primer movimiento. Nada se mueve antes de que el tablero esté lleno, y nada se coloca después.
# en: 46bdeca2
rules-dvonn-stacks-title = Las pilas y sus dueños
# en: f2bc1450
rules-dvonn-stacks-1 = Una pieza sola es una pila de altura uno. Una pila es del jugador cuyo color está encima, y solo ese jugador puede moverla.
# en: 5c90ecfb
rules-dvonn-stacks-2 = Las piezas de debajo no cambian de quién es la pila, pero al final cuentan todas.
# en: 97876991
rules-dvonn-stacks-owners = La pila izquierda es de las negras; la derecha, de las blancas.
# en: 8eadaf37
rules-dvonn-moving-title = Mover
# en: 6b40d0a4
rules-dvonn-moving-1 = En tu turno mueves una de tus pilas. Se mueve entera, en línea recta, en una de las seis direcciones.
# en: f3c9b712
rules-dvonn-moving-2 = Se mueve exactamente tantas casillas como su altura. Las casillas del camino cuentan, estén vacías u ocupadas.
# en: 527d8a4c
rules-dvonn-moving-3 = Debe caer en una casilla ocupada: sobre una pila de cualquier color o sobre una pieza roja sola. Queda encima. No puede caer en una casilla vacía.
# en: 3d77c548
rules-dvonn-moving-reach = Esta pila tiene altura dos: puede moverse a cualquier pila que esté exactamente a dos casillas en línea recta.
# en: 9ce2b32b
rules-dvonn-blocked-title = Pilas rodeadas
# en: 7ef65867
rules-dvonn-blocked-1 = Una pila con las seis casillas vecinas ocupadas no puede moverse, tenga la altura que tenga. Tiene que esperar a que una quede vacía.
# en: 92641977
rules-dvonn-blocked-2 = En el borde hay menos de seis casillas vecinas, así que allí una pila nunca está bloqueada. Con el tablero lleno solo pueden moverse las pilas del borde.
# en: 4afb542b
rules-dvonn-blocked-shut = La pieza del medio no puede moverse.
# en: c1bb4c8c
rules-dvonn-red-title = Piezas rojas
# en: e5f16245
rules-dvonn-red-1 = Una pieza roja sola no es de nadie y nunca se mueve. Se puede cubrir como cualquier otra.
# en: 0a2c13cd
rules-dvonn-red-2 = Una vez cubierta, se mueve dentro de su pila. Así, las piezas rojas pueden viajar.
# en: cad44ea3
rules-dvonn-link-title = Conectadas a las rojas
# en: a412c685
rules-dvonn-link-1 = Después de cada movimiento, toda pila debe estar conectada a una pieza roja: o tiene una, o una cadena de casillas vecinas ocupadas la conecta con una pila que la tiene.
# en: 5e54e93b
rules-dvonn-link-2 = Las pilas que no están conectadas se retiran del tablero para siempre, sean de quien sean y haya movido quien haya movido.
# en: d91c3efb
rules-dvonn-link-3 = Las piezas rojas siempre están conectadas, así que las tres siguen en el tablero hasta el final.
# en: deb9624d
rules-dvonn-link-island = Si la pieza blanca se mueve sobre la roja, las tres piezas negras pierden su única conexión.
# en: 992b909f
rules-dvonn-passing-title = Pasar
# en: d0a737be
rules-dvonn-passing-1 = Si ninguna de tus pilas puede moverse, tienes que pasar, y tu rival vuelve a mover.
# en: a39f972b
rules-dvonn-passing-2 = Si puedes mover, tienes que hacerlo, aunque todos los movimientos te perjudiquen. Después de un pase, vuelves a mover en cuanto puedas.
# en: ea8d323f
rules-dvonn-end-title = Final de la partida
# en: 965b9ff7
rules-dvonn-end-1 = La partida acaba cuando ninguno de los jugadores puede mover.
# en: c854afbb
rules-dvonn-end-2 = Tu puntuación es el número de piezas de tus pilas, incluidas las rojas. Las rojas solas no cuentan para nadie. Gana la puntuación más alta; si son iguales, es empate.
# en: ba22e0cd
rules-dvonn-aim-middle = Una partida cerca del final. El número de una pila es su altura.
# en: d902936d
rules-dvonn-red-carried = Esta pila blanca tiene una pieza roja y la lleva consigo.
# en: 55b72ad8
rules-dvonn-passing-3 = Incluso el primer movimiento puede ser un pase: si las blancas no tienen ninguna pieza en el borde, todas están rodeadas.
# en: 4174976d
rules-dvonn-passing-stuck = La única pila negra tiene altura tres y no alcanza nada. Las negras tienen que pasar.
# en: 056cbbe6
rules-dvonn-end-3 = En un tablero de verdad, cada jugador junta todas sus pilas en una sola. Gana la más alta.
# en: f5892df2
rules-dvonn-end-final = Nadie puede mover. Las blancas tienen 3 + 5 = 8; las negras, 6. La roja sola no cuenta para nadie.
# en: 5271191d
rules-dvonn-advice-title = Consejos
# en: eb9dd5b0
rules-dvonn-advice-1 = Al colocar, pon bastantes piezas en el borde y cerca de las rojas, y no amontones demasiadas de las tuyas.
# en: fa84217f
rules-dvonn-advice-2 = Cubre las piezas de tu rival: así te haces con el control de ellas sin retirarlas.
# en: 0ffd79dd
rules-dvonn-advice-3 = Procura que muchas de tus pilas puedan moverse. La altura cuesta movilidad.
# en: 5f8411d4
rules-dvonn-advice-4 = Fíjate en adónde se podría llevar una roja y qué aislaría eso. Si es demasiado peligroso, haz esa pila demasiado alta para moverse.
# en: a137f2ed
rules-dvonn-advice-5 = Los últimos movimientos deciden la partida. Intenta que tu rival pase primero.
# en: be175b4f
rules-dvonn-advice-high = Una tercera pieza hace la pila negra demasiado alta para moverse, así que su roja se queda con las blancas.
# en: 1cef9275
rules-dvonn-around-title = Conviene saber
# en: f07c694a
rules-dvonn-around-1 = Los colores se sortean.
# en: 57254ad9
rules-dvonn-around-2 = Una partida dura una media hora. En los torneos, cada jugador tiene 15 minutos en la mesa y 10 minutos en línea.

## PÜNCT: las reglas

# en: 85a0ef2a
rules-punct-aim-title = Objetivo
# en: 7faae9c1
rules-punct-aim-1 = Las blancas y las negras intentan conectar dos lados opuestos del tablero con una cadena de puntos vecinos de su color. Vale cualquiera de los tres pares de lados.
# en: 95b7208d
rules-punct-aim-2 = Si nadie conecta, el juego básico acaba en empate. En el juego estándar deciden los puntos del centro del tablero.
# en: 8b828213
rules-punct-aim-chain = Las blancas han conectado h1 con p17 y ganan.
# en: 1179cebf
rules-punct-board-title = El tablero
# en: 83e1c89b
rules-punct-board-1 = El tablero es un hexágono de nueve casillas por lado al que le faltan las seis esquinas: 211 casillas. Las columnas van de la a a la q, de izquierda a derecha, y las filas del 1 al 17. La casilla del medio es i9.
# en: b5f7aa5f
rules-punct-board-2 = Cada uno de los seis lados tiene siete casillas y otro lado enfrente. Las casillas junto a las esquinas que faltan, b2, b9, i2, i16, p9 y p16, no son de ningún lado.
# en: 94a9adce
rules-punct-board-3 = Los lados opuestos son a2–a8 y q10–q16, b1–h1 y j17–p17, b10–h16 y j2–p8.
# en: 4923b161
rules-punct-board-4 = Las 19 casillas a distancia dos o menos de i9 forman el hexágono central.
# en: fe0cfaab
rules-punct-pieces-title = Las piezas
# en: 436c175d
rules-punct-pieces-1 = Cada jugador tiene 18 piezas. Una pieza son tres puntos unidos: el PÜNCT y dos puntos menores.
# en: ddee5bd9
rules-punct-pieces-2 = Seis son triangulares. Seis son rectas: dos con el PÜNCT en el medio y cuatro con él en un extremo. Seis son angulares: dos con el PÜNCT en el vértice, dos con él en un extremo y dos en el otro.
# en: f6fb428d
rules-punct-pieces-3 = Puedes girar una pieza, pero nunca voltearla, así que las angulares con el PÜNCT en uno u otro extremo son distintas. Las piezas que no están en el tablero están en tu reserva, a la vista de los dos jugadores.
# en: a68aeae7
rules-punct-pieces-kinds = Los seis tipos, de izquierda a derecha: triangular, rectas (PÜNCT en el medio, en un extremo), angulares (en un extremo, en el otro, en el vértice).
# en: afd7116e
rules-punct-placing-title = Colocar
# en: af9ec60e
rules-punct-placing-1 = Los colores se sortean. Empiezan las blancas y después se alternan los turnos. En tu turno colocas una pieza o mueves una, nunca ambas cosas.
# en: 49a7d9da
rules-punct-placing-2 = Para colocar, toma una pieza de tu reserva y ponla en tres casillas vacías, girada como quieras. No tiene por qué tocar otra pieza.
# en: ea573b70
rules-punct-placing-3 = Una pieza colocada va siempre directamente sobre el tablero. Una casilla bajo un puente no está vacía. El hexágono central tiene reglas especiales.
# en: 20d994d5
rules-punct-placing-laid = Las blancas colocan una pieza triangular en tres casillas vacías.
# en: 0f2034b1
rules-punct-centre-title = El hexágono central
# en: f86c73fd
rules-punct-centre-1 = Juego básico: la primera pieza de la partida no se puede colocar en el hexágono central. Todas las demás, sí.
# en: b795cab7
rules-punct-centre-2 = Juego estándar: no se puede colocar allí ninguna pieza, ni siquiera con un punto. Solo se llega moviendo.
# en: 149c9707
rules-punct-centre-3 = Si el juego estándar acaba sin conexión, gana el jugador con más puntos visibles en el hexágono central.
# en: 0cd8a033
rules-punct-centre-count = Las blancas tienen seis puntos visibles en el centro; las negras, tres.
# en: 70793b7e
rules-punct-moving-title = Mover
# en: eca8aeea
rules-punct-moving-1 = Para mover, elige una de tus piezas que no tenga ningún punto tapado. Las casillas que deja están libres para ella.
# en: c4e29fbe
rules-punct-moving-2 = Su PÜNCT se mueve por una de las tres líneas que pasan por él, tan lejos como quieras: sobre casillas vacías, sobre cualquier pieza, sobre el centro.
# en: 0ceaed8d
rules-punct-moving-3 = Los tres puntos deben acabar en el tablero. Los puntos menores no tienen que seguir ninguna línea.
# en: 93d437cc
rules-punct-moving-lines = La pieza de f6 puede moverse a estas casillas, también por encima de las piezas negras.
# en: e6d2b066
rules-punct-turning-title = Girar
# en: 7979f79d
rules-punct-turning-1 = Cuando su PÜNCT ha llegado, la pieza puede girar en torno a él cuanto quieras. También puede girar sin moverse.
# en: cd160fab
rules-punct-turning-2 = No puede acabar igual que empezó: debe quedar en otras casillas, o con su PÜNCT en otra de las mismas casillas. Una pieza recta con el PÜNCT en el medio queda igual tras media vuelta, así que eso no es un movimiento.
# en: 4a76d1b8
rules-punct-turning-about = La pieza de g5 gira en el sitio.
# en: 2b916216
rules-punct-jumping-title = Sobre otras piezas
# en: 956bd0f6
rules-punct-jumping-1 = Una pieza movida puede acabar sobre otras. La altura de una casilla es el número de niveles hasta su punto de arriba: 0 si está vacía, 1 si hay un punto en el tablero, y así sucesivamente.
# en: 3e98c8ec
rules-punct-jumping-2 = Una pieza triangular necesita tres casillas de la misma altura. Una recta o angular necesita la misma altura bajo sus dos extremos, y no más que esa bajo su punto del medio.
# en: ad9c665d
rules-punct-jumping-3 = Por encima del tablero, el PÜNCT debe caer sobre un punto tuyo, PÜNCT o punto menor, en cualquier nivel: cuenta el punto de arriba de su casilla. Los puntos menores pueden tapar cualquier cosa.
# en: 2d4ad8bc
rules-punct-jumping-4 = Una pieza puede ir de cualquier nivel a cualquier otro, también de vuelta al tablero.
# en: 7c41996f
rules-punct-jumping-onto = La pieza triangular de j12 pone su PÜNCT sobre el punto blanco de j6 y tapa dos puntos negros.
# en: defd8872
rules-punct-bridges-title = Puentes
# en: a9dd6fc9
rules-punct-bridges-1 = Si la casilla bajo el punto del medio tiene menos altura que las de los extremos, la pieza es un puente. El hueco de debajo puede estar vacío o tener puntos en el fondo.
# en: 1c0382c9
rules-punct-bridges-2 = Solo un punto del medio puede quedar sin apoyo, así que una pieza triangular nunca es un puente. También el PÜNCT de un puente debe estar sobre un punto de su color, aunque sea el punto del medio.
# en: feeb3fc2
rules-punct-bridges-3 = En el hueco bajo un puente no puede entrar nada, ni colocando ni moviendo.
# en: 40beec97
rules-punct-bridges-gap = La pieza de l10 salva la casilla vacía l6.
# en: 97c84a34
rules-punct-bridges-high = Un puente dos niveles más arriba: el punto negro de l6 está en el fondo del hueco.
# en: 87d8072d
rules-punct-pins-title = Piezas bloqueadas
# en: 15f30f76
rules-punct-pins-1 = Una pieza está bloqueada si hay algo encima de alguno de sus puntos, aunque sea el medio de un puente, que queda en el aire. No puede moverse ni girar hasta que eso se quite. Tus propias piezas también bloquean.
# en: f7c571ff
rules-punct-pins-2 = Solo el punto de arriba de una casilla es visible y cuenta, para las cadenas y en el centro. Puedes levantar una pieza para mirar debajo.
# en: 3df1f6b4
rules-punct-pins-3 = Una pieza movida no tiene por qué tocar otra.
# en: e3525966
rules-punct-pins-under = La pieza recta blanca bloquea la negra de h8 y también la blanca de f6.
# en: 7a87edc6
rules-punct-passing-title = Pasar
# en: 838bee7e
rules-punct-passing-1 = Si no puedes colocar ni mover, tienes que pasar. Si puedes, tienes que jugar: nadie puede pasar por gusto.
# en: 1a9e5b31
rules-punct-passing-2 = Dos pases seguidos acaban la partida como si se hubiera colocado la última pieza. El reglamento no menciona los pases, así que esta regla es nuestra.
# en: 139702ca
rules-punct-end-title = Final de la partida
# en: 038c6832
rules-punct-end-1 = Ganas de inmediato cuando tus puntos visibles forman una cadena de casillas vecinas entre dos lados opuestos. Sus niveles no importan.
# en: 657361cf
rules-punct-end-2 = Si tu movimiento destapa una cadena del rival, gana el rival. Si conecta a los dos jugadores, ganas tú (regla nuestra: el reglamento no dice nada).
# en: 03273a88
rules-punct-end-3 = Si no, la partida acaba en cuanto un jugador coloca su pieza número 18. El juego básico es entonces un empate. En el estándar gana el jugador con más puntos visibles en el hexágono central; con el mismo número, es empate.
# en: 2e80462c
rules-punct-end-4 = También es regla nuestra: hay empate cuando la misma posición se da por tercera vez con el turno del mismo jugador, o cuando pasan 100 turnos seguidos sin colocar. Dos posiciones son iguales si hay piezas del mismo color y tipo en los mismos sitios.
# en: 4f6a60cf
rules-punct-end-uncovered = Si las blancas levantan de h5 la pieza con el PÜNCT en j5, la cadena negra queda completa y ganan las negras.
