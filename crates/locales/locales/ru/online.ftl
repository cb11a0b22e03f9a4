### Игры с людьми в других местах.

## Getting into a game
# en: edf15113
online-title = Игра онлайн
# en: 2fcf37c4
online-connecting = Соединение …
# en: fcd7439f
online-lost = Связь прервалась. Пробуем ещё раз; ничего не пропало.
# en: 78fb36d7
online-you =
    { $kind ->
        [member] Вы { $name }.
       *[guest] Вы играете как гость { $name }.
    }
# en: e1f31481
online-invite = Пригласить друга
# en: 77af498e
online-computer = Компьютер
# en: 8aa8150e
online-rated = С рейтингом
# en: fb141656
online-casual = Без рейтинга
# en: 17a1f1e9
online-rated-members = Для партий на рейтинг нужен аккаунт
# en: f4e6d1ae
online-blitz = Блиц
# en: a318950e
online-rapid = Рапид
# en: 2cf59c83
online-days-short =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
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
online-waiting-count = ждёт: { $count }
# en: 964f1fd7
online-looking = Поиск… { $time }
# en: f877329c
online-cancel = Отмена
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
# en: d72d685b
online-live = { $minutes }+{ $seconds }
# en: ca0212ee
online-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
# en: e7e0390c
online-board =
    { $board ->
        [random] случайная расстановка
       *[empty] пустая доска
    }
# en: 1ea49fa5
online-link = Отправьте эту ссылку. С вами сыграет тот, кто откроет её первым.
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
# en: 75cde5f2
online-gone = Закрыт
# en: 081d5065
online-show-all = Показать все ({ $count })
# en: f997ef86
online-your-turn-title = Ваш ход
# en: 574206e9
online-your-games = Ваши партии
# en: 95628898
online-days-left =
    { $days ->
        [one] остался { $days } день
        [few] осталось { $days } дня
       *[many] осталось { $days } дней
    }
# en: cd8ba946
online-hours-left =
    { $hours ->
        [one] остался { $hours } час
        [few] осталось { $hours } часа
       *[many] осталось { $hours } часов
    }
# en: 825fc3b2
online-minutes-left =
    { $minutes ->
        [one] осталась { $minutes } минута
        [few] осталось { $minutes } минуты
       *[many] осталось { $minutes } минут
    }
# en: db92e481
online-live-now = Сейчас играют
# en: ccbccdc0
online-no-live = Сейчас никто не играет
# en: a3811e06
online-no-live-text = Здесь появятся идущие партии.
# en: 114e5920
online-recent = Последние результаты
# en: 4f4a3457
online-no-recent = Завершённых партий пока нет.
# en: dd3de2d4
online-players-count =
    { $players ->
        [one] { $players } игрок в сети
        [few] { $players } игрока в сети
       *[many] { $players } игроков в сети
    }
# en: 4ee5589b
online-real-time = В реальном времени
# en: 52f32dd4
online-correspondence = По переписке
# en: ef3b100a
online-minutes = Минут на игрока
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
# en: bde4477a
online-decline = Отклонить
# en: e3178e91
online-for-you = для вас
# en: f5e50020
online-seek-title = { $name } хочет с вами сыграть
# en: 787b868e
online-computer-name = Компьютер, уровень { $level }

## The game
# en: 7015c8bf
online-ply-of =
    { $color ->
        [white] Ход белых
       *[black] Ход чёрных
    }
# en: 92c1e7fb
online-turn =
    { $who ->
        [you] Ваш ход
       *[another] Ход соперника
    }
# en: 406f6d7e
online-sending = Отправляется …
# en: edfb875e
online-abort = Прервать партию
# en: 57443314
online-offer-draw = Предложить ничью
# en: b2b3cef7
online-draw-offered =
    { $who ->
        [you] Вы предлагаете ничью.
       *[another] Соперник предлагает ничью.
    }
# en: f1e3bc10
online-ask-takeback = Попросить вернуть ход
# en: 571b5350
online-takeback-asked =
    { $who ->
        [you] Вы просите вернуть ход.
       *[another] Соперник просит вернуть ход.
    }
# en: 243f88c9
online-yes = Принять
# en: 93f09811
online-away = Соперник ушёл.
# en: 6c78080b
online-absent = нет на месте
# en: 202c8769
online-claim = Присудить победу мне
# en: 7d24a985
online-rematch-offered =
    { $who ->
        [you] Вы предлагаете реванш.
       *[another] Соперник предлагает реванш.
    }
# en: a7c43d05
online-next-game = К следующей игре
# en: b61ab987
online-left =
    { $winner ->
        [white] Чёрные ушли: белые победили.
       *[black] Белые ушли: чёрные победили.
    }
# en: 16ddc7b8
online-aborted = Партия прервана и не засчитывается.
# en: 29e545ab
online-rating = { $name }: { $before } → { $after }
# en: b828729b
online-watchers =
    { $count ->
        [one] смотрит { $count } человек
        [few] смотрят { $count } человека
       *[many] смотрят { $count } человек
    }
# en: 7c3a79fb
online-lag = { $ms } мс до сервера
# en: 165030ae
online-lag-title = Время до сервера и обратно. До 0,5 с задержки за ход компенсируется.
# en: 3f2ce2b0
online-chat = Чат
# en: cc384ebe
online-say = Сказать
# en: 65134029
online-chat-to = Написать: { $name }
# en: dbdf3250
online-chat-unread = Чат, новые сообщения
# en: 64d914b8
online-chat-watch = Писать могут только игроки.
# en: b2d68db2
online-chat-show = Показывать чат
# en: 440336b6
online-mute = Не слушать соперника
# en: f798ab01
online-phrase =
    { $phrase ->
        [hello] Привет!
        [good-luck] Удачи!
        [well-played] Отличный ход!
        [thanks] Спасибо!
        [one-moment] Минутку, пожалуйста.
        [good-game] Хорошая игра!
        [must-go] Мне пора.
       *[oops] Ой!
    }

## Accounts and players
# en: 1ca865ce
online-account = Аккаунт
# en: 89ee5749
online-account-why = С аккаунтом ваши партии идут в рейтинг, а сыгранные гостем сохраняются.
# en: 45cf718a
online-name = Имя
# en: 023b1b52
online-name-hint = 2–20 латинских букв, цифр, - и _
# en: c83b473e
online-password = Пароль
# en: 481bcc6f
online-password-hint = Используйте 8–200 символов
# en: 4a3d2c58
online-register = Создать аккаунт
# en: 29724aad
online-login = Войти
# en: 08c483b9
online-logout = Выйти
# en: 4db0063e
online-profile = Профиль
# en: d277cd9e
online-leaderboard = Таблица лидеров
# en: 89c5ab13
online-pool =
    { $pool ->
        [dvonn-live] DVONN в реальном времени
        [dvonn-days] DVONN по переписке
        [punct-live] PÜNCT в реальном времени
       *[punct-days] PÜNCT по переписке
    }
# en: 0f2efe15
online-provisional = Предварительный рейтинг
# en: 20a3c2ea
online-games-count =
    { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }
# en: 99033972
online-nobody = Здесь ещё ни у кого нет рейтинга
# en: b89a6675
online-unrated = Партий на рейтинг пока нет
# en: 92e9b678
online-unrated-text = Рейтинг появится после первой партии на рейтинг.
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
# en: 9cadec32
online-since = Зарегистрирован { $date }
# en: 0b2d05c0
online-challenge-player = Вызвать на игру
# en: 1c6ead81
online-history = История рейтинга
# en: 3a78464d
online-chart-empty = За это время слишком мало партий на рейтинг.
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
# en: f27dc15a
online-players = Игроки
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
# en: bae56366
online-vacation = Отпуск
# en: 0d30a2bb
online-vacation-lead = Ваши часы в играх по переписке стоят, не более 30 дней в году.
# en: 2f97455e
online-vacation-begin =
    { $days ->
        [one] Взять { $days } день
        [few] Взять { $days } дня
       *[many] Взять { $days } дней
    }
# en: 7cf5f60f
online-vacation-end = Я вернулся
# en: d85a2e0b
online-vacation-until = В отпуске самое позднее до { $date }

## The archive
# en: 81923ecc
online-archive = Все игры
# en: 7921e03e
online-player = Игрок
# en: edc58bf6
online-result = Результат
# en: cbacdace
online-result-is =
    { $result ->
        [white] победа белых
        [black] победа чёрных
        [draw] ничья
       *[any] любой
    }
# en: 08886a20
online-game = Игра
# en: 44d7cdc4
online-from = С
# en: 9a32d4b6
online-until = По
# en: f6970cb9
online-reds = Красные на (три поля)
# en: 79230f84
online-search = Найти
# en: 3fcf210e
online-nothing-found = Партии не найдены
# en: fda9a60f
online-nothing-found-text = Измените условия поиска.
# en: d3bc4abe
online-more = Ещё
# en: 72664d7f
online-export = Сохранить как
# en: 124414da
online-planned = Запланировано: { $moves }
# en: 317dfeee
online-unplan = Отменить
# en: cf88c80c
online-plan-dropped = Задуманное больше невозможно: { $moves }

## What the server does not do
# en: d1b4d166
online-refused =
    { $why ->
        [unreadable] Сервер не понимает эту страницу. Загрузите её заново.
        [no-game] Такой игры нет.
        [no-seek] Этот вызов больше не открыт.
        [no-player] Игрока с таким именем нет.
        [not-yours] Это могут только игроки.
        [not-your-turn] Сейчас не ваш ход.
        [stale] В игре тем временем произошло что-то ещё.
        [illegal] Правила не разрешают этот ход.
        [over] Игра окончена.
        [not-over] Игра ещё идёт.
        [too-late] Ваше время вышло раньше, чем пришёл ход.
        [not-now] Сейчас это невозможно.
        [terms] На таких условиях играть нельзя.
        [members-only] Играть с рейтингом могут только те, у кого есть учётная запись.
        [yourself] С самим собой играть нельзя.
        [stranger] Вас здесь ещё не знают. Загрузите страницу заново.
        [bad-name] В имени от 2 до 20 букв, цифр, знаков - и _.
        [name-taken] Это имя занято.
        [bad-password] В пароле от 8 до 200 знаков.
        [wrong-password] Имя и пароль не подходят друг к другу.
        [fair-play] Это позиция вашей текущей рейтинговой игры: подсказок не будет, пока она не закончится.
        [bad-saying] В сообщении от 1 до 280 знаков.
        [too-often] Слишком часто. Попробуйте через { $seconds } с.
        [busy] Все движки сервера заняты. Попробуйте чуть позже.
        [bad-query] Так искать нельзя: проверьте даты и поля.
       *[trouble] Серверу не удаётся сохранить игру. Ничего не сделано; попробуйте ещё раз.
    }
