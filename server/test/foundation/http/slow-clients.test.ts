import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../product/eventually.js';
import { ADMIN } from '../../product/start-product.js';
import { useProduct } from '../../product/use-product.js';

const product = useProduct({ environment: { REQUEST_TIMEOUT: '1' } });
const open: Socket[] = [];

afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** A connection, and everything received on it until it was closed. */
function connection(): { socket: Socket; answer: Promise<string> } {
  const { port } = new URL(product.url);
  const socket = connect(Number(port), '127.0.0.1');
  open.push(socket);
  let text = '';
  socket.on('data', (data) => (text += data.toString('utf8')));
  socket.on('error', () => undefined);
  return { socket, answer: once(socket, 'close').then(() => text) };
}

/** Sends a piece repeatedly until the server stops reading. */
function drip(socket: Socket, piece: string): void {
  const timer = setInterval(() => socket.write(piece), 100);
  socket.once('close', () => clearInterval(timer));
}

const parts = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: JSON.parse(body) };
};

describe('Client that sends too slowly', () => {
  const HEAD = 'HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  const CASES: Readonly<Record<string, readonly [beginning: string, piece: string]>> = {
    'a body': [`POST /api/usuarios/auth/login/ ${HEAD}content-length: 1000\r\n\r\n`, ' '],
    'a body to GraphQL': [`POST /graphql ${HEAD}content-length: 1000\r\n\r\n`, ' '],
    'a body in chunks': [
      `POST /api/usuarios/auth/login/ ${HEAD}transfer-encoding: chunked\r\n\r\n`,
      '1\r\n \r\n',
    ],
    headers: ['GET /health/live HTTP/1.1\r\nhost: x\r\nx-slow: ', 'a'],
    'nothing at all': ['', ''],
  };
  const answers: Record<string, string> = {};
  beforeAll(async () => {
    // All at the same time, because each takes as long as the timeout.
    await Promise.all(
      Object.entries(CASES).map(async ([name, [beginning, piece]]) => {
        const { socket, answer } = connection();
        socket.write(beginning);
        drip(socket, piece);
        answers[name] = await answer;
      }),
    );
  });

  it.each(Object.keys(CASES))(
    'answers 408 to a client that sends too slowly, and closes the connection: %s',
    (name) => {
      const { status, head, body } = parts(answers[name] ?? '');
      expect({ status, body }).toEqual({
        status: 408,
        body: { error: expect.stringContaining('tardó demasiado') },
      });
      expect(head).toContain('content-type: application/json');
      expect(head).toContain('cache-control: no-store');
    },
  );

  it('does not make others wait for a client that sends too slowly', async () => {
    for (let n = 0; n < 200; n += 1) {
      connection().socket.write(
        'POST /api/usuarios/auth/login/ HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n',
      );
    }
    expect((await product.client().post('/api/usuarios/auth/login/', ADMIN)).status).toBe(200);
    await eventually(() => open.every(({ closed }) => closed), 'the end of the slow connections');
  });
});

const UPGRADE = 'connection: upgrade\r\nupgrade: websocket\r\n';
/** @param size of all headers, in bytes. */
function requestOf(size: number, headers = ''): string {
  const begin = `GET /graphql HTTP/1.1\r\nhost: x\r\n${headers}x-large: `;
  return `${begin}${'a'.repeat(size - begin.length)}\r\n\r\n`;
}

it('answers a request with 8 kB of headers', async () => {
  const { socket, answer } = connection();
  socket.write(requestOf(8_000, 'connection: close\r\n'));
  expect(parts(await answer).status).not.toBe(431);
});

describe('Unreadable request', () => {
  it.each([
    ['malformed', 'NO HTTP AT ALL\r\n\r\n', 400, 'no se puede leer'],
    [
      'with two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      'no se puede leer',
    ],
    [
      'with 100 kB of headers',
      `GET / HTTP/1.1\r\nhost: x\r\nx-large: ${'a'.repeat(100_000)}\r\n\r\n`,
      431,
      'encabezados',
    ],
    ['with 8.3 kB of headers', requestOf(8_300), 431, 'encabezados'],
    ['with 8.3 kB of headers for a WebSocket', requestOf(8_300, UPGRADE), 431, 'encabezados'],
    [
      'with an address of 8.3 kB',
      `GET /${'a'.repeat(8_300)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      431,
      'encabezados',
    ],
  ])('refuses an unreadable request: %s', async (_case, request, expected, sentence) => {
    const { socket, answer } = connection();
    socket.write(request);
    const { status, body } = parts(await answer);
    expect({ status, body }).toEqual({
      status: expected,
      body: { error: expect.stringContaining(sentence) },
    });
  });
});

describe('Handler that takes longer than the request timeout', () => {
  it('sends the response of a handler that takes longer than the request timeout', async () => {
    const holder = await product.database.connect();
    await holder.query('begin; lock table supply in access exclusive mode');
    // Longer than REQUEST_TIMEOUT, and shorter than the lock timeout.
    const released = holder.query('select pg_sleep(1.5)').then(() => holder.query('rollback'));
    try {
      const answer = await product
        .client()
        .get('/api/insumos/', { authorization: `Bearer ${product.staff.access}` });
      expect(answer.status).toBe(200);
    } finally {
      await released;
      holder.release();
    }
  });
});
