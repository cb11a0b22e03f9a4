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
# en: c0d520f2
page-log-out = Cerrar sesión
# en: a04342a3
page-your-turn = Tu turno
# en: 90adcbec
page-setting-up = Preparando el tablero
# en: b6daabbb
page-credits = DVONN y PÜNCT son juegos de Kris Burm. Basalt es un proyecto independiente, sin relación con él ni con sus editores.
# en: 4477a795
page-maintenance = Mantenimiento: las partidas están en pausa y los relojes, parados.
# en: b52bdeea
page-privacy = Privacidad
# en: 14808b96
page-imprint = Aviso legal
# en: 3d8b8b57
page-lost-title = Página no encontrada
# en: 6af7c4fc
page-lost = No hay ninguna página en { $path }.
# en: 0838810c
page-lost-home = Volver al inicio

## La primera pantalla

# en: eb698017
page-home-dvonn = Apila piezas y mantén la conexión con las rojas. Las piezas aisladas se retiran. Gana quien tenga más piezas.
# en: 5a0a36d2
page-home-punct = Coloca, mueve y apila piezas de tres puntos. Conecta dos lados opuestos del tablero para ganar.
# en: 76690ac9
page-home-computer = Jugar contra el ordenador
# en: f8ba3d4e
page-home-two = Dos jugadores, un dispositivo
# en: 6a4c71e1
page-home-unfinished = Tienes una partida de { $game } sin terminar.
# en: 1de7264e
page-home-continue = Continuar
# en: 99b9daea
page-home-find = Buscar rival
# en: 7cee7dfa
page-home-days = Días
# en: 41dfe658
page-home-days-each =
    { $days ->
        [one] { $days } día por movimiento
       *[other] { $days } días por movimiento
    }
# en: 8a7cd519
page-home-waiting = { $count } en espera
# en: 8aa8150e
online-rated = Puntuada
# en: fb141656
online-casual = Amistosa
# en: 95628898
online-days-left =
    { $days ->
        [one] queda { $days } día
       *[other] quedan { $days } días
    }
# en: cd8ba946
online-hours-left =
    { $hours ->
        [one] queda { $hours } hora
       *[other] quedan { $hours } horas
    }
# en: 825fc3b2
online-minutes-left =
    { $minutes ->
        [one] queda { $minutes } minuto
       *[other] quedan { $minutes } minutos
    }
# en: 8c32cb40
page-home-level = Nivel { $level } de { $all }
# en: e7a7bbc7
page-home-options = Nivel y reloj
# en: caf2f1bd
page-home-friend = Jugar con un amigo
# en: 41ff20e9
page-home-link = Enviar un enlace
# en: 9cf7e5e4
page-home-new = ¿Primera vez con { $game }?
# en: 468a5108
page-home-coach = Tu primera partida, con entrenador
# en: 42e5f0a2
page-home-counts = { $players } en línea · { $games } en juego · { $waiting } en espera
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

# en: b7f3a7e9
page-new-title = { $game }
# en: 0d0cf687
page-new-opponent = Rival
# en: 3acb2823
page-new-opponent-computer = Ordenador
# en: 9b23d843
page-deleted-player = jugador eliminado
# en: 30109cee
page-bot = BOT
# en: cff73057
page-new-opponent-two = Dos en un dispositivo
# en: 26a48a27
page-new-level = Nivel
# en: caa0d7b1
page-new-color = Tu color
# en: f757c0a6
page-new-color-chance = Al azar
# en: 03badf41
page-new-board = Tablero inicial
# en: cb4e1cbb
page-new-board-full = Lleno al azar
# en: e9e2ed32
page-new-board-empty = Vacío, colocas tú las piezas
# en: cf5e19e1
page-new-variant = Reglas
# en: d48570bb
page-new-variant-basic = Juego básico
# en: 48aea0a7
page-new-variant-standard = Juego estándar
# en: 685a02db
page-new-clock = Reloj
# en: 06c3199a
page-new-begin = Empezar

# en: 459e03c1
page-level-first-games = Principiante: se le escapan muchas cosas
# en: 63fa4095
page-level-easy = Fácil: ve mejor sus opciones que las tuyas
# en: d49a6c08
page-level-club = Medio: ve unos cuantos movimientos por delante
# en: 4e2cfa8b
page-level-strong = Fuerte: ve muy lejos y rara vez se equivoca
# en: e1856c16
page-level-full = Máxima fuerza: piensa todo lo que permite el reloj

# en: ec7a9938
page-clock-none = Sin reloj
# en: 8b584e6c
page-clock-preset =
    { $seconds ->
        [0] { $minutes } min
       *[more] { $minutes } min + { $seconds } s
    }
# en: 732f89c8
page-clock-own = A medida
# en: b095f839
page-clock-minutes = Minutos por jugador
# en: f591039b
page-clock-increment = Incremento (segundos)

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
# en: 0d776a6d
page-play-nothing = No hay ninguna partida en curso
# en: b45da0dc
page-play-nothing-home = Elige un juego
# en: ca0b2d30
page-play-unreadable = Tu partida en curso está dañada y no se puede abrir. Sigue en «Mis partidas», desde donde puedes exportarla.
# en: adda6365
page-play-moves = Movimientos
# en: f6210572
page-play-first = Posición inicial
# en: 2100abb2
page-play-back = Movimiento anterior
# en: 30832f34
page-play-ahead = Movimiento siguiente
# en: 4fb2b3eb
page-play-last = Última posición
# en: c735cebf
page-play-aside = Panel de la partida
# en: 76baae25
page-play-players = Jugadores
# en: afe7f309
page-play-actions = Acciones
# en: 2837f213
page-play-undo = Deshacer
# en: c1e4d103
page-play-redo = Rehacer
# en: 2a5a876d
page-play-hint = Pista
# en: 02b50aa1
page-play-hint-is = Prueba { $mv }
# en: 72f71d23
page-play-refused = No es posible: { $why }.
# en: b1391210
page-play-stop = Mover ya
# en: 02aac0c1
page-play-flip = Girar tablero
# en: 85a70e6e
page-play-zen = Modo zen
# en: de41f911
page-play-place-rest = Colocar el resto
# en: ca7e3866
page-play-finish = Terminar por mí
# en: 4a82a7fb
page-play-resign = Rendirse
# en: 0ca43ff6
page-play-resign-sure = ¿Quieres rendirte?
# en: a5da50f9
page-play-new = Nueva partida
# en: ae36f9ed
page-play-rematch = Revancha
# en: 5fb21c7a
page-play-resign-text = La partida termina y gana tu rival.
# en: 14d0eeaa
page-play-resign-no = Seguir jugando
# en: 3fa01721
page-play-menu = Menú
# en: d769ddc1
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
# en: b7065f12
page-hand = Tu pieza
# en: dfae7bb6
page-hand-place = Colocar pieza
# en: 59f0f2a8
page-hand-turn = Girar
# en: 1be8154a
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
            [white] Turno de las blancas
           *[black] Turno de las negras
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
page-result-no-moves = Ningún jugador puede mover.
# en: 68122399
page-result-connected =
    { $sides ->
        [south-west] Suroeste y noreste están conectados.
        [north-west] Noroeste y sureste están conectados.
       *[west-east] Oeste y este están conectados.
    }
# en: 9da6cff5
page-result-you-resigned = Te has rendido.
# en: 2a2ba229
page-result-your-time = Se te ha acabado el tiempo.
# en: 6c9817b4
page-result-share = Compartir
# en: b263c57d
page-result-copied = Partida copiada. Pégala donde quieras.
# en: 7027c83c
page-result-not-copied = El navegador no ha permitido copiar. Puedes exportar la partida en «Mis partidas».

# en: 45626ba1
page-count-controls = piezas
# en: 00c409d3
page-count-can-move = pueden moverse
# en: 1b1446c4
page-count-removed = retiradas
# en: 4b058325
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
# en: 28e4042b
page-board-reserve =
    { $color ->
        [white] Reserva de las blancas
       *[black] Reserva de las negras
    }
# en: 8e742e54
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
# en: 9e07e58c
page-board-nudge =
    Mover la pieza { $way ->
        [up] hacia arriba
        [up-right] hacia arriba a la derecha
        [down-right] hacia abajo a la derecha
        [down] hacia abajo
        [down-left] hacia abajo a la izquierda
       *[up-left] hacia arriba a la izquierda
    }
# en: 5a1aa0f0
page-board-look-under = Mirar debajo
# en: 221ba0a2
page-board-threats = Ver amenazas
# en: c6e30718
page-board-floors = Niveles hasta el { $floor }
# en: ed53e460
page-board-unzoom = Tablero entero

## El motor

# en: db528b54
page-engine-no-workers = Este navegador no tiene Web Workers, así que el ordenador no puede jugar. Las partidas de dos jugadores sí funcionan.
# en: 704b158a
page-engine-no-simd = El WebAssembly de este navegador es demasiado antiguo, así que el ordenador no puede jugar. Las partidas de dos jugadores sí funcionan.
# en: 6a0fb132
page-engine-restarted = El ordenador ha fallado y se ha reiniciado. Tu partida está a salvo.
# en: 5bec3559
page-engine-given-up = El ordenador falla una y otra vez. Recarga la página para volver a intentarlo. Tu partida está guardada.

## Las partidas guardadas

# en: c4d2e52c
page-games-none = Aquí aparecen las partidas terminadas. Solo se guardan en este navegador.
# en: de4bdc49
page-games-none-title = Aún no hay partidas
# en: 38c1cb3b
page-games-more = Mostrar más
# en: de98bbf5
page-games-open = Ver
# en: 368163b3
page-games-export = Exportar todas
# en: ac308e1f
page-games-export-one = Exportar
# en: c5c518fc
page-games-import = Importar
# en: 902dc539
page-games-imported =
    { $added ->
        [0] Ninguna partida nueva
        [one] { $added } partida nueva
       *[other] { $added } partidas nuevas
    }, { $known ->
        [one] { $known } que ya estaba
       *[other] { $known } que ya estaban
    }, { $refused ->
        [one] { $refused } ilegible
       *[other] { $refused } ilegibles
    }.
# en: 106f32c4
page-games-delete = Borrar
# en: 95606b8e
page-games-delete-sure = ¿Borrar de verdad?
# en: bc93bc38
page-games-delete-title = ¿Borrar esta partida?
# en: 5a5ec6e8
page-games-delete-text = Se borrará de este navegador para siempre.
# en: 8a68953c
page-games-keep = Conservar
# en: 1393ea14
page-games-broken = Esta partida está dañada y no se puede abrir. Puedes exportarla o borrarla.
# en: ee82f58e
page-games-broken-why = Detalles
# en: 79c3698e
page-games-unfinished = Sin terminar.
# en: b26e8c87
page-games-missing = Esta partida no está guardada en este navegador

## Los ajustes

# en: 68b3f73e
page-settings-language = Idioma
# en: 6290db54
page-settings-theme = Tema
# en: 4dcbde02
page-settings-as-system = Según el sistema
# en: 887cbe2c
page-settings-light = Claro
# en: ede969d6
page-settings-dark = Oscuro
# en: 3ccc84b2
page-settings-motion = Animación
# en: 2eb31a38
page-settings-reduced = Reducida
# en: 006a18ca
page-settings-confirmation = Confirmar movimientos en DVONN
# en: 6f20f038
page-settings-never = Nunca
# en: 02eb6153
page-settings-own-losses = Si aíslan piezas mías
# en: 76eefb58
page-settings-always = Siempre
# en: 23f3fc8e
page-settings-threats = Mostrar amenazas en PÜNCT
# en: 53b510d5
page-settings-for-beginners = En los niveles 1–{ $level }
# en: 1c5c7dcb
page-settings-sound = Sonidos
# en: 0d078460
page-settings-coordinates = Coordenadas del tablero
# en: cb3e8548
page-settings-links = Mostrar conexiones y cadenas
# en: 2c35a7e2
page-links = Conexiones
# en: ca3f4f8b
page-keys-links = mostrar conexiones y cadenas
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
# en: a98ce0b2
page-settings-help = Ayuda durante la partida
# en: 4fb06868
page-settings-account = Cuenta
# en: 559ad456
page-settings-account-lead = Contraseña, verificación en dos pasos, códigos de recuperación y dispositivos.
# en: bb94c13c
page-settings-account-open = Gestionar la cuenta
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
# en: 09931c80
page-settings-large = Grande

# en: 77b1418a
page-store-closed = Este navegador no permite guardar datos, así que tu partida se pierde al cerrar la página.
# en: ac5d5aa2
page-store-full = El almacenamiento del navegador está lleno, así que los nuevos movimientos no se guardan. Borra o exporta partidas en «Mis partidas».

# en: 5ca548c6
page-analyse = Analizar
# en: c6448d29
page-analyse-lead = Prueba movimientos, consulta al motor y descubre dónde cambió la partida.
# en: 2f81d45b
page-analyse-this = Analizar partida
# en: 5ff8ea94
page-analyse-engine = Motor
# en: 5fb3eca6
page-analyse-lines = Líneas
# en: 1ec01905
page-analyse-depth = Profundidad { $depth }, { $speed }k posiciones/s
# en: 1ae8b839
page-analyse-over = La partida termina aquí.
# en: 67655b20
page-analyse-chance = Probabilidad de victoria de las blancas: { $percent }%
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
page-analyse-draw = Empate, demostrado
# en: 8efeda1a
page-analyse-follow = Jugar hasta { $mv }
# en: 210130cd
page-analyse-tree = Movimientos y variantes
# en: 3645a5c4
page-analyse-empty = Aún no hay movimientos. Juega por los dos bandos en el tablero.
# en: f5d08ead
page-analyse-promote = Convertir en variante principal
# en: 02bbfb04
page-analyse-delete = Borrar desde aquí
# en: 485de0fb
page-analyse-copy-line = Copiar línea
# en: a46105c6
page-analyse-comment = Comentario
# en: 08e66e12
page-analyse-marks = Marcas
# en: a73fb177
page-analyse-full = Este árbol está lleno. No se pueden añadir más movimientos.
# en: 4a4caf2d
page-analyse-chart = Probabilidad de victoria de las blancas, movimiento a movimiento
# en: ba744eee
page-analyse-review = Revisar partida
# en: a81f85fd
page-analyse-reviewing = Revisando: { $done } de { $total }
# en: fcc38de0
page-analyse-stop = Parar
# en: cfb86e61
page-analyse-note-down = Añadir a la partida
# en: dccd6ff9
page-analyse-noted = Marcas y comentarios añadidos.
# en: 51d78639
page-analyse-open = Abrir una partida
# en: 131d522b
page-analyse-paste = Pega una partida o una posición en cualquier formato
# en: 32334990
page-analyse-read = Abrir
# en: e2621ba1
page-analyse-file = Elegir archivo
# en: 70defe18
page-analyse-unreadable = No se puede leer: { $why }.
# en: 54f5f2ff
page-analyse-nothing = Aún no hay nada que abrir. Pega antes una partida.
# en: e740d108
page-analyse-share = Guardar y compartir
# en: adeb7e43
page-analyse-copy-link = Copiar enlace
# en: 5c299c1e
page-analyse-copied = Copiado.
# en: 20dc79fe
page-analyse-not-copied = El navegador no ha permitido copiar. Copia el texto del campo.
# en: fc419641
page-analyse-save = Guardar como { $format }
# en: 3f6e67bd
page-analyse-not-saved = No se puede guardar en este formato: { $why }.
# en: 76c9cd3e
page-analyse-new = Nuevo { $game }
# en: 4e0de3c1
page-analyse-setup = Crear posición
# en: 4f153637
page-analyse-bad-link = Este enlace no contiene una partida legible: { $why }.
# en: 884fb36e
page-analyse-tab-review = Revisión
# en: 37c197f6
page-analyse-tab-open = Abrir
# en: 7c832228
page-analyse-tab-share = Compartir
# en: 56126b8c
page-analyse-tab-explorer = Explorador
# en: d1290f46
page-explorer = Explorador de aperturas
# en: 38b33c32
page-explorer-missing = No se pudieron cargar las partidas. Conéctate una vez para cargarlas; después funcionan sin conexión.
# en: 816421e0
page-analyse-game = Juego
# en: 6e0a8dda
page-analyse-opened =
    { $count ->
        [0] Posición abierta.
        [one] Abierta: { $count } movimiento.
       *[other] Abierta: { $count } movimientos.
    }
# en: 3713fcc8
page-analyse-review-lead = El motor comprueba cada movimiento y muestra dónde cambió la partida.
# en: 238d9df0
page-analyse-inaccuracies = imprecisiones
# en: 659fb15e
page-analyse-mistakes = errores
# en: 90cd2b8e
page-analyse-blunders = errores graves
# en: 3e0c3f84
page-analyse-try = Inténtalo
# en: 374ee433
page-analyse-show-line = Ver línea
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
# en: 12d36e89
page-keys-everywhere = En todas partes
# en: 401cb516
page-keys-screen = En esta pantalla
# en: 56872443
page-keys-board = En el tablero
# en: 503b51d7
page-keys-hint = pista
# en: bc5e0d35
page-keys-undo = deshacer un movimiento
# en: 61154b0e
page-keys-focus = elegir otra casilla
# en: ee5696cc
page-keys-act = levantar, soltar
# en: f92d4e61
page-keys-back = devolverlo todo
# en: 0c238c07
page-keys-kind = elegir una pieza
# en: 97eb8798
page-keys-turn = girar la pieza
# en: 0bf8619d
page-keys-chain = mostrar la cadena
# en: 51c748cc
page-keys-under = mirar debajo
# en: ecad8cc5
page-keys-take-off = quitar una pieza
# en: ed4594db
page-keys-steps = atrás y adelante
# en: 0ac0eab1
page-keys-ends = primera y última posición
# en: 50c502ce
page-keys-flip = girar el tablero
# en: b8c8f688
page-keys-zen = modo zen
# en: fb0766a0
page-keys-engine = activar o desactivar el motor
# en: e9e2aefd
page-keys-best = jugar el mejor movimiento
# en: ecde8c20
page-keys-lines = otra variante
# en: f3bce898
page-keys-clear = borrar los dibujos
# en: b77e3b32
page-keys-help = esta lista
# en: 5453e4fd
page-keys-draw = Arrastra con el botón derecho para dibujar una flecha, haz clic con él para dibujar un círculo. Mayús, Alt o ambas cambian el color. Repítelo para borrarlo.
# en: b2ae380a
page-close = Cerrar

# en: a44580de
page-learn = Aprender
# en: 1168597f
page-learn-show = Mostrar
# en: 538e3986
page-learn-rings = Con anillo: { $spaces }.
# en: 728788fe
page-learn-arrow = Flecha: { $way }.
# en: f89390b2
page-learn-red-arrow = Flecha roja: { $moves }.
# en: 5d582c1e
page-learn-legend-arrow = adónde va
# en: bfc3eb56
page-learn-legend-ring = de qué se trata
# en: 863d52b0
page-learn-legend-danger = con qué amenaza el rival
# en: 1ad9549e
page-learn-exam-right = ¡Bien!
# en: 9d6be735
page-learn-exam-wrong = Esta vez no: la flecha muestra la respuesta.
# en: 7aae0cd2
page-rules = Reglas
# en: c94a3b28
page-setup-title = Crear posición
# en: bdf67b76
page-setup-board = editor de posiciones
# en: a42215f9
page-setup-hint-dvonn = Elige una pieza y toca una casilla para ponerla encima.
# en: 50697ce4
page-setup-hint-punct = Toca tres casillas para una pieza, primero la de su PÜNCT.
# en: a231a956
page-setup-begun = PÜNCT en { $punct }, puntos por tocar: { $left }
# en: 8a8e9844
page-setup-tools = Piezas
# en: d1148ee5
page-setup-put = { $color }, { $used } de { $most } en el tablero
# en: 7dc9636b
page-setup-take-off = Quitar
# en: cf8376b5
page-setup-level = Nivel de la siguiente pieza
# en: 1771fbc8
page-setup-level-rest = Automático
# en: 237c84bf
page-setup-level-floor = Nivel { $floor }
# en: 472ab0cf
page-setup-to-move = Turno
# en: 8c7e20f6
page-setup-phase = Fase
# en: 068b0482
page-setup-placing = Colocación
# en: 2f138608
page-setup-stacking = Apilamiento
# en: e76be0ce
page-setup-turns = Turnos desde la última colocación
# en: 383211fa
page-setup-right = Esta posición es legal.
# en: a4c20192
page-setup-over = Esta posición es legal, y la partida ha terminado.
# en: 21f750fb
page-setup-text = Posición como texto
# en: de615a1c
page-setup-unread = No se puede leer: { $why }.
# en: fc0fda2a
page-setup-clear = Vaciar
# en: a8533fdf
page-setup-start = Posición inicial
# en: 2c418922
page-setup-random = Tablero al azar
# en: 9693393c
page-setup-done = Listo
# en: 16d8fba4
page-setup-cancel = Cancelar
# en: 2872a392
page-play-over = La partida ha terminado
# en: 2dda0203
page-play-how =
    { $step ->
        [placing] Toca una casilla vacía para colocar una pieza.
        [stacking] Toca una de tus pilas y después una casilla resaltada.
       *[punct] Elige una pieza y toca el tablero, o arrástrala hasta él. O toca tres casillas.
    }
# en: 9b2dea1d
page-analyse-no-press = No se ha podido cargar la importación y exportación. Conéctate una vez para cargarla; después funciona sin conexión.
# en: 0849ad66
page-online = En línea
# en: 8e74f310
page-called =
    { $count ->
        [one] Una partida espera tu movimiento
        [many] { $count } de partidas esperan tu movimiento
       *[other] { $count } partidas esperan tu movimiento
    }
# en: 18ca9595
page-analyse-drawing = Dibujando: { $done } de { $total }
# en: 8ac6b843
page-analyse-no-picture = Este navegador no ha podido dibujar la imagen.
# en: 1ebc5091
page-analyse-put-aside = Tu análisis anterior está guardado en «Mis partidas».
# en: cc2ba04a
page-analyse-lost = Tu último análisis está dañado y no se puede abrir. Sigue en «Mis partidas», desde donde puedes exportarlo.
# en: 3b288c9a
page-puzzles = Problemas
# en: bff6a824
page-puzzles-day = Problema del día
# en: 4d4e0784
page-puzzles-streak =
    { $days ->
        [one] Racha de { $days } día
       *[other] Racha de { $days } días
    }
# en: 5845b516
page-puzzles-train = Entrenar
# en: 0ef5f394
page-puzzles-game = Juego
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
# en: c37487df
page-puzzles-back = Deshacer
# en: 0d4bda9d
page-puzzles-checking = Comprobando el movimiento…
# en: 28ba5101
page-puzzles-aim-margin =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } juegan y ganan por { $points }
# en: 2f406e0f
page-puzzles-aim-block =
    { $player ->
        [white] Las blancas juegan y frenan a las negras
       *[black] Las negras juegan y frenan a las blancas
    }
# en: ac01367c
page-puzzles-aim-place =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } colocan una pieza
# en: 5832bc8b
page-puzzles-aim-best =
    El mejor movimiento de { $player ->
        [white] las blancas
       *[black] las negras
    }
# en: 35327028
page-review-puzzles =
    { $count ->
        [one] { $count } de tus errores ya es un problema.
       *[other] { $count } de tus errores ya son problemas.
    }
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
    Encuentra un movimiento mejor para { $player ->
        [white] las blancas
       *[black] las negras
    }
# en: a6352a77
page-retry-task = En la partida se jugó { $mv }.
# en: dad87da8
page-retry-best = Bien: { $mv } es también la elección del motor.
# en: 01083f5f
page-retry-as-good =
    Bien: { $mv } es tan bueno como la elección del motor, { $proven ->
        [yes] demostrado
       *[no] hasta donde llega la búsqueda
    }.
# en: 151efb84
page-retry-loses = No del todo: { $mv } baja la probabilidad de victoria un { $percent }%.
# en: 94158142
page-retry-loses-points =
    No del todo: { $mv } pierde { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, demostrado.
# en: ca7a2468
page-retry-answer = El motor jugaría { $mv }.
# en: b880f207
page-retry-next = Siguiente error
# en: f8418bf9
page-retry-found = { $found } de { $all } encontrados
# en: db264e98
page-retry-leave = Volver al análisis
# en: a8e46c08
page-analyse-fair = El motor está desactivado durante tu partida puntuada.
# en: 29c5938a
page-review-fair = Podrás revisar esta partida puntuada cuando termine.

# en: cb2db862
page-coach = Entrenador
# en: 790d2942
page-coach-number = Consejo { $number } de { $all }
# en: ca06616d
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
coach-dvonn-aim-text = Juegas con las blancas. Una pila es del jugador cuyo color está encima, con todas las piezas que contiene. Así que cubre piezas negras con las tuyas.
# en: 6b310a75
coach-dvonn-aim-why = Las piezas cubiertas siguen en juego: cuentan para quien tiene la pieza de encima. Al final se comparan las piezas de tus pilas con las de las negras.
# en: 012ab303
coach-dvonn-red-title = Mantén la conexión con las rojas.
# en: b3dcfcd5
coach-dvonn-red-text = Cada pila debe tocar una pieza roja, directamente o a través de otras pilas. La que pierde esa conexión se retira de inmediato.
# en: 5864a285
coach-dvonn-red-why = Una pieza roja sola no es de nadie y nunca se mueve. Cúbrela y tu pila la llevará consigo. Lo que dejes atrás puede quedar aislado.
# en: 72c6d6ed
coach-dvonn-move-title = Una pieza sola se mueve una casilla, sobre cualquier pieza vecina.
# en: cfa83804
coach-dvonn-move-text = Tus piezas con borde dorado pueden moverse. Mueve la del anillo siguiendo la flecha: la pieza negra queda debajo de la tuya y la pila es tuya.
# en: 61b73054
coach-dvonn-move-why = Una pila se mueve exactamente tantas casillas como piezas tiene, en línea recta y siempre sobre otra pila. Una pieza rodeada por los seis lados no puede moverse.
# en: e779534e
coach-dvonn-fallen-title = Han quedado piezas aisladas.
# en: 7a27e6c7
coach-dvonn-fallen-text = Las pilas de las casillas con anillo han perdido la conexión con las rojas y se han retirado para siempre. Antes de mover, mira qué puede quedar aislado.
# en: 23974fc8
coach-dvonn-fallen-why = Las piezas retiradas no cuentan para nadie. Aprovéchalo: si aíslas una pila negra, las negras pierden todas las piezas que contiene.
# en: e95c09e7
coach-dvonn-end-title = El final está cerca.
# en: 5c16fdd2
coach-dvonn-end-text = De tus pilas, solo las que tienen un anillo pueden moverse aún. Cuando nadie puede mover, la partida termina y se cuentan las piezas.
# en: d7852dd4
coach-dvonn-end-why = Si tú no puedes mover y las negras sí, pasas y ellas siguen. Quien conserva movimientos al final tiene la última palabra.
# en: 6fd9baad
coach-punct-aim-title = Conecta dos lados opuestos.
# en: 30eb920d
coach-punct-aim-text = Juegas con las blancas. Forma una cadena de puntos tuyos en la dirección de cualquier flecha; puede torcerse. Para empezar, elige una pieza de tu reserva y colócala fuera del centro.
# en: f028f383
coach-punct-aim-why = Los puntos de casillas vecinas forman una cadena, sea cual sea la pieza tuya a la que pertenecen. Solo cuentan los puntos que se ven.
# en: 19870e9f
coach-punct-dot-title = El punto naranja es el PÜNCT.
# en: e5b94da6
coach-punct-dot-text = Cada pieza tiene uno, aquí con un anillo, y dos puntos menores. El PÜNCT guía la pieza cuando se mueve. En tu cadena los tres puntos valen lo mismo.
# en: 6c33cf17
coach-punct-dot-why = Adónde puede ir una pieza depende de su forma y del lugar de su PÜNCT. Por eso hay seis tipos de piezas en tu reserva.
# en: bee61e71
coach-punct-line-title = Las piezas del tablero también se mueven.
# en: 93b977b6
coach-punct-line-text = El PÜNCT se mueve cualquier distancia por una de sus tres líneas, incluso por encima de otras piezas. Después la pieza puede girar a su alrededor. La del anillo podría seguir la flecha.
# en: cdb8a8e8
coach-punct-line-why = En tu turno colocas una pieza o mueves una. Colocar añade tres puntos; mover lleva una pieza adonde hace falta. Una pieza también puede limitarse a girar en el sitio.
# en: 50598c1a
coach-punct-top-title = Al moverse, una pieza puede quedar sobre otras.
# en: 256b4e9c
coach-punct-top-text = Su PÜNCT debe caer sobre un punto tuyo y la pieza debe quedar nivelada. La del anillo podría seguir la flecha y tapar lo que las negras tienen allí.
# en: 598f8289
coach-punct-top-why = Los puntos tapados no cuentan para una cadena, y una pieza con un punto tapado no puede moverse. Las piezas nuevas de la reserva solo van en casillas vacías.
# en: ea3fa760
coach-punct-bridge-title = Un puente salva un hueco.
# en: 24be619a
coach-punct-bridge-text = Una pieza recta o angular puede apoyarse solo en sus dos extremos, con un hueco bajo el punto del medio. La del anillo podría formar un puente al final de la flecha.
# en: 85dc2d46
coach-punct-bridge-why = Los tres puntos de un puente cuentan. Debajo no se puede poner nada, y lo que hay allí no puede moverse. Una pieza triangular nunca es un puente.
# en: 2397d8c7
page-learn-progress = { $done } de { $all } pasos hechos
# en: 7f2a50b1
page-learn-begin =
    { $stage ->
        [new] Empezar
       *[begun] Continuar
    }
# en: 913a8bad
page-learn-done = Hecho
