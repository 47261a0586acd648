import { beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { SecurityLog } from '../../src/access/security-log/security-log.js';
import { eventually } from '../product/eventually.js';
import type { TestClient } from '../product/test-client.js';
import { useProduct } from '../product/use-product.js';

const logged: string[] = [];
const product = useProduct({
  logger: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
  environment: { LIMIT_LOGINS: '3/300', TRUST_PROXY: 'on' },
  empty: 'security_event, rate_limit, session',
});
let staff: TestClient;
beforeEach(async () => {
  staff = await product.logIn();
});

const logIn = (username: string, password: string, address: string) =>
  product.client().post('/api/usuarios/auth/login/', { username, password }, { 'x-forwarded-for': address });

const EVENTS = `query ($first: Int, $after: String, $staffUserId: Int, $kind: SecurityEventKind) {
  securityEvents(first: $first, after: $after, staffUserId: $staffUserId, kind: $kind) {
    nodes { at kind staffName doneByName channel address } endCursor hasNextPage
  }
}`;
const events = async (variables: object = {}) =>
  (await staff.graphql(EVENTS, variables)).body.data.securityEvents;
const lines = async (variables: object = {}): Promise<string[]> =>
  (await events(variables)).nodes.map(
    ({ kind, staffName, address }: Record<string, string | null>) => `${kind} ${staffName} ${address}`,
  );
const minutesLater = (minutes: number) => {
  product.clock.instant = new Date(product.clock.instant.getTime() + minutes * 60_000);
};

describe('Security log', () => {
  it('logs logins, failures and a single lockout, with address and time, newest first', async () => {
    for (let n = 0; n < 6; n += 1) await logIn('admin', 'adivina', '203.0.113.1');
    await product.logIn();
    expect(await lines()).toEqual([
      'LOGIN admin 127.0.0.1',
      'LOCKED_OUT admin 203.0.113.1',
      'LOGIN_FAILED admin 203.0.113.1',
      'LOGIN_FAILED admin 203.0.113.1',
      'LOGIN_FAILED admin 203.0.113.1',
      'LOGIN admin 127.0.0.1',
    ]);
    expect((await events()).nodes[0]).toMatchObject({
      at: '2026-11-18T15:00:00.000Z',
      channel: 'PUBLIC',
      doneByName: null,
    });
  });

  it('logs no user names that do not exist, because they may be passwords', async () => {
    await logIn('mi-clave-secreta', 'x', '203.0.113.2');
    await logIn('otra clave secreta', 'x', '203.0.113.2');
    expect(await lines({ kind: 'LOGIN_FAILED' })).toEqual([
      'LOGIN_FAILED null 203.0.113.2',
      'LOGIN_FAILED null 203.0.113.2',
    ]);
    const { rows } = await product.database.query('select e::text as row from security_event e');
    expect(JSON.stringify(rows)).not.toMatch(/secreta/);
  });

  it('limits log entries for guesses from many addresses, and still shows those against a real user', async () => {
    for (let n = 0; n < 60; n += 1) await logIn(`nadie${n}`, 'x', `203.0.113.${n}`);
    await logIn('admin', 'adivina', '198.51.100.1');
    expect(await lines({ kind: 'LOGIN_FAILED', first: 100 })).toHaveLength(51);
    expect(await lines({ kind: 'MORE_FAILURES' })).toEqual(['MORE_FAILURES null 203.0.113.50']);
    expect((await lines())[0]).toBe('LOGIN_FAILED admin 198.51.100.1');
    minutesLater(61);
    await logIn('nadie', 'x', '198.51.100.2');
    expect((await lines())[0]).toBe('LOGIN_FAILED null 198.51.100.2');
  });

  it('logs a reused refresh token once', async () => {
    const { refresh } = staff;
    for (let n = 0; n < 4; n += 1) await product.client().post('/api/usuarios/auth/refresh/', { refresh });
    staff = await product.logIn();
    expect(await lines({ kind: 'TOKEN_REUSED' })).toEqual(['TOKEN_REUSED admin 127.0.0.1']);
  });

  it('returns the security log in pages, and filters it by user or kind', async () => {
    await logIn('nadie', 'x', '203.0.113.3');
    await product.logIn();
    const first = await events({ staffUserId: 1, first: 1 });
    expect(first).toMatchObject({ nodes: [{ kind: 'LOGIN' }], hasNextPage: true });
    const second = await events({ staffUserId: 1, first: 1, after: first.endCursor });
    expect(second).toMatchObject({ nodes: [{ kind: 'LOGIN' }], hasNextPage: false });
    const refused = await staff.graphql(EVENTS, { after: 'abc' });
    expect(refused.body.errors[0].extensions).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('allows no editing or emptying of the security log, only removing entries older than 12 months', async () => {
    await product.database.query(
      `insert into security_event (at, kind, staff_user_id, channel) values
         ('2025-06-01', 'LOGIN', 1, 'PUBLIC'), ('2025-09-01', 'LOGIN', 1, 'PUBLIC')`,
    );
    for (const statement of [`update security_event set at = '2020-01-01'`, 'delete from security_event']) {
      await expect(product.database.query(statement)).rejects.toMatchObject({
        constraint: 'security_event_is_kept',
      });
    }
    const log = product.app.get(SecurityLog, { strict: false });
    expect(await log.removeBefore(new Date('2025-07-01'), 10)).toBe(1);
    expect(await log.removeBefore(new Date('2027-01-01'), 10)).toBe(1);
    expect(await lines()).toEqual(['LOGIN admin 127.0.0.1']);
  });
});

it('adds the user’s id and no name to the request log', async () => {
  logged.length = 0;
  await staff.get('/api/usuarios/me/');
  await staff.graphql('{ me { id } }');
  await product.client().get('/api/citas/disponibles/?fecha=2026-11-20&tipo_cita=podologia');
  const staffIds = () =>
    logged
      .map((line) => JSON.parse(line) as { msg: string; staffId?: number })
      .filter(({ msg }) => msg === 'request')
      .map(({ staffId }) => staffId);
  await eventually(() => staffIds().length === 3);
  expect(staffIds()).toEqual([1, 1, undefined]);
  expect(logged.join('')).not.toContain('admin');
});
