### Partidas con personas de otros lugares.

## Getting into a game
# en: fd9719d3
online-title = Jugar con personas
# en: 7d415dea
online-lead = Sin cuenta: elige un juego y juega con quien venga, o envía un enlace a un amigo.
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
# en: 7cafe476
online-pair = Jugar ahora
# en: beb164aa
online-open = Abrir un reto
# en: e1f31481
online-invite = Invitar a un amigo
# en: 20aef3f0
online-computer = Jugar con el ordenador del servidor
# en: a6cebba5
online-to = Solo para este jugador (opcional)
# en: 8aa8150e
online-rated = Puntuada
# en: fb141656
online-casual = Amistosa
# en: 9c162ba5
online-rated-members = Las partidas puntuadas son para quien tiene cuenta.
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
# en: 5f779a65
online-waiting = Esperando rival. Mientras tanto puedes ir a otra parte de la página: te avisaremos.
# en: 60e94cee
online-link = Envía este enlace. Jugará contigo quien lo abra primero.
# en: 1bfb79ee
online-copy = Copiar el enlace
# en: 15d3688b
online-seeks = Retos abiertos
# en: 0a15d668
online-no-seeks = Ahora no espera nadie.
# en: 4e881616
online-accept = Jugar
# en: bde4477a
online-decline = Rechazar
# en: 53316c58
online-withdraw = Retirar
# en: e3178e91
online-for-you = para ti
# en: c9c3c007
online-running = Partidas en curso
# en: 0f84ae63
online-no-running = No hay partidas en curso.
# en: 1b7dd6ee
online-watch = Mirar
# en: fb9b49b4
online-your-turn =
    { $games ->
        [one] Te toca en { $games } partida.
       *[other] Te toca en { $games } partidas.
    }
# en: 7c4e6508
online-next = Siguiente partida
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
# en: fa2828b3
online-abort = Cancelar la partida
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
# en: f3095dbd
online-no = No, gracias
# en: 93f09811
online-away = Tu rival se ha ido.
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
# en: 06f0aa8f
online-aborted = La partida se ha cancelado y no cuenta.
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
# en: e2c4525a
online-lag-title = Tiempo de ida y vuelta al servidor; se devuelve hasta medio segundo por jugada
# en: 3f2ce2b0
online-chat = Conversación
# en: cc384ebe
online-say = Decir
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
# en: 876432c5
online-account-why = Con una cuenta tus partidas puntúan y se conservan las que jugaste como invitado.
# en: 45cf718a
online-name = Nombre
# en: c83b473e
online-password = Contraseña
# en: cb7773bb
online-register = Crear una cuenta
# en: de81d650
online-login = Entrar
# en: 1a0ed05c
online-logout = Salir
# en: 99d6426d
online-leaderboard = Mejores jugadores
# en: 89c5ab13
online-pool =
    { $pool ->
        [dvonn-live] DVONN en vivo
        [dvonn-days] DVONN por correspondencia
        [punct-live] PÜNCT en vivo
       *[punct-days] PÜNCT por correspondencia
    }
# en: ae70ac1d
online-provisional = aún con pocas partidas
# en: 20a3c2ea
online-games-count =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
# en: 8058db64
online-nobody = Aquí aún no hay nadie con puntuación.
# en: 9cadec32
online-since = Miembro desde { $date }
# en: 0b2d05c0
online-challenge-player = Retar
# en: 9991b886
online-history = Evolución de la puntuación
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
# en: 2c3b9d92
online-nothing-found = No se ha encontrado ninguna partida.
# en: d3bc4abe
online-more = Más
# en: 9de28094
online-plies =
    { $plies ->
        [one] { $plies } jugada
       *[other] { $plies } jugadas
    }
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
