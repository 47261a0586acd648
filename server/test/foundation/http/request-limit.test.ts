import { readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../../src/foundation/config.js';
import { requestKey } from '../../product/keys.js';
import { ADMIN } from '../../product/start-product.js';
import { useProduct } from '../../product/use-product.js';
import { FakeCloudApi, report, signatureOf } from '../../messages/fake-cloud-api.js';
import type { TestClient } from '../../product/test-client.js';

const LIMIT = 6;
const WEBHOOK = '/api/notificaciones/whatsapp/webhook/';
const cloud = new FakeCloudApi();
const product = useProduct({
  standIn: cloud,
  environment: { LIMIT_REQUESTS: `${LIMIT}/600`, TRUST_PROXY: 'on' },
});
let network: string;
let testNumber = 0;

// Each test uses its own network.
beforeEach(() => {
  testNumber += 1;
  network = `198.51.100.${testNumber}`;
});

const from = (address = network) => ({ 'x-forwarded-for': address });
const get = async (path: string, headers: Record<string, string> = {}): Promise<number> =>
  (await product.client().get(path, { ...from(), ...headers })).status;

async function useUp(client: TestClient = product.client()): Promise<void> {
  for (let n = 0; n < LIMIT; n += 1) await client.get('/api/citas/disponibles/', from());
}

/** A new staff user with a session, who has not sent any requests. */
async function newStaff(): Promise<TestClient & { readonly username: string }> {
  const username = `staff${(testNumber += 1)}`;
  await product.database.query(
    `insert into staff_user (username, name, password_hash, rights)
     select $1, $1, password_hash, rights from staff_user where username = $2`,
    [username, ADMIN.username],
  );
  const client = product.client();
  const credentials = { username, password: ADMIN.password };
  const { body } = await client.post('/api/usuarios/auth/login/', credentials, from(`192.0.2.${testNumber}`));
  client.access = body.access;
  return Object.assign(client, { username });
}
/** A program with a key, which has not sent any requests. */
async function newProgram(): Promise<TestClient> {
  const maker = await newStaff();
  await maker.getAntiForgery();
  const { body } = await requestKey(maker);
  const program = product.client();
  program.access = body.data.createApiKey.token;
  return program;
}
const ask = async (program: TestClient, headers = from()): Promise<number> =>
  (await program.get('/api/profesionales/', headers)).status;
const me = async (staff: TestClient): Promise<number> =>
  (await staff.get('/api/usuarios/me/', from())).status;

describe('Rate limit', () => {
  it.each([
    ['an address written in another way', '/%61pi/citas/disponibles/', 400],
    ['an unknown path', '/nothing/here', 404],
    ['an unknown path of the API', '/api/nada/', 404],
    ['an address that can’t be decoded', '/api/%ZZ', 400],
    ['a page', '/login', 200],
    ['an unknown file beside the hashed ones', '/assets/none.js', 404],
    ['a prefix of an exempt path', '/health/other', 404],
  ])('counts %s towards the rate limit', async (_case, path, status) => {
    const accept = { accept: path === '/login' ? 'text/html' : '*/*' };
    for (let n = 0; n < LIMIT; n += 1) expect(await get(path, accept)).toBe(status);
    expect(await get(path, accept)).toBe(429);
    expect(await get('/api/citas/disponibles/')).toBe(429);
  });

  it('counts the playground towards the rate limit', async () => {
    for (let n = 0; n < LIMIT; n += 1) expect(await get('/graphql', { accept: 'text/html' })).toBe(200);
    expect(await get('/graphql', { accept: 'text/html' })).toBe(429);
  });

  it('counts GraphQL towards the rate limit, and says when to retry', async () => {
    const ask = () => product.client().graphql('{ clinic { name } }', {}, from());
    for (let n = 0; n < LIMIT; n += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('does not count hashed files and health checks towards the rate limit', async () => {
    await useUp();
    const [file] = await readdir(`${PROJECT_ROOT}/dist/client/assets`);
    expect(await get(`/assets/${file}`)).toBe(200);
    expect(await get('/health/live')).toBe(200);
    expect(await get('/health/ready')).toBe(200);
    expect(await get('/api/citas/disponibles/')).toBe(429);
  });

  it('counts the addresses of a /64 together towards the rate limit', async () => {
    for (let n = 0; n < LIMIT; n += 1)
      await product.client().get('/api/nada/', from(`2001:db8:0:${testNumber}::${n}`));
    expect((await product.client().get('/api/nada/', from(`2001:db8:0:${testNumber}::a`))).status).toBe(429);
  });
});

describe('Rate limit of staff behind one address', () => {
  it('counts staff individually, even after the address has used up its own limit', async () => {
    const [one, other] = [await newStaff(), await newStaff()];
    await useUp();
    for (const staff of [one, other]) {
      for (let n = 0; n < LIMIT; n += 1) expect(await me(staff)).toBe(200);
      expect(await me(staff)).toBe(429);
    }
  });

  it('does not count staff towards the limit of their address', async () => {
    await useUp(await newStaff());
    expect(await get('/api/nada/')).toBe(404);
  });

  it('counts a staff user across all their sessions', async () => {
    const staff = await newStaff();
    const credentials = { username: staff.username, password: ADMIN.password };
    const second = product.client();
    second.access = (await second.post('/api/usuarios/auth/login/', credentials, from())).body.access;
    await useUp(staff);
    expect(await me(second)).toBe(429);
  });
});

describe('Rate limit of an API key', () => {
  it('counts an API key separately, wherever it is used', async () => {
    const [one, other] = [await newProgram(), await newProgram()];
    for (let n = 0; n < LIMIT; n += 1) expect(await ask(one, from(`203.0.113.${n}`))).toBe(200);
    expect(await ask(one)).toBe(429);
    expect(await ask(other)).toBe(200);
  });

  it('counts an unknown API key against its network, and does not look it up beyond the limit', async () => {
    const program = product.client();
    for (let n = 0; n < LIMIT; n += 1) {
      program.access = `huella_aaaaaaa${n + 2}_${'a'.repeat(43)}`;
      expect(await ask(program)).toBe(401);
    }
    expect(await ask(program)).toBe(429);
    expect(await ask(await newProgram())).toBe(429);
  });
});

describe('Rate limit of an invalid token', () => {
  it('counts a token that was never valid against its network', async () => {
    const client = product.client();
    for (let n = 0; n < LIMIT; n += 1) {
      client.access = `invalid-${n}`;
      expect(await me(client)).toBe(401);
    }
    client.access = 'invalid';
    expect(await me(client)).toBe(429);
  });

  it('counts a token whose session has ended against its network, on any path', async () => {
    const staff = await newStaff();
    const credentials = { username: staff.username, password: ADMIN.password };
    const owner = product.client();
    owner.access = (
      await owner.post('/api/usuarios/auth/login/', credentials, from('192.0.2.1'))
    ).body.access;
    await product.database.query(
      `update session set ended_at = now(), end_reason = 'LOGOUT'
       where id = (select s.id from session s join staff_user u on u.id = s.staff_user_id
                   where u.username = $1 order by s.created_at, s.id limit 1) returning id`,
      [staff.username],
    );
    const ended = (await me(staff)) === 401 ? staff : owner;
    const open = ended === staff ? owner : staff;
    for (let n = 0; n < 2 * LIMIT; n += 1) await ended.get(n % 2 ? '/nothing' : '/api/nada/', from());
    expect(await me(ended)).toBe(429);
    for (let n = 0; n < LIMIT - 1; n += 1) expect(await me(open)).toBe(200);
  });
});

describe('Rate limit of the webhook', () => {
  const text = JSON.stringify(report('read', {}));
  const post = async (signature: string): Promise<number> =>
    (await product.client().post(WEBHOOK, text, { ...from(), 'x-hub-signature-256': signature })).status;

  it('does not count the webhook if the signature is valid', async () => {
    for (let n = 0; n < 2 * LIMIT; n += 1) expect(await post(signatureOf(text))).toBe(200);
    await useUp();
    expect(await post(signatureOf(text))).toBe(200);
  });

  it('counts the webhook if the signature is invalid', async () => {
    for (let n = 0; n < LIMIT; n += 1) expect(await post(signatureOf(text, 'otro'))).toBe(403);
    expect(await post(signatureOf(text, 'otro'))).toBe(429);
    expect(await get('/api/nada/')).toBe(429);
    expect(await post(signatureOf(text))).toBe(200);
  });
});
