### Analiza partii: co mówimy o ruchach i co stoi obok. Każde zdanie dotyczy jednego ruchu.

## Wokół zdań

# en: 4d6decd3
review-mark =
    { $mark ->
        [good] dobry ruch
        [inaccuracy] niedokładność
        [mistake] błąd
       *[blunder] gruby błąd
    }
# en: d4ae63cf
review-accuracy =
    { $player ->
        [white] Biały
       *[black] Czarny
    }: dokładność { $percent } %
# en: e50b331c
review-marks = { $accuracy }; ! { $good }, ?! { $inaccuracies }, ? { $mistakes }, ?? { $blunders }
# en: 6f9f7a5e
review-turning-points = Punkty zwrotne: { $list }
# en: 280dfcd0
review-no-marks = Żaden ruch się nie wyróżnia.
# en: 4773ef72
review-best-line = Lepiej: { $line }
# en: 08b95e0f
review-progress = Analiza partii

## Co jest udowodnione

# en: 5c955b48
review-result =
    { $played ->
        [loss] Ten ruch na pewno przegrywa
       *[draw] Ten ruch na pewno remisuje
    }; { $better ->
        [win] { $mv } wygrywa
       *[draw] { $mv } remisuje
    }.
# en: 05ea1e67
review-margin =
    { $played ->
        [loss] Ten ruch na pewno przegrywa różnicą { $by }
        [win] Ten ruch na pewno wygrywa różnicą { $by }
       *[draw] Ten ruch na pewno remisuje
    }; { $better ->
        [loss] { $mv } przegrywa różnicą { $instead }
        [win] { $mv } wygrywa różnicą { $instead }
       *[draw] { $mv } remisuje
    }.
# en: 9fc3f70a
review-lost = Ten ruch na pewno przegrywa; po { $mv } komputer widzi { $chance } % szans na wygraną.
# en: 897e323e
review-won = { $mv } na pewno wygrywa; po tym ruchu komputer widzi { $chance } % szans na wygraną.
# en: e6540cd5
review-only =
    { $played ->
        [win] Ten ruch na pewno wygrywa
       *[draw] Ten ruch na pewno remisuje
    }; { $worse ->
        [loss] następny w kolejności { $mv } przegrywa
       *[draw] następny w kolejności { $mv } tylko remisuje
    }.

## Co sądzi komputer

# en: 56345583
review-more-points = Komputer woli { $mv } i oczekuje o { $points } punktu więcej.
# en: 065d7879
review-better-chance = Komputer woli { $mv }: { $better } % szans na wygraną zamiast { $played } %.
# en: d7387023
review-others-worse =
    Nic innego komputerowi się nie podoba: po { $mv }, następnym w kolejności, szanse na wygraną to { $worse } % zamiast { $played } %.

## Co potwierdzają zasady DVONN

# en: 4d0e54ba
review-cuts-own =
    Odcina { $pieces ->
        [one] { $pieces } pion
        [few] { $pieces } piony
       *[many] { $pieces } pionów
    } we własnych stosach { $player ->
        [white] Białego.
       *[black] Czarnego.
    }
# en: d84707c0
review-lets-cut =
    Pozwala { $player ->
        [white] Czarnemu
       *[black] Białemu
    } odciąć { $pieces ->
        [one] { $pieces } pion
        [few] { $pieces } piony
       *[many] { $pieces } pionów
    } w stosach { $player ->
        [white] Białego
       *[black] Czarnego
    } ruchem { $reply }.
# en: 55e02c68
review-never-moves-again =
    Po tym żaden stos { $player ->
        [white] Białego
       *[black] Czarnego
    } już nigdy się nie ruszy.
# en: 21ad747f
review-last-move =
    { $player ->
        [white] Oddaje ostatni wolny ruch Białego: cokolwiek odpowie Czarny, Biały nie będzie miał ruchu.
       *[black] Oddaje ostatni wolny ruch Czarnego: cokolwiek odpowie Biały, Czarny nie będzie miał ruchu.
    }
# en: a9de5949
review-lets-take =
    Pozwala { $player ->
        [white] Czarnemu przejąć stos Białego
       *[black] Białemu przejąć stos Czarnego
    } o wysokości { $height } ruchem { $reply }.
# en: 777d0ac1
review-misses-cut =
    Przeocza { $mv }, co odcina { $pieces ->
        [one] { $pieces } pion
        [few] { $pieces } piony
       *[many] { $pieces } pionów
    } w stosach { $player ->
        [white] Czarnego.
       *[black] Białego.
    }
# en: bda20cd2
review-misses-take = Przeocza { $mv }, co przejmuje stos o wysokości { $height }.
# en: c824114c
review-lets-take-red =
    Pozwala { $player ->
        [white] Czarnemu
       *[black] Białemu
    } przejąć pion DVONN ruchem { $reply }.
# en: 9def28bd
review-misses-red = Przeocza { $mv }, co przejmuje pion DVONN.
# en: e2a0712b
review-stuck = Stos o wysokości { $height } na polu { $space } już nigdy się nie ruszy, chyba że stanie na nim inny stos.
# en: 289b8969
review-fewer-moves =
    Zostawia { $player ->
        [white] Białemu
       *[black] Czarnemu
    } { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }; po { $mv } byłoby { $better }.
# en: 91343da7
review-more-replies =
    Zostawia { $player ->
        [white] Czarnemu
       *[black] Białemu
    } { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }; po { $mv } byłoby tylko { $better }.
# en: 24800d64
review-heap =
    Obok { $neighbours ->
        [one] leży już { $neighbours } pion
        [few] leżą już { $neighbours } piony
       *[many] leży już { $neighbours } pionów
    } tego samego koloru; na { $mv } byłoby { $better }.
# en: 7e6e51ce
review-far-from-red =
    Położony { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } od najbliższego piona DVONN; z { $mv } byłoby { $better }.
# en: 08976e4b
review-cuts =
    Odcina { $pieces ->
        [one] { $pieces } pion
        [few] { $pieces } piony
       *[many] { $pieces } pionów
    } w stosach { $player ->
        [white] Czarnego.
       *[black] Białego.
    }
# en: 17fd5bf8
review-takes = Przejmuje stos o wysokości { $height }.

## Co potwierdzają zasady PÜNCT albo udowodniona wygrana

# en: 34a69975
review-uncovers =
    Odsłania łańcuch { $player ->
        [white] Czarnego
       *[black] Białego
    } między { $sides ->
        [west-east] zachodem a wschodem
        [south-west] południowym zachodem a północnym wschodem
       *[north-west] północnym zachodem a południowym wschodem
    }: { $player ->
        [white] wygrywa Czarny.
       *[black] wygrywa Biały.
    }
# en: 9ca7738a
review-ends-behind = Kładzie 18. element i kończy partię, przegrywając środek { $own } do { $other }.
# en: 54a464d9
review-ends-drawn =
    Kończy partię remisem: { $end ->
        [two-passes] żaden z graczy nie ma ruchu.
        [repetition] ta sama pozycja wystąpiła trzeci raz.
        [hundred-turns] przez sto ruchów z rzędu nikt nie położył elementu.
       *[last-piece] położono 18. element.
    }
# en: 43211a1e
review-misses-win = Przeocza natychmiastową wygraną: { $mv }.
# en: 6963c6c4
review-ignores-threat =
    Nie odpiera groźby { $player ->
        [white] Czarnego
       *[black] Białego
    }: { $reply } wygrywa od razu.
# en: bc77d176
review-lets-win =
    Pozwala { $player ->
        [white] Czarnemu
       *[black] Białemu
    } wygrać od razu ruchem { $reply }.
# en: 6061ae70
review-lets-win-in =
    Teraz { $player ->
        [white] Czarny
       *[black] Biały
    } może wymusić wygraną w { $turns ->
        [one] { $turns } ruchu
        [few] { $turns } ruchach
       *[many] { $turns } ruchach
    }, zaczynając od { $reply }.
# en: d90a1374
review-win-in =
    { $mv } wymuszało wygraną w { $turns ->
        [one] { $turns } ruchu.
        [few] { $turns } ruchach.
       *[many] { $turns } ruchach.
    }
# en: a2c89e17
review-lets-pin =
    Pozwala { $player ->
        [white] Czarnemu
       *[black] Białemu
    } zablokować { $pieces ->
        [one] { $pieces } element
        [few] { $pieces } elementy
       *[many] { $pieces } elementów
    } ruchem { $reply }.
# en: 816eda98
review-lets-cover =
    Pozwala { $player ->
        [white] Czarnemu
       *[black] Białemu
    } zakryć { $dots ->
        [one] { $dots } kropkę
        [few] { $dots } kropki
       *[many] { $dots } kropek
    } ruchem { $reply }.
# en: 7ac939cc
review-frees =
    Uwalnia zablokowany element { $player ->
        [white] Czarnego
       *[black] Białego
    } na { $space }.
# en: dc49a027
review-misses-threat = Przeocza { $mv } z groźbą natychmiastowej wygranej.
# en: 1307ee83
review-misses-pin =
    Przeocza { $mv }, co blokuje { $pieces ->
        [one] { $pieces } element
        [few] { $pieces } elementy
       *[many] { $pieces } elementów
    } { $player ->
        [white] Czarnego.
       *[black] Białego.
    }
# en: a16b5dc6
review-misses-cover =
    Przeocza { $mv }, co zakrywa { $dots ->
        [one] { $dots } kropkę
        [few] { $dots } kropki
       *[many] { $dots } kropek
    } { $player ->
        [white] Czarnego.
       *[black] Białego.
    }
# en: 394ab4f7
review-centre-lost =
    Teraz w środku { $player ->
        [white] Biały
       *[black] Czarny
    } ma { $own } do { $other }; po { $mv } byłoby { $better_own } do { $better_other }.
# en: 6edb0dcd
review-only-defence =
    Jedyny ruch, który nie pozwala { $player ->
        [white] Czarnemu
       *[black] Białemu
    } wygrać od razu.
# en: 733e92fc
review-threatens = Grozi natychmiastową wygraną.
# en: d51b7887
review-pins =
    Blokuje { $pieces ->
        [one] { $pieces } element
        [few] { $pieces } elementy
       *[many] { $pieces } elementów
    } { $player ->
        [white] Czarnego.
       *[black] Białego.
    }
