// Shows the outline of the screen at this address in the language of the document. The program replaces it.
{
  const texts = __TEXTS__[document.documentElement.lang] ?? {};
  for (const element of document.querySelectorAll("[data-say]")) {
    element.textContent = texts[element.dataset.say] ?? element.textContent;
  }
  const kept = (key) => {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  };
  const gameIn = (key) => kept(key).match(/\[Game "([a-z]+)/)?.[1];
  const outlines = [...document.querySelectorAll("[data-outline]")];
  const find = (name) => outlines.find((outline) => outline.dataset.outline === name);
  const [section, title, rest] = location.pathname.split("/").slice(1);
  const names = {
    "": "home",
    play: gameIn("basalt.table"),
    games: title && gameIn(`basalt.game.${title.padStart(16, "0")}`),
    puzzles: rest && title,
    learn: rest && title,
  };
  const outline = find(names[section]) ?? find("page");
  for (const other of outlines) if (other !== outline) other.remove();
  outline.hidden = false;
  if (outline.dataset.body) document.body.classList.add(outline.dataset.body);
  if (kept("basalt.account")) document.getElementById("first-paint").classList.add("is-member");
  document.getElementById("first-paint").hidden = false;
}
