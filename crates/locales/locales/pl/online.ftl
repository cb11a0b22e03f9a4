### Gry z ludźmi gdzie indziej.

## Getting into a game
# en: edf15113
online-title = Gra online
# en: 581c5d88
online-connecting = Łączenie…
# en: fffd7eb9
online-lost = Utracono połączenie. Łączymy ponownie… Nic nie przepadło.
# en: 962da849
online-you =
    { $kind ->
        [member] Grasz jako { $name }.
       *[guest] Grasz jako { $name } (gość).
    }
# en: e1f31481
online-invite = Zaproś znajomego
# en: 77af498e
online-computer = Komputer
# en: 8aa8150e
online-rated = Rankingowa
# en: fb141656
online-casual = Towarzyska
# en: 973e8c9a
online-rated-members = Zaloguj się, by grać partie rankingowe
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
# en: e0dccbb9
online-meanwhile-lead = Twoje wyzwanie pozostaje otwarte.
# en: f2c35b21
online-meanwhile = Zagraj w tym czasie z komputerem (poziom { $level })
# en: f877329c
online-cancel = Anuluj
# en: 7d14d658
online-start = Początek:
# en: 7735600c
online-rules = Zasady:
# en: 7fd23dc5
online-color = Kolor:
# en: 6ca50b38
online-searching = Szukanie przeciwnika
# en: bcd6b2c8
online-pace = Czas
# en: d72d685b
online-live = { $minutes }+{ $seconds }
# en: 21c2d36e
online-days =
    { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
       *[many] { $days } dni na ruch
    }
# en: 65103e7a
online-board =
    { $board ->
        [random] losowa plansza
       *[empty] pusta plansza
    }
# en: f0f36e10
online-link = Wyślij ten link znajomemu. Zagra z tobą ten, kto pierwszy go otworzy.
# en: 1bfb79ee
online-copy = Kopiuj link
# en: 15d3688b
online-seeks = Otwarte wyzwania
# en: d80423a2
online-no-seeks = Brak otwartych wyzwań
# en: 390c0913
online-no-seeks-text = Utwórz wyzwanie albo zagraj tymczasem z komputerem.
# en: 56d18f02
online-create = Utwórz wyzwanie
# en: 5967be2b
online-create-short = Utwórz
# en: 1b3e2e8b
online-gone = Zamknięte
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
online-no-live = Nikt teraz nie gra
# en: a3811e06
online-no-live-text = Tu pojawią się trwające partie.
# en: 114e5920
online-recent = Ostatnie wyniki
# en: 4f4a3457
online-no-recent = Brak skończonych partii.
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
online-minutes = Minuty na gracza
# en: 5f407cd6
online-odds-field = Fory czasowe
# en: f4398de4
online-odds-minutes = Minuty przeciwnika
# en: 40c31a3a
online-odds-increment = Sekundy przeciwnika za ruch
# en: c470385f
online-odds = { $own } kontra { $other }
# en: 42ab48a0
online-best-of-three = Do dwóch wygranych z trzech
# en: 11543671
online-match-score = Mecz: { $white } { $score } { $black }
# en: 86ea6cf8
online-increment = Sekundy za ruch
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
# en: 9fc2d5fd
online-seek-title = { $name } rzuca ci wyzwanie
# en: 787b868e
online-computer-name = Komputer, poziom { $level }

## The game
# en: 7015c8bf
online-ply-of =
    { $color ->
        [white] Ruch Białego
       *[black] Ruch Czarnego
    }
# en: b13cd794
online-turn =
    { $who ->
        [you] Twój ruch
       *[another] Ruch przeciwnika
    }
# en: 925159f6
online-sending = Wysyłanie…
# en: edfb875e
online-abort = Przerwij
# en: 0729992b
online-offer-draw = Zaproponuj remis
# en: b8b40e77
online-draw-offered =
    { $who ->
        [you] Proponujesz remis.
       *[another] { $name } proponuje remis.
    }
# en: 7838b872
online-ask-takeback = Poproś o cofnięcie
# en: 4ca25570
online-takeback-asked =
    { $who ->
        [you] Prosisz o cofnięcie ruchu.
       *[another] { $name } prosi o cofnięcie ruchu.
    }
# en: 243f88c9
online-yes = Przyjmij
# en: 93f09811
online-away = Przeciwnik opuścił partię.
# en: 6c78080b
online-absent = nieobecny
# en: b8173650
online-claim = Ogłoś wygraną
# en: ecccf0a4
online-rematch-offered =
    { $who ->
        [you] Proponujesz rewanż.
       *[another] Przeciwnik chce rewanżu.
    }
# en: f1701ccf
online-next-game = Następna partia
# en: a25fba57
online-left =
    { $winner ->
        [white] Czarny opuścił partię. Biały wygrywa.
       *[black] Biały opuścił partię. Czarny wygrywa.
    }
# en: 54db1742
online-aborted = Partia przerwana. Nie liczy się.
# en: 69d98e70
online-adjudicated = Partię rozstrzygnął operator.
# en: 29e545ab
online-rating = { $name }: { $before } → { $after }
# en: bbec8c8b
online-watchers =
    { $count ->
        [one] ogląda { $count } osoba
        [few] oglądają { $count } osoby
       *[many] ogląda { $count } osób
    }
# en: 1ec8d380
online-lag = { $ms } ms opóźnienia
# en: 006fad2f
online-lag-title = Czas do serwera i z powrotem. Do 0,5 s opóźnienia na ruch jest wyrównywane.
# en: 3f2ce2b0
online-chat = Czat
# en: a531d91f
online-say = Wyślij
# en: 5efa1d34
online-chat-to = Napisz do { $name }
# en: dbdf3250
online-chat-unread = Czat, nowe wiadomości
# en: d383f801
online-chat-spectators = Napisz do widzów
# en: 79cb7662
online-spectator = Widz
# en: ba56c2df
online-chat-watch = Zaloguj się, żeby pisać z innymi widzami.
# en: c4a24795
online-chat-show = Pokaż czat
# en: f9c873b5
online-mute = Wycisz przeciwnika
# en: f798ab01
online-phrase =
    { $phrase ->
        [hello] Cześć!
        [good-luck] Powodzenia!
        [well-played] Dobrze zagrane!
        [thanks] Dziękuję!
        [one-moment] Chwileczkę.
        [good-game] Dobra partia!
        [must-go] Muszę już iść.
       *[oops] Ojej!
    }

## Accounts and players
# en: 1ca865ce
online-account = Konto
# en: 54e44bcf
online-account-why = Załóż konto, by grać partie rankingowe i zachować te rozegrane jako gość.
# en: 0b5da2ff
online-name = Nazwa użytkownika
# en: 023b1b52
online-name-hint = 2–20 liter, cyfr, - i _
# en: c83b473e
online-password = Hasło
# en: 481bcc6f
online-password-hint = Użyj 8–200 znaków
# en: 4a3d2c58
online-register = Załóż konto
# en: 29724aad
online-login = Zaloguj się
# en: 08c483b9
online-logout = Wyloguj się
# en: 4db0063e
online-profile = Profil
# en: 1a3f7f62
online-online = W sieci
# en: 35bcd09e
online-offline = Poza siecią
# en: db761eb2
online-playing = gra
# en: 68c62559
online-playing-now = Gra teraz
# en: a708251a
online-nobody-online = Nikogo więcej nie ma w sieci.
# en: 403e4c15
online-followed-games = Obserwowani gracze
# en: cb89a5a4
online-followed-mark = obserwowany
# en: 07de2a8a
online-people = Ludzie
# en: c2fca09b
online-challenges-from = Wyzwania od
# en: a8adf5af
online-from-everybody = Wszystkich
# en: cd6a23d8
online-from-followed = Obserwowanych
# en: 3d090b57
online-from-nobody = Nikogo
# en: 83cc34f5
online-feed = Kanał Atom
# en: 3437c836
online-feed-lead = Czytnik kanałów powiadomi cię, gdy nadejdzie twój ruch. Nie udostępniaj adresu: każdy, kto go zna, może czytać kanał.
# en: 9aa65df2
online-feed-address = Adres twojego kanału. Widać go tylko teraz.
# en: aa160282
online-feed-renew = Nowy adres
# en: 45df3176
online-feed-end = Unieważnij
# en: aa35f8be
online-follow = Obserwuj
# en: 45ca5f4c
online-unfollow = Przestań obserwować
# en: b8b1659e
online-following = Obserwujesz
# en: 6278be53
online-following-none = Nikogo jeszcze nie obserwujesz. Otwórz profil gracza, żeby go obserwować.
# en: eef7bec8
online-followers =
    { $count ->
        [one] { $count } obserwujący
        [few] { $count } obserwujących
        [many] { $count } obserwujących
       *[other] { $count } obserwującego
    }
# en: fd868e32
online-block = Zablokuj
# en: bde8f302
online-unblock = Odblokuj
# en: 14525cdc
online-report = Zgłoś
# en: eeb050f3
online-report-of = Zgłoś gracza { $name }
# en: 748fde23
online-closed-account = To konto jest zamknięte.
# en: 09d5c58d
online-moderator-wrote = Masz wiadomość od moderatora. Przeczytaj ją na stronie konta.
# en: ab73c9ba
online-blocked = Zablokowani
# en: 5c293460
online-blocked-note = Zablokowani gracze nie mogą cię wyzywać ani do ciebie pisać.
# en: d0a7a20a
online-blocked-now = { $name } nie może cię już wyzywać ani do ciebie pisać.
# en: d277cd9e
online-leaderboard = Ranking graczy
# en: bfd47b4d
online-pool =
    { $pool ->
        [dvonn-live] DVONN na żywo
        [dvonn-days] DVONN korespondencyjnie
        [punct-live] PÜNCT na żywo
       *[punct-days] PÜNCT korespondencyjnie
    }
# en: 0f2efe15
online-provisional = Ranking tymczasowy
# en: 20a3c2ea
online-games-count =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }
# en: 02bb9a30
online-nobody = Brak graczy z rankingiem
# en: b89a6675
online-unrated = Brak partii rankingowych
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
# en: 7503fcab
online-opponents = Ulubieni przeciwnicy
# en: 559bf1f4
online-training = Trening
# en: f3ef2060
online-puzzles-solved =
    { $count ->
        [one] rozwiązane zadanie
        [few] rozwiązane zadania
        [many] rozwiązanych zadań
       *[other] rozwiązanego zadania
    }
# en: 5383fc03
online-lessons-done =
    { $count ->
        [one] ukończona lekcja
        [few] ukończone lekcje
        [many] ukończonych lekcji
       *[other] ukończonej lekcji
    }
# en: 9cadec32
online-since = Konto od { $date }
# en: 0b2d05c0
online-challenge-player = Wyzwij
# en: 1c6ead81
online-history = Historia rankingu
# en: a72fbc18
online-chart-empty = Za mało partii rankingowych w tym okresie.
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
# en: 4297fe73
online-vacation-lead = Zatrzymuje zegary w partiach korespondencyjnych, do 30 dni w roku.
# en: 2f97455e
online-vacation-begin =
    { $days ->
        [one] Weź { $days } dzień
        [few] Weź { $days } dni
       *[many] Weź { $days } dni
    }
# en: b055a009
online-vacation-end = Już jestem
# en: d85a2e0b
online-vacation-until = Na urlopie najpóźniej do { $date }

## The archive
# en: 81923ecc
online-archive = Wszystkie partie
# en: 7921e03e
online-player = Gracz
# en: edc58bf6
online-result = Wynik
# en: feabcf0e
online-result-is =
    { $result ->
        [white] Wygrana Białego
        [black] Wygrana Czarnego
        [draw] Remis
       *[any] Wszystkie
    }
# en: 08886a20
online-game = Gra
# en: 44d7cdc4
online-from = Od
# en: 9a32d4b6
online-until = Do
# en: 2a225d60
online-reds = Czerwone piony (trzy pola)
# en: 79230f84
online-search = Szukaj
# en: 3fcf210e
online-nothing-found = Nie znaleziono partii
# en: fda9a60f
online-nothing-found-text = Spróbuj poszukać inaczej.
# en: e4cf1c75
online-more = Pokaż więcej
# en: 72664d7f
online-export = Zapisz jako
# en: 31aad66f
online-note = Notatki
# en: 4701c27f
online-note-lead = Tylko ty widzisz swoje notatki.
# en: 7a19cd48
online-conditions = Ruchy warunkowe
# en: c4421e0a
online-conditions-lead = Jeśli przeciwnik zagra oczekiwany ruch, twoja odpowiedź zostanie zagrana od razu.
# en: b81e06d0
online-conditions-add = Dodaj wariant na planszy
# en: 5ca455d9
online-conditions-go-on = Kontynuuj wariant
# en: 5132e6a4
online-conditions-remove = Usuń wariant
# en: 8cf8a85c
online-conditions-expect = Podaj ruch, którego się spodziewasz
# en: 835d8528
online-conditions-reply = Podaj swoją odpowiedź
# en: 8b7345f3
online-conditions-undo = Cofnij
# en: c2bfbbb9
online-conditions-save = Zapisz
# en: fdd8547c
online-next-turn = Następna partia
# en: 9e9c10cc
online-planned = Ruch z wyprzedzeniem: { $moves }
# en: 61c1e1da
online-unplan = Anuluj ruch
# en: 29a793a9
online-plan-dropped = Ruch z wyprzedzeniem nie jest już możliwy: { $moves }

## What the server does not do
# en: 2623e849
online-refused =
    { $why ->
        [unreadable] Ta strona jest nieaktualna. Odśwież ją.
        [no-game] Nie znaleziono partii.
        [no-seek] To wyzwanie nie jest już otwarte.
        [no-player] Nie znaleziono gracza.
        [not-yours] Mogą to zrobić tylko gracze.
        [not-your-turn] To nie twój ruch.
        [stale] Partia tymczasem poszła dalej. Spróbuj ponownie.
        [illegal] Ten ruch jest niedozwolony.
        [over] Partia jest skończona.
        [not-over] Partia jeszcze trwa.
        [too-late] Twój czas skończył się, zanim ruch dotarł.
        [not-now] Teraz nie możesz tego zrobić.
        [terms] Z takimi ustawieniami nie da się zagrać.
        [members-only] Do partii rankingowych potrzebujesz konta.
        [yourself] Nie możesz grać przeciwko sobie.
        [stranger] Twoja sesja wygasła. Odśwież stronę.
        [bad-name] Użyj 2–20 liter, cyfr oraz znaków - i _.
        [name-taken] Ta nazwa użytkownika jest zajęta albo wygląda jak inna.
        [bad-password] Użyj 8–200 znaków.
        [weak-password] To hasło jest zbyt popularne. Wybierz inne.
        [wrong-password] Błędna nazwa użytkownika lub hasło.
        [fair-play] Silnik jest wyłączony podczas twojej partii rankingowej.
        [bad-saying] Wiadomość może mieć 1–280 znaków.
        [too-often] Za dużo żądań. Spróbuj ponownie za { $seconds } s.
        [busy] Komputer jest teraz zajęty. Spróbuj za chwilę.
        [maintenance] Trwa przerwa techniczna. Ruch nie został wykonany, zegary stoją.
        [overloaded] Serwer jest teraz przeciążony. Spróbuj ponownie za { $seconds } s.
        [bad-query] Nie można tak wyszukać. Sprawdź daty i pola.
        [confirm-first] Potwierdź, że to ty.
        [second-factor] Podaj kod z aplikacji uwierzytelniającej albo kod odzyskiwania.
        [wrong-code] Ten kod jest błędny albo był już użyty.
        [bad-passkey] Ten klucz dostępu nie zadziałał. Spróbuj ponownie.
        [last-way-in] To twój jedyny sposób logowania. Najpierw ustaw hasło albo dodaj inny klucz dostępu.
        [renamed-lately] Nazwę można zmienić raz w roku.
        [bad-email] Podaj adres e-mail, na przykład ty@example.org.
        [bad-link] Ten link jest błędny, zużyty albo wygasł. Poproś o nowy.
        [no-email] Ten serwer nie wysyła e-maili.
        [no-passkeys] Klucze dostępu działają tylko przez HTTPS, z nazwą strony w pasku adresu.
        [challenge-refused] Ten gracz nie przyjmuje od ciebie wyzwań.
        [message-refused] Ten gracz nie przyjmuje od ciebie wiadomości.
        [too-many-relations] Możesz obserwować i blokować do 500 graczy. Najpierw usuń kilku z listy.
        [bad-push] Usługa powiadomień tej przeglądarki nie ma publicznego adresu, więc nie można jej użyć.
        [bad-profile] Wybierz kraj z listy i użyj najwyżej 200 znaków.
        [bad-conditions] Zakończ każdy wariant swoim ruchem, z jedną odpowiedzią na każdy oczekiwany ruch. Do 20 wariantów po 20 ruchów.
        [already-reported] To już zgłoszono. Moderator to sprawdzi.
        [too-many-reports] Masz 20 otwartych zgłoszeń. Poczekaj, aż moderator przeczyta część z nich.
        [bad-words] Napisz coś, ale nie więcej, niż mieści pole.
        [no-change] To niczego nie zmieni.
        [muted] Moderator odebrał ci czat. Powód i czas znajdziesz na stronie konta.
        [chat-closed] Czat tej partii jest zamknięty.
        [link-held] Nie dostarczono: wiadomości z linkami są zatrzymywane.
        [account-closed] Moderator zamknął to konto.
        [no-new-accounts] W tej przeglądarce nie można zakładać nowych kont.
        [rated-bot] Partie z botami nie są rankingowe. Wybierz partię towarzyską.
        [not-for-bots] To nie jest dla kont botów. Wyzwij gracza po nazwie.
        [too-many-tokens] Masz 20 tokenów. Najpierw odwołaj jeden z nich.
       *[trouble] Serwer nie może teraz zapisywać partii. Nic się nie zmieniło. Spróbuj ponownie.
    }
