// @ts-check
// Floods the product at PRODUCT_URL from one address until its parent process stops it, and then reports the counts of
// responses. A separate program, since it needs its own processor core.
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const ADDRESS = '127.0.0.2';
const ORDINARY = 1_300;
const SLOW = 500;
const SOCKETS = 200;
const BYTE_EVERY_MS = 1_000;
const AGAIN_AFTER_MS = 200;

const url = new URL(process.env['PRODUCT_URL'] ?? '');
let stopped = false;
/** Counts by response status, or by error code if there was no response. @type {Record<string, number>} */
const answers = {};
const count = (/** @type {unknown} */ what) => (answers[String(what)] = (answers[String(what)] ?? 0) + 1);

/** @param {http.RequestOptions} options */
const request = (options) =>
  http.request({ host: url.hostname, port: url.port, localAddress: ADDRESS, ...options });

/**
 * Resolves when a request has ended, with or without a response.
 * @param {http.ClientRequest} sent
 * @returns {Promise<void>}
 */
function endOf(sent) {
  return new Promise((resolve) => {
    sent.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      count(error.code);
      resolve();
    });
    sent.once('response', (response) => {
      count(response.statusCode);
      response.resume().once('close', resolve);
    });
    sent.once('upgrade', (_response, socket) => {
      count('socket');
      socket.on('error', () => undefined);
      socket.resume().once('close', resolve);
    });
  });
}

async function askForHours() {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  while (!stopped) {
    const sent = request({ agent, path: '/api/citas/disponibles/?fecha=2031-03-05&tipo_cita=podologia' });
    sent.end();
    await endOf(sent);
    await delay(AGAIN_AFTER_MS);
  }
}

/** Sends a booking, one byte per second. */
async function bookSlowly() {
  while (!stopped) {
    const headers = { 'content-type': 'application/json', 'content-length': 1_000 };
    const sent = request({ agent: false, method: 'POST', path: '/api/citas/reservar/', headers });
    sent.flushHeaders();
    const drip = setInterval(() => sent.write(' '), BYTE_EVERY_MS);
    await endOf(sent);
    clearInterval(drip);
    sent.destroy();
    await delay(AGAIN_AFTER_MS);
  }
}

/** Opens a WebSocket and sends nothing. */
async function openSocket() {
  while (!stopped) {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'ZHJpbGwtZHJpbGwtZHJpbA==',
      'sec-websocket-version': '13',
      'sec-websocket-protocol': 'graphql-transport-ws',
    };
    const sent = request({ agent: false, path: '/graphql', headers });
    sent.end();
    await endOf(sent);
    await delay(AGAIN_AFTER_MS);
  }
}

for (let made = 0; made < ORDINARY; made += 1) void askForHours();
for (let made = 0; made < SLOW; made += 1) void bookSlowly();
for (let made = 0; made < SOCKETS; made += 1) void openSocket();

process.once('message', () => {
  stopped = true;
  process.send?.(answers, () => process.exit(0));
});
