### Polski: strony zasad.

## DVONN: zasady

# en: ccbe00e5
rules-dvonn-aim-title = Cel gry
# en: 7ee746ad
rules-dvonn-aim-1 = Dwoje graczy, Biały i Czarny, układa piony w stosy. Stos należy do gracza, którego kolor jest na górze.
# en: f1dff3f8
rules-dvonn-aim-2 = Gdy nikt nie może się już ruszyć, każdy liczy piony w swoich stosach, bez względu na ich kolor. Wygrywa ten, kto ma ich więcej.
# en: 3892531d
rules-dvonn-board-title = Plansza i piony
# en: 190e4fde
rules-dvonn-board-1 = Plansza ma 49 pól w pięciu rzędach. Pole ma do sześciu sąsiadów; pola przy krawędzi mają ich mniej.
# en: bc04e307
rules-dvonn-board-2 = W grze są 23 białe piony, 23 czarne i trzy czerwone piony DVONN, które nie należą do nikogo.
# en: fc48f757
rules-dvonn-placing-title = Rozmieszczanie pionów
# en: 9ed77a1b
rules-dvonn-placing-1 = Najpierw gracze na zmianę zapełniają planszę, po jednym pionie. Zaczyna Biały. Pion stawia się na dowolnym pustym polu.
# en: 98e9fa61
rules-dvonn-placing-2 = Pierwsze trzy piony są czerwone: stawiają je Biały, Czarny i Biały. Potem każdy stawia piony swojego koloru, a zaczyna Czarny.
# en: ac35101d
rules-dvonn-placing-3 = Biały stawia ostatni pion i wykonuje też pierwszy ruch. Dopóki plansza nie jest pełna, nic się nie rusza, a potem nic się już nie stawia.
# en: 46bdeca2
rules-dvonn-stacks-title = Stosy i ich właściciele
# en: f2bc1450
rules-dvonn-stacks-1 = Pojedynczy pion to stos o wysokości 1. Stos należy do gracza, którego kolor jest na górze, i tylko ten gracz może nim ruszyć.
# en: 5c90ecfb
rules-dvonn-stacks-2 = Piony pod spodem nie zmieniają właściciela, ale na końcu liczą się wszystkie.
# en: 97876991
rules-dvonn-stacks-owners = Lewy stos należy do Czarnego, prawy do Białego.
# en: 8eadaf37
rules-dvonn-moving-title = Ruch
# en: 6b40d0a4
rules-dvonn-moving-1 = W swoim ruchu przesuwasz jeden ze swoich stosów. Stos rusza się cały, w linii prostej, w jednym z sześciu kierunków.
# en: f3c9b712
rules-dvonn-moving-2 = Rusza się dokładnie o tyle pól, ile ma pionów. Pola po drodze liczą się, puste czy zajęte.
# en: 527d8a4c
rules-dvonn-moving-3 = Musi stanąć na zajętym polu: na stosie dowolnego koloru albo na pojedynczym czerwonym pionie. Trafia na wierzch. Na pustym polu stanąć nie może.
# en: 3d77c548
rules-dvonn-moving-reach = Ten stos ma dwa piony: może wejść na każdy stos odległy dokładnie o dwa pola w linii prostej.
# en: 9ce2b32b
rules-dvonn-blocked-title = Otoczone stosy
# en: 7ef65867
rules-dvonn-blocked-1 = Stos, wokół którego wszystkie sześć pól jest zajętych, nie może się ruszyć, bez względu na wysokość. Musi czekać, aż któreś z nich się zwolni.
# en: 92641977
rules-dvonn-blocked-2 = Przy krawędzi sąsiednich pól jest mniej niż sześć, więc stos nigdy nie jest tam zablokowany. Na pełnej planszy mogą się ruszać tylko stosy przy krawędzi.
# en: 4afb542b
rules-dvonn-blocked-shut = Pion w środku nie może się ruszyć.
# en: c1bb4c8c
rules-dvonn-red-title = Czerwone piony
# en: e5f16245
rules-dvonn-red-1 = Pojedynczy czerwony pion nie należy do nikogo i nigdy się nie rusza. Można go przykryć jak każdy inny.
# en: 0a2c13cd
rules-dvonn-red-2 = Przykryty rusza się razem ze swoim stosem. Czerwone piony mogą więc wędrować.
# en: cad44ea3
rules-dvonn-link-title = Łączność z czerwonym
# en: a412c685
rules-dvonn-link-1 = Po każdym ruchu każdy stos musi być w łączności z czerwonym pionem: zawiera go albo łączy się z takim stosem łańcuchem zajętych sąsiednich pól.
# en: 5e54e93b
rules-dvonn-link-2 = Stosy bez łączności zdejmuje się z planszy na dobre, do kogokolwiek należą i ktokolwiek wykonał ruch.
# en: d91c3efb
rules-dvonn-link-3 = Czerwone piony są w łączności zawsze, więc wszystkie trzy zostają na planszy do końca.
# en: deb9624d
rules-dvonn-link-island = Jeśli biały pion wejdzie na czerwony, trzy czarne stracą jedyną łączność.
# en: 992b909f
rules-dvonn-passing-title = Pasowanie
# en: d0a737be
rules-dvonn-passing-1 = Jeśli żaden z twoich stosów nie może się ruszyć, musisz spasować, a przeciwnik gra dalej.
# en: a39f972b
rules-dvonn-passing-2 = Jeśli możesz się ruszyć, musisz, nawet gdy każdy ruch ci szkodzi. Po pasie wracasz do gry, gdy tylko znów masz ruch.
# en: ea8d323f
rules-dvonn-end-title = Koniec gry
# en: 965b9ff7
rules-dvonn-end-1 = Partia kończy się, gdy żaden z graczy nie może się ruszyć.
# en: c854afbb
rules-dvonn-end-2 = Twój wynik to liczba pionów w twoich stosach, razem z czerwonymi. Pojedyncze czerwone nie liczą się dla nikogo. Wygrywa wyższy wynik; przy równych jest remis.
# en: ba22e0cd
rules-dvonn-aim-middle = Partia pod koniec. Liczba na stosie to jego wysokość.
# en: d902936d
rules-dvonn-red-carried = W tym białym stosie jest czerwony pion i rusza się razem z nim.
# en: 55b72ad8
rules-dvonn-passing-3 = Nawet pierwszy ruch może być pasem: gdy Biały nie ma piona przy krawędzi, wszystkie jego piony są otoczone.
# en: 4174976d
rules-dvonn-passing-stuck = Jedyny stos Czarnego ma trzy piony i niczego nie sięga. Czarny musi spasować.
# en: 056cbbe6
rules-dvonn-end-3 = Na prawdziwej planszy każdy układa wszystkie swoje stosy w jeden. Wygrywa wyższy.
# en: f5892df2
rules-dvonn-end-final = Nikt nie może się ruszyć. Biały ma 3 + 5 = 8, Czarny 6. Pojedynczy czerwony nie liczy się dla nikogo.
# en: 5271191d
rules-dvonn-advice-title = Wskazówki
# en: eb9dd5b0
rules-dvonn-advice-1 = Rozmieszczając piony, postaw dość swoich przy krawędzi i blisko czerwonych, ale nie skupiaj ich zbyt wielu w jednym miejscu.
# en: fa84217f
rules-dvonn-advice-2 = Przykrywaj piony przeciwnika: przejmujesz nad nimi kontrolę, a zostają na planszy.
# en: 0ffd79dd
rules-dvonn-advice-3 = Dbaj o to, by wiele twoich stosów mogło się ruszać. Wysokość kosztuje mobilność.
# en: 5f8411d4
rules-dvonn-advice-4 = Patrz, dokąd można zabrać czerwony pion i co to odetnie. Jeśli to zbyt groźne, podwyższ ten stos tak, by nie mógł się ruszyć.
# en: a137f2ed
rules-dvonn-advice-5 = O wyniku decydują ostatnie ruchy. Postaraj się, by przeciwnik spasował pierwszy.
# en: be175b4f
rules-dvonn-advice-high = Z trzecim pionem stos Czarnego jest za wysoki, by się ruszyć, więc jego czerwony pion zostaje przy białych.
# en: 1cef9275
rules-dvonn-around-title = Warto wiedzieć
# en: f07c694a
rules-dvonn-around-1 = Kolory się losuje.
# en: 57254ad9
rules-dvonn-around-2 = Partia trwa około pół godziny. Na turniejach każdy gracz ma 15 minut przy stole i 10 minut online.

## PÜNCT: zasady

# en: 85a0ef2a
rules-punct-aim-title = Cel gry
# en: 7faae9c1
rules-punct-aim-1 = Biały i Czarny starają się połączyć dwa przeciwległe boki planszy łańcuchem sąsiednich kropek swojego koloru. Dobra jest każda z trzech par boków.
# en: 95b7208d
rules-punct-aim-2 = Jeśli nikt nie połączy boków, w zasadach podstawowych jest remis. W zasadach standardowych decydują wtedy kropki w środku planszy.
# en: 8b828213
rules-punct-aim-chain = Biały połączył h1 z p17 i wygrywa.
# en: 1179cebf
rules-punct-board-title = Plansza
# en: 83e1c89b
rules-punct-board-1 = Plansza to sześciokąt o boku dziewięciu pól, bez sześciu narożnych: razem 211 pól. Kolumny to a–q od lewej do prawej, rzędy 1–17. Pole w środku to i9.
# en: b5f7aa5f
rules-punct-board-2 = Każdy z sześciu boków ma siedem pól i leży naprzeciw innego. Pola tuż przy brakujących rogach, b2, b9, i2, i16, p9 i p16, nie należą do żadnego boku.
# en: 94a9adce
rules-punct-board-3 = Przeciwległe boki to a2–a8 i q10–q16, b1–h1 i j17–p17, b10–h16 i j2–p8.
# en: 4923b161
rules-punct-board-4 = 19 pól odległych od i9 najwyżej o dwa kroki to środkowy sześciokąt.
# en: fe0cfaab
rules-punct-pieces-title = Elementy
# en: 436c175d
rules-punct-pieces-1 = Każdy gracz ma 18 elementów. Element to trzy połączone kropki: kropka PÜNCT i dwie zwykłe.
# en: ddee5bd9
rules-punct-pieces-2 = Sześć jest trójkątnych. Sześć prostych: dwa z kropką PÜNCT pośrodku, cztery z nią na końcu. Sześć kątowych: dwa z kropką PÜNCT na zgięciu, dwa z nią na jednym końcu i dwa na drugim.
# en: f6fb428d
rules-punct-pieces-3 = Element można obracać, ale nigdy odwracać na drugą stronę, więc kątowe z kropką PÜNCT na jednym i na drugim końcu to różne elementy. Elementy, których nie ma na planszy, leżą w zapasie, widocznym dla obu graczy.
# en: a68aeae7
rules-punct-pieces-kinds = Sześć rodzajów, od lewej: trójkątny, proste (kropka PÜNCT pośrodku, na końcu), kątowe (na jednym końcu, na drugim, na zgięciu).
# en: afd7116e
rules-punct-placing-title = Kładzenie
# en: af9ec60e
rules-punct-placing-1 = Kolory się losuje. Zaczyna Biały, potem gracze grają na zmianę. W swoim ruchu kładziesz jeden element albo przesuwasz jeden, nigdy jedno i drugie.
# en: 49a7d9da
rules-punct-placing-2 = Aby położyć element, weź go z zapasu i umieść na trzech pustych polach, obrócony dowolnie. Nie musi dotykać innych.
# en: ea573b70
rules-punct-placing-3 = Nowy element zawsze leży na samej planszy. Pole pod mostkiem nie jest puste. Środkowy sześciokąt ma osobne zasady.
# en: 20d994d5
rules-punct-placing-laid = Biały kładzie element trójkątny na trzech pustych polach.
# en: 0f2034b1
rules-punct-centre-title = Środkowy sześciokąt
# en: f86c73fd
rules-punct-centre-1 = Zasady podstawowe: pierwszego elementu partii nie wolno położyć w środkowym sześciokącie. Wszystkie późniejsze wolno.
# en: b795cab7
rules-punct-centre-2 = Zasady standardowe: nie wolno tam położyć żadnego elementu, nawet jedną kropką. Trafiają tam tylko przez przesunięcie.
# en: 149c9707
rules-punct-centre-3 = Jeśli w zasadach standardowych nikt nie połączy boków, wygrywa gracz, który ma więcej widocznych kropek w środkowym sześciokącie.
# en: 0cd8a033
rules-punct-centre-count = Biały ma w środku sześć widocznych kropek, Czarny trzy.
# en: 70793b7e
rules-punct-moving-title = Przesuwanie
# en: eca8aeea
rules-punct-moving-1 = Przesunąć możesz swój element, którego żadna kropka nie jest zakryta. Pola, z których schodzi, są dla niego wolne.
# en: c4e29fbe
rules-punct-moving-2 = Jego kropka PÜNCT idzie po jednej z trzech linii, które przez nią biegną, na dowolną odległość: nad pustymi polami, nad dowolnymi elementami, nad środkiem.
# en: 0ceaed8d
rules-punct-moving-3 = Wszystkie trzy kropki muszą znaleźć się na planszy. Zwykłe kropki nie muszą trzymać się linii.
# en: 93d437cc
rules-punct-moving-lines = Element z f6 może pójść na te pola, także nad elementami Czarnego.
# en: e6d2b066
rules-punct-turning-title = Obracanie
# en: 7979f79d
rules-punct-turning-1 = Gdy kropka PÜNCT dotrze na miejsce, element można wokół niej dowolnie obrócić. Można go też obrócić bez przesuwania.
# en: cd160fab
rules-punct-turning-2 = Na końcu element musi leżeć inaczej niż na początku: na innych polach albo z kropką PÜNCT na innym z tych samych pól. Prosty element z kropką PÜNCT pośrodku wygląda po półobrocie tak samo, więc to nie jest ruch.
# en: 4a76d1b8
rules-punct-turning-about = Element na g5 obraca się w miejscu.
# en: 2b916216
rules-punct-jumping-title = Na inne elementy
# en: 956bd0f6
rules-punct-jumping-1 = Przesuwany element może wejść na inne. Wysokość pola to liczba poziomów aż po jego górną kropkę: 0, gdy jest puste, 1, gdy kropka leży na planszy, i tak dalej.
# en: 3e98c8ec
rules-punct-jumping-2 = Element trójkątny potrzebuje trzech pól tej samej wysokości. Prosty lub kątowy potrzebuje tej samej wysokości pod oboma końcami i nie większej pod środkową kropką.
# en: ad9c665d
rules-punct-jumping-3 = Ponad planszą kropka PÜNCT musi stanąć na twojej kropce, PÜNCT albo zwykłej, na dowolnym poziomie: liczy się górna kropka na polu. Zwykłe kropki mogą zakryć wszystko.
# en: 2d4ad8bc
rules-punct-jumping-4 = Element może przejść z każdego poziomu na każdy inny, także z powrotem na planszę.
# en: 7c41996f
rules-punct-jumping-onto = Element trójkątny z j12 staje kropką PÜNCT na kropce Białego na j6 i zakrywa dwie kropki Czarnego.
# en: defd8872
rules-punct-bridges-title = Mostki
# en: a9dd6fc9
rules-punct-bridges-1 = Jeśli pod środkową kropką jest niżej niż pod końcami, element jest mostkiem. Luka pod nią może być pusta albo mieć kropki na dnie.
# en: 1c0382c9
rules-punct-bridges-2 = Bez oparcia może być tylko środkowa kropka, więc element trójkątny nigdy nie jest mostkiem. Kropka PÜNCT mostka też musi leżeć nad kropką swojego koloru, nawet jeśli jest środkowa.
# en: feeb3fc2
rules-punct-bridges-3 = W lukę pod mostkiem nic nie może wejść, ani z zapasu, ani przez przesunięcie.
# en: 40beec97
rules-punct-bridges-gap = Element z l10 przerzuca mostek nad pustym polem l6.
# en: 97c84a34
rules-punct-bridges-high = Mostek dwa poziomy wyżej: kropka Czarnego na l6 leży na dnie luki.
# en: 87d8072d
rules-punct-pins-title = Zablokowane elementy
# en: 15f30f76
rules-punct-pins-1 = Element jest zablokowany, jeśli nad którąkolwiek jego kropką coś jest, choćby wiszący środek mostka. Dopóki to nie zejdzie, nie można go przesunąć ani obrócić. Własne elementy też blokują.
# en: f7c571ff
rules-punct-pins-2 = Widać i liczy się tylko górna kropka na polu, w łańcuchu i w środku. Wolno podnieść element, by zajrzeć pod spód.
# en: 3df1f6b4
rules-punct-pins-3 = Przesunięty element nie musi dotykać innych.
# en: e3525966
rules-punct-pins-under = Prosty element Białego blokuje element Czarnego na h8 i własny na f6.
# en: 7a87edc6
rules-punct-passing-title = Pasowanie
# en: 838bee7e
rules-punct-passing-1 = Jeśli nie możesz ani położyć, ani przesunąć elementu, musisz spasować. Jeśli możesz, musisz grać: nie wolno pasować z wyboru.
# en: 1a9e5b31
rules-punct-passing-2 = Dwa pasy z rzędu kończą partię tak, jakby położono ostatni element. Instrukcja nie wspomina o pasowaniu, więc to nasza zasada.
# en: 139702ca
rules-punct-end-title = Koniec gry
# en: 038c6832
rules-punct-end-1 = Wygrywasz od razu, gdy twoje widoczne kropki tworzą łańcuch sąsiednich pól między dwoma przeciwległymi bokami. Ich poziomy nie mają znaczenia.
# en: 657361cf
rules-punct-end-2 = Jeśli twój ruch odsłoni łańcuch przeciwnika, wygrywa przeciwnik. Jeśli domknie łańcuchy obu graczy, wygrywasz ty (to nasza zasada, instrukcja milczy).
# en: 03273a88
rules-punct-end-3 = W przeciwnym razie partia kończy się, gdy tylko któryś z graczy położy 18. element. W zasadach podstawowych jest wtedy remis. W standardowych wygrywa ten, kto ma więcej widocznych kropek w środkowym sześciokącie; przy równej liczbie jest remis.
# en: 2e80462c
rules-punct-end-4 = To też nasza zasada: jest remis, gdy ta sama pozycja z tym samym graczem na ruchu wystąpi po raz trzeci, oraz po 100 ruchach z rzędu bez kładzenia nowych elementów. Dwie pozycje są takie same, jeśli elementy tego samego koloru i rodzaju leżą w tych samych miejscach.
# en: 4f6a60cf
rules-punct-end-uncovered = Jeśli Biały zdejmie z h5 element z kropką PÜNCT na j5, łańcuch Czarnego będzie domknięty i Czarny wygra.
