### Español: lo que enseñan los cursos y las páginas de reglas.

## DVONN: el curso

# en: 5f4b4e46
learn-dvonn-first-title = Cómo se mueven las pilas
# en: 4e7942c9
learn-dvonn-move-title = Cubre una pieza
# en: 3c40885c
learn-dvonn-move-text = Juegas con blancas. Una pieza se mueve una casilla, en línea recta, sobre una vecina. Pon la pieza de e3 sobre la negra.
# en: 536d0efc
learn-dvonn-move-done = Ahora es una pila de dos y es tuya: tu pieza está encima. En DVONN no se captura nada, solo se cubre.
# en: 5fd9ac85
learn-dvonn-move-wrong = Se puede, pero cubre la pieza negra: de e3 a f3.
# en: 21a85e02
learn-dvonn-move-own = Se puede: también puedes cubrir una pieza tuya. Pero ya era tuya, así que no ganas nada. Cubre la negra.
# en: eeb86af4
learn-dvonn-move-red = Se puede: las piezas rojas no son de nadie y se pueden cubrir. Aquí cubre la negra.
# en: 90ff2d47
learn-dvonn-height-title = La altura es la distancia
# en: 54a18b9e
learn-dvonn-height-text = La pila de d3 tiene tres piezas, así que se mueve entera, justo tres casillas, y acaba sobre algo. Muévela.
# en: 5a16a274
learn-dvonn-height-done = Justo tres, por encima de lo que haya en medio. Ahora tiene cuatro: llega más lejos, pero encaja en menos sitios.
# en: ba74488f
learn-dvonn-height-wrong = Mueve la pila de tres de d3.
# en: a1598193
learn-dvonn-height-single = Era una pieza sola: altura uno, una casilla. Ahora mueve la pila de tres de d3.
# en: 5c06455d
learn-dvonn-owner-title = De quién es una pila
# en: 99845268
learn-dvonn-owner-text = Una pila es del color que está encima, sea lo que sea lo de abajo. Aquí hay dos pilas de tres. Mueve la tuya.
# en: 2a7aa050
learn-dvonn-owner-done = Arriba hay una blanca, así que es de las blancas, con piezas negras y todo. Al final, cada pieza de tus pilas es un punto para ti.
# en: 75907524
learn-dvonn-owner-wrong = Mueve la pila de tres que tiene una pieza blanca encima.
# en: c3e2b808
learn-dvonn-owner-single = La pieza sola también es tuya, pero mira las pilas altas: una tiene blanca encima.
# en: 344eb989
learn-dvonn-blocked-title = Rodeada
# en: 3949e8bd
learn-dvonn-blocked-text = Tu pieza de e3 tiene vecinas por los seis lados, así que no puede moverse. Libérala: mueve una pieza tuya de al lado.
# en: 1590cdb0
learn-dvonn-blocked-done = Un lado está libre y ya puede moverse. En el borde siempre hay un lado libre, así que allí nunca hay bloqueo.
# en: 485c1e47
learn-dvonn-blocked-wrong = e3 sigue teniendo sus seis vecinas. Mueve una de las blancas que la tocan, d2 o f4.
# en: d1a31a04
learn-dvonn-link-title = Sigue unida a las rojas
# en: 7af85e8e
learn-dvonn-link-text = Cada pila necesita una cadena de vecinas hasta una pieza roja. La que no la tiene se retira. Aísla las tres piezas negras.
# en: 19ee3c8f
learn-dvonn-link-done = Tu pieza era su único enlace. Sin ella, las tres se han ido para siempre: vigila esos enlaces, también los tuyos.
# en: dc5ff271
learn-dvonn-link-wrong = Las negras siguen unidas a una roja a través de tu pieza de d3. Quítala de ahí.
# en: 2bf1f5a1
learn-dvonn-link-own = Así aíslas las negras, pero tu pieza va con ellas y también se pierde. Muévela hacia las rojas.
# en: 81fbe8fd
learn-dvonn-ending-title = Gana un final
# en: 255d5b0a
learn-dvonn-ending-text = Juegan las blancas y ganan si juegan bien. Juégalo hasta el final contra las mejores respuestas: más piezas en tus pilas que en las negras.
# en: ca5114fb
learn-dvonn-ending-done = Ganaste. Ya sabes cómo se mueven las pilas, de quién son y qué las mantiene en el tablero: eso es DVONN.
# en: fd416d6f
learn-dvonn-ending-thrown = Después de esa jugada ya no se puede ganar a las negras. Mira qué queda aislado y quién se queda sin jugadas, y prueba otra.

## DVONN: situaciones

# en: 9370af86
learn-dvonn-situations-title = Situaciones
# en: 64e86e8b
learn-dvonn-reach-title = El alcance de una pila
# en: b38617d0
learn-dvonn-reach-text = La pila de d3 tiene dos piezas: avanza dos casillas, también sobre vacías, y acaba en una ocupada. c3 le queda demasiado cerca. Cubre la pieza negra.
# en: 00401b03
learn-dvonn-reach-own = Está a su alcance, pero ya es tuya. Cubre la pieza negra de f3.
# en: 6659c6ea
learn-dvonn-reach-farther = Ahora tiene tres y avanza tres casillas: h3 está demasiado cerca, i3 a la distancia justa. Cubre la pila negra de i3.
# en: 58b32a2d
learn-dvonn-reach-red = También está a su alcance, por el otro lado. Pero cubre la pila negra de i3.
# en: ec608e7f
learn-dvonn-reach-done = Ahora tiene cinco y solo llega a cinco casillas. El alcance cambia con cada movimiento: cuenta a lo largo de las líneas.
# en: b416e13e
learn-dvonn-reach-wrong = Mueve tu pila más alta sobre una negra.
# en: e584d075
learn-dvonn-shut-title = ¿Bloqueada o no?
# en: 8e1c4d25
learn-dvonn-shut-text = Tienes dos pilas de tres y todas las casillas de alrededor están ocupadas. Aun así, una puede moverse. Muévela.
# en: 2ec77474
learn-dvonn-shut-freed = Eso liberaría e3, pero ahí acaba tu turno. La otra pila de tres ya puede moverse: está en el borde.
# en: 9209dea1
learn-dvonn-shut-done = e1 está en el borde y solo tiene cuatro casillas vecinas. Para bloquear una pila hacen falta seis ocupadas.
# en: 55f31ab5
learn-dvonn-shut-wrong = Era una pieza sola. Mueve una pila de tres.
# en: ade6d33d
learn-dvonn-carry-title = Llévate la roja
# en: faa17a5c
learn-dvonn-carry-text = Siete piezas negras dependen de la roja de f3 y ninguna de sus pilas la alcanza. Pon sobre ella tu pieza de e3.
# en: 1b9d408f
learn-dvonn-carry-other = También es roja, pero ninguna negra depende de ella. Cubre la roja de f3 desde e3.
# en: 71bab514
learn-dvonn-carry-away = Ahora la roja está en tu pila y va donde ella va. Llévatela para que nada negro siga conectado.
# en: d81bd5a9
learn-dvonn-carry-toward = La roja va con tu pila, pero se queda junto a las negras. Llévatela hacia el otro lado, a d3.
# en: 8f830692
learn-dvonn-carry-done = Las siete se han ido. No tenían otro enlace con las rojas y se lo has quitado.
# en: 2cbac288
learn-dvonn-carry-wrong = Esa no: la que importa es la roja de f3.
# en: 2ccbfc17
learn-dvonn-island-title = Una isla
# en: 7d75c6d3
learn-dvonn-island-text = Tus seis piezas de f5, g5 y f4 dependen de dos negras. Si una se va, las seis se pierden. Sálvalas.
# en: f57378bd
learn-dvonn-island-own = Así rompes tú el enlace y se retiran tus propias piezas.
# en: 7639f9d3
learn-dvonn-island-waits = Ahora las negras pueden quitar el enlace. Una de tus pilas tiene una roja: ¿hasta dónde salta?
# en: a13116e0
learn-dvonn-island-done = Cuatro piezas, cuatro casillas: la roja ha venido con la pila y la isla ya no necesita puente.
# en: da64a513
learn-dvonn-island-wrong = Así quedan arriba piezas sin roja. Llévales una.
# en: 206df439
learn-dvonn-cut-title = Aísla al rival
# en: 253dc693
learn-dvonn-cut-text = Las negras dependen de tus piezas en dos sitios. Aísla las cinco con un solo movimiento.
# en: d04269fe
learn-dvonn-cut-along = Tu pieza se fue con ellas y también se pierde. Muévela hacia el otro lado, a las rojas.
# en: 913a2ec1
learn-dvonn-cut-few = Así solo se retiran dos. Más cerca de las rojas hay un enlace del que dependen las cinco.
# en: 759f4cea
learn-dvonn-cut-done = Cinco piezas negras por una tuya, que estaba en el lado malo: buen negocio.
# en: f888a651
learn-dvonn-cut-wrong = Busca la pieza que une a todas las demás con las rojas.
# en: 717caba8
learn-dvonn-forced-title = Movimiento forzado
# en: 45ae159b
learn-dvonn-forced-text = Quien puede mover debe mover, aunque le duela. Deja a las negras un solo movimiento, uno que les cueste una pila.
# en: 7efa6348
learn-dvonn-forced-single = Entonces el único movimiento de las negras aísla también tu pila de e2 y solo es empate. Cubre c2 con esa pila.
# en: 710772a8
learn-dvonn-forced-done = Las negras tuvieron que dejar c1 y la pila de cuatro de al lado perdió su enlace. Un movimiento de más puede ser peor que ninguno.
# en: 134c2831
learn-dvonn-forced-wrong = Las negras aún pueden elegir. Cubre la pieza de c2 y mira qué puede moverse entonces.
# en: 213907a2
learn-dvonn-pass-title = Pasar
# en: e1b790d8
learn-dvonn-pass-text = Solo una pila negra puede moverse. Cúbrela y las negras tendrán que pasar.
# en: 967e9e65
learn-dvonn-pass-still = La pieza negra de e3 aún puede moverse. Cúbrela.
# en: 16952d0f
learn-dvonn-pass-again = Las negras no tenían movimiento y pasaron, así que te toca otra vez. Cubre una roja: en tu pila cuenta para ti.
# en: e83cb709
learn-dvonn-pass-own = Esa pieza ya es tuya. Una roja es un punto nuevo.
# en: c27b3fb1
learn-dvonn-pass-done = Mientras las negras no puedan mover, juegas sin ellas. En cuanto una pila negra pueda moverse, volverán a jugar.
# en: 37799577
learn-dvonn-pass-wrong = Prueba otro movimiento.
# en: ec7bf60f
learn-dvonn-count-title = El último movimiento
# en: 54c40d11
learn-dvonn-count-text = Muevas lo que muevas, después acaba la partida. Las blancas tienen 6 piezas en sus pilas, las negras 8. ¿Qué movimiento gana?
# en: ee4c349e
learn-dvonn-count-red = La roja es una más para ti: 7 a 8. No basta.
# en: 89b6879c
learn-dvonn-count-own = Eso no cambia la cuenta: siguen 6 a 8.
# en: 6e4cce8f
learn-dvonn-count-done = 8 a 6: dos más para ti y dos menos para las negras. Cuenta cada pieza de tus pilas, sea del color que sea.
# en: 4023c5fa
learn-dvonn-count-wrong = Cuenta otra vez: todas las piezas de tus pilas y todas las de las negras.

## DVONN: ejercicios

# en: ebfd3399
learn-dvonn-tasks-title = Pequeños ejercicios
# en: dd3dcf35
learn-dvonn-away-title = De qué dependen
# en: 70a82706
learn-dvonn-away-text = Juegan blancas y ganan. ¿Qué mantiene en el tablero las seis piezas negras?
# en: 4b7629e6
learn-dvonn-away-done = Tu pila de e4 tenía su única roja. Se fue y las seis han desaparecido.
# en: e13785fd
learn-dvonn-away-wrong = Después ganan las negras. ¿A qué roja están conectadas las pilas negras y quién puede llevársela?
# en: 2cee4a49
learn-dvonn-hinge-title = La bisagra
# en: 34043a91
learn-dvonn-hinge-text = Juegan blancas y ganan. Tu pila de b2 puede ir a dos casillas, y una es la buena.
# en: 78f94baf
learn-dvonn-hinge-along = Eso aísla piezas negras, pero tu pila se va con ellas.
# en: fa87baf3
learn-dvonn-hinge-done = De b2 dependían tres piezas negras, y la de b4, ya cubierta, era la última que podía moverse. Las negras pasan.
# en: b0f8fbf5
learn-dvonn-hinge-wrong = Después ganan las negras. Tres piezas negras están conectadas a través de b2: mueve esa pila.
# en: 748805c8
learn-dvonn-shut-in-title = ¿Quién puede moverse aún?
# en: 610c8598
learn-dvonn-shut-in-text = Juegan blancas y ganan. Solo una de las pilas negras puede moverse. ¿Cuál?
# en: acf1f886
learn-dvonn-shut-in-other = Esa estaba rodeada y no podía moverse de todos modos. g3 sí puede.
# en: 2121c016
learn-dvonn-shut-in-done = h3 está rodeada y h4 no alcanza nada: las negras pasan y los movimientos que quedan son tuyos.
# en: b5ba3ce0
learn-dvonn-shut-in-wrong = Las negras aún pueden mover y ganan. Cubre la única pieza que puede.
# en: 83afd98f
learn-dvonn-price-title = Todo movimiento cuesta
# en: 5113d81c
learn-dvonn-price-text = Cada uno de tus tres movimientos aísla piezas tuyas, y no puedes pasar. Aun así, uno gana.
# en: 67f65d77
learn-dvonn-price-cheap = Eso solo cuesta dos piezas, pero la partida sigue y la ganan las negras.
# en: 291a2e17
learn-dvonn-price-done = Perdiste cuatro piezas, las negras dos, y cubriste otras dos. Nadie puede mover: 4 a 2.
# en: 4b8fdd7b
learn-dvonn-price-wrong = Eso cuesta seis piezas. Busca el movimiento tras el que nadie puede seguir.
# en: a622407a
learn-dvonn-draw-title = Salva el empate
# en: 4fbda75d
learn-dvonn-draw-text = Las negras van por delante y las blancas ya no pueden ganar. Un movimiento aún empata.
# en: c633e925
learn-dvonn-draw-own = Eso aísla una pieza tuya y ganan las negras.
# en: 1078915b
learn-dvonn-draw-done = Tu pila llevó la roja a d2 y dos piezas negras perdieron su enlace. Con el mejor juego acaba 4 a 4.
# en: d309914e
learn-dvonn-draw-wrong = Después ganan las negras. Una de tus pilas tiene una roja: ¿qué depende de ella?

## DVONN: estrategia

# en: 0ed73fbe
learn-dvonn-strategy-title = Estrategia
# en: 2a65aca1
learn-dvonn-cover-title = Cubre lo ajeno
# en: 27695b43
learn-dvonn-cover-text = Cubrir quita una pieza al rival sin retirarla: una menos para él, una más para ti. Juegan blancas y ganan.
# en: c39e5d57
learn-dvonn-cover-own = Eso aísla piezas tuyas y ganan las negras. Cubre una negra.
# en: f343b2fa
learn-dvonn-cover-red = Una roja es un punto, pero una negra además se lo quita al rival.
# en: 8b3b8c0c
learn-dvonn-cover-done = La pieza negra cuenta ahora para ti, y las negras tienen una menos que mover.
# en: f12042b9
learn-dvonn-cover-wrong = Esa pieza ya era tuya. Cubre una negra.
# en: 83d31ac8
learn-dvonn-mobility-title = Conserva la movilidad
# en: efb6890b
learn-dvonn-mobility-text = La altura cuesta movilidad: muchas pilas bajas que se mueven valen más que una alta que no puede. Juegan blancas y ganan.
# en: c0581907
learn-dvonn-mobility-tall = Eso toma dos de golpe, pero la nueva pila de cuatro no alcanza nada. Mantén bajas tus pilas.
# en: 6a2b12a1
learn-dvonn-mobility-done = Una pieza negra es tuya y tus cuatro pilas aún pueden moverse.
# en: 11f96bcc
learn-dvonn-mobility-wrong = Después se mueven menos pilas tuyas y ganan las negras. Cubre una negra sin ganar altura.
# en: 15456db1
learn-dvonn-guard-title = Vigila las rojas
# en: 0318b10c
learn-dvonn-guard-text = La pila negra de d1 tiene la roja de la que dependen tus cuatro piezas de b1 y c1, y puede saltar a f1. Juegan blancas y ganan.
# en: c9503248
learn-dvonn-guard-other = Eso cubre una negra, pero d1 salta a f1 y pierdes tus cuatro piezas.
# en: 4f3c1cbe
learn-dvonn-guard-done = La pila es tuya y tiene tres piezas: f1 queda fuera de su alcance y la roja sigue donde la necesitas.
# en: 893d7dd2
learn-dvonn-guard-wrong = d1 aún puede llevarse la roja lejos de tus piezas. Detén esa pila.
# en: d7fbef7d
learn-dvonn-too-high-title = Demasiado alta para moverse
# en: a8540915
learn-dvonn-too-high-text = La pila negra de f2 puede saltar a h2 y llevarse la roja de tus piezas de e3 y f3. Hazla demasiado alta para moverse.
# en: 8314fafa
learn-dvonn-too-high-other = Eso toma una negra, pero f2 salta a h2 y pierdes tus piezas.
# en: fef353c7
learn-dvonn-too-high-done = Con tres piezas no alcanza nada. Aunque las negras la cubran otra vez, se queda donde está, y la roja con ella.
# en: 33bbaa4c
learn-dvonn-too-high-wrong = f2 aún puede saltar a h2. Pon una pieza encima.
# en: 8def475d
learn-dvonn-last-title = Quién pasa primero
# en: 0683e191
learn-dvonn-last-text = Deciden los últimos movimientos, y son de quien aún los tiene. Que las negras pasen primero: juegan blancas y ganan.
# en: 1a392852
learn-dvonn-last-own = Eso aísla piezas tuyas. Mira qué pueden mover aún las negras.
# en: a9768ef4
learn-dvonn-last-done = h4 era la última negra que podía moverse. Los movimientos que quedan son tuyos, en el orden que quieras.
# en: 5093de37
learn-dvonn-last-wrong = Las negras aún pueden mover desde h4. Cubre esa pieza.

## DVONN: la colocación y la primera partida

# en: 68d18474
learn-dvonn-placing-title = Colocación
# en: b5c33b6f
learn-dvonn-fill-title = Llena el tablero
# en: 23da389f
learn-dvonn-fill-text = La partida empieza con el tablero vacío. Primero se colocan las rojas; después cada uno las suyas, empezando las negras. Juegas con negras: coloca una pieza junto a una roja.
# en: 8b349160
learn-dvonn-fill-edge = Cerca de una roja, una pieza conserva más tiempo su enlace. Las blancas ya han colocado. Ahora coloca una en el borde, donde nada se bloquea.
# en: 00dc315d
learn-dvonn-fill-done = Así se sigue hasta ocupar las 49 casillas. Las blancas colocan la última pieza y hacen el primer movimiento.
# en: f3419e11
learn-dvonn-fill-wrong = Vale cualquier casilla vacía, pero aquí elige una de las que se piden.
# en: 2a2c9142
learn-dvonn-edge-title = En el borde
# en: ebd034e8
learn-dvonn-edge-text = El tablero está lleno y empiezan las blancas. Los tableros solo difieren en las casillas marcadas. ¿En cuál están mejor las blancas?
# en: 2bdfe91a
learn-dvonn-edge-few = Dos piezas blancas en el borde
# en: a5dab46e
learn-dvonn-edge-many = Diez piezas blancas en el borde
# en: b380d7d7
learn-dvonn-edge-done = Con el tablero lleno solo se mueve el borde, y nunca se bloquea. Con más piezas allí, las blancas tienen más donde elegir.
# en: 91c544c2
learn-dvonn-edge-wrong = Ahí solo hay dos blancas en el borde, y con el tablero lleno nada más puede moverse.
# en: 35943649
learn-dvonn-near-title = Cerca de las rojas
# en: a5236a5c
learn-dvonn-near-text = Aquí se trata de cuántas blancas hay junto a las rojas; en el borde hay las mismas. ¿Qué tablero es mejor para las blancas?
# en: 0653d916
learn-dvonn-near-many = Trece piezas blancas junto a las rojas
# en: d38a24eb
learn-dvonn-near-few = Ocho piezas blancas junto a las rojas
# en: 5a7e3c3f
learn-dvonn-near-done = Lo que está cerca de las rojas conserva más tiempo su enlace, y desde allí puedes cubrir una y llevártela. Lo lejano se aísla primero.
# en: c11a46dd
learn-dvonn-near-wrong = Ahí solo hay ocho blancas junto a las rojas. Lo lejano se aísla primero.
# en: c2a0891a
learn-dvonn-heap-title = Sin amontonarse
# en: d82428e5
learn-dvonn-heap-text = En el borde y junto a las rojas, las blancas tienen las mismas piezas en ambos tableros. ¿En cuál están mejor puestas?
# en: 4fa8da38
learn-dvonn-heap-heaped = Doce piezas blancas amontonadas
# en: 61bcf866
learn-dvonn-heap-spread = El montón deshecho
# en: 8a34a7ed
learn-dvonn-heap-done = Amontonadas, tus piezas se bloquean entre sí, casi solo pueden cubrirse unas a otras y se pueden aislar todas a la vez.
# en: 5e50ede2
learn-dvonn-heap-wrong = Ahí hay doce blancas amontonadas: se bloquean entre sí y se pueden aislar todas a la vez.
# en: ae083f02
learn-dvonn-first-game-title = Tu primera partida
# en: 1ec9ff14
learn-dvonn-game-title = Contra el nivel 1
# en: 38f4351b
learn-dvonn-game-text = Una partida entera, desde el tablero vacío, contra el nivel más débil. Juegas con blancas. Los consejos llegan cuando sirven.
# en: 7ea837cf
learn-dvonn-game-done = Esa fue una partida entera de DVONN. Ya lo sabes todo; te espera el siguiente nivel.

## PÜNCT: el curso

# en: c28551e0
learn-punct-first-title = Qué puedes hacer en un turno
# en: 67ec6902
learn-punct-place-title = Coloca una pieza
# en: 517b5774
learn-punct-place-text = En un turno colocas una pieza o mueves una. Toma una pieza de tu reserva y ponla en tres casillas vacías.
# en: ffb36dda
learn-punct-place-done = Está sobre el propio tablero. Ahora puede moverse y otras pueden ponerse encima.
# en: 1f7043b1
learn-punct-place-wrong = Eso fue mover una pieza del tablero. Toma una de la reserva.
# en: c0486226
learn-punct-place-turned = Eso fue un giro en el sitio, que cuenta como mover. Toma una pieza de la reserva.
# en: 0d6a8bd9
learn-punct-move-title = Mover por una línea
# en: 6ef2d1a3
learn-punct-move-text = Juegas con blancas. A una pieza la guía su PÜNCT: cualquier distancia por una de las tres líneas que pasan por él, sobre casillas vacías y sobre piezas. Mueve la pieza de f6.
# en: 08752e12
learn-punct-move-done = El PÜNCT ha ido por su línea; a los otros dos puntos les bastaba tener sitio en el tablero. Nada de lo que hay en medio detiene a una pieza.
# en: b1fceb8b
learn-punct-move-wrong = Eso ha sido una colocación. Ahora mueve la pieza que ya está en el tablero, la de f6.
# en: 4c318b59
learn-punct-move-turned = La pieza ha girado, pero su PÜNCT sigue en f6. Llévalo a otra casilla de sus líneas.
# en: 21a0b94c
learn-punct-turn-title = Girar una pieza
# en: de8a4e35
learn-punct-turn-text = Una pieza puede girar en torno a su PÜNCT, que se queda donde está. Gira la pieza de g5.
# en: f513fa28
learn-punct-turn-done = El PÜNCT se ha quedado y los puntos menores han girado. También tras ir por una línea puede girar una pieza, todo en un turno. Nunca se le da la vuelta.
# en: dbec5f16
learn-punct-turn-wrong = Eso ha sido una colocación. Gira la pieza que está en g5.
# en: 5989ff94
learn-punct-turn-moved = Su PÜNCT ha dejado g5. Que se quede ahí y giren solo los otros dos puntos.
# en: a303fc40
learn-punct-jump-title = Sobre otras piezas
# en: 26de7c87
learn-punct-jump-text = Una pieza movida puede acabar encima de otras. Su PÜNCT debe caer sobre un punto tuyo; sus otros puntos pueden tapar cualquier cosa. Una pieza triangular necesita debajo tres puntos de un mismo nivel. Pon la pieza de j12 sobre otras.
# en: 0edb9742
learn-punct-jump-done = Tu PÜNCT está sobre un punto tuyo, los menores sobre los negros. Lo tapado ya no cuenta para una cadena.
# en: 6fed4ed3
learn-punct-jump-wrong = Una pieza de la reserva siempre queda en el propio tablero. Sobre otras solo se llega moviendo: usa la pieza de j12.
# en: 48cc1b83
learn-punct-jump-flat = Está en el propio tablero. Lleva j12 por su línea abajo hasta tu punto de j6, de modo que los otros dos tapen puntos negros.
# en: 3ad46208
learn-punct-bridge-title = Construye un puente
# en: 280f8bbc
learn-punct-bridge-text = Una pieza recta o angular solo necesita apoyo bajo sus dos extremos, en un mismo nivel. Si su punto del medio cuelga, la pieza es un puente. Lleva l10 a l5 de modo que su otro extremo quede en l7.
# en: 252d7ffd
learn-punct-bridge-done = El punto de l6 cuelga sobre una casilla vacía, y tus puntos se unen de l5 a l7. Una pieza triangular nunca es un puente.
# en: 4eea346c
learn-punct-bridge-wrong = Una pieza colocada queda en tres casillas vacías y nunca es un puente. Mueve la pieza recta de l10.
# en: 65876d14
learn-punct-bridge-flat = Esa pieza está en el tablero. Un puente tiene los dos extremos un nivel más arriba: de l10 a l5, con l6 en medio y el otro extremo en l7.
# en: bdb1f618
learn-punct-cover-title = Tapado y destapado
# en: 2bcc78be
learn-punct-pin-title = Bloquea una pieza
# en: c9d4a695
learn-punct-pin-text = Una pieza con algo sobre alguno de sus puntos está bloqueada: no puede moverse ni girar. Bloquea la pieza negra de h8.
# en: 15bc17a1
learn-punct-pin-done = Basta un punto tapado: esa pieza se queda mientras se quede la tuya. Tu propia pieza de f6 también está bloqueada.
# en: 3184d193
learn-punct-pin-wrong = Una pieza colocada no tapa nada. Se bloquea moviendo: la pieza recta de l6 puede ir a f6.
# en: 9360bb3e
learn-punct-pin-flat = Ningún punto negro está tapado. Lleva la pieza recta de l6 por su línea hasta f6 y gírala para que acabe en h8.
# en: 2285563a
learn-punct-free-title = Libera una pieza
# en: 6e8c96b1
learn-punct-free-text = Tus propias piezas también bloquean. La triangular de f6 está bajo tu pieza recta de g7. Libérala.
# en: dabbadfd
learn-punct-free-done = Ya no hay nada sobre f6, f7 y g7: la triangular puede moverse de nuevo. De cualquier nivel se puede ir a cualquier otro, también de vuelta al tablero.
# en: 0987e268
learn-punct-free-wrong = Una colocación no levanta nada. Aparta la pieza de g7.
# en: 27d7e13e
learn-punct-free-still = Todavía hay algo sobre la triangular. La pieza recta tiene que dejar del todo f6, f7 y g7.
# en: c6238eff
learn-punct-uncover-title = Lo que sale a la luz
# en: 6e9d6f32
learn-punct-uncover-text = Solo cuenta el punto más alto de cada casilla. Tu puente de g7 tapa el punto negro de i9. Levántalo y mira.
# en: 7b0eb4b9
learn-punct-uncover-done = El punto negro se ve otra vez: vuelve a contar, y su pieza queda libre. Si eso cierra la cadena negra, ganan las negras, en tu turno. Mira debajo antes de levantar.
# en: 7400168f
learn-punct-uncover-wrong = i9 sigue tapado. La pieza de g7 tiene que dejarlo.
# en: 98860b7a
learn-punct-uncover-placed = Una colocación no destapa nada. Mueve el puente que tiene su PÜNCT en g7.
# en: f967ab75
learn-punct-gap-title = Bajo un puente
# en: 9059ae01
learn-punct-gap-text = En el hueco bajo un puente no se puede poner nada, ni colocando ni moviendo. Los dos tableros lo muestran.
# en: 1bccff38
learn-punct-gap-empty = El puente de l5 cuelga sobre l6. La casilla está vacía, pero no libre.
# en: 8f24cac4
learn-punct-gap-filled = Dos niveles más arriba: el punto negro de l6 está al fondo del hueco. Nada lo toca, pero su pieza está bloqueada.
# en: 74c553a9
learn-punct-centre-title = El centro y el final
# en: 11ea2a05
learn-punct-open-title = Juego básico: el centro, abierto
# en: 039840ba
learn-punct-open-text = En el juego básico solo la primera pieza tenía que quedar fuera del hexágono central. Ahora está abierto: coloca una pieza con algún punto en él.
# en: 6f0c2129
learn-punct-open-done = En el juego básico, desde la segunda colocación el centro es un sitio como cualquier otro.
# en: 906999d0
learn-punct-open-wrong = Eso ha sido un movimiento. Toma una pieza de la reserva y colócala en el medio.
# en: ce1701f6
learn-punct-open-outside = Esa pieza está fuera. El hexágono central llega a dos casillas de i9 en todas las direcciones.
# en: 2981f73f
learn-punct-closed-title = Juego estándar: solo moviendo
# en: 8efc9bbb
learn-punct-closed-text = En el juego estándar ninguna colocación puede tocar el hexágono central, ni con un punto. Allí se llega moviendo. Mete una pieza.
# en: 7ce5cf4a
learn-punct-closed-done = Entrar cuesta un turno de movimiento, mientras el rival puede estar colocando. Elige bien el momento.
# en: d1ed808a
learn-punct-closed-wrong = La pieza se ha quedado fuera. Sus puntos tienen que llegar al hexágono en torno a i9.
# en: 6d9cf927
learn-punct-closed-placed = Eso ha sido una colocación, y tenía que quedar fuera. Mete una pieza moviendo: i4 puede subir por su columna.
# en: a087fb8b
learn-punct-count-title = La cuenta del centro
# en: caa26779
learn-punct-count-text = Si en el juego estándar nadie conecta, gana quien tenga más puntos visibles en el hexágono central. Van 3 a 3. Ponte por delante.
# en: be45060f
learn-punct-count-done = Vas por delante. Los puntos tapados no cuentan: ponerse allí sobre los negros contaría doble.
# en: 4aad0186
learn-punct-count-wrong = No muestras más puntos que las negras en el hexágono. Mete uno más y no saques ninguno.
# en: 72993af7
learn-punct-count-placed = En el juego estándar una colocación no puede tocar el centro. Mete una pieza moviendo.
# en: 010e7c48
learn-punct-last-title = La última pieza
# en: 622726f1
learn-punct-last-text = La partida acaba en cuanto un jugador coloca su pieza 18. Te queda una y en el centro ganas 9 a 5. Acábala.
# en: f5db9a30
learn-punct-last-done = Has ganado: 9 a 5 en el centro. En el juego básico la última pieza habría dado empate.
# en: 59154cfa
learn-punct-last-wrong = La partida sigue. Coloca tu última pieza en cualquier sitio fuera del centro.
# en: 3901f550
learn-punct-last-moved = Un movimiento no acaba la partida, y las negras tendrían un turno para cambiar la cuenta. Coloca tu última pieza.
# en: 58b7a4e2
learn-punct-wins-title = Gana en un turno
# en: bac7ad7b
learn-punct-win-place-title = Cierra la cadena
# en: 2b4d3f7d
learn-punct-win-place-text = Gana una cadena de puntos vecinos tuyos entre dos lados opuestos. La tuya va de p8, a la derecha, casi hasta el lado de arriba a la izquierda. Coloca la pieza que falta.
# en: fcbbfd64
learn-punct-win-place-done = Conectados de lado a lado: la partida está ganada al momento.
# en: 27035cec
learn-punct-win-place-wrong = La cadena aún no está entera. Tiene que llegar a b10, en el lado: fíjate en b9, b10 y c9.
# en: 51a101bc
learn-punct-win-jump-title = Gana con un salto
# en: b5fc537f
learn-punct-win-jump-text = Aquí ninguna colocación cierra la cadena: en el hueco hay puntos negros. Lo hace una pieza que se ponga encima. Encuéntrala.
# en: 4c2a2e48
learn-punct-win-jump-done = De una punta a otra del tablero, sobre tu propio punto de h15: en PÜNCT la distancia no es obstáculo.
# en: 1e8dbe82
learn-punct-win-jump-wrong = La cadena no está entera. El hueco está entre tus puntos de h15 y e12: ¿qué pieza recta llega a h15 por una línea?
# en: 4031943c
learn-punct-win-bridge-title = Gana con un puente
# en: ca35a6b0
learn-punct-win-bridge-text = Un puente une lo que está separado. Una pieza recta tuya cierra la cadena como puente. ¿Cuál y dónde?
# en: d1f66772
learn-punct-win-bridge-done = Ha dejado n8 y cuelga sobre esa misma casilla: lo que una pieza deja está libre para ella misma.
# en: 23a6545a
learn-punct-win-bridge-wrong = La cadena no está entera. Tus puntos de m7 y o10 están cerca: la pieza de n8 puede salvar lo que hay entre ellos.
# en: a39030b0
learn-punct-trap-title = Una trampa
# en: 781ba71d
learn-punct-trap-text = La cadena negra solo está rota en h5, por tu pieza con el PÜNCT en j5. En su turno las negras la rodearán. Impídelo sin abrir la trampa.
# en: 2932db0b
learn-punct-trap-done = Parado, y la cadena negra sigue rota. Una pieza que tapa un eslabón tiene una tarea: déjala.
# en: 973e2b1d
learn-punct-trap-wrong = Las negras aún pueden rodear: a la izquierda de h5 hay sitio. Pon algo ahí.
# en: c2eaac7d
learn-punct-trap-uncovered = Has levantado la pieza que tapaba h5, y la cadena negra está entera: una cadena que tu turno destapa gana para el rival.
# en: de18c8a8
learn-punct-tasks-title = Pequeñas tareas
# en: 3aa479ae
learn-punct-task-turn-title = Ganan las blancas al momento
# en: 40ca717c
learn-punct-task-turn-text = Gana un único turno. Encuéntralo.
# en: 4ec5fb49
learn-punct-task-turn-done = Bastaba un giro en el sitio: el PÜNCT se ha quedado en g3.
# en: b1e484c8
learn-punct-task-turn-wrong = Aún no hay cadena de lado a lado. ¿Cuál de tus piezas de arriba se puede girar hacia el borde?
# en: 9245399a
learn-punct-task-stop-title = La única defensa
# en: 3421ad49
learn-punct-task-stop-text = Las negras amenazan con conectar. Solo un turno lo impide.
# en: a15f15a9
learn-punct-task-stop-done = Un puente que acaba sobre un punto negro corta todos los caminos a la vez.
# en: 8893a765
learn-punct-task-stop-wrong = Las negras conectan igual en su turno. Lo que se pone en el tablero no basta: súbete a un punto negro.
# en: e0457cc2
learn-punct-task-two-title = Ganan las blancas en dos
# en: d6d7fc55
learn-punct-task-two-text = Un turno deja a las negras sin defensa. Encuéntralo.
# en: 5f8f539c
learn-punct-task-two-done = Bien. Hagan lo que hagan las negras, conectas en el turno siguiente.
# en: f2d72781
learn-punct-task-two-wrong = A eso las negras pueden responder. Busca una pieza que pueda subir y salvar un hueco.
# en: 8739994d
learn-punct-task-lay-title = Dos turnos, el primero tranquilo
# en: 1978f8ed
learn-punct-task-lay-text = Esta vez el turno que gana es una colocación. ¿Dónde?
# en: 4839697d
learn-punct-task-lay-done = Bien: desde ahí conectas en el turno siguiente, y ningún turno de las negras lo impide.
# en: 165b8d13
learn-punct-task-lay-wrong = A eso las negras tienen respuesta. Fíjate en el hueco de abajo a la izquierda, entre tus puntos de e5 y g6.
# en: 0168c497
learn-punct-plans-title = Cómo se juega bien
# en: 8fb83135
learn-punct-fork-title = Amenaza de dos maneras
# en: c37612a8
learn-punct-fork-text = A una amenaza se puede responder. En el juego básico la mayoría de las partidas de nuestro motor contra sí mismo acaban en empate, porque cada amenaza encuentra su respuesta. Crea aquí una que no se pueda parar con un turno.
# en: d3a4fbc1
learn-punct-fork-done = Las negras no pueden cerrar todos los caminos en un turno, y tú conectas en el siguiente. Así se ganan las partidas.
# en: 971a887f
learn-punct-fork-wrong = Eso lo paran las negras con un turno. Que la pieza recta de i6 se haga un puente que une y a la vez bloquea.
# en: 0cdd95e4
learn-punct-answer-title = Guarda una pieza que pueda saltar
# en: d2f46369
learn-punct-answer-text = Cuando nuestro motor responde a una amenaza, tres de cada cuatro veces pone una pieza sobre otras; la mayoría de las veces no basta una colocación. Conserva libres piezas que lleguen al hueco. Aquí amenazan las negras. Páralas.
# en: 4689afbd
learn-punct-answer-done = Parado, por una pieza libre y en línea. Una bloqueada no habría podido venir.
# en: e02033c9
learn-punct-answer-wrong = Las negras siguen conectando en su turno. Solo ayuda saltar sobre su cadena o sobre la casilla que necesitan.
# en: d2691c53
learn-punct-answer-placed = Aquí ninguna colocación ayuda: las negras conectan por encima o por un lado. Salta.
# en: 15a0f670
learn-punct-answer-uncovered = Esa pieza tapaba un eslabón de la cadena negra. Al levantarla, las negras han conectado y ganan.
# en: 5e5c9e27
learn-punct-timing-title = Primero alrededor, luego al centro
# en: e7a07425
learn-punct-timing-text = Una partida estándar de nuestro motor contra sí mismo. Como en la mayoría, tras 16 turnos no hay nadie en el centro: primero se colocan piezas alrededor, en línea con él. Después entran.
# en: dfa99c70
learn-punct-timing-early = Tras 16 turnos: 15 piezas alrededor de un centro vacío.
# en: 56a1ae76
learn-punct-timing-late = Tras 40 turnos: las blancas tienen 5 puntos a 0 en el centro, y con eso ganaron al final.
# en: 3879de75
learn-punct-clock-title = La reserva es un reloj
# en: 21a5119e
learn-punct-clock-text = Juego estándar, mueven las negras, y en ambos tableros las blancas ganan el centro 7 a 3. ¿En cuál están mejor?
# en: 8713500a
learn-punct-clock-done = Con tres piezas las blancas pueden acabar la partida en tres turnos, y las negras tienen poco tiempo para cambiar la cuenta. Una ventaja vale más cuantas menos piezas le quedan por colocar a quien la tiene.
# en: 2827745d
learn-punct-clock-wrong = Con ocho piezas por colocar, las blancas necesitan ocho turnos para acabar: tiempo de sobra para que las negras cambien la cuenta. Mira el otro.
# en: 592428ac
learn-punct-clock-eight = A las blancas les quedan ocho piezas.
# en: 5047fe44
learn-punct-clock-three = A las blancas les quedan tres piezas.
# en: f502436e
learn-punct-game-title = Tu primera partida
# en: 3ee855bd
learn-punct-first-game-title = Una partida básica
# en: ced698fd
learn-punct-first-game-text = Juego básico contra el nivel más débil, con ocho piezas cada uno. Juegas con blancas y te toca. Cuando las negras amenazan con conectar, el tablero lo muestra.
# en: 684a21b5
learn-punct-first-game-done = Ha sido una partida entera de PÜNCT, o casi. Lo siguiente: el juego estándar, donde cuenta el centro.

## DVONN: las reglas

# en: 4168fbee
rules-dvonn-aim-title = El objetivo
# en: 264f774e
rules-dvonn-aim-1 = Dos jugadores, blancas y negras, amontonan piezas en pilas. Una pila es del jugador cuyo color está encima.
# en: 58197e6d
rules-dvonn-aim-2 = Cuando nadie puede mover, cada uno cuenta las piezas de sus pilas, sean del color que sean. Gana el número más alto.
# en: 3892531d
rules-dvonn-board-title = Tablero y piezas
# en: 4dee341e
rules-dvonn-board-1 = El tablero tiene 49 casillas en cinco filas. Una casilla tiene hasta seis vecinas; las del borde tienen menos.
# en: f7c33c03
rules-dvonn-board-2 = Hay 23 piezas blancas, 23 negras y tres rojas, las piezas DVONN, que no son de nadie.
# en: fc48f757
rules-dvonn-placing-title = Colocación
# en: e9fb0ee0
rules-dvonn-placing-1 = Primero se llena el tablero, pieza a pieza y por turnos. Empiezan las blancas. Cada pieza va en cualquier casilla vacía.
# en: b9af46e8
rules-dvonn-placing-2 = Las tres primeras piezas son las rojas: blancas, negras, blancas. Después, empezando las negras, cada uno coloca piezas de su color.
# en: ec6d448f
rules-dvonn-placing-3 = Las blancas colocan la última pieza y hacen también el primer movimiento. Nada se mueve antes de llenar el tablero, y después nada se coloca.
# en: 7699b20b
rules-dvonn-stacks-title = De quién es cada pila
# en: d94249cc
rules-dvonn-stacks-1 = Una pieza es una pila de altura uno. Una pila es del jugador cuyo color está encima, y solo él la mueve.
# en: 85add8ed
rules-dvonn-stacks-2 = Lo que haya debajo no cambia nada de esto, pero al final cuenta cada pieza.
# en: 97876991
rules-dvonn-stacks-owners = La pila izquierda es de las negras; la derecha, de las blancas.
# en: 8eadaf37
rules-dvonn-moving-title = Movimiento
# en: ef81153e
rules-dvonn-moving-1 = En tu turno mueves una de tus pilas. La pila se mueve entera, en línea recta, en una de las seis direcciones.
# en: 14ee6b8d
rules-dvonn-moving-2 = Recorre justo tantas casillas como su altura, ni más ni menos. Las casillas del camino cuentan, estén vacías u ocupadas.
# en: ce987f7c
rules-dvonn-moving-3 = Debe acabar en una casilla ocupada, sobre una pila de cualquier color o una pieza roja, y queda encima. No puede acabar en una casilla vacía.
# en: eebc5dd8
rules-dvonn-moving-reach = Esta pila tiene dos piezas: alcanza las casillas ocupadas a dos de distancia.
# en: 9ce2b32b
rules-dvonn-blocked-title = Pilas rodeadas
# en: f35ad193
rules-dvonn-blocked-1 = Una pila con sus seis casillas vecinas ocupadas no puede moverse, tenga la altura que tenga. Espera a que una quede vacía.
# en: 84406605
rules-dvonn-blocked-2 = En el borde hay menos de seis casillas vecinas, así que allí una pila nunca está bloqueada. Con el tablero lleno solo se mueve el borde.
# en: c9b55488
rules-dvonn-blocked-shut = La pieza del centro no puede moverse.
# en: c1bb4c8c
rules-dvonn-red-title = Piezas rojas
# en: e3ee4c7e
rules-dvonn-red-1 = Una pieza roja sola no es de nadie y nunca se mueve. Se puede cubrir como cualquier otra.
# en: f9643991
rules-dvonn-red-2 = Una vez cubierta, va con la pila en la que está, que se mueve como las demás. Así, las piezas rojas pueden viajar.
# en: f160c57b
rules-dvonn-link-title = Conectada o perdida
# en: 8e616413
rules-dvonn-link-1 = Tras cada movimiento, toda pila debe estar conectada a una pieza roja: contenerla o tener una cadena de casillas vecinas ocupadas hasta una pila que la contenga.
# en: 2778994c
rules-dvonn-link-2 = Lo que no está conectado se retira para siempre, sea de quien sea y lo haya movido quien lo haya movido.
# en: b0ad4d93
rules-dvonn-link-3 = Las piezas rojas están siempre conectadas, así que las tres siguen en el tablero hasta el final.
# en: 834a1836
rules-dvonn-link-island = Si la pieza blanca pasa a la roja, las tres negras pierden su único enlace.
# en: 992b909f
rules-dvonn-passing-title = Pasar
# en: 071720e8
rules-dvonn-passing-1 = Si ninguna de tus pilas puede moverse, pasas y sigue el otro jugador.
# en: da3eff36
rules-dvonn-passing-2 = Si puedes mover, debes hacerlo, aunque todo movimiento te perjudique. Después de pasar vuelves a mover en cuanto puedas.
# en: 09ce8b82
rules-dvonn-end-title = El final
# en: 965b9ff7
rules-dvonn-end-1 = La partida acaba cuando nadie puede mover.
# en: f16079d6
rules-dvonn-end-2 = La puntuación es el número de piezas en las pilas propias, rojas incluidas. Las rojas solas no cuentan para nadie. Gana la más alta; si son iguales, empate.
# en: 3e2f1efc
rules-dvonn-aim-middle = Una partida cerca del final. El número de una pila es su altura.
# en: 88a3c781
rules-dvonn-red-carried = Esta pila blanca tiene una pieza roja y se la lleva adonde va.
# en: 55b72ad8
rules-dvonn-passing-3 = Incluso el primer movimiento puede ser un paso: si las blancas no tienen piezas en el borde, todas están rodeadas.
# en: 0ea7b543
rules-dvonn-passing-stuck = La única pila negra tiene tres piezas y no alcanza nada: las negras deben pasar.
# en: e39b73f0
rules-dvonn-end-3 = En la mesa, cada jugador junta todas sus pilas en una torre: gana la más alta.
# en: 2cd37976
rules-dvonn-end-final = Nadie puede mover. Las blancas tienen 3 y 5, es decir, 8; las negras, 6. La roja sola no cuenta para nadie.
# en: 246a603f
rules-dvonn-advice-title = Consejos
# en: 2042ac8b
rules-dvonn-advice-1 = Al colocar, pon bastantes piezas en el borde y cerca de las rojas, y no amontones demasiadas tuyas.
# en: defa467a
rules-dvonn-advice-2 = Cubre lo que es del rival: le quitas una pieza sin retirarla.
# en: 0ffd79dd
rules-dvonn-advice-3 = Procura que muchas de tus pilas puedan moverse. La altura cuesta movilidad.
# en: 82eba6f4
rules-dvonn-advice-4 = Mira adónde podrían llevar una roja y qué aislaría eso. Si es demasiado peligroso, haz esa pila demasiado alta para moverse.
# en: 3ac4d390
rules-dvonn-advice-5 = Deciden los últimos movimientos. Intenta que tu rival pase primero.
# en: 3a86ac20
rules-dvonn-advice-high = Con una tercera pieza, la pila negra es demasiado alta para moverse, y su roja se queda con las blancas.
# en: 7c79c6ea
rules-dvonn-around-title = En torno al juego
# en: f9c6f8ea
rules-dvonn-around-1 = Se sortea quién lleva las blancas.
# en: eedc7076
rules-dvonn-around-2 = Una partida dura una media hora. En los torneos cada jugador tiene 15 minutos en la mesa y 10 en línea.

## PÜNCT: las reglas

# en: 9476bf7f
rules-punct-aim-title = El objetivo
# en: 100ef6f3
rules-punct-aim-1 = Dos jugadores, blancas y negras, intentan conectar dos lados opuestos del tablero con una cadena de puntos vecinos de su color. Vale cualquiera de los tres pares de lados.
# en: 1f801ee3
rules-punct-aim-2 = Hay dos juegos. En el básico, si nadie conecta, nadie gana. En el estándar deciden entonces los puntos del centro del tablero.
# en: 27d6ff45
rules-punct-aim-chain = Las blancas han conectado h1 con p17: ganan.
# en: 1179cebf
rules-punct-board-title = El tablero
# en: 34985d65
rules-punct-board-1 = El tablero es un hexágono de 211 casillas sin sus seis esquinas. Las columnas van de la a a la q, de izquierda a derecha, y las filas del 1 al 17; el medio es i9.
# en: c117ee6d
rules-punct-board-2 = Cada uno de los seis lados tiene siete casillas y otro lado enfrente. Las casillas tras las esquinas que faltan, b2, b9, i2, i16, p9 y p16, no pertenecen a ningún lado.
# en: 60c62dd6
rules-punct-board-3 = Los pares son a2–a8 y q10–q16, b1–h1 y j17–p17, b10–h16 y j2–p8.
# en: 09dce11d
rules-punct-board-4 = Las 19 casillas a dos pasos o menos de i9 forman el hexágono central.
# en: fe0cfaab
rules-punct-pieces-title = Las piezas
# en: df1214fd
rules-punct-pieces-1 = Cada jugador tiene 18 piezas. Una pieza son tres puntos unidos: uno es el PÜNCT, los otros dos son puntos menores.
# en: 0828c7a8
rules-punct-pieces-2 = Seis son triangulares. Seis son rectas: dos con el PÜNCT en el medio, cuatro con él en un extremo. Seis son angulares: dos con el PÜNCT en el codo, dos con él en un extremo y dos en el otro.
# en: 1ae80bb4
rules-punct-pieces-3 = Una pieza se puede girar, pero nunca voltear, así que las angulares con el PÜNCT en uno u otro extremo son distintas. Lo que no está en el tablero queda en la reserva, a la vista de ambos.
# en: f3cdb390
rules-punct-pieces-kinds = Los seis tipos, de izquierda a derecha: triangular, rectas (PÜNCT en el medio, en un extremo), angulares (en un extremo, en el otro, en el codo).
# en: afd7116e
rules-punct-placing-title = Colocar
# en: 7bab96a0
rules-punct-placing-1 = Los colores se sortean. Empiezan las blancas y después se alternan. Un turno es una colocación o un movimiento, nunca ambos.
# en: 71f858e8
rules-punct-placing-2 = Para colocar, toma una pieza de tu reserva y ponla en tres casillas vacías, girada como quieras. No tiene por qué tocar otra pieza.
# en: 6303aba4
rules-punct-placing-3 = Una pieza colocada queda siempre en el propio tablero. Una casilla bajo un puente no está vacía. El hexágono central tiene reglas propias.
# en: 07b23ba4
rules-punct-placing-laid = Las blancas colocan una pieza triangular en tres casillas vacías.
# en: 0f2034b1
rules-punct-centre-title = El hexágono central
# en: 6117debc
rules-punct-centre-1 = Juego básico: la primera colocación de la partida no puede tocar el hexágono central. Todas las demás sí.
# en: 39c22023
rules-punct-centre-2 = Juego estándar: ninguna colocación puede tocarlo, ni con un punto. Allí solo se llega moviendo.
# en: b6f0876c
rules-punct-centre-3 = Si el juego estándar acaba sin conexión, gana quien tenga más puntos visibles en el hexágono central.
# en: de8f828f
rules-punct-centre-count = Las blancas muestran seis puntos en el centro, las negras tres.
# en: 70793b7e
rules-punct-moving-title = Mover
# en: b1b93bb0
rules-punct-moving-1 = Para mover, toma una pieza tuya sin ningún punto tapado. Las casillas que deja están libres para ella misma.
# en: 715ce22e
rules-punct-moving-2 = Su PÜNCT va por una de las tres líneas que pasan por él, tan lejos como quieras: sobre casillas vacías, sobre piezas de ambos, sobre el centro.
# en: 89f27868
rules-punct-moving-3 = Los tres puntos tienen que acabar en el tablero. Los puntos menores no tienen que seguir ninguna línea.
# en: f17dc7a5
rules-punct-moving-lines = Adónde puede ir la pieza de f6, también sobre las negras.
# en: e6d2b066
rules-punct-turning-title = Girar
# en: c1ee4c4c
rules-punct-turning-1 = Cuando el PÜNCT ha llegado, la pieza puede girar en torno a él cuanto quieras. También puede girar sin ir a ningún sitio.
# en: 643d59a5
rules-punct-turning-2 = Al final debe quedar de otro modo que antes: en otras casillas, o con su PÜNCT en otra de las mismas. Una pieza recta con el PÜNCT en el medio, girada media vuelta, queda igual: eso no es un movimiento.
# en: 4a76d1b8
rules-punct-turning-about = La pieza de g5 gira en el sitio.
# en: f7415e35
rules-punct-jumping-title = Sobre otras piezas
# en: 2571f360
rules-punct-jumping-1 = Una pieza movida puede quedar sobre otras. La altura de una casilla es el número de niveles hasta su punto más alto: cero si está vacía, uno si hay un punto en el tablero, y así sucesivamente.
# en: 3e98c8ec
rules-punct-jumping-2 = Una pieza triangular necesita tres casillas de la misma altura. Una recta o angular necesita la misma altura bajo sus dos extremos, y no más que esa bajo su punto del medio.
# en: 99836b91
rules-punct-jumping-3 = Por encima del tablero, el PÜNCT debe caer sobre un punto tuyo, PÜNCT o menor, a cualquier nivel: cuenta el más alto de su casilla. Los puntos menores pueden tapar cualquier cosa.
# en: b03cd4aa
rules-punct-jumping-4 = De cualquier nivel una pieza puede ir a cualquier otro, también de vuelta al tablero.
# en: 7c41996f
rules-punct-jumping-onto = La pieza triangular de j12 pone su PÜNCT sobre el punto blanco de j6 y tapa dos negros.
# en: defd8872
rules-punct-bridges-title = Puentes
# en: f886a1ba
rules-punct-bridges-1 = Si bajo el punto del medio hay menos altura que bajo los extremos, la pieza es un puente. El hueco puede estar vacío o tener puntos en el fondo.
# en: 9ec7425a
rules-punct-bridges-2 = Solo un punto del medio puede carecer de apoyo, así que una pieza triangular nunca es un puente. También el PÜNCT de un puente está sobre un punto de su color, aunque sea el del medio.
# en: e2a943c4
rules-punct-bridges-3 = En el hueco bajo un puente no se puede poner nada, ni colocando ni moviendo.
# en: 40beec97
rules-punct-bridges-gap = La pieza de l10 salva la casilla vacía l6.
# en: fcbe8205
rules-punct-bridges-high = Un puente dos niveles más arriba: el punto negro de l6 está al fondo del hueco.
# en: 87d8072d
rules-punct-pins-title = Piezas bloqueadas
# en: f806086a
rules-punct-pins-1 = Una pieza está bloqueada si hay algo por encima de alguno de sus puntos, incluido el medio colgante de un puente. No puede moverse ni girar hasta que eso se vaya. Tus propias piezas también bloquean.
# en: f74033a9
rules-punct-pins-2 = Solo es visible y cuenta el punto más alto de una casilla, para las cadenas y en el centro. Se puede levantar una pieza para ver qué hay debajo.
# en: 87aac490
rules-punct-pins-3 = Una pieza movida puede quedar sola: no tiene por qué tocar otra.
# en: e3525966
rules-punct-pins-under = La pieza recta blanca bloquea la negra de h8 y la propia de f6.
# en: 7a87edc6
rules-punct-passing-title = Pasar
# en: 23b7a669
rules-punct-passing-1 = Si no puedes colocar ni mover, pasas. Si puedes, debes hacerlo: no se puede pasar por gusto.
# en: 03485676
rules-punct-passing-2 = Dos pases seguidos acaban la partida como si se hubiera colocado la última pieza. El reglamento no habla de pasar; es decisión nuestra.
# en: 64d2dee3
rules-punct-end-title = El final
# en: e272d9ef
rules-punct-end-1 = Ganas al momento cuando tus puntos visibles forman una cadena de casillas vecinas entre dos lados opuestos. Los niveles en que estén no importan.
# en: f96bb02e
rules-punct-end-2 = Si tu movimiento destapa una cadena del rival, gana el rival. Si deja conectados a ambos, ganas tú: es decisión nuestra, el reglamento calla.
# en: 78547399
rules-punct-end-3 = Si no, la partida acaba en cuanto un jugador ha colocado su pieza 18. En el juego básico es empate. En el estándar gana quien tenga más puntos visibles en el hexágono central; si hay igualdad, empate.
# en: 2ade18bb
rules-punct-end-4 = También decisión nuestra: hay empate cuando la misma posición se da por tercera vez con el mismo jugador al turno, y tras 100 turnos seguidos sin colocar. Dos posiciones son iguales si en todas partes hay piezas del mismo color y tipo puestas igual.
# en: f4ec142e
rules-punct-end-uncovered = Si las blancas retiran de h5 la pieza con el PÜNCT en j5, la cadena negra queda entera y ganan las negras.
