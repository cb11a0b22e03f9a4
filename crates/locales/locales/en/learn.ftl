### What is taught: the courses, step by step, and the rules. A step has a title, a text that tells what to do, and what is said of right and wrong tries.

## DVONN: the course

learn-dvonn-first-title = How stacks move
learn-dvonn-move-title = Cover a piece
learn-dvonn-move-text = You are White. A piece moves one space, straight, onto a neighbour. Put the piece on e3 onto the black one.
learn-dvonn-move-done = That is a stack of two now, and it is yours: your piece is on top. Nothing is captured in DVONN, only covered.
learn-dvonn-move-wrong = That is allowed, but cover the black piece: e3 to f3.
learn-dvonn-move-own = That is allowed: you may cover your own piece too. But it was yours already, so you win nothing by it. Take the black one.
learn-dvonn-move-red = That is allowed: red pieces belong to nobody and may be covered. Here, take the black one.
learn-dvonn-height-title = Height is distance
learn-dvonn-height-text = The stack on d3 is three high, so it moves exactly three spaces, whole, and ends on something. Move it.
learn-dvonn-height-done = Exactly three, over whatever lies between. Now it is four high: it reaches farther, but fits in fewer places.
learn-dvonn-height-wrong = Move the stack of three on d3.
learn-dvonn-height-single = That was a single piece: one high, one space. Now move the stack of three on d3.
learn-dvonn-owner-title = Who owns a stack
learn-dvonn-owner-text = A stack belongs to the colour on top, whatever lies below. There are two stacks of three here. Move yours.
learn-dvonn-owner-done = White on top, so it is White's, black pieces and all. In the end every piece in your stacks is a point for you.
learn-dvonn-owner-wrong = Move the stack of three that has a white piece on top.
learn-dvonn-owner-single = The single piece is yours too, but look at the tall stacks: one of them has white on top.
learn-dvonn-blocked-title = Surrounded
learn-dvonn-blocked-text = Your piece on e3 has neighbours on all six sides, so it may not move. Free it: move one of your pieces beside it.
learn-dvonn-blocked-done = One side is open, and it can move. At the edge a stack always has an open side, so it is never blocked.
learn-dvonn-blocked-wrong = e3 still has all six neighbours. Move one of the white pieces that touch it, d2 or f4.
learn-dvonn-link-title = Stay linked to red
learn-dvonn-link-text = Every stack needs a chain of neighbours to a red piece. What has none is taken off the board. Cut the three black pieces off.
learn-dvonn-link-done = Your piece was their only link. Without it all three are gone for good: watch for such links, yours too.
learn-dvonn-link-wrong = The black pieces are still linked to red, through your piece on d3. Take it away.
learn-dvonn-link-own = That cuts the black pieces off, but yours went along and is lost too. Move it to the red side.
learn-dvonn-ending-title = Win an ending
learn-dvonn-ending-text = White to move, and won with good play. Play it out against the best replies: more pieces in your stacks than in Black’s.
learn-dvonn-ending-done = Won. You know how stacks move, who owns them and what keeps them on the board: that is DVONN.
learn-dvonn-ending-thrown = After that move Black can no longer be beaten. Look at what gets cut off and who runs out of moves, and try another.

## DVONN: situations

learn-dvonn-situations-title = Situations
learn-dvonn-reach-title = A stack’s reach
learn-dvonn-reach-text = The stack on d3 is two high: it goes two spaces, over empty ones too, and must end on a taken one. c3 is too near for it. Take the black piece.
learn-dvonn-reach-own = That is in reach, but it is yours already. Take the black piece on f3.
learn-dvonn-reach-farther = Now it is three high and goes three spaces: h3 is too near, i3 is just right. Take the black stack there.
learn-dvonn-reach-red = That is in reach too, on the other side. But take the black stack on i3.
learn-dvonn-reach-done = Now it is five high and goes five spaces, no fewer. A stack’s reach changes with every move: count along the lines.
learn-dvonn-reach-wrong = Move your highest stack, onto a black one.
learn-dvonn-shut-title = Blocked or not?
learn-dvonn-shut-text = Two of your stacks are three high, and every space around them is taken. One of them may move all the same. Move it.
learn-dvonn-shut-freed = That would free e3, but then your turn is over. The other stack of three can move already: it lies at the edge.
learn-dvonn-shut-done = e1 lies at the edge and has only four neighbouring spaces. It takes six taken ones to block a stack.
learn-dvonn-shut-wrong = That was a single piece. Move a stack that is three high.
learn-dvonn-carry-title = Carry red away
learn-dvonn-carry-text = Seven black pieces hang on the red one on f3, and none of their stacks reaches it. Put your piece from e3 onto it.
learn-dvonn-carry-other = That one is red too, but nothing of Black’s hangs on it. Cover the red piece on f3, from e3.
learn-dvonn-carry-away = Now the red piece lies in your stack and goes where it goes. Carry it off, so that nothing black stays linked.
learn-dvonn-carry-toward = Red goes along, but it stays with the black stacks. Carry it the other way, to d3.
learn-dvonn-carry-done = All seven are gone. They had no other link to red, and you took it from them.
learn-dvonn-carry-wrong = Not that one: it is the red piece on f3 that counts.
learn-dvonn-island-title = An island
learn-dvonn-island-text = Your six pieces on f5, g5 and f4 hang on two black ones. If one of those moves away, all six are lost. Save them.
learn-dvonn-island-own = With that you break the link yourself, and your own pieces are taken off.
learn-dvonn-island-waits = Now Black can take the link away. One of your stacks holds a red piece: how far does it jump?
learn-dvonn-island-done = Four high, four spaces: the red piece in it came along, and the island needs no bridge any more.
learn-dvonn-island-wrong = That leaves pieces up there without a red one. Bring red to them.
learn-dvonn-cut-title = Cut them off
learn-dvonn-cut-text = Black’s pieces hang on yours in two places. Cut all five of them off with one move.
learn-dvonn-cut-along = Your piece went with them and is lost too. Move it the other way, to where red is.
learn-dvonn-cut-few = That takes off only two. Nearer to red there is a link that all five hang on.
learn-dvonn-cut-done = Five black pieces for one of yours, which was on the wrong side: a good bargain.
learn-dvonn-cut-wrong = Look for the one piece that links all the others to red.
learn-dvonn-forced-title = Forced to move
learn-dvonn-forced-text = Whoever can move must move, even if it hurts. Leave Black a single move, and one that costs Black a stack.
learn-dvonn-forced-single = Then Black’s only move also cuts off your stack on e2, and it is just a draw. Take c2 with that stack.
learn-dvonn-forced-done = Black had to leave c1, and the stack of four beside it lost its link. A move too many can be worse than none.
learn-dvonn-forced-wrong = Black still has a choice. Take the piece on c2, and see what can move then.
learn-dvonn-pass-title = Passing
learn-dvonn-pass-text = Only one black stack can move. Cover it, and Black has to pass.
learn-dvonn-pass-still = The black piece on e3 can still move. Cover it.
learn-dvonn-pass-again = Black had no move and passed, so it is your turn again. Cover a red piece: in your stack it counts for you.
learn-dvonn-pass-own = That piece is yours already. A red one is a new point.
learn-dvonn-pass-done = While Black cannot move, you go on alone. As soon as a black stack can move again, Black joins in again.
learn-dvonn-pass-wrong = Try another move.
learn-dvonn-count-title = The last move
learn-dvonn-count-text = Whatever you move now, the game is over after it. White has 6 pieces in stacks, Black 8. Which move wins?
learn-dvonn-count-red = The red piece is one more for you: 7 to 8. Not enough.
learn-dvonn-count-own = That changes nothing in the count: still 6 to 8.
learn-dvonn-count-done = 8 to 6: two more for you, two fewer for Black. Every piece in your stacks counts, of whatever colour.
learn-dvonn-count-wrong = Count again: all pieces in your stacks against all in Black’s.

## DVONN: tasks

learn-dvonn-tasks-title = Small tasks
learn-dvonn-away-title = What they hang on
learn-dvonn-away-text = White to move and win. What keeps Black’s six pieces on the board?
learn-dvonn-away-done = Your stack on e4 held their only red piece. It left, and all six are gone.
learn-dvonn-away-wrong = After that Black wins. Which red piece are the black stacks linked to, and who can move it?
learn-dvonn-hinge-title = The hinge
learn-dvonn-hinge-text = White to move and win. Your stack on b2 can go to two places, and one of them is right.
learn-dvonn-hinge-along = That cuts black pieces off, but your stack goes with them.
learn-dvonn-hinge-done = Three black pieces hung on b2, and b4, now covered, was the last one that could move. Black has to pass.
learn-dvonn-hinge-wrong = Black wins after that. Three black pieces are linked to red through b2: move that stack.
learn-dvonn-shut-in-title = Who can still move?
learn-dvonn-shut-in-text = White to move and win. Only one of the black stacks can move at all. Which one?
learn-dvonn-shut-in-other = That one was surrounded and could not move anyway. g3 can.
learn-dvonn-shut-in-done = h3 is surrounded and h4 reaches nothing, so Black has to pass, and the moves that are left are yours.
learn-dvonn-shut-in-wrong = Black can still move, and wins. Take the only piece that can.
learn-dvonn-price-title = Every move costs
learn-dvonn-price-text = Each of your three moves cuts off pieces of yours, and passing is not allowed. One of them wins all the same.
learn-dvonn-price-cheap = That costs only two pieces, but the game goes on, and Black wins it.
learn-dvonn-price-done = You lost four pieces, Black lost two, and two more are covered. Nobody can move: 4 to 2.
learn-dvonn-price-wrong = That costs six pieces. Look for the move after which nobody can go on.
learn-dvonn-draw-title = Save the draw
learn-dvonn-draw-text = Black is ahead, and White cannot win any more. One move still draws.
learn-dvonn-draw-own = That cuts off a piece of your own, and Black wins.
learn-dvonn-draw-done = Your stack took red to d2, and two black pieces lost their link. With best play it ends 4 to 4.
learn-dvonn-draw-wrong = Black wins after that. One of your stacks holds red: what hangs on it?

## DVONN: strategy

learn-dvonn-strategy-title = Strategy
learn-dvonn-cover-title = Cover what is theirs
learn-dvonn-cover-text = Covering takes a piece from the opponent without removing it: one fewer for them, one more for you. White to move and win.
learn-dvonn-cover-own = That cuts off pieces of your own, and Black wins. Cover a black one.
learn-dvonn-cover-red = A red piece is a point, but a black one takes a point from Black as well.
learn-dvonn-cover-done = The black piece counts for you now, and Black has one fewer to move.
learn-dvonn-cover-wrong = That piece was yours already. Cover a black one.
learn-dvonn-mobility-title = Stay mobile
learn-dvonn-mobility-text = Height costs mobility: many low stacks that can move are worth more than a high one that cannot. White to move and win.
learn-dvonn-mobility-tall = That takes two at once, but the new stack of four reaches nothing. Keep your stacks low.
learn-dvonn-mobility-done = A black piece is yours, and all four of your stacks can still move.
learn-dvonn-mobility-wrong = After that fewer of your stacks can move, and Black wins. Take a black piece and stay low.
learn-dvonn-guard-title = Watch the red ones
learn-dvonn-guard-text = Black’s stack on d1 holds the red piece that your four on b1 and c1 hang on, and it could jump to f1. White to move and win.
learn-dvonn-guard-other = That covers a black piece, but d1 jumps to f1, and your four pieces are lost.
learn-dvonn-guard-done = The stack is yours and three high: f1 is out of its reach, and red stays where your pieces need it.
learn-dvonn-guard-wrong = d1 can still take its red piece away from yours. Stop that stack.
learn-dvonn-too-high-title = Too high to move
learn-dvonn-too-high-text = Black’s stack on f2 could jump to h2 and take red from your pieces on e3 and f3. Make it too high to move.
learn-dvonn-too-high-other = That takes a black piece, but f2 jumps to h2, and your pieces are lost.
learn-dvonn-too-high-done = Three high, it reaches nothing. Even if Black covers it again, it stays where it is, and red with it.
learn-dvonn-too-high-wrong = f2 can still jump to h2. Put a piece onto it.
learn-dvonn-last-title = Who passes first
learn-dvonn-last-text = The last moves decide, and they belong to whoever still has some. Make Black pass first: White to move and win.
learn-dvonn-last-own = That cuts off pieces of your own. Look at what Black can still move.
learn-dvonn-last-done = h4 was the last black stack that could move. Now you make the moves that are left, in the order you like.
learn-dvonn-last-wrong = Black can still move, with h4. Cover it.

## DVONN: placing and the first game

learn-dvonn-placing-title = Placing
learn-dvonn-fill-title = Fill the board
learn-dvonn-fill-text = A game starts on an empty board. The red pieces are placed first, then each player places their own, Black first. You are Black: place a piece beside a red one.
learn-dvonn-fill-edge = Near red a piece keeps its link longest. White has placed one too. Now place one at the edge, where nothing is ever blocked.
learn-dvonn-fill-done = So it goes on until all 49 spaces are taken. White places the last piece and makes the first move.
learn-dvonn-fill-wrong = Any empty space is allowed, but here choose one of the kind that is asked for.
learn-dvonn-edge-title = At the edge
learn-dvonn-edge-text = The board is full and White begins. The boards differ in the marked spaces only. On which one is White better off?
learn-dvonn-edge-few = Two white pieces at the edge
learn-dvonn-edge-many = Ten white pieces at the edge
learn-dvonn-edge-done = On the full board only the edge can move, and it is never blocked. With more pieces there, White has more to choose from.
learn-dvonn-edge-wrong = Only two white pieces lie at the edge there, and on the full board nothing else can move.
learn-dvonn-near-title = Near red
learn-dvonn-near-text = Here it is about how many white pieces lie beside red ones; at the edge there are equally many. Which board is better for White?
learn-dvonn-near-many = Thirteen white pieces beside red ones
learn-dvonn-near-few = Eight white pieces beside red ones
learn-dvonn-near-done = What lies near red keeps its link longest, and from there you can cover a red piece and carry it. What lies far away is cut off first.
learn-dvonn-near-wrong = There only eight white pieces lie beside red ones. What lies far away is cut off first.
learn-dvonn-heap-title = No heaps
learn-dvonn-heap-text = At the edge and beside red White has equally many pieces on both boards. On which one do they lie better?
learn-dvonn-heap-heaped = Twelve white pieces in a heap
learn-dvonn-heap-spread = The heap broken up
learn-dvonn-heap-done = In a heap your pieces block each other, have mostly each other to cover, and can be cut off all at once.
learn-dvonn-heap-wrong = There twelve white pieces lie in a heap: they block each other and can be cut off all at once.
learn-dvonn-first-game-title = Your first game
learn-dvonn-game-title = Against level 1
learn-dvonn-game-text = A whole game from the empty board against the weakest level. You are White. Advice comes when it helps.
learn-dvonn-game-red = You place the first red piece, on any space. What is linked to the red ones stays on the board later.
learn-dvonn-game-own = Now your own pieces: enough of them at the edge, some near red, and not all in a heap.
learn-dvonn-game-stacking = The board is full, and you move first. Only what lies at the edge can move yet. Cover black pieces, and keep your stacks low.
learn-dvonn-game-cut = Careful: Black could cut off three or more of your pieces with one move. Which link do they hang on?
learn-dvonn-game-few = You have few moves left. Who passes first leaves the rest to the other: spend them one by one, and take Black’s away.
learn-dvonn-game-done = That was a whole game of DVONN. Now you know all of it; the next level is waiting.

## PÜNCT: the course

learn-punct-first-title = What a turn can be
learn-punct-place-title = Place a piece
learn-punct-place-text = A turn is one placement or one move. Take a piece from your reserve and lay it on three empty spaces.
learn-punct-place-done = It lies on the board itself. Now it can move, and others can be put onto it.
learn-punct-place-wrong = That was a move of a piece on the board. Take one from the reserve.
learn-punct-place-turned = That was a turn in place, which is a move. Take a piece from the reserve.

## DVONN: the rules

rules-dvonn-aim-title = The aim
rules-dvonn-aim-1 = Two players, White and Black, pile pieces into stacks. A stack belongs to the player whose colour is on top.
rules-dvonn-aim-2 = When nobody can move any more, each player counts the pieces in the stacks they own, of whatever colour. The higher number wins.
rules-dvonn-board-title = Board and pieces
rules-dvonn-board-1 = The board has 49 spaces in five rows. A space has up to six neighbours; those at the edge have fewer.
rules-dvonn-board-2 = There are 23 white pieces, 23 black ones, and three red ones, the DVONN pieces, which belong to nobody.
rules-dvonn-placing-title = Placing
rules-dvonn-placing-1 = First the board is filled, a piece at a time, in turns. White begins. Each piece goes on any empty space.
rules-dvonn-placing-2 = The first three pieces are the red ones: White, Black, White. From then on, Black first, each player places pieces of their own colour.
rules-dvonn-placing-3 = White places the last piece and then makes the first move too. Nothing moves before the board is full, and nothing is placed afterwards.
rules-dvonn-stacks-title = Whose stack it is
rules-dvonn-stacks-1 = One piece is a stack of height one. A stack belongs to the player whose colour is on top, and only that player moves it.
rules-dvonn-stacks-2 = What lies below the top changes nothing about that, but every piece counts in the end.
rules-dvonn-stacks-owners = The left stack is Black’s, the right one White’s.
rules-dvonn-moving-title = Moving
rules-dvonn-moving-1 = A turn is one move of one of your stacks. The stack moves whole, in a straight line, in one of the six directions.
rules-dvonn-moving-2 = It goes exactly as many spaces as it is high, no more and no fewer. Spaces on the way count whether they are empty or taken.
rules-dvonn-moving-3 = It must end on a taken space, on a stack of any colour or on a red piece, and lies on top of it from then on. It may not end on an empty space.
rules-dvonn-moving-reach = This stack is two high: it reaches what lies two spaces away and is taken.
rules-dvonn-blocked-title = Surrounded stacks
rules-dvonn-blocked-1 = A stack whose six neighbouring spaces are all taken may not move, however high it is. It waits until one of them gets empty.
rules-dvonn-blocked-2 = At the edge there are fewer than six neighbouring spaces, so a stack there is never blocked. On the full board only the edge can move.
rules-dvonn-blocked-shut = The piece in the middle may not move.
rules-dvonn-red-title = Red pieces
rules-dvonn-red-1 = A single red piece belongs to nobody and never moves. It may be covered like any other.
rules-dvonn-red-2 = Once covered, it goes along with the stack it lies in, which moves like any other. So red pieces can travel.
rules-dvonn-link-title = Linked or lost
rules-dvonn-link-1 = After each move every stack must be linked to a red piece: hold one, or have a chain of taken neighbouring spaces to a stack that does.
rules-dvonn-link-2 = What is not linked is taken off the board for good, whoever owns it and whoever made the move.
rules-dvonn-link-3 = Red pieces are linked to themselves, so all three stay on the board to the end.
rules-dvonn-link-island = If the white piece moves to the red one, the three black pieces lose their only link.
rules-dvonn-passing-title = Passing
rules-dvonn-passing-1 = If none of your stacks can move, you pass, and the other player goes on.
rules-dvonn-passing-2 = If you can move, you must, even if every move harms you. After a pass you move again as soon as you can.
rules-dvonn-end-title = The end
rules-dvonn-end-1 = The game ends when neither player can move.
rules-dvonn-end-2 = Each player’s score is the number of pieces in the stacks they own, red ones included. Single red pieces count for nobody. The higher score wins; equal scores are a draw.

## PÜNCT: the rules

rules-punct-aim-title = The aim
rules-punct-board-title = The board
rules-punct-pieces-title = The pieces
rules-punct-placing-title = Placing
rules-punct-centre-title = The central hexagon
rules-punct-moving-title = Moving
rules-punct-turning-title = Turning
rules-punct-jumping-title = Onto other pieces
rules-punct-bridges-title = Bridges
rules-punct-pins-title = Pinned pieces
rules-punct-passing-title = Passing
rules-punct-end-title = The end
