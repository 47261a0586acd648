import os from 'node:os';
import { serveTask } from '../../../../dist/server/src/foundation/own-process/serve-task.js';

const DOINGS = {
  *answer() {
    for (let n = 0; n < 500; n += 1) yield 'x'.repeat(10_000);
  },
  *priority() {
    yield os.getPriority();
  },
  hang() {
    for (;;);
  },
  fillBuffers() {
    const kept = [];
    for (;;) kept.push(Buffer.alloc(10_000_000, 1));
  },
  fillHeap() {
    const kept = [];
    for (;;) kept.push({ kept: [...kept] });
  },
  end() {
    process.exit();
  },
  fail() {
    setTimeout(() => {
      throw new Error('in an event');
    });
    return new Promise(() => undefined);
  },
  kill() {
    process.kill(process.pid, 'SIGSEGV');
  },
};

/** The task is given as a word, or as the uploaded file that consists of this word. */
serveTask(async function* ({ what, bytes }) {
  yield* await DOINGS[what ?? Buffer.from(bytes).toString()]();
});
