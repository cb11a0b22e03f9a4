### Texts of the screens of lessons, rules and puzzles. The lessons and the rules themselves have parts of their own.

# en: 74812a4a
page-learn-lead = Krótkie lekcje na planszy, małe zadania i zasady z obrazkami.
# en: d8a5ecb8
page-learn-again = Jeszcze raz
# en: 69b73ae7
page-learn-next = Dalej
# en: ebb760dd
page-learn-skip = Pomiń ten krok
# en: 8176a313
page-learn-back = Wstecz
# en: 280eadad
page-learn-leave = Wyjdź z lekcji
# en: eb0aa97e
page-learn-step-of = Krok { $number } z { $all }
# en: c4b975d0
page-learn-count = { $done } z { $all }
# en: 117fbcd6
page-learn-question = Pytanie { $number } z { $all }. Masz jedną próbę.
# en: a0e82e0a
page-learn-exam-result = Dobrze: { $right } z { $all }
# en: 93e74edd
page-learn-repeat = Warto powtórzyć
# en: 47166493
page-learn-coach = Trener
# en: de913765
page-learn-play = Graj
# en: 3145941d
page-learn-choose = Plansza { $number } jest lepsza dla Białego
# en: 37842ded
page-learn-engine = Silnik: { $score }
# en: 4885e879
page-learn-missing = Nie udało się wczytać lekcji. Połącz się raz z internetem, by je wczytać; potem działają offline.
# en: b8e99ef8
page-rules-of = Zasady gry { $game }
# en: 600fef86
page-rules-contents = Spis treści
# en: 4754244a
page-puzzles-solved-of = Rozwiązane: { $done } z { $all }
# en: 286ada86
page-puzzles-train-note = Zadania zbliżone do twojego rankingu. Rozwiąż jedno, a pojawi się następne.
# en: 6a99b52f
page-puzzles-up-next = Następne
# en: 9286a7c2
page-puzzles-days = Zadania dnia
# en: 5d16c079
page-puzzles-all = Wszystkie zadania
# en: c1e85788
page-puzzles-all-done = Wszystkie zadania rozwiązane. Brawo!
# en: aeeed454
page-puzzles-no-streak = Rozwiąż zadanie dnia, aby zacząć serię.
# en: e8dbad9a
page-puzzles-both = Obie
# en: b77c2092
page-puzzles-name = { $game }, zadanie { $number }
# en: 5fe28088
page-puzzles-state =
    { $state ->
        [solved] rozwiązane
        [tried] jeszcze nierozwiązane
       *[new] jeszcze bez próby
    }
# en: 374d8a0c
page-puzzles-task-win = Wygrywa tylko jeden ruch. Znajdź go.
# en: 93fba6b7
page-puzzles-task-draw = Żaden ruch nie wygrywa i tylko jeden remisuje. Znajdź go.
# en: 85ff2930
page-puzzles-task-turns =
    Wygraj w { $turns ->
        [one] { $turns } ruchu
        [few] { $turns } ruchach
       *[many] { $turns } ruchach
    }, cokolwiek zagra { $player ->
        [white] Czarny
       *[black] Biały
    }.
# en: bc7cb952
page-puzzles-right = Dobrze
# en: 70f9c628
page-puzzles-answers =
    { $player ->
        [white] Biały
       *[black] Czarny
    } odpowiada { $mv }
# en: 9e0fe83a
page-puzzles-go-on = Znajdź następny ruch.
# en: 7d0e5c82
page-puzzles-solved = Rozwiązane
# en: adf9cac1
page-puzzles-helped = To jest rozwiązanie. Aby się liczyło, rozwiąż zadanie bez pomocy
# en: 9c144cc4
page-puzzles-proof-win = Udowodnione: każdy z tych ruchów był jedynym wygrywającym.
# en: 0af17344
page-puzzles-proof-draw = Udowodnione: żaden ruch nie wygrywa, a każdy z tych był jedynym remisującym.
# en: 791cfd13
page-puzzles-proof-turns =
    Udowodnione: { $player ->
        [white] Biały wygrywa w { $turns ->
            [one] { $turns } ruchu
            [few] { $turns } ruchach
           *[many] { $turns } ruchach
        }, cokolwiek zagra Czarny
       *[black] Czarny wygrywa w { $turns ->
            [one] { $turns } ruchu
            [few] { $turns } ruchach
           *[many] { $turns } ruchach
        }, cokolwiek zagra Biały
    }.
# en: e6a014b0
page-puzzles-wrong = { $mv } to nie to
# en: 41bc1f3d
page-puzzles-wins-by =
    { $player ->
        [white] Biały
       *[black] Czarny
    } odpowiada { $mv } i wygrywa różnicą { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    } (udowodnione).
# en: 8e788495
page-puzzles-ends =
    { $player ->
        [white] Biały
       *[black] Czarny
    } odpowiada { $mv } i { $result ->
        [win] wygrywa
       *[draw] remisuje
    } (udowodnione).
# en: 75b73024
page-puzzles-stops =
    { $player ->
        [white] Biały
       *[black] Czarny
    } odpowiada { $mv } i żaden ruch nie wygrywa od razu.
# en: 8744633e
page-puzzles-unseen =
    { $player ->
        [white] Biały
       *[black] Czarny
    } odpowiada { $mv } i silnik nie znajduje wygranej na czas.
# en: 5b94f630
page-puzzles-not-at-once = Ten ruch musiał wygrać od razu.
# en: addbb701
page-puzzles-only = Właściwy jest inny ruch.
# en: 391dd642
page-puzzles-hint = Podpowiedź
# en: f017777a
page-puzzles-hint-from = Spójrz na { $space }.
# en: dea5a202
page-puzzles-hint-place = Połóż element z zapasu.
# en: 697fbfba
page-puzzles-shown = Rozwiązaniem jest { $mv }
# en: 31e2e1fe
page-puzzles-following = Następne zadanie
# en: 54200143
page-puzzles-analyse = Analizuj pozycję
# en: db82e344
page-puzzles-missing = Nie udało się wczytać zadań. Połącz się raz z internetem, by je wczytać; potem działają offline.
# en: 716f41c3
page-puzzles-rating = Twój ranking w zadaniach
# en: 4107229b
page-puzzles-week = { $points } w tym tygodniu
# en: 30ad7362
page-puzzles-rated = Ranking { $rating }
# en: 486cb57e
page-puzzles-rating-now = Twój ranking: { $rating } ({ $change }).
# en: 92d4dbaa
page-puzzles-returns = Jutro zobaczysz je znowu.
# en: 5b9c8b78
page-puzzles-themes = Motywy
# en: 10575d7c
page-puzzles-themes-note = Trenuj jeden motyw. Twój ranking jest po prawej.
# en: a63a39ed
page-puzzles-theme =
    { $theme ->
        [cut-off] Odcięcie
        [carry-red] Zabranie czerwonego
        [tempo] Wymuszenie pasa
        [last-move] Ostatni ruch
        [save-draw] Ratowanie remisu
        [margin] Wyższa wygrana
        [placement] Najlepsze pole
        [connection] Połączenie
        [block] Obrona
        [bridge] Mostek
        [pin] Zablokowanie
        [centre] Środek
        [own-games] Z twoich partii
       *[ending] Wygrana końcówka
    }
# en: 3ecf3b34
page-puzzles-every-theme = Wszystkie motywy
# en: e233af9c
page-puzzles-show-list = Pokaż listę
# en: 6838f9e3
page-puzzles-more = Inne treningi
# en: 5fe00d86
page-puzzles-run =
    { $kind ->
        [storm] Szturm
       *[streak] Bez pomyłki
    }
# en: 706eb2e5
page-puzzles-run-about =
    { $kind ->
        [storm] Ile zdążysz w trzy minuty.
       *[streak] Coraz trudniej. Jedna pomyłka i koniec.
    }
# en: 8ffd8863
page-puzzles-best = Rekord: { $count }
# en: b7d1b319
page-puzzles-run-solved = Rozwiązane: { $count }
# en: 8ca7a8c5
page-puzzles-run-over =
    { $count ->
        [one] Masz { $count } rozwiązane zadanie.
        [few] Masz { $count } rozwiązane zadania.
       *[many] Masz { $count } rozwiązanych zadań.
    }
# en: 4e3989d7
page-puzzles-run-record = Nowy rekord!
# en: 488e396f
page-puzzles-time-left = Pozostały czas
# en: 05d3f614
page-puzzles-due =
    { $count ->
        [one] Dziś wraca { $count } nierozwiązane zadanie.
        [few] Dziś wracają { $count } nierozwiązane zadania.
       *[many] Dziś wraca { $count } nierozwiązanych zadań.
    }
# en: b34724e2
page-puzzles-task-margin =
    Wygrywają też inne ruchy, ale tylko jeden różnicą { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    }. Znajdź go.
# en: 67d5e30b
page-puzzles-task-block =
    { $player ->
        [white] Czarny
       *[black] Biały
    } wygra następnym ruchem, jeśli go nie powstrzymasz. Znajdź obronę, która wytrzyma.
# en: 93bfac9b
page-puzzles-task-place = Według silnika jedno wolne pole jest wyraźnie najlepsze. Znajdź je.
# en: 891a318c
page-puzzles-proof-margin =
    Udowodnione: każdy z tych ruchów był jedynym, który wygrywa różnicą { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    }.
# en: 98d96c7d
page-puzzles-proof-block =
    Udowodnione: { $player ->
        [white] Czarny
       *[black] Biały
    } nie może już wymusić wygranej w { $turns ->
        [one] { $turns } ruchu
        [few] { $turns } ruchach
       *[many] { $turns } ruchach
    }.
# en: 76526780
page-puzzles-proof-place = Ocena, nie dowód: silnik sprawdził wszystkie sposoby zapełnienia planszy i to pole okazało się warte najwięcej.
# en: e126dafb
page-puzzles-own-none = Przejrzyj partię, a twoje błędy staną się zadaniami.
# en: 1c437900
page-puzzles-task-best = To ci umknęło w partii. Jeden ruch jest wyraźnie najlepszy. Znajdź go.
# en: 92f11ad6
page-puzzles-proof-best = Silnik uważa ten ruch za wyraźnie lepszy od wszystkich innych. To jego ocena, a nie dowód.
