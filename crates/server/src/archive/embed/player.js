const root = document.querySelector("main");
const board = document.querySelector("img");
const moves = [...document.querySelectorAll("[data-ply]")];
const last = moves.length;
const title = board.alt;
let ply = last;

function address(shown) {
  return `${root.dataset.board}${shown}`;
}

function show(shown) {
  ply = Math.min(Math.max(shown, 0), last);
  board.src = address(ply);
  board.alt = [`${title} (${ply}/${last})`, moves[ply - 1]?.textContent].filter(Boolean).join(": ");
  for (const move of moves) {
    const isShown = Number(move.dataset.ply) === ply;
    if (isShown) {
      move.setAttribute("aria-current", "step");
      move.scrollIntoView({ block: "nearest", inline: "nearest" });
    } else {
      move.removeAttribute("aria-current");
    }
  }
  document.querySelector("[data-go=first]").disabled = document.querySelector("[data-go=back]").disabled = ply === 0;
  document.querySelector("[data-go=ahead]").disabled = document.querySelector("[data-go=last]").disabled = ply === last;
  if (ply < last) new Image().src = address(ply + 1);
}

const steps = { first: () => 0, back: () => ply - 1, ahead: () => ply + 1, last: () => last };
const keys = { Home: "first", ArrowLeft: "back", ArrowRight: "ahead", End: "last" };
document.addEventListener("click", ({ target }) => {
  const button = target.closest("button");
  if (button?.dataset.go) show(steps[button.dataset.go]());
  else if (button?.dataset.ply) show(Number(button.dataset.ply));
});
document.addEventListener("keydown", (event) => {
  const step = keys[event.key];
  if (!step) return;
  event.preventDefault();
  show(steps[step]());
});
show(last);
