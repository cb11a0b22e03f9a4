### Аккаунт.

## Пароль
# en: d7a0f8ad
account-current-password = Текущий пароль
# en: 4941a1ef
account-new-password = Новый пароль
# en: 77b4c865
account-change-password = Сменить пароль
# en: fdb5d1d9
account-password-changed = Пароль изменён. На других устройствах выполнен выход.
# en: 8b9b8a83
account-forgot = Забыли пароль?
# en: e7638a88
account-recover = Сбросить пароль
# en: 5e90bfe3
account-recover-lead = Введите код восстановления и придумайте новый пароль. Каждый код действует один раз.
# en: cf5a68c9
account-recovery-code = Код восстановления
# en: 9a2b110e
account-back = Назад ко входу

## Подтверждение
# en: 349da5b0
account-confirm = Подтвердите, что это вы
# en: 06ea4f6b
account-confirm-lead = Введите пароль, чтобы продолжить.
# en: 9dc76ed8
account-continue = Продолжить
# en: 1a85d411
account-second-factor = Код из приложения или код восстановления

## Двухфакторная аутентификация
# en: d4698682
account-two-factor = Двухфакторная аутентификация
# en: 5ed4338c
account-two-factor-lead = При входе нужен ещё и код из приложения-аутентификатора.
# en: 4e6e4930
account-on = Включена
# en: 652575a0
account-off = Выключена
# en: f77748c7
account-set-up = Настроить
# en: ccd654b5
account-scan = Отсканируйте код приложением-аутентификатором и введите 6 цифр, которые оно покажет.
# en: dc2332d7
account-qr = Код QR для приложения-аутентификатора
# en: 59c1abb4
account-key = Не получается? Введите этот ключ:
# en: 59b4fb99
account-digits = Код из 6 цифр
# en: 9160e5d9
account-turn-on = Включить
# en: 60f02277
account-turn-off = Выключить

## Коды восстановления
# en: 9ebaef29
account-codes = Коды восстановления
# en: 3c0543cb
account-codes-lead = Код позволяет сбросить забытый пароль или один раз войти без приложения-аутентификатора.
# en: 2fe30d69
account-codes-left =
    { $count ->
        [one] Остался { $count } код
        [few] Осталось { $count } кода
       *[many] Осталось { $count } кодов
    }
# en: 24a9e391
account-codes-none = Кодов нет. Создайте их, чтобы не потерять доступ.
# en: 1e4087bb
account-codes-create = Создать новые коды
# en: 6051b486
account-codes-once = Сохраните эти коды сейчас: больше они не появятся. Прежние коды не действуют.
# en: 56363ae5
account-codes-copy = Скопировать
# en: 9d4024ed
account-codes-copied = Коды скопированы
# en: 45f6acda
account-codes-not-copied = Не удалось скопировать. Выделите коды и скопируйте их сами.
# en: fb42dd7e
account-codes-save = Скачать
# en: 2c5db6bd
account-codes-done = Коды сохранены

## Устройства
# en: 2026efd8
account-devices = Устройства
# en: da569ff9
account-devices-lead = Здесь выполнен вход. Через 90 дней без использования устройство выходит само.
# en: ff470beb
account-device-unknown = Неизвестное устройство
# en: 70d684c2
account-device-current = Это устройство
# en: eb5c0123
account-used-today = Использовалось сегодня
# en: e3ffdce2
account-used-days =
    { $days ->
        [one] Использовалось { $days } день назад
        [few] Использовалось { $days } дня назад
       *[many] Использовалось { $days } дней назад
    }
# en: 3b6414b3
account-device-end = Выйти
# en: f5a22d61
account-device-end-name = Выйти: { $device }
# en: d5e49ead
account-device-ended = Выход на устройстве выполнен
# en: 785b0817
account-everywhere = Выйти на всех устройствах
# en: cc2de082
account-everywhere-ask = Выйти на всех устройствах?
# en: d4d64472
account-everywhere-text = Вы выйдете на всех устройствах, включая это.
