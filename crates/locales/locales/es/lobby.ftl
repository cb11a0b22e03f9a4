### La sala, los perfiles, la clasificación y el archivo.

## Antes de la partida
# en: e1f31481
online-invite = Invitar a un amigo
# en: 77af498e
online-computer = Ordenador
# en: 973e8c9a
online-rated-members = Entra para jugar partidas puntuadas
# en: a318950e
online-rapid = Rápida
# en: b9dca11b
online-per-move = por movimiento
# en: 8d226b82
online-custom = A medida
# en: 11325739
online-custom-note = cualquier tiempo
# en: 8269f404
online-friend = Amigo
# en: 6067ac46
online-friend-note = envía un enlace
# en: cd874ee7
online-waiting-count = { $count } en espera
# en: 964f1fd7
online-looking = Buscando… { $time }
# en: e0dccbb9
online-meanwhile-lead = Tu desafío sigue abierto.
# en: f2c35b21
online-meanwhile = Juega mientras contra el ordenador (nivel { $level })
# en: 7d14d658
online-start = Inicio:
# en: 7735600c
online-rules = Reglas:
# en: 7fd23dc5
online-color = Color:
# en: 6ca50b38
online-searching = Buscando rival
# en: bcd6b2c8
online-pace = Tiempo
# en: f0f36e10
online-link = Envía este enlace a un amigo. Jugará contigo quien lo abra primero.
# en: 1bfb79ee
online-copy = Copiar enlace
# en: 15d3688b
online-seeks = Desafíos abiertos
# en: d80423a2
online-no-seeks = Aún no hay desafíos abiertos
# en: 390c0913
online-no-seeks-text = Crea uno o juega contra el ordenador mientras esperas.
# en: 56d18f02
online-create = Crear un desafío
# en: 5967be2b
online-create-short = Crear
# en: 1b3e2e8b
online-gone = Cerrado
# en: 081d5065
online-show-all = Mostrar todo ({ $count })
# en: f997ef86
online-your-turn-title = Tu turno
# en: 574206e9
online-your-games = Tus partidas
# en: db92e481
online-live-now = En directo
# en: ccbccdc0
online-no-live = Ahora no hay partidas en directo
# en: a3811e06
online-no-live-text = Aquí aparecen las partidas en curso.
# en: 114e5920
online-recent = Últimos resultados
# en: 4f4a3457
online-no-recent = Aún no hay partidas terminadas.
# en: dd3de2d4
online-players-count =
    { $players ->
        [one] { $players } jugador en línea
       *[other] { $players } jugadores en línea
    }
# en: 4ee5589b
online-real-time = Tiempo real
# en: 52f32dd4
online-correspondence = Correspondencia
# en: ef3b100a
online-minutes = Minutos por jugador
# en: 5f407cd6
online-odds-field = Ventaja de tiempo
# en: f4398de4
online-odds-minutes = Minutos del rival
# en: 40c31a3a
online-odds-increment = Incremento del rival (segundos)
# en: 86ea6cf8
online-increment = Incremento (segundos)
# en: 34b8e0dd
online-days-field = Días por movimiento
# en: 61bfb3c6
online-opponent = Rival
# en: 10f3a790
online-anyone = Cualquiera
# en: 4e881616
online-accept = Jugar
# en: e3178e91
online-for-you = para ti
# en: 9fc2d5fd
online-seek-title = { $name } te desafía

## Cuentas y jugadores
# en: 1a3f7f62
online-online = En línea
# en: 35bcd09e
online-offline = Desconectado
# en: db761eb2
online-playing = jugando
# en: 68c62559
online-playing-now = Jugando ahora
# en: a708251a
online-nobody-online = No hay más miembros en línea.
# en: 403e4c15
online-followed-games = Jugadores que sigues
# en: cb89a5a4
online-followed-mark = lo sigues
# en: 07de2a8a
online-people = Personas
# en: c2fca09b
online-challenges-from = Desafíos de
# en: 83cc34f5
online-feed = Fuente Atom
# en: 3437c836
online-feed-lead = Un lector de fuentes puede avisarte cuando te toca. Mantén la dirección en secreto: quien la tenga puede leer la fuente.
# en: 9aa65df2
online-feed-address = La dirección de tu fuente. Solo se muestra ahora.
# en: aa160282
online-feed-renew = Nueva dirección
# en: 45df3176
online-feed-end = Revocar
# en: aa35f8be
online-follow = Seguir
# en: 45ca5f4c
online-unfollow = Dejar de seguir
# en: b8b1659e
online-following = Sigues a
# en: 6278be53
online-following-none = Aún no sigues a nadie. Abre el perfil de un jugador para seguirlo.
# en: eef7bec8
online-followers =
    { $count ->
        [one] { $count } seguidor
       *[other] { $count } seguidores
    }
# en: bde8f302
online-unblock = Desbloquear
# en: 748fde23
online-closed-account = Esta cuenta está cerrada.
# en: ab73c9ba
online-blocked = Bloqueados
# en: 5c293460
online-blocked-note = Los jugadores bloqueados no pueden desafiarte ni escribirte.
# en: d277cd9e
online-leaderboard = Clasificación
# en: 0f2efe15
online-provisional = Puntuación provisional
# en: 20a3c2ea
online-games-count =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
# en: 02bb9a30
online-nobody = Aún no hay jugadores con puntuación
# en: b89a6675
online-unrated = Aún no hay partidas puntuadas
# en: 92e9b678
online-unrated-text = La puntuación aparece tras la primera partida puntuada.
# en: dec003e3
online-won =
    { $games ->
        [one] { $games } ganada
       *[other] { $games } ganadas
    }
# en: 634e34b3
online-drawn =
    { $games ->
        [one] { $games } empatada
       *[other] { $games } empatadas
    }
# en: d2559175
online-lost-count =
    { $games ->
        [one] { $games } perdida
       *[other] { $games } perdidas
    }
# en: 4cc2b41f
online-as-white = con blancas
# en: d84056cf
online-as-black = con negras
# en: 7503fcab
online-opponents = Rivales habituales
# en: e1d66c77
online-between = Tú y { $name }
# en: 559bf1f4
online-training = Entrenamiento
# en: f3ef2060
online-puzzles-solved =
    { $count ->
        [one] problema resuelto
       *[other] problemas resueltos
    }
# en: 5383fc03
online-lessons-done =
    { $count ->
        [one] lección completada
       *[other] lecciones completadas
    }
# en: 0b2d05c0
online-challenge-player = Desafiar
# en: 1c6ead81
online-history = Historial de puntuación
# en: a72fbc18
online-chart-empty = No hay suficientes partidas puntuadas en este periodo.
# en: 6bff4aaa
online-month = Mes
# en: 0fe63a3e
online-year = Año
# en: ebb51be4
online-all-time = Todo
# en: 176ece53
online-rating-column = Puntos
# en: 75816898
online-when = Fecha
# en: b35a13c7
online-games-title = Partidas
# en: e4fa00f3
online-open-game = Abrir
# en: f99b0dbc
online-outcome =
    { $outcome ->
        [won] Victoria
        [lost] Derrota
        [draw] Empate
        [running] En juego
       *[aborted] Anulada
    }
# en: d85a2e0b
online-vacation-until = De vacaciones hasta el { $date } como muy tarde

## El archivo
# en: 81923ecc
online-archive = Todas las partidas
# en: edc58bf6
online-result = Resultado
# en: feabcf0e
online-result-is =
    { $result ->
        [white] Ganan las blancas
        [black] Ganan las negras
        [draw] Empate
       *[any] Cualquiera
    }
# en: 44d7cdc4
online-from = Desde
# en: 9a32d4b6
online-until = Hasta
# en: 2a225d60
online-reds = Piezas rojas (tres casillas)
# en: 79230f84
online-search = Buscar
# en: 3fcf210e
online-nothing-found = No se han encontrado partidas
# en: fda9a60f
online-nothing-found-text = Prueba con otra búsqueda.
# en: e4cf1c75
online-more = Mostrar más

## Peticiones rechazadas
# en: 924efe6e
online-message = Escribir
