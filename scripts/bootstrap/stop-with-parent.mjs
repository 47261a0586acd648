// @ts-check
// Loaded before the server (`node --import`). A supervisor killed with -9 passes no signals on: the server would keep
// its port and its data folder, and no terminal could stop it. So it stops itself.
const LOOK_EVERY_MS = 500;

const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, LOOK_EVERY_MS);
watch.unref();
