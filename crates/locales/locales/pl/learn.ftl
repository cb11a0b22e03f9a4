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

## DVONN: sytuacje

# en: 9370af86
learn-dvonn-situations-title = Sytuacje
# en: 64e86e8b
learn-dvonn-reach-title = Zasięg stosu
# en: b38617d0
learn-dvonn-reach-text = Stos na d3 ma dwa piony: rusza się o dwa pola, także ponad pustymi, i kończy na zajętym. c3 jest dla niego za blisko. Przykryj czarny pion.
# en: 00401b03
learn-dvonn-reach-own = Tam sięga, ale ten pion już jest twój. Przykryj czarny na f3.
# en: 6659c6ea
learn-dvonn-reach-farther = Teraz ma trzy piony i rusza się o trzy pola: h3 jest za blisko, i3 w sam raz. Przykryj czarny stos na i3.
# en: 58b32a2d
learn-dvonn-reach-red = Tam też sięga, w drugą stronę. Ale przykryj czarny stos na i3.
# en: ec608e7f
learn-dvonn-reach-done = Teraz ma pięć pionów i sięga tylko o pięć pól. Z każdym ruchem zasięg się zmienia: licz wzdłuż linii.
# en: b416e13e
learn-dvonn-reach-wrong = Przesuń swój najwyższy stos na czarny.
# en: e584d075
learn-dvonn-shut-title = Zablokowany czy nie?
# en: 8e1c4d25
learn-dvonn-shut-text = Masz dwa stosy po trzy piony, a wszystkie pola wokół nich są zajęte. Jeden może się jednak ruszyć. Rusz nim.
# en: 2ec77474
learn-dvonn-shut-freed = To uwolniłoby e3, ale na tym twoja tura się kończy. Drugi stos z trzech może się ruszyć już teraz: stoi przy krawędzi.
# en: 9209dea1
learn-dvonn-shut-done = e1 leży przy krawędzi i ma tylko cztery sąsiednie pola. Żeby zablokować stos, zajętych musi być sześć.
# en: 55f31ab5
learn-dvonn-shut-wrong = To był pojedynczy pion. Rusz stosem z trzech pionów.
# en: ade6d33d
learn-dvonn-carry-title = Zabierz czerwony pion
# en: faa17a5c
learn-dvonn-carry-text = Siedem czarnych pionów trzyma się czerwonego na f3, a żaden ich stos go nie sięga. Postaw na nim pion z e3.
# en: 1b9d408f
learn-dvonn-carry-other = Ten też jest czerwony, ale nic czarnego się go nie trzyma. Przykryj czerwony na f3, z e3.
# en: 71bab514
learn-dvonn-carry-away = Teraz czerwony leży w twoim stosie i rusza się razem z nim. Zabierz go tak, by nic czarnego nie zostało w łączności.
# en: d81bd5a9
learn-dvonn-carry-toward = Czerwony poszedł razem, ale został przy czarnych stosach. Zabierz go w drugą stronę, na d3.
# en: 8f830692
learn-dvonn-carry-done = Wszystkie siedem znikło. Nie miały innej łączności z czerwonym, a tę właśnie straciły.
# en: 2cbac288
learn-dvonn-carry-wrong = Nie tak: liczy się czerwony pion na f3.
# en: 2ccbfc17
learn-dvonn-island-title = Wyspa
# en: 7d75c6d3
learn-dvonn-island-text = Twoje sześć pionów na f5, g5 i f4 trzyma się dwóch czarnych. Jeśli jeden z nich odejdzie, przepadnie wszystkie sześć. Uratuj je.
# en: f57378bd
learn-dvonn-island-own = W ten sposób zrywasz własną łączność i z planszy schodzą twoje piony.
# en: 7639f9d3
learn-dvonn-island-waits = Teraz czarne mogą zabrać łącznik. W jednym z twoich stosów jest czerwony pion: jak daleko sięga?
# en: a13116e0
learn-dvonn-island-done = Cztery piony, cztery pola: czerwony przyszedł razem ze stosem i wyspa nie potrzebuje już mostu.
# en: da64a513
learn-dvonn-island-wrong = Tak na górze zostają piony bez czerwonego. Przyprowadź im czerwony.
# en: 206df439
learn-dvonn-cut-title = Odetnij przeciwnika
# en: 253dc693
learn-dvonn-cut-text = Czarne trzymają się twoich pionów w dwóch miejscach. Odetnij wszystkie pięć jednym ruchem.
# en: d04269fe
learn-dvonn-cut-along = Twój pion poszedł z nimi i też przepadł. Rusz nim w drugą stronę, do czerwonych.
# en: 913a2ec1
learn-dvonn-cut-few = Tak znikają tylko dwa. Bliżej czerwonych jest miejsce, na którym trzyma się cała piątka.
# en: 759f4cea
learn-dvonn-cut-done = Pięć czarnych pionów za jeden twój, który stał po złej stronie: dobra wymiana.
# en: f888a651
learn-dvonn-cut-wrong = Znajdź pion, który jako jedyny łączy wszystkie pozostałe z czerwonymi.
# en: 717caba8
learn-dvonn-forced-title = Wymuszony ruch
# en: 45ae159b
learn-dvonn-forced-text = Kto może się ruszyć, musi, nawet na własną szkodę. Zostaw czarnym jeden jedyny ruch, i to taki, który kosztuje je stos.
# en: 7efa6348
learn-dvonn-forced-single = Wtedy jedyny ruch czarnych odcina też twój stos na e2 i jest tylko remis. Przykryj c2 właśnie tym stosem.
# en: 710772a8
learn-dvonn-forced-done = Czarne musiały zejść z c1 i sąsiedni stos z czterech stracił łączność. Ruch za dużo bywa gorszy niż żaden.
# en: 134c2831
learn-dvonn-forced-wrong = Czarne mają jeszcze wybór. Przykryj pion na c2 i zobacz, co wtedy może się ruszyć.
# en: 213907a2
learn-dvonn-pass-title = Pas
# en: e1b790d8
learn-dvonn-pass-text = Tylko jeden czarny stos może się ruszyć. Przykryj go, a czarne będą musiały spasować.
# en: 967e9e65
learn-dvonn-pass-still = Czarny pion na e3 może się jeszcze ruszyć. Przykryj go.
# en: 16952d0f
learn-dvonn-pass-again = Czarne nie miały ruchu i spasowały, więc znowu twoja tura. Przykryj czerwony pion: w twoim stosie liczy się dla ciebie.
# en: e83cb709
learn-dvonn-pass-own = Ten pion już jest twój. Czerwony to nowy punkt.
# en: c27b3fb1
learn-dvonn-pass-done = Póki czarne nie mogą się ruszyć, grasz bez nich. Gdy tylko jakiś czarny stos znów będzie mógł, czarne wrócą do gry.
# en: 37799577
learn-dvonn-pass-wrong = Spróbuj innego ruchu.
# en: ec7bf60f
learn-dvonn-count-title = Ostatni ruch
# en: 54c40d11
learn-dvonn-count-text = Cokolwiek zagrasz, po tym ruchu gra się kończy. Białe mają w stosach 6 pionów, czarne 8. Który ruch wygrywa?
# en: ee4c349e
learn-dvonn-count-red = Czerwony to jeden pion więcej: 7 do 8. Za mało.
# en: 89b6879c
learn-dvonn-count-own = To nie zmienia wyniku: nadal 6 do 8.
# en: 6e4cce8f
learn-dvonn-count-done = 8 do 6: dwa więcej u ciebie, dwa mniej u czarnych. Liczy się każdy pion w twoich stosach, dowolnego koloru.
# en: 4023c5fa
learn-dvonn-count-wrong = Policz jeszcze raz: wszystkie piony w twoich stosach i wszystkie w czarnych.

## DVONN: zadania

# en: ebfd3399
learn-dvonn-tasks-title = Małe zadania
# en: dd3dcf35
learn-dvonn-away-title = Na czym się trzymają
# en: 70a82706
learn-dvonn-away-text = Ruch białych, wygrana. Co trzyma sześć czarnych pionów na planszy?
# en: 4b7629e6
learn-dvonn-away-done = W twoim stosie na e4 był ich jedyny czerwony pion. Odszedł i wszystkie sześć znikło.
# en: e13785fd
learn-dvonn-away-wrong = Po tym wygrywają czarne. Z którym czerwonym są w łączności czarne stosy i kto może go zabrać?
# en: 2cee4a49
learn-dvonn-hinge-title = Zawias
# en: 34043a91
learn-dvonn-hinge-text = Ruch białych, wygrana. Stos na b2 może pójść na dwa pola, a jedno z nich jest właściwe.
# en: 78f94baf
learn-dvonn-hinge-along = To odcina czarne piony, ale twój stos znika razem z nimi.
# en: fa87baf3
learn-dvonn-hinge-done = Na b2 trzymały się trzy czarne piony, a b4, teraz przykryty, był ostatnim, który mógł się ruszyć. Czarne pasują.
# en: b0f8fbf5
learn-dvonn-hinge-wrong = Po tym wygrywają czarne. Trzy czarne piony są w łączności przez b2: rusz tym stosem.
# en: 748805c8
learn-dvonn-shut-in-title = Kto może się jeszcze ruszyć?
# en: 610c8598
learn-dvonn-shut-in-text = Ruch białych, wygrana. Z czarnych stosów tylko jeden w ogóle może się ruszyć. Który?
# en: acf1f886
learn-dvonn-shut-in-other = Ten był otoczony, więc i tak nie mógł się ruszyć. g3 może.
# en: 2121c016
learn-dvonn-shut-in-done = h3 jest otoczony, a h4 niczego nie sięga: czarne pasują, a pozostałe ruchy są twoje.
# en: b5ba3ce0
learn-dvonn-shut-in-wrong = Czarne mogą się jeszcze ruszyć i wygrywają. Przykryj jedyny pion, który może.
# en: 83afd98f
learn-dvonn-price-title = Każdy ruch kosztuje
# en: 5113d81c
learn-dvonn-price-text = Każdy z twoich trzech ruchów odcina twoje piony, a pasować nie wolno. Jeden mimo to wygrywa.
# en: 67f65d77
learn-dvonn-price-cheap = To kosztuje tylko dwa piony, ale gra toczy się dalej i wygrywają ją czarne.
# en: 291a2e17
learn-dvonn-price-done = Ty tracisz cztery piony, czarne dwa, a dwa kolejne są przykryte. Nikt nie może się ruszyć: 4 do 2.
# en: 4b8fdd7b
learn-dvonn-price-wrong = To kosztuje sześć pionów. Znajdź ruch, po którym nikt nie może grać dalej.
# en: a622407a
learn-dvonn-draw-title = Uratuj remis
# en: 4fbda75d
learn-dvonn-draw-text = Czarne prowadzą i białe już nie wygrają. Jeden ruch jeszcze remisuje.
# en: c633e925
learn-dvonn-draw-own = To odcina twój własny pion i wygrywają czarne.
# en: 1078915b
learn-dvonn-draw-done = Twój stos zabrał czerwony na d2 i dwa czarne piony straciły łączność. Przy najlepszej grze będzie 4 do 4.
# en: d309914e
learn-dvonn-draw-wrong = Po tym wygrywają czarne. W jednym z twoich stosów jest czerwony: co się go trzyma?

## DVONN: strategia

# en: 0ed73fbe
learn-dvonn-strategy-title = Strategia
# en: 2a65aca1
learn-dvonn-cover-title = Przykrywaj cudze
# en: 27695b43
learn-dvonn-cover-text = Przykrycie odbiera pion przeciwnikowi bez zdejmowania go: jeden mniej u niego, jeden więcej u ciebie. Ruch białych, wygrana.
# en: c39e5d57
learn-dvonn-cover-own = To odcina twoje własne piony i wygrywają czarne. Przykryj czarny.
# en: f343b2fa
learn-dvonn-cover-red = Czerwony pion to punkt, ale czarny do tego odbiera punkt przeciwnikowi.
# en: 8b3b8c0c
learn-dvonn-cover-done = Czarny pion liczy się teraz dla ciebie, a czarne mają o jeden mniej do ruszania.
# en: f12042b9
learn-dvonn-cover-wrong = Ten pion już był twój. Przykryj czarny.
# en: 83d31ac8
learn-dvonn-mobility-title = Zachowaj mobilność
# en: efb6890b
learn-dvonn-mobility-text = Wysokość kosztuje mobilność: wiele niskich stosów w ruchu jest wartych więcej niż jeden wysoki, który stoi. Ruch białych, wygrana.
# en: c0581907
learn-dvonn-mobility-tall = To zabiera od razu dwa, ale nowy stos z czterech niczego nie sięga. Trzymaj stosy nisko.
# en: 6a2b12a1
learn-dvonn-mobility-done = Czarny pion jest twój, a wszystkie cztery twoje stosy nadal mogą się ruszać.
# en: 11f96bcc
learn-dvonn-mobility-wrong = Po tym rusza się mniej twoich stosów i wygrywają czarne. Przykryj czarny pion i trzymaj stosy nisko.
# en: 15456db1
learn-dvonn-guard-title = Pilnuj czerwonych
# en: 0318b10c
learn-dvonn-guard-text = W czarnym stosie na d1 jest czerwony pion, którego trzymają się twoje cztery na b1 i c1, a stos może skoczyć na f1. Ruch białych, wygrana.
# en: c9503248
learn-dvonn-guard-other = To przykrywa czarny pion, ale d1 skacze na f1 i twoje cztery piony przepadają.
# en: 4f3c1cbe
learn-dvonn-guard-done = Stos jest twój i ma trzy piony: f1 jest poza jego zasięgiem, a czerwony zostaje tam, gdzie go potrzebujesz.
# en: 893d7dd2
learn-dvonn-guard-wrong = d1 nadal może zabrać twoim pionom czerwony. Zatrzymaj ten stos.
# en: d7fbef7d
learn-dvonn-too-high-title = Za wysoki, by ruszyć
# en: a8540915
learn-dvonn-too-high-text = Czarny stos na f2 może skoczyć na h2 i zabrać czerwony twoim pionom na e3 i f3. Zrób go zbyt wysokim, by mógł się ruszyć.
# en: 8314fafa
learn-dvonn-too-high-other = To zabiera czarny pion, ale f2 skacze na h2 i twoje piony przepadają.
# en: fef353c7
learn-dvonn-too-high-done = Z trzema pionami niczego nie sięga. Nawet jeśli czarne znów go przykryją, zostanie na miejscu razem z czerwonym.
# en: 33bbaa4c
learn-dvonn-too-high-wrong = f2 nadal może skoczyć na h2. Połóż na nim pion.
# en: 8def475d
learn-dvonn-last-title = Kto pierwszy spasuje
# en: 0683e191
learn-dvonn-last-text = Rozstrzygają ostatnie ruchy, a ma je ten, kto może się jeszcze ruszyć. Niech czarne pierwsze spasują: ruch białych, wygrana.
# en: 1a392852
learn-dvonn-last-own = To odcina twoje własne piony. Zobacz, czym czarne mogą się jeszcze ruszyć.
# en: a9768ef4
learn-dvonn-last-done = h4 był ostatnim czarnym pionem, który mógł się ruszyć. Pozostałe ruchy są twoje, w dowolnej kolejności.
# en: 5093de37
learn-dvonn-last-wrong = Czarne mogą się jeszcze ruszyć z h4. Przykryj ten pion.

## DVONN: rozmieszczanie i pierwsza partia

# en: 68d18474
learn-dvonn-placing-title = Rozmieszczanie pionów
# en: b5c33b6f
learn-dvonn-fill-title = Zapełnij planszę
# en: 23da389f
learn-dvonn-fill-text = Gra zaczyna się na pustej planszy. Najpierw stawia się czerwone piony, potem każdy swoje, zaczynając od Czarnego. Grasz czarnymi: postaw pion obok czerwonego.
# en: 8b349160
learn-dvonn-fill-edge = Blisko czerwonego pion najdłużej zachowuje łączność. Biały też postawił pion. Teraz postaw swój przy krawędzi, gdzie nic nie bywa zablokowane.
# en: 00dc315d
learn-dvonn-fill-done = Tak to trwa, aż zajęte będą wszystkie 49 pól. Biały stawia ostatni pion i wykonuje pierwszy ruch.
# en: f3419e11
learn-dvonn-fill-wrong = Wolno na każde puste pole, ale tutaj wybierz takie, o jakie chodzi.
# en: 2a2c9142
learn-dvonn-edge-title = Przy krawędzi
# en: ebd034e8
learn-dvonn-edge-text = Plansza jest pełna, zaczyna Biały. Plansze różnią się tylko zaznaczonymi polami. Na której białym jest lepiej?
# en: 2bdfe91a
learn-dvonn-edge-few = Dwa białe piony przy krawędzi
# en: a5dab46e
learn-dvonn-edge-many = Dziesięć białych pionów przy krawędzi
# en: b380d7d7
learn-dvonn-edge-done = Na pełnej planszy rusza się tylko krawędź i nic jej nie blokuje. Im więcej tam białych, tym większy mają wybór.
# en: 91c544c2
learn-dvonn-edge-wrong = Tam przy krawędzi leżą tylko dwa białe piony, a na pełnej planszy nic innego się nie ruszy.
# en: 35943649
learn-dvonn-near-title = Blisko czerwonych
# en: a5236a5c
learn-dvonn-near-text = Tu chodzi o to, ile białych pionów leży obok czerwonych; przy krawędzi jest ich tyle samo. Która plansza jest lepsza dla białych?
# en: 0653d916
learn-dvonn-near-many = Trzynaście białych pionów obok czerwonych
# en: d38a24eb
learn-dvonn-near-few = Osiem białych pionów obok czerwonych
# en: 5a7e3c3f
learn-dvonn-near-done = Co leży blisko czerwonych, najdłużej zachowuje łączność, a stamtąd można czerwony przykryć i zabrać. Dalekie odcina się najpierw.
# en: c11a46dd
learn-dvonn-near-wrong = Tam obok czerwonych leży tylko osiem białych pionów. Dalekie odcina się najpierw.
# en: c2a0891a
learn-dvonn-heap-title = Bez skupisk
# en: d82428e5
learn-dvonn-heap-text = Przy krawędzi i obok czerwonych białe mają na obu planszach tyle samo pionów. Na której leżą lepiej?
# en: 4fa8da38
learn-dvonn-heap-heaped = Dwanaście białych pionów w skupisku
# en: 61bcf866
learn-dvonn-heap-spread = Rozbite skupisko
# en: 8a34a7ed
learn-dvonn-heap-done = W skupisku twoje piony blokują się nawzajem, mają do przykrycia głównie siebie i można je odciąć naraz.
# en: 5e50ede2
learn-dvonn-heap-wrong = Tam dwanaście białych pionów leży w skupisku: blokują się nawzajem i można je odciąć naraz.
# en: ae083f02
learn-dvonn-first-game-title = Pierwsza partia
# en: 1ec9ff14
learn-dvonn-game-title = Przeciw poziomowi 1
# en: 38f4351b
learn-dvonn-game-text = Cała partia od pustej planszy przeciw najsłabszemu poziomowi. Grasz białymi. Rady pojawią się, gdy się przydadzą.
# en: 7ea837cf
learn-dvonn-game-done = To była cała partia DVONN. Wiesz już wszystko; czeka następny poziom.

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
# en: 0d6a8bd9
learn-punct-move-title = Ruch po linii
# en: 6ef2d1a3
learn-punct-move-text = Grasz białymi. Element prowadzi jego kropka PÜNCT: na dowolną odległość po jednej z trzech linii, które przez nią biegną, nad pustymi polami i nad elementami. Przesuń element z f6.
# en: 08752e12
learn-punct-move-done = Kropka PÜNCT poszła po swojej linii, a dwie pozostałe potrzebowały tylko miejsca na planszy. Nic po drodze elementu nie zatrzymuje.
# en: b1fceb8b
learn-punct-move-wrong = To było położenie nowego elementu. Teraz przesuń ten, który już leży na planszy: na f6.
# en: 4c318b59
learn-punct-move-turned = Element się obrócił, ale jego kropka PÜNCT została na f6. Przesuń ją na inne pole którejś z jej linii.
# en: 21a0b94c
learn-punct-turn-title = Obróć element
# en: de8a4e35
learn-punct-turn-text = Element może się obrócić wokół swojej kropki PÜNCT, która zostaje na miejscu. Obróć element na g5.
# en: f513fa28
learn-punct-turn-done = Kropka PÜNCT została, zwykłe kropki się obróciły. Po przejściu po linii element też może się obrócić, wszystko w jednej turze. Odwracać go na drugą stronę nie wolno.
# en: dbec5f16
learn-punct-turn-wrong = To było położenie nowego elementu. Obróć ten, który leży na g5.
# en: 5989ff94
learn-punct-turn-moved = Kropka PÜNCT opuściła g5. Zostaw ją tam i obróć tylko dwie pozostałe.
# en: a303fc40
learn-punct-jump-title = Na inne elementy
# en: 26de7c87
learn-punct-jump-text = Przesunięty element może wylądować na innych. Jego kropka PÜNCT musi stanąć na twojej kropce, pozostałe mogą zakryć wszystko. Element trójkątny potrzebuje pod sobą trzech kropek jednego poziomu. Połóż element z j12 na innych.
# en: 0edb9742
learn-punct-jump-done = Twoja kropka PÜNCT jest na twojej kropce, zwykłe leżą na czarnych. To, co zakryte, nie liczy się już w łańcuchu.
# en: 6fed4ed3
learn-punct-jump-wrong = Element z zapasu zawsze leży na samej planszy. Na inne trafia się tylko ruchem: użyj elementu z j12.
# en: 48cc1b83
learn-punct-jump-flat = Leży na samej planszy. Poprowadź j12 w dół linii na twoją kropkę j6, tak by dwie pozostałe zakryły czarne.
# en: 3ad46208
learn-punct-bridge-title = Zbuduj mostek
# en: 280f8bbc
learn-punct-bridge-text = Element prosty lub kątowy potrzebuje oparcia tylko pod dwoma końcami, na jednym poziomie. Jeśli środkowa kropka wisi, element jest mostkiem. Przesuń l10 na l5 tak, by drugi koniec leżał na l7.
# en: 252d7ffd
learn-punct-bridge-done = Kropka na l6 wisi nad pustym polem, a twoje kropki łączą się od l5 do l7. Element trójkątny nigdy nie jest mostkiem.
# en: 4eea346c
learn-punct-bridge-wrong = Kładziony element leży na trzech pustych polach i nigdy nie jest mostkiem. Przesuń prosty element z l10.
# en: 65876d14
learn-punct-bridge-flat = Ten element leży na planszy. Mostek ma oba końce poziom wyżej: l10 na l5, pośrodku l6, drugi koniec na l7.
# en: bdb1f618
learn-punct-cover-title = Zakryte i odkryte
# en: 2bcc78be
learn-punct-pin-title = Zablokuj element
# en: c9d4a695
learn-punct-pin-text = Element, na którego kropce coś leży, jest zablokowany: nie może się przesunąć ani obrócić. Zablokuj czarny element na h8.
# en: 15bc17a1
learn-punct-pin-done = Wystarczy jedna zakryta kropka: tamten element stoi, dopóki stoi twój. Twój własny element na f6 też jest zablokowany.
# en: 3184d193
learn-punct-pin-wrong = Kładziony element niczego nie zakrywa. Blokuje się ruchem: prosty element z l6 może pójść na f6.
# en: 9360bb3e
learn-punct-pin-flat = Żadna czarna kropka nie jest zakryta. Przesuń prosty element z l6 po linii na f6 i obróć go tak, by kończył się na h8.
# en: 2285563a
learn-punct-free-title = Uwolnij element
# en: 6e8c96b1
learn-punct-free-text = Własne elementy też blokują. Trójkątny na f6 leży pod twoim prostym z g7. Uwolnij go.
# en: dabbadfd
learn-punct-free-done = Na f6, f7 i g7 nic już nie leży: trójkątny znów może się ruszać. Z każdego poziomu można przejść na każdy inny, także z powrotem na planszę.
# en: 0987e268
learn-punct-free-wrong = Kładąc element, niczego nie podnosisz. Zabierz element z g7.
# en: 27d7e13e
learn-punct-free-still = Na trójkątnym wciąż coś leży. Prosty element musi całkiem opuścić f6, f7 i g7.
# en: c6238eff
learn-punct-uncover-title = Co wychodzi na jaw
# en: 6e9d6f32
learn-punct-uncover-text = Liczy się tylko najwyższa kropka na polu. Twój mostek z g7 zakrywa czarną kropkę na i9. Zdejmij go i zobacz.
# en: 7b0eb4b9
learn-punct-uncover-done = Czarną kropkę znów widać: znów się liczy, a jej element jest wolny. Jeśli domknie to łańcuch czarnych, wygrały — w twojej turze. Zajrzyj więc pod spód, zanim podniesiesz.
# en: 7400168f
learn-punct-uncover-wrong = i9 jest wciąż zakryte. Element z g7 musi je odsłonić.
# en: 98860b7a
learn-punct-uncover-placed = Kładąc element, niczego nie odsłaniasz. Przesuń mostek, którego kropka PÜNCT jest na g7.
# en: f967ab75
learn-punct-gap-title = Pod mostkiem
# en: 9059ae01
learn-punct-gap-text = W lukę pod mostkiem niczego nie wolno wkładać, ani kładąc, ani przesuwając. Widać to na obu planszach.
# en: 1bccff38
learn-punct-gap-empty = Mostek z l5 wisi nad l6. Pole jest puste, ale nie wolne.
# en: 8f24cac4
learn-punct-gap-filled = Dwa poziomy wyżej: czarna kropka na l6 leży na dnie luki. Nic jej nie dotyka, a jednak jej element jest zablokowany.
# en: 74c553a9
learn-punct-centre-title = Środek i koniec gry
# en: 11ea2a05
learn-punct-open-title = Zasady podstawowe: środek otwarty
# en: 039840ba
learn-punct-open-text = Według zasad podstawowych tylko pierwszy element gry musiał omijać środkowy sześciokąt. Teraz jest otwarty: połóż element tak, by miał w nim kropkę.
# en: 6f0c2129
learn-punct-open-done = Według zasad podstawowych od drugiego położenia środek jest miejscem jak każde inne.
# en: 906999d0
learn-punct-open-wrong = To był ruch. Weź element z zapasu i połóż go pośrodku.
# en: ce1701f6
learn-punct-open-outside = Ten element leży na zewnątrz. Środkowy sześciokąt sięga dwa pola od i9 w każdą stronę.
# en: 2981f73f
learn-punct-closed-title = Zasady standardowe: tylko ruchem
# en: 8efc9bbb
learn-punct-closed-text = Według zasad standardowych kładziony element nie może dotknąć środkowego sześciokąta ani jedną kropką. Trafia się tam ruchem. Przesuń tam element.
# en: 7ce5cf4a
learn-punct-closed-done = Wejście kosztuje turę, a przeciwnik może w tym czasie kłaść. Dobrze wybierz chwilę.
# en: d1ed808a
learn-punct-closed-wrong = Element został na zewnątrz. Jego kropki muszą sięgnąć sześciokąta wokół i9.
# en: 6d9cf927
learn-punct-closed-placed = To było położenie i musiało zostać na zewnątrz. Wprowadź element ruchem: i4 może pójść w górę kolumny.
# en: a087fb8b
learn-punct-count-title = Liczenie w środku
# en: caa26779
learn-punct-count-text = Jeśli według zasad standardowych nikt nie połączy boków, wygrywa ten, kto ma więcej widocznych kropek w środkowym sześciokącie. Jest 3 do 3. Obejmij prowadzenie.
# en: be45060f
learn-punct-count-done = Prowadzisz. Zakryte kropki się nie liczą: wejście tam na czarne kropki liczyłoby się podwójnie.
# en: 4aad0186
learn-punct-count-wrong = Nie masz w sześciokącie więcej widocznych kropek niż czarne. Wprowadź jeszcze jedną i żadnej nie zabieraj.
# en: 72993af7
learn-punct-count-placed = Według zasad standardowych nie można kłaść w środku. Wprowadź element ruchem.
# en: 010e7c48
learn-punct-last-title = Ostatni element
# en: 622726f1
learn-punct-last-text = Gra kończy się od razu, gdy któryś gracz położy 18. element. Masz jeszcze jeden i prowadzisz w środku 9 do 5. Zakończ grę.
# en: f5db9a30
learn-punct-last-done = Wygrana: 9 do 5 w środku. Według zasad podstawowych ostatni element oznaczałby remis.
# en: 59154cfa
learn-punct-last-wrong = Gra toczy się dalej. Połóż ostatni element, gdziekolwiek poza środkiem.
# en: 3901f550
learn-punct-last-moved = Ruch nie kończy gry, a czarne dostaną turę, by zmienić wynik. Połóż ostatni element.
# en: 58b7a4e2
learn-punct-wins-title = Wygraj w jednej turze
# en: bac7ad7b
learn-punct-win-place-title = Domknij łańcuch
# en: 2b4d3f7d
learn-punct-win-place-text = Wygrywa łańcuch twoich sąsiednich kropek między dwoma przeciwległymi bokami. Twój biegnie od p8 po prawej prawie do boku z lewej u góry. Połóż brakujący element.
# en: fcbbfd64
learn-punct-win-place-done = Boki połączone: gra od razu wygrana.
# en: 27035cec
learn-punct-win-place-wrong = Łańcuch nie jest jeszcze cały. Musi dojść do b10 na boku: spójrz na b9, b10 i c9.
# en: 51a101bc
learn-punct-win-jump-title = Wygraj skokiem
# en: b5fc537f
learn-punct-win-jump-text = Tu żadne położenie nie domknie łańcucha: w luce leżą czarne kropki. Zrobi to element, który na nie wejdzie. Znajdź go.
# en: 4c2a2e48
learn-punct-win-jump-done = Przez całą planszę na własną kropkę h15: odległość w PÜNCT nie jest przeszkodą.
# en: 1e8dbe82
learn-punct-win-jump-wrong = Łańcuch nie jest cały. Luka jest między twoimi kropkami h15 i e12: który prosty element dojdzie po linii na h15?
# en: 4031943c
learn-punct-win-bridge-title = Wygraj mostkiem
# en: ca35a6b0
learn-punct-win-bridge-text = Mostek łączy to, co oddalone. Jeden twój prosty element domyka łańcuch jako mostek. Który i gdzie?
# en: d1f66772
learn-punct-win-bridge-done = Element opuścił n8 i wisi nad tym samym polem: to, co element opuszcza, jest dla niego samego wolne.
# en: 23a6545a
learn-punct-win-bridge-wrong = Łańcuch nie jest cały. Twoje kropki m7 i o10 są blisko: element z n8 może przerzucić mostek między nimi.
# en: a39030b0
learn-punct-trap-title = Pułapka
# en: 781ba71d
learn-punct-trap-text = Łańcuch czarnych jest przerwany tylko na h5, twoim elementem z kropką PÜNCT na j5. W następnej turze czarne ją obejdą. Zatrzymaj je, nie otwierając pułapki.
# en: 2932db0b
learn-punct-trap-done = Zatrzymane, a łańcuch czarnych nadal jest przerwany. Element, który zakrywa ogniwo, ma zadanie: nie ruszaj go.
# en: 973e2b1d
learn-punct-trap-wrong = Czarne wciąż mogą obejść: na lewo od h5 jest miejsce. Połóż tam coś.
# en: c2eaac7d
learn-punct-trap-uncovered = Element, który zakrywał h5, jest podniesiony i łańcuch czarnych jest cały: łańcuch odsłonięty w twojej turze wygrywa dla przeciwnika.
# en: de18c8a8
learn-punct-tasks-title = Zadania
# en: 3aa479ae
learn-punct-task-turn-title = Białe wygrywają od razu
# en: 40ca717c
learn-punct-task-turn-text = Wygrywa jedna jedyna tura. Znajdź ją.
# en: 4ec5fb49
learn-punct-task-turn-done = Wystarczył obrót w miejscu: kropka PÜNCT została na g3.
# en: b1e484c8
learn-punct-task-turn-wrong = Boki jeszcze nie są połączone. Który z twoich elementów na górze da się obrócić ku krawędzi?
# en: 9245399a
learn-punct-task-stop-title = Jedyna obrona
# en: 3421ad49
learn-punct-task-stop-text = Czarne grożą połączeniem boków. Zapobiega temu tylko jedna tura.
# en: a15f15a9
learn-punct-task-stop-done = Mostek, który kończy się na czarnej kropce, przecina wszystkie drogi naraz.
# en: 8893a765
learn-punct-task-stop-wrong = Czarne i tak połączą boki w następnej turze. Położenie na planszy nie wystarczy: wejdź na czarną kropkę.
# en: e0457cc2
learn-punct-task-two-title = Białe wygrywają w dwóch turach
# en: d6d7fc55
learn-punct-task-two-text = Po jednej turze czarne nie mają obrony. Znajdź ją.
# en: 5f8f539c
learn-punct-task-two-done = Dobrze. Cokolwiek czarne zrobią, w następnej turze łączysz boki.
# en: f2d72781
learn-punct-task-two-wrong = Na to czarne mają odpowiedź. Poszukaj elementu, który może się wznieść i przerzucić nad luką.
# en: 8739994d
learn-punct-task-lay-title = Dwie tury, pierwsza cicha
# en: 1978f8ed
learn-punct-task-lay-text = Tym razem wygrywa położenie. Gdzie?
# en: 4839697d
learn-punct-task-lay-done = Dobrze: stamtąd łączysz boki w następnej turze i żadna jedna tura czarnych temu nie zapobiegnie.
# en: 165b8d13
learn-punct-task-lay-wrong = Na to czarne mają odpowiedź. Spójrz na lukę z lewej u dołu, między twoimi kropkami e5 i g6.
# en: 0168c497
learn-punct-plans-title = Jak gra się dobrze
# en: 8fb83135
learn-punct-fork-title = Groź na dwa sposoby
# en: c37612a8
learn-punct-fork-text = Na jedną groźbę jest odpowiedź. Według zasad podstawowych nasz program najczęściej remisuje sam ze sobą, bo każda groźba spotyka odpowiedź. Stwórz tu groźbę, której nie da się zatrzymać jedną turą.
# en: d3a4fbc1
learn-punct-fork-done = Czarne nie zamkną wszystkich dróg jedną turą, a ty w następnej łączysz boki. Tak się wygrywa.
# en: 971a887f
learn-punct-fork-wrong = To czarne odeprą jedną turą. Niech prosty element z i6 stanie się mostkiem, który łączy i zarazem blokuje.
# en: 0cdd95e4
learn-punct-answer-title = Zachowaj element, który może skoczyć
# en: d2f46369
learn-punct-answer-text = Odpowiadając na groźbę, nasz program trzy razy na cztery kładzie element na innych; zwykle samo położenie nowego nie wystarcza. Trzymaj więc wolne elementy, które dosięgną luki. Tu grożą czarne. Zatrzymaj je.
# en: 4689afbd
learn-punct-answer-done = Zatrzymane — elementem, który był wolny i stał na linii. Zablokowany by nie przyszedł.
# en: e02033c9
learn-punct-answer-wrong = Czarne wciąż łączą boki w następnej turze. Pomoże tylko skok na ich łańcuch albo na pole, którego potrzebują.
# en: d2691c53
learn-punct-answer-placed = Żadne położenie tu nie pomoże: czarne połączą boki ponad nim albo obok. Trzeba skoczyć.
# en: 15a0f670
learn-punct-answer-uncovered = Ten element zakrywał ogniwo łańcucha czarnych. Podniesienie go połączyło czarne i wygrały.
# en: 5e5c9e27
learn-punct-timing-title = Najpierw wokół, potem do środka
# en: e7a07425
learn-punct-timing-text = Partia naszego programu z samym sobą według zasad standardowych. Jak w większości takich partii, po 16 turach w środku nie ma nikogo: najpierw kładzie się elementy wokół, na liniach do środka. Potem się je wprowadza.
# en: dfa99c70
learn-punct-timing-early = Po 16 turach: 15 elementów wokół pustego środka.
# en: 56a1ae76
learn-punct-timing-late = Po 40 turach: białe mają w środku 5 kropek do zera i tym w końcu wygrały.
# en: 3879de75
learn-punct-clock-title = Zapas to zegar
# en: 21a5119e
learn-punct-clock-text = Zasady standardowe, ruch czarnych, na obu planszach białe prowadzą w środku 7 do 3. Na której stoją lepiej?
# en: 8713500a
learn-punct-clock-done = Z trzema elementami w zapasie białe mogą skończyć grę w trzech turach i czarne mają mało czasu, by zmienić wynik. Przewaga jest tym więcej warta, im mniej elementów ma jeszcze do położenia prowadzący.
# en: 2827745d
learn-punct-clock-wrong = Z ośmioma elementami białe potrzebują ośmiu tur, by skończyć grę: czarne zdążą zmienić wynik. Spójrz na drugą.
# en: 592428ac
learn-punct-clock-eight = Białym zostało osiem elementów.
# en: 5047fe44
learn-punct-clock-three = Białym zostały trzy elementy.
# en: f502436e
learn-punct-game-title = Pierwsza partia
# en: 3ee855bd
learn-punct-first-game-title = Partia według zasad podstawowych
# en: ced698fd
learn-punct-first-game-text = Zasady podstawowe, najsłabszy poziom, po osiem elementów na planszy. Grasz białymi, twoja tura. Gdy czarne grożą połączeniem boków, plansza to pokazuje.
# en: 684a21b5
learn-punct-first-game-done = To była cała partia PÜNCT, a przynajmniej jej większa część. Następne: zasady standardowe, gdzie liczy się środek.

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
# en: 3e2f1efc
rules-dvonn-aim-middle = Gra zbliża się do końca. Liczba na stosie to jego wysokość.
# en: 88a3c781
rules-dvonn-red-carried = W tym białym stosie jest czerwony pion i wędruje razem z nim.
# en: 55b72ad8
rules-dvonn-passing-3 = Nawet pierwszy ruch może być pasem: gdy przy krawędzi nie ma białego pionu, wszystkie białe są otoczone.
# en: 0ea7b543
rules-dvonn-passing-stuck = Jedyny czarny stos ma trzy piony i niczego nie sięga: Czarny musi spasować.
# en: e39b73f0
rules-dvonn-end-3 = Przy stole każdy układa wszystkie swoje stosy w jedną wieżę: wygrywa wyższa.
# en: 2cd37976
rules-dvonn-end-final = Nikt nie może się ruszyć. Biały ma 3 i 5, czyli 8, Czarny 6. Pojedynczy czerwony nie liczy się nikomu.
# en: 246a603f
rules-dvonn-advice-title = Rady
# en: 2042ac8b
rules-dvonn-advice-1 = Rozmieszczając piony, postaw dość przy krawędzi i blisko czerwonych, a nie za dużo swoich w jednym skupisku.
# en: defa467a
rules-dvonn-advice-2 = Przykrywaj to, co należy do przeciwnika: odbierasz mu pion, nie zdejmując go z planszy.
# en: 0ffd79dd
rules-dvonn-advice-3 = Dbaj, by wiele twoich stosów mogło się ruszać. Wysokość kosztuje mobilność.
# en: 82eba6f4
rules-dvonn-advice-4 = Patrz, dokąd można zabrać czerwony pion i co to odetnie. Jeśli to zbyt groźne, zrób ten stos zbyt wysokim, by mógł się ruszyć.
# en: 3ac4d390
rules-dvonn-advice-5 = Rozstrzygają ostatnie ruchy. Spróbuj zmusić przeciwnika, by spasował pierwszy.
# en: 3a86ac20
rules-dvonn-advice-high = Z trzecim pionem czarny stos jest zbyt wysoki, by się ruszyć, więc czerwony w nim zostaje przy białych.
# en: 7c79c6ea
rules-dvonn-around-title = Wokół gry
# en: f9c6f8ea
rules-dvonn-around-1 = O tym, kto gra białymi, decyduje losowanie.
# en: eedc7076
rules-dvonn-around-2 = Partia trwa około pół godziny. Na turniejach każdy ma 15 minut przy stole i 10 minut w sieci.

## PÜNCT: zasady

# en: 9476bf7f
rules-punct-aim-title = Cel gry
# en: 100ef6f3
rules-punct-aim-1 = Dwoje graczy, Biały i Czarny, stara się połączyć dwa przeciwległe boki planszy łańcuchem sąsiednich kropek swojego koloru. Dobra jest każda z trzech par boków.
# en: 1f801ee3
rules-punct-aim-2 = Są dwa rodzaje zasad. Według podstawowych, gdy nikt nie połączy boków, nikt nie wygrywa. Według standardowych rozstrzygają wtedy kropki na środku planszy.
# en: 27d6ff45
rules-punct-aim-chain = Biały połączył h1 z p17: wygrana.
# en: 1179cebf
rules-punct-board-title = Plansza
# en: 34985d65
rules-punct-board-1 = Plansza to sześciokąt z 211 pól, bez sześciu rogów. Kolumny to a–q od lewej do prawej, rzędy to 1–17; środek to i9.
# en: c117ee6d
rules-punct-board-2 = Każdy z sześciu boków ma siedem pól, a naprzeciw każdego leży drugi. Pola za brakującymi rogami, b2, b9, i2, i16, p9 i p16, nie należą do żadnego boku.
# en: 60c62dd6
rules-punct-board-3 = Pary to a2–a8 i q10–q16, b1–h1 i j17–p17, b10–h16 i j2–p8.
# en: 09dce11d
rules-punct-board-4 = 19 pól odległych od i9 o najwyżej dwa kroki to środkowy sześciokąt.
# en: fe0cfaab
rules-punct-pieces-title = Elementy
# en: df1214fd
rules-punct-pieces-1 = Każdy gracz ma 18 elementów. Element to trzy złączone kropki: jedna to kropka PÜNCT, dwie pozostałe są zwykłe.
# en: 0828c7a8
rules-punct-pieces-2 = Sześć jest trójkątnych. Sześć prostych: dwa z kropką PÜNCT pośrodku, cztery z nią na końcu. Sześć kątowych: dwa z kropką PÜNCT na zgięciu, dwa z nią na jednym końcu i dwa na drugim.
# en: 1ae80bb4
rules-punct-pieces-3 = Element można obracać, ale nie odwracać na drugą stronę, więc kątowe z kropką PÜNCT na jednym i na drugim końcu są różne. Co nie jest na planszy, leży w zapasie, widocznym dla obu graczy.
# en: f3cdb390
rules-punct-pieces-kinds = Sześć rodzajów, od lewej: trójkątny, proste (kropka PÜNCT pośrodku, na końcu), kątowe (na jednym końcu, na drugim, na zgięciu).
# en: afd7116e
rules-punct-placing-title = Kładzenie
# en: 7bab96a0
rules-punct-placing-1 = O kolorach decyduje los. Zaczyna Biały, potem gracze grają na przemian. Tura to jedno położenie albo jeden ruch, nigdy oba.
# en: 71f858e8
rules-punct-placing-2 = Kładąc, weź element z zapasu i połóż go na trzech pustych polach, obrócony dowolnie. Nie musi dotykać innych.
# en: 6303aba4
rules-punct-placing-3 = Kładziony element zawsze leży na samej planszy. Pole pod mostkiem nie jest puste. Środkowy sześciokąt ma osobne zasady.
# en: 07b23ba4
rules-punct-placing-laid = Biały kładzie trójkątny element na trzech pustych polach.
# en: 0f2034b1
rules-punct-centre-title = Środkowy sześciokąt
# en: 6117debc
rules-punct-centre-1 = Zasady podstawowe: pierwsze położenie w grze nie może dotykać środkowego sześciokąta. Wszystkie późniejsze mogą.
# en: 39c22023
rules-punct-centre-2 = Zasady standardowe: żadne położenie nie może go dotknąć, nawet jedną kropką. Elementy trafiają tam tylko ruchem.
# en: b6f0876c
rules-punct-centre-3 = Jeśli gra według zasad standardowych kończy się bez połączenia, wygrywa gracz z większą liczbą widocznych kropek w środkowym sześciokącie.
# en: de8f828f
rules-punct-centre-count = Biały ma w środku sześć kropek, Czarny trzy.
# en: 70793b7e
rules-punct-moving-title = Przesuwanie
# en: b1b93bb0
rules-punct-moving-1 = Ruszając, weź swój element, którego żadna kropka nie jest zakryta. Pola, które opuszcza, są dla niego samego wolne.
# en: 715ce22e
rules-punct-moving-2 = Jego kropka PÜNCT idzie po jednej z trzech linii, które przez nią biegną, dowolnie daleko: nad pustymi polami, nad elementami obu graczy, nad środkiem.
# en: 89f27868
rules-punct-moving-3 = Wszystkie trzy kropki muszą zostać na planszy. Zwykłe kropki nie muszą trzymać się linii.
# en: f17dc7a5
rules-punct-moving-lines = Dokąd może pójść element z f6, także nad czarnymi.
# en: e6d2b066
rules-punct-turning-title = Obracanie
# en: c1ee4c4c
rules-punct-turning-1 = Gdy kropka PÜNCT dotrze na miejsce, element może się wokół niej dowolnie obrócić. Może też tylko się obrócić, nigdzie nie idąc.
# en: 643d59a5
rules-punct-turning-2 = Na końcu musi leżeć inaczej niż przedtem: na innych polach albo z kropką PÜNCT na innym z tych samych pól. Prosty element z kropką PÜNCT pośrodku, obrócony o pół obrotu, leży jak wcześniej: to nie ruch.
# en: 4a76d1b8
rules-punct-turning-about = Element na g5 obraca się w miejscu.
# en: f7415e35
rules-punct-jumping-title = Na inne elementy
# en: 2571f360
rules-punct-jumping-1 = Przesunięty element może położyć się na innych. Wysokość pola to liczba poziomów aż po jego najwyższą kropkę: zero, gdy jest puste, jeden, gdy kropka leży na planszy, i tak dalej.
# en: 3e98c8ec
rules-punct-jumping-2 = Element trójkątny potrzebuje trzech pól tej samej wysokości. Prosty lub kątowy potrzebuje tej samej wysokości pod oboma końcami i nie większej pod środkową kropką.
# en: 99836b91
rules-punct-jumping-3 = Ponad planszą kropka PÜNCT musi stanąć na twojej kropce, PÜNCT albo zwykłej, na dowolnym poziomie: liczy się najwyższa na polu. Zwykłe kropki mogą zakrywać wszystko.
# en: b03cd4aa
rules-punct-jumping-4 = Z każdego poziomu element może przejść na każdy inny, także z powrotem na planszę.
# en: 7c41996f
rules-punct-jumping-onto = Trójkątny element z j12 staje kropką PÜNCT na białej kropce j6 i zakrywa dwie czarne.
# en: defd8872
rules-punct-bridges-title = Mostki
# en: f886a1ba
rules-punct-bridges-1 = Jeśli pod środkową kropką jest niżej niż pod końcami, element jest mostkiem. Luka pod nią może być pusta albo mieć kropki na dnie.
# en: 9ec7425a
rules-punct-bridges-2 = Bez oparcia może być tylko środkowa kropka, więc element trójkątny nigdy nie jest mostkiem. Kropka PÜNCT mostka też leży nad kropką swojego koloru, nawet jeśli jest środkowa.
# en: e2a943c4
rules-punct-bridges-3 = W lukę pod mostkiem niczego nie wolno wkładać, ani kładąc, ani przesuwając.
# en: 40beec97
rules-punct-bridges-gap = Element z l10 przerzuca się nad pustym polem l6.
# en: fcbe8205
rules-punct-bridges-high = Mostek dwa poziomy wyżej: czarna kropka na l6 leży na dnie luki.
# en: 87d8072d
rules-punct-pins-title = Zablokowane elementy
# en: f806086a
rules-punct-pins-1 = Element jest zablokowany, jeśli nad którąś jego kropką coś jest, choćby wisząca środkowa kropka mostka. Dopóki to nie odejdzie, nie może się przesunąć ani obrócić. Własne elementy też blokują.
# en: f74033a9
rules-punct-pins-2 = Widoczna i liczona jest tylko najwyższa kropka pola, w łańcuchu i w środku. Wolno unieść element, by zobaczyć, co leży pod nim.
# en: 87aac490
rules-punct-pins-3 = Przesunięty element może leżeć sam: nie musi dotykać innych.
# en: e3525966
rules-punct-pins-under = Prosty element Białego blokuje czarny na h8 i własny na f6.
# en: 7a87edc6
rules-punct-passing-title = Pasowanie
# en: 23b7a669
rules-punct-passing-1 = Jeśli nie możesz ani położyć, ani przesunąć, pasujesz. Jeśli możesz, musisz: nie wolno pasować z wyboru.
# en: 03485676
rules-punct-passing-2 = Dwa pasy z rzędu kończą grę tak, jakby położono ostatni element. Instrukcja o pasowaniu nie mówi; to nasze rozstrzygnięcie.
# en: 64d2dee3
rules-punct-end-title = Koniec gry
# en: e272d9ef
rules-punct-end-1 = Wygrywasz od razu, gdy twoje widoczne kropki tworzą łańcuch sąsiednich pól między dwoma przeciwległymi bokami. Poziomy, na których leżą, nie mają znaczenia.
# en: f96bb02e
rules-punct-end-2 = Jeśli twój ruch odsłoni łańcuch przeciwnika, wygrywa przeciwnik. Jeśli połączy obu graczy, wygrywasz ty: to nasze rozstrzygnięcie, instrukcja milczy.
# en: 78547399
rules-punct-end-3 = W przeciwnym razie gra kończy się, gdy tylko jeden z graczy położy 18. element. Według zasad podstawowych to remis. Według standardowych wygrywa ten, kto ma więcej widocznych kropek w środkowym sześciokącie; równa liczba to remis.
# en: 2ade18bb
rules-punct-end-4 = Także nasze rozstrzygnięcie: remis, gdy ta sama pozycja z tym samym graczem na ruchu wystąpi po raz trzeci, oraz po 100 turach z rzędu bez położenia. Pozycje są takie same, jeśli elementy tego samego koloru i rodzaju wszędzie leżą tak samo.
# en: f4ec142e
rules-punct-end-uncovered = Jeśli Biały zdejmie z h5 element z kropką PÜNCT na j5, łańcuch Czarnego będzie cały i Czarny wygra.
