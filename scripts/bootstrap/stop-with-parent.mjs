// @ts-check
// Loaded before the server (`node --import`). If the supervisor is killed with -9, signals are no longer passed
// on: the server would keep its port and data with no terminal to stop it. So it stops itself.
const LOOK_EVERY_MS = 500;

const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, LOOK_EVERY_MS);
watch.unref();
