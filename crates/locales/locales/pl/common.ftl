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
# en: 5de238e1
punct-none-left = w zapasie nie ma już elementu { $kind }
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
