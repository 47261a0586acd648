import { beforeAll, describe, expect, it } from '@jest/globals';
import { CloseCode } from 'graphql-ws';
import { pino } from 'pino';
import { promisify } from 'node:util';
import { WebSocket } from 'ws';
import { eventually } from '../../product/eventually.js';
import { useProduct } from '../../product/use-product.js';
import { RawConnection } from './raw-connection.js';
import { socketUrl, TestSocket } from './test-socket.js';

const log: string[] = [];
const product = useProduct({ logger: pino({ level: 'info' }, { write: (line) => void log.push(line) }) });
let access: string | undefined;
beforeAll(async () => {
  ({ access } = await product.logIn());
});

const signedIn = async (): Promise<TestSocket> => {
  const socket = await TestSocket.open(product.url);
  await socket.signIn(access);
  return socket;
};

const isAlive = async () => expect((await product.client().get('/health/live')).status).toBe(200);

/** A `connection_init` of the given size in bytes. */
const initOf = (bytes: number): string => {
  const frame = JSON.stringify({
    type: 'connection_init',
    payload: { authorization: `Bearer ${access}`, x: '' },
  });
  return frame.replace('"x":""', `"x":"${'x'.repeat(bytes - frame.length)}"`);
};

describe('WebSocket message', () => {
  it('accepts a message of 16 kB and not one byte more', async () => {
    const socket = await TestSocket.open(product.url);
    socket.say(initOf(16 * 1024));
    await socket.until(({ type }) => type === 'connection_ack');
    await socket.close();
    const other = await TestSocket.open(product.url);
    other.say(initOf(16 * 1024 + 1));
    expect(await other.closed).toBe(1009);
  });

  it('refuses fragments that together exceed the size of a message', async () => {
    const { webSocket, closed } = await TestSocket.open(product.url);
    for (let piece = 0; piece < 20; piece += 1) webSocket.send('x'.repeat(1024), { fin: false });
    expect(await closed).toBe(1009);
  });

  it('does not compress messages', async () => {
    const webSocket = new WebSocket(socketUrl(product.url), 'graphql-transport-ws', {
      perMessageDeflate: true,
    });
    const socket = await new Promise<WebSocket>((resolve) =>
      webSocket.once('open', () => resolve(webSocket)),
    );
    expect(socket.extensions).toBe('');
    socket.terminate();
  });

  const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
  it.each([
    ['not JSON', 'nada'],
    ['JSON of another kind', '[]'],
    ['of an unknown type', { type: 'delete_everything' }],
    [
      'without what its type needs',
      { type: 'subscribe', payload: { query: 'subscription { stockChanged }' } },
    ],
    ['binary', Buffer.from(JSON.stringify({ type: 'ping' }))],
    ['deeply nested and unfinished', '['.repeat(16_000)],
    ['deeply nested', deep(8_000)],
    ['deeply nested within', `{"type":"ping","payload":{"x":${deep(8_000)}}}`],
  ])('closes the socket on a message that is %s', async (_what, message) => {
    for (const socket of [await TestSocket.open(product.url), await signedIn()]) {
      socket.say(message);
      expect(await socket.closed).toBe(CloseCode.BadRequest);
    }
    await isAlive();
  });

  it('closes the socket on deeply nested variables', async () => {
    const socket = await signedIn();
    const query =
      'subscription ($from: LocalDate!) { agendaChanged(from: $from, to: "2026-11-22") { dates } }';
    socket.say(
      `{"id":"1","type":"subscribe","payload":{"query":${JSON.stringify(query)},"variables":{"from":${deep(7_900)}}}}`,
    );
    expect(await socket.closed).toBe(CloseCode.BadRequest);
    await isAlive();
  });
});

describe('Closed sockets', () => {
  it.each([
    ['signs in twice', [{ type: 'connection_init' }], CloseCode.TooManyInitialisationRequests],
    [
      'uses an id twice, however long',
      ['subscribe', 'subscribe'].map((type) => ({
        id: 'María Soto '.repeat(50),
        type,
        payload: { query: 'subscription { stockChanged }' },
      })),
      CloseCode.SubscriberAlreadyExists,
    ],
  ])('closes a socket that %s', async (_what, messages, code) => {
    const socket = await signedIn();
    for (const message of messages) socket.say(message);
    expect(await socket.closed).toBe(code);
  });

  it('closes a socket that uses another protocol', async () => {
    const webSocket = new WebSocket(socketUrl(product.url), 'graphql-ws');
    const code = await new Promise((resolve) => {
      webSocket.once('error', () => undefined);
      webSocket.once('close', resolve);
    });
    // ws itself closes if the server accepts none of its protocols.
    expect(code).toBe(1006);
    await isAlive();
  });

  it('only returns an error for a document that is invalid or not a subscription', async () => {
    const socket = await signedIn();
    for (const [id, query] of ['{ nada', '{ clinic { name } }', 'subscription { nada }'].entries()) {
      socket.subscribe(String(id), query);
      const { type } = await socket.until((message) => message.id === String(id));
      expect(type).toBe('error');
    }
    await socket.close();
  });

  it('closes the socket on a malformed frame', async () => {
    for (const frame of [
      Buffer.from([0xf1, 0x80]),
      Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5]),
      Buffer.alloc(64, 0xff),
    ]) {
      const connection = await RawConnection.open(product.url);
      connection.handshake();
      expect(await connection.status()).toBe(101);
      connection.socket.write(frame);
      await connection.closed;
    }
    await isAlive();
  });

  it('closes a socket that never reads', async () => {
    const server = product.app.getHttpServer();
    const connections = promisify(server.getConnections.bind(server)) as () => Promise<number>;
    const before = await connections();
    const socket = await signedIn();
    socket.webSocket.pause();
    const ping = JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(16_000) } });
    let isCut = false;
    socket.webSocket.once('close', () => (isCut = true));
    await eventually(
      async () => {
        for (let count = 0; count < 100; count += 1) socket.webSocket.send(ping, () => undefined);
        return isCut || (await connections()) <= before;
      },
      'the socket is cut off',
      60_000,
    );
    socket.webSocket.terminate();
  });
});

describe('Refused subscription', () => {
  const agenda = 'agendaChanged(from: $from, to: "2026-11-22") { dates }';

  it.each([
    ['with a syntax error', 'GRAPHQL_PARSE_FAILED', { query: 'subscription {' }],
    ['with an unknown field', 'GRAPHQL_VALIDATION_FAILED', { query: 'subscription { nada }' }],
    [
      'with a missing variable',
      'BAD_USER_INPUT',
      { query: `subscription ($from: LocalDate!) { ${agenda} }`, variables: {} },
    ],
    [
      'with an invalid day',
      'INVALID_INPUT',
      { query: `subscription ($from: LocalDate!) { ${agenda} }`, variables: { from: 'ayer' } },
    ],
    [
      'without the named operation',
      'OPERATION_RESOLUTION_FAILURE',
      { query: 'subscription A { stockChanged }', operationName: 'B' },
    ],
  ])('refuses a subscription %s with the error code used over HTTP', async (_what, code, payload) => {
    const socket = await signedIn();
    socket.say({ id: '1', type: 'subscribe', payload });
    const answer = await socket.until(({ type }) => type === 'error' || type === 'next');
    const errors = Array.isArray(answer.payload)
      ? answer.payload
      : (answer.payload as { errors: unknown[] }).errors;
    expect(errors).toMatchObject([{ extensions: { code } }]);
    await socket.close();
  });

  it.each([
    ['with a syntax error', { query: 'subscription {' }],
    ['with a misspelt type', { query: `subscription ($from: LocalDat!) { ${agenda} }` }],
    ['without the named operation', { query: 'subscription A { stockChanged }', operationName: 'B' }],
    [
      'with two operations and no name',
      { query: 'subscription A { stockChanged } subscription B { stockChanged }' },
    ],
  ])(
    'refuses a subscription %s with the message used over HTTP, without suggestions',
    async (_what, payload) => {
      const socket = await signedIn();
      socket.say({ id: '1', type: 'subscribe', payload });
      const [said] = (await socket.until(({ type }) => type === 'error')).payload as { message: string }[];
      const { body } = await product.client().post('/graphql', payload);
      expect(said!.message).toBe(body.errors[0].message);
      await socket.close();
    },
  );

  it('refuses a document over the WebSocket that is no subscription', async () => {
    const socket = await signedIn();
    socket.say({ id: '1', type: 'subscribe', payload: { query: '{ supplies { id } }' } });
    const answer = await socket.until(({ type }) => type === 'error');
    expect(answer.payload).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
    await socket.close();
  });
});

it("logs every cause of a closed socket as JSON, without clients' data, and summarised", async () => {
  const lines = log.map((line) => JSON.parse(line) as { cause?: string; msg: string });
  const causes = new Set(lines.map(({ cause }) => cause));
  for (const cause of [
    '4400',
    '4409',
    'SLOW_READER',
    'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH',
    'WS_ERR_EXPECTED_MASK',
  ])
    expect(causes).toContain(cause);
  expect(log.join('')).not.toMatch(/María|delete_everything|Bearer/);
  log.length = 0;
  for (let count = 0; count < 50; count += 1) {
    const socket = await TestSocket.open(product.url);
    socket.say('nada');
    await socket.closed;
  }
  expect(log.filter((line) => line.includes('4400')).length).toBeLessThan(10);
});
