### Polski: co mówi tylko strona.

# en: ff236ba9
page-nav = Nawigacja
# en: f86e9519
page-home = Graj
# en: bb8c0106
page-games = Moje partie
# en: 8886c0d2
page-settings = Ustawienia
# en: ad6b8f76
page-skip = Przejdź do treści
# en: a361a062
page-more = Więcej
# en: 0d181351
page-account = Twoje konto
# en: c94b6e3f
page-sign-in = Zaloguj się
# en: 89edcdb7
page-create-account = Załóż konto
# en: e8641432
page-profile = Profil
# en: c0d520f2
page-log-out = Wyloguj się
# en: a04342a3
page-your-turn = Twój ruch
# en: 90adcbec
page-setting-up = Przygotowujemy planszę
# en: b6daabbb
page-credits = Autorem gier DVONN i PÜNCT jest Kris Burm. Basalt to niezależny projekt, niezwiązany z autorem ani z jego wydawcami.
# en: 4477a795
page-maintenance = Przerwa techniczna: partie są wstrzymane, zegary stoją.
# en: b52bdeea
page-privacy = Prywatność
# en: 14808b96
page-imprint = Wydawca serwisu
# en: 3d8b8b57
page-lost-title = Nie ma takiej strony
# en: 6af7c4fc
page-lost = Pod adresem { $path } nic nie ma.
# en: 0838810c
page-lost-home = Strona główna

## Pierwszy ekran

# en: eb698017
page-home-dvonn = Układaj piony w stosy i utrzymuj łączność z czerwonymi. Odcięte piony są zdejmowane z planszy. Wygrywa ten, kto ma więcej pionów.
# en: 5a0a36d2
page-home-punct = Kładź, przesuwaj i układaj na sobie elementy z trzech kropek. Połącz dwa przeciwległe boki planszy, a wygrasz.
# en: 76690ac9
page-home-computer = Zagraj z komputerem
# en: f8ba3d4e
page-home-two = Dwóch graczy, jedno urządzenie
# en: 6a4c71e1
page-home-unfinished = Masz niedokończoną partię { $game }.
# en: 1de7264e
page-home-continue = Kontynuuj
# en: 99b9daea
page-home-find = Znajdź przeciwnika
# en: 7cee7dfa
page-home-days = Dni
# en: 41dfe658
page-home-days-each =
    { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
       *[many] { $days } dni na ruch
    }
# en: 8a7cd519
page-home-waiting = czeka: { $count }
# en: 8aa8150e
online-rated = Rankingowa
# en: fb141656
online-casual = Towarzyska
# en: 95628898
online-days-left =
    { $days ->
        [one] został { $days } dzień
        [few] zostały { $days } dni
       *[many] zostało { $days } dni
    }
# en: cd8ba946
online-hours-left =
    { $hours ->
        [one] została { $hours } godzina
        [few] zostały { $hours } godziny
       *[many] zostało { $hours } godzin
    }
# en: 825fc3b2
online-minutes-left =
    { $minutes ->
        [one] została { $minutes } minuta
        [few] zostały { $minutes } minuty
       *[many] zostało { $minutes } minut
    }
# en: 8c32cb40
page-home-level = Poziom { $level } z { $all }
# en: e7a7bbc7
page-home-options = Poziom i zegar
# en: caf2f1bd
page-home-friend = Gra ze znajomym
# en: 41ff20e9
page-home-link = Wyślij link
# en: 9cf7e5e4
page-home-new = Grasz w { $game } pierwszy raz?
# en: 468a5108
page-home-coach = Pierwsza partia z trenerem
# en: 42e5f0a2
page-home-counts = Online: { $players } · partie: { $games } · czeka: { $waiting }
# en: f750c6ea
page-home-live = Partia na żywo
# en: 67230c2c
page-home-watch = Oglądaj partię
# en: a91528b0
page-home-example = Przykładowa partia
# en: 86d5c895
page-home-learning = Ucz się dalej
# en: a7b0c7fb
page-home-lessons = Wszystkie lekcje
# en: 47468735
page-home-all-games = Wszystkie partie

## Przed partią

# en: b7f3a7e9
page-new-title = { $game }
# en: 0d0cf687
page-new-opponent = Przeciwnik
# en: 3acb2823
page-new-opponent-computer = Komputer
# en: 9b23d843
page-deleted-player = usunięty gracz
# en: 30109cee
page-bot = BOT
# en: cff73057
page-new-opponent-two = Na jednym urządzeniu
# en: 26a48a27
page-new-level = Poziom
# en: caa0d7b1
page-new-color = Twój kolor
# en: f757c0a6
page-new-color-chance = Losowo
# en: 03badf41
page-new-board = Plansza na start
# en: cb4e1cbb
page-new-board-full = Zapełniona losowo
# en: e9e2ed32
page-new-board-empty = Pusta, stawiasz piony
# en: cf5e19e1
page-new-variant = Zasady
# en: d48570bb
page-new-variant-basic = Podstawowe
# en: 48aea0a7
page-new-variant-standard = Standardowe
# en: 685a02db
page-new-clock = Zegar
# en: 06c3199a
page-new-begin = Zacznij

# en: 459e03c1
page-level-first-games = Początkujący: dużo przeocza
# en: 63fa4095
page-level-easy = Łatwy: swoje szanse widzi lepiej niż twoje
# en: d49a6c08
page-level-club = Średni: patrzy kilka ruchów naprzód
# en: 4e2cfa8b
page-level-strong = Silny: patrzy daleko naprzód i rzadko się myli
# en: e1856c16
page-level-full = Pełna siła: myśli tak długo, jak pozwala zegar

# en: ec7a9938
page-clock-none = Bez zegara
# en: 8b584e6c
page-clock-preset =
    { $seconds ->
        [0] { $minutes } min
       *[more] { $minutes } min + { $seconds } s
    }
# en: 732f89c8
page-clock-own = Własny
# en: b095f839
page-clock-minutes = Minuty na gracza
# en: f591039b
page-clock-increment = Sekundy za ruch

## Partia

# en: b1c4e481
page-player-you =
    { $color ->
        [white] Biały: ty
       *[black] Czarny: ty
    }
# en: dcf102ff
page-player-computer =
    { $color ->
        [white] Biały: komputer, poziom { $level }
       *[black] Czarny: komputer, poziom { $level }
    }
# en: 5b553837
page-player-person =
    { $color ->
        [white] Biały
       *[black] Czarny
    }

# en: 2f7c04d7
page-play-thinking = myśli
# en: 0d776a6d
page-play-nothing = Brak partii w toku
# en: b45da0dc
page-play-nothing-home = Wybierz grę
# en: ca0b2d30
page-play-unreadable = Twoja partia w toku jest uszkodzona i nie da się jej otworzyć. Znajdziesz ją w sekcji „Moje partie”, skąd można ją wyeksportować.
# en: adda6365
page-play-moves = Ruchy
# en: f6210572
page-play-first = Pozycja początkowa
# en: 2100abb2
page-play-back = Poprzedni ruch
# en: 30832f34
page-play-ahead = Następny ruch
# en: 4fb2b3eb
page-play-last = Ostatnia pozycja
# en: c735cebf
page-play-aside = Panel partii
# en: 76baae25
page-play-players = Gracze
# en: afe7f309
page-play-actions = Akcje
# en: 2837f213
page-play-undo = Cofnij
# en: c1e4d103
page-play-redo = Ponów
# en: 2a5a876d
page-play-hint = Podpowiedź
# en: 02b50aa1
page-play-hint-is = Spróbuj { $mv }
# en: 72f71d23
page-play-refused = Nie można: { $why }.
# en: b1391210
page-play-stop = Zagraj teraz
# en: 02aac0c1
page-play-flip = Obróć planszę
# en: 85a70e6e
page-play-zen = Tryb zen
# en: de41f911
page-play-place-rest = Rozmieść resztę
# en: ca7e3866
page-play-finish = Dograj za mnie
# en: 4a82a7fb
page-play-resign = Poddaj się
# en: 0ca43ff6
page-play-resign-sure = Poddać partię?
# en: a5da50f9
page-play-new = Nowa partia
# en: ae36f9ed
page-play-rematch = Rewanż
# en: 5fb21c7a
page-play-resign-text = Partia się skończy i wygra przeciwnik.
# en: 14d0eeaa
page-play-resign-no = Graj dalej
# en: 3fa01721
page-play-menu = Menu
# en: d769ddc1
page-play-leave = Wyjdź z partii
# en: 9a51dd1d
page-play-zen-exit = Wyjdź z trybu zen
# en: 02ae220c
page-player-name-you = Ty
# en: 9cd8ac8c
page-player-name-computer = Komputer
# en: de2b2dba
page-player-level = poziom { $level }
# en: f236df25
page-player-turn = twój ruch
# en: 5d97f16f
page-player-can-move =
    { $count ->
        [one] { $count } stos może się ruszyć
        [few] { $count } stosy mogą się ruszyć
        [many] { $count } stosów może się ruszyć
       *[other] { $count } stosu może się ruszyć
    }
# en: c6aeb7bc
page-player-pieces =
    { $count ->
        [one] pion
        [few] piony
        [many] pionów
       *[other] piona
    }
# en: d0793f28
page-player-balance = Biały { $white }, Czarny { $black }
# en: b7065f12
page-hand = Twój element
# en: dfae7bb6
page-hand-place = Połóż element
# en: 59f0f2a8
page-hand-turn = Obróć
# en: 1be8154a
page-play-looking-back = Oglądasz wcześniejszą pozycję.
# en: 82873c70
page-play-place-red =
    { $who ->
        [you] Twój ruch: postaw czerwony pion
       *[another] { $color ->
            [white] Biały stawia czerwony pion
           *[black] Czarny stawia czerwony pion
        }
    }
# en: d30b25e5
page-play-place =
    { $who ->
        [you] Twój ruch: postaw pion
       *[another] { $color ->
            [white] Biały stawia pion
           *[black] Czarny stawia pion
        }
    }
# en: dde395ab
page-play-move =
    { $who ->
        [you] Twój ruch: przesuń stos
       *[another] { $color ->
            [white] Ruch Białego
           *[black] Ruch Czarnego
        }
    }
# en: b0a27daf
page-play-turn =
    { $who ->
        [you] Twój ruch: połóż albo przesuń element
       *[another] { $color ->
            [white] Ruch Białego
           *[black] Ruch Czarnego
        }
    }

# en: ef699799
page-result-label = Wynik
# en: 0385de54
page-result-you =
    { $outcome ->
        [won] Wygrywasz
       *[lost] Przegrywasz
    }
# en: aa18ba99
page-result-you-score =
    { $outcome ->
        [won] Wygrywasz { $points }:{ $against }
       *[lost] Przegrywasz { $points }:{ $against }
    }
# en: 2f6a285b
page-result-no-moves = Nikt nie może się już ruszyć.
# en: 68122399
page-result-connected =
    { $sides ->
        [south-west] Połączone boki: południowo-zachodni i północno-wschodni.
        [north-west] Połączone boki: północno-zachodni i południowo-wschodni.
       *[west-east] Połączone boki: zachodni i wschodni.
    }
# en: 9da6cff5
page-result-you-resigned = Poddajesz partię.
# en: 2a2ba229
page-result-your-time = Skończył ci się czas.
# en: 6c9817b4
page-result-share = Udostępnij
# en: b263c57d
page-result-copied = Partia skopiowana. Możesz ją wkleić gdziekolwiek.
# en: 7027c83c
page-result-not-copied = Przeglądarka zablokowała kopiowanie. Partię możesz wyeksportować w sekcji „Moje partie”.

# en: 45626ba1
page-count-controls = piony
# en: 00c409d3
page-count-can-move = mogą się ruszyć
# en: 1b1446c4
page-count-removed = zdjęte
# en: 4b058325
page-count-placements = w zapasie
# en: 352c1824
page-count-centre = kropki w środku

## Plansza

# en: 2f2f6d85
page-board-role = plansza
# en: d7023699
page-board-confirm = Zagrać ten ruch?
# en: 9f28f59c
page-board-yes = Potwierdź
# en: e6e6b848
page-board-no = Odłóż
# en: 28e4042b
page-board-reserve =
    { $color ->
        [white] Zapas Białego
       *[black] Zapas Czarnego
    }
# en: 8e742e54
page-board-kind =
    { $kind ->
        [triangle] Trójkątny
        [straight-middle] Prosty, kropka PÜNCT pośrodku
        [straight-end] Prosty, kropka PÜNCT na końcu
        [angle-left] Kątowy, kropka PÜNCT na lewym ramieniu
        [angle-right] Kątowy, kropka PÜNCT na prawym ramieniu
       *[angle-bend] Kątowy, kropka PÜNCT na zgięciu
    }: { $left ->
        [one] został { $left }
        [few] zostały { $left }
       *[many] zostało { $left }
    }
# en: 8add1fdf
page-board-turn = Obróć w prawo
# en: 0271c6d9
page-board-turn-back = Obróć w lewo
# en: 9e07e58c
page-board-nudge =
    Przesuń element { $way ->
        [up] w górę
        [up-right] w prawo w górę
        [down-right] w prawo w dół
        [down] w dół
        [down-left] w lewo w dół
       *[up-left] w lewo w górę
    }
# en: 5a1aa0f0
page-board-look-under = Zajrzyj pod spód
# en: 221ba0a2
page-board-threats = Pokaż groźby
# en: c6e30718
page-board-floors = Poziomy do { $floor }
# en: ed53e460
page-board-unzoom = Cała plansza

## Silnik

# en: db528b54
page-engine-no-workers = Ta przeglądarka nie obsługuje Web Workers, więc komputer nie może grać. Nadal możesz grać we dwoje.
# en: 704b158a
page-engine-no-simd = WebAssembly w tej przeglądarce jest zbyt stare, więc komputer nie może grać. Nadal możesz grać we dwoje.
# en: 6a0fb132
page-engine-restarted = Gracz komputerowy uległ awarii i został uruchomiony ponownie. Twoja partia jest bezpieczna.
# en: 5bec3559
page-engine-given-up = Gracz komputerowy wciąż ulega awarii. Odśwież stronę, by spróbować ponownie. Twoja partia jest zapisana.

## Zachowane partie

# en: c4d2e52c
page-games-none = Tu pojawią się skończone partie. Są zapisywane tylko w tej przeglądarce.
# en: de4bdc49
page-games-none-title = Brak partii
# en: 38c1cb3b
page-games-more = Pokaż więcej
# en: de98bbf5
page-games-open = Zobacz
# en: 368163b3
page-games-export = Eksportuj wszystkie
# en: ac308e1f
page-games-export-one = Eksportuj
# en: c5c518fc
page-games-import = Importuj
# en: 902dc539
page-games-imported =
    { $added ->
        [0] Brak nowych partii
        [one] { $added } nowa partia
        [few] { $added } nowe partie
       *[many] { $added } nowych partii
    }, już zapisane: { $known }, nieczytelne: { $refused }.
# en: 106f32c4
page-games-delete = Usuń
# en: 95606b8e
page-games-delete-sure = Na pewno usunąć?
# en: bc93bc38
page-games-delete-title = Usunąć tę partię?
# en: 5a5ec6e8
page-games-delete-text = Zniknie z tej przeglądarki na zawsze.
# en: 8a68953c
page-games-keep = Zostaw
# en: 1393ea14
page-games-broken = Ta partia jest uszkodzona i nie da się jej otworzyć. Możesz ją wyeksportować albo usunąć.
# en: ee82f58e
page-games-broken-why = Szczegóły
# en: 79c3698e
page-games-unfinished = Niedokończona.
# en: b26e8c87
page-games-missing = Tej partii nie zapisano w tej przeglądarce

## Ustawienia

# en: 68b3f73e
page-settings-language = Język
# en: 6290db54
page-settings-theme = Motyw
# en: 4dcbde02
page-settings-as-system = Jak w systemie
# en: 887cbe2c
page-settings-light = Jasny
# en: ede969d6
page-settings-dark = Ciemny
# en: 3ccc84b2
page-settings-motion = Animacje
# en: 2eb31a38
page-settings-reduced = Ograniczone
# en: 006a18ca
page-settings-confirmation = Potwierdzaj ruchy w DVONN
# en: 6f20f038
page-settings-never = Nigdy
# en: 02eb6153
page-settings-own-losses = Gdy odcinam własne piony
# en: 76eefb58
page-settings-always = Zawsze
# en: 23f3fc8e
page-settings-threats = Pokazuj groźby w PÜNCT
# en: 53b510d5
page-settings-for-beginners = Na poziomach 1–{ $level }
# en: 1c5c7dcb
page-settings-sound = Dźwięki
# en: 0d078460
page-settings-coordinates = Współrzędne na planszy
# en: cb3e8548
page-settings-links = Pokazuj łączność i łańcuchy
# en: 2c35a7e2
page-links = Łączność
# en: ca3f4f8b
page-keys-links = pokaż łączność i łańcuchy
# en: 616de7f8
page-settings-pieces = Piony i elementy
# en: 969d29f0
page-settings-stone = Kamień
# en: 9da2b5fa
page-settings-contrast = Wysoki kontrast
# en: 674168f2
page-settings-appearance = Wygląd
# en: 322ab0b6
page-settings-board = Plansza i dźwięk
# en: a98ce0b2
page-settings-help = Pomoc w trakcie partii
# en: 4fb06868
page-settings-account = Konto
# en: 559ad456
page-settings-account-lead = Hasło, uwierzytelnianie dwuskładnikowe, kody odzyskiwania i urządzenia.
# en: bb94c13c
page-settings-account-open = Zarządzaj kontem
# en: 250f0ef2
page-settings-volume = Głośność
# en: 3a738847
page-settings-board-size = Rozmiar planszy
# en: 9145f5f8
page-settings-quiet = Cicho
# en: 475c287c
page-settings-normal = Normalnie
# en: 8ffb665e
page-settings-loud = Głośno
# en: 71c1fcb8
page-settings-small = Mała
# en: 056e2450
page-settings-medium = Średnia
# en: 09931c80
page-settings-large = Duża

# en: 77b1418a
page-store-closed = Ta przeglądarka blokuje zapis danych, więc po zamknięciu strony partia przepadnie.
# en: ac5d5aa2
page-store-full = Pamięć przeglądarki jest pełna, więc nowe ruchy nie są zapisywane. Usuń lub wyeksportuj partie w sekcji „Moje partie”.

# en: 5ca548c6
page-analyse = Analiza
# en: c6448d29
page-analyse-lead = Wypróbuj ruchy, poradź się silnika i zobacz, kiedy losy partii się odwróciły.
# en: 2f81d45b
page-analyse-this = Analizuj partię
# en: 5ff8ea94
page-analyse-engine = Silnik
# en: 5fb3eca6
page-analyse-lines = Warianty
# en: 1ec01905
page-analyse-depth = Głębokość { $depth }, { $speed } tys. pozycji/s
# en: 1ae8b839
page-analyse-over = Tu partia jest już skończona.
# en: 67655b20
page-analyse-chance = Szanse Białego na wygraną: { $percent }%
# en: d42c0a1a
page-analyse-proven = { $score }, udowodnione
# en: fba21ec4
page-analyse-win-in =
    { $winner ->
        [white] Biały
       *[black] Czarny
    } wygrywa w { $turns ->
        [one] { $turns } ruchu
        [few] { $turns } ruchach
       *[many] { $turns } ruchach
    }
# en: 07dcadf6
page-analyse-win =
    { $winner ->
        [white] Biały wygrywa
       *[black] Czarny wygrywa
    }, udowodnione
# en: b4271db0
page-analyse-draw = Remis, udowodnione
# en: 8efeda1a
page-analyse-follow = Zagraj do { $mv }
# en: 210130cd
page-analyse-tree = Ruchy i warianty
# en: 3645a5c4
page-analyse-empty = Nie ma jeszcze ruchów. Graj na planszy za obie strony.
# en: f5d08ead
page-analyse-promote = Ustaw jako główny wariant
# en: 02bbfb04
page-analyse-delete = Usuń od tego miejsca
# en: 485de0fb
page-analyse-copy-line = Kopiuj wariant
# en: a46105c6
page-analyse-comment = Komentarz
# en: 08e66e12
page-analyse-marks = Oceny ruchów
# en: a73fb177
page-analyse-full = Drzewo partii jest pełne. Nie można dodać więcej ruchów.
# en: 4a4caf2d
page-analyse-chart = Szanse Białego na wygraną, ruch po ruchu
# en: ba744eee
page-analyse-review = Przejrzyj partię
# en: a81f85fd
page-analyse-reviewing = Przegląd: { $done } z { $total }
# en: fcc38de0
page-analyse-stop = Zatrzymaj
# en: cfb86e61
page-analyse-note-down = Dodaj do partii
# en: dccd6ff9
page-analyse-noted = Dodano oceny i komentarze.
# en: 51d78639
page-analyse-open = Otwórz partię
# en: 131d522b
page-analyse-paste = Wklej partię lub pozycję w dowolnym formacie
# en: 32334990
page-analyse-read = Otwórz
# en: e2621ba1
page-analyse-file = Wybierz plik
# en: 70defe18
page-analyse-unreadable = Nie da się odczytać: { $why }.
# en: 54f5f2ff
page-analyse-nothing = Nie ma czego otworzyć. Najpierw wklej partię.
# en: e740d108
page-analyse-share = Zapisz i udostępnij
# en: adeb7e43
page-analyse-copy-link = Kopiuj link
# en: 5c299c1e
page-analyse-copied = Skopiowano.
# en: 20dc79fe
page-analyse-not-copied = Przeglądarka zablokowała kopiowanie. Skopiuj tekst z pola.
# en: fc419641
page-analyse-save = Zapisz jako { $format }
# en: 3f6e67bd
page-analyse-not-saved = Nie można zapisać w tym formacie: { $why }.
# en: 76c9cd3e
page-analyse-new = Nowa analiza: { $game }
# en: 4e0de3c1
page-analyse-setup = Ustaw pozycję
# en: 4f153637
page-analyse-bad-link = W tym linku nie ma czytelnej partii: { $why }.
# en: 884fb36e
page-analyse-tab-review = Przegląd
# en: 37c197f6
page-analyse-tab-open = Otwórz
# en: 7c832228
page-analyse-tab-share = Udostępnij
# en: 56126b8c
page-analyse-tab-explorer = Otwarcia
# en: d1290f46
page-explorer = Baza otwarć
# en: 38b33c32
page-explorer-missing = Nie udało się wczytać partii. Połącz się raz, aby je wczytać; potem działają bez sieci.
# en: 816421e0
page-analyse-game = Gra
# en: 6e0a8dda
page-analyse-opened =
    { $count ->
        [0] Otwarto pozycję.
        [one] Otwarto: { $count } ruch.
        [few] Otwarto: { $count } ruchy.
        [many] Otwarto: { $count } ruchów.
       *[other] Otwarto: { $count } ruchu.
    }
# en: 3713fcc8
page-analyse-review-lead = Silnik sprawdzi każdy ruch i pokaże, kiedy losy partii się odwróciły.
# en: 238d9df0
page-analyse-inaccuracies = niedokładności
# en: 659fb15e
page-analyse-mistakes = błędy
# en: 90cd2b8e
page-analyse-blunders = grube błędy
# en: 3e0c3f84
page-analyse-try = Spróbuj
# en: 374ee433
page-analyse-show-line = Pokaż wariant
# en: aff41803
page-analyse-step-first = Początek
# en: 9d652b91
page-analyse-step-back = Wstecz
# en: d3364139
page-analyse-step-ahead = Dalej
# en: 101ab5a0
page-analyse-next-mistake = Błąd
# en: b9272d9a
page-keys = Skróty klawiszowe
# en: 12d36e89
page-keys-everywhere = Wszędzie
# en: 401cb516
page-keys-screen = Na tym ekranie
# en: 56872443
page-keys-board = Na planszy
# en: 503b51d7
page-keys-hint = podpowiedź
# en: bc5e0d35
page-keys-undo = cofnij ruch
# en: 61154b0e
page-keys-focus = wybierz inne pole
# en: ee5696cc
page-keys-act = podnieś, połóż
# en: f92d4e61
page-keys-back = odłóż wszystko
# en: 0c238c07
page-keys-kind = wybierz element
# en: 97eb8798
page-keys-turn = obróć element
# en: 0bf8619d
page-keys-chain = pokaż łańcuch
# en: 51c748cc
page-keys-under = zajrzyj pod spód
# en: ecad8cc5
page-keys-take-off = zdejmij pion lub element
# en: ed4594db
page-keys-steps = wstecz i naprzód
# en: 0ac0eab1
page-keys-ends = pierwsza i ostatnia pozycja
# en: 50c502ce
page-keys-flip = obróć planszę
# en: b8c8f688
page-keys-zen = tryb zen
# en: fb0766a0
page-keys-engine = włącz lub wyłącz silnik
# en: e9e2aefd
page-keys-best = zagraj najlepszy ruch
# en: ecde8c20
page-keys-lines = inny wariant
# en: f3bce898
page-keys-clear = wyczyść rysunki
# en: b77e3b32
page-keys-help = ta lista
# en: 5453e4fd
page-keys-draw = Przeciągnij prawym przyciskiem, by narysować strzałkę; kliknij nim, by narysować kółko. Shift, Alt lub oba zmieniają kolor. Narysuj ponownie, by usunąć.
# en: b2ae380a
page-close = Zamknij

# en: a44580de
page-learn = Nauka
# en: 1168597f
page-learn-show = Pokaż
# en: 538e3986
page-learn-rings = W kółkach: { $spaces }.
# en: 728788fe
page-learn-arrow = Strzałka: { $way }.
# en: f89390b2
page-learn-red-arrow = Czerwona strzałka: { $moves }.
# en: 5d582c1e
page-learn-legend-arrow = dokąd iść
# en: bfc3eb56
page-learn-legend-ring = o czym mowa
# en: 863d52b0
page-learn-legend-danger = czym grozi przeciwnik
# en: 1ad9549e
page-learn-exam-right = Dobrze!
# en: 9d6be735
page-learn-exam-wrong = Tym razem nie: odpowiedź pokazuje strzałka.
# en: 7aae0cd2
page-rules = Zasady
# en: c94a3b28
page-setup-title = Ustaw pozycję
# en: bdf67b76
page-setup-board = edytor pozycji
# en: a42215f9
page-setup-hint-dvonn = Wybierz pion i dotknij pola, by położyć go na wierzchu.
# en: 50697ce4
page-setup-hint-punct = Dotknij trzech pól elementu, najpierw pola kropki PÜNCT.
# en: a231a956
page-setup-begun = Kropka PÜNCT na { $punct }, kropki do wskazania: { $left }
# en: 8a8e9844
page-setup-tools = Piony i elementy
# en: d1148ee5
page-setup-put = { $color }, na planszy { $used } z { $most }
# en: 7dc9636b
page-setup-take-off = Zdejmij
# en: cf8376b5
page-setup-level = Poziom następnego elementu
# en: 1771fbc8
page-setup-level-rest = Automatycznie
# en: 237c84bf
page-setup-level-floor = Poziom { $floor }
# en: 472ab0cf
page-setup-to-move = Kto ma ruch
# en: 8c7e20f6
page-setup-phase = Faza
# en: 068b0482
page-setup-placing = Rozmieszczanie
# en: 2f138608
page-setup-stacking = Tworzenie stosów
# en: e76be0ce
page-setup-turns = Ruchy bez nowego elementu
# en: 383211fa
page-setup-right = Ta pozycja jest poprawna.
# en: a4c20192
page-setup-over = Ta pozycja jest poprawna, a partia jest w niej skończona.
# en: 21f750fb
page-setup-text = Pozycja jako tekst
# en: de615a1c
page-setup-unread = Nie da się odczytać: { $why }.
# en: fc0fda2a
page-setup-clear = Wyczyść
# en: a8533fdf
page-setup-start = Pozycja początkowa
# en: 2c418922
page-setup-random = Losowa plansza
# en: 9693393c
page-setup-done = Gotowe
# en: 16d8fba4
page-setup-cancel = Anuluj
# en: 2872a392
page-play-over = Partia skończona
# en: 2dda0203
page-play-how =
    { $step ->
        [placing] Dotknij pustego pola, by postawić na nim pion.
        [stacking] Dotknij jednego ze swoich stosów, a potem podświetlonego pola.
       *[punct] Wybierz element i dotknij planszy, przeciągnij go albo wskaż trzy pola.
    }
# en: 9b2dea1d
page-analyse-no-press = Nie udało się wczytać importu i eksportu. Połącz się raz z internetem, by je wczytać; potem działają offline.
# en: 0849ad66
page-online = Online
# en: 8e74f310
page-called =
    { $count ->
        [one] Partia czeka na twój ruch
        [few] { $count } partie czekają na twój ruch
        [many] { $count } partii czeka na twój ruch
       *[other] { $count } partii czeka na twój ruch
    }
# en: 18ca9595
page-analyse-drawing = Rysowanie: { $done } z { $total }
# en: 8ac6b843
page-analyse-no-picture = Ta przeglądarka nie zdołała narysować obrazka.
# en: 1ebc5091
page-analyse-put-aside = Poprzednia analiza jest zapisana w sekcji „Moje partie”.
# en: cc2ba04a
page-analyse-lost = Ostatnia analiza jest uszkodzona i nie da się jej otworzyć. Znajdziesz ją w sekcji „Moje partie”, skąd można ją wyeksportować.
# en: 3b288c9a
page-puzzles = Zadania
# en: bff6a824
page-puzzles-day = Zadanie dnia
# en: 4d4e0784
page-puzzles-streak =
    { $days ->
        [one] Seria: { $days } dzień
        [few] Seria: { $days } dni
       *[many] Seria: { $days } dni
    }
# en: 5845b516
page-puzzles-train = Trenuj
# en: 0ef5f394
page-puzzles-game = Gra
# en: 355867c9
page-puzzles-aim-win =
    { $player ->
        [white] Biały
       *[black] Czarny
    } zaczyna i wygrywa
# en: 55503585
page-puzzles-aim-draw =
    { $player ->
        [white] Biały
       *[black] Czarny
    } zaczyna i remisuje
# en: b97153cc
page-puzzles-aim-turns =
    { $player ->
        [white] Biały
       *[black] Czarny
    } zaczyna i wygrywa w { $turns ->
        [one] { $turns } ruchu
        [few] { $turns } ruchach
       *[many] { $turns } ruchach
    }
# en: c37487df
page-puzzles-back = Cofnij
# en: 0d4bda9d
page-puzzles-checking = Sprawdzanie ruchu…
# en: 28ba5101
page-puzzles-aim-margin =
    { $player ->
        [white] Biały
       *[black] Czarny
    } zaczyna i wygrywa różnicą { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    }
# en: 2f406e0f
page-puzzles-aim-block =
    { $player ->
        [white] Biały zaczyna i zatrzymuje Czarnego
       *[black] Czarny zaczyna i zatrzymuje Białego
    }
# en: ac01367c
page-puzzles-aim-place =
    { $player ->
        [white] Biały
       *[black] Czarny
    } stawia pion
# en: 5832bc8b
page-puzzles-aim-best =
    Najlepszy ruch { $player ->
        [white] Białego
       *[black] Czarnego
    }
# en: 35327028
page-review-puzzles =
    { $count ->
        [one] { $count } twój błąd jest teraz zadaniem.
        [few] { $count } twoje błędy są teraz zadaniami.
       *[many] { $count } twoich błędów to teraz zadania.
    }
# en: c18a1da3
page-retry =
    Popraw błędy { $player ->
        [white] Białego
       *[black] Czarnego
    } ({ $count })
# en: 9e4167fb
page-retry-count = Błąd { $number } z { $all }
# en: 3e76d883
page-retry-title =
    Znajdź lepszy ruch dla { $player ->
        [white] Białego
       *[black] Czarnego
    }
# en: a6352a77
page-retry-task = W partii zagrano { $mv }.
# en: dad87da8
page-retry-best = Dobrze: silnik też wybrałby { $mv }.
# en: 01083f5f
page-retry-as-good =
    Dobrze: { $mv } jest równie dobry jak wybór silnika, { $proven ->
        [yes] udowodnione
       *[no] na ile widać to w analizie
    }.
# en: 151efb84
page-retry-loses = Nie do końca: { $mv } zmniejsza szanse na wygraną o { $percent }%.
# en: 94158142
page-retry-loses-points =
    Nie do końca: { $mv } traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, udowodnione.
# en: ca7a2468
page-retry-answer = Silnik zagrałby { $mv }.
# en: b880f207
page-retry-next = Następny błąd
# en: f8418bf9
page-retry-found = Znalezione: { $found } z { $all }
# en: db264e98
page-retry-leave = Wróć do analizy
# en: a8e46c08
page-analyse-fair = Silnik jest wyłączony podczas twojej partii rankingowej.
# en: 29c5938a
page-review-fair = Przejrzysz tę partię rankingową, gdy się skończy.

# en: cb2db862
page-coach = Trener
# en: 790d2942
page-coach-number = Wskazówka { $number } z { $all }
# en: ca06616d
page-coach-none = Bez wskazówek
# en: 61785b66
page-coach-why = Dlaczego?
# en: 111f4e7b
page-coach-next = Dalej
# en: 0ae0f740
page-coach-done = Rozumiem
# en: 385a3c04
coach-dvonn-aim-title = Wygrywa ten, kto ma więcej pionów.
# en: 6a98a8c4
coach-dvonn-aim-text = Grasz białymi. Stos należy do gracza, którego kolor jest na górze, razem ze wszystkimi pionami. Przykrywaj więc czarne piony swoimi.
# en: 6b310a75
coach-dvonn-aim-why = Przykryte piony nie wypadają z gry: liczą się dla tego, czyj pion jest na górze. Na końcu porównuje się, ile pionów jest w twoich stosach, a ile w stosach Czarnego.
# en: 012ab303
coach-dvonn-red-title = Utrzymuj łączność z czerwonymi.
# en: b3dcfcd5
coach-dvonn-red-text = Każdy stos musi stykać się z czerwonym pionem, bezpośrednio albo przez inne stosy. Odcięte stosy są od razu zdejmowane z planszy.
# en: 5864a285
coach-dvonn-red-why = Pojedynczy czerwony pion nie należy do nikogo i nigdy się nie rusza. Przykryj go, a twój stos zabierze go ze sobą. To, co zostanie z tyłu, może zostać odcięte.
# en: 72c6d6ed
coach-dvonn-move-title = Pojedynczy pion rusza się o jedno pole, na dowolny pion obok.
# en: cfa83804
coach-dvonn-move-text = Twoje piony ze złotą obwódką mogą się ruszyć. Przesuń ten w kółku tak, jak wskazuje strzałka: czarny pion znajdzie się pod twoim, a stos będzie twój.
# en: 61b73054
coach-dvonn-move-why = Stos rusza się dokładnie o tyle pól, ile ma pionów, w linii prostej i zawsze na inny stos. Pion otoczony z sześciu stron nie może się ruszyć.
# en: e779534e
coach-dvonn-fallen-title = Część pionów została odcięta.
# en: 7a27e6c7
coach-dvonn-fallen-text = Stosy z pól w kółkach straciły łączność z czerwonymi i zniknęły z planszy na dobre. Przed ruchem sprawdź, co może zostać odcięte.
# en: 23974fc8
coach-dvonn-fallen-why = Zdjęte piony nie liczą się dla nikogo. Wykorzystaj to: gdy odetniesz stos Czarnego, traci on wszystkie piony w tym stosie.
# en: e95c09e7
coach-dvonn-end-title = Koniec już blisko.
# en: 5c16fdd2
coach-dvonn-end-text = Z twoich stosów mogą się ruszyć już tylko te w kółkach. Gdy żaden gracz nie może się ruszyć, partia się kończy i liczy się piony.
# en: d7852dd4
coach-dvonn-end-why = Jeśli ty nie możesz się ruszyć, a Czarny może, musisz spasować, a on gra dalej. Kto na końcu ma jeszcze ruchy, ten ma ostatnie słowo.
# en: 6fd9baad
coach-punct-aim-title = Połącz dwa przeciwległe boki.
# en: 30eb920d
coach-punct-aim-text = Grasz białymi. Zbuduj łańcuch swoich kropek wzdłuż dowolnej strzałki; może się wyginać. Na początek wybierz element z zapasu i połóż go poza środkiem.
# en: f028f383
coach-punct-aim-why = Kropki na sąsiednich polach tworzą łańcuch, obojętnie, do którego z twoich elementów należą. Liczą się tylko kropki, które widać.
# en: 19870e9f
coach-punct-dot-title = Pomarańczowa kropka to kropka PÜNCT.
# en: e5b94da6
coach-punct-dot-text = Każdy element ma jedną taką (tu w kółku) i dwie zwykłe. Kropka PÜNCT prowadzi element w ruchu. W łańcuchu wszystkie trzy liczą się tak samo.
# en: 6c33cf17
coach-punct-dot-why = To, dokąd element może pójść, zależy od jego kształtu i od miejsca kropki PÜNCT. Dlatego w zapasie jest sześć rodzajów elementów.
# en: bee61e71
coach-punct-line-title = Elementy na planszy też można przesuwać.
# en: 93b977b6
coach-punct-line-text = Kropka PÜNCT idzie dowolnie daleko po jednej ze swoich trzech linii, nawet nad innymi elementami. Potem element można wokół niej obrócić. Ten w kółku może pójść wzdłuż strzałki.
# en: cdb8a8e8
coach-punct-line-why = W swoim ruchu kładziesz jeden element albo przesuwasz jeden. Nowy dodaje trzy kropki, przesunięty trafia tam, gdzie go potrzebujesz. Element można też tylko obrócić w miejscu.
# en: 50598c1a
coach-punct-top-title = Przesuwany element może wejść na inne.
# en: 256b4e9c
coach-punct-top-text = Jego kropka PÜNCT musi stanąć na twojej kropce, a element leżeć równo. Ten w kółku może pójść wzdłuż strzałki i zakryć to, co ma tam Czarny.
# en: 598f8289
coach-punct-top-why = Zakryte kropki nie liczą się w łańcuchu, a element z zakrytą kropką nie może się ruszyć. Nowe elementy z zapasu kładzie się tylko na pustych polach.
# en: ea3fa760
coach-punct-bridge-title = Mostek przechodzi nad luką.
# en: 24be619a
coach-punct-bridge-text = Element prosty lub kątowy może opierać się tylko na dwóch końcach, z luką pod środkiem. Ten w kółku może stać się mostkiem na końcu strzałki.
# en: 85dc2d46
coach-punct-bridge-why = Liczą się wszystkie trzy kropki mostka. Pod mostek nie można nic położyć, a to, co tam leży, nie może się ruszyć. Element trójkątny nigdy nie jest mostkiem.
# en: 2397d8c7
page-learn-progress = Ukończone kroki: { $done } z { $all }
# en: 7f2a50b1
page-learn-begin =
    { $stage ->
        [new] Zacznij
       *[begun] Kontynuuj
    }
# en: 913a8bad
page-learn-done = Gotowe
