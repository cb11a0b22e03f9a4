### Español: lo que solo dice la página.

# en: ff236ba9
page-nav = Navegación
# en: f86e9519
page-home = Jugar
# en: bb8c0106
page-games = Mis partidas
# en: 8886c0d2
page-settings = Ajustes
# en: ad6b8f76
page-skip = Ir al contenido
# en: a361a062
page-more = Más
# en: 0d181351
page-account = Tu cuenta
# en: c94b6e3f
page-sign-in = Entrar
# en: 89edcdb7
page-create-account = Crear cuenta
# en: e8641432
page-profile = Perfil
# en: 33f32a11
page-log-out = Salir
# en: a04342a3
page-your-turn = Te toca
# en: 90adcbec
page-setting-up = Preparando el tablero
# en: 0f7c0431
page-credits = DVONN y PÜNCT son juegos de Kris Burm. Basalt es una obra independiente: ni él ni sus editores tienen parte en ella.
# en: 27e9889a
page-lost-title = Aquí no hay nada
# en: 7ed1ec38
page-lost = Ninguna página tiene la dirección { $path }.
# en: 92abafab
page-lost-home = A los juegos

## La primera pantalla

# en: 176e2c7b
page-home-dvonn = Apila tus piezas y mantén la conexión con las rojas. Las pilas que la pierden caen del tablero, y gana quien controla más piezas.
# en: f08842d3
page-home-punct = Coloca, mueve y apila piezas de tres puntos hasta que las tuyas conecten dos lados opuestos del tablero.
# en: 76690ac9
page-home-computer = Jugar contra el ordenador
# en: f8ba3d4e
page-home-two = Dos jugadores, un dispositivo
# en: 96bf71c2
page-home-unfinished = Hay una partida de { $game } sin terminar.
# en: 1de7264e
page-home-continue = Continuar
# en: 99b9daea
page-home-find = Buscar rival
# en: 7cee7dfa
page-home-days = Días
# en: aabbff85
page-home-days-each = Días por movimiento: { $days }
# en: 8a7cd519
page-home-waiting = esperan: { $count }
# en: 8c32cb40
page-home-level = Nivel { $level } de { $all }
# en: 68f2cf48
page-home-options = Elegir nivel y reloj
# en: caf2f1bd
page-home-friend = Jugar con un amigo
# en: 41ff20e9
page-home-link = Enviar un enlace
# en: 9cf7e5e4
page-home-new = ¿Primera vez con { $game }?
# en: 468a5108
page-home-coach = Tu primera partida, con entrenador
# en: bd808663
page-home-counts = En línea: { $players } · partidas: { $games } · esperan: { $waiting }
# en: f750c6ea
page-home-live = Partida en directo
# en: 67230c2c
page-home-watch = Ver esta partida
# en: a91528b0
page-home-example = Partida de ejemplo
# en: 86d5c895
page-home-learning = Sigue aprendiendo
# en: a7b0c7fb
page-home-lessons = Todas las lecciones
# en: 47468735
page-home-all-games = Todas las partidas

## Antes de la partida

# en: 8203f461
page-new-title = Partida de { $game }
# en: 0d0cf687
page-new-opponent = Rival
# en: bbe838a4
page-new-opponent-computer = El ordenador
# en: 3c563866
page-new-opponent-two = Alguien a tu lado
# en: 26a48a27
page-new-level = Nivel
# en: caa0d7b1
page-new-color = Tu color
# en: 753ba2ec
page-new-color-chance = Al azar
# en: a7918850
page-new-board = El tablero al empezar
# en: 4caceec5
page-new-board-full = Lleno, al azar
# en: d4bf3df4
page-new-board-empty = Vacío: tú colocas las piezas
# en: cf5e19e1
page-new-variant = Reglas
# en: d48570bb
page-new-variant-basic = Juego básico
# en: 48aea0a7
page-new-variant-standard = Juego estándar
# en: 685a02db
page-new-clock = Reloj
# en: d27832e7
page-new-begin = Empezar

# en: a5d0b4da
page-level-first-games = Para las primeras partidas: pasa por alto casi todo.
# en: 999a6a59
page-level-easy = Fácil: ve mejor sus opciones que las tuyas.
# en: 6dcc8a97
page-level-club = Atento: ve unas cuantas jugadas por delante.
# en: a11f9efc
page-level-strong = Fuerte: ve muy lejos y casi nunca se equivoca.
# en: eaf0d809
page-level-full = A plena fuerza: usa todo el tiempo que se le da.

# en: 6771afe9
page-clock-none = Sin reloj
# en: 8b584e6c
page-clock-preset =
    { $seconds ->
        [0] { $minutes } min
       *[more] { $minutes } min + { $seconds } s
    }
# en: f5697028
page-clock-own = A medida
# en: 992a86bb
page-clock-minutes = Minutos por partida
# en: f9f29fd4
page-clock-increment = Segundos por jugada

## La partida

# en: b1c4e481
page-player-you =
    { $color ->
        [white] Blancas: tú
       *[black] Negras: tú
    }
# en: dcf102ff
page-player-computer =
    { $color ->
        [white] Blancas: ordenador, nivel { $level }
       *[black] Negras: ordenador, nivel { $level }
    }
# en: 5b553837
page-player-person =
    { $color ->
        [white] Blancas
       *[black] Negras
    }

# en: 2f7c04d7
page-play-thinking = pensando
# en: b9f2c02e
page-play-nothing = No hay ninguna partida en curso
# en: b45da0dc
page-play-nothing-home = Elegir un juego
# en: f43ca998
page-play-unreadable = La partida en curso ya no se puede leer. Se conserva tal cual en «Mis partidas», desde donde puedes exportarla.
# en: adda6365
page-play-moves = Movimientos
# en: f6210572
page-play-first = Posición inicial
# en: 5ce80ca4
page-play-back = Una jugada atrás
# en: 6b870542
page-play-ahead = Una jugada adelante
# en: 4fb2b3eb
page-play-last = Última posición
# en: 4c591a32
page-play-aside = La partida
# en: 76baae25
page-play-players = Jugadores
# en: 689ddd04
page-play-actions = Qué puedes hacer
# en: 2837f213
page-play-undo = Deshacer
# en: c1e4d103
page-play-redo = Rehacer
# en: 2a5a876d
page-play-hint = Pista
# en: a68f98fd
page-play-hint-is = Una buena jugada es { $mv }
# en: d5cd1f72
page-play-refused = No es posible: { $why }.
# en: b1391210
page-play-stop = Que juegue ya
# en: 02aac0c1
page-play-flip = Girar tablero
# en: 85a70e6e
page-play-zen = Modo zen
# en: 3b38b066
page-play-place-rest = Colocar el resto
# en: ca7e3866
page-play-finish = Terminar por mí
# en: 4a82a7fb
page-play-resign = Rendirse
# en: 0ca43ff6
page-play-resign-sure = ¿Rendirte en esta partida?
# en: a5da50f9
page-play-new = Nueva partida
# en: ae36f9ed
page-play-rematch = Revancha
# en: f3f40f38
page-play-resign-text = La partida termina y gana el otro bando.
# en: 14d0eeaa
page-play-resign-no = Seguir jugando
# en: 3fa01721
page-play-menu = Menú
# en: 9b857cbe
page-play-leave = Salir de la partida
# en: 9a51dd1d
page-play-zen-exit = Salir del modo zen
# en: 02ae220c
page-player-name-you = Tú
# en: 9cd8ac8c
page-player-name-computer = Ordenador
# en: de2b2dba
page-player-level = nivel { $level }
# en: f236df25
page-player-turn = tu turno
# en: 5d97f16f
page-player-can-move =
    { $count ->
        [one] { $count } pila puede moverse
       *[other] { $count } pilas pueden moverse
    }
# en: c6aeb7bc
page-player-pieces =
    { $count ->
        [one] pieza
       *[other] piezas
    }
# en: d0793f28
page-player-balance = Blancas { $white }, negras { $black }
# en: 2b2a28ba
page-hand = Pieza en la mano
# en: dfae7bb6
page-hand-place = Colocar pieza
# en: 59f0f2a8
page-hand-turn = Girar
# en: a05232ad
page-play-looking-back = Estás viendo una posición anterior.
# en: 82873c70
page-play-place-red =
    { $who ->
        [you] Tu turno: coloca una pieza roja
       *[another] { $color ->
            [white] Las blancas colocan una pieza roja
           *[black] Las negras colocan una pieza roja
        }
    }
# en: d30b25e5
page-play-place =
    { $who ->
        [you] Tu turno: coloca una pieza
       *[another] { $color ->
            [white] Las blancas colocan una pieza
           *[black] Las negras colocan una pieza
        }
    }
# en: dde395ab
page-play-move =
    { $who ->
        [you] Tu turno: mueve una pila
       *[another] { $color ->
            [white] Mueven las blancas
           *[black] Mueven las negras
        }
    }
# en: b0a27daf
page-play-turn =
    { $who ->
        [you] Tu turno: coloca o mueve una pieza
       *[another] { $color ->
            [white] Juegan las blancas
           *[black] Juegan las negras
        }
    }

# en: ef699799
page-result-label = Resultado
# en: 0385de54
page-result-you =
    { $outcome ->
        [won] Has ganado
       *[lost] Has perdido
    }
# en: aa18ba99
page-result-you-score =
    { $outcome ->
        [won] Has ganado, { $points } a { $against }
       *[lost] Has perdido, { $points } a { $against }
    }
# en: 2f6a285b
page-result-no-moves = Nadie puede mover ya.
# en: 68122399
page-result-connected =
    { $sides ->
        [south-west] Suroeste y noreste están conectados.
        [north-west] Noroeste y sureste están conectados.
       *[west-east] Oeste y este están conectados.
    }
# en: 9da6cff5
page-result-you-resigned = Te has rendido.
# en: 54e558cc
page-result-your-time = Se te acabó el tiempo.
# en: 6c9817b4
page-result-share = Compartir
# en: 1586f363
page-result-copied = La partida está copiada. Pégala donde quieras.
# en: 02311145
page-result-not-copied = El navegador no permitió copiar. Puedes exportar la partida en «Mis partidas».

# en: 9924a126
page-count-controls = controlan
# en: 00c409d3
page-count-can-move = pueden moverse
# en: 1b1446c4
page-count-removed = retiradas
# en: a46aff95
page-count-placements = por colocar
# en: 352c1824
page-count-centre = puntos en el centro

## El tablero

# en: 2f2f6d85
page-board-role = tablero
# en: d7023699
page-board-confirm = ¿Hacer este movimiento?
# en: 9f28f59c
page-board-yes = Confirmar
# en: e6e6b848
page-board-no = Devolver
# en: da51b30b
page-board-reserve =
    { $color ->
        [white] Reserva de las blancas
       *[black] Reserva de las negras
    }
# en: ed022e2f
page-board-kind =
    { $kind ->
        [triangle] Triangular
        [straight-middle] Recta, PÜNCT en el medio
        [straight-end] Recta, PÜNCT en un extremo
        [angle-left] Angular, PÜNCT en el brazo izquierdo
        [angle-right] Angular, PÜNCT en el brazo derecho
       *[angle-bend] Angular, PÜNCT en el vértice
    }: { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }
# en: 8add1fdf
page-board-turn = Girar en sentido horario
# en: 0271c6d9
page-board-turn-back = Girar en sentido antihorario
# en: 34831600
page-board-nudge =
    Mover la pieza { $way ->
        [up] hacia arriba
        [up-right] hacia arriba a la derecha
        [down-right] hacia abajo a la derecha
        [down] hacia abajo
        [down-left] hacia abajo a la izquierda
       *[up-left] hacia arriba a la izquierda
    }
# en: 1a909f77
page-board-look-under = Mirar debajo
# en: 221ba0a2
page-board-threats = Ver amenazas
# en: 3a72b29f
page-board-floors = Pisos hasta el { $floor }
# en: ed53e460
page-board-unzoom = Tablero entero

## El motor

# en: 738c8f27
page-engine-no-workers = El ordenador no puede jugar en este navegador: no tiene procesos en segundo plano (workers). Sí se puede jugar entre dos.
# en: e8252d23
page-engine-no-simd = El ordenador no puede jugar en este navegador: su WebAssembly es demasiado antiguo. Sí se puede jugar entre dos.
# en: a0f8fc34
page-engine-restarted = El programa que juega había dejado de funcionar y se ha iniciado de nuevo. No se ha perdido nada de la partida.
# en: e9ae5b34
page-engine-given-up = El programa que juega se detiene una y otra vez. Recarga la página para intentarlo de nuevo; la partida está guardada.

## Las partidas guardadas

# en: 7fa53ced
page-games-none = Las partidas que terminas se guardan aquí, solo en este navegador.
# en: de4bdc49
page-games-none-title = Aún no hay partidas
# en: 38c1cb3b
page-games-more = Mostrar más
# en: 364ba055
page-games-open = Ver
# en: 368163b3
page-games-export = Exportar todas
# en: ac308e1f
page-games-export-one = Exportar
# en: c5c518fc
page-games-import = Importar
# en: df8f18d6
page-games-imported =
    { $added ->
        [0] Ninguna partida nueva
        [one] { $added } partida nueva
       *[other] { $added } partidas nuevas
    }, ya conocidas: { $known }, ilegibles: { $refused }.
# en: 106f32c4
page-games-delete = Borrar
# en: 95606b8e
page-games-delete-sure = ¿Borrar de verdad?
# en: bc93bc38
page-games-delete-title = ¿Borrar esta partida?
# en: 3b414784
page-games-delete-text = Se elimina de este navegador para siempre.
# en: 8a68953c
page-games-keep = Conservar
# en: 9dd9bb46
page-games-broken = Esta partida no se puede leer: { $why }. Se conserva tal cual; expórtala o bórrala.
# en: 79c3698e
page-games-unfinished = Sin terminar.
# en: 5eb9c718
page-games-missing = Esta partida no está guardada en este navegador

## Los ajustes

# en: 68b3f73e
page-settings-language = Idioma
# en: f9ee133c
page-settings-theme = Colores
# en: f8e4a1c6
page-settings-as-system = Como el sistema
# en: 887cbe2c
page-settings-light = Claros
# en: ede969d6
page-settings-dark = Oscuros
# en: d6cc9ed2
page-settings-motion = Movimiento
# en: 5482a75f
page-settings-reduced = El mínimo posible
# en: 4071ab25
page-settings-confirmation = Preguntar antes de mover en DVONN
# en: 6f20f038
page-settings-never = Nunca
# en: 0f2e33d8
page-settings-own-losses = Cuando aísla mis piezas
# en: 76eefb58
page-settings-always = Siempre
# en: d6b8be14
page-settings-threats = Mostrar las amenazas del rival en PÜNCT
# en: 82546a43
page-settings-for-beginners = En las primeras partidas
# en: 1c5c7dcb
page-settings-sound = Sonidos
# en: a38a951e
page-settings-coordinates = Letras y números junto al tablero
# en: 5073f09b
page-settings-links = Enlaces entre pilas en DVONN y cadenas en PÜNCT
# en: 2c35a7e2
page-links = Enlaces
# en: 1e20706b
page-keys-links = Mostrar enlaces y cadenas
# en: 616de7f8
page-settings-pieces = Piezas
# en: 969d29f0
page-settings-stone = Piedra
# en: 9da2b5fa
page-settings-contrast = Alto contraste
# en: 674168f2
page-settings-appearance = Apariencia
# en: 322ab0b6
page-settings-board = Tablero y sonido
# en: 0e3b4a3c
page-settings-help = Ayuda durante la partida
# en: 250f0ef2
page-settings-volume = Volumen
# en: 3a738847
page-settings-board-size = Tamaño del tablero
# en: 9145f5f8
page-settings-quiet = Bajo
# en: 475c287c
page-settings-normal = Normal
# en: 8ffb665e
page-settings-loud = Alto
# en: 71c1fcb8
page-settings-small = Pequeño
# en: 056e2450
page-settings-medium = Mediano
# en: be2e49df
page-settings-large = Lo más grande posible

# en: 39db16b8
page-store-closed = Este navegador no guarda nada para esta página, así que la partida se pierde al cerrarla.
# en: 85eeafe2
page-store-full = La memoria del navegador para esta página está llena, así que las últimas jugadas no se guardan. Borra o exporta partidas en «Mis partidas».

# en: 5ca548c6
page-analyse = Analizar
# en: bc1f140a
page-analyse-lead = Prueba jugadas con la ayuda del motor y descubre dónde cambió la partida.
# en: c6feeff5
page-analyse-this = Analizar esta partida
# en: 5ff8ea94
page-analyse-engine = Motor
# en: 5fb3eca6
page-analyse-lines = Variantes
# en: 9d72e835
page-analyse-depth = Profundidad { $depth }, { $speed } mil posiciones por segundo
# en: 1ae8b839
page-analyse-over = Aquí la partida ha terminado.
# en: 6247561c
page-analyse-chance = Probabilidad de que ganen las blancas: { $percent } %
# en: d42c0a1a
page-analyse-proven = { $score }, demostrado
# en: fba21ec4
page-analyse-win-in =
    { $winner ->
        [white] Las blancas
       *[black] Las negras
    } ganan en { $turns }
# en: 07dcadf6
page-analyse-win =
    { $winner ->
        [white] Ganan las blancas
       *[black] Ganan las negras
    }, demostrado
# en: b4271db0
page-analyse-draw = Tablas, demostrado
# en: 8efeda1a
page-analyse-follow = Jugar hasta { $mv }
# en: 210130cd
page-analyse-tree = Jugadas y variantes
# en: edc61d34
page-analyse-empty = Aún no hay jugadas. Juégalas en el tablero por los dos bandos.
# en: f5d08ead
page-analyse-promote = Ascender la variante
# en: 02bbfb04
page-analyse-delete = Borrar desde aquí
# en: 485de0fb
page-analyse-copy-line = Copiar la línea
# en: a46105c6
page-analyse-comment = Comentario
# en: 08e66e12
page-analyse-marks = Marcas
# en: 974a428d
page-analyse-full = Este árbol ha crecido demasiado; no cabe nada más.
# en: 4f3621ab
page-analyse-chart = Probabilidad de que ganen las blancas, jugada a jugada
# en: c15a4051
page-analyse-review = Revisar la partida
# en: a81f85fd
page-analyse-reviewing = Revisión: { $done } de { $total }
# en: fcc38de0
page-analyse-stop = Parar
# en: a6a8d77f
page-analyse-note-down = Anotar las marcas en la partida
# en: 61242555
page-analyse-noted = Las marcas ya están en la partida.
# en: 51d78639
page-analyse-open = Abrir una partida
# en: 7e516e36
page-analyse-paste = Pega aquí una partida o una posición, en cualquier formato
# en: d5b5e7cb
page-analyse-read = Leer
# en: c14a47e6
page-analyse-file = Elegir un archivo
# en: d9e5afd9
page-analyse-unreadable = No se puede leer: { $why }.
# en: 9f54c5d5
page-analyse-nothing = Aquí no hay nada que leer.
# en: e740d108
page-analyse-share = Guardar y compartir
# en: adeb7e43
page-analyse-copy-link = Copiar el enlace
# en: 5c299c1e
page-analyse-copied = Copiado.
# en: cf13cc6b
page-analyse-not-copied = El navegador no dejó que la página lo copiara. Está en el campo, cópialo a mano.
# en: fc419641
page-analyse-save = Guardar como { $format }
# en: c21f73bb
page-analyse-not-saved = No se puede guardar así: { $why }.
# en: f4633224
page-analyse-new = Nuevo análisis: { $game }
# en: a482b062
page-analyse-setup = Montar una posición
# en: a9dc4327
page-analyse-bad-link = El enlace no lleva ninguna partida que se pueda leer: { $why }.
# en: 884fb36e
page-analyse-tab-review = Revisión
# en: 37c197f6
page-analyse-tab-open = Abrir
# en: 7c832228
page-analyse-tab-share = Compartir
# en: 816421e0
page-analyse-game = Juego
# en: 53603558
page-analyse-opened =
    { $count ->
        [0] La posición está abierta.
        [one] Abierta: { $count } movimiento.
       *[other] Abierta: { $count } movimientos.
    }
# en: de5af18b
page-analyse-chart-empty = Una revisión muestra aquí quién iba por delante tras cada movimiento.
# en: f8385cef
page-analyse-review-lead = El motor recorre la partida y muestra dónde cambió.
# en: 238d9df0
page-analyse-inaccuracies = imprecisiones
# en: 659fb15e
page-analyse-mistakes = errores
# en: 90cd2b8e
page-analyse-blunders = errores graves
# en: 3e0c3f84
page-analyse-try = Inténtalo
# en: 237c1080
page-analyse-show-line = Ver la línea
# en: aff41803
page-analyse-step-first = Inicio
# en: 9d652b91
page-analyse-step-back = Atrás
# en: d3364139
page-analyse-step-ahead = Adelante
# en: 101ab5a0
page-analyse-next-mistake = Error
# en: b9272d9a
page-keys = Atajos de teclado
# en: 7be03413
page-keys-everywhere = En todas las pantallas
# en: 401cb516
page-keys-screen = En esta pantalla
# en: 66078a98
page-keys-board = En el tablero, cuando tiene el foco
# en: 503b51d7
page-keys-hint = pista
# en: bc5e0d35
page-keys-undo = deshacer un movimiento
# en: 0481cc1d
page-keys-focus = ir a otra casilla
# en: ee5696cc
page-keys-act = levantar, dejar
# en: f92d4e61
page-keys-back = dejarlo todo como estaba
# en: 0c238c07
page-keys-kind = elegir una pieza
# en: 97eb8798
page-keys-turn = girar la pieza
# en: 0bf8619d
page-keys-chain = mostrar la cadena
# en: 3de62b4b
page-keys-under = mirar debajo de la pieza
# en: 9f581267
page-keys-take-off = quitar una pieza
# en: ed4594db
page-keys-steps = atrás y adelante
# en: bd005994
page-keys-ends = al principio, al final
# en: 50c502ce
page-keys-flip = girar el tablero
# en: b8c8f688
page-keys-zen = modo zen
# en: fb0766a0
page-keys-engine = encender o apagar el motor
# en: e9e2aefd
page-keys-best = jugar la mejor jugada
# en: ecde8c20
page-keys-lines = otra variante
# en: e99cbb36
page-keys-clear = borrar los dibujos
# en: b77e3b32
page-keys-help = esta lista
# en: 6129c936
page-keys-draw = Arrastra con el botón derecho para dibujar una flecha, haz clic con él para dibujar un círculo. Mayús, Alt o ambas cambian el color. Repítelo para borrarlo.
# en: b2ae380a
page-close = Cerrar

# en: a44580de
page-learn = Aprender
# en: 14ec3ebd
page-learn-lead = Lecciones cortas en el tablero, pequeñas tareas y las reglas con imágenes.
# en: 2397d8c7
page-learn-progress = Pasos hechos: { $done } de { $all }
# en: a320ab7e
page-learn-begin =
    { $stage ->
        [new] Empezar
       *[begun] Continuar
    }
# en: 913a8bad
page-learn-done = Hecho
# en: 34dd4017
page-learn-again = Otra vez
# en: 1168597f
page-learn-show = Muéstrame
# en: 037462af
page-learn-next = Siguiente paso
# en: ebb760dd
page-learn-skip = Saltar este paso
# en: 8176a313
page-learn-back = Atrás
# en: c03efa52
page-learn-leave = Salir de la lección
# en: eb0aa97e
page-learn-step-of = Paso { $number } de { $all }
# en: 47166493
page-learn-coach = Entrenador
# en: de913765
page-learn-play = Jugar
# en: 3145941d
page-learn-choose = El tablero { $number } es mejor para las blancas
# en: 12a57eb6
page-learn-engine = El motor dice: { $score }
# en: feb91055
page-learn-missing = No se pudieron cargar las lecciones. Necesitan la red una vez; inténtalo de nuevo.
# en: 7aae0cd2
page-rules = Reglas
# en: 5100043c
page-rules-of = Las reglas de { $game }
# en: 600fef86
page-rules-contents = Contenido
# en: 77cb6b2f
page-setup-title = Preparar una posición
# en: c35d14c8
page-setup-board = tablero para preparar
# en: 754bd2d3
page-setup-hint-dvonn = Elige una pieza y toca una casilla: la pieza va encima.
# en: 50697ce4
page-setup-hint-punct = Toca las tres casillas de la pieza, primero la del PÜNCT.
# en: 4a679403
page-setup-begun = PÜNCT en { $punct }, puntos que faltan: { $left }
# en: 8a8e9844
page-setup-tools = Piezas
# en: d1148ee5
page-setup-put = { $color }, { $used } de { $most } en el tablero
# en: 9ad64719
page-setup-take-off = Quitar
# en: 8d4d5b51
page-setup-level = Piso de la próxima pieza
# en: 9418aa77
page-setup-level-rest = Donde se apoye
# en: cfc35773
page-setup-level-floor = Piso { $floor }
# en: 472ab0cf
page-setup-to-move = A quién le toca
# en: 682273b2
page-setup-phase = Fase de la partida
# en: 068b0482
page-setup-placing = Colocación
# en: 2f138608
page-setup-stacking = Apilamiento
# en: 09c20746
page-setup-turns = Turnos seguidos sin colocar
# en: 50ab6d04
page-setup-right = Desde esta posición se puede seguir jugando.
# en: bf5f0dd2
page-setup-over = Esta posición es posible; en ella la partida ha terminado.
# en: 8b0a08b4
page-setup-text = La posición como texto
# en: bc8fe6c5
page-setup-unread = No se puede leer: { $why }.
# en: fc0fda2a
page-setup-clear = Vaciar
# en: bc41cecf
page-setup-start = Posición inicial
# en: 2c418922
page-setup-random = Tablero al azar
# en: 9693393c
page-setup-done = Listo
# en: 16d8fba4
page-setup-cancel = Cancelar
# en: 2872a392
page-play-over = La partida ha terminado
# en: 75526697
page-play-how =
    { $step ->
        [placing] Toca una casilla libre para colocar una pieza.
        [stacking] Toca una de tus pilas y luego una de las casillas iluminadas.
       *[punct] Elige una pieza y toca el tablero, o arrástrala. O toca tres casillas.
    }
# en: 745474e4
page-analyse-no-press = No se pudo cargar lo que lee y escribe partidas. Necesita la red una vez; inténtalo de nuevo.
# en: 0849ad66
page-online = En línea
# en: 13400a8b
page-called =
    { $count ->
        [one] Una partida espera tu jugada
        [many] { $count } partidas esperan tu jugada
       *[other] { $count } partidas esperan tu jugada
    }
# en: 18ca9595
page-analyse-drawing = Dibujando: { $done } de { $total }
# en: 7e1d22c5
page-analyse-no-picture = El navegador no ha podido dibujar la imagen.
# en: 4a8bcc26
page-analyse-put-aside = Lo que analizabas antes se conserva en «Mis partidas».
# en: e1d5b8bf
page-analyse-lost = Lo último que analizaste ya no se puede leer. Se conserva tal cual en «Mis partidas», desde donde puedes exportarlo.
# en: 3b288c9a
page-puzzles = Problemas
# en: bc748c0a
page-puzzles-lead = Posiciones con algo que encontrar y cada respuesta comprobada en el tablero. Cada día, una nueva.
# en: bff6a824
page-puzzles-day = Problema del día
# en: 06e83e7f
page-puzzles-streak =
    { $days ->
        [one] Problema del día resuelto { $days } día seguido
       *[other] Problema del día resuelto { $days } días seguidos
    }
# en: 4754244a
page-puzzles-solved-of = { $done } de { $all } resueltos
# en: 5845b516
page-puzzles-train = Entrenar
# en: 56c55771
page-puzzles-train-note = Resuelve uno y aparece el siguiente.
# en: 6a99b52f
page-puzzles-up-next = A continuación
# en: 9286a7c2
page-puzzles-days = Problemas del día
# en: 5d16c079
page-puzzles-all = Todos los problemas
# en: df2db9f2
page-puzzles-all-done = Todos los problemas resueltos. ¡Bravo!
# en: aeeed454
page-puzzles-no-streak = Resuelve un problema del día para empezar una racha.
# en: 0ef5f394
page-puzzles-game = Juego
# en: e8dbad9a
page-puzzles-both = Ambos
# en: 042a78ee
page-puzzles-grade = Dificultad
# en: fc8d0114
page-puzzles-every-grade = Todas
# en: 8410e2bd
page-puzzles-of-grade = Grado { $grade }
# en: 980e516c
page-puzzles-name = { $game }, problema { $number }
# en: 5fe28088
page-puzzles-state =
    { $state ->
        [solved] resuelto
        [tried] aún sin resolver
       *[new] aún sin intentar
    }
# en: 355867c9
page-puzzles-aim-win =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } juegan y ganan
# en: 55503585
page-puzzles-aim-draw =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } juegan y empatan
# en: b97153cc
page-puzzles-aim-turns =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } juegan y ganan en { $turns }
# en: 671c1dd2
page-puzzles-task-win = Solo una jugada gana. Encuéntrala.
# en: 72b46fbd
page-puzzles-task-draw = Ninguna jugada gana y solo una empata. Encuéntrala.
# en: c0655068
page-puzzles-task-turns =
    Gana en { $turns } turnos tuyos o menos, hagan lo que hagan { $player ->
        [white] las negras
       *[black] las blancas
    }.
# en: bc7cb952
page-puzzles-right = Correcto
# en: 1e2148f9
page-puzzles-answers =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } responden { $mv }
# en: 9e0fe83a
page-puzzles-go-on = Encuentra la siguiente jugada.
# en: 7d0e5c82
page-puzzles-solved = Resuelto
# en: 5f12ba8c
page-puzzles-helped = Esa es la solución; repítelo sin ayuda y contará
# en: 9c144cc4
page-puzzles-proof-win = Demostrado: cada una de estas jugadas era la única que gana.
# en: 02151a8f
page-puzzles-proof-draw = Demostrado: nada gana, y cada una de estas jugadas era la única que empata.
# en: dcdafb7b
page-puzzles-proof-turns =
    Demostrado: { $player ->
        [white] las blancas ganan en { $turns }, hagan lo que hagan las negras
       *[black] las negras ganan en { $turns }, hagan lo que hagan las blancas
    }.
# en: 90e7b5b4
page-puzzles-wrong = { $mv } no es
# en: 9892e5dd
page-puzzles-wins-by =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } responden { $mv } y ganan por { $points }: demostrado.
# en: f3e3695f
page-puzzles-ends =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } responden { $mv } y { $result ->
        [win] ganan
       *[draw] empatan
    }: demostrado.
# en: 7a89d067
page-puzzles-stops =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } responden { $mv } y ningún turno gana en el acto.
# en: 5f68992b
page-puzzles-unseen =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } responden { $mv } y el motor no ve victoria a tiempo.
# en: fb12cb30
page-puzzles-not-at-once = Había que ganar en el acto.
# en: e3ca4568
page-puzzles-only = Solo lo logra otra jugada.
# en: 391dd642
page-puzzles-hint = Pista
# en: d661368c
page-puzzles-hint-from = Empieza en { $space }.
# en: 72247a12
page-puzzles-hint-place = Se coloca una pieza de la reserva.
# en: 697fbfba
page-puzzles-shown = La jugada es { $mv }
# en: 6207b53a
page-puzzles-back = Deshacer
# en: 31e2e1fe
page-puzzles-following = Siguiente problema
# en: 22162d17
page-puzzles-analyse = Analizar esta posición
# en: 5cca4524
page-puzzles-checking = El motor comprueba la jugada.
# en: 9ebd7e1a
page-puzzles-missing = No se pudieron cargar los problemas. Necesitan red una vez; inténtalo de nuevo.
# en: c18a1da3
page-retry =
    Corregir errores de { $player ->
        [white] las blancas
       *[black] las negras
    } ({ $count })
# en: 9e4167fb
page-retry-count = Error { $number } de { $all }
# en: 3e76d883
page-retry-title =
    Encuentra algo mejor para { $player ->
        [white] las blancas
       *[black] las negras
    }
# en: cc4ec27f
page-retry-task = En la partida se jugó { $mv }.
# en: 41528836
page-retry-best = Correcto: el motor también jugaría { $mv }.
# en: 01083f5f
page-retry-as-good =
    Correcto: { $mv } es tan buena como la elección del motor, { $proven ->
        [yes] demostrado
       *[no] hasta donde ve la búsqueda
    }.
# en: 9a483790
page-retry-loses = Todavía no: { $mv } pierde un { $percent } % de la probabilidad de ganar.
# en: ca883cae
page-retry-loses-points =
    Todavía no: { $mv } pierde { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, demostrado.
# en: ca7a2468
page-retry-answer = El motor jugaría { $mv }.
# en: b880f207
page-retry-next = Siguiente error
# en: f8418bf9
page-retry-found = { $found } de { $all } encontradas
# en: f00d972f
page-retry-leave = Volver al análisis
# en: 81752418
page-analyse-fair = Esta posición es de una partida puntuada tuya en curso: el motor no dirá nada de ella hasta que termine.
# en: 42d42b7c
page-review-fair = Es una partida puntuada tuya en curso: podrás revisarla cuando termine.

# en: cb2db862
page-coach = Entrenador
# en: 790d2942
page-coach-number = Consejo { $number } de { $all }
# en: 4711ec68
page-coach-none = Sin consejos
# en: 61785b66
page-coach-why = ¿Por qué?
# en: 111f4e7b
page-coach-next = Siguiente
# en: 0ae0f740
page-coach-done = Entendido
# en: 385a3c04
coach-dvonn-aim-title = Gana quien tiene más piezas.
# en: 6a98a8c4
coach-dvonn-aim-text = Juegas con blancas. Una pila es de quien tiene su color arriba, con todas las piezas que contiene. Así que cubre piezas negras con las tuyas.
# en: 6b310a75
coach-dvonn-aim-why = Las piezas cubiertas siguen en juego: cuentan para quien está arriba. Al final se comparan las piezas de tus pilas con las de las negras.
# en: 780b3a9d
coach-dvonn-red-title = Mantente conectado al rojo.
# en: c6b88865
coach-dvonn-red-text = Cada pila debe tocar una pieza roja, directamente o a través de otras pilas. La que pierde esa conexión se retira de inmediato.
# en: 704879cf
coach-dvonn-red-why = Una pieza roja sola no es de nadie y nunca se mueve. Cúbrela y tu pila la llevará consigo. Lo que quede atrás puede quedar aislado.
# en: 035b0e89
coach-dvonn-move-title = Una pieza sola se mueve una casilla, sobre cualquier pieza vecina.
# en: e3d04466
coach-dvonn-move-text = Tus piezas con borde dorado pueden moverse. Lleva la del anillo por la flecha: la pieza negra queda debajo de la tuya y la pila es tuya.
# en: 4dfb2d92
coach-dvonn-move-why = Una pila se mueve exactamente tantas casillas como piezas tiene, en línea recta y siempre sobre otra pila. Una pieza rodeada por los seis lados no puede moverse.
# en: e779534e
coach-dvonn-fallen-title = Han quedado piezas aisladas.
# en: ba4c4ab7
coach-dvonn-fallen-text = Las pilas de las casillas con anillo perdieron la conexión con el rojo y ya no vuelven. Antes de mover, mira qué puede quedar aislado.
# en: f3b1ee94
coach-dvonn-fallen-why = Las piezas retiradas no cuentan para nadie. Aprovéchalo: si aíslas una pila de las negras, pierden todas las piezas que contiene.
# en: e95c09e7
coach-dvonn-end-title = El final está cerca.
# en: e81aa06d
coach-dvonn-end-text = De tus pilas, solo las del anillo pueden moverse aún. Cuando nadie pueda mover, la partida termina y se cuentan las piezas.
# en: 244869e4
coach-dvonn-end-why = Si tú no puedes mover y las negras sí, pasas y ellas siguen. Quien conserva movimientos al final tiene la última palabra.
# en: 6fd9baad
coach-punct-aim-title = Conecta dos lados opuestos.
# en: 75dee921
coach-punct-aim-text = Juegas con blancas. Forma una cadena de puntos tuyos en la dirección de cualquier flecha; puede torcerse. Para empezar, elige una pieza de tu reserva y colócala fuera del centro.
# en: f028f383
coach-punct-aim-why = Los puntos de casillas vecinas forman una cadena, sea cual sea la pieza tuya a la que pertenecen. Solo cuentan los puntos que se ven.
# en: 19870e9f
coach-punct-dot-title = El punto naranja es el PÜNCT.
# en: e5b94da6
coach-punct-dot-text = Cada pieza tiene uno, aquí con anillo, y dos puntos menores. El PÜNCT guía la pieza cuando se mueve. En tu cadena los tres puntos valen lo mismo.
# en: 7d843d67
coach-punct-dot-why = Adónde puede ir una pieza depende de su forma y del lugar de su PÜNCT. Por eso hay seis clases de piezas en tu reserva.
# en: bee61e71
coach-punct-line-title = Las piezas del tablero también se mueven.
# en: 93b977b6
coach-punct-line-text = El PÜNCT va por una de sus tres líneas a cualquier distancia, incluso por encima de otras piezas. Después la pieza puede girar a su alrededor. La del anillo podría seguir la flecha.
# en: cdb8a8e8
coach-punct-line-why = En tu turno colocas una pieza o mueves una. Colocar añade tres puntos; mover lleva una pieza adonde hace falta. Una pieza también puede solo girar en su sitio.
# en: 50598c1a
coach-punct-top-title = Una pieza puede ponerse sobre otras.
# en: 8ecaf402
coach-punct-top-text = Su PÜNCT debe caer sobre un punto tuyo y la pieza debe quedar nivelada. La del anillo podría seguir la flecha y cubrir lo que las negras tienen allí.
# en: 34290301
coach-punct-top-why = Los puntos cubiertos no cuentan en una cadena, y una pieza con un punto cubierto no puede moverse. Las piezas nuevas de la reserva solo van en casillas vacías.
# en: ea3fa760
coach-punct-bridge-title = Un puente salva un hueco.
# en: 24be619a
coach-punct-bridge-text = Una pieza recta o angular puede apoyarse solo en sus dos extremos, con un hueco bajo el centro. La del anillo podría formar un puente al final de la flecha.
# en: 4e95484f
coach-punct-bridge-why = Los tres puntos de un puente cuentan. Debajo no se puede poner nada, y lo que hay allí no puede moverse. Un triángulo nunca es un puente.
