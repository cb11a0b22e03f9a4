### Partidas con personas de otros lugares.

## Getting into a game
# en: edf15113
online-title = Jugar en línea
# en: 2fcf37c4
online-connecting = Conectando…
# en: fcd7439f
online-lost = Se ha perdido la conexión. Se intenta de nuevo; no se pierde nada.
# en: 78fb36d7
online-you =
    { $kind ->
        [member] Eres { $name }.
       *[guest] Juegas como { $name }, invitado.
    }
# en: e1f31481
online-invite = Invitar a un amigo
# en: 77af498e
online-computer = Ordenador
# en: 8aa8150e
online-rated = Puntuada
# en: fb141656
online-casual = Amistosa
# en: 17a1f1e9
online-rated-members = Para puntuar hace falta una cuenta
# en: f4e6d1ae
online-blitz = Blitz
# en: a318950e
online-rapid = Rápida
# en: 2cf59c83
online-days-short =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
# en: b9dca11b
online-per-move = por movimiento
# en: 8d226b82
online-custom = Otro
# en: 11325739
online-custom-note = cualquier ritmo
# en: 8269f404
online-friend = Amigo
# en: 6067ac46
online-friend-note = con un enlace
# en: cd874ee7
online-waiting-count = esperan: { $count }
# en: 964f1fd7
online-looking = Buscando… { $time }
# en: f877329c
online-cancel = Cancelar
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
# en: d72d685b
online-live = { $minutes }+{ $seconds }
# en: ca0212ee
online-days =
    { $days ->
        [one] { $days } día por jugada
       *[other] { $days } días por jugada
    }
# en: e7e0390c
online-board =
    { $board ->
        [random] tablero lleno al azar
       *[empty] tablero vacío
    }
# en: 1ea49fa5
online-link = Envía este enlace. Jugará contigo quien lo abra primero.
# en: 1bfb79ee
online-copy = Copiar el enlace
# en: 15d3688b
online-seeks = Retos abiertos
# en: d80423a2
online-no-seeks = Todavía no hay desafíos abiertos
# en: 390c0913
online-no-seeks-text = Crea uno o juega contra el ordenador mientras esperas.
# en: 56d18f02
online-create = Crear un desafío
# en: 5967be2b
online-create-short = Crear
# en: 75cde5f2
online-gone = Cerrado
# en: 081d5065
online-show-all = Mostrar todas ({ $count })
# en: f997ef86
online-your-turn-title = Tu turno
# en: 574206e9
online-your-games = Tus partidas
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
# en: db92e481
online-live-now = En directo
# en: ccbccdc0
online-no-live = Ahora no juega nadie
# en: a3811e06
online-no-live-text = Aquí aparecerán las partidas en curso.
# en: 114e5920
online-recent = Últimos resultados
# en: 4f4a3457
online-no-recent = Todavía no hay partidas terminadas.
# en: dd3de2d4
online-players-count =
    { $players ->
        [one] { $players } jugador en línea
       *[other] { $players } jugadores en línea
    }
# en: 4ee5589b
online-real-time = En tiempo real
# en: 52f32dd4
online-correspondence = Por correspondencia
# en: ef3b100a
online-minutes = Minutos por jugador
# en: 86ea6cf8
online-increment = Segundos añadidos por movimiento
# en: 34b8e0dd
online-days-field = Días por movimiento
# en: 61bfb3c6
online-opponent = Rival
# en: 10f3a790
online-anyone = Cualquiera
# en: 4e881616
online-accept = Jugar
# en: bde4477a
online-decline = Rechazar
# en: e3178e91
online-for-you = para ti
# en: f5e50020
online-seek-title = { $name } quiere jugar contigo
# en: 787b868e
online-computer-name = Ordenador, nivel { $level }

## The game
# en: 7015c8bf
online-ply-of =
    { $color ->
        [white] Juegan blancas
       *[black] Juegan negras
    }
# en: 92c1e7fb
online-turn =
    { $who ->
        [you] Te toca
       *[another] Le toca a tu rival
    }
# en: 406f6d7e
online-sending = Enviando…
# en: edfb875e
online-abort = Anular partida
# en: 57443314
online-offer-draw = Ofrecer tablas
# en: b2b3cef7
online-draw-offered =
    { $who ->
        [you] Ofreces tablas.
       *[another] Tu rival ofrece tablas.
    }
# en: f1e3bc10
online-ask-takeback = Pedir volver atrás
# en: 571b5350
online-takeback-asked =
    { $who ->
        [you] Pides volver atrás tu jugada.
       *[another] Tu rival pide volver atrás una jugada.
    }
# en: 243f88c9
online-yes = Aceptar
# en: 93f09811
online-away = Tu rival se ha ido.
# en: 6c78080b
online-absent = ausente
# en: 202c8769
online-claim = Reclamar la victoria
# en: 7d24a985
online-rematch-offered =
    { $who ->
        [you] Pides la revancha.
       *[another] Tu rival pide la revancha.
    }
# en: a7c43d05
online-next-game = A la siguiente partida
# en: b61ab987
online-left =
    { $winner ->
        [white] Negras se han ido: ganan blancas.
       *[black] Blancas se han ido: ganan negras.
    }
# en: 16ddc7b8
online-aborted = La partida se anuló y no cuenta.
# en: 29e545ab
online-rating = { $name }: { $before } → { $after }
# en: b828729b
online-watchers =
    { $count ->
        [one] mira { $count } persona
       *[other] miran { $count } personas
    }
# en: 7c3a79fb
online-lag = { $ms } ms hasta el servidor
# en: 165030ae
online-lag-title = Tiempo de ida y vuelta al servidor. Se compensan hasta 0,5 s de retraso por movimiento.
# en: 3f2ce2b0
online-chat = Conversación
# en: cc384ebe
online-say = Decir
# en: 65134029
online-chat-to = Escribe a { $name }
# en: dbdf3250
online-chat-unread = Chat, mensajes nuevos
# en: 64d914b8
online-chat-watch = Solo pueden escribir los jugadores.
# en: b2d68db2
online-chat-show = Mostrar el chat
# en: 440336b6
online-mute = Silenciar al rival
# en: f798ab01
online-phrase =
    { $phrase ->
        [hello] ¡Hola!
        [good-luck] ¡Suerte!
        [well-played] ¡Bien jugado!
        [thanks] ¡Gracias!
        [one-moment] Un momento, por favor.
        [good-game] ¡Buena partida!
        [must-go] Tengo que irme.
       *[oops] ¡Ay!
    }

## Accounts and players
# en: 1ca865ce
online-account = Cuenta
# en: 89ee5749
online-account-why = Con una cuenta tus partidas puntúan y conservas las que jugaste como invitado.
# en: 45cf718a
online-name = Nombre
# en: 023b1b52
online-name-hint = De 2 a 20 letras, cifras, - y _
# en: c83b473e
online-password = Contraseña
# en: 481bcc6f
online-password-hint = Usa de 8 a 200 caracteres
# en: 4a3d2c58
online-register = Crear cuenta
# en: 29724aad
online-login = Iniciar sesión
# en: 08c483b9
online-logout = Cerrar sesión
# en: 4db0063e
online-profile = Perfil
# en: d277cd9e
online-leaderboard = Clasificación
# en: 89c5ab13
online-pool =
    { $pool ->
        [dvonn-live] DVONN en vivo
        [dvonn-days] DVONN por correspondencia
        [punct-live] PÜNCT en vivo
       *[punct-days] PÜNCT por correspondencia
    }
# en: 0f2efe15
online-provisional = Puntuación provisional
# en: 20a3c2ea
online-games-count =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
# en: 99033972
online-nobody = Aún nadie tiene puntuación aquí
# en: b89a6675
online-unrated = Todavía no hay partidas puntuadas
# en: 92e9b678
online-unrated-text = La puntuación aparece tras la primera partida puntuada.
# en: dec003e3
online-won = ganadas: { $games }
# en: 634e34b3
online-drawn = empates: { $games }
# en: d2559175
online-lost-count = perdidas: { $games }
# en: 4cc2b41f
online-as-white = con blancas
# en: d84056cf
online-as-black = con negras
# en: 9cadec32
online-since = Miembro desde { $date }
# en: 0b2d05c0
online-challenge-player = Retar
# en: 1c6ead81
online-history = Historial de puntuación
# en: 3a78464d
online-chart-empty = Hay muy pocas partidas puntuadas en este periodo.
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
# en: f27dc15a
online-players = Jugadores
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
# en: bae56366
online-vacation = Vacaciones
# en: 0d30a2bb
online-vacation-lead = Tus relojes de correspondencia se paran, 30 días al año como mucho.
# en: 2f97455e
online-vacation-begin =
    { $days ->
        [one] Tomar { $days } día
       *[other] Tomar { $days } días
    }
# en: 7cf5f60f
online-vacation-end = He vuelto
# en: d85a2e0b
online-vacation-until = De vacaciones hasta el { $date } como máximo

## The archive
# en: 81923ecc
online-archive = Todas las partidas
# en: 7921e03e
online-player = Jugador
# en: edc58bf6
online-result = Resultado
# en: cbacdace
online-result-is =
    { $result ->
        [white] ganan blancas
        [black] ganan negras
        [draw] tablas
       *[any] cualquiera
    }
# en: 08886a20
online-game = Juego
# en: 44d7cdc4
online-from = Desde
# en: 9a32d4b6
online-until = Hasta
# en: f6970cb9
online-reds = Rojas en (tres casillas)
# en: 79230f84
online-search = Buscar
# en: 3fcf210e
online-nothing-found = No se encontraron partidas
# en: fda9a60f
online-nothing-found-text = Prueba con otra búsqueda.
# en: d3bc4abe
online-more = Más
# en: 72664d7f
online-export = Guardar como
# en: 124414da
online-planned = Preparado: { $moves }
# en: 317dfeee
online-unplan = Olvidarlo
# en: cf88c80c
online-plan-dropped = Lo que habías preparado ya no es posible: { $moves }

## What the server does not do
# en: d1b4d166
online-refused =
    { $why ->
        [unreadable] El servidor no entiende esta página. Vuelve a cargarla.
        [no-game] No existe esa partida.
        [no-seek] Ese reto ya no está abierto.
        [no-player] No hay ningún jugador con ese nombre.
        [not-yours] Solo pueden hacerlo los jugadores.
        [not-your-turn] No te toca.
        [stale] Mientras tanto ha ocurrido otra cosa en la partida.
        [illegal] Las reglas no permiten esa jugada.
        [over] La partida ha terminado.
        [not-over] La partida sigue en curso.
        [too-late] Tu tiempo se agotó antes de que llegara la jugada.
        [not-now] Ahora no se puede hacer.
        [terms] No se puede jugar en esas condiciones.
        [members-only] Las partidas puntuadas son para quien tiene cuenta.
        [yourself] No puedes jugar contra ti.
        [stranger] Aquí aún no te conoce nadie. Vuelve a cargar la página.
        [bad-name] Un nombre tiene de 2 a 20 letras, cifras, - y _.
        [name-taken] Ese nombre ya está cogido.
        [bad-password] Una contraseña tiene de 8 a 200 caracteres.
        [wrong-password] El nombre y la contraseña no corresponden.
        [fair-play] Esta posición es de una partida puntuada tuya en curso: no hay ayuda hasta que termine.
        [bad-saying] Un mensaje tiene de 1 a 280 caracteres.
        [too-often] Demasiado a menudo. Inténtalo en { $seconds } s.
        [busy] Todos los motores del servidor están ocupados. Inténtalo pronto.
        [bad-query] Así no se puede buscar: mira las fechas y las casillas.
       *[trouble] El servidor tiene problemas para guardar. No se ha hecho nada; inténtalo de nuevo.
    }
