import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { describedFetch } from '../product/described-fetch.js';
import { eventually } from '../product/eventually.js';
import { ADMIN } from '../product/start-product.js';
import { useProduct } from '../product/use-product.js';

const product = useProduct({ environment: { REQUEST_TIMEOUT: '1' } });
const open: Socket[] = [];

afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** A connection of its own, and everything received on it until it was closed. */
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

describe('a client that sends too slowly', () => {
  it.each([
    [
      'a body',
      'POST /api/usuarios/auth/login/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n',
      ' ',
    ],
    [
      'a body to GraphQL',
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n',
      ' ',
    ],
    [
      'a body in chunks',
      'POST /api/usuarios/auth/login/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
      '1\r\n \r\n',
    ],
    ['headers', 'GET /health/live HTTP/1.1\r\nhost: x\r\nx-slow: ', 'a'],
    ['nothing at all', '', ''],
  ])('%s gets 408, and the connection is closed', async (_case, beginning, piece) => {
    const { socket, answer } = connection();
    socket.write(beginning);
    drip(socket, piece);
    const { status, head, body } = parts(await answer);
    expect({ status, body }).toEqual({
      status: 408,
      body: { error: expect.stringContaining('tardó demasiado') },
    });
    expect(head).toContain('content-type: application/json');
    expect(head).toContain('cache-control: no-store');
  });

  it('does not make others wait', async () => {
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

it('a request with 8 kB of headers is answered', async () => {
  const { socket, answer } = connection();
  socket.write(requestOf(8_000, 'connection: close\r\n'));
  expect(parts(await answer).status).not.toBe(431);
});

describe('a request that can’t be read', () => {
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
  ])('%s', async (_case, request, expected, sentence) => {
    const { socket, answer } = connection();
    socket.write(request);
    const { status, body } = parts(await answer);
    expect({ status, body }).toEqual({
      status: expected,
      body: { error: expect.stringContaining(sentence) },
    });
  });
});

describe('a handler that takes longer than the request timeout', () => {
  it('still sends its response', async () => {
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

describe('the download of a backup', () => {
  const DUMP =
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'huella backup'";
  const isDumping = async () => (await product.database.query(DUMP)).rows.length > 0;
  const download = (token: string) =>
    describedFetch(`${product.url}/api/database/backup/`, { headers: { authorization: `Bearer ${token}` } });

  beforeAll(async () => {
    await product.database.query(
      `insert into closure (from_date, to_date, reason)
       select '2020-01-01', '2020-01-02', repeat('x', 200) from generate_series(1, 200000)`,
    );
  });

  /** A download of which only the first bytes are read. */
  async function begin(): Promise<Socket> {
    const { socket } = connection();
    socket.write(
      `GET /api/database/backup/ HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${product.staff.access}\r\n\r\n`,
    );
    await once(socket, 'data');
    socket.removeAllListeners('data').pause();
    expect(await isDumping()).toBe(true);
    return socket;
  }

  it('is aborted if the client does not read, and releases its database connection', async () => {
    await begin();
    await eventually(async () => !(await isDumping()), 'the end of the dump');
    const response = await download(product.staff.access!);
    expect(response.status).toBe(200);
    expect((await response.text()).trimEnd()).toMatch(/the dump is complete$/);
  });

  it('continues if the client reads slowly', async () => {
    const socket = await begin();
    let bytes = 0;
    const before = Date.now();
    // 40 MB in pieces with pauses, which takes longer than the timeout for clients that do not read.
    for await (const piece of socket.iterator({ destroyOnReturn: false })) {
      bytes += (piece as Buffer).length;
      if (bytes > 40_000_000) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(bytes).toBeGreaterThan(40_000_000);
    expect(Date.now() - before).toBeGreaterThan(2_000);
    socket.destroy();
    await eventually(async () => !(await isDumping()), 'the end of the dump');
  });

  it('is limited to one at a time per user, however the previous one ended', async () => {
    await product.database.query(
      `insert into staff_user (username, name, password_hash)
       select 'other', 'Other', password_hash from staff_user where username = $1`,
      [ADMIN.username],
    );
    const other = await product.client().logIn({ ...ADMIN, username: 'other' });
    const socket = await begin();
    const second = await download(product.staff.access!);
    expect(second.status).toBe(409);
    expect(await second.json()).toEqual({ error: expect.stringContaining('Ya está descargando') });
    const others = await download(other.access!);
    expect(others.status).toBe(200);
    await others.body!.cancel();
    socket.destroy();
    await eventually(async () => {
      const { status, body } = await download(product.staff.access!);
      await body!.cancel();
      return status === 200;
    }, 'another download');
  });
});
