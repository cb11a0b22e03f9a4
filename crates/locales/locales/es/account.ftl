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
