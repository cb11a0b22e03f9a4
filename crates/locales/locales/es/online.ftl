### Partidas con personas de otros lugares.

## Antes de la partida
# en: edf15113
online-title = Jugar en línea
# en: 581c5d88
online-connecting = Conectando…
# en: 1912c61c
online-opening-soon = Se están abriendo muchas partidas a la vez. La tuya se abrirá sola en unos segundos.
# en: fffd7eb9
online-lost = Conexión perdida. Reconectando… No se pierde nada.
# en: 962da849
online-you =
    { $kind ->
        [member] Eres { $name }.
       *[guest] Juegas como { $name } (invitado).
    }
# en: f4e6d1ae
online-blitz = Blitz
# en: 2cf59c83
online-days-short =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
# en: f877329c
online-cancel = Cancelar
# en: d72d685b
online-live = { $minutes }+{ $seconds }
# en: 21c2d36e
online-days =
    { $days ->
        [one] { $days } día por movimiento
       *[other] { $days } días por movimiento
    }
# en: 65103e7a
online-board =
    { $board ->
        [random] lleno al azar
       *[empty] tablero vacío
    }
# en: c470385f
online-odds = { $own } contra { $other }
# en: 42ab48a0
online-best-of-three = Al mejor de tres
# en: 11543671
online-match-score = Encuentro: { $white } { $score } { $black }
# en: bde4477a
online-decline = Rechazar
# en: 787b868e
online-computer-name = Ordenador, nivel { $level }

## La partida
# en: 7015c8bf
online-ply-of =
    { $color ->
        [white] Juegan las blancas
       *[black] Juegan las negras
    }
# en: 5c90182f
online-turn = Turno de tu rival
# en: 925159f6
online-sending = Enviando…
# en: edfb875e
online-abort = Anular
# en: 0729992b
online-offer-draw = Ofrecer empate
# en: b8b40e77
online-draw-offered =
    { $who ->
        [you] Has ofrecido empate.
       *[another] { $name } ofrece empate.
    }
# en: 7838b872
online-ask-takeback = Pedir deshacer
# en: 4ca25570
online-takeback-asked =
    { $who ->
        [you] Has pedido deshacer tu movimiento.
       *[another] { $name } pide deshacer un movimiento.
    }
# en: 243f88c9
online-yes = Aceptar
# en: 93f09811
online-away = Tu rival se ha ido.
# en: 6c78080b
online-absent = ausente
# en: b8173650
online-claim = Reclamar victoria
# en: ecccf0a4
online-rematch-offered =
    { $who ->
        [you] Has pedido la revancha.
       *[another] Tu rival quiere la revancha.
    }
# en: f1701ccf
online-next-game = Siguiente partida
# en: a25fba57
online-left =
    { $winner ->
        [white] Las negras han dejado la partida. Ganan las blancas.
       *[black] Las blancas han dejado la partida. Ganan las negras.
    }
# en: 54db1742
online-aborted = Partida anulada. No cuenta.
# en: 69d98e70
online-adjudicated = Un operador decidió la partida.
# en: 29e545ab
online-rating = { $name }: { $before } → { $after }
# en: bbec8c8b
online-watchers =
    { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
    }
# en: 1ec8d380
online-lag = { $ms } ms de ping
# en: 006fad2f
online-lag-title = Ida y vuelta al servidor. Se compensan hasta 0,5 s de retraso por movimiento.
# en: 3f2ce2b0
online-chat = Chat
# en: a531d91f
online-say = Enviar
# en: 5efa1d34
online-chat-to = Mensaje para { $name }
# en: f93d02aa
online-chat-unread = mensajes nuevos
# en: d383f801
online-chat-spectators = Escribe a los espectadores
# en: 79cb7662
online-spectator = Espectador
# en: ba56c2df
online-chat-watch = Inicia sesión para chatear con otros espectadores.
# en: c4a24795
online-chat-show = Mostrar chat
# en: f9c873b5
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
       *[oops] ¡Ups!
    }

## Cuentas y jugadores
# en: 1ca865ce
online-account = Cuenta
# en: 54e44bcf
online-account-why = Crea una cuenta para jugar partidas puntuadas y conservar las que jugaste como invitado.
# en: 0b5da2ff
online-name = Usuario
# en: 023b1b52
online-name-hint = De 2 a 20 letras, cifras, - y _
# en: c83b473e
online-password = Contraseña
# en: 481bcc6f
online-password-hint = Usa de 8 a 200 caracteres
# en: 4a3d2c58
online-register = Crear cuenta
# en: 29724aad
online-login = Entrar
# en: 08c483b9
online-logout = Cerrar sesión
# en: 4db0063e
online-profile = Perfil
# en: a8adf5af
online-from-everybody = Todos
# en: cd6a23d8
online-from-followed = Quienes sigo
# en: 3d090b57
online-from-nobody = Nadie
# en: fd868e32
online-block = Bloquear
# en: 14525cdc
online-report = Denunciar
# en: eeb050f3
online-report-of = Denunciar a { $name }
# en: 09d5c58d
online-moderator-wrote = Un moderador te ha escrito. Léelo en la página de tu cuenta.
# en: d0a7a20a
online-blocked-now = { $name } ya no puede desafiarte ni escribirte.
# en: bfd47b4d
online-pool =
    { $pool ->
        [dvonn-live] DVONN, tiempo real
        [dvonn-days] DVONN, correspondencia
        [punct-live] PÜNCT, tiempo real
       *[punct-days] PÜNCT, correspondencia
    }
# en: 9cadec32
online-since = Miembro desde { $date }
# en: f27dc15a
online-players = Jugadores
# en: bae56366
online-vacation = Vacaciones
# en: 4297fe73
online-vacation-lead = Detiene tus relojes de correspondencia, hasta 30 días al año.
# en: 2f97455e
online-vacation-begin =
    { $days ->
        [one] Tomar { $days } día
       *[other] Tomar { $days } días
    }
# en: b055a009
online-vacation-end = He vuelto

## El archivo
# en: 7921e03e
online-player = Jugador
# en: 08886a20
online-game = Juego
# en: 72664d7f
online-export = Guardar como
# en: 31aad66f
online-note = Notas
# en: 4701c27f
online-note-lead = Solo tú puedes ver tus notas.
# en: 7a19cd48
online-conditions = Movimientos condicionales
# en: c4421e0a
online-conditions-lead = Si tu rival juega un movimiento que esperabas, tu respuesta se juega de inmediato.
# en: b81e06d0
online-conditions-add = Añadir una línea en el tablero
# en: 5ca455d9
online-conditions-go-on = Continuar la línea
# en: 5132e6a4
online-conditions-remove = Quitar la línea
# en: 8cf8a85c
online-conditions-expect = Indica un movimiento que esperas
# en: 835d8528
online-conditions-reply = Indica tu respuesta
# en: 8b7345f3
online-conditions-undo = Deshacer
# en: c2bfbbb9
online-conditions-save = Guardar
# en: fdd8547c
online-next-turn = Siguiente partida
# en: 9e9c10cc
online-planned = Premovimiento: { $moves }
# en: 61c1e1da
online-unplan = Cancelar
# en: 29a793a9
online-plan-dropped = El premovimiento ya no es posible: { $moves }

## Peticiones rechazadas
# en: a4b996cc
online-refused =
    { $why ->
        [unreadable] Esta página no está actualizada. Vuelve a cargarla.
        [no-game] Partida no encontrada.
        [no-seek] Este desafío ya no está abierto.
        [no-player] Jugador no encontrado.
        [not-yours] Solo los jugadores pueden hacer esto.
        [not-your-turn] No es tu turno.
        [stale] La partida ha avanzado mientras tanto. Inténtalo de nuevo.
        [illegal] Este movimiento no es legal.
        [over] La partida ha terminado.
        [not-over] La partida sigue en curso.
        [too-late] Se te ha acabado el tiempo antes de que llegara el movimiento.
        [not-now] Ahora mismo no puedes hacer esto.
        [terms] No se puede jugar una partida con estos ajustes.
        [members-only] Necesitas una cuenta para jugar partidas puntuadas.
        [yourself] No puedes jugar contra ti.
        [stranger] Tu sesión ha caducado. Vuelve a cargar la página.
        [bad-name] Usa de 2 a 20 letras, cifras, - y _.
        [name-taken] Este nombre de usuario ya está en uso o se parece a otro.
        [bad-password] Usa de 8 a 200 caracteres.
        [weak-password] Esta contraseña es demasiado común. Elige otra.
        [wrong-password] Usuario o contraseña incorrectos.
        [fair-play] El motor está desactivado durante tu partida puntuada.
        [bad-saying] Un mensaje puede tener de 1 a 280 caracteres.
        [too-often] Demasiadas peticiones. Inténtalo de nuevo en { $seconds } s.
        [busy] El ordenador está ocupado ahora mismo. Inténtalo de nuevo enseguida.
        [maintenance] Hay mantenimiento. El movimiento no se ha hecho y los relojes están parados.
        [overloaded] El servidor está muy ocupado. Inténtalo de nuevo en { $seconds } s.
        [bad-query] No se puede buscar eso. Revisa las fechas y las casillas.
        [confirm-first] Confirma que eres tú.
        [second-factor] Escribe el código de tu aplicación de autenticación o uno de recuperación.
        [wrong-code] Este código es incorrecto o ya se ha usado.
        [bad-passkey] Esta llave de acceso no ha funcionado. Inténtalo de nuevo.
        [last-way-in] Es tu única forma de iniciar sesión. Antes crea una contraseña o añade otra llave de acceso.
        [renamed-lately] Puedes cambiar de nombre una vez al año.
        [bad-email] Escribe una dirección de correo como tu@example.org.
        [bad-link] Este enlace es incorrecto, ya se ha usado o ha caducado. Pide otro.
        [no-email] Este servidor no envía correo.
        [no-passkeys] Las llaves de acceso solo funcionan con HTTPS y el nombre del sitio en la barra de direcciones.
        [challenge-refused] Este jugador no acepta desafíos tuyos.
        [message-refused] Este jugador no acepta mensajes tuyos.
        [too-many-relations] Puedes seguir y bloquear hasta 500 jugadores. Quita algunos primero.
        [bad-push] El servicio de avisos de este navegador no tiene dirección pública, así que no se puede usar.
        [bad-profile] Elige un país de la lista y usa hasta 200 caracteres.
        [bad-conditions] Termina cada línea con tu movimiento, con una respuesta a cada movimiento esperado. Hasta 20 líneas de 20 movimientos.
        [already-reported] Ya lo has denunciado. Un moderador lo revisará.
        [too-many-reports] Tienes 20 denuncias abiertas. Espera a que un moderador lea algunas.
        [bad-words] Escribe algo, y no más de lo que cabe en el campo.
        [no-change] Esto no cambiaría nada.
        [muted] Un moderador te ha silenciado. En la página de tu cuenta verás por qué y hasta cuándo.
        [chat-closed] El chat de esta partida está cerrado.
        [link-held] No se entregó: los mensajes con enlaces se retienen.
        [account-closed] Un moderador ha cerrado esta cuenta.
        [no-new-accounts] Este navegador no puede crear cuentas nuevas.
        [rated-bot] Las partidas con bots no puntúan. Elige una partida amistosa.
        [not-for-bots] Las cuentas de bot no pueden hacer esto. Desafía a un jugador por su nombre.
        [too-many-tokens] Tienes 20 tokens. Revoca uno primero.
        [too-many-games] Uno de los jugadores tiene 200 partidas por correspondencia en curso. Antes hay que terminar una.
       *[trouble] El servidor no puede guardar partidas ahora mismo. No ha cambiado nada. Inténtalo de nuevo.
    }
