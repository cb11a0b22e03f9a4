### Жалобы, страница модераторов, обжалования.

## Жалобы
# en: 1dd6c82a
moderation-report-lead = Модератор это проверит. Сообщение, партия или имя приложены в нынешнем виде.
# en: 03a76780
moderation-reason-title = Что случилось?
# en: ea0ac908
moderation-reason =
    { $reason ->
        [cheating] Нечестная игра
        [abuse] Оскорбления или угрозы
        [spam] Спам или реклама
        [name] Недопустимое имя
        [stalling] Затягивание или намеренный проигрыш
       *[another] Другое
    }
# en: 5342a220
moderation-details = Подробности (необязательно)
# en: bb714046
moderation-send-report = Отправить жалобу
# en: 42eaad82
moderation-reported = Спасибо. Модератор это проверит.
# en: 0a300fef
moderation-loading = Загрузка…

## Страница модераторов
# en: 5d306907
moderation-title = Модерация
# en: e7b1645d
moderation-only-moderators = Эту страницу могут открыть только модераторы.
# en: 19a1735a
moderation-open-reports = Открытые жалобы
# en: 23fae710
moderation-no-reports = Открытых жалоб нет.
# en: 1712299b
moderation-appeals = Обжалования
# en: 3823dea4
moderation-no-appeals = Открытых обжалований нет.
# en: eeaf1f5b
moderation-log = Журнал
# en: aac1a5d6
moderation-log-lead = Никто не может изменить или удалить запись.
# en: a8327d43
moderation-older = Более старые записи
# en: 3a0f055f
moderation-queue = Очередь
# en: 9dbb1c4c
moderation-find = Имя игрока
# en: 5d7971de
moderation-open-record = Открыть дело
# en: ec8290be
moderation-from =
    { $kind ->
        [game] Партия, жалоба от { $name }
        [chat] Сообщение в чате, жалоба от { $name }
        [message] Личное сообщение, жалоба от { $name }
       *[profile] Профиль, жалоба от { $name }
    }
# en: 10f5c20d
moderation-name-then = Имя в тот момент: { $name }
# en: 195f485a
moderation-open-game = Открыть партию
# en: c4718148
moderation-closed-report = Закрыта
# en: c5d90474
moderation-former-names = Прежние имена: { $names }
# en: e312c3c1
moderation-muted-until = Не может писать до { $time }
# en: 1e774581
moderation-closed-since = Закрыт с { $time }
# en: b3c03605
moderation-banned = Заблокирован навсегда
# en: c187c460
moderation-is-moderator = Это модератор. Действовать может только оператор.
# en: a0a825f2
moderation-act = Принять меры
# en: 7e5c7776
moderation-action-label = Действие
# en: 5a762063
moderation-action =
    { $action ->
        [warn] Предупредить
        [withdraw-warning] Снять предупреждение
        [mute] Запретить чат
        [unmute] Разрешить чат
        [rename] Забрать имя
        [restore-name] Вернуть имя
        [close] Закрыть аккаунт
        [ban] Заблокировать навсегда
        [reopen] Открыть аккаунт
        [reset-rating] Сбросить рейтинги
        [restore-rating] Вернуть рейтинги
        [reject-appeal] Отклонить обжалование
        [refund-rating] Вернуть очки рейтинга
        [withdraw-refund] Отменить возврат очков
       *[dismiss] Отклонить жалобу
    }
# en: f20c86be
moderation-reason-label = Причина
# en: 8f795ce9
moderation-hours = Часы (до { $most })
# en: 0b08b15c
moderation-words = Сообщение игроку
# en: f51f8787
moderation-words-note = Игрок это прочитает. Не называйте других игроков.
# en: 69595b2f
moderation-confirm = Подтвердить
# en: 0b2942d5
moderation-done = Готово.
# en: 7e00a437
moderation-history = История
# en: f66be872
moderation-no-history = Пока ничего.
# en: 3e5f28a7
moderation-reports-about = Жалобы
# en: eb63e578
moderation-by = модератор { $name }

## Для игрока
# en: 8e4067c5
moderation-messages = Сообщения модераторов
# en: 14b63dec
moderation-no-messages = Сообщений от модераторов нет.
# en: 1e21a222
moderation-told =
    { $action ->
        [warn] Модератор вынес вам предупреждение.
        [withdraw-warning] Предупреждение снято.
        [mute] Вы не можете писать в чатах до { $time }.
        [unmute] Вы снова можете писать в чатах.
        [rename] Модератор забрал ваше имя. Новое можно выбрать в настройках аккаунта.
        [restore-name] Ваше имя возвращено.
        [close] Ваш аккаунт закрыт.
        [ban] Ваш аккаунт закрыт навсегда.
        [reopen] Ваш аккаунт снова открыт.
        [reset-rating] Ваши рейтинги сброшены.
        [restore-rating] Ваши рейтинги возвращены.
        [refund-rating] Вам вернули очки рейтинга, проигранные аккаунту, который закрыт за нечестную игру.
        [withdraw-refund] Возврат очков рейтинга отменён: другой аккаунт снова открыт.
       *[reject-appeal] Ваше обжалование отклонено.
    }
# en: 397aeaff
moderation-appeal = Обжаловать
# en: 36b81d50
moderation-appeal-lead = Вы можете обжаловать это один раз. Модератор прочитает и решит заново.
# en: 479476a9
moderation-appeal-words = Почему это нужно изменить?
# en: 757b1e1e
moderation-send-appeal = Отправить
# en: d9798ed0
moderation-appealed = Ваше обжалование передано модераторам.
# en: be4e2a6f
moderation-no-link = Откройте эту страницу по ссылке, полученной при входе или в сообщениях.

## Честная игра
# en: e05c4287
moderation-points =
    { $count ->
        [one] { $count } очко рейтинга
        [few] { $count } очка рейтинга
        [many] { $count } очков рейтинга
       *[other] { $count } очка рейтинга
    }
# en: 5a4afb5a
moderation-fair-play = Честная игра
# en: ebe9d02e
moderation-fair-play-lead = По последним 20 рейтинговым партиям. Норма взята по уровням движка, а не по людям, поэтому это лишь подсказка. Сама по себе цифра ничего не доказывает.
# en: 576faa9a
moderation-fair-play-ask = Сравнить с движком
# en: 43fc3eef
moderation-fair-play-waiting =
    { $count ->
        [one] Осталась { $count } партия…
        [few] Осталось { $count } партии…
        [many] Осталось { $count } партий…
       *[other] Осталось { $count } партии…
    }
# en: 01d02b38
moderation-figures-of = партий: { $games }, ходов: { $moves }
# en: c80157c9
moderation-figure = Показатель
# en: 0da7507f
moderation-value = Значение
# en: b857a505
moderation-interval-title = Интервал 95%
# en: ed5867c2
moderation-number =
    { $unit ->
        [percent] { $number }%
        [seconds] { $number } с
       *[plain] { $number }
    }
# en: b775558b
moderation-interval = от { $low } до { $high }
# en: 7e0eaffc
moderation-agreement = Совпадение с ходами движка
# en: 8809f83b
moderation-expected = Норма для рейтинга (уровни движка)
# en: 09f3a85e
moderation-excess = Выше нормы
# en: 8ab3f3b5
moderation-seconds = Время на ход
# en: e795e9b2
moderation-spread = Разброс времени (отклонение / среднее)
# en: 77708952
moderation-difficulty = Дольше на трудных ходах (корреляция)
# en: 631cb9aa
moderation-focus = Уходы из окна за живую партию (по данным страницы)
