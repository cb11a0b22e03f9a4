### Denuncias, página de moderación, apelaciones.

## Denuncias
# en: 1dd6c82a
moderation-report-lead = Un moderador lo revisará. El mensaje, la partida o el nombre se adjuntan tal como están ahora.
# en: 03a76780
moderation-reason-title = ¿Qué ocurre?
# en: ea0ac908
moderation-reason =
    { $reason ->
        [cheating] Trampas
        [abuse] Insultos o amenazas
        [spam] Spam o publicidad
        [name] Nombre ofensivo
        [stalling] Demorar o perder a propósito
       *[another] Otra cosa
    }
# en: 5342a220
moderation-details = Detalles (opcional)
# en: bb714046
moderation-send-report = Enviar denuncia
# en: 42eaad82
moderation-reported = Gracias. Un moderador lo revisará.
# en: 0a300fef
moderation-loading = Cargando…

## La página de moderación
# en: 5d306907
moderation-title = Moderación
# en: e7b1645d
moderation-only-moderators = Solo los moderadores pueden abrir esta página.
# en: 19a1735a
moderation-open-reports = Denuncias abiertas
# en: 23fae710
moderation-no-reports = No hay denuncias abiertas.
# en: 1712299b
moderation-appeals = Apelaciones
# en: 3823dea4
moderation-no-appeals = No hay apelaciones abiertas.
# en: eeaf1f5b
moderation-log = Registro
# en: aac1a5d6
moderation-log-lead = Nadie puede cambiar ni borrar una entrada.
# en: a8327d43
moderation-older = Entradas anteriores
# en: 3a0f055f
moderation-queue = Cola
# en: 9dbb1c4c
moderation-find = Nombre del jugador
# en: 5d7971de
moderation-open-record = Abrir historial
# en: ec8290be
moderation-from =
    { $kind ->
        [game] Partida, denuncia de { $name }
        [chat] Mensaje del chat, denuncia de { $name }
        [message] Mensaje privado, denuncia de { $name }
       *[profile] Perfil, denuncia de { $name }
    }
# en: 10f5c20d
moderation-name-then = Nombre en ese momento: { $name }
# en: 195f485a
moderation-open-game = Abrir partida
# en: c4718148
moderation-closed-report = Cerrada
# en: c5d90474
moderation-former-names = Nombres anteriores: { $names }
# en: e312c3c1
moderation-muted-until = Sin chat hasta { $time }
# en: 1e774581
moderation-closed-since = Cerrada desde { $time }
# en: b3c03605
moderation-banned = Expulsada
# en: c187c460
moderation-is-moderator = Es moderador. Solo el operador puede actuar.
# en: a0a825f2
moderation-act = Tomar medidas
# en: 7e5c7776
moderation-action-label = Medida
# en: 5a762063
moderation-action =
    { $action ->
        [warn] Advertir
        [withdraw-warning] Retirar advertencia
        [mute] Silenciar
        [unmute] Permitir chat
        [rename] Quitar el nombre
        [restore-name] Devolver el nombre
        [close] Cerrar cuenta
        [ban] Expulsar
        [reopen] Reabrir cuenta
        [reset-rating] Reiniciar puntuaciones
        [restore-rating] Devolver puntuaciones
        [reject-appeal] Rechazar apelación
        [refund-rating] Devolver puntos
        [withdraw-refund] Retirar la devolución
       *[dismiss] Descartar denuncia
    }
# en: f20c86be
moderation-reason-label = Motivo
# en: 8f795ce9
moderation-hours = Horas (hasta { $most })
# en: 0b08b15c
moderation-words = Mensaje al jugador
# en: f51f8787
moderation-words-note = El jugador lo leerá. No nombres a otros jugadores.
# en: 69595b2f
moderation-confirm = Confirmar
# en: 0b2942d5
moderation-done = Hecho.
# en: 7e00a437
moderation-history = Historial
# en: f66be872
moderation-no-history = Nada todavía.
# en: 3e5f28a7
moderation-reports-about = Denuncias
# en: eb63e578
moderation-by = moderador { $name }

## Para el jugador
# en: 8e4067c5
moderation-messages = Mensajes de los moderadores
# en: 14b63dec
moderation-no-messages = No hay mensajes de los moderadores.
# en: 1e21a222
moderation-told =
    { $action ->
        [warn] Un moderador te ha advertido.
        [withdraw-warning] Se retiró una advertencia.
        [mute] No puedes escribir en los chats hasta { $time }.
        [unmute] Puedes volver a escribir en los chats.
        [rename] Un moderador te quitó el nombre. Puedes elegir otro en tu cuenta.
        [restore-name] Has recuperado tu nombre.
        [close] Tu cuenta fue cerrada.
        [ban] Tu cuenta fue cerrada para siempre.
        [reopen] Tu cuenta vuelve a estar abierta.
        [reset-rating] Tus puntuaciones se reiniciaron.
        [restore-rating] Has recuperado tus puntuaciones.
        [refund-rating] Has recuperado los puntos que perdiste contra una cuenta cerrada por hacer trampas.
        [withdraw-refund] Se ha retirado una devolución de puntos porque la otra cuenta vuelve a estar abierta.
       *[reject-appeal] Tu apelación fue rechazada.
    }
# en: 397aeaff
moderation-appeal = Apelar
# en: 36b81d50
moderation-appeal-lead = Puedes escribir una apelación. Un moderador la leerá y decidirá de nuevo.
# en: 479476a9
moderation-appeal-words = ¿Por qué debería cambiarse?
# en: 757b1e1e
moderation-send-appeal = Enviar apelación
# en: d9798ed0
moderation-appealed = Tu apelación está con los moderadores.
# en: be4e2a6f
moderation-no-link = Abre esta página con el enlace que aparece al iniciar sesión o en tus mensajes.

## Juego limpio
# en: e05c4287
moderation-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
# en: 5a4afb5a
moderation-fair-play = Juego limpio
# en: ebe9d02e
moderation-fair-play-lead = De las últimas 20 partidas puntuadas. La norma procede de los niveles del motor, no de personas: es solo un indicio. Una cifra por sí sola no prueba nada.
# en: 576faa9a
moderation-fair-play-ask = Comparar con el motor
# en: 43fc3eef
moderation-fair-play-waiting =
    { $count ->
        [one] Queda { $count } partida…
       *[other] Quedan { $count } partidas…
    }
# en: 01d02b38
moderation-figures-of = partidas: { $games }, movimientos: { $moves }
# en: c80157c9
moderation-figure = Cifra
# en: 0da7507f
moderation-value = Valor
# en: b857a505
moderation-interval-title = Intervalo del 95%
# en: ed5867c2
moderation-number =
    { $unit ->
        [percent] { $number }%
        [seconds] { $number } s
       *[plain] { $number }
    }
# en: b775558b
moderation-interval = de { $low } a { $high }
# en: 7e0eaffc
moderation-agreement = Coincidencia con el motor
# en: 8809f83b
moderation-expected = Normal para su puntuación (niveles del motor)
# en: 09f3a85e
moderation-excess = Por encima de lo normal
# en: 8ab3f3b5
moderation-seconds = Tiempo por movimiento
# en: e795e9b2
moderation-spread = Dispersión de los tiempos (desviación / media)
# en: 77708952
moderation-difficulty = Más tiempo si es difícil (correlación)
# en: 631cb9aa
moderation-focus = Salidas de la ventana por partida en vivo (según la página)
