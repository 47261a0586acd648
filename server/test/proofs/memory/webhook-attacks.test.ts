import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from '@jest/globals';
import { parseNetworks } from '../../../src/foundation/http/network/public-address.js';
import { AllowedAddresses } from '../../../src/foundation/http/network/allowed-addresses.js';
import { WebhookSender } from '../../../src/integrations/webhooks/webhook-sender.js';

const sender = new WebhookSender(
  new AllowedAddresses({ privateNetworks: parseNetworks('127.0.0.1/32') ?? [] }),
  { timeout: 3 },
);
const servers: Server[] = [];
afterAll(async () => {
  await sender.close();
  for (const server of servers) server.close();
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The heap in use after a forced garbage collection, because V8's own timing depends on the machine. */
function heldBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** A receiver that writes as long as the other side accepts it. @returns its URL. */
async function receiverOf(beginning: string, repeated: string): Promise<string> {
  const answer = async (socket: Socket) => {
    socket.write(beginning);
    while (!socket.destroyed) {
      const isTaken = socket.write(repeated);
      await (isTaken ? delay(0) : Promise.race([new Promise((go) => socket.once('drain', go)), delay(50)]));
    }
  };
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => void answer(socket));
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const OK = 'HTTP/1.1 200 OK\r\n';
const EARLY_HINTS = `HTTP/1.1 103 Early Hints\r\nlink: <${'y'.repeat(8_000)}>\r\n\r\n`;
const MEGABYTE = 'x'.repeat(1024 * 1024);

it('keeps memory bounded while many webhook receivers attack at once', async () => {
  const urls = await Promise.all([
    receiverOf(`${OK}x-huge: `, MEGABYTE),
    receiverOf('', EARLY_HINTS),
    receiverOf(`${OK}\r\n`, MEGABYTE),
  ]);
  const before = heldBytes();
  let most = before;
  let attacked = false;
  const attack = Promise.all(
    urls.flatMap((url) => Array.from({ length: 8 }, () => sender.send(url, {}, '{}'))),
  ).finally(() => {
    attacked = true;
  });
  while (!attacked) {
    most = Math.max(most, heldBytes());
    await Promise.race([attack, delay(100)]);
  }
  await attack;
  // The receivers wrote many times as much. This process also holds the megabyte that each is sending.
  expect(most - before).toBeLessThan(50 * MEGABYTE.length);
});
