### Español: lo que enseñan los cursos y las páginas de reglas.

## DVONN: el curso

# en: 5f4b4e46
learn-dvonn-first-title = Cómo se mueven las pilas
# en: 4e7942c9
learn-dvonn-move-title = Cubre una pieza
# en: 74509920
learn-dvonn-move-text = Juegas con las blancas. Una pieza sola se mueve una casilla en línea recta, sobre una vecina. Mueve tu pieza de e3 sobre la negra.
# en: 955b5a4f
learn-dvonn-move-done = Ahora es una pila de dos, y es tuya porque tu pieza está encima. Las piezas cubiertas siguen en el tablero, debajo de la tuya.
# en: c90c46c7
learn-dvonn-move-wrong = Es legal, pero cubre la pieza negra: de e3 a f3.
# en: e78d5aa5
learn-dvonn-move-own = Puedes cubrir una pieza tuya, pero no ganas nada: ya era tuya. Cubre la negra.
# en: b90c15fb
learn-dvonn-move-red = Puedes cubrir una pieza roja: no es de nadie. Esta vez, cubre la negra.
# en: 90ff2d47
learn-dvonn-height-title = La altura es la distancia
# en: 96cfff8e
learn-dvonn-height-text = La pila de d3 tiene altura tres, así que se mueve entera, exactamente tres casillas, hasta caer sobre otra pila. Muévela.
# en: b8aea3be
learn-dvonn-height-done = Exactamente tres, por encima de lo que haya en medio. Ahora tiene altura cuatro: llega más lejos, pero tiene menos sitios donde caer.
# en: ba74488f
learn-dvonn-height-wrong = Mueve la pila de tres de d3.
# en: a1598193
learn-dvonn-height-single = Era una pieza sola: altura uno, una casilla. Ahora mueve la pila de tres de d3.
# en: 9349b14c
learn-dvonn-owner-title = ¿De quién es una pila?
# en: 3bdcd30b
learn-dvonn-owner-text = Toda la pila es del color que está encima. Aquí hay dos pilas de tres. Mueve la tuya.
# en: bfb08438
learn-dvonn-owner-done = Encima hay una blanca, así que es de las blancas, con piezas negras y todo. Al final, cada pieza de tus pilas es un punto para ti.
# en: d9cdcd33
learn-dvonn-owner-wrong = Mueve la pila de tres que tiene una pieza blanca encima.
# en: ab3fcd01
learn-dvonn-owner-single = La pieza sola también es tuya, pero mira las pilas altas: una tiene una blanca encima.
# en: 344eb989
learn-dvonn-blocked-title = Rodeada
# en: e86e9918
learn-dvonn-blocked-text = Tu pieza de e3 tiene vecinas por los seis lados, así que no puede moverse. Libérala: mueve una de tus piezas de al lado.
# en: 0bda4516
learn-dvonn-blocked-done = Ya hay un lado libre, así que puede volver a moverse. En el borde siempre hay un lado libre: allí una pila nunca está bloqueada.
# en: e78d6271
learn-dvonn-blocked-wrong = e3 sigue teniendo sus seis vecinas. Mueve una blanca de al lado: d2 o f4.
# en: d1a31a04
learn-dvonn-link-title = Conectadas a las rojas
# en: d60ebc26
learn-dvonn-link-text = Cada pila necesita una cadena de vecinas hasta una pieza roja. Las que no la tienen se retiran. Aísla las tres piezas negras.
# en: 2f618e29
learn-dvonn-link-done = Tu pieza era su única conexión, y ahora las tres han desaparecido para siempre. Vigila estas conexiones, también las tuyas.
# en: 59b55a39
learn-dvonn-link-wrong = Las piezas negras siguen conectadas a una roja a través de tu pieza de d3. Apártala.
# en: 4508c001
learn-dvonn-link-own = Así aíslas las negras, pero tu pieza se va con ellas. Muévela hacia el lado de la roja.
# en: 81fbe8fd
learn-dvonn-ending-title = Gana un final
# en: ccfe580f
learn-dvonn-ending-text = Juegan las blancas. Si juegas bien, ganas. Supera las mejores respuestas: acaba con más piezas en tus pilas que las negras.
# en: 4bdec7c1
learn-dvonn-ending-done = ¡Has ganado! Ya sabes cómo se mueven las pilas, de quién son y qué las mantiene en el tablero. Eso es DVONN.
# en: 7839cfd2
learn-dvonn-ending-thrown = Después de ese movimiento ya no puedes ganar. Mira qué queda aislado y quién se queda sin movimientos, y prueba otro.

## DVONN: situaciones

# en: 9370af86
learn-dvonn-situations-title = Situaciones
# en: 64e86e8b
learn-dvonn-reach-title = El alcance de una pila
# en: ed706032
learn-dvonn-reach-text = La pila de d3 tiene altura dos: se mueve dos casillas, también sobre casillas vacías, y debe caer sobre una pila. c3 está demasiado cerca. Cubre la pieza negra.
# en: b8ef4a3f
learn-dvonn-reach-own = Está a tu alcance, pero ya es tuya. Cubre la pieza negra de f3.
# en: acad5ec8
learn-dvonn-reach-farther = Ahora tiene altura tres y se mueve tres casillas: h3 está demasiado cerca, i3 está a la distancia justa. Cubre la pila negra que hay allí.
# en: 6df044b2
learn-dvonn-reach-red = También está a tu alcance. Pero cubre la pila negra de i3.
# en: 9c601b3b
learn-dvonn-reach-done = Ahora tiene altura cinco y se mueve exactamente cinco casillas. El alcance de una pila cambia con cada movimiento, así que cuenta por las líneas.
# en: 06b13d06
learn-dvonn-reach-wrong = Mueve tu pila más alta sobre una negra.
# en: e584d075
learn-dvonn-shut-title = ¿Bloqueada o no?
# en: 6992c91b
learn-dvonn-shut-text = Tienes dos pilas de tres y todas las casillas que las rodean están ocupadas. Aun así, una puede moverse. Muévela.
# en: 343575a2
learn-dvonn-shut-freed = Eso liberaría e3, pero gasta tu turno. La otra pila de tres ya puede moverse: está en el borde.
# en: 1b8ac2f6
learn-dvonn-shut-done = e1 está en el borde y solo tiene cuatro casillas vecinas. Para bloquear una pila hacen falta seis vecinas.
# en: 4faf69a5
learn-dvonn-shut-wrong = Esa era una pieza sola. Mueve una pila de tres.
# en: ade6d33d
learn-dvonn-carry-title = Llévate la roja
# en: f4d849af
learn-dvonn-carry-text = Siete piezas negras dependen de la roja de f3, y ninguna de sus pilas la alcanza. Cúbrela con tu pieza de e3.
# en: 7a26da5e
learn-dvonn-carry-other = También es roja, pero ninguna pieza negra depende de ella. Cubre la de f3, desde e3.
# en: 21b0a5a1
learn-dvonn-carry-away = Ahora la roja está en tu pila y se mueve con ella. Llévatela de modo que ninguna pieza negra siga conectada.
# en: 91fc0121
learn-dvonn-carry-toward = La roja va con tu pila, pero sigue junto a las pilas negras. Llévatela hacia el otro lado, a d3.
# en: 1a27616b
learn-dvonn-carry-done = Las siete han desaparecido. Esa roja era su única conexión, y te la has llevado.
# en: 1ca9a51c
learn-dvonn-carry-wrong = Esa no. La clave es la roja de f3.
# en: 8ab3df96
learn-dvonn-island-title = Salva la isla
# en: 5d99da6b
learn-dvonn-island-text = Tus seis piezas de f5, g5 y f4 dependen de dos negras. Si una de ellas se va, pierdes las seis. Sálvalas.
# en: 2c8664e4
learn-dvonn-island-own = Así rompes la conexión, y se retiran tus propias piezas.
# en: d8a8f720
learn-dvonn-island-waits = Ahora las negras pueden romper la conexión. Una de tus pilas tiene una roja: ¿cuántas casillas se mueve?
# en: 8227446e
learn-dvonn-island-done = Altura cuatro, cuatro casillas: ha traído consigo su roja, y la isla está a salvo.
# en: 67a52676
learn-dvonn-island-wrong = Así tu isla se queda sin roja. Llévale una.
# en: 206df439
learn-dvonn-cut-title = Aísla las negras
# en: 72f00813
learn-dvonn-cut-text = Las piezas negras dependen de las tuyas en dos sitios. Aísla las cinco con un solo movimiento.
# en: ed3f9c06
learn-dvonn-cut-along = Tu pieza se ha ido con ellas y también se pierde. Muévela hacia el otro lado, hacia las rojas.
# en: 73fbe65d
learn-dvonn-cut-few = Así solo aíslas dos. Más cerca de las rojas hay una conexión de la que dependen las cinco.
# en: 7d01ecb7
learn-dvonn-cut-done = Has aislado cinco piezas negras y solo has perdido una, que estaba en el lado malo. Buen cambio.
# en: 0d019f6c
learn-dvonn-cut-wrong = Busca la pieza que conecta todas las demás con las rojas.
# en: 717caba8
learn-dvonn-forced-title = Movimiento forzado
# en: 9a625125
learn-dvonn-forced-text = Si puedes mover, tienes que mover, aunque te perjudique. Deja a las negras un solo movimiento, uno que les cueste una pila.
# en: 24d6cc90
learn-dvonn-forced-single = Entonces el único movimiento de las negras aísla también tu pila de e2, y es solo un empate. Cubre c2 con esa pila.
# en: 3e6e4eae
learn-dvonn-forced-done = Las negras han tenido que dejar c1, y la pila de cuatro de al lado ha perdido su conexión. A veces tener que mover es peor que pasar.
# en: 9d7c1a87
learn-dvonn-forced-wrong = Las negras aún pueden elegir. Cubre la pieza de c2 y mira qué puede moverse entonces.
# en: 213907a2
learn-dvonn-pass-title = Pasar
# en: e1b790d8
learn-dvonn-pass-text = Solo una pila negra puede moverse. Cúbrela y las negras tendrán que pasar.
# en: 967e9e65
learn-dvonn-pass-still = La pieza negra de e3 aún puede moverse. Cúbrela.
# en: 64263157
learn-dvonn-pass-again = Las negras no tenían movimientos y han pasado, así que te toca otra vez. Cubre una roja: en tu pila cuenta para ti.
# en: e83cb709
learn-dvonn-pass-own = Esa pieza ya es tuya. Una roja es un punto nuevo.
# en: e0a4eb2a
learn-dvonn-pass-done = Mientras las negras no puedan mover, sigues jugando tú. En cuanto una pila negra pueda moverse, las negras vuelven a la partida.
# en: 37799577
learn-dvonn-pass-wrong = Prueba otro movimiento.
# en: ec7bf60f
learn-dvonn-count-title = El último movimiento
# en: 41d63a62
learn-dvonn-count-text = Muevas lo que muevas, después acaba la partida. Las blancas controlan 6 piezas, las negras 8. ¿Qué movimiento gana?
# en: ee4c349e
learn-dvonn-count-red = La roja es una más para ti: 7 a 8. No basta.
# en: 879e8c54
learn-dvonn-count-own = Eso no cambia la cuenta: sigue 6 a 8.
# en: 3bd7ce0c
learn-dvonn-count-done = 8 a 6: dos más para ti y dos menos para las negras. Cuentan todas las piezas de tus pilas, sean del color que sean.
# en: f411664b
learn-dvonn-count-wrong = Cuenta otra vez: todas las piezas de tus pilas contra todas las de las pilas negras.

## DVONN: ejercicios

# en: 9ed3dbb4
learn-dvonn-tasks-title = Pequeños problemas
# en: 5e7426bd
learn-dvonn-away-title = Busca su conexión
# en: 70a82706
learn-dvonn-away-text = Juegan las blancas y ganan. ¿Qué mantiene en el tablero las seis piezas negras?
# en: 35df3474
learn-dvonn-away-done = Tu pila de e4 tenía su única roja. Se ha ido, y las seis han desaparecido.
# en: e13785fd
learn-dvonn-away-wrong = Después ganan las negras. ¿A qué roja están conectadas las pilas negras y quién puede moverla?
# en: 363d3b73
learn-dvonn-hinge-title = La conexión clave
# en: 77563f20
learn-dvonn-hinge-text = Juegan las blancas y ganan. Tu pila de b2 puede ir a dos casillas. Una es la buena.
# en: 3dea09f9
learn-dvonn-hinge-along = Eso aísla piezas negras, pero tu pila se va con ellas.
# en: 195e1c0f
learn-dvonn-hinge-done = Tres piezas negras dependían de b2. Y b4, ahora cubierta, era la última pila negra que podía moverse. Las negras tienen que pasar.
# en: b8e18807
learn-dvonn-hinge-wrong = Después ganan las negras. Tres piezas negras están conectadas a las rojas a través de b2: mueve esa pila.
# en: 748805c8
learn-dvonn-shut-in-title = ¿Cuál puede moverse aún?
# en: 493e9c3b
learn-dvonn-shut-in-text = Juegan las blancas y ganan. Solo una pila negra puede moverse. ¿Cuál?
# en: 32f440b4
learn-dvonn-shut-in-other = Esa estaba rodeada y de todos modos no podía moverse. g3 sí puede.
# en: 888f2095
learn-dvonn-shut-in-done = h3 está rodeada y h4 no alcanza nada, así que las negras tienen que pasar. Los movimientos que quedan son tuyos.
# en: 79baa623
learn-dvonn-shut-in-wrong = Las negras aún pueden mover, y ganan. Cubre la única pieza que puede moverse.
# en: 83afd98f
learn-dvonn-price-title = Todo movimiento cuesta
# en: f5ace923
learn-dvonn-price-text = Cada uno de tus tres movimientos aísla piezas tuyas, y no puedes pasar. Aun así, uno gana.
# en: fef32671
learn-dvonn-price-cheap = Eso solo cuesta dos piezas, pero la partida sigue y la ganan las negras.
# en: 078234f4
learn-dvonn-price-done = Has perdido cuatro piezas y las negras dos, y has cubierto otras dos. Nadie puede mover: 4 a 2.
# en: 88316c9c
learn-dvonn-price-wrong = Eso cuesta seis piezas. Busca el movimiento tras el que nadie puede mover.
# en: a622407a
learn-dvonn-draw-title = Salva el empate
# en: 78a94795
learn-dvonn-draw-text = Las negras van por delante, y las blancas ya no pueden ganar. Un movimiento aún empata.
# en: c633e925
learn-dvonn-draw-own = Eso aísla una pieza tuya y ganan las negras.
# en: b15f4f12
learn-dvonn-draw-done = Tu pila ha llevado la roja a d2, y dos piezas negras han perdido su conexión. Con el mejor juego acaba 4 a 4.
# en: a8d4d841
learn-dvonn-draw-wrong = Después ganan las negras. Una de tus pilas tiene una roja: ¿qué piezas dependen de ella?

## DVONN: estrategia

# en: 0ed73fbe
learn-dvonn-strategy-title = Estrategia
# en: 84fc90be
learn-dvonn-cover-title = Cubre piezas negras
# en: 1e59b527
learn-dvonn-cover-text = Al cubrir una pieza la haces tuya sin retirarla: una menos para el rival, una más para ti. Juegan las blancas y ganan.
# en: c39e5d57
learn-dvonn-cover-own = Eso aísla piezas tuyas y ganan las negras. Cubre una negra.
# en: 3cb9a5b3
learn-dvonn-cover-red = Una roja es un punto, pero una negra además les quita un punto a las negras.
# en: 8b3b8c0c
learn-dvonn-cover-done = La pieza negra cuenta ahora para ti, y las negras tienen una menos que mover.
# en: f12042b9
learn-dvonn-cover-wrong = Esa pieza ya era tuya. Cubre una negra.
# en: 83d31ac8
learn-dvonn-mobility-title = Conserva la movilidad
# en: d98e82fd
learn-dvonn-mobility-text = La altura cuesta movilidad: muchas pilas bajas que pueden moverse valen más que una alta que no puede. Juegan las blancas y ganan.
# en: 49da9c59
learn-dvonn-mobility-tall = Así ganas dos de golpe, pero la nueva pila de cuatro no alcanza nada. Mantén bajas tus pilas.
# en: 947b9e9e
learn-dvonn-mobility-done = Has ganado una pieza negra, y tus cuatro pilas aún pueden moverse.
# en: 421924b2
learn-dvonn-mobility-wrong = Después pueden moverse menos pilas tuyas, y ganan las negras. Cubre una pieza negra sin ganar altura.
# en: b788a870
learn-dvonn-guard-title = Protege tu roja
# en: 69f58917
learn-dvonn-guard-text = La pila negra de d1 tiene la roja de la que dependen tus cuatro piezas de b1 y c1. Podría moverse a f1. Juegan las blancas y ganan.
# en: 2ea08675
learn-dvonn-guard-other = Eso cubre una pieza negra, pero d1 se mueve a f1 y pierdes tus cuatro piezas.
# en: bb6655f6
learn-dvonn-guard-done = La pila es tuya y tiene altura tres: no alcanza f1, y la roja sigue donde la necesitas.
# en: 9906b58e
learn-dvonn-guard-wrong = d1 aún puede llevarse su roja. Detén esa pila.
# en: d7fbef7d
learn-dvonn-too-high-title = Demasiado alta para moverse
# en: 23226d28
learn-dvonn-too-high-text = La pila negra de f2 podría moverse a h2 y alejar la roja de tus piezas de e3 y f3. Hazla demasiado alta para moverse.
# en: c5b64189
learn-dvonn-too-high-other = Eso cubre una pieza negra, pero f2 se mueve a h2 y pierdes tus piezas.
# en: 18e21ad6
learn-dvonn-too-high-done = Con altura tres no alcanza nada. Aunque las negras la cubran otra vez, se queda ahí, y la roja también.
# en: 730bb9a2
learn-dvonn-too-high-wrong = f2 aún puede moverse a h2. Ponle una pieza encima.
# en: 2517d74c
learn-dvonn-last-title = ¿Quién pasa primero?
# en: d70d6000
learn-dvonn-last-text = Los últimos movimientos deciden la partida. Haz que las negras se queden antes sin movimientos: juegan las blancas y ganan.
# en: cd1a84bd
learn-dvonn-last-own = Eso aísla piezas tuyas. Mira qué pueden mover aún las negras.
# en: f866f8e8
learn-dvonn-last-done = h4 era la última pila negra que podía moverse. Los movimientos que quedan son tuyos, en el orden que quieras.
# en: 5093de37
learn-dvonn-last-wrong = Las negras aún pueden mover, con h4. Cúbrela.

## DVONN: la colocación y la primera partida

# en: 68d18474
learn-dvonn-placing-title = Colocación
# en: b5c33b6f
learn-dvonn-fill-title = Llena el tablero
# en: d1b6ae50
learn-dvonn-fill-text = La partida empieza con el tablero vacío. Primero se colocan las rojas; después cada jugador coloca las suyas, empezando las negras. Juegas con las negras: coloca una pieza junto a una roja.
# en: f1fdd404
learn-dvonn-fill-edge = Cerca de una roja, una pieza conserva más tiempo su conexión. Las blancas también han colocado una. Ahora coloca una en el borde, donde una pila nunca está bloqueada.
# en: c27d5c7c
learn-dvonn-fill-done = Así se sigue hasta llenar las 49 casillas. Las blancas colocan la última pieza y hacen el primer movimiento.
# en: 08bdda66
learn-dvonn-fill-wrong = Cualquier casilla vacía es legal, pero esta vez elige una que cumpla lo que se pide.
# en: 2a2c9142
learn-dvonn-edge-title = En el borde
# en: 5254d933
learn-dvonn-edge-text = El tablero está lleno y mueven primero las blancas. Los tableros solo difieren en las casillas marcadas. ¿Cuál es mejor para las blancas?
# en: 2bdfe91a
learn-dvonn-edge-few = Dos piezas blancas en el borde
# en: a5dab46e
learn-dvonn-edge-many = Diez piezas blancas en el borde
# en: de99e268
learn-dvonn-edge-done = Con el tablero lleno solo pueden moverse las piezas del borde. Con más piezas allí, las blancas tienen más donde elegir.
# en: 14dbafb6
learn-dvonn-edge-wrong = Ahí las blancas solo tienen dos piezas en el borde, y con el tablero lleno no puede moverse nada más.
# en: 35943649
learn-dvonn-near-title = Cerca de las rojas
# en: 1d766262
learn-dvonn-near-text = Aquí importan las piezas junto a las rojas. Los dos tableros tienen el mismo número de blancas en el borde. ¿Cuál es mejor para las blancas?
# en: 975ef1eb
learn-dvonn-near-many = Trece piezas blancas junto a las rojas
# en: 8235c692
learn-dvonn-near-few = Ocho piezas blancas junto a las rojas
# en: f3012829
learn-dvonn-near-done = Las piezas cercanas a las rojas conservan más tiempo su conexión, y pueden cubrir una roja y llevársela. Las lejanas se quedan aisladas primero.
# en: b291d410
learn-dvonn-near-wrong = Ahí solo hay ocho piezas blancas junto a las rojas. Las lejanas se quedan aisladas primero.
# en: 382e9240
learn-dvonn-heap-title = Sin amontonar
# en: b178681c
learn-dvonn-heap-text = En los dos tableros las blancas tienen el mismo número de piezas en el borde y junto a las rojas. ¿Cuál es mejor para las blancas?
# en: a42a2d4c
learn-dvonn-heap-heaped = Doce blancas en un grupo
# en: 8055e61a
learn-dvonn-heap-spread = El grupo repartido
# en: 337fd9f2
learn-dvonn-heap-done = En un grupo cerrado tus piezas se bloquean entre sí, casi solo pueden cubrirse unas a otras y se pueden aislar todas a la vez.
# en: 3cbdc723
learn-dvonn-heap-wrong = Ahí doce piezas blancas forman un grupo cerrado: se bloquean entre sí y se pueden aislar todas a la vez.
# en: ae083f02
learn-dvonn-first-game-title = Tu primera partida
# en: fb874105
learn-dvonn-game-title = Vence al nivel 1
# en: 1e0aaf53
learn-dvonn-game-text = Una partida entera, desde el tablero vacío, contra el nivel más fácil. Juegas con las blancas. Recibirás consejos cuando hagan falta.
# en: 73a2b90c
learn-dvonn-game-done = Has jugado una partida entera de DVONN. ¡Bien hecho! Te espera el siguiente nivel.

## PÜNCT: el curso

# en: a5388002
learn-punct-first-title = Tu turno: colocar o mover
# en: 67ec6902
learn-punct-place-title = Coloca una pieza
# en: 36a16340
learn-punct-place-text = En tu turno colocas una pieza o mueves una. Toma una pieza de tu reserva y colócala en tres casillas vacías.
# en: d6b378cb
learn-punct-place-done = Ya está en el tablero. A partir de ahora puede moverse, y otras piezas pueden ponerse encima.
# en: ac97b848
learn-punct-place-wrong = Has movido una pieza del tablero. Toma una de tu reserva.
# en: 0da7c5b3
learn-punct-place-turned = Has girado una pieza del tablero, y eso es un movimiento. Toma una de tu reserva.
# en: 0d6a8bd9
learn-punct-move-title = Mueve por una línea
# en: 2bfe2f11
learn-punct-move-text = Juegas con las blancas. El punto naranja de una pieza es su PÜNCT. Se mueve cualquier distancia por una de sus tres líneas, sobre casillas vacías y sobre piezas. Mueve la pieza de f6.
# en: c7fa4546
learn-punct-move-done = El PÜNCT se ha movido por su línea; a los otros dos puntos les basta con caber en el tablero. Nada de lo que haya en medio detiene a una pieza.
# en: c3f02825
learn-punct-move-wrong = Eso ha sido una colocación. Ahora mueve la pieza de f6, que ya está en el tablero.
# en: 7a3a5e02
learn-punct-move-turned = La pieza ha girado, pero su PÜNCT sigue en f6. Mueve el PÜNCT por una de sus líneas.
# en: 21a0b94c
learn-punct-turn-title = Gira una pieza
# en: 75cde228
learn-punct-turn-text = Una pieza puede girar en torno a su PÜNCT, que se queda donde está. Gira la pieza de g5.
# en: 5456657a
learn-punct-turn-done = El PÜNCT se ha quedado y los otros puntos han girado. Una pieza también puede moverse y girar en el mismo turno. Nunca se voltea.
# en: 2a6e7fee
learn-punct-turn-wrong = Eso ha sido una colocación. Gira la pieza de g5.
# en: 7f4bdb4f
learn-punct-turn-moved = Su PÜNCT ha dejado g5. Déjalo ahí y gira solo los otros dos puntos.
# en: 14b620e5
learn-punct-jump-title = Sobre otras piezas
# en: c9a02380
learn-punct-jump-text = Una pieza movida puede acabar sobre otras. Su PÜNCT debe caer sobre un punto tuyo; los otros dos pueden tapar cualquier cosa. Una pieza triangular necesita debajo tres puntos del mismo nivel. Salta con la pieza de j12.
# en: f853f861
learn-punct-jump-done = Tu PÜNCT está sobre un punto tuyo, y tus otros puntos tapan los de las negras. Los puntos tapados no cuentan para una cadena.
# en: 0dd96397
learn-punct-jump-wrong = Una pieza de la reserva va siempre en casillas vacías. Solo al moverse puede una pieza quedar sobre otras: usa la pieza de j12.
# en: 4b1fcaa6
learn-punct-jump-flat = Ha quedado directamente sobre el tablero. Baja j12 por su línea hasta tu punto de j6, de modo que los otros dos puntos tapen puntos negros.
# en: 3ad46208
learn-punct-bridge-title = Construye un puente
# en: 301c4547
learn-punct-bridge-text = Una pieza recta o angular solo necesita apoyo bajo sus dos extremos, en el mismo nivel. Si el medio queda en el aire, es un puente. Mueve l10 a l5 de modo que su otro extremo quede en l7.
# en: b47ca5e2
learn-punct-bridge-done = El punto de l6 queda en el aire sobre una casilla vacía, y tus puntos conectan de l5 a l7. Una pieza triangular nunca es un puente.
# en: 0c32a94f
learn-punct-bridge-wrong = Una pieza colocada nunca es un puente. Mueve la pieza recta de l10.
# en: 1a5a7aaf
learn-punct-bridge-flat = Esa pieza ha quedado directamente sobre el tablero. Un puente tiene los dos extremos un nivel más arriba: de l10 a l5, con l6 en medio y el otro extremo en l7.
# en: c3a829a6
learn-punct-cover-title = Tapar y destapar
# en: 2bcc78be
learn-punct-pin-title = Bloquea una pieza
# en: c7660ed4
learn-punct-pin-text = Una pieza con algo encima de alguno de sus puntos está bloqueada: no puede moverse ni girar. Bloquea la pieza negra de h8.
# en: 15bc17a1
learn-punct-pin-done = Basta un punto tapado: esa pieza se queda ahí mientras siga la tuya. Tu propia pieza de f6 también está bloqueada.
# en: e95687c0
learn-punct-pin-wrong = Una pieza colocada no tapa nada. Bloquea con un movimiento: la pieza recta de l6 puede ir a f6.
# en: 70fa7dfb
learn-punct-pin-flat = No hay ningún punto negro tapado. Mueve la pieza recta de l6 por su fila hasta f6, girada de modo que acabe en h8.
# en: 2285563a
learn-punct-free-title = Libera una pieza
# en: cb568b96
learn-punct-free-text = Tus propias piezas también bloquean. Tu pieza triangular de f6 está debajo de tu pieza recta de g7. Libérala.
# en: c60ccfbb
learn-punct-free-done = Ya nada tapa f6, f7 y g7, así que la pieza triangular puede volver a moverse. Una pieza puede ir de cualquier nivel a cualquier otro, también de vuelta al tablero.
# en: d46429ff
learn-punct-free-wrong = Una colocación no libera nada. Aparta la pieza de g7.
# en: c25c549f
learn-punct-free-still = Algo sigue tapando la pieza triangular. La recta tiene que dejar del todo f6, f7 y g7.
# en: c498b721
learn-punct-uncover-title = Mira antes debajo
# en: ac19da6f
learn-punct-uncover-text = Solo cuenta el punto de arriba de cada casilla. Tu puente de g7 tapa el punto negro de i9. Levántalo y mira.
# en: 51f56103
learn-punct-uncover-done = El punto negro está a la vista: vuelve a contar, y su pieza queda libre. Si completa la cadena negra, ganan las negras en tu turno. Así que mira debajo antes de levantar.
# en: 8e6e3397
learn-punct-uncover-wrong = i9 sigue tapada. La pieza de g7 tiene que dejarla.
# en: e0a0f898
learn-punct-uncover-placed = Una colocación no destapa nada. Mueve el puente con el PÜNCT en g7.
# en: f967ab75
learn-punct-gap-title = Bajo un puente
# en: 1af6f8ab
learn-punct-gap-text = En el hueco bajo un puente no puede entrar nada, ni colocando ni moviendo. Los dos tableros lo muestran.
# en: 7f812893
learn-punct-gap-empty = El puente de l5 pasa por encima de l6. La casilla está vacía, pero no puedes usarla.
# en: 543d7dcf
learn-punct-gap-filled = Dos niveles más arriba: el punto negro de l6 está en el fondo del hueco. Nada lo toca, pero su pieza está bloqueada.
# en: 74c553a9
learn-punct-centre-title = El centro y el final
# en: 3e6e7408
learn-punct-open-title = Básico: centro abierto
# en: c01cf135
learn-punct-open-text = En el juego básico solo la primera pieza debe quedar fuera del hexágono central. Ahora está abierto: coloca una pieza con algún punto dentro.
# en: 45dc6913
learn-punct-open-done = En el juego básico, desde la segunda pieza puedes colocar en el centro como en cualquier otro sitio.
# en: b95e052d
learn-punct-open-wrong = Eso ha sido un movimiento. Toma una pieza de tu reserva y colócala en el centro.
# en: 9469cf8a
learn-punct-open-outside = Esa pieza está fuera. El hexágono central abarca las casillas a distancia dos o menos de i9.
# en: 2981f73f
learn-punct-closed-title = Estándar: solo moviendo
# en: 4e144d64
learn-punct-closed-text = En el juego estándar no puedes colocar piezas en el hexágono central, ni siquiera con un punto. Entra moviendo una.
# en: dd2f8d16
learn-punct-closed-done = Entrar cuesta un turno, que tu rival puede aprovechar para colocar una pieza. Elige bien el momento.
# en: 7b563624
learn-punct-closed-wrong = La pieza se ha quedado fuera. Lleva sus puntos al hexágono en torno a i9.
# en: 267b0554
learn-punct-closed-placed = Eso ha sido una colocación, y las piezas se colocan siempre fuera. Entra moviendo una pieza: i4 puede subir por su columna.
# en: a087fb8b
learn-punct-count-title = El recuento del centro
# en: 2fa5ff3c
learn-punct-count-text = Si en el juego estándar nadie conecta, gana quien tenga más puntos visibles en el hexágono central. Van 3 a 3. Ponte por delante.
# en: 9bac96ee
learn-punct-count-done = Vas por delante. Los puntos tapados no cuentan, así que tapar allí puntos negros valdría el doble.
# en: 82a450ed
learn-punct-count-wrong = No tienes más puntos visibles que las negras en el hexágono. Mete uno más y no saques los tuyos.
# en: ea4c186f
learn-punct-count-placed = En el juego estándar no puedes colocar en el centro. Entra moviendo una pieza.
# en: 010e7c48
learn-punct-last-title = La última pieza
# en: 01ae10ac
learn-punct-last-text = La partida acaba de inmediato cuando un jugador coloca su pieza número 18. Te queda una y vas ganando en el centro 9 a 5. Acaba la partida.
# en: 06066cf7
learn-punct-last-done = Has ganado: 9 a 5 en el centro. En el juego básico, la última pieza habría dado el empate.
# en: 59154cfa
learn-punct-last-wrong = La partida sigue. Coloca tu última pieza en cualquier sitio fuera del centro.
# en: e292b40a
learn-punct-last-moved = Un movimiento no acaba la partida, y las negras tienen un turno para cambiar el recuento. Coloca tu última pieza.
# en: 58b7a4e2
learn-punct-wins-title = Gana en un turno
# en: 6e4a2e5c
learn-punct-win-place-title = Completa la cadena
# en: fbe1db78
learn-punct-win-place-text = Conecta dos lados opuestos con una cadena de puntos tuyos y ganas. Tu cadena va desde p8, a la derecha, casi hasta el lado superior izquierdo. Coloca la pieza que falta.
# en: 9c7a7bc0
learn-punct-win-place-done = Conectado de lado a lado. Ganas de inmediato.
# en: eb2f763e
learn-punct-win-place-wrong = La cadena aún no está completa. Tiene que llegar a b10, en el lado: mira b9, b10 y c9.
# en: 51a101bc
learn-punct-win-jump-title = Gana con un salto
# en: 03a6e7ee
learn-punct-win-jump-text = Aquí ninguna colocación completa la cadena: en el hueco hay puntos negros. Una pieza que salte sobre ellos, sí. Encuéntrala.
# en: b3132052
learn-punct-win-jump-done = De punta a punta del tablero, sobre tu propio punto de h15. En PÜNCT la distancia no importa.
# en: 10eda8e8
learn-punct-win-jump-wrong = La cadena no está completa. El hueco está entre tus puntos de h15 y e12: ¿qué pieza recta llega a h15 por una línea?
# en: 4031943c
learn-punct-win-bridge-title = Gana con un puente
# en: ce220f10
learn-punct-win-bridge-text = Un puente conecta por encima de un hueco. Una de tus piezas rectas completa la cadena como puente. ¿Cuál y dónde?
# en: bb3bc262
learn-punct-win-bridge-done = Ha dejado n8 y ahora pasa por encima de esa misma casilla: las casillas que deja una pieza están libres para ella.
# en: 48a8d202
learn-punct-win-bridge-wrong = La cadena no está completa. Tus puntos de m7 y o10 están cerca: la pieza de n8 puede salvar el hueco.
# en: a39030b0
learn-punct-trap-title = Una trampa
# en: 5d55bbb9
learn-punct-trap-text = La cadena negra solo está cortada en h5, por tu pieza con el PÜNCT en j5. En su turno, las negras la rodearán. Impídelo, pero no caigas en la trampa.
# en: 0a9e46d0
learn-punct-trap-done = Amenaza parada, y la cadena negra sigue cortada. Una pieza que tapa un eslabón tiene una tarea: déjala ahí.
# en: acaecde2
learn-punct-trap-wrong = Las negras aún pueden rodearla: a la izquierda de h5 hay sitio. Ciérrales el camino.
# en: 40075f7e
learn-punct-trap-uncovered = Has levantado la pieza que tapaba h5, y la cadena negra está completa. Si tu turno destapa una cadena del rival, gana el rival.
# en: 73b6ed8d
learn-punct-tasks-title = Pequeños problemas
# en: 3aa479ae
learn-punct-task-turn-title = Las blancas ganan ya
# en: eb3be4fb
learn-punct-task-turn-text = Solo un turno gana. Encuéntralo.
# en: 80f16084
learn-punct-task-turn-done = Bastaba con girar en el sitio: el PÜNCT se ha quedado en g3.
# en: 765a009e
learn-punct-task-turn-wrong = Aún no hay cadena de lado a lado. ¿Cuál de tus piezas de arriba puede girar hacia el borde?
# en: 9245399a
learn-punct-task-stop-title = La única defensa
# en: 318aee49
learn-punct-task-stop-text = Las negras amenazan con conectar. Solo un turno lo impide.
# en: 0b00175a
learn-punct-task-stop-done = Un puente que acaba sobre un punto negro cierra todos los caminos a la vez.
# en: beba61ad
learn-punct-task-stop-wrong = Las negras conectan igualmente en su turno. Una pieza en casillas vacías no basta: ponte encima de un punto negro.
# en: e0457cc2
learn-punct-task-two-title = Las blancas ganan en dos
# en: d6d7fc55
learn-punct-task-two-text = Un turno deja a las negras sin defensa. Encuéntralo.
# en: 5f8f539c
learn-punct-task-two-done = Bien. Hagan lo que hagan las negras, conectas en tu próximo turno.
# en: 9d67f96d
learn-punct-task-two-wrong = A eso las negras pueden responder. Busca una pieza que pueda subir y salvar un hueco.
# en: 37261391
learn-punct-task-lay-title = Una colocación tranquila
# en: 1978f8ed
learn-punct-task-lay-text = Esta vez el turno que gana es una colocación. ¿Dónde?
# en: be2f3dba
learn-punct-task-lay-done = Bien: conectas en tu próximo turno, y las negras no pueden impedirlo.
# en: e1a178e5
learn-punct-task-lay-wrong = A eso las negras pueden responder. Mira el hueco de abajo a la izquierda, entre tus puntos de e5 y g6.
# en: bc5251ca
learn-punct-plans-title = Jugar bien
# en: 09a835c6
learn-punct-fork-title = Crea dos amenazas
# en: 2bdb7fb5
learn-punct-fork-text = Una sola amenaza se puede parar. En el juego básico, la mayoría de las partidas de nuestro motor contra sí mismo acaban en empate, porque toda amenaza tiene respuesta. Crea aquí una amenaza que no se pueda parar en un turno.
# en: b43853ee
learn-punct-fork-done = Las negras no pueden cerrar todos los caminos en un turno, y en el siguiente conectas. Así se ganan las partidas.
# en: b15dc416
learn-punct-fork-wrong = Las negras pueden parar eso en un turno. Convierte la pieza recta de i6 en un puente que conecte y bloquee a la vez.
# en: 4fd2be50
learn-punct-answer-title = Guarda una pieza para saltar
# en: 1d982c10
learn-punct-answer-text = Cuando nuestro motor responde a una amenaza, tres de cada cuatro veces salta; la mayoría de las veces no serviría ninguna colocación. Así que conserva libres piezas que puedan llegar al hueco. Aquí amenazan las negras. Páralas.
# en: 29bfc767
learn-punct-answer-done = La ha parado una pieza que estaba libre y en línea. Una bloqueada no habría podido.
# en: e02033c9
learn-punct-answer-wrong = Las negras conectan igualmente en su turno. Solo sirve saltar sobre su cadena o sobre la casilla que necesitan.
# en: d2691c53
learn-punct-answer-placed = Aquí no sirve ninguna colocación: las negras conectan por encima o por un lado. Salta.
# en: fee99e28
learn-punct-answer-uncovered = Esa pieza tapaba un eslabón de la cadena negra. Al levantarla, las negras han conectado y ganan.
# en: 883a5d60
learn-punct-timing-title = Primero, en torno al centro
# en: 9d59dceb
learn-punct-timing-text = Una partida estándar de nuestro motor contra sí mismo. Como en la mayoría, tras 16 turnos no hay nadie en el centro: primero el motor coloca piezas alrededor, en línea con él. Después las piezas entran.
# en: dfa99c70
learn-punct-timing-early = Tras 16 turnos: 15 piezas alrededor de un centro vacío.
# en: e936e844
learn-punct-timing-late = Tras 40 turnos: las blancas van ganando en el centro 5 a 0, y eso decidió la partida al final.
# en: 3879de75
learn-punct-clock-title = La reserva es un reloj
# en: 4eaebeb9
learn-punct-clock-text = Juego estándar, juegan las negras. En los dos tableros las blancas van ganando en el centro 7 a 3. ¿En cuál están mejor las blancas?
# en: ecae5acf
learn-punct-clock-done = Con tres piezas por colocar, las blancas pueden acabar la partida en tres turnos, así que las negras tienen poco tiempo para cambiar el recuento. Cuantas menos piezas le quedan a quien va por delante, más vale su ventaja.
# en: fb4bd578
learn-punct-clock-wrong = Con ocho piezas por colocar, las blancas necesitan ocho turnos para acabar la partida: tiempo de sobra para que las negras cambien el recuento. Mira el otro.
# en: 592428ac
learn-punct-clock-eight = A las blancas les quedan ocho piezas.
# en: 5047fe44
learn-punct-clock-three = A las blancas les quedan tres piezas.
# en: f502436e
learn-punct-game-title = Tu primera partida
# en: 3ee855bd
learn-punct-first-game-title = Una partida básica
# en: 18dc2cd4
learn-punct-first-game-text = El juego básico contra el nivel más fácil, con ocho piezas de cada uno ya en el tablero. Juegas con las blancas y te toca. El tablero avisa cuando las negras amenazan con conectar.
# en: 4bc937af
learn-punct-first-game-done = Has jugado una partida de PÜNCT. ¡Bien hecho! Lo siguiente: el juego estándar, donde cuenta el centro.

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

# en: 5bfe2924
learn-dvonn-aim-title = Objetivo
# en: 91516380
learn-dvonn-aim-text = Gana quien al final tiene más piezas en sus pilas. Aquí ya nadie puede mover: las dos pilas de las blancas tienen 8 piezas y la de las negras, 6. Ganan las blancas.
# en: b56690e3
learn-punct-aim-title = Objetivo
# en: 6097564e
learn-punct-aim-text = Conecta dos lados opuestos del tablero con una cadena de puntos tuyos. Aquí las blancas lo han logrado y ganan. El punto naranja de cada pieza es su PÜNCT: guía la pieza cuando se mueve y en la cadena cuenta como los demás.
# en: 709c198a
learn-punct-rare-title = Conviene saberlo
# en: 423f314f
learn-punct-rare-text = Una pieza movida no tiene que tocar ninguna otra. Si la misma posición aparece por tercera vez con el mismo jugador al turno, la partida es un empate; también lo es tras 100 turnos seguidos sin colocar piezas. Un jugador que no tiene ningún movimiento pasa.
