### Gry z ludźmi gdzie indziej.

## Getting into a game
# en: edf15113
online-title = Gra online
# en: 581c5d88
online-connecting = Łączenie…
# en: 1912c61c
online-opening-soon = Wiele partii otwiera się naraz. Twoja otworzy się sama za kilka sekund.
# en: fffd7eb9
online-lost = Utracono połączenie. Łączymy ponownie… Nic nie przepadło.
# en: 962da849
online-you =
    { $kind ->
        [member] Grasz jako { $name }.
       *[guest] Grasz jako { $name } (gość).
    }
# en: f4e6d1ae
online-blitz = Błyskawiczna
# en: 2cf59c83
online-days-short =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
# en: f877329c
online-cancel = Anuluj
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
# en: c470385f
online-odds = { $own } kontra { $other }
# en: 42ab48a0
online-best-of-three = Do dwóch wygranych z trzech
# en: 11543671
online-match-score = Mecz: { $white } { $score } { $black }
# en: bde4477a
online-decline = Odrzuć
# en: 787b868e
online-computer-name = Komputer, poziom { $level }

## The game
# en: 7015c8bf
online-ply-of =
    { $color ->
        [white] Ruch Białego
       *[black] Ruch Czarnego
    }
# en: 5c90182f
online-turn = Ruch przeciwnika
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
# en: f93d02aa
online-chat-unread = nowe wiadomości
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
# en: a8adf5af
online-from-everybody = Wszystkich
# en: cd6a23d8
online-from-followed = Obserwowanych
# en: 3d090b57
online-from-nobody = Nikogo
# en: fd868e32
online-block = Zablokuj
# en: 14525cdc
online-report = Zgłoś
# en: eeb050f3
online-report-of = Zgłoś gracza { $name }
# en: 09d5c58d
online-moderator-wrote = Masz wiadomość od moderatora. Przeczytaj ją na stronie konta.
# en: d0a7a20a
online-blocked-now = { $name } nie może cię już wyzywać ani do ciebie pisać.
# en: bfd47b4d
online-pool =
    { $pool ->
        [dvonn-live] DVONN na żywo
        [dvonn-days] DVONN korespondencyjnie
        [punct-live] PÜNCT na żywo
       *[punct-days] PÜNCT korespondencyjnie
    }
# en: 9cadec32
online-since = Konto od { $date }
# en: f27dc15a
online-players = Gracze
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

## The archive
# en: 7921e03e
online-player = Gracz
# en: 08886a20
online-game = Gra
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
# en: a4b996cc
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
        [too-many-games] Jeden z graczy ma 200 trwających partii korespondencyjnych. Najpierw trzeba dokończyć jedną z nich.
       *[trouble] Serwer nie może teraz zapisywać partii. Nic się nie zmieniło. Spróbuj ponownie.
    }
