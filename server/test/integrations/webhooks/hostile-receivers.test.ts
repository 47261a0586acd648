import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import tls from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { parseNetworks } from '../../../src/foundation/http/network/public-address.js';
import { AllowedAddresses } from '../../../src/foundation/http/network/allowed-addresses.js';
import { type SendOutcome, WebhookSender } from '../../../src/integrations/webhooks/webhook-sender.js';
import { CERTIFICATE, CERTIFICATE_KEY } from './certificate.js';

const BOMB = gzipSync(Buffer.alloc(64 * 1024 * 1024));
/** A timer may be late on a busy machine; a hang takes minutes. */
const IN_TIME_MS = 10_000;

/** @param timeout in seconds. */
const senderWith = (timeout: number) =>
  new WebhookSender(
    new AllowedAddresses({ privateNetworks: parseNetworks('127.0.0.1/32') ?? [] }),
    { timeout },
    (_name, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
  );
const sender = senderWith(3);
/** For receivers that never answer, so that the tests need not wait long. */
const impatient = senderWith(0.5);
const opened: Array<Server | Http2SecureServer> = [];
const sockets = new Set<Socket>();
const portOf = async (server: Server | Http2SecureServer): Promise<number> => {
  opened.push(server);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket.on('error', () => undefined));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
};

/** A receiver that does anything with the connection after a request. @returns its URL. */
async function receiverThat(answer: (socket: Socket) => unknown): Promise<string> {
  const port = await portOf(createServer((socket) => socket.once('data', () => answer(socket))));
  return `http://127.0.0.1:${port}/`;
}
const post = (url: string, by = sender) => by.send(url, {}, '{}');

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  for (const server of opened.splice(0)) server.close();
});
afterAll(() => Promise.all([sender.close(), impatient.close()]));

/** Writes as long as the other side accepts it. */
async function forever(socket: Socket, text: string): Promise<void> {
  while (!socket.destroyed) {
    if (!socket.write(text)) await Promise.race([new Promise((go) => socket.once('drain', go)), delay(50)]);
    else await delay(0);
  }
}
async function byteByByte(socket: Socket, text: string): Promise<void> {
  for (const letter of text) {
    if (socket.destroyed) return;
    socket.write(letter);
    await delay(100);
  }
}
const OK = 'HTTP/1.1 200 OK\r\n';
const EARLY_HINTS = `HTTP/1.1 103 Early Hints\r\nlink: <${'y'.repeat(8_000)}>\r\n\r\n`;
const MEGABYTE = 'x'.repeat(1024 * 1024);

describe('Hostile webhook receiver', () => {
  it.each<[string, (socket: Socket) => unknown, Partial<SendOutcome>]>([
    ['says nothing', () => undefined, { status: null, failure: 'TIMEOUT' }],
    [
      'writes its status byte by byte',
      (socket) => byteByByte(socket, `${OK}content-length: 0\r\n\r\n`),
      { status: null, failure: 'TIMEOUT' },
    ],
    [
      'writes its headers byte by byte',
      (socket) => {
        socket.write(OK);
        return byteByByte(socket, 'x-slow: y\r\n'.repeat(1_000));
      },
      { status: null, failure: 'TIMEOUT' },
    ],
    [
      'repeats 102 Processing without end',
      (socket) => forever(socket, 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(1_000)),
      { status: null, failure: 'TIMEOUT' },
    ],
    ['sends endless hints', (socket) => forever(socket, EARLY_HINTS), { status: null, failure: 'TIMEOUT' }],
    [
      'sends an unrequested 100 Continue',
      (socket) => forever(socket, 'HTTP/1.1 100 Continue\r\n\r\n'),
      { status: null, failure: 'CONNECTION' },
    ],
    [
      'switches protocols',
      (socket) =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
      { status: null, failure: 'CONNECTION' },
    ],
    [
      'has one huge header',
      (socket) => forever(socket, `${OK}x-huge: ${MEGABYTE}`),
      { status: null, failure: 'CONNECTION' },
    ],
    [
      'sends headers without end',
      (socket) => {
        socket.write(OK);
        return forever(socket, 'x-more: y\r\n'.repeat(1_000));
      },
      { status: null, failure: 'CONNECTION' },
    ],
    ['hangs up at once', (socket) => socket.destroy(), { status: null, failure: 'CONNECTION' }],
    ['resets the connection', (socket) => socket.resetAndDestroy(), { status: null, failure: 'CONNECTION' }],
    [
      'hangs up in its headers',
      (socket) => socket.end(`${OK}content-le`),
      { status: null, failure: 'CONNECTION' },
    ],
    [
      'is not a web server',
      (socket) => socket.end('220 mail ESMTP\r\n'),
      { status: null, failure: 'CONNECTION' },
    ],
    ['has a status of letters', (socket) => socket.end('HTTP/1.1 OK\r\n\r\n'), { status: null }],
    ['has a status of four digits', (socket) => socket.end('HTTP/1.1 2000 OK\r\n\r\n'), { status: null }],
    ['has the status 000', (socket) => socket.end('HTTP/1.1 000 No\r\n\r\n'), { status: null }],
    ['has the status 099', (socket) => socket.end('HTTP/1.1 099 No\r\n\r\n'), { status: null }],
    [
      'has the status 999',
      (socket) => socket.end('HTTP/1.1 999 No\r\ncontent-length: 0\r\n\r\n'),
      { status: 999, failure: 'STATUS' },
    ],
    [
      'sends a body without end',
      (socket) => {
        socket.write(`${OK}\r\n`);
        return forever(socket, MEGABYTE);
      },
      { status: 200, failure: null },
    ],
    [
      'sends chunks without end',
      (socket) => {
        socket.write(`${OK}transfer-encoding: chunked\r\n\r\n`);
        return forever(socket, `100000\r\n${MEGABYTE}\r\n`);
      },
      { status: 200, failure: null },
    ],
    [
      'sends its body byte by byte',
      (socket) => {
        socket.write(`${OK}content-length: 1000\r\n\r\n`);
        return byteByByte(socket, 'x'.repeat(1_000));
      },
      { status: 200, failure: null },
    ],
    [
      'announces more than it sends',
      (socket) => socket.end(`${OK}content-length: 1000\r\n\r\nx`),
      { status: 200, failure: null },
    ],
    [
      'announces an impossible length',
      (socket) => socket.write(`${OK}content-length: 99999999999999\r\n\r\nx`),
      { status: 200, failure: null },
    ],
    [
      'announces less than it sends',
      (socket) => socket.end(`${OK}content-length: 1\r\n\r\n${'x'.repeat(10_000)}`),
      { status: 200, failure: null },
    ],
    [
      'announces two lengths',
      (socket) => socket.end(`${OK}content-length: 1\r\ncontent-length: 2\r\n\r\nxx`),
      { status: null, failure: 'CONNECTION' },
    ],
    [
      'announces a length and chunks',
      (socket) => socket.end(`${OK}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`),
      { status: null, failure: 'CONNECTION' },
    ],
    [
      'sends a chunk without a size',
      (socket) => socket.end(`${OK}transfer-encoding: chunked\r\n\r\nzzz\r\n`),
      { status: 200, failure: null },
    ],
    [
      'sends a compression bomb',
      (socket) => {
        socket.write(`${OK}content-encoding: gzip\r\ncontent-length: ${BOMB.length}\r\n\r\n`);
        socket.write(BOMB);
      },
      { status: 200, failure: null },
    ],
    [
      'announces gzip and sends something else',
      (socket) => socket.end(`${OK}content-encoding: gzip\r\ncontent-length: 4\r\n\r\nabcd`),
      { status: 200, failure: null },
    ],
  ])('ends in time with a webhook receiver that %s', async (_what, answer, expected) => {
    const by = expected.failure === 'TIMEOUT' ? impatient : sender;
    const outcome = await post(await receiverThat(answer), by);
    expect(outcome).toMatchObject(expected);
    expect(outcome.durationMs).toBeLessThan(IN_TIME_MS);
  });
});

describe('Webhook receiver with TLS', () => {
  const shop = { cert: CERTIFICATE, key: CERTIFICATE_KEY };
  const usual = tls.getCACertificates('default');
  const trust = () => tls.setDefaultCACertificates([...usual, CERTIFICATE]);
  afterEach(() => tls.setDefaultCACertificates(usual));

  /** @returns its port, and a log of its connections and requests. */
  async function shopServer(): Promise<{ port: number; connections: string[] }> {
    const connections: string[] = [];
    const server = createSecureServer({ ...shop, allowHTTP1: true }, (request, response) => {
      connections.push(request.httpVersion);
      response.writeHead(204).end();
    });
    server.on('secureConnection', () => connections.push('connection'));
    return { port: await portOf(server), connections };
  }

  it('sends nothing to a webhook receiver whose certificate is untrusted or for another name', async () => {
    const { port, connections } = await shopServer();
    expect(await post(`https://tienda.example:${port}/`)).toMatchObject({ failure: 'CERTIFICATE' });
    trust();
    expect(await post(`https://otra.example:${port}/`)).toMatchObject({ failure: 'CERTIFICATE' });
    expect(connections.filter((what) => what !== 'connection')).toEqual([]);
    expect(await post(`https://tienda.example:${port}/`)).toMatchObject({ status: 204, failure: null });
  });

  it('opens a new connection for each try, even if the webhook receiver would keep one alive', async () => {
    trust();
    const { port, connections } = await shopServer();
    for (let tries = 0; tries < 3; tries += 1)
      expect(await post(`https://tienda.example:${port}/`)).toMatchObject({ status: 204 });
    expect(connections).toEqual(['connection', '1.1', 'connection', '1.1', 'connection', '1.1']);
  });

  it.each<[string, (socket: Socket) => unknown, string]>([
    ['answers in plain text', (socket) => socket.end(`${OK}\r\n`), 'CONNECTION'],
    ['never finishes its greeting', () => undefined, 'TIMEOUT'],
    ['breaks off the handshake', (socket) => socket.destroy(), 'CONNECTION'],
    ['sends a TLS alert', (socket) => socket.end(Buffer.from([21, 3, 3, 0, 2, 2, 40])), 'CONNECTION'],
  ])('reports a failure of a TLS receiver that %s', async (_what, answer, failure) => {
    const url = (await receiverThat(answer)).replace('http://127.0.0.1', 'https://tienda.example');
    const by = failure === 'TIMEOUT' ? impatient : sender;
    expect(await post(url, by)).toMatchObject({ status: null, failure });
  });
});
