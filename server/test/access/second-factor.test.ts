import { rightsOf } from '#domain/access/presets.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { CloseCode } from 'graphql-ws';
import { hashPassword } from '../../src/access/passwords/passwords.js';
import { withStaffAccounts } from '../../src/access/terminal/staff-accounts.js';
import { type Authenticator, turnOnSecondFactor } from '../product/authenticator.js';
import { eventually } from '../product/eventually.js';
import { giveRights } from '../product/people.js';
import { ADMIN } from '../product/start-product.js';
import type { Answer, TestClient } from '../product/test-client.js';
import { useProduct } from '../product/use-product.js';
import { TestSocket } from './sockets/test-socket.js';

const product = useProduct({
  environment: { LIMIT_LOGINS: '4/300', TRUST_PROXY: 'on' },
  empty: 'rate_limit, staff_user',
});
const BERTA = { username: 'berta', password: 'la clave de berta' };
const WRONG = '000000';
let staff: TestClient;
beforeEach(async () => {
  await product.database.query('update clinic_settings set second_factor_required = false');
  for (const { username, password } of [ADMIN, BERTA]) {
    await product.database.query(
      'insert into staff_user (username, name, password_hash, rights) values ($1, $1, $2, $3)',
      [username, await hashPassword(password), rightsOf('ALL')],
    );
  }
  staff = await product.logIn();
});

const wait = (seconds: number) => {
  product.clock.instant = new Date(product.clock.instant.getTime() + seconds * 1_000);
};
/** Moves the clock to the app's next code. */
const nextCode = () => wait(30);
const logIn = (more: object = {}, credentials: object = ADMIN) =>
  product.client().post('/api/usuarios/auth/login/', { ...credentials, ...more });
/** Resets the counter, so that a test can fail logins often without being locked out. */
const forgetFailures = () => product.database.query('delete from rate_limit');
const codeOf = ({ body }: Answer): string | undefined => body.errors?.[0].extensions.code;
const fieldsOf = ({ body }: Answer) => Object.keys(body.errors?.[0].extensions.fields ?? {});
const isLoggedIn = async (client: TestClient) => (await client.get('/api/usuarios/me/')).status === 200;
const log = async () =>
  (
    await product.database.query(
      `select e.kind, u.username as "of", d.username as by, e.channel from security_event e
       join staff_user u on u.id = e.staff_user_id left join staff_user d on d.id = e.done_by
       where e.kind not in ('LOGIN', 'LOGIN_FAILED') order by e.id`,
    )
  ).rows.map(({ kind, of, by, channel }) => `${kind} ${of} ${by} ${channel}`);
const asCodeIsRequired = { status: 401, body: { error: expect.any(String), codigo_requerido: true } };

describe('Login with a second factor', () => {
  let app: Authenticator;
  let recoveryCodes: string[];
  beforeEach(async () => {
    ({ app, recoveryCodes } = await turnOnSecondFactor(product, staff));
    nextCode();
  });

  it('asks for the code only after a correct password, and reveals nothing more for a wrong one', async () => {
    expect(await logIn()).toMatchObject(asCodeIsRequired);
    expect(Object.keys((await logIn()).body)).toEqual(['error', 'codigo_requerido']);
    for (const code of [undefined, WRONG, app.code()]) {
      const { status, body } = await logIn({ password: 'adivinada', codigo: code });
      expect({ status, body }).toEqual({ status: 401, body: { error: 'Credenciales invalidas' } });
      await forgetFailures();
    }
    expect(await logIn({ codigo: app.code() })).toMatchObject({
      status: 200,
      body: { user: { id: 1, username: 'admin', nombre: 'admin' } },
    });
  });

  it('accepts each code once, also from a clock that is off by one step', async () => {
    expect((await logIn({ codigo: app.code(-2) })).body).toMatchObject({ codigo_requerido: true });
    expect((await logIn({ codigo: app.code(2) })).status).toBe(401);
    expect((await logIn({ codigo: ` ${app.code(1).slice(0, 3)} ${app.code(1).slice(3)}` })).status).toBe(200);
    await forgetFailures();
    // Neither that code nor older ones work now, although the clock has not reached it yet.
    for (const steps of [1, 0, -1]) expect((await logIn({ codigo: app.code(steps) })).status).toBe(401);
    nextCode();
    nextCode();
    await forgetFailures();
    expect((await logIn({ codigo: app.code() })).status).toBe(200);
  });

  it('accepts a code, or a recovery code, from only one of several concurrent logins', async () => {
    for (const codigo of [app.code(), recoveryCodes[0]]) {
      await forgetFailures();
      const answers = await Promise.all(Array.from({ length: 4 }, () => logIn({ codigo })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    }
  });

  it('accepts each recovery code once, however it is typed, and shows how many are left', async () => {
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const typed = recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ');
    expect((await logIn({ codigo: typed })).status).toBe(200);
    expect((await logIn({ codigo: recoveryCodes[0] })).status).toBe(401);
    const { body } = await staff.graphql('{ mySecondFactor { isOn recoveryCodesLeft isRequired } }');
    expect(body.data.mySecondFactor).toEqual({ isOn: true, recoveryCodesLeft: 9, isRequired: false });
    expect(await log()).toEqual([
      'SECOND_FACTOR_ON admin admin API',
      'RECOVERY_CODE_USED admin null PUBLIC',
      'CODE_FAILED admin null PUBLIC',
    ]);
  });

  it('counts wrong codes like wrong passwords, and does not reset the count when asking for a code', async () => {
    for (let n = 0; n < 3; n += 1) {
      expect(await logIn({ codigo: WRONG })).toMatchObject(asCodeIsRequired);
      expect((await logIn()).status).toBe(401);
    }
    expect((await logIn({ codigo: WRONG })).status).toBe(401);
    for (const codigo of [WRONG, app.code(), undefined]) expect((await logIn({ codigo })).status).toBe(429);
    expect((await log()).slice(1)).toEqual([
      ...Array.from({ length: 4 }, () => 'CODE_FAILED admin null PUBLIC'),
      'LOCKED_OUT admin null PUBLIC',
    ]);
  });

  it('stops an attacker with the password from guessing codes from many addresses', async () => {
    const from = (address: string, codigo?: string) =>
      product
        .client()
        .post('/api/usuarios/auth/login/', { ...ADMIN, codigo }, { 'x-forwarded-for': address });
    for (let n = 0; n < 4; n += 1) {
      expect((await from(`203.0.113.${n}`, WRONG)).status).toBe(401);
      expect((await from(`198.51.100.${n}`)).status).toBe(n < 3 ? 401 : 429);
    }
    expect((await from('203.0.113.99', app.code())).status).toBe(429);
    // Strangers do not affect an address that the user has logged in from.
    expect((await logIn({ codigo: app.code() })).status).toBe(200);
  });

  it('asks for a second factor by GraphQL in the same way', async () => {
    const byGraphql = (code?: string) =>
      product.client().graphql(
        `mutation ($username: String!, $password: String!, $code: String) {
           login(username: $username, password: $password, code: $code) { user { mustSetUpSecondFactor } } }`,
        { ...ADMIN, code },
      );
    expect(codeOf(await byGraphql())).toBe('CODE_REQUIRED');
    expect(codeOf(await byGraphql(WRONG))).toBe('CODE_REQUIRED');
    expect((await byGraphql(app.code())).body.data.login.user).toEqual({ mustSetUpSecondFactor: false });
  });

  it('stores a second factor so that a copy of the database reveals neither key nor codes', async () => {
    const { rows } = await product.database.query(
      `select f::text as factor, c::text as code from second_factor f, recovery_code c`,
    );
    const { rows: moved } = await product.database.query<{ secret: Buffer }>(
      'select secret from second_factor',
    );
    expect(moved[0]?.secret).toHaveLength(48);
    for (const code of recoveryCodes) {
      expect(JSON.stringify(rows)).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('hex'));
    }
    // A secret encrypted for another user or with another key is useless; a recovery code still works.
    await product.database.query(
      `update second_factor set secret = set_byte(secret, 20, 255 - get_byte(secret, 20)), last_step = last_step + 1`,
    );
    expect((await logIn({ codigo: app.code() })).body.error).toContain('código de recuperación');
    expect((await logIn({ codigo: recoveryCodes[1] })).status).toBe(200);
  });
});

describe('Setting up a second factor', () => {
  const PREPARE =
    'mutation ($password: String!) { prepareSecondFactor(password: $password) { key address } }';
  const TURN_ON = 'mutation ($code: String!) { turnOnSecondFactor(code: $code) }';
  const TURN_OFF =
    'mutation ($password: String!, $code: String!) { turnOffSecondFactor(password: $password, code: $code) }';
  const RENEW =
    'mutation ($password: String!, $code: String!) { renewRecoveryCodes(password: $password, code: $code) }';

  it('turns a second factor on only after the password and the first code, and ends the other sessions', async () => {
    const other = await product.logIn();
    expect(fieldsOf(await staff.graphql(PREPARE, { password: 'adivinada' }))).toEqual(['password']);
    expect(codeOf(await staff.graphql(TURN_ON, { code: WRONG }))).toBe('STALE');
    const { key, address } = (await staff.graphql(PREPARE, { password: ADMIN.password })).body.data
      .prepareSecondFactor;
    expect(address).toContain(`otpauth://totp/Huella:admin?issuer=Huella&secret=${key}`);
    expect(fieldsOf(await staff.graphql(TURN_ON, { code: WRONG }))).toEqual(['code']);
    expect((await logIn()).status).toBe(200);
    const { app, recoveryCodes } = await turnOnSecondFactor(product, staff);
    expect(recoveryCodes).toHaveLength(10);
    // The code that turned it on opens no session.
    expect((await logIn({ codigo: app.code() })).status).toBe(401);
    expect([await isLoggedIn(staff), await isLoggedIn(other)]).toEqual([true, false]);
    expect(codeOf(await staff.graphql(PREPARE, { password: ADMIN.password }))).toBe('STALE');
  });

  it('requires password and code to turn a second factor off or to renew its recovery codes', async () => {
    const { app, recoveryCodes } = await turnOnSecondFactor(product, staff);
    nextCode();
    const { password } = ADMIN;
    expect(fieldsOf(await staff.graphql(RENEW, { password: 'adivinada', code: app.code() }))).toEqual([
      'password',
    ]);
    expect(fieldsOf(await staff.graphql(TURN_OFF, { password, code: WRONG }))).toEqual(['code']);
    const { body } = await staff.graphql(RENEW, { password, code: app.code() });
    expect(body.data.renewRecoveryCodes).toHaveLength(10);
    expect((await logIn({ codigo: recoveryCodes[0] })).status).toBe(401);
    await forgetFailures();
    const renewed = body.data.renewRecoveryCodes as string[];
    expect((await staff.graphql(TURN_OFF, { password, code: renewed[0] })).body.data).toEqual({
      turnOffSecondFactor: true,
    });
    expect(codeOf(await staff.graphql(TURN_OFF, { password, code: renewed[1] }))).toBe('STALE');
    expect((await logIn()).status).toBe(200);
    expect((await log()).filter((line) => !line.startsWith('CODE_FAILED'))).toEqual([
      'SECOND_FACTOR_ON admin admin API',
      'RECOVERY_CODES_MADE admin admin API',
      'RECOVERY_CODE_USED admin admin API',
      'SECOND_FACTOR_OFF admin admin API',
    ]);
    const { rows } = await product.database.query('select from recovery_code');
    expect(rows).toEqual([]);
  });
});

describe('User who lost the phone', () => {
  const REMOVE = 'mutation ($id: Int!) { removeSecondFactor(id: $id) { hasSecondFactor } }';
  let berta: TestClient;
  beforeEach(async () => {
    berta = await product.client().logIn(BERTA);
    await turnOnSecondFactor(product, berta, BERTA.password);
  });

  it('logs in with the password alone after a colleague removed the second factor', async () => {
    const { body } = await staff.graphql('{ team { username hasSecondFactor } }');
    expect(body.data.team).toEqual([
      { username: 'admin', hasSecondFactor: false },
      { username: 'berta', hasSecondFactor: true },
    ]);
    expect((await staff.graphql(REMOVE, { id: 2 })).body.data.removeSecondFactor.hasSecondFactor).toBe(false);
    expect(await isLoggedIn(berta)).toBe(false);
    expect((await logIn({}, BERTA)).status).toBe(200);
    expect(await log()).toEqual(['SECOND_FACTOR_ON berta berta API', 'SECOND_FACTOR_OFF berta admin API']);
  });

  it('lets neither the user alone nor reception remove a second factor', async () => {
    expect(fieldsOf(await berta.graphql(REMOVE, { id: 2 }))).toEqual(['id']);
    await giveRights(product, 'admin', rightsOf('RECEPTION'));
    expect(codeOf(await staff.graphql(REMOVE, { id: 2 }))).toBe('FORBIDDEN');
    expect(await logIn({}, BERTA)).toMatchObject(asCodeIsRequired);
  });

  it('removes a second factor from the terminal', async () => {
    const remove = (name: string) =>
      withStaffAccounts(product.databaseUrl, (accounts) => accounts.removeSecondFactor(name));
    await remove('berta');
    expect(await isLoggedIn(berta)).toBe(false);
    expect((await logIn({}, BERTA)).status).toBe(200);
    expect(await log()).toContain('SECOND_FACTOR_OFF berta null TERMINAL');
    await expect(remove('berta')).rejects.toThrow('no user berta with a second factor');
  });
});

describe('Second factor required by the clinic', () => {
  const REQUIRE = 'mutation ($required: Boolean!) { requireSecondFactor(required: $required) }';
  const require = (required: boolean) => staff.graphql(REQUIRE, { required });
  let berta: TestClient;
  beforeEach(async () => {
    berta = await product.client().logIn(BERTA);
  });

  it('lets only a user with a second factor make it required', async () => {
    expect(fieldsOf(await require(true))).toEqual(['required']);
    expect((await berta.get('/api/pacientes/')).status).toBe(200);
    await turnOnSecondFactor(product, staff);
    expect((await require(true)).body.data.requireSecondFactor).toBe(true);
    expect((await require(false)).body.data.requireSecondFactor).toBe(false);
    expect((await log()).slice(-2)).toEqual([
      'SECOND_FACTOR_REQUIRED admin admin API',
      'SECOND_FACTOR_OPTIONAL admin admin API',
    ]);
  });

  it('lets a user without a required second factor only set it up: by REST, GraphQL, refresh or socket', async () => {
    const socket = await TestSocket.open(product.url);
    await socket.signIn(berta.access);
    await turnOnSecondFactor(product, staff);
    await require(true);
    const refused = { status: 403, body: { error: expect.stringContaining('verificación en dos pasos') } };
    const later = await product.client().logIn(BERTA);
    const { body } = await product.client().post('/api/usuarios/auth/refresh/', { refresh: later.refresh });
    later.access = body.access;
    for (const client of [berta, later]) {
      for (const path of ['/api/pacientes/', '/api/citas/?fecha=2026-11-20', '/api/database/backup/']) {
        expect(await client.get(path)).toMatchObject(refused);
      }
      expect(await client.post('/api/insumos/', {})).toMatchObject(refused);
      expect(codeOf(await client.graphql('{ team { id } }'))).toBe('SECOND_FACTOR_SETUP_REQUIRED');
      expect((await client.graphql('{ me { mustSetUpSecondFactor } }')).body.data.me).toEqual({
        mustSetUpSecondFactor: true,
      });
      await expect(
        TestSocket.open(product.url).then((other) => other.signIn(client.access)),
      ).rejects.toMatchObject({ code: CloseCode.Forbidden });
    }
    expect(await socket.closed).toBe(CloseCode.Forbidden);
    // On the public side they count as visitors, who see no past hours.
    const hours = (client: TestClient) => client.get('/api/citas/disponibles/?fecha=2026-11-18');
    expect((await hours(staff)).body.horas_disponibles).toContain('09:00');
    expect((await hours(berta)).body.horas_disponibles).not.toContain('09:00');

    await turnOnSecondFactor(product, later, BERTA.password);
    expect((await later.get('/api/pacientes/')).status).toBe(200);
    await eventually(async () => {
      const open = await TestSocket.open(product.url);
      return (await open.signIn(later.access)).type === 'connection_ack';
    }, 'a socket');
  });

  it('treats a required second factor as missing as soon as it is turned off', async () => {
    const { app } = await turnOnSecondFactor(product, staff);
    await require(true);
    nextCode();
    await staff.graphql(
      'mutation ($password: String!, $code: String!) { turnOffSecondFactor(password: $password, code: $code) }',
      { password: ADMIN.password, code: app.code() },
    );
    expect((await staff.get('/api/pacientes/')).status).toBe(403);
    expect(codeOf(await require(false))).toBe('SECOND_FACTOR_SETUP_REQUIRED');
  });
});
