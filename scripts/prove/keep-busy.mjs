// @ts-check
import os from 'node:os';
import { Worker } from 'node:worker_threads';

/** Keeps every core busy until the process ends, so that tests run with the worst timing. */
export function keepCoresBusy() {
  for (let core = 0; core < os.availableParallelism(); core++)
    new Worker('for (;;) Math.random();', { eval: true }).unref();
}
