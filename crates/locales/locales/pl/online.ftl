### Gry z ludźmi gdzie indziej.

## Getting into a game
# en: edf15113
online-title = Gra online
# en: 2fcf37c4
online-connecting = Łączenie …
# en: fcd7439f
online-lost = Utracono połączenie. Próbuję ponownie; nic nie przepadło.
# en: 78fb36d7
online-you =
    { $kind ->
        [member] Jesteś { $name }.
       *[guest] Grasz jako gość { $name }.
    }
# en: e1f31481
online-invite = Zaproś znajomego
# en: 77af498e
online-computer = Komputer
# en: 8aa8150e
online-rated = Rankingowa
# en: fb141656
online-casual = Towarzyska
# en: 17a1f1e9
online-rated-members = Partie rankingowe wymagają konta
# en: f4e6d1ae
online-blitz = Błyskawiczna
# en: a318950e
online-rapid = Szybka
# en: 2cf59c83
online-days-short =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
# en: b9dca11b
online-per-move = na ruch
# en: 8d226b82
online-custom = Inna
# en: 11325739
online-custom-note = dowolny czas
# en: 8269f404
online-friend = Znajomy
# en: 6067ac46
online-friend-note = przez link
# en: cd874ee7
online-waiting-count = czeka: { $count }
# en: 964f1fd7
online-looking = Szukanie… { $time }
# en: f877329c
online-cancel = Anuluj
# en: 7d14d658
online-start = Początek:
# en: 7735600c
online-rules = Zasady:
# en: 7fd23dc5
online-color = Kolor:
# en: 6ca50b38
online-searching = Szukamy przeciwnika
# en: bcd6b2c8
online-pace = Czas
# en: d72d685b
online-live = { $minutes }+{ $seconds }
# en: ca0212ee
online-days =
    { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
       *[many] { $days } dni na ruch
    }
# en: e7e0390c
online-board =
    { $board ->
        [random] losowe ustawienie
       *[empty] pusta plansza
    }
# en: 1ea49fa5
online-link = Wyślij ten link. Zagra z tobą ten, kto pierwszy go otworzy.
# en: 1bfb79ee
online-copy = Kopiuj link
# en: 15d3688b
online-seeks = Otwarte wyzwania
# en: d80423a2
online-no-seeks = Nie ma jeszcze otwartych wyzwań
# en: 390c0913
online-no-seeks-text = Utwórz wyzwanie albo zagraj tymczasem z komputerem.
# en: 56d18f02
online-create = Utwórz wyzwanie
# en: 5967be2b
online-create-short = Utwórz
# en: 75cde5f2
online-gone = Nieaktualne
# en: 081d5065
online-show-all = Pokaż wszystkie ({ $count })
# en: f997ef86
online-your-turn-title = Twój ruch
# en: 574206e9
online-your-games = Twoje partie
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
# en: db92e481
online-live-now = Teraz grają
# en: ccbccdc0
online-no-live = Teraz nikt nie gra
# en: a3811e06
online-no-live-text = Tu pojawią się trwające partie.
# en: 114e5920
online-recent = Ostatnie wyniki
# en: 4f4a3457
online-no-recent = Nie ma jeszcze zakończonych partii.
# en: dd3de2d4
online-players-count =
    { $players ->
        [one] { $players } gracz online
        [few] { $players } gracze online
       *[many] { $players } graczy online
    }
# en: 4ee5589b
online-real-time = Na żywo
# en: 52f32dd4
online-correspondence = Korespondencyjnie
# en: ef3b100a
online-minutes = Minut na gracza
# en: 86ea6cf8
online-increment = Sekund dodanych za ruch
# en: 34b8e0dd
online-days-field = Dni na ruch
# en: 61bfb3c6
online-opponent = Przeciwnik
# en: 10f3a790
online-anyone = Każdy
# en: 4e881616
online-accept = Zagraj
# en: bde4477a
online-decline = Odrzuć
# en: e3178e91
online-for-you = dla ciebie
# en: f5e50020
online-seek-title = { $name } chce z tobą zagrać
# en: 787b868e
online-computer-name = Komputer, poziom { $level }

## The game
# en: 7015c8bf
online-ply-of =
    { $color ->
        [white] Ruch białych
       *[black] Ruch czarnych
    }
# en: 92c1e7fb
online-turn =
    { $who ->
        [you] Twój ruch
       *[another] Ruch przeciwnika
    }
# en: 406f6d7e
online-sending = Wysyłanie …
# en: edfb875e
online-abort = Przerwij partię
# en: 57443314
online-offer-draw = Zaproponuj remis
# en: b2b3cef7
online-draw-offered =
    { $who ->
        [you] Proponujesz remis.
       *[another] Przeciwnik proponuje remis.
    }
# en: f1e3bc10
online-ask-takeback = Poproś o cofnięcie
# en: 571b5350
online-takeback-asked =
    { $who ->
        [you] Prosisz o cofnięcie ruchu.
       *[another] Przeciwnik prosi o cofnięcie ruchu.
    }
# en: 243f88c9
online-yes = Przyjmij
# en: 93f09811
online-away = Przeciwnik odszedł.
# en: 6c78080b
online-absent = nieobecny
# en: 202c8769
online-claim = Zgłoś wygraną
# en: 7d24a985
online-rematch-offered =
    { $who ->
        [you] Proponujesz rewanż.
       *[another] Przeciwnik proponuje rewanż.
    }
# en: a7c43d05
online-next-game = Do następnej gry
# en: b61ab987
online-left =
    { $winner ->
        [white] Czarne odeszły: wygrywają białe.
       *[black] Białe odeszły: wygrywają czarne.
    }
# en: 16ddc7b8
online-aborted = Partia została przerwana i się nie liczy.
# en: 29e545ab
online-rating = { $name }: { $before } → { $after }
# en: b828729b
online-watchers =
    { $count ->
        [one] ogląda { $count } osoba
        [few] oglądają { $count } osoby
       *[many] ogląda { $count } osób
    }
# en: 7c3a79fb
online-lag = { $ms } ms do serwera
# en: 165030ae
online-lag-title = Czas do serwera i z powrotem. Do 0,5 s opóźnienia na ruch jest zwracane.
# en: 3f2ce2b0
online-chat = Czat
# en: cc384ebe
online-say = Powiedz
# en: 65134029
online-chat-to = Napisz do { $name }
# en: dbdf3250
online-chat-unread = Czat, nowe wiadomości
# en: 64d914b8
online-chat-watch = Pisać mogą tylko gracze.
# en: b2d68db2
online-chat-show = Pokazuj czat
# en: 440336b6
online-mute = Wycisz przeciwnika
# en: f798ab01
online-phrase =
    { $phrase ->
        [hello] Cześć!
        [good-luck] Powodzenia!
        [well-played] Dobrze zagrane!
        [thanks] Dziękuję!
        [one-moment] Chwileczkę, proszę.
        [good-game] Dobra gra!
        [must-go] Muszę iść.
       *[oops] Ojej!
    }

## Accounts and players
# en: 1ca865ce
online-account = Konto
# en: 89ee5749
online-account-why = Konto sprawia, że twoje partie się liczą, i zachowuje te rozegrane jako gość.
# en: 45cf718a
online-name = Nazwa
# en: 023b1b52
online-name-hint = 2–20 liter, cyfr, - i _
# en: c83b473e
online-password = Hasło
# en: 481bcc6f
online-password-hint = Użyj 8–200 znaków
# en: 4a3d2c58
online-register = Utwórz konto
# en: 29724aad
online-login = Zaloguj się
# en: 08c483b9
online-logout = Wyloguj się
# en: 4db0063e
online-profile = Profil
# en: d277cd9e
online-leaderboard = Ranking graczy
# en: 89c5ab13
online-pool =
    { $pool ->
        [dvonn-live] DVONN na żywo
        [dvonn-days] DVONN korespondencyjnie
        [punct-live] PÜNCT na żywo
       *[punct-days] PÜNCT korespondencyjnie
    }
# en: 0f2efe15
online-provisional = Tymczasowy ranking
# en: 20a3c2ea
online-games-count =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
# en: 99033972
online-nobody = Nikt tu jeszcze nie ma rankingu
# en: b89a6675
online-unrated = Nie ma jeszcze partii rankingowych
# en: 92e9b678
online-unrated-text = Ranking pojawi się po pierwszej partii rankingowej.
# en: dec003e3
online-won = wygrane: { $games }
# en: 634e34b3
online-drawn = remisy: { $games }
# en: d2559175
online-lost-count = przegrane: { $games }
# en: 4cc2b41f
online-as-white = jako Biały
# en: d84056cf
online-as-black = jako Czarny
# en: 9cadec32
online-since = Konto od { $date }
# en: 0b2d05c0
online-challenge-player = Wyzwij
# en: 1c6ead81
online-history = Historia rankingu
# en: 3a78464d
online-chart-empty = W tym czasie było za mało partii rankingowych.
# en: 6bff4aaa
online-month = Miesiąc
# en: 0fe63a3e
online-year = Rok
# en: ebb51be4
online-all-time = Całość
# en: 176ece53
online-rating-column = Ranking
# en: 75816898
online-when = Data
# en: b35a13c7
online-games-title = Partie
# en: f27dc15a
online-players = Gracze
# en: e4fa00f3
online-open-game = Otwórz
# en: f99b0dbc
online-outcome =
    { $outcome ->
        [won] Wygrana
        [lost] Przegrana
        [draw] Remis
        [running] Trwa
       *[aborted] Przerwana
    }
# en: bae56366
online-vacation = Urlop
# en: 0d30a2bb
online-vacation-lead = Twoje zegary w grach korespondencyjnych stoją, najwyżej 30 dni w roku.
# en: 2f97455e
online-vacation-begin =
    { $days ->
        [one] Weź { $days } dzień
        [few] Weź { $days } dni
       *[many] Weź { $days } dni
    }
# en: 7cf5f60f
online-vacation-end = Już jestem
# en: d85a2e0b
online-vacation-until = Na urlopie najpóźniej do { $date }

## The archive
# en: 81923ecc
online-archive = Wszystkie gry
# en: 7921e03e
online-player = Gracz
# en: edc58bf6
online-result = Wynik
# en: cbacdace
online-result-is =
    { $result ->
        [white] wygrana białych
        [black] wygrana czarnych
        [draw] remis
       *[any] dowolny
    }
# en: 08886a20
online-game = Gra
# en: 44d7cdc4
online-from = Od
# en: 9a32d4b6
online-until = Do
# en: f6970cb9
online-reds = Czerwone na (trzy pola)
# en: 79230f84
online-search = Szukaj
# en: 3fcf210e
online-nothing-found = Nie znaleziono partii
# en: fda9a60f
online-nothing-found-text = Zmień warunki wyszukiwania.
# en: d3bc4abe
online-more = Więcej
# en: 72664d7f
online-export = Zapisz jako
# en: 124414da
online-planned = Zaplanowano: { $moves }
# en: 317dfeee
online-unplan = Zrezygnuj
# en: cf88c80c
online-plan-dropped = To, co zaplanowano, nie jest już możliwe: { $moves }

## What the server does not do
# en: d1b4d166
online-refused =
    { $why ->
        [unreadable] Serwer nie rozumie tej strony. Wczytaj ją ponownie.
        [no-game] Nie ma takiej gry.
        [no-seek] To wyzwanie nie jest już otwarte.
        [no-player] Nie ma gracza o takiej nazwie.
        [not-yours] Mogą to zrobić tylko gracze.
        [not-your-turn] To nie twój ruch.
        [stale] W grze wydarzyło się tymczasem coś innego.
        [illegal] Zasady nie pozwalają na ten ruch.
        [over] Gra jest skończona.
        [not-over] Gra jeszcze trwa.
        [too-late] Twój czas minął, zanim ruch dotarł.
        [not-now] Teraz nie można tego zrobić.
        [terms] Na takich warunkach nie da się grać.
        [members-only] Gry rankingowe są dla osób z kontem.
        [yourself] Nie można grać z samym sobą.
        [stranger] Nikt cię tu jeszcze nie zna. Wczytaj stronę ponownie.
        [bad-name] Nazwa ma od 2 do 20 liter, cyfr oraz znaków - i _.
        [name-taken] Ta nazwa jest zajęta.
        [bad-password] Hasło ma od 8 do 200 znaków.
        [wrong-password] Nazwa i hasło do siebie nie pasują.
        [fair-play] To pozycja z twojej trwającej gry rankingowej: bez pomocy, dopóki się nie skończy.
        [bad-saying] Wiadomość ma od 1 do 280 znaków.
        [too-often] Za często. Spróbuj za { $seconds } s.
        [busy] Wszystkie silniki serwera są zajęte. Spróbuj za chwilę.
        [bad-query] Tak nie da się szukać: sprawdź daty i pola.
       *[trouble] Serwer ma kłopot z zapisaniem gry. Nic nie zrobiono; spróbuj ponownie.
    }
