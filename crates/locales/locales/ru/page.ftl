### Русский: что говорит только страница.

# en: ff236ba9
page-nav = Навигация
# en: f86e9519
page-home = Играть
# en: bb8c0106
page-games = Мои партии
# en: 8886c0d2
page-settings = Настройки
# en: ad6b8f76
page-skip = К содержимому
# en: a361a062
page-more = Ещё
# en: 0d181351
page-account = Ваш аккаунт
# en: c94b6e3f
page-sign-in = Войти
# en: 89edcdb7
page-create-account = Регистрация
# en: e8641432
page-profile = Профиль
# en: c0d520f2
page-log-out = Выйти
# en: a04342a3
page-your-turn = Ваш ход
# en: 90adcbec
page-setting-up = Готовим поле
# en: b6daabbb
page-credits = Автор игр DVONN и PÜNCT — Крис Бурм (Kris Burm). Basalt — независимый проект, не связанный ни с ним, ни с его издателями.
# en: 4477a795
page-maintenance = Технические работы: партии приостановлены, часы стоят.
# en: b52bdeea
page-privacy = Конфиденциальность
# en: 14808b96
page-imprint = Об операторе сайта
# en: 3d8b8b57
page-lost-title = Страница не найдена
# en: 6af7c4fc
page-lost = По адресу { $path } ничего нет.
# en: 0838810c
page-lost-home = На главную

## Первый экран

# en: eb698017
page-home-dvonn = Собирайте фишки в столбики и держите связь с красными. Отрезанные фишки удаляются. Побеждает тот, у кого фишек больше.
# en: 5a0a36d2
page-home-punct = Выставляйте, передвигайте и ставьте друг на друга фигуры из трёх точек. Соедините две противоположные стороны поля — и вы победили.
# en: 76690ac9
page-home-computer = Сыграть с компьютером
# en: f8ba3d4e
page-home-two = Вдвоём на одном устройстве
# en: 6a4c71e1
page-home-unfinished = У вас есть незаконченная партия в { $game }.
# en: 1de7264e
page-home-continue = Продолжить
# en: 99b9daea
page-home-find = Найти соперника
# en: 7cee7dfa
page-home-days = Дни
# en: 41dfe658
page-home-days-each =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
# en: 8a7cd519
page-home-waiting = ждут: { $count }
# en: 8aa8150e
online-rated = С рейтингом
# en: fb141656
online-casual = Без рейтинга
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
# en: 8c32cb40
page-home-level = Уровень { $level } из { $all }
# en: e7a7bbc7
page-home-options = Уровень и часы
# en: caf2f1bd
page-home-friend = Игра с другом
# en: 41ff20e9
page-home-link = Отправить ссылку
# en: 9cf7e5e4
page-home-new = Впервые играете в { $game }?
# en: 468a5108
page-home-coach = Первая партия с тренером
# en: 42e5f0a2
page-home-counts = Онлайн: { $players } · партий: { $games } · ждут: { $waiting }
# en: f750c6ea
page-home-live = Идёт партия
# en: 67230c2c
page-home-watch = Смотреть партию
# en: a91528b0
page-home-example = Пример партии
# en: 86d5c895
page-home-learning = Продолжить обучение
# en: a7b0c7fb
page-home-lessons = Все уроки
# en: 47468735
page-home-all-games = Все партии

## Перед партией

# en: b7f3a7e9
page-new-title = { $game }
# en: 0d0cf687
page-new-opponent = Соперник
# en: 3acb2823
page-new-opponent-computer = Компьютер
# en: 9b23d843
page-deleted-player = удалённый игрок
# en: 30109cee
page-bot = БОТ
# en: cff73057
page-new-opponent-two = На одном устройстве
# en: 26a48a27
page-new-level = Уровень
# en: caa0d7b1
page-new-color = Ваш цвет
# en: f757c0a6
page-new-color-chance = Случайно
# en: 03badf41
page-new-board = Поле в начале
# en: cb4e1cbb
page-new-board-full = Случайная расстановка
# en: e9e2ed32
page-new-board-empty = Пустое, фишки ставите вы
# en: cf5e19e1
page-new-variant = Правила
# en: d48570bb
page-new-variant-basic = Основные
# en: 48aea0a7
page-new-variant-standard = Стандартные
# en: 685a02db
page-new-clock = Часы
# en: 06c3199a
page-new-begin = Начать партию

# en: 459e03c1
page-level-first-games = Новичок: многое упускает
# en: 63fa4095
page-level-easy = Лёгкий: свои шансы видит лучше ваших
# en: d49a6c08
page-level-club = Средний: смотрит на несколько ходов вперёд
# en: 4e2cfa8b
page-level-strong = Сильный: считает далеко вперёд и редко ошибается
# en: e1856c16
page-level-full = Полная сила: думает, сколько позволяют часы

# en: ec7a9938
page-clock-none = Без часов
# en: 8b584e6c
page-clock-preset =
    { $seconds ->
        [0] { $minutes } мин
       *[more] { $minutes } мин + { $seconds } с
    }
# en: 732f89c8
page-clock-own = Другое
# en: b095f839
page-clock-minutes = Минут на игрока
# en: f591039b
page-clock-increment = Добавка за ход, секунды

## Партия

# en: b1c4e481
page-player-you =
    { $color ->
        [white] Белые: вы
       *[black] Чёрные: вы
    }
# en: dcf102ff
page-player-computer =
    { $color ->
        [white] Белые: компьютер, уровень { $level }
       *[black] Чёрные: компьютер, уровень { $level }
    }
# en: 5b553837
page-player-person =
    { $color ->
        [white] Белые
       *[black] Чёрные
    }

# en: 2f7c04d7
page-play-thinking = думает
# en: 0d776a6d
page-play-nothing = Нет текущей партии
# en: b45da0dc
page-play-nothing-home = Выбрать игру
# en: ca0b2d30
page-play-unreadable = Текущая партия повреждена, и открыть её нельзя. Она осталась в разделе «Мои партии», откуда её можно экспортировать.
# en: adda6365
page-play-moves = Ходы
# en: f6210572
page-play-first = Начальная позиция
# en: 2100abb2
page-play-back = Предыдущий ход
# en: 30832f34
page-play-ahead = Следующий ход
# en: 4fb2b3eb
page-play-last = Последняя позиция
# en: c735cebf
page-play-aside = Панель партии
# en: 76baae25
page-play-players = Игроки
# en: afe7f309
page-play-actions = Действия
# en: 2837f213
page-play-undo = Отменить
# en: c1e4d103
page-play-redo = Повторить
# en: 2a5a876d
page-play-hint = Подсказка
# en: 02b50aa1
page-play-hint-is = Попробуйте { $mv }
# en: 72f71d23
page-play-refused = Так нельзя: { $why }.
# en: b1391210
page-play-stop = Ходить сейчас
# en: 02aac0c1
page-play-flip = Повернуть поле
# en: 85a70e6e
page-play-zen = Режим дзен
# en: de41f911
page-play-place-rest = Поставить остальные
# en: ca7e3866
page-play-finish = Доиграть за меня
# en: 4a82a7fb
page-play-resign = Сдаться
# en: 0ca43ff6
page-play-resign-sure = Сдать партию?
# en: a5da50f9
page-play-new = Новая партия
# en: ae36f9ed
page-play-rematch = Реванш
# en: 5fb21c7a
page-play-resign-text = Партия закончится победой соперника.
# en: 14d0eeaa
page-play-resign-no = Играть дальше
# en: 3fa01721
page-play-menu = Меню
# en: d769ddc1
page-play-leave = Выйти из партии
# en: 9a51dd1d
page-play-zen-exit = Выйти из режима дзен
# en: 02ae220c
page-player-name-you = Вы
# en: 9cd8ac8c
page-player-name-computer = Компьютер
# en: de2b2dba
page-player-level = уровень { $level }
# en: f236df25
page-player-turn = ваш ход
# en: 5d97f16f
page-player-can-move =
    { $count ->
        [one] может ходить { $count } столбик
        [few] могут ходить { $count } столбика
        [many] могут ходить { $count } столбиков
       *[other] могут ходить { $count } столбика
    }
# en: c6aeb7bc
page-player-pieces =
    { $count ->
        [one] фишка
        [few] фишки
        [many] фишек
       *[other] фишки
    }
# en: d0793f28
page-player-balance = Белые { $white }, чёрные { $black }
# en: b7065f12
page-hand = Ваша фигура
# en: dfae7bb6
page-hand-place = Выставить
# en: 59f0f2a8
page-hand-turn = Повернуть
# en: 1be8154a
page-play-looking-back = Вы смотрите одну из прошлых позиций.
# en: 82873c70
page-play-place-red =
    { $who ->
        [you] Ваш ход: поставьте красную фишку
       *[another] { $color ->
            [white] Белые ставят красную фишку
           *[black] Чёрные ставят красную фишку
        }
    }
# en: d30b25e5
page-play-place =
    { $who ->
        [you] Ваш ход: поставьте фишку
       *[another] { $color ->
            [white] Белые ставят фишку
           *[black] Чёрные ставят фишку
        }
    }
# en: dde395ab
page-play-move =
    { $who ->
        [you] Ваш ход: сходите столбиком
       *[another] { $color ->
            [white] Ход белых
           *[black] Ход чёрных
        }
    }
# en: b0a27daf
page-play-turn =
    { $who ->
        [you] Ваш ход: выставьте или передвиньте фигуру
       *[another] { $color ->
            [white] Ход белых
           *[black] Ход чёрных
        }
    }

# en: ef699799
page-result-label = Результат
# en: 0385de54
page-result-you =
    { $outcome ->
        [won] Вы победили
       *[lost] Вы проиграли
    }
# en: aa18ba99
page-result-you-score =
    { $outcome ->
        [won] Вы победили, { $points }:{ $against }
       *[lost] Вы проиграли, { $points }:{ $against }
    }
# en: 2f6a285b
page-result-no-moves = Ни один из игроков не может ходить.
# en: 68122399
page-result-connected =
    { $sides ->
        [south-west] Юго-запад и северо-восток соединены.
        [north-west] Северо-запад и юго-восток соединены.
       *[west-east] Запад и восток соединены.
    }
# en: 9da6cff5
page-result-you-resigned = Вы сдались.
# en: 2a2ba229
page-result-your-time = Ваше время вышло.
# en: 6c9817b4
page-result-share = Поделиться
# en: b263c57d
page-result-copied = Партия скопирована. Вставьте её куда угодно.
# en: 7027c83c
page-result-not-copied = Браузер не разрешил копирование. Партию можно экспортировать в разделе «Мои партии».

# en: 45626ba1
page-count-controls = фишек
# en: 00c409d3
page-count-can-move = могут ходить
# en: 1b1446c4
page-count-removed = удалено
# en: 4b058325
page-count-placements = осталось выставить
# en: 352c1824
page-count-centre = точек в центре

## Поле

# en: 2f2f6d85
page-board-role = игровое поле
# en: d7023699
page-board-confirm = Сделать этот ход?
# en: 9f28f59c
page-board-yes = Подтвердить
# en: e6e6b848
page-board-no = Вернуть
# en: 28e4042b
page-board-reserve =
    { $color ->
        [white] Запас белых
       *[black] Запас чёрных
    }
# en: 8e742e54
page-board-kind =
    { $kind ->
        [triangle] Треугольная
        [straight-middle] Прямая, точка PÜNCT посередине
        [straight-end] Прямая, точка PÜNCT на конце
        [angle-left] Угловая, точка PÜNCT на левом конце
        [angle-right] Угловая, точка PÜNCT на правом конце
       *[angle-bend] Угловая, точка PÜNCT на сгибе
    }: { $left ->
        [one] осталась { $left }
        [few] осталось { $left }
       *[many] осталось { $left }
    }
# en: 8add1fdf
page-board-turn = Повернуть по часовой стрелке
# en: 0271c6d9
page-board-turn-back = Повернуть против часовой стрелки
# en: 9e07e58c
page-board-nudge =
    Сдвинуть фигуру { $way ->
        [up] вверх
        [up-right] вправо вверх
        [down-right] вправо вниз
        [down] вниз
        [down-left] влево вниз
       *[up-left] влево вверх
    }
# en: 5a1aa0f0
page-board-look-under = Что под фигурой
# en: 221ba0a2
page-board-threats = Показать угрозы
# en: c6e30718
page-board-floors = Уровни до { $floor }
# en: ed53e460
page-board-unzoom = Всё поле

## Движок

# en: db528b54
page-engine-no-workers = В этом браузере нет Web Workers, и компьютер играть не может. Партии вдвоём работают.
# en: 704b158a
page-engine-no-simd = WebAssembly в этом браузере слишком старый, и компьютер играть не может. Партии вдвоём работают.
# en: 6a0fb132
page-engine-restarted = Движок дал сбой и был перезапущен. С партией всё в порядке.
# en: 5bec3559
page-engine-given-up = Движок снова и снова даёт сбой. Перезагрузите страницу и попробуйте ещё раз. Партия сохранена.

## Сохранённые партии

# en: c4d2e52c
page-games-none = Здесь появятся законченные партии. Они хранятся только в этом браузере.
# en: de4bdc49
page-games-none-title = Партий пока нет
# en: 38c1cb3b
page-games-more = Показать ещё
# en: de98bbf5
page-games-open = Смотреть
# en: 368163b3
page-games-export = Экспорт всех
# en: ac308e1f
page-games-export-one = Экспорт
# en: c5c518fc
page-games-import = Импорт
# en: 902dc539
page-games-imported =
    { $added ->
        [0] Новых партий нет
        [one] { $added } новая партия
        [few] { $added } новые партии
       *[many] { $added } новых партий
    }, уже были: { $known }, не прочитано: { $refused }.
# en: 106f32c4
page-games-delete = Удалить
# en: 95606b8e
page-games-delete-sure = Точно удалить?
# en: bc93bc38
page-games-delete-title = Удалить партию?
# en: 5a5ec6e8
page-games-delete-text = Она исчезнет из этого браузера навсегда.
# en: 8a68953c
page-games-keep = Оставить
# en: 1393ea14
page-games-broken = Эта партия повреждена, открыть её нельзя. Её можно экспортировать или удалить.
# en: ee82f58e
page-games-broken-why = Подробности
# en: 79c3698e
page-games-unfinished = Не закончена.
# en: b26e8c87
page-games-missing = Этой партии в браузере нет

## Настройки

# en: 68b3f73e
page-settings-language = Язык
# en: 6290db54
page-settings-theme = Тема
# en: 4dcbde02
page-settings-as-system = Как в системе
# en: 887cbe2c
page-settings-light = Светлая
# en: ede969d6
page-settings-dark = Тёмная
# en: 3ccc84b2
page-settings-motion = Анимация
# en: 2eb31a38
page-settings-reduced = Меньше
# en: 006a18ca
page-settings-confirmation = Подтверждать ходы в DVONN
# en: 6f20f038
page-settings-never = Никогда
# en: 02eb6153
page-settings-own-losses = Если отрежу свои фишки
# en: 76eefb58
page-settings-always = Всегда
# en: 23f3fc8e
page-settings-threats = Показывать угрозы в PÜNCT
# en: 53b510d5
page-settings-for-beginners = На уровнях 1–{ $level }
# en: 1c5c7dcb
page-settings-sound = Звуки
# en: 0d078460
page-settings-coordinates = Координаты на поле
# en: cb3e8548
page-settings-links = Показывать связи и цепочки
# en: 2c35a7e2
page-links = Связи
# en: ca3f4f8b
page-keys-links = показать связи и цепочки
# en: 616de7f8
page-settings-pieces = Фишки и фигуры
# en: 969d29f0
page-settings-stone = Камень
# en: 9da2b5fa
page-settings-contrast = Высокий контраст
# en: 674168f2
page-settings-appearance = Оформление
# en: 322ab0b6
page-settings-board = Поле и звук
# en: a98ce0b2
page-settings-help = Помощь во время партии
# en: 4fb06868
page-settings-account = Аккаунт
# en: 559ad456
page-settings-account-lead = Пароль, двухфакторная аутентификация, коды восстановления и устройства.
# en: bb94c13c
page-settings-account-open = Управление аккаунтом
# en: 250f0ef2
page-settings-volume = Громкость
# en: 3a738847
page-settings-board-size = Размер поля
# en: 9145f5f8
page-settings-quiet = Тихо
# en: 475c287c
page-settings-normal = Средне
# en: 8ffb665e
page-settings-loud = Громко
# en: 71c1fcb8
page-settings-small = Маленькое
# en: 056e2450
page-settings-medium = Среднее
# en: 09931c80
page-settings-large = Большое

# en: 77b1418a
page-store-closed = Браузер не разрешает хранить данные: если закрыть страницу, партия пропадёт.
# en: ac5d5aa2
page-store-full = Память браузера заполнена, и новые ходы не сохраняются. Удалите или экспортируйте партии в разделе «Мои партии».

# en: 5ca548c6
page-analyse = Анализ
# en: c6448d29
page-analyse-lead = Пробуйте ходы, спрашивайте движок и смотрите, где произошёл перелом.
# en: 2f81d45b
page-analyse-this = Анализ партии
# en: 5ff8ea94
page-analyse-engine = Движок
# en: 5fb3eca6
page-analyse-lines = Варианты
# en: 1ec01905
page-analyse-depth = Глубина { $depth }, { $speed } тыс. позиций/с
# en: 1ae8b839
page-analyse-over = Здесь партия окончена.
# en: 67655b20
page-analyse-chance = Шансы белых на победу: { $percent }%
# en: d42c0a1a
page-analyse-proven = { $score }, доказано
# en: fba21ec4
page-analyse-win-in =
    { $winner ->
        [white] Белые
       *[black] Чёрные
    } выигрывают за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
# en: 07dcadf6
page-analyse-win =
    { $winner ->
        [white] Белые выигрывают
       *[black] Чёрные выигрывают
    }, доказано
# en: b4271db0
page-analyse-draw = Ничья, доказано
# en: 8efeda1a
page-analyse-follow = Сыграть до { $mv }
# en: 210130cd
page-analyse-tree = Ходы и варианты
# en: 3645a5c4
page-analyse-empty = Ходов пока нет. Играйте на поле за обе стороны.
# en: f5d08ead
page-analyse-promote = Сделать основным вариантом
# en: 02bbfb04
page-analyse-delete = Удалить отсюда
# en: 485de0fb
page-analyse-copy-line = Скопировать ходы
# en: a46105c6
page-analyse-comment = Комментарий
# en: 08e66e12
page-analyse-marks = Оценки ходов
# en: a73fb177
page-analyse-full = Дерево ходов заполнено. Добавить больше нельзя.
# en: 4a4caf2d
page-analyse-chart = Шансы белых на победу, ход за ходом
# en: ba744eee
page-analyse-review = Разобрать партию
# en: a81f85fd
page-analyse-reviewing = Разбор: { $done } из { $total }
# en: fcc38de0
page-analyse-stop = Стоп
# en: cfb86e61
page-analyse-note-down = Добавить в партию
# en: dccd6ff9
page-analyse-noted = Оценки и комментарии добавлены.
# en: 51d78639
page-analyse-open = Открыть партию
# en: 131d522b
page-analyse-paste = Вставьте партию или позицию в любом формате
# en: 32334990
page-analyse-read = Открыть
# en: e2621ba1
page-analyse-file = Выбрать файл
# en: 70defe18
page-analyse-unreadable = Не удалось прочитать: { $why }.
# en: 54f5f2ff
page-analyse-nothing = Пока нечего открывать. Сначала вставьте партию.
# en: e740d108
page-analyse-share = Сохранить и поделиться
# en: adeb7e43
page-analyse-copy-link = Скопировать ссылку
# en: 5c299c1e
page-analyse-copied = Скопировано.
# en: 20dc79fe
page-analyse-not-copied = Браузер не разрешил копирование. Скопируйте текст вручную.
# en: fc419641
page-analyse-save = Сохранить как { $format }
# en: 3f6e67bd
page-analyse-not-saved = В этом формате сохранить нельзя: { $why }.
# en: 76c9cd3e
page-analyse-new = Новый анализ: { $game }
# en: 4e0de3c1
page-analyse-setup = Расставить позицию
# en: 4f153637
page-analyse-bad-link = Партию из этой ссылки не удалось прочитать: { $why }.
# en: 884fb36e
page-analyse-tab-review = Разбор
# en: 37c197f6
page-analyse-tab-open = Открыть
# en: 7c832228
page-analyse-tab-share = Поделиться
# en: 56126b8c
page-analyse-tab-explorer = Дебюты
# en: d1290f46
page-explorer = Дебютная база
# en: 38b33c32
page-explorer-missing = Не удалось загрузить партии. Подключитесь к сети один раз, и дальше они будут доступны без неё.
# en: 816421e0
page-analyse-game = Игра
# en: 6e0a8dda
page-analyse-opened =
    { $count ->
        [0] Позиция открыта.
        [one] Открыто: { $count } ход.
        [few] Открыто: { $count } хода.
        [many] Открыто: { $count } ходов.
       *[other] Открыто: { $count } хода.
    }
# en: 3713fcc8
page-analyse-review-lead = Движок проверит каждый ход и покажет, где произошёл перелом.
# en: 238d9df0
page-analyse-inaccuracies = неточности
# en: 659fb15e
page-analyse-mistakes = ошибки
# en: 90cd2b8e
page-analyse-blunders = грубые ошибки
# en: 3e0c3f84
page-analyse-try = Попробовать
# en: 374ee433
page-analyse-show-line = Показать вариант
# en: aff41803
page-analyse-step-first = Начало
# en: 9d652b91
page-analyse-step-back = Назад
# en: d3364139
page-analyse-step-ahead = Вперёд
# en: 101ab5a0
page-analyse-next-mistake = Ошибка
# en: b9272d9a
page-keys = Горячие клавиши
# en: 12d36e89
page-keys-everywhere = Везде
# en: 401cb516
page-keys-screen = На этом экране
# en: 56872443
page-keys-board = На поле
# en: 503b51d7
page-keys-hint = подсказка
# en: bc5e0d35
page-keys-undo = вернуть ход
# en: 61154b0e
page-keys-focus = выбрать другое место
# en: ee5696cc
page-keys-act = взять, поставить
# en: f92d4e61
page-keys-back = вернуть всё на место
# en: 0c238c07
page-keys-kind = выбрать фигуру
# en: 97eb8798
page-keys-turn = повернуть фигуру
# en: 0bf8619d
page-keys-chain = показать цепочку
# en: 51c748cc
page-keys-under = посмотреть под фигуру
# en: ecad8cc5
page-keys-take-off = убрать фишку или фигуру
# en: ed4594db
page-keys-steps = назад и вперёд
# en: 0ac0eab1
page-keys-ends = первая и последняя позиция
# en: 50c502ce
page-keys-flip = повернуть поле
# en: b8c8f688
page-keys-zen = режим дзен
# en: fb0766a0
page-keys-engine = включить или выключить движок
# en: e9e2aefd
page-keys-best = сыграть лучший ход
# en: ecde8c20
page-keys-lines = другой вариант
# en: f3bce898
page-keys-clear = стереть рисунки
# en: b77e3b32
page-keys-help = этот список
# en: 5453e4fd
page-keys-draw = Чтобы нарисовать стрелку, тяните правой кнопкой мыши; чтобы нарисовать круг, щёлкните ею. Shift, Alt или обе клавиши вместе меняют цвет. Нарисуйте ещё раз, чтобы стереть.
# en: b2ae380a
page-close = Закрыть

# en: a44580de
page-learn = Уроки
# en: 1168597f
page-learn-show = Показать
# en: 538e3986
page-learn-rings = В кольцах: { $spaces }.
# en: 728788fe
page-learn-arrow = Стрелка: { $way }.
# en: f89390b2
page-learn-red-arrow = Красная стрелка: { $moves }.
# en: 5d582c1e
page-learn-legend-arrow = куда идти
# en: bfc3eb56
page-learn-legend-ring = о чём речь
# en: 863d52b0
page-learn-legend-danger = чем грозит соперник
# en: 1ad9549e
page-learn-exam-right = Верно!
# en: 9d6be735
page-learn-exam-wrong = На этот раз нет: ответ показывает стрелка.
# en: 7aae0cd2
page-rules = Правила
# en: c94a3b28
page-setup-title = Расставить позицию
# en: bdf67b76
page-setup-board = редактор позиции
# en: a42215f9
page-setup-hint-dvonn = Выберите фишку и нажмите на место, чтобы поставить её сверху.
# en: 50697ce4
page-setup-hint-punct = Отметьте три места для фигуры, первым — место точки PÜNCT.
# en: a231a956
page-setup-begun = Точка PÜNCT на { $punct }, осталось отметить точек: { $left }
# en: 8a8e9844
page-setup-tools = Фишки и фигуры
# en: d1148ee5
page-setup-put = { $color }, на поле { $used } из { $most }
# en: 7dc9636b
page-setup-take-off = Убрать
# en: cf8376b5
page-setup-level = Уровень следующей фигуры
# en: 1771fbc8
page-setup-level-rest = Авто
# en: 237c84bf
page-setup-level-floor = Уровень { $floor }
# en: 472ab0cf
page-setup-to-move = Чей ход
# en: 8c7e20f6
page-setup-phase = Этап
# en: 068b0482
page-setup-placing = Размещение фишек
# en: 2f138608
page-setup-stacking = Создание столбиков
# en: e76be0ce
page-setup-turns = Ходов без выставления фигур
# en: 383211fa
page-setup-right = Позиция допустима.
# en: a4c20192
page-setup-over = Позиция допустима, партия в ней закончена.
# en: 21f750fb
page-setup-text = Позиция текстом
# en: de615a1c
page-setup-unread = Не удалось прочитать: { $why }.
# en: fc0fda2a
page-setup-clear = Очистить
# en: a8533fdf
page-setup-start = Начальная позиция
# en: 2c418922
page-setup-random = Случайное поле
# en: 9693393c
page-setup-done = Готово
# en: 16d8fba4
page-setup-cancel = Отмена
# en: 2872a392
page-play-over = Партия окончена
# en: 2dda0203
page-play-how =
    { $step ->
        [placing] Нажмите на пустое место, чтобы поставить фишку.
        [stacking] Нажмите на свой столбик, затем на подсвеченное место.
       *[punct] Выберите фигуру и нажмите на поле, перетащите её или отметьте три места.
    }
# en: 9b2dea1d
page-analyse-no-press = Не удалось загрузить импорт и экспорт. Подключитесь к сети один раз — потом они работают и без неё.
# en: 0849ad66
page-online = Онлайн
# en: 8e74f310
page-called =
    { $count ->
        [one] { $count } партия ждёт вашего хода
        [few] { $count } партии ждут вашего хода
        [many] { $count } партий ждут вашего хода
       *[other] { $count } партии ждут вашего хода
    }
# en: 18ca9595
page-analyse-drawing = Рисуется: { $done } из { $total }
# en: 8ac6b843
page-analyse-no-picture = Этот браузер не смог нарисовать картинку.
# en: 1ebc5091
page-analyse-put-aside = Прошлый анализ сохранён в разделе «Мои партии».
# en: cc2ba04a
page-analyse-lost = Прошлый анализ повреждён, и открыть его нельзя. Он остался в разделе «Мои партии», откуда его можно экспортировать.
# en: 3b288c9a
page-puzzles = Задачи
# en: bff6a824
page-puzzles-day = Задача дня
# en: 4d4e0784
page-puzzles-streak =
    { $days ->
        [one] Серия: { $days } день
        [few] Серия: { $days } дня
       *[many] Серия: { $days } дней
    }
# en: 5845b516
page-puzzles-train = Решать
# en: 0ef5f394
page-puzzles-game = Игра
# en: 355867c9
page-puzzles-aim-win =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } начинают и выигрывают
# en: 55503585
page-puzzles-aim-draw =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } начинают и делают ничью
# en: b97153cc
page-puzzles-aim-turns =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } начинают и выигрывают за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
# en: c37487df
page-puzzles-back = Вернуть ход
# en: 0d4bda9d
page-puzzles-checking = Проверяем ход…
# en: 28ba5101
page-puzzles-aim-margin =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } начинают и выигрывают с разницей в { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
# en: 2f406e0f
page-puzzles-aim-block =
    { $player ->
        [white] Белые начинают и останавливают чёрных
       *[black] Чёрные начинают и останавливают белых
    }
# en: ac01367c
page-puzzles-aim-place =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } ставят фишку
# en: 5832bc8b
page-puzzles-aim-best =
    Лучший ход { $player ->
        [white] белых
       *[black] чёрных
    }
# en: 35327028
page-review-puzzles =
    { $count ->
        [one] { $count } ваша ошибка стала задачей.
        [few] { $count } ваши ошибки стали задачами.
       *[many] { $count } ваших ошибок стали задачами.
    }
# en: c18a1da3
page-retry =
    Исправить ошибки { $player ->
        [white] белых
       *[black] чёрных
    } ({ $count })
# en: 9e4167fb
page-retry-count = Ошибка { $number } из { $all }
# en: 3e76d883
page-retry-title =
    Найдите более сильный ход за { $player ->
        [white] белых
       *[black] чёрных
    }
# en: a6352a77
page-retry-task = В партии было { $mv }.
# en: dad87da8
page-retry-best = Верно: движок тоже сыграл бы { $mv }.
# en: 01083f5f
page-retry-as-good =
    Верно: { $mv } не хуже выбора движка, { $proven ->
        [yes] доказано
       *[no] насколько видно при переборе
    }.
# en: 151efb84
page-retry-loses = Не совсем: { $mv } снижает шансы на победу на { $percent }%.
# en: 94158142
page-retry-loses-points =
    Не совсем: { $mv } теряет { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, доказано.
# en: ca7a2468
page-retry-answer = Движок сыграл бы { $mv }.
# en: b880f207
page-retry-next = Следующая ошибка
# en: f8418bf9
page-retry-found = Найдено { $found } из { $all }
# en: db264e98
page-retry-leave = К анализу
# en: a8e46c08
page-analyse-fair = Движок выключен на время вашей рейтинговой партии.
# en: 29c5938a
page-review-fair = Разобрать эту рейтинговую партию можно будет, когда она закончится.

# en: cb2db862
page-coach = Тренер
# en: 790d2942
page-coach-number = Совет { $number } из { $all }
# en: ca06616d
page-coach-none = Без советов
# en: 61785b66
page-coach-why = Почему?
# en: 111f4e7b
page-coach-next = Дальше
# en: 0ae0f740
page-coach-done = Понятно
# en: 385a3c04
coach-dvonn-aim-title = Побеждает тот, у кого больше фишек.
# en: 6a98a8c4
coach-dvonn-aim-text = Вы играете белыми. Столбик принадлежит тому, чей цвет сверху, вместе со всеми фишками в нём. Накрывайте чёрные фишки своими.
# en: 6b310a75
coach-dvonn-aim-why = Накрытые фишки не выбывают: они считаются за того, чей цвет сверху. В конце сравнивают, сколько фишек в ваших столбиках и в столбиках чёрных.
# en: 012ab303
coach-dvonn-red-title = Держите связь с красными.
# en: b3dcfcd5
coach-dvonn-red-text = Каждый столбик должен касаться красной фишки, сам или через другие столбики. Столбик, потерявший связь, сразу удаляется из игры.
# en: 5864a285
coach-dvonn-red-why = Одиночная красная фишка никому не принадлежит и никогда не ходит. Накройте её, и ваш столбик понесёт её с собой. То, что останется позади, может оказаться отрезанным.
# en: 72c6d6ed
coach-dvonn-move-title = Одиночная фишка ходит на одно место — на любую соседнюю.
# en: cfa83804
coach-dvonn-move-text = Ваши фишки с золотой каймой могут ходить. Сходите фишкой в кольце по стрелке: чёрная окажется под вашей, и столбик станет вашим.
# en: 61b73054
coach-dvonn-move-why = Столбик ходит ровно на столько мест, сколько в нём фишек, по прямой и всегда на другой столбик. Фишка, окружённая с шести сторон, ходить не может.
# en: e779534e
coach-dvonn-fallen-title = Часть фишек отрезана.
# en: 7a27e6c7
coach-dvonn-fallen-text = Столбики на местах в кольцах потеряли связь с красными и удалены навсегда. Перед ходом смотрите, что может быть отрезано.
# en: 23974fc8
coach-dvonn-fallen-why = Удалённые фишки не достаются никому. Пользуйтесь этим: отрезав столбик чёрных, вы лишаете их всех фишек в нём.
# en: e95c09e7
coach-dvonn-end-title = Партия подходит к концу.
# en: 5c16fdd2
coach-dvonn-end-text = Из ваших столбиков ходить могут только те, что в кольцах. Когда ходов не останется ни у кого, партия завершится и фишки сосчитают.
# en: d7852dd4
coach-dvonn-end-why = Если ходить не можете только вы, вы пропускаете ход, а чёрные продолжают. У кого к концу остались ходы, за тем последнее слово.
# en: 6fd9baad
coach-punct-aim-title = Соедините две противоположные стороны.
# en: 30eb920d
coach-punct-aim-text = Вы играете белыми. Постройте цепочку своих точек в направлении любой стрелки, можно с изгибами. Для начала возьмите фигуру из запаса и выставьте её вне центра.
# en: f028f383
coach-punct-aim-why = Точки на соседних местах образуют цепочку, какой бы из ваших фигур они ни принадлежали. Считаются только видимые точки.
# en: 19870e9f
coach-punct-dot-title = Оранжевая точка — это точка PÜNCT.
# en: e5b94da6
coach-punct-dot-text = У каждой фигуры одна такая (она в кольце) и две обычные. Когда фигура ходит, точка PÜNCT её ведёт. В цепочке все три точки равноценны.
# en: 6c33cf17
coach-punct-dot-why = Куда может пойти фигура, зависит от её формы и от места точки PÜNCT. Поэтому в запасе шесть видов фигур.
# en: bee61e71
coach-punct-line-title = Фигуры на поле можно и передвигать.
# en: 93b977b6
coach-punct-line-text = Точка PÜNCT идёт по одной из трёх своих линий на любое расстояние, даже через другие фигуры. Затем фигуру можно повернуть вокруг неё. Фигура в кольце может пойти по стрелке.
# en: cdb8a8e8
coach-punct-line-why = Ход — это либо выставить фигуру, либо передвинуть. Новая фигура добавляет три точки, передвинутая попадает туда, где она нужна. Можно и просто повернуть фигуру на месте.
# en: 50598c1a
coach-punct-top-title = Фигуру можно поставить на другие.
# en: 256b4e9c
coach-punct-top-text = Её точка PÜNCT должна встать на вашу точку, а сама фигура — лежать ровно. Фигура в кольце может пойти по стрелке и накрыть то, что там у чёрных.
# en: 598f8289
coach-punct-top-why = Накрытые точки не считаются в цепочке, а фигура с накрытой точкой не может ходить. Новые фигуры из запаса выставляют только на пустые места.
# en: ea3fa760
coach-punct-bridge-title = Мостик висит над просветом.
# en: 24be619a
coach-punct-bridge-text = Прямая или угловая фигура может опираться только на два конца, с просветом под серединой. Фигура в кольце может стать мостиком в конце стрелки.
# en: 85dc2d46
coach-punct-bridge-why = Все три точки мостика считаются. Под него ничего нельзя поставить, а то, что под ним лежит, не может ходить. Треугольная фигура мостиком не бывает.
# en: 2397d8c7
page-learn-progress = Пройдено шагов: { $done } из { $all }
# en: 7f2a50b1
page-learn-begin =
    { $stage ->
        [new] Начать
       *[begun] Продолжить
    }
# en: 913a8bad
page-learn-done = Готово
