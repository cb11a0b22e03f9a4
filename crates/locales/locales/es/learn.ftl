### Español: lo que enseñan los cursos.

## DVONN: el curso

# en: 5f4b4e46
learn-dvonn-first-title = Cómo se mueven las pilas
# en: 5bfe2924
learn-dvonn-aim-title = Objetivo
# en: 91516380
learn-dvonn-aim-text = Gana quien al final tiene más piezas en sus pilas. Aquí ya nadie puede mover: las dos pilas de las blancas tienen 8 piezas y la de las negras, 6. Ganan las blancas.
# en: 4e7942c9
learn-dvonn-move-title = Cubre una pieza
# en: d59f4dd5
learn-dvonn-move-text = Juegas con las blancas. Una pieza sola se mueve una casilla en línea recta, sobre una vecina. Mueve la pieza del anillo siguiendo la flecha, sobre la negra: toca las dos o arrástrala.
# en: 955b5a4f
learn-dvonn-move-done = Ahora es una pila de dos, y es tuya porque tu pieza está encima. Las piezas cubiertas siguen en el tablero, debajo de la tuya.
# en: a80bef41
learn-dvonn-move-wrong = Es legal, pero esta vez cubre la pieza negra: sigue la flecha.
# en: e78d5aa5
learn-dvonn-move-own = Puedes cubrir una pieza tuya, pero no ganas nada: ya era tuya. Cubre la negra.
# en: b90c15fb
learn-dvonn-move-red = Puedes cubrir una pieza roja: no es de nadie. Esta vez, cubre la negra.
# en: 90ff2d47
learn-dvonn-height-title = La altura es la distancia
# en: 964dffb3
learn-dvonn-height-text = La pila del anillo tiene altura tres, así que se mueve entera, exactamente tres casillas, hasta caer sobre otra pila. Muévela.
# en: b8aea3be
learn-dvonn-height-done = Exactamente tres, por encima de lo que haya en medio. Ahora tiene altura cuatro: llega más lejos, pero tiene menos sitios donde caer.
# en: e80f7a74
learn-dvonn-height-wrong = Mueve la pila de tres, la del anillo.
# en: ccfc7c78
learn-dvonn-height-single = Era una pieza sola: altura uno, una casilla. Ahora mueve la pila de tres, la del anillo.
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
# en: e5faeef2
learn-dvonn-blocked-text = La pieza del anillo tiene vecinas por los seis lados, así que no puede moverse. Libérala: mueve una de tus piezas de al lado.
# en: 0bda4516
learn-dvonn-blocked-done = Ya hay un lado libre, así que puede volver a moverse. En el borde siempre hay un lado libre: allí una pila nunca está bloqueada.
# en: 549a11d8
learn-dvonn-blocked-wrong = La pieza del anillo sigue teniendo sus seis vecinas. Mueve una blanca de al lado, por ejemplo siguiendo la flecha.
# en: d1a31a04
learn-dvonn-link-title = Conectadas a las rojas
# en: f8526e7e
learn-dvonn-link-text = Cada pila necesita una cadena de vecinas hasta una pieza roja. Las que no la tienen se retiran. Aísla las tres piezas con anillo.
# en: 2f618e29
learn-dvonn-link-done = Tu pieza era su única conexión, y ahora las tres han desaparecido para siempre. Vigila estas conexiones, también las tuyas.
# en: d33f3c6a
learn-dvonn-link-wrong = Las piezas negras siguen conectadas a una roja a través de tu pieza del anillo. Apártala.
# en: e1a843ad
learn-dvonn-link-own = Así aíslas las negras, pero tu pieza se va con ellas. Muévela hacia la roja, siguiendo la flecha.
# en: 81fbe8fd
learn-dvonn-ending-title = Gana un final
# en: ccfe580f
learn-dvonn-ending-text = Juegan las blancas. Si juegas bien, ganas. Supera las mejores respuestas: acaba con más piezas en tus pilas que las negras.
# en: 4bdec7c1
learn-dvonn-ending-done = ¡Has ganado! Ya sabes cómo se mueven las pilas, de quién son y qué las mantiene en el tablero. Eso es DVONN.
# en: 7839cfd2
learn-dvonn-ending-thrown = Después de ese movimiento ya no puedes ganar. Mira qué queda aislado y quién se queda sin movimientos, y prueba otro.
# en: 9370af86
learn-dvonn-situations-title = Situaciones
# en: 64e86e8b
learn-dvonn-reach-title = El alcance de una pila
# en: 396c2e48
learn-dvonn-reach-text = La pila del anillo tiene altura dos: se mueve dos casillas, también sobre casillas vacías, y debe caer sobre una pila. La roja de al lado está demasiado cerca. Cubre la pieza negra.
# en: 9b0eb54a
learn-dvonn-reach-own = Está a tu alcance, pero ya es tuya. Cubre la pieza negra, siguiendo la flecha.
# en: 930c765a
learn-dvonn-reach-farther = Ahora tiene altura tres y se mueve tres casillas: la pila negra más próxima está demasiado cerca, la siguiente está a la distancia justa. Cúbrela.
# en: 2cef6f08
learn-dvonn-reach-red = También está a tu alcance. Pero cubre la pila negra, siguiendo la flecha.
# en: 9c601b3b
learn-dvonn-reach-done = Ahora tiene altura cinco y se mueve exactamente cinco casillas. El alcance de una pila cambia con cada movimiento, así que cuenta por las líneas.
# en: 06b13d06
learn-dvonn-reach-wrong = Mueve tu pila más alta sobre una negra.
# en: e584d075
learn-dvonn-shut-title = ¿Bloqueada o no?
# en: f893df46
learn-dvonn-shut-text = Las dos pilas con anillo son tuyas y tienen altura tres, y todas las casillas que las rodean están ocupadas. Aun así, una puede moverse. Muévela.
# en: 10213980
learn-dvonn-shut-freed = Eso liberaría la pila del medio, pero gasta tu turno. La otra pila de tres ya puede moverse: está en el borde.
# en: 9030a02b
learn-dvonn-shut-done = En el borde solo tenía cuatro casillas vecinas. Para bloquear una pila hacen falta seis vecinas.
# en: 4faf69a5
learn-dvonn-shut-wrong = Esa era una pieza sola. Mueve una pila de tres.
# en: ade6d33d
learn-dvonn-carry-title = Llévate la roja
# en: 2b7b2ded
learn-dvonn-carry-text = Siete piezas negras dependen de la roja del anillo, y ninguna de sus pilas la alcanza. Cúbrela siguiendo la flecha.
# en: 4cd34bc1
learn-dvonn-carry-other = También es roja, pero ninguna pieza negra depende de ella. Cubre la del anillo.
# en: 21b0a5a1
learn-dvonn-carry-away = Ahora la roja está en tu pila y se mueve con ella. Llévatela de modo que ninguna pieza negra siga conectada.
# en: 7d19b1e8
learn-dvonn-carry-toward = La roja va con tu pila, pero sigue junto a las pilas negras. Llévatela hacia el otro lado, siguiendo la flecha.
# en: 1a27616b
learn-dvonn-carry-done = Las siete han desaparecido. Esa roja era su única conexión, y te la has llevado.
# en: 00d83c2a
learn-dvonn-carry-wrong = Esa no. La clave es la roja del anillo.
# en: 8ab3df96
learn-dvonn-island-title = Salva la isla
# en: 44280357
learn-dvonn-island-text = Tus seis piezas con anillo dependen de dos negras. Si una de ellas se va, por ejemplo siguiendo la flecha roja, pierdes las seis. Sálvalas.
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
# en: a29b5325
learn-dvonn-forced-single = Entonces el único movimiento de las negras aísla también tu pila del anillo, y es solo un empate. Cubre la misma pieza con esa pila.
# en: 2e5c5a8d
learn-dvonn-forced-done = Las negras han tenido que llevarse la pila con la roja, y la pila de cuatro de al lado ha perdido su conexión. A veces tener que mover es peor que pasar.
# en: 57f0f6c4
learn-dvonn-forced-wrong = Las negras aún pueden elegir. Cubre la pieza del anillo y mira qué puede moverse entonces.
# en: 213907a2
learn-dvonn-pass-title = Pasar
# en: e1b790d8
learn-dvonn-pass-text = Solo una pila negra puede moverse. Cúbrela y las negras tendrán que pasar.
# en: 36138685
learn-dvonn-pass-still = La pieza negra del anillo aún puede moverse. Cúbrela.
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
# en: 90a8f87a
learn-dvonn-tempo-title = Tempo y movilidad
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
# en: 8cc8081a
learn-dvonn-moves-title = Cuenta tus movimientos
# en: d5f2fe1a
learn-dvonn-moves-text = Cerca del final cuenta cada movimiento que te queda. Hay uno que te deja otros ocho, tres más que cualquier otro. Juegan las blancas y ganan.
# en: 2fa18ac2
learn-dvonn-moves-single = Las piezas sueltas son las más móviles: guárdalas. ¿Qué pila está apartada de las demás?
# en: 3efd5c45
learn-dvonn-moves-done = Te quedan ocho movimientos, y la pila negra que has cubierto ya no se moverá por sí sola.
# en: 2afe4177
learn-dvonn-moves-wrong = Después te quedan como mucho cinco movimientos y la victoria se escapa. Mira las pilas apartadas de las demás.
# en: 748805c8
learn-dvonn-shut-in-title = ¿Cuál puede moverse aún?
# en: 493e9c3b
learn-dvonn-shut-in-text = Juegan las blancas y ganan. Solo una pila negra puede moverse. ¿Cuál?
# en: d91bd77c
learn-dvonn-shut-in-other = Esa estaba rodeada y de todos modos no podía moverse. La del anillo sí puede.
# en: 309b5599
learn-dvonn-shut-in-done = De las pilas con anillo, una está rodeada y la otra no alcanza nada, así que las negras tienen que pasar. Los movimientos que quedan son tuyos.
# en: 79baa623
learn-dvonn-shut-in-wrong = Las negras aún pueden mover, y ganan. Cubre la única pieza que puede moverse.
# en: bbbf3720
learn-dvonn-quiet-title = El movimiento tranquilo
# en: ba93d8aa
learn-dvonn-quiet-text = La mayor ganancia no siempre es lo mejor. Aquí todo movimiento que cubre una pila negra deja escapar la victoria. Encuentra el que gana.
# en: 74ac09d1
learn-dvonn-quiet-greedy = Ganas piezas, pero la victoria se escapa. Esta vez deja en paz las pilas negras.
# en: 3706f751
learn-dvonn-quiet-done = Un movimiento de espera: no cubre nada negro, y ahora son las negras las que tienen que decidirse.
# en: 4b93143c
learn-dvonn-quiet-wrong = Después ya no ganas. Prueba otro movimiento tranquilo.
# en: 3016447d
learn-dvonn-red-title = Pilas con una roja
# en: b788a870
learn-dvonn-guard-title = Protege tu roja
# en: 38f25d08
learn-dvonn-guard-text = La pila negra del anillo tiene la roja de la que dependen tus cuatro piezas de al lado. Podría irse siguiendo la flecha roja. Juegan las blancas y ganan.
# en: a6692035
learn-dvonn-guard-other = Eso cubre una pieza negra, pero la pila del anillo se lleva la roja y pierdes tus cuatro piezas.
# en: f725725a
learn-dvonn-guard-done = La pila es tuya y tiene altura tres: ya no puede caer allí, y la roja sigue donde la necesitas.
# en: 24683a7b
learn-dvonn-guard-wrong = La pila del anillo aún puede llevarse su roja. Detenla.
# en: d7fbef7d
learn-dvonn-too-high-title = Demasiado alta para moverse
# en: 830bc102
learn-dvonn-too-high-text = La pila negra del anillo podría llevarse la roja siguiendo la flecha roja, y perderías tus piezas de al lado. Hazla demasiado alta para moverse.
# en: e78861b1
learn-dvonn-too-high-other = Eso cubre una pieza negra, pero la pila del anillo se lleva la roja y pierdes tus piezas.
# en: 18e21ad6
learn-dvonn-too-high-done = Con altura tres no alcanza nada. Aunque las negras la cubran otra vez, se queda ahí, y la roja también.
# en: 04e9d4d3
learn-dvonn-too-high-wrong = La pila del anillo aún puede irse siguiendo la flecha roja. Ponle una pieza encima.
# en: 5e7426bd
learn-dvonn-away-title = Busca su conexión
# en: 70a82706
learn-dvonn-away-text = Juegan las blancas y ganan. ¿Qué mantiene en el tablero las seis piezas negras?
# en: 477e67a2
learn-dvonn-away-done = Tu pila tenía su única roja. Se ha ido, y las seis han desaparecido.
# en: e13785fd
learn-dvonn-away-wrong = Después ganan las negras. ¿A qué roja están conectadas las pilas negras y quién puede moverla?
# en: 05523f7b
learn-dvonn-take-red-title = Hazte con la roja
# en: 181372c8
learn-dvonn-take-red-text = Quien controla una pila con una roja decide qué sigue conectado. Dos pilas negras, las que llevan anillo, tienen una roja, y puedes cubrir cualquiera. ¿Cuál gana?
# en: 4a005524
learn-dvonn-take-red-other = También te haces con una roja, pero así ya no ganas. Cubre la otra.
# en: 26ed900b
learn-dvonn-take-red-done = La roja ya es tuya, y la pila negra que estaba detrás de tu pieza ha perdido su conexión.
# en: 294ce8e7
learn-dvonn-take-red-wrong = Después ya no ganas. Cubre una de las pilas con anillo: tienen una roja.
# en: c5782814
learn-dvonn-hold-red-title = La roja en tus manos
# en: d55a190c
learn-dvonn-hold-red-text = Una roja en tu pila es una amenaza: puede irse y aislar a otras. Mueve de modo que tu siguiente movimiento cueste seis piezas a las negras, respondan lo que respondan.
# en: f2eebee6
learn-dvonn-hold-red-now = Así cubres una pila negra enseguida, pero ya no ganas. Prepara un golpe mayor.
# en: df7601b7
learn-dvonn-hold-red-done = Las negras no pueden salvarlo todo: respondan lo que respondan, pierden seis piezas.
# en: eb8e0f80
learn-dvonn-hold-red-wrong = Después ya no ganas. Mete una roja en una de tus pilas.
# en: e6e4bbaf
learn-dvonn-cutting-title = Aislar
# en: 363d3b73
learn-dvonn-hinge-title = La conexión clave
# en: 12132882
learn-dvonn-hinge-text = Juegan las blancas y ganan. Tu pila del anillo puede ir a dos casillas. Una es la buena.
# en: 3dea09f9
learn-dvonn-hinge-along = Eso aísla piezas negras, pero tu pila se va con ellas.
# en: bc3b0d14
learn-dvonn-hinge-done = Tres piezas negras dependían de tu pila. Y la que has cubierto era la última pila negra que podía moverse. Las negras tienen que pasar.
# en: dfee9e95
learn-dvonn-hinge-wrong = Después ganan las negras. Tres piezas negras están conectadas a las rojas a través de la pila del anillo: muévela.
# en: 21522144
learn-dvonn-sacrifice-title = Un pequeño sacrificio
# en: 7ca72a0a
learn-dvonn-sacrifice-text = Aislar también puede costarte algo. Aísla ocho piezas negras entregando solo una tuya.
# en: cf77a749
learn-dvonn-sacrifice-done = Ocho piezas negras por una blanca. Antes de aislar, cuenta ambos lados.
# en: b96d33a8
learn-dvonn-sacrifice-wrong = Así no aíslas ocho. ¿De qué roja dependen las pilas negras y quién puede llevársela?
# en: 39b2440b
learn-dvonn-leap-title = Cubrir y aislar
# en: 6303be90
learn-dvonn-leap-text = Los mejores movimientos hacen dos cosas a la vez: cubren una pila y aíslan otras. Juegan las blancas y ganan.
# en: 90d51e3c
learn-dvonn-leap-single = Una pieza sola no puede hacer las dos cosas aquí. Mira tu pila con la roja.
# en: f39f5f67
learn-dvonn-leap-done = Ha cubierto tres piezas y ha aislado otras cuatro.
# en: c0367d1c
learn-dvonn-leap-wrong = Después ya no ganas. Una de tus pilas tiene una roja, y cuatro piezas negras dependen de ella.
# en: 99094914
learn-dvonn-endings-title = Finales
# en: 2517d74c
learn-dvonn-last-title = ¿Quién pasa primero?
# en: d70d6000
learn-dvonn-last-text = Los últimos movimientos deciden la partida. Haz que las negras se queden antes sin movimientos: juegan las blancas y ganan.
# en: cd1a84bd
learn-dvonn-last-own = Eso aísla piezas tuyas. Mira qué pueden mover aún las negras.
# en: 13bff0b7
learn-dvonn-last-done = Era la última pila negra que podía moverse. Los movimientos que quedan son tuyos, en el orden que quieras.
# en: 4bdd90a9
learn-dvonn-last-wrong = Las negras aún pueden mover, con la pila del anillo. Cúbrela.
# en: 2307e5fc
learn-dvonn-spare-title = La última palabra
# en: 179cc306
learn-dvonn-spare-text = Cerca del final, dejar a las negras sin movimientos vale más que unas cuantas piezas. Juegan las blancas y ganan.
# en: a11c4cd5
learn-dvonn-spare-larger = Eso cubre tres piezas, pero las negras aún pueden mover y ya no ganas.
# en: 20615e24
learn-dvonn-spare-done = Las negras tienen que pasar, y vuelve a ser tu turno.
# en: 3803aea0
learn-dvonn-spare-wrong = Después ya no ganas. ¿Qué pieza negra puede moverse aún? Cúbrela.
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
# en: caa85fc7
learn-dvonn-draw-done = Tu pila se ha llevado la roja, y dos piezas negras han perdido su conexión. Con el mejor juego acaba 4 a 4.
# en: a8d4d841
learn-dvonn-draw-wrong = Después ganan las negras. Una de tus pilas tiene una roja: ¿qué piezas dependen de ella?
# en: 47455231
learn-dvonn-second-ending-title = Juégalo hasta el final
# en: decd0cae
learn-dvonn-second-ending-text = Juegan las blancas. Solo un primer movimiento gana. Encuéntralo y luego supera las mejores respuestas.
# en: 5213bb52
learn-dvonn-second-ending-done = ¡Bien jugado! Has contado hasta el final.
# en: 6c9c2fb2
learn-dvonn-second-ending-thrown = Tras ese movimiento ya no puedes ganar. Cuenta quién se queda antes sin movimientos y prueba otro.
# en: 68d18474
learn-dvonn-placing-title = Colocación
# en: b5c33b6f
learn-dvonn-fill-title = Llena el tablero
# en: 6c8206b1
learn-dvonn-fill-text = La partida empieza con el tablero vacío. Primero se colocan las rojas; después cada jugador coloca las suyas, empezando las negras. Juegas con las negras: coloca una pieza junto a una roja con anillo.
# en: f1fdd404
learn-dvonn-fill-edge = Cerca de una roja, una pieza conserva más tiempo su conexión. Las blancas también han colocado una. Ahora coloca una en el borde, donde una pila nunca está bloqueada.
# en: c27d5c7c
learn-dvonn-fill-done = Así se sigue hasta llenar las 49 casillas. Las blancas colocan la última pieza y hacen el primer movimiento.
# en: 08bdda66
learn-dvonn-fill-wrong = Cualquier casilla vacía es legal, pero esta vez elige una que cumpla lo que se pide.
# en: d70c410a
learn-dvonn-between-title = Entre dos rojas
# en: 9ef514fd
learn-dvonn-between-text = Una pieza junto a dos rojas conserva una conexión aunque se lleven una de ellas. Juegas con las negras: coloca una pieza que toque dos rojas.
# en: ec91c86f
learn-dvonn-between-one = Ahí solo toca una roja. Hay dos casillas que tocan dos.
# en: 1fef1bd3
learn-dvonn-between-done = Pase lo que pase con una, la otra sigue ahí. Los buenos sitios como este se acaban pronto.
# en: d518c6e8
learn-dvonn-between-wrong = Ahí no toca ninguna roja. Busca una casilla junto a dos.
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
# en: 53b4b47d
learn-dvonn-final-title = Examen
# en: 73836ffe
learn-dvonn-exam-title = Ponte a prueba
# en: 99cd45a4
learn-dvonn-exam-text = Siete posiciones, un intento en cada una. Después verás qué conviene repasar.
# en: 52e8669a
learn-dvonn-exam-cut = Juegan las blancas y ganan: aísla a las negras.
# en: 2f39a379
learn-dvonn-exam-cut-why = Tu pieza era su conexión: ha cubierto tres piezas y ha aislado otras tres.
# en: fc5eefc4
learn-dvonn-exam-pass = Juegan las blancas y ganan: deja a las negras sin movimientos.
# en: ec0f0824
learn-dvonn-exam-pass-why = Las negras solo alcanzaban la pieza que se ha ido. Ahora tienen que pasar.
# en: 48b45a8c
learn-dvonn-exam-carry = Juegan las blancas y ganan: llévate la roja.
# en: aa229c09
learn-dvonn-exam-carry-why = Tu pila se ha ido con su roja, y tres piezas negras han perdido su conexión.
# en: 5b80a91a
learn-dvonn-exam-red = Juegan las blancas y ganan: hazte con las rojas.
# en: 0fc01dfe
learn-dvonn-exam-red-why = La pila con dos rojas ya es tuya, y tres piezas negras han quedado aisladas.
# en: 708bbdb8
learn-dvonn-exam-moves = Juegan las blancas y ganan: conserva tantos movimientos como puedas.
# en: 6e5d1b69
learn-dvonn-exam-moves-why = Te quedan cuatro movimientos. Con cualquier otro te quedarían dos como mucho.
# en: dd35c0d9
learn-dvonn-exam-quiet = Juegan las blancas y ganan. No te dejes tentar.
# en: cf7ef4da
learn-dvonn-exam-quiet-why = Un movimiento de espera. Todo movimiento que cubre una pila negra deja escapar la victoria.
# en: ea5400df
learn-dvonn-exam-draw = Las blancas ya no pueden ganar. Encuentra el único movimiento que empata.
# en: 562a30df
learn-dvonn-exam-draw-why = Con el mejor juego acaba en empate. Cualquier otro movimiento pierde.
# en: e6e9588a
learn-dvonn-exam-done = Has llegado al final del curso. Ahora juega, resuelve problemas y revisa tus partidas.

## PÜNCT: el curso

# en: a5388002
learn-punct-first-title = Tu turno: colocar o mover
# en: b56690e3
learn-punct-aim-title = Objetivo
# en: 6097564e
learn-punct-aim-text = Conecta dos lados opuestos del tablero con una cadena de puntos tuyos. Aquí las blancas lo han logrado y ganan. El punto naranja de cada pieza es su PÜNCT: guía la pieza cuando se mueve y en la cadena cuenta como los demás.
# en: 67ec6902
learn-punct-place-title = Coloca una pieza
# en: 38f53641
learn-punct-place-text = En tu turno colocas una pieza o mueves una. Elige una pieza triangular de tu reserva y toca el tablero, por ejemplo en el contorno verde. Después pulsa el botón que la coloca.
# en: d6b378cb
learn-punct-place-done = Ya está en el tablero. A partir de ahora puede moverse, y otras piezas pueden ponerse encima.
# en: ac97b848
learn-punct-place-wrong = Has movido una pieza del tablero. Toma una de tu reserva.
# en: 0da7c5b3
learn-punct-place-turned = Has girado una pieza del tablero, y eso es un movimiento. Toma una de tu reserva.
# en: 0d6a8bd9
learn-punct-move-title = Mueve por una línea
# en: 85c4e39b
learn-punct-move-text = Juegas con las blancas. El punto naranja de una pieza es su PÜNCT. Se mueve cualquier distancia por una de sus tres líneas, sobre casillas vacías y sobre piezas. Toca la pieza del anillo y luego una de las casillas marcadas.
# en: c7fa4546
learn-punct-move-done = El PÜNCT se ha movido por su línea; a los otros dos puntos les basta con caber en el tablero. Nada de lo que haya en medio detiene a una pieza.
# en: 2284f553
learn-punct-move-wrong = Eso ha sido una colocación. Ahora mueve la pieza del anillo, que ya está en el tablero.
# en: 7def43c1
learn-punct-move-turned = La pieza ha girado, pero su PÜNCT sigue en su sitio. Mueve el PÜNCT por una de sus líneas.
# en: 21a0b94c
learn-punct-turn-title = Gira una pieza
# en: 06c202ec
learn-punct-turn-text = Una pieza puede girar en torno a su PÜNCT, que se queda donde está. Toca la pieza del anillo, luego su punto naranja, y gírala, por ejemplo hasta el contorno verde.
# en: 5456657a
learn-punct-turn-done = El PÜNCT se ha quedado y los otros puntos han girado. Una pieza también puede moverse y girar en el mismo turno. Nunca se voltea.
# en: 34210d24
learn-punct-turn-wrong = Eso ha sido una colocación. Gira la pieza del anillo.
# en: 79d52574
learn-punct-turn-moved = Su PÜNCT ha salido del anillo. Déjalo ahí y gira solo los otros dos puntos.
# en: 14b620e5
learn-punct-jump-title = Sobre otras piezas
# en: 22e816c3
learn-punct-jump-text = Una pieza movida puede acabar sobre otras. Su PÜNCT debe caer sobre un punto tuyo; los otros dos pueden tapar cualquier cosa. Una pieza triangular necesita debajo tres puntos del mismo nivel. Salta con la pieza del anillo.
# en: f853f861
learn-punct-jump-done = Tu PÜNCT está sobre un punto tuyo, y tus otros puntos tapan los de las negras. Los puntos tapados no cuentan para una cadena.
# en: a1d9228a
learn-punct-jump-wrong = Una pieza de la reserva va siempre en casillas vacías. Solo al moverse puede una pieza quedar sobre otras: usa la pieza del anillo.
# en: 03f4c96c
learn-punct-jump-flat = Ha quedado directamente sobre el tablero. Mueve la pieza del anillo siguiendo la flecha hasta un punto tuyo, de modo que los otros dos tapen puntos negros.
# en: 3ad46208
learn-punct-bridge-title = Construye un puente
# en: 7067d59a
learn-punct-bridge-text = Una pieza recta o angular solo necesita apoyo bajo sus dos extremos, en el mismo nivel. Si el medio queda en el aire, es un puente. Mueve tu pieza recta siguiendo la flecha, de modo que sus extremos se apoyen en los puntos con anillo.
# en: d8a06527
learn-punct-bridge-done = El punto del medio queda en el aire sobre una casilla vacía, y los tres puntos están conectados. Una pieza triangular nunca es un puente.
# en: 9445c472
learn-punct-bridge-wrong = Una pieza colocada nunca es un puente. Mueve tu pieza recta siguiendo la flecha.
# en: 81d9fa13
learn-punct-bridge-flat = Esa pieza ha quedado directamente sobre el tablero. Un puente tiene los dos extremos un nivel más arriba: aquí, sobre los dos puntos con anillo.
# en: c3a829a6
learn-punct-cover-title = Tapar y destapar
# en: 2bcc78be
learn-punct-pin-title = Bloquea una pieza
# en: 767ff943
learn-punct-pin-text = Una pieza con algo encima de alguno de sus puntos está bloqueada: no puede moverse ni girar. Bloquea la pieza negra del anillo.
# en: 1c80028d
learn-punct-pin-done = Basta un punto tapado: esa pieza se queda ahí mientras siga la tuya. Tu propia pieza triangular de debajo también está bloqueada.
# en: 78221681
learn-punct-pin-wrong = Una pieza colocada no tapa nada. Bloquea con un movimiento: tu pieza recta puede seguir la flecha.
# en: 60b08ee6
learn-punct-pin-flat = No hay ningún punto negro tapado. Mueve la pieza recta siguiendo la flecha, girada de modo que su extremo quede sobre la pieza del anillo.
# en: 2285563a
learn-punct-free-title = Libera una pieza
# en: 76cda3e5
learn-punct-free-text = Tus propias piezas también bloquean. La pieza triangular del anillo está debajo de tu pieza recta. Libérala.
# en: 224d2e54
learn-punct-free-done = Ya nada tapa la pieza triangular, así que puede volver a moverse. Una pieza puede ir de cualquier nivel a cualquier otro, también de vuelta al tablero.
# en: 19f59cd2
learn-punct-free-wrong = Una colocación no libera nada. Aparta la pieza recta.
# en: 60a56b82
learn-punct-free-still = Algo sigue tapando la pieza triangular. La recta tiene que dejarla del todo.
# en: c498b721
learn-punct-uncover-title = Mira antes debajo
# en: 37853054
learn-punct-uncover-text = Solo cuenta el punto de arriba de cada casilla. Tu puente del anillo tapa un punto negro con su otro extremo. Levántalo y mira.
# en: 51f56103
learn-punct-uncover-done = El punto negro está a la vista: vuelve a contar, y su pieza queda libre. Si completa la cadena negra, ganan las negras en tu turno. Así que mira debajo antes de levantar.
# en: b7670d41
learn-punct-uncover-wrong = El punto negro sigue tapado. El puente del anillo tiene que dejarlo.
# en: 801eff7a
learn-punct-uncover-placed = Una colocación no destapa nada. Mueve el puente del anillo.
# en: f967ab75
learn-punct-gap-title = Bajo un puente
# en: 1af6f8ab
learn-punct-gap-text = En el hueco bajo un puente no puede entrar nada, ni colocando ni moviendo. Los dos tableros lo muestran.
# en: c4258209
learn-punct-gap-empty = El punto del anillo queda en el aire sobre una casilla vacía, pero no puedes usarla.
# en: 328c579b
learn-punct-gap-filled = Dos niveles más arriba: en el fondo del hueco, bajo el punto del anillo, hay un punto negro. Nada lo toca, pero su pieza está bloqueada.
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
# en: 0427c526
learn-punct-open-outside = Esa pieza está fuera. El hexágono central es la zona dorada en medio del tablero.
# en: 2981f73f
learn-punct-closed-title = Estándar: solo moviendo
# en: 4e144d64
learn-punct-closed-text = En el juego estándar no puedes colocar piezas en el hexágono central, ni siquiera con un punto. Entra moviendo una.
# en: dd2f8d16
learn-punct-closed-done = Entrar cuesta un turno, que tu rival puede aprovechar para colocar una pieza. Elige bien el momento.
# en: b0cb688b
learn-punct-closed-wrong = La pieza se ha quedado fuera. Lleva sus puntos al hexágono dorado del medio.
# en: 18226575
learn-punct-closed-placed = Eso ha sido una colocación, y las piezas se colocan siempre fuera. Entra moviendo una pieza: la del anillo puede seguir la flecha.
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
# en: 709c198a
learn-punct-rare-title = Conviene saberlo
# en: cf65caee
learn-punct-rare-text = Una pieza movida no tiene que tocar ninguna otra. Si en un turno se completan las cadenas de los dos jugadores, gana quien ha jugado. Hay empate si la misma posición se da por tercera vez con el turno del mismo jugador, o tras 100 turnos seguidos sin colocar piezas. Si no puedes colocar ni mover, pasas. Dos pases seguidos acaban la partida.
# en: 58b7a4e2
learn-punct-wins-title = Gana en un turno
# en: 6e4a2e5c
learn-punct-win-place-title = Completa la cadena
# en: b8328df8
learn-punct-win-place-text = Conecta dos lados opuestos con una cadena de puntos tuyos y ganas. Tu cadena va desde un lado casi hasta el opuesto. Coloca la pieza que falta.
# en: 9c7a7bc0
learn-punct-win-place-done = Conectado de lado a lado. Ganas de inmediato.
# en: 2869ee15
learn-punct-win-place-wrong = La cadena aún no está completa. Tiene que llegar desde el punto del anillo hasta el lado del tablero.
# en: 51a101bc
learn-punct-win-jump-title = Gana con un salto
# en: 03a6e7ee
learn-punct-win-jump-text = Aquí ninguna colocación completa la cadena: en el hueco hay puntos negros. Una pieza que salte sobre ellos, sí. Encuéntrala.
# en: 981409bf
learn-punct-win-jump-done = De punta a punta del tablero, sobre un punto tuyo. En PÜNCT la distancia no importa.
# en: 0b89ccec
learn-punct-win-jump-wrong = La cadena no está completa. El hueco está entre los puntos con anillo: ¿qué pieza recta llega a uno de ellos por una línea?
# en: 4031943c
learn-punct-win-bridge-title = Gana con un puente
# en: ce220f10
learn-punct-win-bridge-text = Un puente conecta por encima de un hueco. Una de tus piezas rectas completa la cadena como puente. ¿Cuál y dónde?
# en: c5d08d15
learn-punct-win-bridge-done = Ahora pasa por encima de una casilla que acaba de dejar: las casillas que deja una pieza están libres para ella.
# en: fc710cf0
learn-punct-win-bridge-wrong = La cadena no está completa. Los puntos con anillo están cerca: una pieza recta puede salvar el hueco.
# en: 3aa479ae
learn-punct-task-turn-title = Las blancas ganan ya
# en: eb3be4fb
learn-punct-task-turn-text = Solo hay una forma de ganar. Encuéntrala.
# en: 776ddf16
learn-punct-task-turn-done = Bastaba con girar en el sitio: el PÜNCT no se ha movido.
# en: 765a009e
learn-punct-task-turn-wrong = Aún no hay cadena de lado a lado. ¿Cuál de tus piezas de arriba puede girar hacia el borde?
# en: a39030b0
learn-punct-trap-title = Una trampa
# en: ca9891dc
learn-punct-trap-text = La cadena negra solo está cortada en el anillo, donde la tapa tu pieza. En su turno, las negras la rodearán. Impídelo, pero no caigas en la trampa.
# en: 0a9e46d0
learn-punct-trap-done = Amenaza detenida, y la cadena negra sigue cortada. Una pieza que tapa un eslabón tiene una tarea: déjala ahí.
# en: cc8984a0
learn-punct-trap-wrong = Las negras aún pueden rodearla: junto al anillo hay sitio. Ciérrales el camino.
# en: e5b711ac
learn-punct-trap-uncovered = Has levantado la pieza que tapaba la cadena negra, y ahora está completa. Si destapas una cadena del rival, gana el rival.
# en: baa539ad
learn-punct-building-title = Construir
# en: 45e50de9
learn-punct-build-title = Dos caminos
# en: a239004d
learn-punct-build-text = Una buena colocación deja varios caminos, y las negras solo pueden cerrar uno. Coloca una pieza recta de modo que conectes en el próximo turno, hagan lo que hagan las negras.
# en: 71355368
learn-punct-build-done = Ahora puedes conectar de muchas maneras, y las negras no pueden cerrarlas todas en un turno.
# en: 403e2e75
learn-punct-build-wrong = Las negras pueden parar eso. Mira el hueco entre los puntos con anillo.
# en: 37261391
learn-punct-task-lay-title = Una colocación tranquila
# en: 1978f8ed
learn-punct-task-lay-text = Esta vez se gana colocando una pieza. ¿Dónde?
# en: be2f3dba
learn-punct-task-lay-done = Bien: conectas en tu próximo turno, y las negras no pueden impedirlo.
# en: 8fe8621f
learn-punct-task-lay-wrong = A eso las negras pueden responder. Mira el hueco entre los puntos con anillo.
# en: 71214e38
learn-punct-hiding-title = Esconde tu plan
# en: 8a0e077e
learn-punct-both-title = Dos planes a la vez
# en: d5a5c60a
learn-punct-both-text = Una cadena que toca dos lados puede ir a cualquiera de los opuestos, y las negras no saben a cuál. Coloca una pieza que una tus dos grupos por los puntos con anillo.
# en: 9a31a597
learn-punct-both-moved = Has quitado una pieza de donde era útil. Mejor coloca una nueva.
# en: 788c1c8c
learn-punct-both-done = Una cadena, dos planes. Ahora las negras tienen que vigilar dos lados.
# en: 737e4349
learn-punct-both-wrong = Tus grupos aún no están unidos. La pieza nueva tiene que tocar los dos puntos con anillo.
# en: 09a835c6
learn-punct-fork-title = Crea dos amenazas
# en: 2bdb7fb5
learn-punct-fork-text = Una sola amenaza se puede parar. En el juego básico, la mayoría de las partidas de nuestro motor contra sí mismo acaban en empate, porque toda amenaza tiene respuesta. Crea aquí una amenaza que no se pueda parar en un turno.
# en: b43853ee
learn-punct-fork-done = Las negras no pueden cerrar todos los caminos en un turno, y en el siguiente conectas. Así se ganan las partidas.
# en: e3a370ef
learn-punct-fork-wrong = Las negras pueden parar eso en un turno. Convierte la pieza recta del anillo en un puente que conecte y bloquee a la vez.
# en: e0457cc2
learn-punct-task-two-title = Las blancas ganan en dos
# en: d6d7fc55
learn-punct-task-two-text = Hay una forma de dejar a las negras sin defensa. Encuéntrala.
# en: 5f8f539c
learn-punct-task-two-done = Bien. Hagan lo que hagan las negras, conectas en tu próximo turno.
# en: 9d67f96d
learn-punct-task-two-wrong = A eso las negras pueden responder. Busca una pieza que pueda subir y salvar un hueco.
# en: 8f8fdfd9
learn-punct-jumps-title = Saltos
# en: 4fd2be50
learn-punct-answer-title = Guarda una pieza para saltar
# en: 1d982c10
learn-punct-answer-text = Nuestro motor responde a una amenaza con un salto tres de cada cuatro veces: por lo general, ninguna colocación serviría. Así que conserva libres piezas que puedan llegar al hueco. Aquí amenazan las negras. Detenlas.
# en: 29bfc767
learn-punct-answer-done = Las ha detenido una pieza que estaba libre y en línea. Una bloqueada no habría podido.
# en: e02033c9
learn-punct-answer-wrong = Las negras conectan igualmente en su turno. Solo sirve saltar sobre su cadena o sobre la casilla que necesitan.
# en: d2691c53
learn-punct-answer-placed = Aquí no sirve ninguna colocación: las negras conectan por encima o por un lado. Salta.
# en: fee99e28
learn-punct-answer-uncovered = Esa pieza tapaba un eslabón de la cadena negra. Al levantarla, las negras han conectado y ganan.
# en: 978d83ae
learn-punct-far-title = Desde la otra punta
# en: ca9d3754
learn-punct-far-text = A una pieza libre la distancia no le importa. Las negras amenazan con conectar, y solo hay una forma de impedirlo. La ayuda viene de lejos.
# en: 8719230f
learn-punct-far-placed = Aquí ninguna colocación detiene a las negras. Salta.
# en: 2a6c1c6a
learn-punct-far-done = De punta a punta, sobre un punto tuyo y sobre la cadena negra. Mantén libres piezas así.
# en: 4c039678
learn-punct-far-wrong = Las negras conectan igualmente en su turno. La pieza del anillo tiene una línea hasta el hueco.
# en: 187a551d
learn-punct-bridges-title = Puentes
# en: 9245399a
learn-punct-task-stop-title = La única defensa
# en: 318aee49
learn-punct-task-stop-text = Las negras amenazan con conectar. Solo hay una forma de impedirlo.
# en: 0b00175a
learn-punct-task-stop-done = Un puente que acaba sobre un punto negro cierra todos los caminos a la vez.
# en: beba61ad
learn-punct-task-stop-wrong = Las negras conectan igualmente en su turno. Una pieza en casillas vacías no basta: ponte encima de un punto negro.
# en: 5a3c08de
learn-punct-arch-title = Un puente como muro
# en: bc72072b
learn-punct-arch-text = Un puente tapa, bloquea y no deja pasar nada. Las negras amenazan con conectar, y solo un puente lo impide.
# en: 79998dfb
learn-punct-arch-done = Sus extremos se apoyan en otros puntos, el medio queda en el aire y el camino de las negras está cerrado.
# en: 9017515b
learn-punct-arch-wrong = Las negras conectan igualmente en su turno. La pieza del anillo puede hacer de puente.
# en: 33280319
learn-punct-pins-title = Bloqueos
# en: 0232fa5e
learn-punct-pin-stop-title = Bloquea al atacante
# en: e25c29ba
learn-punct-pin-stop-text = Las negras solo pueden ganar con una pieza, la del anillo. Bloquéala: una pieza tapada no puede moverse.
# en: a720fb03
learn-punct-pin-stop-blocked = Eso también detiene a las negras, pero la pieza del anillo sigue libre y puede volver a intentarlo. Bloquéala.
# en: 25871118
learn-punct-pin-stop-done = No puede moverse mientras tu pieza esté encima. Un bloqueo puede valer más que tres puntos nuevos.
# en: e226c1bc
learn-punct-pin-stop-wrong = Las negras ganan igualmente en su turno. Tapa un punto de la pieza del anillo.
# en: 55ff1409
learn-punct-pin-win-title = Bloquea y conecta
# en: 598f8098
learn-punct-pin-win-text = Los mejores saltos hacen dos cosas: bloquean una pieza negra y alargan tu cadena. Encuentra la forma de que las negras ya no puedan pararte.
# en: fe13d60f
learn-punct-pin-win-done = Has bloqueado una pieza y, hagan lo que hagan las negras, conectas en el próximo turno.
# en: 719b171a
learn-punct-pin-win-wrong = Las negras pueden parar eso. Usa la pieza del anillo: ¿sobre qué punto tuyo puede saltar?
# en: 0cd9933c
learn-punct-middle-title = La lucha por el centro
# en: 883a5d60
learn-punct-timing-title = Primero, en torno al centro
# en: 9d59dceb
learn-punct-timing-text = Una partida estándar de nuestro motor contra sí mismo. Como en la mayoría, tras 16 turnos no hay nadie en el centro: primero el motor coloca piezas alrededor, en línea con él. Después las piezas entran.
# en: dfa99c70
learn-punct-timing-early = Tras 16 turnos: 15 piezas alrededor de un centro vacío.
# en: e936e844
learn-punct-timing-late = Tras 40 turnos: las blancas van ganando en el centro 5 a 0, y eso decidió la partida al final.
# en: 28e30ff9
learn-punct-race-title = Tapar cuenta doble
# en: a5bed4a4
learn-punct-race-text = Juego estándar: en el centro solo cuentan los puntos visibles. Las negras van ganando 3 a 0 gracias a los puntos con anillo. Ponte por delante en un turno.
# en: 71e4a77b
learn-punct-race-placed = En el juego estándar no se coloca en el centro. Entra moviendo una pieza.
# en: a975face
learn-punct-race-done = 2 a 1: dos más para ti, dos menos para las negras. En el centro, tapar cuenta doble.
# en: 008036d3
learn-punct-race-wrong = Aún no vas por delante. Tapa dos de los puntos con anillo: suman los tuyos y se restan los negros.
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
# en: 2f749448
learn-punct-last-but-one-title = Antes de la última pieza
# en: 6fac5899
learn-punct-last-but-one-text = Juego estándar: te queda una pieza, así que puedes acabar la partida en el próximo turno. Las negras van ganando 9 a 8 en el centro. Toma una ventaja que no puedan quitarte.
# en: a2fdd2f1
learn-punct-last-but-one-ended = Eso acaba la partida al momento, y las negras van por delante en el centro. Primero ponte por delante.
# en: 38bb36c9
learn-punct-last-but-one-done = 10 a 7, y un turno no les basta a las negras para cambiarlo. Luego colocas tu última pieza y ganas.
# en: 46268545
learn-punct-last-but-one-wrong = No vas por delante, o las negras pueden recuperar la ventaja. La pieza del anillo puede entrar en el centro como puente.
# en: f502436e
learn-punct-game-title = Tu primera partida
# en: 3ee855bd
learn-punct-first-game-title = Una partida básica
# en: 18dc2cd4
learn-punct-first-game-text = El juego básico contra el nivel más fácil, con ocho piezas de cada uno ya en el tablero. Juegas con las blancas y te toca. El tablero avisa cuando las negras amenazan con conectar.
# en: 4bc937af
learn-punct-first-game-done = Has jugado una partida de PÜNCT. ¡Bien hecho! Lo siguiente: el juego estándar, donde cuenta el centro.
# en: 6b1dc0ee
learn-punct-final-title = Examen
# en: 50a34481
learn-punct-exam-title = Ponte a prueba
# en: 8686024b
learn-punct-exam-text = Siete posiciones, un intento en cada una. Después verás qué conviene repasar.
# en: 4c0f31bf
learn-punct-exam-win = Juegan las blancas: gana de inmediato.
# en: bc393b15
learn-punct-exam-win-why = El salto completa tu cadena de lado a lado.
# en: bffa14e0
learn-punct-exam-build = Juegan las blancas: coloca una pieza de modo que las negras ya no puedan pararte.
# en: b9c5555f
learn-punct-exam-build-why = Conectas en el próximo turno: las negras no pueden cerrar todos los caminos.
# en: 43717961
learn-punct-exam-stop = Las negras amenazan con conectar. Solo hay una forma de impedirlo.
# en: b794bca1
learn-punct-exam-stop-why = Un salto sobre los puntos negros. Ninguna colocación basta.
# en: a274b9fa
learn-punct-exam-bridge = Las negras vuelven a amenazar con conectar. Solo hay una forma de impedirlo.
# en: a1e42aff
learn-punct-exam-bridge-why = El puente tapa puntos negros y cierra todos los caminos.
# en: ed143316
learn-punct-exam-two = Juegan las blancas: gana en dos turnos.
# en: e9281a54
learn-punct-exam-two-why = Desde ahí puedes conectar de muchas maneras, y las negras no pueden cerrarlas todas.
# en: 460283fe
learn-punct-exam-lead = Juego estándar: las negras van ganando 9 a 6 en el centro. Ponte por delante en un turno.
# en: 58224a89
learn-punct-exam-lead-why = 8 a 7: dos más para ti, dos menos para las negras.
# en: c732093a
learn-punct-exam-centre = Juego estándar: 7 a 7 en el centro, y te queda una pieza. Toma una ventaja que las negras no puedan quitarte.
# en: caae07c2
learn-punct-exam-centre-why = Un turno no les basta a las negras para alcanzarte. Luego colocas tu última pieza y ganas.
# en: 2475d419
learn-punct-exam-done = Has llegado al final del curso. Ahora juega, resuelve problemas y revisa tus partidas.
