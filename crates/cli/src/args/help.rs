//! The longer texts of `--help`.

/// The exit codes of every command.
pub(crate) const EXIT_CODES: &str = "\
Exit codes:
  0  success
  1  invalid input: a position, a move, a game in a file
  2  invalid arguments
  3  something could not be read or written
  4  the processor is too old for this build
  130  interrupted by Ctrl-C
docs/command-line.md has more about them, about colours and about Ctrl-C.";

/// The formats of game records.
pub(super) const RECORDS: &str = "\
Formats of game records:
  basalt       Basalt's own, which holds names, comments and variations
  json         the same as JSON, one game a line
  littlegolem  the text that littlegolem.net exports, of DVONN
  codecup      the moves of DVONN, one a line
  moves        a plain list of moves, of DVONN and standard PÜNCT
  boardspace   the SGF that boardspace.net exports, of DVONN and standard PÜNCT
  abstractplay the JSON in which abstractplay.com keeps finished games of any kind";

/// Why `--full-board` is refused.
pub(super) const NO_FILLING: &str =
    "--full-board is for dvonn: in PÜNCT players place their pieces as they play";

/// Why a side as the value of `--color` is refused.
pub(super) const COLOR_IS_NO_SIDE: &str =
    "--color says when to use colours: auto, always or never; the side you play is --side";

/// Why a player of a match is refused.
pub(super) const NO_CODECUP: &str =
    "codecup players and {state} are for dvonn; ugi players can play PÜNCT, too";

/// The players of a match.
pub(super) const PLAYERS: &str = "\
Players:
  basalt                this program's engine
  basalt:Level=5,Seed=7 the same with options
  ugi:COMMAND LINE      a program that speaks UGI (docs/protocol.md)
  codecup:COMMAND LINE  a program that speaks CodeCup's protocol, of DVONN
  random                makes any legal move
  greedy                takes the highest stack it can; in PÜNCT, what looks best after one turn

In a command line, {seed} is replaced by a number that differs in each game, {color} by white or
black, and {state} by the start of a DVONN game as CodeCup players read it (docs/matches.md). Quotes
and backslashes work as in a shell.

Examples:
  basalt match basalt greedy --games 200 --move-time 0.01 --full-board
  basalt match basalt:Seed=1 ugi:'./other --threads 2' --time 8 --increment 0.1 --records a.basalt
  basalt match basalt codecup:'./player --state={state}' --full-board --time 8 --time2 16";

/// The output of `basalt analyze`.
pub(super) const COLUMNS: &str = "\
A line for each move of a game, or each of the best moves of a position:
  score  what the move leads to, seen by the player who makes it: points ahead at the end of the
         game in DVONN, the chance to win in PÜNCT. Estimates, unless they are called proven
  loss   how much worse than the best move it is. 0 for the move that the engine would choose, ?
         where the two scores cannot be compared: one is a proven win, say, the other an estimate

Examples:
  basalt analyze game.basalt --time 2
  basalt analyze game.basalt --ply 60 --lines 3
  basalt analyze '9/10/5r5/4rw(rb)3/9 w s' --lines 3";

/// Examples of `basalt ugi-check`.
pub(super) const UGI_CHECK_EXAMPLES: &str = "\
Examples:
  basalt ugi-check ./engine --threads 2
  basalt ugi-check --game dvonn --timeout 2 ./engine";
