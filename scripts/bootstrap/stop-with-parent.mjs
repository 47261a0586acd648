// @ts-check
// Loaded before the server (`node --import`). When the process that supervises it is killed with -9, nobody is left to
// pass signals on: the server would hold its port and its data with no terminal to stop it from. So it stops itself.
const LOOK_EVERY_MS = 500;

const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, LOOK_EVERY_MS);
watch.unref();
