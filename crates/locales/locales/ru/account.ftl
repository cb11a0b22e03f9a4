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
# en: 4309ddcb
account-appeal = Обжаловать
# en: ed272eae
account-messages = Сообщения модераторов
# en: 1d7fe9b2
account-moderation = Модерация

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

## Ключи доступа
# en: cb0279f8
account-passkeys = Ключи доступа
# en: cac6c8b4
account-passkeys-lead = Входите по отпечатку пальца, лицу или блокировке экрана — без пароля.
# en: 48e7a202
account-passkey-add = Добавить ключ доступа
# en: 665f07cb
account-passkey-added = Ключ доступа добавлен
# en: bd5b93cd
account-passkey-remove = Удалить
# en: 35692ebd
account-passkey-remove-name = Удалить: { $device }
# en: 6009498f
account-passkey-removed = Ключ доступа удалён
# en: bc9b91e7
account-passkey-unused = Ещё не использовался
# en: d7ecfcbf
account-passkey-sign-in = Войти с ключом доступа
# en: 50c1a2c6
account-passkey-register = Создать аккаунт с ключом доступа
# en: 8873a5d2
account-passkey-use = Использовать ключ доступа
# en: 44e8941e
account-passkey-confirm-lead = Используйте ключ доступа, чтобы продолжить.
# en: 6aa150d8
account-no-password = У вас нет пароля. Вы входите с ключом доступа.
# en: 80cbaa74
account-set-password = Задать пароль

## Имя, данные и удаление аккаунта
# en: 44042da8
account-rename = Сменить имя
# en: cf6dc4eb
account-rename-lead = Это можно сделать раз в год. Старое имя по-прежнему ведёт к вам.
# en: f66b0ee2
account-rename-from = Снова сменить его можно { $day }.
# en: a6b3f9be
account-new-name = Новое имя
# en: a715aaba
account-renamed = Имя изменено
# en: a2faf851
account-profile = Публичный профиль
# en: 81677cf7
account-profile-lead = Это видят все. Заполнять необязательно.
# en: 052c979c
account-country = Страна
# en: ea57ae5c
account-country-none = Не показывать
# en: 1005e05d
account-about = О себе
# en: e3685a9b
account-profile-save = Сохранить профиль
# en: cacc2793
account-profile-saved = Профиль сохранён
# en: 9036381d
account-data = Ваши данные
# en: 442ce101
account-data-lead = Всё, что этот сервер знает о вас, вместе с партиями — в одном файле JSON.
# en: 565dbbe9
account-data-download = Скачать мои данные
# en: ad4107b1
account-delete = Удалить аккаунт
# en: a6a34135
account-delete-lead = Завершённые партии останутся под именем «удалённый игрок». Имя, рейтинги, сообщения и способы входа будут стёрты. В текущих партиях вы сдадитесь.
# en: 0683e123
account-delete-ask = Удалить аккаунт?
# en: 17f990aa
account-delete-warning = Это нельзя отменить.
# en: 3b10346c
account-delete-type = Введите { $name } для подтверждения

## Почта
# en: 80d53a43
account-email = Почта
# en: 63bc99e1
account-email-lead = Нужна, чтобы сбросить забытый пароль и предупредить об изменениях входа. Другие её не видят.
# en: 2a135772
account-email-address = Адрес почты
# en: 48b26d47
account-email-save = Отправить ссылку
# en: 376be2ee
account-email-sent = Мы отправили вам ссылку. Откройте её, чтобы подтвердить адрес.
# en: 956f434c
account-email-verified = Подтверждён
# en: 99180d28
account-email-unverified = Ещё не подтверждён
# en: 2f4a4b29
account-email-remove = Удалить
# en: 12c69025
account-email-subscribed = Предупреждать об изменениях входа
# en: 9821f900
account-email-confirmed = Адрес почты подтверждён
# en: df32c531
account-email-unsubscribed = Таких писем больше не будет
# en: a3787f89
account-forgot-email = Прислать ссылку по почте
# en: f068dd3a
account-forgot-sent = Если у этого аккаунта есть подтверждённый адрес, ссылка уже отправлена.
# en: fd264431
account-reset-lead = Придумайте новый пароль.

## Notifications on this device
# en: c1f87632
account-push = Уведомления
# en: 4bce1fb7
account-push-lead = Это устройство сообщит, когда ваш ход в партии по переписке, когда вас вызывают на игру или когда началась ваша партия. Пока Basalt открыт, уведомлений нет.
# en: 52371ad2
account-push-on = Уведомлять на этом устройстве
# en: 81edb355
account-push-off = Отключить на этом устройстве
# en: 67a90db9
account-push-active = Включены на этом устройстве
# en: 1ef2318e
account-push-inactive = Отключены на этом устройстве
# en: 57afd54b
account-push-denied = Браузер блокирует уведомления этого сайта. Разрешите их в его настройках и попробуйте снова.
# en: f32e1569
account-push-unsupported = Этот браузер не умеет получать здесь уведомления. На iPhone и iPad сначала добавьте Basalt на экран «Домой».
# en: 607874b2
account-push-failed = Браузеру не удалось включить уведомления. Проверьте подключение и попробуйте снова.

## E-mail about games
# en: b4af565f
account-email-turns = Писать мне, когда партии ждут моего хода: одним списком, не чаще раза в 8 часов и только если с тех пор меня здесь не было

## Токены API
# en: 6a72bdae
account-tokens = Токены API
# en: 7d1f102c
account-tokens-lead = С токеном программа действует от вашего имени. Давайте ей только нужные права.
# en: 673cdddc
account-tokens-docs = Документация API
# en: a56769f7
account-token-new = Новый токен
# en: ac3ab50e
account-token-name = Название программы
# en: bdc976d0
account-token-expiry = Действует
# en: 8f6be075
account-token-forever = пока вы его не отзовёте
# en: 9dd8dfc9
account-token-create = Создать токен
# en: 17d7be34
account-token-once = Скопируйте токен сейчас. Больше он показан не будет.
# en: 31dc1f97
account-token-copied = Токен скопирован
# en: 93d06951
account-token-not-copied = Не удалось скопировать. Выделите токен и скопируйте его сами.
# en: a6656ab6
account-token-revoke = Отозвать
# en: 7b14ccf5
account-token-revoke-name = Отозвать: { $name }
# en: c8c2bc8f
account-token-revoked = Токен отозван
# en: 8389e472
account-token-expires = Истекает { $date }
# en: 40c4fa0c
account-token-expired = Истёк
# en: d7ff5572
account-token-scope =
    { $scope ->
        [account-read] видеть ваши текущие партии
        [challenge-read] видеть ваши вызовы
        [challenge-write] бросать и принимать вызовы
        [game-play] играть и писать в чат ваших партий
       *[bot-play] играть как бот или стать ботом
    }
