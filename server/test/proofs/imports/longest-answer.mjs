// A thread of its own, which sending a large file does not hold up.
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 10;
let isOver = false;
parentPort?.once('message', () => (isOver = true));

/** @type {number} */
let longestMs = 0;
const agent = new http.Agent({ keepAlive: true });
while (!isOver) {
  const asked = performance.now();
  await new Promise((resolve, reject) => {
    http.get(workerData, { agent }, (answer) => answer.resume().once('end', resolve)).once('error', reject);
  });
  longestMs = Math.max(longestMs, performance.now() - asked);
  await delay(EVERY_MS);
}
agent.destroy();
parentPort?.postMessage(longestMs);
