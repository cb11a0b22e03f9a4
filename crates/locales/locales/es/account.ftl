### La cuenta.

## La contraseña
# en: d7a0f8ad
account-current-password = Contraseña actual
# en: 4941a1ef
account-new-password = Contraseña nueva
# en: 77b4c865
account-change-password = Cambiar la contraseña
# en: fdb5d1d9
account-password-changed = Contraseña cambiada. Se ha cerrado la sesión en los demás dispositivos.
# en: 8b9b8a83
account-forgot = ¿Olvidaste la contraseña?
# en: e7638a88
account-recover = Restablecer la contraseña
# en: 5e90bfe3
account-recover-lead = Escribe un código de recuperación y elige una contraseña nueva. Cada código sirve una sola vez.
# en: cf5a68c9
account-recovery-code = Código de recuperación
# en: 9a2b110e
account-back = Volver a entrar
# en: 4309ddcb
account-appeal = Apelar
# en: ed272eae
account-messages = Mensajes de los moderadores
# en: 1d7fe9b2
account-moderation = Moderación

## Confirmación
# en: 349da5b0
account-confirm = Confirma que eres tú
# en: 06ea4f6b
account-confirm-lead = Escribe tu contraseña para continuar.
# en: 9dc76ed8
account-continue = Continuar
# en: 1a85d411
account-second-factor = Código de tu aplicación o de recuperación

## Verificación en dos pasos
# en: d4698682
account-two-factor = Verificación en dos pasos
# en: 5ed4338c
account-two-factor-lead = Al entrar también se pide un código de una aplicación de autenticación.
# en: 4e6e4930
account-on = Activada
# en: 652575a0
account-off = Desactivada
# en: f77748c7
account-set-up = Configurar
# en: ccd654b5
account-scan = Escanea este código con tu aplicación de autenticación y escribe los 6 dígitos que muestra.
# en: dc2332d7
account-qr = Código QR para la aplicación de autenticación
# en: 59c1abb4
account-key = ¿No puedes escanearlo? Escribe esta clave:
# en: 59b4fb99
account-digits = Código de 6 dígitos
# en: 9160e5d9
account-turn-on = Activar
# en: 60f02277
account-turn-off = Desactivar

## Códigos de recuperación
# en: 9ebaef29
account-codes = Códigos de recuperación
# en: 3c0543cb
account-codes-lead = Un código restablece una contraseña olvidada o sustituye una vez a tu aplicación de autenticación.
# en: 2fe30d69
account-codes-left =
    { $count ->
        [one] Queda { $count } código
       *[other] Quedan { $count } códigos
    }
# en: 24a9e391
account-codes-none = No tienes códigos. Crea algunos para no perder el acceso.
# en: 1e4087bb
account-codes-create = Crear códigos nuevos
# en: 6051b486
account-codes-once = Guarda estos códigos ahora: no volverás a verlos. Los anteriores ya no sirven.
# en: 56363ae5
account-codes-copy = Copiar
# en: 9d4024ed
account-codes-copied = Códigos copiados
# en: 45f6acda
account-codes-not-copied = No se pudo copiar. Selecciona los códigos y cópialos tú.
# en: fb42dd7e
account-codes-save = Descargar
# en: 2c5db6bd
account-codes-done = Ya los guardé

## Dispositivos
# en: 2026efd8
account-devices = Dispositivos
# en: da569ff9
account-devices-lead = Aquí tienes la sesión abierta. Se cierra tras 90 días sin uso.
# en: ff470beb
account-device-unknown = Dispositivo desconocido
# en: 70d684c2
account-device-current = Este dispositivo
# en: eb5c0123
account-used-today = Usado hoy
# en: e3ffdce2
account-used-days =
    { $days ->
        [one] Usado hace { $days } día
       *[other] Usado hace { $days } días
    }
# en: 3b6414b3
account-device-end = Cerrar sesión
# en: f5a22d61
account-device-end-name = Cerrar sesión: { $device }
# en: d5e49ead
account-device-ended = Sesión cerrada en el dispositivo
# en: 785b0817
account-everywhere = Cerrar todas las sesiones
# en: cc2de082
account-everywhere-ask = ¿Cerrar todas las sesiones?
# en: d4d64472
account-everywhere-text = Se cerrará la sesión en todos los dispositivos, también en este.

## Llaves de acceso
# en: cb0279f8
account-passkeys = Llaves de acceso
# en: cac6c8b4
account-passkeys-lead = Entra con tu huella, tu cara o el bloqueo de pantalla, sin contraseña.
# en: 48e7a202
account-passkey-add = Añadir una llave de acceso
# en: 665f07cb
account-passkey-added = Llave de acceso añadida
# en: bd5b93cd
account-passkey-remove = Quitar
# en: 35692ebd
account-passkey-remove-name = Quitar: { $device }
# en: 6009498f
account-passkey-removed = Llave de acceso quitada
# en: bc9b91e7
account-passkey-unused = Sin usar todavía
# en: d7ecfcbf
account-passkey-sign-in = Entrar con una llave de acceso
# en: 50c1a2c6
account-passkey-register = Crear cuenta con una llave de acceso
# en: 8873a5d2
account-passkey-use = Usar una llave de acceso
# en: 44e8941e
account-passkey-confirm-lead = Usa tu llave de acceso para continuar.
# en: 6aa150d8
account-no-password = No tienes contraseña. Entras con una llave de acceso.
# en: 80cbaa74
account-set-password = Crear una contraseña

## El nombre, los datos y el fin de la cuenta
# en: 44042da8
account-rename = Cambiar el nombre de usuario
# en: cf6dc4eb
account-rename-lead = Puedes hacerlo una vez al año. Tu nombre anterior seguirá llevando a ti.
# en: f66b0ee2
account-rename-from = Podrás volver a cambiarlo el { $day }.
# en: a6b3f9be
account-new-name = Nombre de usuario nuevo
# en: a715aaba
account-renamed = Nombre de usuario cambiado
# en: a2faf851
account-profile = Perfil público
# en: 81677cf7
account-profile-lead = Lo ve todo el mundo. Deja en blanco lo que quieras.
# en: 052c979c
account-country = País
# en: ea57ae5c
account-country-none = No mostrar
# en: 1005e05d
account-about = Sobre ti
# en: e3685a9b
account-profile-save = Guardar perfil
# en: cacc2793
account-profile-saved = Perfil guardado
# en: 9036381d
account-data = Tus datos
# en: 442ce101
account-data-lead = Todo lo que este servidor sabe de ti, con todas tus partidas, en un archivo JSON.
# en: 565dbbe9
account-data-download = Descargar mis datos
# en: ad4107b1
account-delete = Eliminar la cuenta
# en: a6a34135
account-delete-lead = Tus partidas terminadas se conservan como «jugador eliminado». Se borran tu nombre, tus puntuaciones, tus mensajes y tus accesos. Las partidas en curso se abandonan.
# en: 0683e123
account-delete-ask = ¿Eliminar tu cuenta?
# en: 17f990aa
account-delete-warning = No se puede deshacer.
# en: 3b10346c
account-delete-type = Escribe { $name } para confirmar

## Correo
# en: 80d53a43
account-email = Correo electrónico
# en: 63bc99e1
account-email-lead = Sirve para restablecer la contraseña y para avisarte de cambios en tu acceso. Nadie más la ve.
# en: 2a135772
account-email-address = Dirección de correo
# en: 48b26d47
account-email-save = Enviar enlace de confirmación
# en: 376be2ee
account-email-sent = Te hemos enviado un enlace. Ábrelo para confirmar la dirección.
# en: 956f434c
account-email-verified = Confirmada
# en: 99180d28
account-email-unverified = Sin confirmar
# en: 2f4a4b29
account-email-remove = Quitar
# en: 12c69025
account-email-subscribed = Avisarme de cambios en mi acceso
# en: 9821f900
account-email-confirmed = Dirección de correo confirmada
# en: df32c531
account-email-unsubscribed = No recibirás más mensajes como ese
# en: a3787f89
account-forgot-email = Enviarme un enlace por correo
# en: f068dd3a
account-forgot-sent = Si esta cuenta tiene una dirección confirmada, le llegará un enlace.
# en: fd264431
account-reset-lead = Elige una contraseña nueva.

## Notifications on this device
# en: c1f87632
account-push = Notificaciones
# en: 4bce1fb7
account-push-lead = Recibe un aviso en este dispositivo cuando sea tu turno en una partida por correspondencia, cuando alguien te desafíe o cuando empiece tu partida. Con Basalt abierto no hay avisos.
# en: 52371ad2
account-push-on = Avisarme en este dispositivo
# en: 81edb355
account-push-off = Desactivar en este dispositivo
# en: 67a90db9
account-push-active = Activadas en este dispositivo
# en: 1ef2318e
account-push-inactive = Desactivadas en este dispositivo
# en: 57afd54b
account-push-denied = Tu navegador bloquea los avisos de este sitio. Permítelos en sus ajustes y vuelve a intentarlo.
# en: f32e1569
account-push-unsupported = Este navegador no puede recibir avisos aquí. En un iPhone o iPad, añade antes Basalt a la pantalla de inicio.
# en: 607874b2
account-push-failed = El navegador no pudo activar los avisos. Comprueba tu conexión y vuelve a intentarlo.

## E-mail about games
# en: b4af565f
account-email-turns = Escribirme cuando haya partidas esperando mi movimiento: una sola lista, como mucho cada 8 horas y solo si no he pasado por aquí desde entonces

## Tokens de la API
# en: 6a72bdae
account-tokens = Tokens de la API
# en: 7d1f102c
account-tokens-lead = Con un token, un programa actúa en tu nombre. Dale solo los permisos que necesita.
# en: 673cdddc
account-tokens-docs = Documentación de la API
# en: a56769f7
account-token-new = Nuevo token
# en: ac3ab50e
account-token-name = Nombre del programa
# en: bdc976d0
account-token-expiry = Válido durante
# en: 8f6be075
account-token-forever = hasta que lo revoques
# en: 9dd8dfc9
account-token-create = Crear token
# en: 17d7be34
account-token-once = Copia el token ahora. No se volverá a mostrar.
# en: 31dc1f97
account-token-copied = Token copiado
# en: 93d06951
account-token-not-copied = No se pudo copiar. Selecciona el token y cópialo tú.
# en: a6656ab6
account-token-revoke = Revocar
# en: 7b14ccf5
account-token-revoke-name = Revocar: { $name }
# en: c8c2bc8f
account-token-revoked = Token revocado
# en: 8389e472
account-token-expires = Caduca el { $date }
# en: 40c4fa0c
account-token-expired = Caducado
# en: d7ff5572
account-token-scope =
    { $scope ->
        [account-read] ver tus partidas en curso
        [challenge-read] ver tus desafíos
        [challenge-write] crear y responder desafíos
        [game-play] jugar y escribir en tus partidas
       *[bot-play] jugar como bot o convertirte en uno
    }
