// The work of a page's main thread, from Chromium's own trace.

/** The input that is looked at. */
const INPUT = new Set(["pointerdown", "pointermove", "pointerup"]);

const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/** Does something in a page and tells the work for each pointer event in it, in the order of the events. */
export async function traceWorks(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  return worksOf(tasksOf(JSON.parse(await browser.stopTracing()).traceEvents));
}

/** The tasks of the thread that handles the pointer, each with what it does. */
function tasksOf(events) {
  const heard = events.find(({ name, args }) => name === "EventDispatch" && INPUT.has(args.data.type));
  const own = events.filter(({ ph, pid, tid }) => ph === "X" && pid === heard.pid && tid === heard.tid);
  own.sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  const tasks = [];
  for (const event of own) {
    if (event.name === "RunTask") tasks.push({ wall: event.dur, work: event.tdur ?? event.dur, end: event.ts + event.dur, does: [] });
    else if (event.ts < tasks.at(-1)?.end) tasks.at(-1).does.push(event);
  }
  return tasks;
}

const isInput = ({ does }) => does.some(({ name, args }) => name === "EventDispatch" && INPUT.has(args.data.type));
const isFrame = ({ does }) => does.some(({ name }) => name === "Commit");

/**
 * The work for each task with input, in milliseconds: its own, and that of all tasks until the frame is handed over to be
 * drawn, if there is one before the next input. `wall` is how long that kept the thread, `work` how long the thread really
 * ran: what other programs take away is not in it. `parts` says what the work was, as far as it has a name.
 */
function worksOf(tasks) {
  const works = [];
  let isWaiting = false;
  for (const task of tasks) {
    if (isInput(task)) {
      works.push({ wall: 0, work: 0, parts: {} });
      isWaiting = true;
    }
    if (isWaiting) add(works.at(-1), task);
    if (isFrame(task)) isWaiting = false;
  }
  return works;
}

function add(event, task) {
  event.wall += task.wall / 1000;
  event.work += task.work / 1000;
  for (const { name, tdur } of task.does) event.parts[name] = (event.parts[name] ?? 0) + (tdur ?? 0) / 1000;
}
