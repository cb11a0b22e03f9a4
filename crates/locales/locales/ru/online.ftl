### Игры с людьми в других местах.

## Getting into a game
# en: fd9719d3
online-title = Игра с людьми
# en: 7d415dea
online-lead = Без регистрации: выберите игру и играйте с первым, кто придёт, или пришлите другу ссылку.
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
# en: 7cafe476
online-pair = Играть сейчас
# en: beb164aa
online-open = Бросить вызов всем
# en: e1f31481
online-invite = Пригласить друга
# en: 20aef3f0
online-computer = Играть с компьютером сервера
# en: a6cebba5
online-to = Только для этого игрока (можно не указывать)
# en: 8aa8150e
online-rated = С рейтингом
# en: fb141656
online-casual = Без рейтинга
# en: 9c162ba5
online-rated-members = Играть с рейтингом могут только те, у кого есть учётная запись.
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
# en: 5f779a65
online-waiting = Ждём соперника. Можете пока заняться чем-нибудь другим на сайте: вас позовут.
# en: 60e94cee
online-link = Отправьте эту ссылку. С вами сыграет тот, кто откроет её первым.
# en: 1bfb79ee
online-copy = Скопировать ссылку
# en: 15d3688b
online-seeks = Открытые вызовы
# en: 0a15d668
online-no-seeks = Сейчас никто не ждёт.
# en: 4e881616
online-accept = Играть
# en: bde4477a
online-decline = Отклонить
# en: 53316c58
online-withdraw = Отозвать
# en: e3178e91
online-for-you = для вас
# en: c9c3c007
online-running = Идут игры
# en: 0f84ae63
online-no-running = Сейчас никто не играет.
# en: 1b7dd6ee
online-watch = Смотреть
# en: fb9b49b4
online-your-turn =
    { $games ->
        [one] Ваш ход в { $games } игре.
        [few] Ваш ход в { $games } играх.
       *[many] Ваш ход в { $games } играх.
    }
# en: 7c4e6508
online-next = К следующей игре
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
# en: fa2828b3
online-abort = Отменить игру
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
# en: f3095dbd
online-no = Нет, спасибо
# en: 93f09811
online-away = Соперник ушёл.
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
# en: 06f0aa8f
online-aborted = Игра отменена и не засчитывается.
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
# en: e2c4525a
online-lag-title = Время до сервера и обратно; до полусекунды на ход возвращается
# en: 3f2ce2b0
online-chat = Чат
# en: cc384ebe
online-say = Сказать
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
online-account = Учётная запись
# en: 876432c5
online-account-why = С учётной записью ваши игры идут в рейтинг, а сыгранное гостем сохраняется.
# en: 45cf718a
online-name = Имя
# en: c83b473e
online-password = Пароль
# en: cb7773bb
online-register = Зарегистрироваться
# en: de81d650
online-login = Войти
# en: 1a0ed05c
online-logout = Выйти
# en: 99d6426d
online-leaderboard = Лучшие игроки
# en: 89c5ab13
online-pool =
    { $pool ->
        [dvonn-live] DVONN в реальном времени
        [dvonn-days] DVONN по переписке
        [punct-live] PÜNCT в реальном времени
       *[punct-days] PÜNCT по переписке
    }
# en: ae70ac1d
online-provisional = основан пока на немногих играх
# en: 20a3c2ea
online-games-count =
    { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }
# en: 8058db64
online-nobody = Здесь ещё ни у кого нет рейтинга.
# en: 9cadec32
online-since = Зарегистрирован { $date }
# en: 0b2d05c0
online-challenge-player = Вызвать на игру
# en: 9991b886
online-history = История рейтинга
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
# en: 2c3b9d92
online-nothing-found = Игр не нашлось.
# en: d3bc4abe
online-more = Ещё
# en: 9de28094
online-plies =
    { $plies ->
        [one] { $plies } ход
        [few] { $plies } хода
       *[many] { $plies } ходов
    }
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
