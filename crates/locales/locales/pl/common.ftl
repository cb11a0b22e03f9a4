### Polski. Słowa obu gier pochodzą z polskich instrukcji.

## Kolory

# en: f902c32c
color-white = Biały
# en: 1a48d36c
color-black = Czarny
# en: 99661acc
color-red = Czerwony

## Co dzieje się w partii

# en: bf0eae30
play-game =
    { $game ->
        [punct] PÜNCT
        [punct-basic] PÜNCT, zasady podstawowe
       *[dvonn] DVONN
    }
# en: cc5e8e3b
show-to-move =
    { $player ->
        [white] Ruch ma Biały.
       *[black] Ruch ma Czarny.
    }
# en: 1b0275a0
play-pass =
    { $player ->
        [white] Biały pasuje: żaden jego stos
       *[black] Czarny pasuje: żaden jego stos
    } nie może się ruszyć.
# en: 4bb597ab
play-pass-punct =
    { $player ->
        [white] Biały pasuje: nie może
       *[black] Czarny pasuje: nie może
    } ani położyć, ani przesunąć elementu.
# en: 511d593f
play-cut-off =
    { $count ->
        [one] { $count } stos zostaje odcięty od czerwonych pionów i schodzi z planszy.
        [few] { $count } stosy zostają odcięte od czerwonych pionów i schodzą z planszy.
       *[many] { $count } stosów zostaje odciętych od czerwonych pionów i schodzi z planszy.
    }
# en: 92a45e40
play-filled =
    { $count ->
        [one] { $count } pion rozmieszczono losowo.
        [few] { $count } piony rozmieszczono losowo.
       *[many] { $count } pionów rozmieszczono losowo.
    }
# en: 2ed3ee90
play-over = Koniec partii.

## Wyniki

# en: e3c8bb34
result-win =
    { $winner ->
        [white] Wygrywa Biały
       *[black] Wygrywa Czarny
    }, { $points } do { $against }.
# en: 10ee6eca
result-draw = Remis, { $points } do { $points }.
# en: 3ef19642
result-connection =
    { $winner ->
        [white] Biały łączy
       *[black] Czarny łączy
    } { $sides ->
        [south-west] południowy zachód z północnym wschodem
        [north-west] północny zachód z południowym wschodem
       *[west-east] zachód ze wschodem
    }.
# en: bd3f8566
result-end =
    { $end ->
        [two-passes] Żaden z graczy nie ma ruchu
        [repetition] Ta sama pozycja wystąpiła trzeci raz
        [hundred-turns] Przez sto ruchów z rzędu nikt nie położył elementu
       *[last-piece] Położono ostatni element
    }
# en: 8b833601
result-centre-win =
    { result-end }: { $winner ->
        [white] Biały ma
       *[black] Czarny ma
    } w środku { $points ->
        [one] { $points } kropkę
        [few] { $points } kropki
       *[many] { $points } kropek
    }, { $winner ->
        [white] Czarny { $against }. Wygrywa Biały.
       *[black] Biały { $against }. Wygrywa Czarny.
    }
# en: 68abc0e5
result-centre-draw =
    { result-end }: { $points ->
        [0] nikt nie ma kropek w środku
        [one] obaj gracze mają w środku po { $points } kropce
        [few] obaj gracze mają w środku po { $points } kropki
       *[many] obaj gracze mają w środku po { $points } kropek
    }. Remis.
# en: 3bd3c13a
result-drawn = { result-end }: remis.
# en: ecd79d54
result-decided = { $why } { $who }.

## Plansze w słowach. Stan stosu lub elementu nie zależy od tego, kto ma ruch.

# en: f2c1bef6
view-empty =
    { $space }: puste{ $place ->
        [centre] , w środku
       *[plain] { "" }
    }
# en: 76e40f5c
view-piece =
    { $space }: { $color ->
        [white] biały pion
        [black] czarny pion
       *[red] czerwony pion
    }
# en: 9c5e77fc
view-stack =
    { $space }: { $height ->
        [1] { $owner ->
            [white] biały pion
           *[black] czarny pion
        }
       *[higher] { $owner ->
            [white] stos Białego
           *[black] stos Czarnego
        } o wysokości { $height }
    }{ $reds ->
        [0] { "" }
        [one] , z { $reds } czerwonym
        [few] , z { $reds } czerwonymi
       *[many] , z { $reds } czerwonymi
    }, { $state ->
        [free] może się ruszyć
        [surrounded] otoczony
       *[still] już nigdy się nie ruszy
    }
# en: 297cb69e
view-dot =
    { $space }: { $dot ->
        [punct] { $owner ->
            [white] kropka PÜNCT białego
           *[black] kropka PÜNCT czarnego
        }
       *[minor] { $owner ->
            [white] kropka białego
           *[black] kropka czarnego
        }
    } { $kind ->
        [triangle] elementu trójkątnego
        [straight] elementu prostego
       *[angle] elementu kątowego
    }, piętro { $floor }{ $state ->
        [pinned] , element zablokowany
        [bridge] , mostek
       *[free] { "" }
    }
# en: 3990006c
view-placing =
    DVONN, { $turn ->
        [white] rozmieszcza Biały
       *[black] rozmieszcza Czarny
    }. Na planszy { $placed } z 49 pionów.
# en: dc2e2e89
view-stacking =
    DVONN, { $turn ->
        [white] ruch ma Biały
        [black] ruch ma Czarny
       *[over] koniec partii
    }. Biały kontroluje { $white ->
        [one] { $white } pion
        [few] { $white } piony
       *[many] { $white } pionów
    }, Czarny { $black }.
# en: b0f01024
view-punct =
    PÜNCT, { $turn ->
        [white] ruch ma Biały
        [black] ruch ma Czarny
       *[over] koniec partii
    }. Biały położył { $white ->
        [one] { $white } element
        [few] { $white } elementy
       *[many] { $white } elementów
    }, Czarny { $black }. W środku: Biały { $white_centre }, Czarny { $black_centre }.

## Niedozwolone ruchy

# en: c64dbcf7
rule-broken = { $why } (zasada { $rule })

## Ruch, na który nie pozwalają zasady DVONN

# en: 98dd2b1f
dvonn-game-over = partia skończona: żaden z graczy nie ma ruchu
# en: bd1be51a
dvonn-still-placing = trwa rozmieszczanie pionów: podaj jedno puste pole, na przykład e3
# en: 9a682488
dvonn-placing-over =
    wszystkie piony są już na planszy: podaj stos i pole, na które idzie, na przykład a1b2
# en: ae1b2d3b
dvonn-space-taken = pole { $space } jest zajęte: pion kładzie się na pustym polu
# en: 0bdea4c1
dvonn-may-not-pass = nie wolno spasować, gdy jest ruch: możliwy jest { $example }
# en: e08cc72e
dvonn-nothing-there = na polu { $space } nie ma stosu
# en: da19c94f
dvonn-lone-red = na polu { $space } leży pojedynczy czerwony pion, a taki się nie rusza
# en: 8d11fa99
dvonn-not-yours =
    stos na polu { $space } należy do { $owner ->
        [white] Białego
       *[black] Czarnego
    }: jego pion jest na wierzchu
# en: 3ec6e7b7
dvonn-surrounded =
    stos na polu { $space } jest otoczony: wszystkie sześć sąsiednich pól jest zajętych
# en: bbbd2723
dvonn-not-in-line = pole { $to } nie leży w linii prostej z polem { $from }
# en: df2188ae
dvonn-wrong-distance =
    stos na polu { $from } ma wysokość { $height } i idzie dokładnie o tyle pól, a odległość do { $to } to { $distance }
# en: 15a115f4
dvonn-empty-target = pole { $to } jest puste: stos musi stanąć na zajętym polu

## Ruch, na który nie pozwalają zasady PÜNCT. Rodzaj elementu to litera T, C, E, L, R lub M.

# en: 3eb2c79b
punct-game-over = partia skończona
# en: a6023e41
punct-none-left =
    { $kind ->
        [T] w zapasie nie ma już elementu trójkątnego
        [C] w zapasie nie ma już elementu prostego z kropką PÜNCT w środku
        [E] w zapasie nie ma już elementu prostego z kropką PÜNCT na końcu
        [L] w zapasie nie ma już elementu kątowego z kropką PÜNCT po lewej
        [R] w zapasie nie ma już elementu kątowego z kropką PÜNCT po prawej
        [M] w zapasie nie ma już elementu kątowego z kropką PÜNCT w zgięciu
       *[unknown] w zapasie nie ma już elementu { $kind }
    }
# en: 0f45ee1e
punct-space-taken = pole { $space } nie jest puste: element kładzie się na trzech pustych polach
# en: ba4e9272
punct-centre-closed =
    pole { $space } leży w środkowym sześciokącie: elementy można tam tylko przesuwać
# en: 180624d6
punct-centre-first =
    pole { $space } leży w środkowym sześciokącie: pierwszy element partii kładzie się poza nim
# en: 43ff05ab
punct-no-punct = na polu { $space } nie leży kropka PÜNCT żadnego elementu
# en: 705e015e
punct-not-yours =
    element na polu { $space } należy do { $owner ->
        [white] Białego
       *[black] Czarnego
    }
# en: df548547
punct-pinned = element na polu { $space } jest zablokowany przez element na polu { $by }
# en: baa65ac1
punct-other-kind =
    element na polu { $space } jest rodzaju { $kind }, a w tym położeniu byłby rodzaju { $found }
# en: 7972affa
punct-not-on-line = pole { $to } nie leży na żadnej z trzech linii przez { $from }
# en: 4d18b4cc
punct-unmoved = element na polu { $space } leżałby tak samo jak teraz
# en: 93d1dbe6
punct-uneven-triangle = wszystkie trzy kropki trójkąta muszą leżeć na jednym poziomie
# en: 93025972
punct-uneven-ends = oba końce muszą leżeć na jednym poziomie
# en: b81360c6
punct-middle-too-high = pole { $space } pod środkową kropką jest wyżej niż końce
# en: f3c05096
punct-not-own-dot =
    kropka PÜNCT musi spocząć na { $color ->
        [white] białej
       *[black] czarnej
    } kropce, a na polu { $space } takiej nie ma
# en: 1eb407ae
punct-may-not-pass = nie wolno spasować, gdy jest ruch: możliwy jest { $example }
# en: b74600bb
punct-under-bridge =
    pole { $space } jest pod mostkiem, elementem na polu { $by }: w lukę niczego się nie kładzie

## Przy stole: co się stało i jak się skończyło

# en: b53f51fa
table-placed =
    { $player ->
        [white] Biały kładzie
       *[black] Czarny kładzie
    } { $color ->
        [white] biały pion
        [black] czarny pion
       *[red] czerwony pion
    } na { $space }
# en: 72734a58
table-stacked =
    { $player ->
        [white] Biały
       *[black] Czarny
    } z { $from } na { $to }, { $height ->
        [0] stos sam zostaje odcięty
       *[higher] wysokość { $height }
    }{ $cut ->
        [0] { "" }
        [one] , odcina { $cut } pion: { $white } w stosach Białego, { $black } w stosach Czarnego
        [few] , odcina { $cut } piony: { $white } w stosach Białego, { $black } w stosach Czarnego
       *[many] , odcina { $cut } pionów: { $white } w stosach Białego, { $black } w stosach Czarnego
    }
# en: 24277f32
table-punct-placed =
    { $player ->
        [white] Biały kładzie
       *[black] Czarny kładzie
    } { $kind ->
        [triangle] element trójkątny
        [straight] element prosty
       *[angle] element kątowy
    }, kropka PÜNCT na { $punct }, pozostałe na { $first } i { $second }
# en: c3c440f2
table-punct-moved =
    { $player ->
        [white] Biały przesuwa
       *[black] Czarny przesuwa
    } { $kind ->
        [triangle] element trójkątny
        [straight] element prosty
       *[angle] element kątowy
    } z { $from } na { $punct }, pozostałe kropki na { $first } i { $second }, piętro { $floor }
# en: e28c53a1
table-punct-turned =
    { $player ->
        [white] Biały obraca
       *[black] Czarny obraca
    } { $kind ->
        [triangle] element trójkątny
        [straight] element prosty
       *[angle] element kątowy
    } na { $punct }, pozostałe kropki na { $first } i { $second }, piętro { $floor }
# en: 269817de
table-and = { $said }, { $also }
# en: 7e17cfb6
table-over =
    { $result ->
        [white] Wygrywa Biały
        [black] Wygrywa Czarny
        [draw] Remis
       *[none] Bez wyniku
    }
# en: 15daf3ac
table-controls =
    { $winner ->
        [white] Biały kontroluje
       *[black] Czarny kontroluje
    } więcej pionów, { $points } do { $against }.
# en: a1f0b593
table-controls-equal = Obaj gracze kontrolują tyle samo: po { $points }.
# en: ba701e46
table-centre =
    { $end ->
        [two-passes] Żaden z graczy nie ma ruchu
       *[last-piece] Położono 18. element
    }: środek należy do { $winner ->
        [white] Białego
       *[black] Czarnego
    }, { $points } do { $against }.
# en: 20a283b1
table-resigned =
    { $loser ->
        [white] Biały się poddaje.
       *[black] Czarny się poddaje.
    }
# en: 210b84ba
table-time-over =
    { $loser ->
        [white] Białemu skończył się czas.
       *[black] Czarnemu skończył się czas.
    }
# en: 4b858448
table-agreed = Gracze zgodzili się na remis.
# en: ef9f5ee7
table-abandoned = Partia pozostała niedokończona.
# en: 47ebc27b
table-adjudicated = O wyniku partii rozstrzygnął ktoś inny.
# en: ebb47724
table-level =
    { $change ->
        [up] Dobra gra! Następna partia będzie na poziomie { $level }.
        [down] Następna partia będzie na poziomie { $level }, trochę łatwiejsza.
       *[same] Następna partia znów będzie na poziomie { $level }.
    }
# en: 60f64f67
table-denied =
    { $reason ->
        [over] Koniec partii.
        [other-turn] To nie twój ruch.
        [looking-back] Oglądasz wcześniejszą pozycję. Przejdź do ostatniego ruchu, by grać dalej.
        [stale] Komputer odpowiedział na inną pozycję.
        [not-placing] Nie ma już czego rozmieszczać.
        [not-decided] Obaj gracze mogą się jeszcze ruszyć.
       *[nothing] Nie ma czego cofnąć ani ponowić.
    }
# en: c992f14f
table-bad-tag = znacznik { $name } partii mówi „{ $found }”, a to niemożliwe
# en: ffb00c2e
table-bad-setting = Tego ustawienia nie da się odczytać, zostaje pominięte: „{ $line }”
# en: f23184de
table-bad-rung = Tego poziomu nie da się odczytać, zostaje pominięty: „{ $line }”
# en: 88d19d31
table-bad-time =
    { $reason ->
        [base] Czas na partię musi być dłuższy od zera i nie dłuższy niż doba.
        [increment] Czas na ruch może wynosić najwyżej godzinę.
       *[malformed] Podaj czas cyframi.
    }

## Ręka nad planszą DVONN

# en: 667b34db
hand-dvonn-not-your-turn =
    { $turn ->
        [white] ruch ma Biały
       *[black] ruch ma Czarny
    }
# en: 7dd33c15
hand-dvonn-never-again =
    stos na polu { $space } już nigdy się nie ruszy: żadne zajęte pole nie leży w odległości równej jego wysokości
# en: 394d0600
hand-dvonn-lands =
    wysokość { $height }, { $owner ->
        [white] Biały
       *[black] Czarny
    }
# en: 154bd517
hand-dvonn-lands-lost = stos zostaje odcięty tam, gdzie stanie
# en: 76339917
hand-dvonn-cuts-own =
    odcina { $own ->
        [one] { $own } twój pion
        [few] { $own } twoje piony
       *[many] { $own } twoich pionów
    }
# en: 72f883b3
hand-dvonn-cuts-other =
    odcina { $other ->
        [one] { $other } pion
        [few] { $other } piony
       *[many] { $other } pionów
    } { $opponent ->
        [white] Białego
       *[black] Czarnego
    }
# en: 249662da
hand-dvonn-cuts-both =
    odcina { $own ->
        [one] { $own } twój pion
        [few] { $own } twoje piony
       *[many] { $own } twoich pionów
    } i { $other } { $opponent ->
        [white] Białego
       *[black] Czarnego
    }
# en: 956b5499
hand-dvonn-score = wynik { $white } do { $black }
# en: 206b4a44
hand-dvonn-preview = { $landing }; { $score }
# en: 4088416b
hand-dvonn-preview-cutting = { $landing }; { $cuts }; { $score }
# en: fe629f6a
hand-dvonn-target = { $space }. Ruch tutaj: { $preview }
# en: 973bccb8
hand-dvonn-ask = Z { $from } na { $to }: { $preview }. Zagrać ten ruch?
# en: 6121e010
hand-dvonn-ask-place =
    { $piece ->
        [white] Położyć biały pion na { $space }?
        [black] Położyć czarny pion na { $space }?
       *[red] Położyć czerwony pion na { $space }?
    }
# en: 8c17c1d3
hand-dvonn-run =
    { $piece ->
        [white] { $count ->
            [one] { $count } biały
            [few] { $count } białe
           *[many] { $count } białych
        }
        [black] { $count ->
            [one] { $count } czarny
            [few] { $count } czarne
           *[many] { $count } czarnych
        }
       *[red] { $count ->
            [one] { $count } czerwony
            [few] { $count } czerwone
           *[many] { $count } czerwonych
        }
    }
# en: 2b36ad65
hand-dvonn-run-on = { $run }, { $below }
# en: e5da884c
hand-dvonn-contents = { $stack }. Od góry do dołu: { $pieces }.

## Ręka nad planszą PÜNCT. Dlaczego element nie może tak leżeć, stoi po dwukropku; co przyniesie ruch, stoi przy
## przycisku i na liście ruchów.

# en: 2eedc680
hand-punct-off-board = ramię elementu wystawałoby poza planszę
# en: 873a8002
hand-punct-no-other-turn = obrócony inaczej element się tu nie zmieści
# en: f38324b9
hand-punct-target = { $space }. Element może tu trafić
# en: 96c22d34
hand-punct-no-piece = żaden element nie ma kropki PÜNCT na { $punct } i pozostałych kropek na { $first } i { $second }
# en: e58f3d6c
hand-punct-connects =
    łączy { $sides ->
        [west-east] zachód ze wschodem
        [south-west] południowy zachód z północnym wschodem
       *[north-west] północny zachód z południowym wschodem
    }: { $winner ->
        [white] wygrywa Biały
       *[black] wygrywa Czarny
    }
# en: cff77b1c
hand-punct-uncovers =
    odsłania łańcuch { $winner ->
        [white] Białego
       *[black] Czarnego
    } między { $sides ->
        [west-east] zachodem a wschodem
        [south-west] południowym zachodem a północnym wschodem
       *[north-west] północnym zachodem a południowym wschodem
    }: { $winner ->
        [white] wygrywa Biały
       *[black] wygrywa Czarny
    }
# en: ea502af9
hand-punct-last-counts =
    18. element: koniec partii, w środku { $white } do { $black }: { $result ->
        [white] wygrywa Biały
        [black] wygrywa Czarny
       *[draw] remis
    }
# en: 7311d688
hand-punct-last-draws = 18. element: koniec partii, remis
# en: 88f1e727
hand-punct-repeats = pozycja występuje trzeci raz: remis
# en: 82728dfa
hand-punct-hundred-turns = sto ruchów bez położenia elementu: remis
# en: e67b7423
hand-punct-pins =
    { $owner ->
        [white] blokuje element Białego na { $space }
       *[black] blokuje element Czarnego na { $space }
    }
# en: 6f6385c5
hand-punct-frees =
    { $owner ->
        [white] uwalnia element Białego na { $space }
       *[black] uwalnia element Czarnego na { $space }
    }
# en: 846bc59f
hand-punct-bridges = mostek nad { $over }
# en: 2f0a3fe6
hand-punct-jumps =
    przeskakuje { $spaces ->
        [one] { $spaces } zajęte pole
        [few] { $spaces } zajęte pola
       *[many] { $spaces } zajętych pól
    }
# en: 9249bd7f
hand-punct-kind =
    { $kind ->
        [T] element trójkątny
        [C] element prosty z kropką PÜNCT w środku
        [E] element prosty z kropką PÜNCT na końcu
        [L] element kątowy z kropką PÜNCT po lewej, gdy zgięcie jest u góry
        [R] element kątowy z kropką PÜNCT po prawej, gdy zgięcie jest u góry
       *[M] element kątowy z kropką PÜNCT w zgięciu
    }
# en: 8ef3b27e
hand-punct-reserve =
    { $owner ->
        [white] Biały
       *[black] Czarny
    }: { $kind }, { $left ->
        [0] nie ma już żadnego
        [one] został { $left }
        [few] zostały { $left }
       *[many] zostało { $left }
    }
# en: d3b037a0
hand-punct-chosen = { $kind }: wybierz pole na kropkę PÜNCT
# en: eeec03f8
hand-punct-lifted =
    { $kind }, podniesiony z { $punct }, { $targets ->
        [0] nie ma dokąd pójść
        [one] { $targets } pole do wyboru
        [few] { $targets } pola do wyboru
       *[many] { $targets } pól do wyboru
    }
# en: 329434e1
hand-punct-named-one =
    Kropka PÜNCT na { $punct }, { $targets ->
        [0] żaden element tu nie pasuje
        [one] { $targets } pole na następną kropkę
        [few] { $targets } pola na następną kropkę
       *[many] { $targets } pól na następną kropkę
    }
# en: cd9e03ee
hand-punct-named-two =
    Kropka PÜNCT na { $punct }, druga kropka na { $first }, { $targets ->
        [0] żaden element tu nie pasuje
        [one] { $targets } pole na ostatnią kropkę
        [few] { $targets } pola na ostatnią kropkę
       *[many] { $targets } pól na ostatnią kropkę
    }
# en: ebec14e8
hand-punct-ghost =
    { $kind }, kropka PÜNCT na { $punct }, pozostałe na { $first } i { $second }, piętro { $floor }
# en: c17604d1
hand-punct-ghost-beyond = { $kind }, kropka PÜNCT na { $punct }
# en: bd395239
hand-punct-legal = { $ghost }; Enter zatwierdza
# en: 008dd7ba
hand-punct-leads = { $ghost }; { $consequences }; Enter zatwierdza
# en: 7d0752d9
hand-punct-illegal = { $ghost }; niemożliwe: { $reason }
# en: b4770b8a
hand-punct-dot =
    piętro { $floor }: { $dot ->
        [punct] { $owner ->
            [white] kropka PÜNCT białego
           *[black] kropka PÜNCT czarnego
        }
       *[minor] { $owner ->
            [white] kropka białego
           *[black] kropka czarnego
        }
    } { $kind ->
        [T] elementu trójkątnego
        [C] elementu prostego
        [E] elementu prostego
       *[M] elementu kątowego
    } na { $punct }
# en: f5a3457a
hand-punct-side =
    { $side ->
        [west] zachód
        [east] wschód
        [south-west] południowy zachód
        [north-east] północny wschód
        [north-west] północny zachód
       *[south-east] południowy wschód
    }
# en: 3738413b
hand-punct-chain =
    { $owner ->
        [white] Łańcuch Białego
       *[black] Łańcuch Czarnego
    } z { $dots ->
        [one] { $dots } kropki
        [few] { $dots } kropek
       *[many] { $dots } kropek
    } sięga boków: { $sides }
# en: 776d991a
hand-punct-chain-inside =
    { $owner ->
        [white] Łańcuch Białego
       *[black] Łańcuch Czarnego
    } z { $dots ->
        [one] { $dots } kropki
        [few] { $dots } kropek
       *[many] { $dots } kropek
    } nie sięga żadnego boku
# en: 0712223d
hand-punct-threats =
    { $owner ->
        [white] Biały
       *[black] Czarny
    } { $count ->
        [0] nie mógłby wygrać od razu
        [one] mógłby wygrać od razu na { $count } sposób
        [few] mógłby wygrać od razu na { $count } sposoby
       *[many] mógłby wygrać od razu na { $count } sposobów
    }
# en: c5efe744
view-any-stack =
    { $space }: stos o wysokości { $height }, na wierzchu { $top ->
        [white] biały
        [black] czarny
       *[red] czerwony
    } pion, czerwonych: { $reds }
