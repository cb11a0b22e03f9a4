### Онлайн-партии.

## Лобби
# en: edf15113
online-title = Игра онлайн
# en: 581c5d88
online-connecting = Соединение…
# en: fffd7eb9
online-lost = Связь прервалась. Переподключаемся… Ничего не потеряно.
# en: 962da849
online-you =
    { $kind ->
        [member] Вы — { $name }.
       *[guest] Вы играете как { $name } (гость).
    }
# en: e1f31481
online-invite = Пригласить друга
# en: 77af498e
online-computer = Компьютер
# en: 8aa8150e
online-rated = С рейтингом
# en: fb141656
online-casual = Без рейтинга
# en: 973e8c9a
online-rated-members = Для рейтинговых партий войдите в аккаунт
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
online-waiting-count = ждут: { $count }
# en: 964f1fd7
online-looking = Поиск… { $time }
# en: e0dccbb9
online-meanwhile-lead = Ваш вызов останется открытым.
# en: f2c35b21
online-meanwhile = Сыграть пока с компьютером (уровень { $level })
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
# en: 21c2d36e
online-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
# en: 65103e7a
online-board =
    { $board ->
        [random] случайная расстановка
       *[empty] пустое поле
    }
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
# en: c470385f
online-odds = { $own } против { $other }
# en: 42ab48a0
online-best-of-three = До двух побед из трёх
# en: 11543671
online-match-score = Матч: { $white } { $score } { $black }
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
# en: 9fc2d5fd
online-seek-title = { $name } вызывает вас на партию
# en: 787b868e
online-computer-name = Компьютер, уровень { $level }

## Партия
# en: 7015c8bf
online-ply-of =
    { $color ->
        [white] Ход белых
       *[black] Ход чёрных
    }
# en: b13cd794
online-turn =
    { $who ->
        [you] Ваш ход
       *[another] Ход соперника
    }
# en: 925159f6
online-sending = Отправляем…
# en: edfb875e
online-abort = Прервать партию
# en: 0729992b
online-offer-draw = Предложить ничью
# en: b8b40e77
online-draw-offered =
    { $who ->
        [you] Вы предложили ничью.
       *[another] { $name } предлагает ничью.
    }
# en: 7838b872
online-ask-takeback = Вернуть ход
# en: 4ca25570
online-takeback-asked =
    { $who ->
        [you] Вы попросили вернуть ход.
       *[another] { $name } просит вернуть ход.
    }
# en: 243f88c9
online-yes = Принять
# en: 93f09811
online-away = Соперник ушёл.
# en: 6c78080b
online-absent = нет на месте
# en: b8173650
online-claim = Засчитать победу
# en: ecccf0a4
online-rematch-offered =
    { $who ->
        [you] Вы предложили реванш.
       *[another] Соперник предлагает реванш.
    }
# en: f1701ccf
online-next-game = Следующая партия
# en: a25fba57
online-left =
    { $winner ->
        [white] Чёрные покинули партию. Белые выигрывают.
       *[black] Белые покинули партию. Чёрные выигрывают.
    }
# en: 54db1742
online-aborted = Партия прервана и не засчитывается.
# en: 69d98e70
online-adjudicated = Партию присудил оператор.
# en: 29e545ab
online-rating = { $name }: { $before } → { $after }
# en: bbec8c8b
online-watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
# en: 1ec8d380
online-lag = Пинг { $ms } мс
# en: 006fad2f
online-lag-title = Время до сервера и обратно. До 0,5 с задержки за ход компенсируется.
# en: 3f2ce2b0
online-chat = Чат
# en: a531d91f
online-say = Отправить
# en: 5efa1d34
online-chat-to = Сообщение для { $name }
# en: dbdf3250
online-chat-unread = Чат, новые сообщения
# en: d383f801
online-chat-spectators = Написать зрителям
# en: 79cb7662
online-spectator = Зритель
# en: ba56c2df
online-chat-watch = Войдите, чтобы переписываться с другими зрителями.
# en: c4a24795
online-chat-show = Показывать чат
# en: f9c873b5
online-mute = Скрыть сообщения соперника
# en: f798ab01
online-phrase =
    { $phrase ->
        [hello] Привет!
        [good-luck] Удачи!
        [well-played] Хорошо сыграно!
        [thanks] Спасибо!
        [one-moment] Минутку, пожалуйста.
        [good-game] Хорошая партия!
        [must-go] Мне пора.
       *[oops] Ой!
    }

## Аккаунты и игроки
# en: 1ca865ce
online-account = Аккаунт
# en: 54e44bcf
online-account-why = Создайте аккаунт, чтобы играть рейтинговые партии и сохранить сыгранные гостем.
# en: 0b5da2ff
online-name = Имя пользователя
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
# en: a8adf5af
online-from-everybody = От всех
# en: cd6a23d8
online-from-followed = От тех, на кого подписан
# en: 3d090b57
online-from-nobody = Ни от кого
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
# en: fd868e32
online-block = Заблокировать
# en: bde8f302
online-unblock = Разблокировать
# en: 14525cdc
online-report = Пожаловаться
# en: eeb050f3
online-report-of = Пожаловаться на { $name }
# en: 748fde23
online-closed-account = Этот аккаунт закрыт.
# en: 09d5c58d
online-moderator-wrote = Вам написал модератор. Прочитайте на странице аккаунта.
# en: ab73c9ba
online-blocked = Заблокированы
# en: 5c293460
online-blocked-note = Заблокированные игроки не могут бросать вам вызов и писать вам.
# en: d0a7a20a
online-blocked-now = { $name } больше не может бросать вам вызов и писать вам.
# en: d277cd9e
online-leaderboard = Таблица лидеров
# en: bfd47b4d
online-pool =
    { $pool ->
        [dvonn-live] DVONN, реальное время
        [dvonn-days] DVONN, по переписке
        [punct-live] PÜNCT, реальное время
       *[punct-days] PÜNCT, по переписке
    }
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
# en: 9cadec32
online-since = Регистрация: { $date }
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
# en: 4297fe73
online-vacation-lead = Останавливает ваши часы в партиях по переписке, до 30 дней в году.
# en: 2f97455e
online-vacation-begin =
    { $days ->
        [one] Взять { $days } день
        [few] Взять { $days } дня
       *[many] Взять { $days } дней
    }
# en: b055a009
online-vacation-end = Я снова здесь
# en: d85a2e0b
online-vacation-until = В отпуске самое позднее до { $date }

## Архив
# en: 81923ecc
online-archive = Все партии
# en: 7921e03e
online-player = Игрок
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
# en: 08886a20
online-game = Игра
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
# en: 72664d7f
online-export = Сохранить как
# en: 31aad66f
online-note = Заметки
# en: 4701c27f
online-note-lead = Заметки видите только вы.
# en: 7a19cd48
online-conditions = Условные ходы
# en: c4421e0a
online-conditions-lead = Если соперник сделает ожидаемый ход, ваш ответ будет сделан сразу.
# en: b81e06d0
online-conditions-add = Добавить вариант на поле
# en: 5ca455d9
online-conditions-go-on = Продолжить вариант
# en: 5132e6a4
online-conditions-remove = Удалить вариант
# en: 8cf8a85c
online-conditions-expect = Введите ожидаемый ход соперника
# en: 835d8528
online-conditions-reply = Введите свой ответ
# en: 8b7345f3
online-conditions-undo = Отменить
# en: c2bfbbb9
online-conditions-save = Сохранить
# en: fdd8547c
online-next-turn = Следующая партия
# en: 9e9c10cc
online-planned = Предход: { $moves }
# en: 61c1e1da
online-unplan = Отменить предход
# en: 29a793a9
online-plan-dropped = Предход больше невозможен: { $moves }

## Отклонённые запросы
# en: 2623e849
online-refused =
    { $why ->
        [unreadable] Страница устарела. Перезагрузите её.
        [no-game] Партия не найдена.
        [no-seek] Этот вызов уже закрыт.
        [no-player] Игрок не найден.
        [not-yours] Это могут делать только игроки.
        [not-your-turn] Сейчас не ваш ход.
        [stale] Партия тем временем ушла вперёд. Попробуйте ещё раз.
        [illegal] Такой ход недопустим.
        [over] Партия окончена.
        [not-over] Партия ещё идёт.
        [too-late] Ваше время вышло раньше, чем пришёл ход.
        [not-now] Сейчас это невозможно.
        [terms] С такими настройками играть нельзя.
        [members-only] Для рейтинговых партий нужен аккаунт.
        [yourself] С самим собой играть нельзя.
        [stranger] Сеанс истёк. Перезагрузите страницу.
        [bad-name] Используйте 2–20 латинских букв, цифр, - и _.
        [name-taken] Это имя пользователя занято или похоже на другое.
        [bad-password] Используйте 8–200 символов.
        [weak-password] Этот пароль слишком распространён. Выберите другой.
        [wrong-password] Неверное имя пользователя или пароль.
        [fair-play] Движок выключен на время вашей рейтинговой партии.
        [bad-saying] В сообщении может быть 1–280 символов.
        [too-often] Слишком много запросов. Попробуйте через { $seconds } с.
        [busy] Компьютер сейчас занят. Попробуйте чуть позже.
        [maintenance] Идут технические работы. Ход не сделан, часы стоят.
        [overloaded] Сервер сейчас перегружен. Попробуйте через { $seconds } с.
        [bad-query] Такой поиск невозможен. Проверьте даты и места.
        [confirm-first] Подтвердите, что это вы.
        [second-factor] Введите код из приложения-аутентификатора или код восстановления.
        [wrong-code] Код неверен или уже использован.
        [bad-passkey] Ключ доступа не подошёл. Попробуйте ещё раз.
        [last-way-in] Это единственный способ войти. Сначала задайте пароль или добавьте другой ключ доступа.
        [renamed-lately] Имя можно менять раз в год.
        [bad-email] Введите адрес вида you@example.org.
        [bad-link] Ссылка неверна, уже использована или устарела. Запросите новую.
        [no-email] Этот сервер не отправляет писем.
        [no-passkeys] Ключи доступа работают только по HTTPS и с именем сайта в адресной строке.
        [challenge-refused] Этот игрок не принимает от вас вызовы.
        [message-refused] Этот игрок не принимает от вас сообщения.
        [too-many-relations] Можно подписаться и заблокировать не больше 500 игроков. Сначала уберите кого-нибудь из списка.
        [bad-push] У службы уведомлений этого браузера нет публичного адреса, поэтому она не подходит.
        [bad-profile] Выберите страну из списка и уложитесь в 200 знаков.
        [bad-conditions] Каждый вариант должен заканчиваться вашим ходом, с одним ответом на каждый ожидаемый ход. Не больше 20 вариантов по 20 ходов.
        [already-reported] Вы уже пожаловались на это. Модератор проверит.
        [too-many-reports] У вас 20 открытых жалоб. Подождите, пока модератор их рассмотрит.
        [bad-words] Напишите что-нибудь, но не больше, чем помещается в поле.
        [no-change] Это ничего не изменит.
        [muted] Модератор запретил вам писать. Причина и срок — на странице аккаунта.
        [chat-closed] Чат этой партии закрыт.
        [link-held] Не доставлено: сообщения со ссылками задерживаются.
        [account-closed] Модератор закрыл этот аккаунт.
        [no-new-accounts] В этом браузере нельзя создавать новые аккаунты.
        [rated-bot] Партии с ботами не бывают рейтинговыми. Выберите партию без рейтинга.
        [not-for-bots] Ботам это недоступно. Вызовите игрока по имени.
        [too-many-tokens] У вас 20 токенов. Сначала отзовите один из них.
       *[trouble] Сервер сейчас не может сохранять партии. Ничего не изменилось. Попробуйте ещё раз.
    }
