### Texts of the screens of lessons, rules and puzzles. The lessons and the rules themselves have parts of their own.

# en: 74812a4a
page-learn-lead = Короткие интерактивные уроки, небольшие задачи и правила с картинками.
# en: d8a5ecb8
page-learn-again = Ещё раз
# en: 69b73ae7
page-learn-next = Дальше
# en: ebb760dd
page-learn-skip = Пропустить шаг
# en: 8176a313
page-learn-back = Назад
# en: 280eadad
page-learn-leave = Выйти из урока
# en: eb0aa97e
page-learn-step-of = Шаг { $number } из { $all }
# en: c4b975d0
page-learn-count = { $done } из { $all }
# en: 117fbcd6
page-learn-question = Вопрос { $number } из { $all }. У вас одна попытка.
# en: a0e82e0a
page-learn-exam-result = Верно: { $right } из { $all }
# en: 93e74edd
page-learn-repeat = Стоит повторить
# en: 47166493
page-learn-coach = Тренер
# en: de913765
page-learn-play = Играть
# en: 3145941d
page-learn-choose = Для белых лучше поле { $number }
# en: 37842ded
page-learn-engine = Движок: { $score }
# en: 4885e879
page-learn-missing = Не удалось загрузить уроки. Подключитесь к сети один раз — потом они работают и без неё.
# en: b8e99ef8
page-rules-of = Правила { $game }
# en: 600fef86
page-rules-contents = Содержание
# en: 4754244a
page-puzzles-solved-of = Решено { $done } из { $all }
# en: 286ada86
page-puzzles-train-note = Задачи по вашему рейтингу. Решите одну — и появится следующая.
# en: 6a99b52f
page-puzzles-up-next = Следующая
# en: 9286a7c2
page-puzzles-days = Задачи дня
# en: 5d16c079
page-puzzles-all = Все задачи
# en: c1e85788
page-puzzles-all-done = Вы решили все задачи. Отлично!
# en: aeeed454
page-puzzles-no-streak = Решите задачу дня, чтобы начать серию.
# en: e8dbad9a
page-puzzles-both = Обе
# en: b77c2092
page-puzzles-name = { $game }, задача { $number }
# en: 5fe28088
page-puzzles-state =
    { $state ->
        [solved] решена
        [tried] пока не решена
       *[new] ещё не решали
    }
# en: 374d8a0c
page-puzzles-task-win = Выигрывает только один ход. Найдите его.
# en: 93fba6b7
page-puzzles-task-draw = Выиграть нельзя, и только один ход ведёт к ничьей. Найдите его.
# en: 85ff2930
page-puzzles-task-turns =
    Выиграйте за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    } при любых ответах { $player ->
        [white] чёрных
       *[black] белых
    }.
# en: bc7cb952
page-puzzles-right = Верно
# en: 70f9c628
page-puzzles-answers =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } отвечают { $mv }
# en: 9e0fe83a
page-puzzles-go-on = Найдите следующий ход.
# en: 7d0e5c82
page-puzzles-solved = Решено
# en: adf9cac1
page-puzzles-helped = Вот решение. Чтобы задача засчиталась, решите её без помощи
# en: 9c144cc4
page-puzzles-proof-win = Доказано: каждый из этих ходов был единственным выигрывающим.
# en: 0af17344
page-puzzles-proof-draw = Доказано: выиграть нельзя, и каждый из этих ходов был единственным, который ведёт к ничьей.
# en: 791cfd13
page-puzzles-proof-turns =
    Доказано: { $player ->
        [white] белые
       *[black] чёрные
    } выигрывают за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    } при любых ответах { $player ->
        [white] чёрных
       *[black] белых
    }.
# en: e6a014b0
page-puzzles-wrong = { $mv } — не то
# en: 41bc1f3d
page-puzzles-wins-by =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } отвечают { $mv } и выигрывают с разницей в { $points } (доказано).
# en: 8e788495
page-puzzles-ends =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } отвечают { $mv } и { $result ->
        [win] выигрывают
       *[draw] делают ничью
    } (доказано).
# en: 75b73024
page-puzzles-stops =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } отвечают { $mv }, и сразу выиграть нельзя.
# en: 8744633e
page-puzzles-unseen =
    { $player ->
        [white] Белые
       *[black] Чёрные
    } отвечают { $mv }, и движок не находит выигрыша в срок.
# en: 5b94f630
page-puzzles-not-at-once = Этим ходом нужно было выиграть сразу.
# en: addbb701
page-puzzles-only = Нужен другой ход.
# en: 391dd642
page-puzzles-hint = Подсказка
# en: f017777a
page-puzzles-hint-from = Посмотрите на { $space }.
# en: dea5a202
page-puzzles-hint-place = Выставьте фигуру из запаса.
# en: 697fbfba
page-puzzles-shown = Верный ход — { $mv }
# en: 31e2e1fe
page-puzzles-following = Следующая задача
# en: 54200143
page-puzzles-analyse = Анализ позиции
# en: db82e344
page-puzzles-missing = Не удалось загрузить задачи. Подключитесь к сети один раз — потом они работают и без неё.
# en: 716f41c3
page-puzzles-rating = Ваш рейтинг в задачах
# en: 4107229b
page-puzzles-week = { $points } за неделю
# en: 30ad7362
page-puzzles-rated = Рейтинг { $rating }
# en: 486cb57e
page-puzzles-rating-now = Ваш рейтинг: { $rating } ({ $change }).
# en: 92d4dbaa
page-puzzles-returns = Завтра она появится снова.
# en: 5b9c8b78
page-puzzles-themes = Темы
# en: 10575d7c
page-puzzles-themes-note = Тренируйте одну тему. Справа — ваш рейтинг.
# en: a63a39ed
page-puzzles-theme =
    { $theme ->
        [cut-off] Отрезать
        [carry-red] Унести красную
        [tempo] Вынудить пропуск
        [last-move] Последний ход
        [save-draw] Спасти ничью
        [margin] Крупная победа
        [placement] Лучшее место
        [connection] Соединение
        [block] Защита
        [bridge] Мостик
        [pin] Блокировка
        [centre] Центр
        [own-games] Из ваших партий
       *[ending] Выиграть эндшпиль
    }
# en: 3ecf3b34
page-puzzles-every-theme = Все темы
# en: e233af9c
page-puzzles-show-list = Показать список
# en: 6838f9e3
page-puzzles-more = Другие тренировки
# en: 5fe00d86
page-puzzles-run =
    { $kind ->
        [storm] Штурм
       *[streak] Без ошибок
    }
# en: 706eb2e5
page-puzzles-run-about =
    { $kind ->
        [storm] Сколько успеете за три минуты.
       *[streak] Всё труднее и труднее. До первой ошибки.
    }
# en: 8ffd8863
page-puzzles-best = Рекорд: { $count }
# en: b7d1b319
page-puzzles-run-solved = Решено: { $count }
# en: 8ca7a8c5
page-puzzles-run-over =
    { $count ->
        [one] Вы решили { $count } задачу.
        [few] Вы решили { $count } задачи.
       *[many] Вы решили { $count } задач.
    }
# en: 4e3989d7
page-puzzles-run-record = Новый рекорд!
# en: 488e396f
page-puzzles-time-left = Осталось времени
# en: 05d3f614
page-puzzles-due =
    { $count ->
        [one] Сегодня вернётся { $count } нерешённая задача.
        [few] Сегодня вернутся { $count } нерешённые задачи.
       *[many] Сегодня вернутся { $count } нерешённых задач.
    }
# en: b34724e2
page-puzzles-task-margin =
    Выигрывают и другие ходы, но с разницей в { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } — только один. Найдите его.
# en: 67d5e30b
page-puzzles-task-block =
    { $player ->
        [white] Чёрные
       *[black] Белые
    } выиграют следующим ходом, если их не остановить. Найдите надёжную защиту.
# en: 93bfac9b
page-puzzles-task-place = По оценке движка, одно свободное место явно лучше других. Найдите его.
# en: 891a318c
page-puzzles-proof-margin =
    Доказано: каждый из этих ходов был единственным, который выигрывает с разницей в { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
# en: 98d96c7d
page-puzzles-proof-block =
    Доказано: { $player ->
        [white] чёрные
       *[black] белые
    } больше не могут форсированно выиграть за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }.
# en: 76526780
page-puzzles-proof-place = Оценка, а не доказательство: движок проверил все способы заполнить поле, и это место оказалось ценнее всех.
# en: e126dafb
page-puzzles-own-none = Разберите партию — и ваши ошибки станут задачами.
# en: 1c437900
page-puzzles-task-best = Вы упустили это в партии. Один ход явно лучше других. Найдите его.
# en: 92f11ad6
page-puzzles-proof-best = По мнению движка, этот ход явно лучше всех остальных. Это оценка, а не доказательство.
