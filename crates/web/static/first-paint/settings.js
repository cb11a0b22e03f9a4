// Sets theme, motion and language of the document from the stored settings, before anything is painted.
{
  const root = document.documentElement;
  let stored = "";
  try {
    stored = localStorage.getItem("basalt.settings") ?? "";
  } catch {
    // A browser that keeps nothing has no settings.
  }
  const setting = (key) => stored.match(new RegExp(`^\\s*${key}\\s*=\\s*(\\S+)`, "m"))?.[1];
  const theme = setting("theme");
  if (["light", "dark"].includes(theme)) root.dataset.theme = theme;
  if (setting("motion") === "reduced") root.dataset.motion = "reduced";
  const wanted = [setting("language"), ...navigator.languages].map((tag) => tag?.split(/[-_.@]/)[0].toLowerCase());
  root.lang = wanted.find((tag) => __LANGUAGES__.includes(tag)) ?? "en";
}
