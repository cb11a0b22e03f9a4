### Polski. Słowa obu gier pochodzą z polskich instrukcji.

## Kolory

# en: f902c32c
color-white = Biały
# en: 1a48d36c
color-black = Czarny
# en: 99661acc
color-red = Czerwony

## Co dzieje się w partii

# en: 1460214f
play-game =
    { $game ->
        [punct] PÜNCT
        [punct-basic] PÜNCT, zasady podstawowe
       *[dvonn] DVONN
    }
# en: d30072d1
show-to-move =
    { $player ->
        [white] Ruch Białego.
       *[black] Ruch Czarnego.
    }
# en: 8bb0610a
play-pass =
    { $player ->
        [white] Biały
       *[black] Czarny
    } nie może ruszyć żadnym stosem i musi spasować.
# en: f72f7a0b
play-pass-punct =
    { $player ->
        [white] Biały
       *[black] Czarny
    } nie może położyć ani przesunąć elementu i musi spasować.
# en: 2b17f064
play-cut-off =
    { $count ->
        [one] { $count } stos stracił łączność z czerwonymi i zostaje zdjęty z planszy.
        [few] { $count } stosy straciły łączność z czerwonymi i zostają zdjęte z planszy.
       *[many] { $count } stosów straciło łączność z czerwonymi i zostaje zdjętych z planszy.
    }
# en: 7f91a300
play-filled =
    { $count ->
        [one] Losowo rozmieszczono { $count } pion.
        [few] Losowo rozmieszczono { $count } piony.
       *[many] Losowo rozmieszczono { $count } pionów.
    }
# en: 2ed3ee90
play-over = Koniec partii.

## Wyniki

# en: e3c8bb34
result-win =
    { $winner ->
        [white] Biały
       *[black] Czarny
    } wygrywa { $points }:{ $against }.
# en: e6e1d12f
result-draw = Remis, { $points }:{ $points }.
# en: 3ef19642
result-connection =
    { $winner ->
        [white] Biały łączy
       *[black] Czarny łączy
    } { $sides ->
        [south-west] bok południowo-zachodni z północno-wschodnim
        [north-west] bok północno-zachodni z południowo-wschodnim
       *[west-east] bok zachodni ze wschodnim
    }.
# en: 55542afe
result-end =
    { $end ->
        [two-passes] Żaden z graczy nie ma dozwolonego ruchu
        [repetition] Trzy razy ta sama pozycja
        [hundred-turns] 100 ruchów bez kładzenia elementów
       *[last-piece] Położono ostatni element
    }
# en: bbf7dbb4
result-centre-win =
    { result-end }: { $winner ->
        [white] Biały
       *[black] Czarny
    } wygrywa { $points }:{ $against } w środku.
# en: 1249854e
result-centre-draw =
    { result-end }: remis, { $points ->
        [0] bez kropek w środku
        [one] po { $points } kropce w środku
        [few] po { $points } kropki w środku
       *[many] po { $points } kropek w środku
    }.
# en: 0165616b
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
# en: ef1eb2de
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
       *[still] już nigdy się nie ruszy, chyba że zostanie przykryty
    }
# en: 0a13d806
view-dot =
    { $space }: { $dot ->
        [punct] { $owner ->
            [white] kropka PÜNCT Białego
           *[black] kropka PÜNCT Czarnego
        }
       *[minor] { $owner ->
            [white] biała kropka
           *[black] czarna kropka
        }
    } { $kind ->
        [triangle] elementu trójkątnego
        [straight] elementu prostego
       *[angle] elementu kątowego
    }, poziom { $floor }{ $state ->
        [pinned] , element zablokowany
        [bridge] , mostek
       *[free] { "" }
    }
# en: ab3db25a
view-placing =
    DVONN, pion stawia { $turn ->
        [white] Biały
       *[black] Czarny
    }. Na planszy { $placed } z 49 pionów.
# en: ca8f08a7
view-stacking =
    DVONN, { $turn ->
        [white] ruch Białego
        [black] ruch Czarnego
       *[over] koniec partii
    }. Biały kontroluje { $white ->
        [one] { $white } pion
        [few] { $white } piony
       *[many] { $white } pionów
    }, Czarny { $black }.
# en: 804ff5fa
view-punct =
    PÜNCT, { $turn ->
        [white] ruch Białego
        [black] ruch Czarnego
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
dvonn-game-over = partia jest skończona: żaden z graczy nie może się ruszyć
# en: e23a874c
dvonn-still-placing = plansza nie jest jeszcze pełna: postaw pion na pustym polu, na przykład e3
# en: b0aa37d1
dvonn-placing-over = wszystkie piony są już na planszy: przesuń stos, na przykład a1b2
# en: 370b10e4
dvonn-space-taken = pole { $space } jest zajęte: postaw pion na pustym polu
# en: ea22ad29
dvonn-may-not-pass = nie możesz spasować, dopóki masz ruch, na przykład { $example }
# en: e08cc72e
dvonn-nothing-there = na polu { $space } nie ma stosu
# en: 25bc0b89
dvonn-lone-red = na polu { $space } jest pojedynczy czerwony pion, który nigdy się nie rusza
# en: 8d11fa99
dvonn-not-yours =
    stos na polu { $space } należy do { $owner ->
        [white] Białego
       *[black] Czarnego
    }, bo na górze jest jego pion
# en: 1a2c376c
dvonn-surrounded = stos na polu { $space } jest otoczony: wszystkie sześć sąsiednich pól jest zajętych
# en: 02b7bc2c
dvonn-not-in-line = pole { $to } nie leży w linii prostej z polem { $from }
# en: e4b1ac67
dvonn-wrong-distance = stos na polu { $from } ma wysokość { $height } i musi ruszyć się dokładnie o tyle pól, a odległość do { $to } to { $distance }
# en: aa34112e
dvonn-empty-target = pole { $to } jest puste: stos musi stanąć na zajętym polu

## Ruch, na który nie pozwalają zasady PÜNCT. Rodzaj elementu to litera T, C, E, L, R lub M.

# en: 3eb2c79b
punct-game-over = partia jest skończona
# en: 5cead124
punct-none-left =
    { $kind ->
        [T] w zapasie nie ma już elementów trójkątnych
        [C] w zapasie nie ma już elementów prostych z kropką PÜNCT pośrodku
        [E] w zapasie nie ma już elementów prostych z kropką PÜNCT na końcu
        [L] w zapasie nie ma już elementów kątowych z kropką PÜNCT po lewej
        [R] w zapasie nie ma już elementów kątowych z kropką PÜNCT po prawej
       *[M] w zapasie nie ma już elementów kątowych z kropką PÜNCT na zgięciu
    }
# en: e06e766a
punct-space-taken = pole { $space } nie jest puste: połóż element na trzech pustych polach
# en: ee2dfaff
punct-centre-closed = pole { $space } leży w środkowym sześciokącie: elementy można tam tylko przesunąć
# en: de044792
punct-centre-first = pole { $space } leży w środkowym sześciokącie: pierwszy element partii musi leżeć poza nim
# en: 43ff05ab
punct-no-punct = żaden element nie ma kropki PÜNCT na { $space }
# en: 705e015e
punct-not-yours =
    element na polu { $space } należy do { $owner ->
        [white] Białego
       *[black] Czarnego
    }
# en: df548547
punct-pinned = element na polu { $space } jest zablokowany przez element na polu { $by }
# en: 60d10abb
punct-other-kind =
    na { $space } leży { $kind ->
        [T] element trójkątny
        [C] element prosty z kropką PÜNCT pośrodku
        [E] element prosty z kropką PÜNCT na końcu
        [L] element kątowy z kropką PÜNCT po lewej
        [R] element kątowy z kropką PÜNCT po prawej
       *[M] element kątowy z kropką PÜNCT na zgięciu
    }, a na te pola potrzebny jest { $found ->
        [T] element trójkątny
        [C] element prosty z kropką PÜNCT pośrodku
        [E] element prosty z kropką PÜNCT na końcu
        [L] element kątowy z kropką PÜNCT po lewej
        [R] element kątowy z kropką PÜNCT po prawej
       *[M] element kątowy z kropką PÜNCT na zgięciu
    }
# en: 5ecb0c36
punct-not-on-line = pole { $to } nie leży na żadnej z trzech linii przechodzących przez { $from }
# en: 28f34d5a
punct-unmoved = element na polu { $space } leżałby dokładnie tak jak teraz
# en: 1c3dd38c
punct-uneven-triangle = wszystkie trzy kropki elementu trójkątnego muszą leżeć na tym samym poziomie
# en: 2e7cbb78
punct-uneven-ends = oba końce muszą leżeć na tym samym poziomie
# en: b81360c6
punct-middle-too-high = pole { $space } pod środkową kropką jest wyżej niż końce
# en: f3c05096
punct-not-own-dot =
    kropka PÜNCT musi stanąć na { $color ->
        [white] białej
       *[black] czarnej
    } kropce, a na polu { $space } takiej nie widać
# en: a33cab4a
punct-may-not-pass = nie możesz spasować, dopóki masz ruch, na przykład { $example }
# en: fcb71304
punct-under-bridge = pole { $space } jest pod mostkiem, elementem na polu { $by }: w lukę nic nie może wejść

## Przy stole: co się stało i jak się skończyło

# en: b53f51fa
table-placed =
    { $player ->
        [white] Biały stawia
       *[black] Czarny stawia
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
# en: 52e8222b
table-punct-placed =
    { $player ->
        [white] Biały kładzie
       *[black] Czarny kładzie
    } { $kind ->
        [triangle] element trójkątny
        [straight] element prosty
       *[angle] element kątowy
    }, kropka PÜNCT na { $punct }, pozostałe na { $first } i { $second }
# en: 8a305439
table-punct-moved =
    { $player ->
        [white] Biały przesuwa
       *[black] Czarny przesuwa
    } { $kind ->
        [triangle] element trójkątny
        [straight] element prosty
       *[angle] element kątowy
    } z { $from } na { $punct }, pozostałe kropki na { $first } i { $second }, poziom { $floor }
# en: 1513dbd0
table-punct-turned =
    { $player ->
        [white] Biały obraca
       *[black] Czarny obraca
    } { $kind ->
        [triangle] element trójkątny
        [straight] element prosty
       *[angle] element kątowy
    } na { $punct }, pozostałe kropki na { $first } i { $second }, poziom { $floor }
# en: 269817de
table-and = { $said }, { $also }
# en: 2356474b
table-over =
    { $result ->
        [white] Biały wygrywa
        [black] Czarny wygrywa
        [draw] Remis
       *[none] Bez wyniku
    }
# en: 9bb49f52
table-controls =
    { $winner ->
        [white] Biały kontroluje
       *[black] Czarny kontroluje
    } więcej pionów, { $points }:{ $against }.
# en: a6f12c8f
table-controls-equal = Obaj gracze kontrolują po tyle samo: { $points }.
# en: 142879b2
table-centre =
    { $end ->
        [two-passes] Żaden z graczy nie ma dozwolonego ruchu
       *[last-piece] Położono 18. element
    }: { $winner ->
        [white] Biały
       *[black] Czarny
    } wygrywa środek { $points }:{ $against }.
# en: 20a283b1
table-resigned =
    { $loser ->
        [white] Biały się poddaje.
       *[black] Czarny się poddaje.
    }
# en: 485cbc3c
table-time-over =
    { $loser ->
        [white] Białemu skończył się czas.
       *[black] Czarnemu skończył się czas.
    }
# en: e7f76a56
table-agreed = Remis za zgodą obu graczy.
# en: c42a7a05
table-abandoned = Partia została porzucona.
# en: 238b63e9
table-adjudicated = O wyniku zdecydował sędzia.
# en: 32615014
table-level =
    { $change ->
        [up] Dobrze zagrane! Następna partia: poziom { $level }.
        [down] Następna partia: poziom { $level }, trochę łatwiej.
       *[same] Następna partia: znów poziom { $level }.
    }
# en: 01dd9637
table-denied =
    { $reason ->
        [over] Partia jest skończona.
        [other-turn] To nie twój ruch.
        [looking-back] Oglądasz wcześniejszą pozycję. Przejdź do ostatniego ruchu, by grać dalej.
        [stale] Ruch komputera dotyczył innej pozycji.
        [not-placing] Wszystkie piony są już rozmieszczone.
        [not-decided] Obaj gracze mogą się jeszcze ruszyć.
       *[nothing] Nie ma czego cofnąć ani ponowić.
    }
# en: c53ee0d3
table-bad-tag = znacznik { $name } ma nieprawidłową wartość „{ $found }”
# en: b77818b8
table-bad-setting = Nie da się odczytać tego ustawienia, więc zostaje pominięte: „{ $line }”
# en: 279991ac
table-bad-rung = Nie da się odczytać tego poziomu, więc zostaje pominięty: „{ $line }”
# en: 48fbeffc
table-bad-time =
    { $reason ->
        [base] Czas na gracza musi być dłuższy niż 0 i wynosić najwyżej 24 godziny.
        [increment] Czas dodawany za ruch może wynosić najwyżej godzinę.
       *[malformed] Podaj czasy jako liczby.
    }

## Ręka nad planszą DVONN

# en: 667b34db
hand-dvonn-not-your-turn =
    { $turn ->
        [white] ruch Białego
       *[black] ruch Czarnego
    }
# en: ca991b69
hand-dvonn-never-again = stos na polu { $space } już nigdy się nie ruszy, chyba że zostanie przykryty: żaden stos nie stoi w odległości równej jego wysokości
# en: ca4ca5b8
hand-dvonn-lands = stos wysokości { $height }, twój
# en: 2ef5c8f7
hand-dvonn-lands-lost = ten stos sam zostaje odcięty
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
# en: 3e3f71b7
hand-dvonn-score = wynik { $white }:{ $black }
# en: 02fa6266
hand-dvonn-preview = { $landing } · { $score }
# en: 75882e5b
hand-dvonn-preview-cutting = { $landing } · { $cuts } · { $score }
# en: 46a12334
hand-dvonn-onto = { $from } na { $to } · { $preview }
# en: fe629f6a
hand-dvonn-target = { $space }. Ruch tutaj: { $preview }
# en: 53fc55e7
hand-dvonn-ask = Zagrać { $from } na { $to }?
# en: 6121e010
hand-dvonn-ask-place =
    { $piece ->
        [white] Postawić biały pion na { $space }?
        [black] Postawić czarny pion na { $space }?
       *[red] Postawić czerwony pion na { $space }?
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

# en: 87f9262b
hand-punct-off-board = element nie mieści się na planszy
# en: 68affcb7
hand-punct-no-other-turn = inaczej obrócony element się tu nie zmieści
# en: 7d5dc709
hand-punct-target = { $space }. Możesz tu położyć element
# en: 96c22d34
hand-punct-no-piece = żaden element nie ma kropki PÜNCT na { $punct } i pozostałych kropek na { $first } i { $second }
# en: e58f3d6c
hand-punct-connects =
    łączy { $sides ->
        [west-east] bok zachodni ze wschodnim
        [south-west] bok południowo-zachodni z północno-wschodnim
       *[north-west] bok północno-zachodni z południowo-wschodnim
    }: { $winner ->
        [white] wygrywa Biały
       *[black] wygrywa Czarny
    }
# en: e0113760
hand-punct-uncovers =
    odsłania łańcuch { $winner ->
        [white] Białego
       *[black] Czarnego
    } z { $sides ->
        [west-east] zachodu na wschód
        [south-west] południowego zachodu na północny wschód
       *[north-west] północnego zachodu na południowy wschód
    }: { $winner ->
        [white] wygrywa Biały
       *[black] wygrywa Czarny
    }
# en: 62c45142
hand-punct-last-counts =
    to twój ostatni element i koniec partii z wynikiem { $white }:{ $black } w środku: { $result ->
        [white] wygrywa Biały
        [black] wygrywa Czarny
       *[draw] remis
    }
# en: ee6f97b9
hand-punct-last-draws = to twój ostatni element: partia kończy się remisem
# en: dafad05a
hand-punct-repeats = trzeci raz ta sama pozycja: remis
# en: e3776715
hand-punct-hundred-turns = 100 ruchów bez kładzenia elementów: remis
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
# en: c8b0b3d2
hand-punct-bridges = mostek nad { $over }
# en: c9a3d34e
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
        [C] element prosty z kropką PÜNCT pośrodku
        [E] element prosty z kropką PÜNCT na końcu
        [L] element kątowy z kropką PÜNCT po lewej, gdy zgięcie jest u góry
        [R] element kątowy z kropką PÜNCT po prawej, gdy zgięcie jest u góry
       *[M] element kątowy z kropką PÜNCT na zgięciu
    }
# en: b194ebb7
hand-punct-lies =
    { $kind ->
        [T] Element trójkątny
        [C] Element prosty
        [E] Element prosty
       *[M] Element kątowy
    } na { $space }
# en: d7a5dad6
hand-punct-joins =
    { $dots ->
        [one] dołącza do twojego łańcucha z { $dots } kropki
        [few] dołącza do twojego łańcucha z { $dots } kropek
       *[many] dołącza do twojego łańcucha z { $dots } kropek
    }
# en: cf6970cf
hand-punct-starts = zaczyna nowy łańcuch
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
# en: 65a21b18
hand-punct-chosen = { $kind }: wybierz pole na kropkę PÜNCT
# en: 0e1cd425
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
# en: 6e1f1d97
hand-punct-named-two =
    Kropka PÜNCT na { $punct }, druga kropka na { $first }, { $targets ->
        [0] żaden element tu nie pasuje
        [one] { $targets } pole na ostatnią kropkę
        [few] { $targets } pola na ostatnią kropkę
       *[many] { $targets } pól na ostatnią kropkę
    }
# en: 13fe20b9
hand-punct-ghost = { $kind }, kropka PÜNCT na { $punct }, pozostałe na { $first } i { $second }, poziom { $floor }
# en: c17604d1
hand-punct-ghost-beyond = { $kind }, kropka PÜNCT na { $punct }
# en: a455ecde
hand-punct-legal = { $ghost }; naciśnij Enter, by zatwierdzić
# en: 5c93535d
hand-punct-leads = { $ghost }; { $consequences }; naciśnij Enter, by zatwierdzić
# en: 7d0752d9
hand-punct-illegal = { $ghost }; nie można: { $reason }
# en: df3bf006
hand-punct-dot =
    poziom { $floor }: { $dot ->
        [punct] { $owner ->
            [white] kropka PÜNCT Białego
           *[black] kropka PÜNCT Czarnego
        }
       *[minor] { $owner ->
            [white] biała kropka
           *[black] czarna kropka
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
# en: 1fcd45b8
hand-punct-threats =
    { $owner ->
        [white] Biały
       *[black] Czarny
    } { $count ->
        [0] nie może wygrać od razu
        [one] może wygrać od razu na { $count } sposób
        [few] może wygrać od razu na { $count } sposoby
       *[many] może wygrać od razu na { $count } sposobów
    }
# en: c5efe744
view-any-stack =
    { $space }: stos o wysokości { $height }, na górze { $top ->
        [white] biały
        [black] czarny
       *[red] czerwony
    } pion, czerwonych: { $reds }
