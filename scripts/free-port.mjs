// @ts-check
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ephemeral ports of Linux (32768), macOS and Windows (49152): any outgoing connection could take one of
 * those before its server listens, or while its server restarts.
 */
const RANGE = /** @type {const} */ ([15_000, 32_000]);
const TRIES = 100;

/** @returns {Promise<number>} an unused port of 127.0.0.1, for a server of a test, drill or benchmark. */
export async function freePort() {
  for (let left = TRIES; ; left -= 1) {
    const port = randomInt(...RANGE);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch (error) {
      if (left === 1) throw error;
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
