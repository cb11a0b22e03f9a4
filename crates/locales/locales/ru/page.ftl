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
page-skip = К содержанию
# en: a361a062
page-more = Ещё
# en: 0d181351
page-account = Ваша учётная запись
# en: c94b6e3f
page-sign-in = Войти
# en: 89edcdb7
page-create-account = Регистрация
# en: e8641432
page-profile = Профиль
# en: 33f32a11
page-log-out = Выйти
# en: a04342a3
page-your-turn = Ваш ход
# en: 90adcbec
page-setting-up = Готовим доску
# en: 0f7c0431
page-credits = Автор игр DVONN и PÜNCT — Крис Бурм (Kris Burm). Basalt — независимая работа: ни он, ни его издатели в ней не участвуют.
# en: 27e9889a
page-lost-title = Здесь ничего нет
# en: 7ed1ec38
page-lost = Страницы с адресом { $path } нет.
# en: 92abafab
page-lost-home = К играм

## Первый экран

# en: 176e2c7b
page-home-dvonn = Собирайте фишки в столбики и держите связь с красными. Столбики, утратившие связь, уходят с поля, а побеждает тот, кто контролирует больше фишек.
# en: f08842d3
page-home-punct = Выставляйте, передвигайте и ставьте друг на друга фигуры из трёх точек, пока ваши не соединят две противоположные стороны поля.
# en: 76690ac9
page-home-computer = Сыграть с компьютером
# en: f8ba3d4e
page-home-two = Вдвоём на одном устройстве
# en: 96bf71c2
page-home-unfinished = Партия в { $game } не окончена.
# en: 1de7264e
page-home-continue = Продолжить
# en: 99b9daea
page-home-find = Найти соперника
# en: 7cee7dfa
page-home-days = Дни
# en: aabbff85
page-home-days-each = Дней на ход: { $days }
# en: 8a7cd519
page-home-waiting = ждут: { $count }
# en: 8c32cb40
page-home-level = Уровень { $level } из { $all }
# en: 68f2cf48
page-home-options = Выбрать уровень и часы
# en: caf2f1bd
page-home-friend = Игра с другом
# en: 41ff20e9
page-home-link = Отправить ссылку
# en: 9cf7e5e4
page-home-new = Впервые играете в { $game }?
# en: 468a5108
page-home-coach = Первая партия с тренером
# en: bd808663
page-home-counts = В сети: { $players } · партий: { $games } · ждут: { $waiting }
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

# en: 8203f461
page-new-title = Партия в { $game }
# en: 0d0cf687
page-new-opponent = Соперник
# en: bbe838a4
page-new-opponent-computer = Компьютер
# en: 3c563866
page-new-opponent-two = Человек рядом
# en: 26a48a27
page-new-level = Уровень
# en: caa0d7b1
page-new-color = Ваш цвет
# en: 753ba2ec
page-new-color-chance = По жребию
# en: a7918850
page-new-board = Поле в начале
# en: 4caceec5
page-new-board-full = Заполнено наугад
# en: d4bf3df4
page-new-board-empty = Пустое: фишки выставляете вы
# en: cf5e19e1
page-new-variant = Правила
# en: d48570bb
page-new-variant-basic = Основные
# en: 48aea0a7
page-new-variant-standard = Стандартные
# en: 685a02db
page-new-clock = Часы
# en: d27832e7
page-new-begin = Начать

# en: a5d0b4da
page-level-first-games = Для первых партий: упускает большинство возможностей.
# en: 999a6a59
page-level-easy = Лёгкий: свои возможности видит лучше ваших.
# en: 6dcc8a97
page-level-club = Внимательный: смотрит на несколько ходов вперёд.
# en: a11f9efc
page-level-strong = Сильный: смотрит далеко вперёд и почти не ошибается.
# en: eaf0d809
page-level-full = Полная сила: думает столько, сколько дано времени.

# en: 6771afe9
page-clock-none = Без часов
# en: 8b584e6c
page-clock-preset =
    { $seconds ->
        [0] { $minutes } мин
       *[more] { $minutes } мин + { $seconds } с
    }
# en: f5697028
page-clock-own = Своё время
# en: 992a86bb
page-clock-minutes = Минут на партию
# en: f9f29fd4
page-clock-increment = Секунд на ход

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
# en: b9f2c02e
page-play-nothing = Начатой партии нет
# en: b45da0dc
page-play-nothing-home = Выбрать игру
# en: f43ca998
page-play-unreadable = Начатую партию больше не удаётся прочитать. Она хранится без изменений в разделе «Мои партии», откуда её можно экспортировать.
# en: adda6365
page-play-moves = Ходы
# en: f6210572
page-play-first = Начальная позиция
# en: 5ce80ca4
page-play-back = На ход назад
# en: 6b870542
page-play-ahead = На ход вперёд
# en: 4fb2b3eb
page-play-last = Последняя позиция
# en: 4c591a32
page-play-aside = Партия
# en: 76baae25
page-play-players = Игроки
# en: 689ddd04
page-play-actions = Что можно сделать
# en: 2837f213
page-play-undo = Отменить
# en: c1e4d103
page-play-redo = Повторить
# en: 2a5a876d
page-play-hint = Подсказка
# en: a68f98fd
page-play-hint-is = Хороший ход: { $mv }
# en: d5cd1f72
page-play-refused = Так нельзя: { $why }.
# en: b1391210
page-play-stop = Пусть ходит
# en: 02aac0c1
page-play-flip = Повернуть поле
# en: 85a70e6e
page-play-zen = Режим дзен
# en: 3b38b066
page-play-place-rest = Выставить остальные
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
# en: f3f40f38
page-play-resign-text = Партия завершится победой другой стороны.
# en: 14d0eeaa
page-play-resign-no = Играть дальше
# en: 3fa01721
page-play-menu = Меню
# en: 9b857cbe
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
# en: 2b2a28ba
page-hand = Фигура в руке
# en: dfae7bb6
page-hand-place = Выставить
# en: 59f0f2a8
page-hand-turn = Повернуть
# en: a05232ad
page-play-looking-back = Вы смотрите более раннюю позицию.
# en: 82873c70
page-play-place-red =
    { $who ->
        [you] Ваш ход: выставьте красную фишку
       *[another] { $color ->
            [white] Белые выставляют красную фишку
           *[black] Чёрные выставляют красную фишку
        }
    }
# en: d30b25e5
page-play-place =
    { $who ->
        [you] Ваш ход: выставьте фишку
       *[another] { $color ->
            [white] Белые выставляют фишку
           *[black] Чёрные выставляют фишку
        }
    }
# en: dde395ab
page-play-move =
    { $who ->
        [you] Ваш ход: передвиньте столбик
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
page-result-no-moves = Ходить больше некому.
# en: 68122399
page-result-connected =
    { $sides ->
        [south-west] Юго-запад и северо-восток соединены.
        [north-west] Северо-запад и юго-восток соединены.
       *[west-east] Запад и восток соединены.
    }
# en: 9da6cff5
page-result-you-resigned = Вы сдались.
# en: 54e558cc
page-result-your-time = Ваше время вышло.
# en: 6c9817b4
page-result-share = Поделиться
# en: 1586f363
page-result-copied = Партия скопирована. Вставьте её, куда захотите.
# en: 02311145
page-result-not-copied = Браузер не разрешил копирование. Партию можно экспортировать в разделе «Мои партии».

# en: 9924a126
page-count-controls = под контролем
# en: 00c409d3
page-count-can-move = могут ходить
# en: 1b1446c4
page-count-removed = удалено
# en: a46aff95
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
# en: da51b30b
page-board-reserve =
    { $color ->
        [white] Запас белых
       *[black] Запас чёрных
    }
# en: ed022e2f
page-board-kind =
    { $kind ->
        [triangle] Треугольная
        [straight-middle] Прямая, точка PÜNCT в середине
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
# en: 34831600
page-board-nudge =
    Сдвинуть фигуру { $way ->
        [up] вверх
        [up-right] вправо вверх
        [down-right] вправо вниз
        [down] вниз
        [down-left] влево вниз
       *[up-left] влево вверх
    }
# en: 1a909f77
page-board-look-under = Что под фигурой
# en: 221ba0a2
page-board-threats = Показать угрозы
# en: 3a72b29f
page-board-floors = Этажи до { $floor }
# en: ed53e460
page-board-unzoom = Всё поле

## Движок

# en: 738c8f27
page-engine-no-workers = Компьютер не может играть в этом браузере: в нём нет фоновых процессов (workers). Играть вдвоём можно.
# en: e8252d23
page-engine-no-simd = Компьютер не может играть в этом браузере: его WebAssembly слишком старый. Играть вдвоём можно.
# en: a0f8fc34
page-engine-restarted = Компьютерный игрок перестал работать и был запущен заново. В партии ничего не потеряно.
# en: e9ae5b34
page-engine-given-up = Компьютерный игрок снова и снова останавливается. Чтобы попробовать ещё раз, перезагрузите страницу; партия сохранена.

## Сохранённые партии

# en: 7fa53ced
page-games-none = Здесь хранятся ваши оконченные партии, только в этом браузере.
# en: de4bdc49
page-games-none-title = Партий пока нет
# en: 38c1cb3b
page-games-more = Показать ещё
# en: 364ba055
page-games-open = Смотреть
# en: 368163b3
page-games-export = Экспорт всех
# en: ac308e1f
page-games-export-one = Экспорт
# en: c5c518fc
page-games-import = Импорт
# en: df8f18d6
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
# en: 3b414784
page-games-delete-text = Она исчезнет из этого браузера навсегда.
# en: 8a68953c
page-games-keep = Оставить
# en: 9dd9bb46
page-games-broken = Эту партию не удаётся прочитать: { $why }. Она хранится как есть; экспортируйте её или удалите.
# en: 79c3698e
page-games-unfinished = Не окончена.
# en: 5eb9c718
page-games-missing = В этом браузере такой партии нет

## Настройки

# en: 68b3f73e
page-settings-language = Язык
# en: f9ee133c
page-settings-theme = Цвета
# en: f8e4a1c6
page-settings-as-system = Как в системе
# en: 887cbe2c
page-settings-light = Светлые
# en: ede969d6
page-settings-dark = Тёмные
# en: d6cc9ed2
page-settings-motion = Анимация
# en: 5482a75f
page-settings-reduced = Как можно меньше
# en: 4071ab25
page-settings-confirmation = Спрашивать перед ходом в DVONN
# en: 6f20f038
page-settings-never = Никогда
# en: 0f2e33d8
page-settings-own-losses = Если мои фишки теряют связь
# en: 76eefb58
page-settings-always = Всегда
# en: d6b8be14
page-settings-threats = Показывать угрозы соперника в PÜNCT
# en: 82546a43
page-settings-for-beginners = В первых партиях
# en: 1c5c7dcb
page-settings-sound = Звуки
# en: a38a951e
page-settings-coordinates = Буквы и цифры у поля
# en: 5073f09b
page-settings-links = Связи столбиков в DVONN и цепочки в PÜNCT
# en: 2c35a7e2
page-links = Связи
# en: 1e20706b
page-keys-links = Показать связи и цепочки
# en: 616de7f8
page-settings-pieces = Фишки
# en: 969d29f0
page-settings-stone = Камень
# en: 9da2b5fa
page-settings-contrast = Высокий контраст
# en: 674168f2
page-settings-appearance = Оформление
# en: 322ab0b6
page-settings-board = Поле и звук
# en: 0e3b4a3c
page-settings-help = Помощь во время партии
# en: 250f0ef2
page-settings-volume = Громкость
# en: 3a738847
page-settings-board-size = Размер поля
# en: 9145f5f8
page-settings-quiet = Тихо
# en: 475c287c
page-settings-normal = Обычно
# en: 8ffb665e
page-settings-loud = Громко
# en: 71c1fcb8
page-settings-small = Маленькое
# en: 056e2450
page-settings-medium = Среднее
# en: be2e49df
page-settings-large = Во всё окно

# en: 39db16b8
page-store-closed = Этот браузер ничего не хранит для этой страницы: если её закрыть, партия пропадёт.
# en: 85eeafe2
page-store-full = Память браузера для этой страницы заполнена, и последние ходы не сохраняются. Удалите или экспортируйте партии в разделе «Мои партии».

# en: 5ca548c6
page-analyse = Анализ
# en: bc1f140a
page-analyse-lead = Пробуйте ходы вместе с движком и узнайте, где партия переломилась.
# en: c6feeff5
page-analyse-this = Разобрать эту партию
# en: 5ff8ea94
page-analyse-engine = Движок
# en: 5fb3eca6
page-analyse-lines = Варианты
# en: 9d72e835
page-analyse-depth = Глубина { $depth }, { $speed } тыс. позиций в секунду
# en: 1ae8b839
page-analyse-over = Здесь партия окончена.
# en: 6247561c
page-analyse-chance = Шансы белых на победу: { $percent } %
# en: d42c0a1a
page-analyse-proven = { $score }, доказано
# en: fba21ec4
page-analyse-win-in =
    { $winner ->
        [white] Белые
       *[black] Чёрные
    } выигрывают в { $turns }
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
# en: edc61d34
page-analyse-empty = Ходов пока нет. Сыграйте их на поле за обе стороны.
# en: f5d08ead
page-analyse-promote = Поднять вариант
# en: 02bbfb04
page-analyse-delete = Удалить отсюда
# en: 485de0fb
page-analyse-copy-line = Скопировать ходы
# en: a46105c6
page-analyse-comment = Комментарий
# en: 08e66e12
page-analyse-marks = Оценки ходов
# en: 974a428d
page-analyse-full = Дерево слишком разрослось, больше ничего не добавить.
# en: 4f3621ab
page-analyse-chart = Шансы белых на победу, ход за ходом
# en: c15a4051
page-analyse-review = Разбор партии
# en: a81f85fd
page-analyse-reviewing = Разбор: { $done } из { $total }
# en: fcc38de0
page-analyse-stop = Стоп
# en: a6a8d77f
page-analyse-note-down = Записать оценки в партию
# en: 61242555
page-analyse-noted = Оценки записаны в партию.
# en: 51d78639
page-analyse-open = Открыть партию
# en: 7e516e36
page-analyse-paste = Вставьте сюда партию или позицию в любом формате
# en: d5b5e7cb
page-analyse-read = Прочитать
# en: c14a47e6
page-analyse-file = Выбрать файл
# en: d9e5afd9
page-analyse-unreadable = Это не прочитать: { $why }.
# en: 9f54c5d5
page-analyse-nothing = Здесь нечего читать.
# en: e740d108
page-analyse-share = Сохранить и поделиться
# en: adeb7e43
page-analyse-copy-link = Скопировать ссылку
# en: 5c299c1e
page-analyse-copied = Скопировано.
# en: cf13cc6b
page-analyse-not-copied = Браузер не дал странице скопировать это. Оно в поле, скопируйте вручную.
# en: fc419641
page-analyse-save = Сохранить как { $format }
# en: c21f73bb
page-analyse-not-saved = Так сохранить нельзя: { $why }.
# en: f4633224
page-analyse-new = Новый анализ: { $game }
# en: a482b062
page-analyse-setup = Расставить позицию
# en: a9dc4327
page-analyse-bad-link = В ссылке нет партии, которую можно прочитать: { $why }.
# en: 884fb36e
page-analyse-tab-review = Разбор
# en: 37c197f6
page-analyse-tab-open = Открыть
# en: 7c832228
page-analyse-tab-share = Поделиться
# en: 816421e0
page-analyse-game = Игра
# en: 53603558
page-analyse-opened =
    { $count ->
        [0] Позиция открыта.
        [one] Открыто: { $count } ход.
        [few] Открыто: { $count } хода.
        [many] Открыто: { $count } ходов.
       *[other] Открыто: { $count } хода.
    }
# en: de5af18b
page-analyse-chart-empty = Разбор покажет здесь, кто был впереди после каждого хода.
# en: f8385cef
page-analyse-review-lead = Движок пройдёт партию и покажет, где она повернулась.
# en: 238d9df0
page-analyse-inaccuracies = неточности
# en: 659fb15e
page-analyse-mistakes = ошибки
# en: 90cd2b8e
page-analyse-blunders = грубые ошибки
# en: 3e0c3f84
page-analyse-try = Попробовать
# en: 237c1080
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
# en: 7be03413
page-keys-everywhere = На каждом экране
# en: 401cb516
page-keys-screen = На этом экране
# en: 66078a98
page-keys-board = На поле, когда оно в фокусе
# en: 503b51d7
page-keys-hint = подсказка
# en: bc5e0d35
page-keys-undo = вернуть ход
# en: 0481cc1d
page-keys-focus = перейти на другое место
# en: ee5696cc
page-keys-act = взять, поставить
# en: f92d4e61
page-keys-back = вернуть всё на место
# en: 0c238c07
page-keys-kind = выбрать фигуру
# en: 97eb8798
page-keys-turn = повернуть фигуру
# en: 0bf8619d
page-keys-chain = показать цепь
# en: 3de62b4b
page-keys-under = посмотреть под фигуру
# en: 9f581267
page-keys-take-off = убрать фишку или фигуру
# en: ed4594db
page-keys-steps = назад и вперёд
# en: bd005994
page-keys-ends = в начало, в конец
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
# en: e99cbb36
page-keys-clear = убрать рисунки
# en: b77e3b32
page-keys-help = этот список
# en: 6129c936
page-keys-draw = Тяните правой кнопкой мыши, чтобы нарисовать стрелку, щёлкните ею, чтобы нарисовать круг. Shift, Alt или оба вместе меняют цвет. Повторите, чтобы убрать.
# en: b2ae380a
page-close = Закрыть

# en: a44580de
page-learn = Уроки
# en: 14ec3ebd
page-learn-lead = Короткие уроки на поле, небольшие задания и правила с картинками.
# en: 2397d8c7
page-learn-progress = Пройдено шагов: { $done } из { $all }
# en: a320ab7e
page-learn-begin =
    { $stage ->
        [new] Начать
       *[begun] Продолжить
    }
# en: 913a8bad
page-learn-done = Готово
# en: 34dd4017
page-learn-again = Ещё раз
# en: 1168597f
page-learn-show = Показать
# en: 037462af
page-learn-next = Следующий шаг
# en: ebb760dd
page-learn-skip = Пропустить шаг
# en: 8176a313
page-learn-back = Назад
# en: c03efa52
page-learn-leave = Выйти из урока
# en: eb0aa97e
page-learn-step-of = Шаг { $number } из { $all }
# en: 47166493
page-learn-coach = Тренер
# en: de913765
page-learn-play = Играть
# en: 3145941d
page-learn-choose = Для белых лучше поле { $number }
# en: 12a57eb6
page-learn-engine = Движок считает: { $score }
# en: feb91055
page-learn-missing = Уроки не загрузились. Сеть нужна им один раз, попробуйте ещё.
# en: 7aae0cd2
page-rules = Правила
# en: 5100043c
page-rules-of = Правила { $game }
# en: 600fef86
page-rules-contents = Содержание
# en: 77cb6b2f
page-setup-title = Расставить позицию
# en: c35d14c8
page-setup-board = игровое поле для расстановки
# en: 754bd2d3
page-setup-hint-dvonn = Выберите фишку и коснитесь места: она ляжет сверху.
# en: 50697ce4
page-setup-hint-punct = Коснитесь трёх мест для фигуры, сначала — для точки PÜNCT.
# en: 4a679403
page-setup-begun = Точка PÜNCT на { $punct }, осталось точек: { $left }
# en: 8a8e9844
page-setup-tools = Фишки и фигуры
# en: d1148ee5
page-setup-put = { $color }, на поле { $used } из { $most }
# en: 9ad64719
page-setup-take-off = Снять
# en: 8d4d5b51
page-setup-level = Этаж следующей фигуры
# en: 9418aa77
page-setup-level-rest = Куда ляжет
# en: cfc35773
page-setup-level-floor = Этаж { $floor }
# en: 472ab0cf
page-setup-to-move = Чей ход
# en: 682273b2
page-setup-phase = Этап партии
# en: 068b0482
page-setup-placing = Размещение фишек
# en: 2f138608
page-setup-stacking = Создание столбиков
# en: 09c20746
page-setup-turns = Ходов подряд без выставления
# en: 50ab6d04
page-setup-right = Из этой позиции можно играть дальше.
# en: bf5f0dd2
page-setup-over = Такая позиция возможна, партия в ней закончена.
# en: 8b0a08b4
page-setup-text = Позиция в виде текста
# en: bc8fe6c5
page-setup-unread = Это не читается: { $why }.
# en: fc0fda2a
page-setup-clear = Очистить
# en: bc41cecf
page-setup-start = Начало партии
# en: 2c418922
page-setup-random = Случайное поле
# en: 9693393c
page-setup-done = Готово
# en: 16d8fba4
page-setup-cancel = Отмена
# en: 2872a392
page-play-over = Партия окончена
# en: 75526697
page-play-how =
    { $step ->
        [placing] Нажми на свободное место, чтобы поставить туда фишку.
        [stacking] Нажми на свой столбик, потом на одно из подсвеченных мест.
       *[punct] Выбери фигуру и нажми на поле или перетащи её. Или отметь три места.
    }
# en: 745474e4
page-analyse-no-press = Модуль чтения и записи партий не загрузился. Сеть нужна ему один раз, попробуйте ещё.
# en: 0849ad66
page-online = Онлайн
# en: 13400a8b
page-called =
    { $count ->
        [one] { $count } партия ждёт вашего хода
        [few] { $count } партии ждут вашего хода
        [many] { $count } партий ждут вашего хода
       *[other] { $count } партии ждут вашего хода
    }
# en: 18ca9595
page-analyse-drawing = Рисуется: { $done } из { $total }
# en: 7e1d22c5
page-analyse-no-picture = Браузер не смог нарисовать картинку.
# en: 4a8bcc26
page-analyse-put-aside = То, что вы изучали раньше, сохранено в разделе «Мои партии».
# en: e1d5b8bf
page-analyse-lost = То, что вы изучали в прошлый раз, больше не удаётся прочитать. Запись хранится без изменений в разделе «Мои партии», откуда её можно экспортировать.
# en: 3b288c9a
page-puzzles = Задачи
# en: bc748c0a
page-puzzles-lead = Позиции, в которых есть что найти: каждый ответ проверяется на поле. Каждый день новая.
# en: bff6a824
page-puzzles-day = Задача дня
# en: 06e83e7f
page-puzzles-streak =
    { $days ->
        [one] Задача дня решена: { $days } день подряд
        [few] Задача дня решена: { $days } дня подряд
       *[many] Задача дня решена: { $days } дней подряд
    }
# en: 4754244a
page-puzzles-solved-of = Решено { $done } из { $all }
# en: 5845b516
page-puzzles-train = Решать
# en: 56c55771
page-puzzles-train-note = Решите задачу — и появится следующая.
# en: 6a99b52f
page-puzzles-up-next = Следующая
# en: 9286a7c2
page-puzzles-days = Задачи дня
# en: 5d16c079
page-puzzles-all = Все задачи
# en: df2db9f2
page-puzzles-all-done = Все задачи решены. Отлично!
# en: aeeed454
page-puzzles-no-streak = Решите задачу дня, чтобы начать серию.
# en: 0ef5f394
page-puzzles-game = Игра
# en: e8dbad9a
page-puzzles-both = Обе
# en: 042a78ee
page-puzzles-grade = Сложность
# en: fc8d0114
page-puzzles-every-grade = Все
# en: 8410e2bd
page-puzzles-of-grade = Уровень { $grade }
# en: 980e516c
page-puzzles-name = { $game }, задача { $number }
# en: 5fe28088
page-puzzles-state =
    { $state ->
        [solved] решена
        [tried] пока не решена
       *[new] ещё не пробовали
    }
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
    } начинают и выигрывают в { $turns } хода
# en: 671c1dd2
page-puzzles-task-win = Выигрывает ровно один ход. Найдите его.
# en: 72b46fbd
page-puzzles-task-draw = Выиграть нельзя, а ничью даёт ровно один ход. Найдите его.
# en: c0655068
page-puzzles-task-turns =
    Выиграйте не позднее своего { $turns }-го хода, что бы ни делали { $player ->
        [white] чёрные
       *[black] белые
    }.
# en: bc7cb952
page-puzzles-right = Верно
# en: 1e2148f9
page-puzzles-answers =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } отвечают { $mv }
# en: 9e0fe83a
page-puzzles-go-on = Найдите следующий ход.
# en: 7d0e5c82
page-puzzles-solved = Решено
# en: 5f12ba8c
page-puzzles-helped = Это решение; решите ещё раз без помощи, и оно засчитается
# en: 9c144cc4
page-puzzles-proof-win = Доказано: каждый из этих ходов был единственным выигрывающим.
# en: 02151a8f
page-puzzles-proof-draw = Доказано: выиграть нельзя, а каждый из этих ходов был единственным ведущим к ничьей.
# en: dcdafb7b
page-puzzles-proof-turns =
    Доказано: { $player ->
        [white] белые выигрывают в { $turns } хода при любых ответах чёрных
       *[black] чёрные выигрывают в { $turns } хода при любых ответах белых
    }.
# en: 90e7b5b4
page-puzzles-wrong = { $mv } – не то
# en: 9892e5dd
page-puzzles-wins-by =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } отвечают { $mv } и выигрывают с перевесом { $points }: доказано.
# en: f3e3695f
page-puzzles-ends =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } отвечают { $mv } и { $result ->
        [win] выигрывают
       *[draw] добиваются ничьей
    }: доказано.
# en: 7a89d067
page-puzzles-stops =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } отвечают { $mv }, и сразу выиграть нельзя.
# en: 5f68992b
page-puzzles-unseen =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } отвечают { $mv }, и программа не находит выигрыша в срок.
# en: fb12cb30
page-puzzles-not-at-once = Нужно было выиграть сразу.
# en: e3ca4568
page-puzzles-only = Цели достигает только другой ход.
# en: 391dd642
page-puzzles-hint = Подсказка
# en: d661368c
page-puzzles-hint-from = Ход начинается с { $space }.
# en: 72247a12
page-puzzles-hint-place = Выставляется фигура из запаса.
# en: 697fbfba
page-puzzles-shown = Ход – { $mv }
# en: 6207b53a
page-puzzles-back = Взять ход назад
# en: 31e2e1fe
page-puzzles-following = Следующая задача
# en: 22162d17
page-puzzles-analyse = Анализировать позицию
# en: 5cca4524
page-puzzles-checking = Программа проверяет этот ход.
# en: 9ebd7e1a
page-puzzles-missing = Задачи не загрузились. Один раз нужна сеть, попробуйте ещё раз.
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
    Найдите ход лучше за { $player ->
        [white] белых
       *[black] чёрных
    }
# en: cc4ec27f
page-retry-task = В партии было { $mv }.
# en: 41528836
page-retry-best = Верно: программа тоже сыграла бы { $mv }.
# en: 01083f5f
page-retry-as-good =
    Верно: { $mv } не хуже выбора программы, { $proven ->
        [yes] доказано
       *[no] насколько видно при переборе
    }.
# en: 9a483790
page-retry-loses = Пока нет: { $mv } теряет { $percent } % шансов на выигрыш.
# en: ca883cae
page-retry-loses-points =
    Пока нет: { $mv } теряет { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, доказано.
# en: ca7a2468
page-retry-answer = Программа сыграла бы { $mv }.
# en: b880f207
page-retry-next = Следующая ошибка
# en: f8418bf9
page-retry-found = Найдено { $found } из { $all }
# en: f00d972f
page-retry-leave = Назад к анализу
# en: 81752418
page-analyse-fair = Это позиция вашей текущей рейтинговой игры: движок ничего о ней не скажет, пока игра не закончится.
# en: 42d42b7c
page-review-fair = Это ваша рейтинговая игра, и она ещё идёт: разобрать её можно будет, когда она закончится.

# en: cb2db862
page-coach = Тренер
# en: 790d2942
page-coach-number = Совет { $number } из { $all }
# en: 4711ec68
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
# en: 780b3a9d
coach-dvonn-red-title = Держите связь с красными.
# en: c6b88865
coach-dvonn-red-text = Каждый столбик должен касаться красной фишки, сам или через другие столбики. Столбик, утративший связь, сразу удаляется из игры.
# en: 704879cf
coach-dvonn-red-why = Одиночная красная фишка ничья и никогда не ходит. Накройте её, и ваш столбик понесёт её с собой. То, что останется позади, может утратить связь.
# en: 035b0e89
coach-dvonn-move-title = Одна фишка ходит на один шаг, на любую соседнюю фишку.
# en: e3d04466
coach-dvonn-move-text = Ваши фишки в золотых рамках могут ходить. Пойдите фишкой в кольце по стрелке: чёрная окажется под вашей, и столбик станет вашим.
# en: 4dfb2d92
coach-dvonn-move-why = Столбик ходит ровно на столько мест, сколько в нём фишек, по прямой и всегда на другой столбик. Фишка, окружённая с шести сторон, ходить не может.
# en: e779534e
coach-dvonn-fallen-title = Часть фишек утратила связь.
# en: ba4c4ab7
coach-dvonn-fallen-text = Столбики на местах в кольцах утратили связь с красными и удалены из игры. Перед ходом смотрите, что может быть отрезано.
# en: f3b1ee94
coach-dvonn-fallen-why = Удалённые фишки не достаются никому. Пользуйтесь этим: отрезав столбик чёрных, вы лишаете их всех фишек в нём.
# en: e95c09e7
coach-dvonn-end-title = Партия подходит к концу.
# en: e81aa06d
coach-dvonn-end-text = Из ваших столбиков ходить могут только те, что в кольцах. Когда ходов не останется ни у кого, партия завершится и фишки сосчитают.
# en: 244869e4
coach-dvonn-end-why = Если ходить не можете только вы, вы пропускаете ход, а чёрные продолжают. У кого к концу остались ходы, за тем последнее слово.
# en: 6fd9baad
coach-punct-aim-title = Соедините две противоположные стороны.
# en: 75dee921
coach-punct-aim-text = Вы играете белыми. Постройте цепочку своих точек в направлении любой стрелки, можно с изгибами. Для начала возьмите фигуру из запаса и выставьте её вне центра.
# en: f028f383
coach-punct-aim-why = Точки на соседних местах образуют цепочку, какой бы из ваших фигур они ни принадлежали. Считаются только видимые точки.
# en: 19870e9f
coach-punct-dot-title = Оранжевая точка — это точка PÜNCT.
# en: e5b94da6
coach-punct-dot-text = У каждой фигуры одна такая (она в кольце) и две обычные. Когда фигура ходит, точка PÜNCT её ведёт. В цепочке все три точки равны.
# en: 7d843d67
coach-punct-dot-why = Куда может пойти фигура, зависит от её формы и от места точки PÜNCT. Поэтому в запасе шесть видов фигур.
# en: bee61e71
coach-punct-line-title = Фигуры на поле можно передвигать.
# en: 93b977b6
coach-punct-line-text = Точка PÜNCT идёт по одной из трёх своих линий на любое расстояние, даже через другие фигуры. Затем фигуру можно повернуть вокруг неё. Фигура в кольце может пойти по стрелке.
# en: cdb8a8e8
coach-punct-line-why = Ход — это либо выставить фигуру, либо передвинуть. Новая фигура добавляет три точки, передвинутая попадает туда, где она нужна. Можно и просто повернуть фигуру на месте.
# en: 50598c1a
coach-punct-top-title = Фигуру можно поставить на другие.
# en: 8ecaf402
coach-punct-top-text = Её точка PÜNCT должна встать на вашу точку, а сама фигура — лежать ровно. Фигура в кольце может пойти по стрелке и накрыть то, что там у чёрных.
# en: 34290301
coach-punct-top-why = Накрытые точки не считаются в цепочке, а фигура с накрытой точкой не может ходить. Новые фигуры из запаса выставляют только на пустые места.
# en: ea3fa760
coach-punct-bridge-title = Мостик перекрывает просвет.
# en: 24be619a
coach-punct-bridge-text = Прямая или угловая фигура может опираться только на два конца, с просветом под серединой. Фигура в кольце может стать мостиком в конце стрелки.
# en: 4e95484f
coach-punct-bridge-why = Все три точки мостика считаются. Под него ничего нельзя поставить, а то, что под ним лежит, не может ходить. Треугольная фигура мостиком не бывает.
