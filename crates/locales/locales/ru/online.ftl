### Онлайн-партии.

## Лобби
# en: edf15113
online-title = Игра онлайн
# en: 581c5d88
online-connecting = Соединение…
# en: 1912c61c
online-opening-soon = Сейчас открывают много партий сразу. Ваша откроется сама через несколько секунд.
# en: fffd7eb9
online-lost = Связь прервалась. Переподключаемся… Ничего не потеряно.
# en: 962da849
online-you =
    { $kind ->
        [member] Вы — { $name }.
       *[guest] Вы играете как { $name } (гость).
    }
# en: f4e6d1ae
online-blitz = Блиц
# en: 2cf59c83
online-days-short =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
# en: f877329c
online-cancel = Отмена
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
# en: c470385f
online-odds = { $own } против { $other }
# en: 42ab48a0
online-best-of-three = До двух побед из трёх
# en: 11543671
online-match-score = Матч: { $white } { $score } { $black }
# en: bde4477a
online-decline = Отклонить
# en: 787b868e
online-computer-name = Компьютер, уровень { $level }

## Партия
# en: 7015c8bf
online-ply-of =
    { $color ->
        [white] Ход белых
       *[black] Ход чёрных
    }
# en: 5c90182f
online-turn = Ход соперника
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
# en: f93d02aa
online-chat-unread = новые сообщения
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
# en: a8adf5af
online-from-everybody = От всех
# en: cd6a23d8
online-from-followed = От тех, на кого подписан
# en: 3d090b57
online-from-nobody = Ни от кого
# en: fd868e32
online-block = Заблокировать
# en: 14525cdc
online-report = Пожаловаться
# en: eeb050f3
online-report-of = Пожаловаться на { $name }
# en: 09d5c58d
online-moderator-wrote = Вам написал модератор. Прочитайте на странице аккаунта.
# en: d0a7a20a
online-blocked-now = { $name } больше не может бросать вам вызов и писать вам.
# en: bfd47b4d
online-pool =
    { $pool ->
        [dvonn-live] DVONN, реальное время
        [dvonn-days] DVONN, по переписке
        [punct-live] PÜNCT, реальное время
       *[punct-days] PÜNCT, по переписке
    }
# en: 9cadec32
online-since = Регистрация: { $date }
# en: f27dc15a
online-players = Игроки
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

## Архив
# en: 7921e03e
online-player = Игрок
# en: 08886a20
online-game = Игра
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
# en: a4b996cc
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
        [too-many-games] У одного из игроков уже 200 текущих партий по переписке. Сначала нужно завершить одну из них.
       *[trouble] Сервер сейчас не может сохранять партии. Ничего не изменилось. Попробуйте ещё раз.
    }
