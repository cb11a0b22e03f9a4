### Лобби, профили, таблица лидеров и архив.

## Лобби
# en: e1f31481
online-invite = Пригласить друга
# en: 77af498e
online-computer = Компьютер
# en: 973e8c9a
online-rated-members = Для рейтинговых партий войдите в аккаунт
# en: a318950e
online-rapid = Рапид
# en: b9dca11b
online-per-move = на ход
# en: 8d226b82
online-custom = Другое
# en: 11325739
online-custom-note = любое время
# en: 8269f404
online-friend = Друг
# en: 6067ac46
online-friend-note = по ссылке
# en: cd874ee7
online-waiting-count = ждут: { $count }
# en: 964f1fd7
online-looking = Поиск… { $time }
# en: e0dccbb9
online-meanwhile-lead = Ваш вызов останется открытым.
# en: f2c35b21
online-meanwhile = Сыграть пока с компьютером (уровень { $level })
# en: 7d14d658
online-start = Начало:
# en: 7735600c
online-rules = Правила:
# en: 7fd23dc5
online-color = Цвет:
# en: 6ca50b38
online-searching = Ищем соперника
# en: bcd6b2c8
online-pace = Время
# en: f0f36e10
online-link = Отправьте эту ссылку другу. С вами сыграет тот, кто откроет её первым.
# en: 1bfb79ee
online-copy = Скопировать ссылку
# en: 15d3688b
online-seeks = Открытые вызовы
# en: d80423a2
online-no-seeks = Открытых вызовов пока нет
# en: 390c0913
online-no-seeks-text = Создайте вызов или поиграйте пока с компьютером.
# en: 56d18f02
online-create = Создать вызов
# en: 5967be2b
online-create-short = Создать
# en: 1b3e2e8b
online-gone = Закрыт
# en: 081d5065
online-show-all = Показать все ({ $count })
# en: f997ef86
online-your-turn-title = Ваш ход
# en: 574206e9
online-your-games = Ваши партии
# en: db92e481
online-live-now = Сейчас играют
# en: ccbccdc0
online-no-live = Сейчас никто не играет
# en: a3811e06
online-no-live-text = Здесь появятся текущие партии.
# en: 114e5920
online-recent = Последние результаты
# en: 4f4a3457
online-no-recent = Законченных партий пока нет.
# en: dd3de2d4
online-players-count =
    { $players ->
        [one] { $players } игрок онлайн
        [few] { $players } игрока онлайн
       *[many] { $players } игроков онлайн
    }
# en: 4ee5589b
online-real-time = В реальном времени
# en: 52f32dd4
online-correspondence = По переписке
# en: ef3b100a
online-minutes = Минут на игрока
# en: 5f407cd6
online-odds-field = Фора по времени
# en: f4398de4
online-odds-minutes = Минут у соперника
# en: 40c31a3a
online-odds-increment = Добавка сопернику за ход, секунды
# en: 86ea6cf8
online-increment = Добавка за ход, секунды
# en: 34b8e0dd
online-days-field = Дней на ход
# en: 61bfb3c6
online-opponent = Соперник
# en: 10f3a790
online-anyone = Любой
# en: 4e881616
online-accept = Играть
# en: e3178e91
online-for-you = для вас
# en: 9fc2d5fd
online-seek-title = { $name } вызывает вас на партию

## Аккаунты и игроки
# en: 1a3f7f62
online-online = В сети
# en: 35bcd09e
online-offline = Не в сети
# en: db761eb2
online-playing = играет
# en: 68c62559
online-playing-now = Сейчас играет
# en: a708251a
online-nobody-online = Больше никого в сети нет.
# en: 403e4c15
online-followed-games = Ваши подписки
# en: cb89a5a4
online-followed-mark = вы подписаны
# en: 07de2a8a
online-people = Люди
# en: c2fca09b
online-challenges-from = Вызовы принимаю
# en: 83cc34f5
online-feed = Лента Atom
# en: 3437c836
online-feed-lead = Программа для чтения лент сообщит, когда ваш ход. Держите адрес в секрете: по нему ленту прочтёт кто угодно.
# en: 9aa65df2
online-feed-address = Адрес вашей ленты. Он показан только сейчас.
# en: aa160282
online-feed-renew = Новый адрес
# en: 45df3176
online-feed-end = Отозвать
# en: aa35f8be
online-follow = Подписаться
# en: 45ca5f4c
online-unfollow = Отписаться
# en: b8b1659e
online-following = Подписки
# en: 6278be53
online-following-none = Вы пока ни на кого не подписаны. Откройте профиль игрока, чтобы подписаться.
# en: eef7bec8
online-followers =
    { $count ->
        [one] { $count } подписчик
        [few] { $count } подписчика
        [many] { $count } подписчиков
       *[other] { $count } подписчика
    }
# en: bde8f302
online-unblock = Разблокировать
# en: 748fde23
online-closed-account = Этот аккаунт закрыт.
# en: ab73c9ba
online-blocked = Заблокированы
# en: 5c293460
online-blocked-note = Заблокированные игроки не могут бросать вам вызов и писать вам.
# en: d277cd9e
online-leaderboard = Таблица лидеров
# en: 0f2efe15
online-provisional = Предварительный рейтинг
# en: 20a3c2ea
online-games-count =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
# en: 02bb9a30
online-nobody = Рейтинга пока ни у кого нет
# en: b89a6675
online-unrated = Рейтинговых партий пока нет
# en: 92e9b678
online-unrated-text = Рейтинг появится после первой рейтинговой партии.
# en: dec003e3
online-won = побед: { $games }
# en: 634e34b3
online-drawn = ничьих: { $games }
# en: d2559175
online-lost-count = поражений: { $games }
# en: 4cc2b41f
online-as-white = белыми
# en: d84056cf
online-as-black = чёрными
# en: 7503fcab
online-opponents = Любимые соперники
# en: e1d66c77
online-between = Вы и { $name }
# en: 559bf1f4
online-training = Тренировка
# en: f3ef2060
online-puzzles-solved =
    { $count ->
        [one] решённая задача
        [few] решённые задачи
        [many] решённых задач
       *[other] решённой задачи
    }
# en: 5383fc03
online-lessons-done =
    { $count ->
        [one] пройденный урок
        [few] пройденных урока
        [many] пройденных уроков
       *[other] пройденного урока
    }
# en: 0b2d05c0
online-challenge-player = Бросить вызов
# en: 1c6ead81
online-history = История рейтинга
# en: a72fbc18
online-chart-empty = За этот период рейтинговых партий слишком мало.
# en: 6bff4aaa
online-month = Месяц
# en: 0fe63a3e
online-year = Год
# en: ebb51be4
online-all-time = Всё
# en: 176ece53
online-rating-column = Рейтинг
# en: 75816898
online-when = Дата
# en: b35a13c7
online-games-title = Партии
# en: e4fa00f3
online-open-game = Открыть
# en: f99b0dbc
online-outcome =
    { $outcome ->
        [won] Победа
        [lost] Поражение
        [draw] Ничья
        [running] Идёт
       *[aborted] Прервана
    }
# en: d85a2e0b
online-vacation-until = В отпуске самое позднее до { $date }

## Архив
# en: 81923ecc
online-archive = Все партии
# en: edc58bf6
online-result = Результат
# en: feabcf0e
online-result-is =
    { $result ->
        [white] Победа белых
        [black] Победа чёрных
        [draw] Ничья
       *[any] Все
    }
# en: 44d7cdc4
online-from = С
# en: 9a32d4b6
online-until = По
# en: 2a225d60
online-reds = Красные фишки (три места)
# en: 79230f84
online-search = Найти
# en: 3fcf210e
online-nothing-found = Партии не найдены
# en: fda9a60f
online-nothing-found-text = Измените условия поиска.
# en: e4cf1c75
online-more = Показать ещё

## Отклонённые запросы
# en: 924efe6e
online-message = Написать
