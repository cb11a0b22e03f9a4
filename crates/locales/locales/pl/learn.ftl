### Polski: czego uczą kursy i strony zasad.

## DVONN: kurs

# en: 5f4b4e46
learn-dvonn-first-title = Jak ruszają się stosy
# en: 4e7942c9
learn-dvonn-move-title = Przykryj pion
# en: 3c40885c
learn-dvonn-move-text = Grasz białymi. Pion rusza się o jedno pole, w linii prostej, na sąsiedni pion. Postaw pion z e3 na czarnym.
# en: 536d0efc
learn-dvonn-move-done = Teraz to stos z dwóch pionów i jest twój: na górze leży twój pion. W DVONN nic się nie bije, tylko przykrywa.
# en: 5fd9ac85
learn-dvonn-move-wrong = Tak wolno, ale przykryj czarny pion: z e3 na f3.
# en: 21a85e02
learn-dvonn-move-own = Tak wolno: możesz przykryć też własny pion. Ale on już był twój, więc nic nie zyskujesz. Weź czarny.
# en: eeb86af4
learn-dvonn-move-red = Tak wolno: czerwone piony są niczyje i można je przykrywać. Tutaj weź czarny.
# en: 90ff2d47
learn-dvonn-height-title = Wysokość to odległość
# en: 54a18b9e
learn-dvonn-height-text = Stos na d3 ma trzy piony, więc rusza się cały, dokładnie o trzy pola, i kończy na zajętym polu. Przesuń go.
# en: 5a16a274
learn-dvonn-height-done = Dokładnie o trzy, ponad wszystkim po drodze. Teraz ma cztery piony: sięga dalej, ale rzadziej ma gdzie stanąć.
# en: ba74488f
learn-dvonn-height-wrong = Przesuń stos z trzech pionów na d3.
# en: a1598193
learn-dvonn-height-single = To był pojedynczy pion: wysokość jeden, jedno pole. Teraz przesuń stos z trzech na d3.
# en: 5c06455d
learn-dvonn-owner-title = Czyj jest stos
# en: 99845268
learn-dvonn-owner-text = Stos należy do koloru, który jest na górze, cokolwiek leży niżej. Są tu dwa stosy po trzy piony. Przesuń swój.
# en: 2a7aa050
learn-dvonn-owner-done = Na górze biały, więc stos jest biały, razem z czarnymi pionami. Na końcu każdy pion w twoich stosach to twój punkt.
# en: 75907524
learn-dvonn-owner-wrong = Przesuń stos z trzech pionów, który ma na górze biały.
# en: c3e2b808
learn-dvonn-owner-single = Pojedynczy pion też jest twój, ale spójrz na wysokie stosy: jeden ma na górze biały.
# en: 344eb989
learn-dvonn-blocked-title = Otoczony
# en: 3949e8bd
learn-dvonn-blocked-text = Twój pion na e3 ma sąsiadów z wszystkich sześciu stron, więc nie może się ruszyć. Uwolnij go: przesuń swój pion, który stoi obok.
# en: 1590cdb0
learn-dvonn-blocked-done = Jedna strona jest wolna, więc może się ruszyć. Przy krawędzi zawsze jest wolna strona, tam nic nie jest zablokowane.
# en: 485c1e47
learn-dvonn-blocked-wrong = e3 nadal ma sześciu sąsiadów. Przesuń jeden z białych pionów, które go dotykają: d2 albo f4.
# en: d1a31a04
learn-dvonn-link-title = Trzymaj się czerwonych
# en: 7af85e8e
learn-dvonn-link-text = Każdy stos potrzebuje łańcucha sąsiadów do czerwonego pionu. Kto go nie ma, schodzi z planszy. Odetnij trzy czarne piony.
# en: 19ee3c8f
learn-dvonn-link-done = Twój pion był ich jedyną łącznością. Bez niego wszystkie trzy znikły na dobre: pilnuj takich miejsc, swoich też.
# en: dc5ff271
learn-dvonn-link-wrong = Czarne piony nadal są połączone z czerwonym przez twój pion na d3. Zabierz go stamtąd.
# en: 2bf1f5a1
learn-dvonn-link-own = Czarne są odcięte, ale twój pion poszedł z nimi i też przepadł. Przesuń go w stronę czerwonych.
# en: 81fbe8fd
learn-dvonn-ending-title = Wygraj końcówkę
# en: 255d5b0a
learn-dvonn-ending-text = Ruch białych, przy dobrej grze wygrany. Rozegraj to przeciw najlepszym odpowiedziom: w twoich stosach ma być więcej pionów niż w czarnych.
# en: ca5114fb
learn-dvonn-ending-done = Wygrana. Wiesz, jak ruszają się stosy, czyje są i co je trzyma na planszy: to właśnie jest DVONN.
# en: fd416d6f
learn-dvonn-ending-thrown = Po tym ruchu czarnych już nie da się pokonać. Zobacz, co zostanie odcięte i komu skończą się ruchy, i spróbuj inaczej.

## PÜNCT: kurs

# en: c28551e0
learn-punct-first-title = Co można zrobić w turze
# en: 67ec6902
learn-punct-place-title = Połóż element
# en: 517b5774
learn-punct-place-text = W turze kładziesz element albo go przesuwasz. Weź element z zapasu i połóż go na trzech pustych polach.
# en: ffb36dda
learn-punct-place-done = Leży na samej planszy. Teraz może się ruszać, a inne można kłaść na niej.
# en: 1f7043b1
learn-punct-place-wrong = To był ruch elementem z planszy. Weź element z zapasu.
# en: c0486226
learn-punct-place-turned = To był obrót w miejscu, a to też ruch. Weź element z zapasu.

## DVONN: zasady

# en: 4168fbee
rules-dvonn-aim-title = Cel gry
# en: 264f774e
rules-dvonn-aim-1 = Dwoje graczy, Biały i Czarny, układa piony w stosy. Stos należy do gracza, którego kolor jest na górze.
# en: 58197e6d
rules-dvonn-aim-2 = Gdy nikt nie może się już ruszyć, każdy liczy piony w swoich stosach, dowolnego koloru. Wygrywa większa liczba.
# en: 3892531d
rules-dvonn-board-title = Plansza i piony
# en: 4dee341e
rules-dvonn-board-1 = Plansza ma 49 pól w pięciu rzędach. Pole ma do sześciu sąsiadów; pola przy krawędzi mają ich mniej.
# en: f7c33c03
rules-dvonn-board-2 = Są 23 białe piony, 23 czarne i trzy czerwone, czyli piony DVONN, które są niczyje.
# en: fc48f757
rules-dvonn-placing-title = Rozmieszczanie pionów
# en: e9fb0ee0
rules-dvonn-placing-1 = Najpierw zapełnia się planszę, na przemian, po jednym pionie. Zaczyna Biały. Każdy pion stawia się na dowolnym pustym polu.
# en: b9af46e8
rules-dvonn-placing-2 = Pierwsze trzy piony to czerwone: Biały, Czarny, Biały. Potem, zaczynając od Czarnego, każdy stawia piony swojego koloru.
# en: ec6d448f
rules-dvonn-placing-3 = Biały stawia ostatni pion i wykonuje też pierwszy ruch. Zanim plansza się zapełni, nic się nie rusza, a potem nic się już nie stawia.
# en: 7699b20b
rules-dvonn-stacks-title = Czyj jest stos
# en: d94249cc
rules-dvonn-stacks-1 = Jeden pion to stos o wysokości jeden. Stos należy do gracza, którego kolor jest na górze, i tylko on nim rusza.
# en: 85add8ed
rules-dvonn-stacks-2 = To, co leży niżej, nic tu nie zmienia, ale na końcu liczy się każdy pion.
# en: 97876991
rules-dvonn-stacks-owners = Lewy stos należy do Czarnego, prawy do Białego.
# en: 8eadaf37
rules-dvonn-moving-title = Ruch
# en: ef81153e
rules-dvonn-moving-1 = W turze ruszasz jednym swoim stosem. Stos rusza się cały, w linii prostej, w jednym z sześciu kierunków.
# en: 14ee6b8d
rules-dvonn-moving-2 = Pokonuje dokładnie tyle pól, ile ma pionów, ani więcej, ani mniej. Pola po drodze liczą się, puste czy zajęte.
# en: ce987f7c
rules-dvonn-moving-3 = Musi skończyć na zajętym polu, na stosie dowolnego koloru albo na czerwonym pionie, i odtąd leży na nim. Na pustym polu stanąć nie może.
# en: eebc5dd8
rules-dvonn-moving-reach = Ten stos ma dwa piony: sięga zajętych pól odległych o dwa.
# en: 9ce2b32b
rules-dvonn-blocked-title = Otoczone stosy
# en: f35ad193
rules-dvonn-blocked-1 = Stos, którego wszystkie sześć sąsiednich pól jest zajętych, nie może się ruszyć, jakkolwiek jest wysoki. Czeka, aż któreś się zwolni.
# en: 84406605
rules-dvonn-blocked-2 = Przy krawędzi sąsiednich pól jest mniej niż sześć, więc stos nie bywa tam zablokowany. Na pełnej planszy ruszają się tylko stosy z krawędzi.
# en: c9b55488
rules-dvonn-blocked-shut = Pion w środku nie może się ruszyć.
# en: c1bb4c8c
rules-dvonn-red-title = Czerwone piony
# en: e3ee4c7e
rules-dvonn-red-1 = Pojedynczy czerwony pion jest niczyj i nigdy się nie rusza. Można go przykryć jak każdy inny.
# en: f9643991
rules-dvonn-red-2 = Przykryty wędruje razem ze stosem, w którym leży, a ten rusza się jak każdy inny. Czerwone piony mogą więc podróżować.
# en: f160c57b
rules-dvonn-link-title = W łączności albo stracone
# en: 8e616413
rules-dvonn-link-1 = Po każdym ruchu każdy stos musi być w łączności z czerwonym pionem: zawierać go albo mieć łańcuch zajętych sąsiednich pól do stosu, który go zawiera.
# en: 2778994c
rules-dvonn-link-2 = Co nie jest w łączności, schodzi z planszy na dobre, czyjekolwiek jest i ktokolwiek wykonał ruch.
# en: b0ad4d93
rules-dvonn-link-3 = Czerwone piony są zawsze w łączności, więc wszystkie trzy zostają na planszy do końca.
# en: 834a1836
rules-dvonn-link-island = Gdy biały pion przejdzie na czerwony, trzy czarne stracą jedyną łączność.
# en: 992b909f
rules-dvonn-passing-title = Pasowanie
# en: 071720e8
rules-dvonn-passing-1 = Jeśli żaden twój stos nie może się ruszyć, pasujesz, a drugi gracz gra dalej.
# en: da3eff36
rules-dvonn-passing-2 = Jeśli możesz się ruszyć, musisz, nawet gdy każdy ruch ci szkodzi. Po pasie ruszasz znowu, gdy tylko możesz.
# en: 09ce8b82
rules-dvonn-end-title = Koniec gry
# en: 965b9ff7
rules-dvonn-end-1 = Gra kończy się, gdy nikt nie może się ruszyć.
# en: f16079d6
rules-dvonn-end-2 = Wynik gracza to liczba pionów w jego stosach, łącznie z czerwonymi. Pojedyncze czerwone nie liczą się nikomu. Wygrywa wyższy wynik; równe to remis.

## PÜNCT: zasady

# en: 9476bf7f
rules-punct-aim-title = Cel gry
# en: 1179cebf
rules-punct-board-title = Plansza
# en: fe0cfaab
rules-punct-pieces-title = Elementy
# en: afd7116e
rules-punct-placing-title = Kładzenie
# en: 0f2034b1
rules-punct-centre-title = Środkowy sześciokąt
# en: 70793b7e
rules-punct-moving-title = Przesuwanie
# en: e6d2b066
rules-punct-turning-title = Obracanie
# en: f7415e35
rules-punct-jumping-title = Na inne elementy
# en: defd8872
rules-punct-bridges-title = Mostki
# en: 87d8072d
rules-punct-pins-title = Zablokowane elementy
# en: 7a87edc6
rules-punct-passing-title = Pasowanie
# en: 64d2dee3
rules-punct-end-title = Koniec gry
