import { rightsOf } from '#domain/access/presets.js';
import { rightsFrom } from '#domain/access/rights.js';
import { ERROR_MESSAGES } from '#domain/error-messages.es.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { hashPassword } from '../../src/access/passwords/passwords.js';
import { ADMIN } from '../product/start-product.js';
import type { Answer, TestClient } from '../product/test-client.js';
import { useProduct } from '../product/use-product.js';

const product = useProduct({ environment: { LIMIT_LOGINS: '5/300' }, empty: 'rate_limit, staff_user' });
let staff: TestClient;
beforeEach(async () => {
  await product.database.query(
    `insert into staff_user (username, name, password_hash, rights) values ('admin', 'Ana', $1, $2)`,
    [await hashPassword(ADMIN.password), rightsOf('ALL')],
  );
  staff = await product.logIn();
});

const MEMBER = 'id username name rights { area access } role state lastLoginAt version';
const run = async (client: TestClient, document: string): Promise<Answer['body']> =>
  (await client.graphql(document)).body;
const codeOf = (body: Answer['body']): string | undefined => body.errors?.[0].extensions.code;
const team = async () => (await run(staff, `{ team { ${MEMBER} } }`)).data.team;
const addBerta = async (role = 'STAFF') =>
  (
    await run(
      staff,
      `mutation { addTeamMember(input: { username: " Berta ", name: "Berta Rojas", role: ${role} }) {
         member { ${MEMBER} } link { token expiresAt } } }`,
    )
  ).data.addTeamMember;
const choose = (token: string, password: string) =>
  product
    .client()
    .graphql(
      'mutation ($token: String!, $password: String!) { choosePassword(token: $token, password: $password) }',
      {
        token,
        password,
      },
    )
    .then(({ body }) => body);
const BERTA = { username: 'berta', password: 'la clave de berta' };
/** Adds the user, sets her password through the link, and logs her in. */
async function bertaLogsIn(): Promise<TestClient> {
  const { link } = await addBerta();
  await choose(link.token, BERTA.password);
  return product.client().logIn(BERTA);
}
const isLoggedIn = async (client: TestClient) => (await client.get('/api/usuarios/me/')).status === 200;
const logInStatus = async (credentials: object) =>
  (await product.client().post('/api/usuarios/auth/login/', credentials)).status;
const log = async () =>
  (
    await product.database.query(
      `select e.kind, u.username as "of", d.username as by from security_event e
       join staff_user u on u.id = e.staff_user_id left join staff_user d on d.id = e.done_by order by e.id`,
    )
  ).rows.map(({ kind, of, by }) => `${kind} ${of} ${by}`);

describe('New team member', () => {
  it('lets a new user choose a password through a link, which works once', async () => {
    const { member, link } = await addBerta('RECEPTION');
    expect(member).toMatchObject({ username: 'berta', role: 'RECEPTION', state: 'WITHOUT_PASSWORD' });
    expect(link.expiresAt).toBe('2026-11-19T15:00:00.000Z');
    expect(await logInStatus(BERTA)).toBe(401);
    const owner = `query { passwordLinkOwner(token: "${link.token}") { username name } }`;
    expect((await run(product.client(), owner)).data.passwordLinkOwner).toEqual({
      username: 'berta',
      name: 'Berta Rojas',
    });
    const answers = await Promise.all([
      choose(link.token, BERTA.password),
      choose(link.token, 'otra clave larga'),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['NOT_FOUND', undefined]);
    expect(codeOf(await run(product.client(), owner))).toBe('NOT_FOUND');
    expect((await team()).map(({ name, state }: Record<string, string>) => `${name}: ${state}`)).toEqual([
      'Ana: ACTIVE',
      'Berta Rojas: ACTIVE',
    ]);
    expect(await log()).toEqual([
      'LOGIN admin null',
      'USER_ADDED berta admin',
      'PASSWORD_LINK_MADE berta admin',
      'LOGIN_FAILED berta null',
      'PASSWORD_RESET berta null',
    ]);
  });

  it('refuses a new user whose name is taken or invalid', async () => {
    await addBerta();
    for (const username of ['BERTA', 'Con Espacios']) {
      const body = await run(
        staff,
        `mutation { addTeamMember(input: { username: "${username}", name: "x", role: STAFF }) { member { id } } }`,
      );
      expect(Object.keys(body.errors[0].extensions.fields)).toEqual(['username']);
    }
    expect(await team()).toHaveLength(2);
  });
});

describe('Password link', () => {
  it('keeps a password link valid for one day, and only the newest one', async () => {
    const { member, link } = await addBerta();
    const second = (await run(staff, `mutation { makePasswordLink(id: ${member.id}) { token } }`)).data;
    expect(codeOf(await choose(link.token, BERTA.password))).toBe('NOT_FOUND');
    product.clock.instant = new Date(product.clock.instant.getTime() + 86_401_000);
    expect(codeOf(await choose(second.makePasswordLink.token, BERTA.password))).toBe('NOT_FOUND');
  });

  it('stores a password link as a hash, and keeps it valid if the chosen password is refused', async () => {
    const { link } = await addBerta();
    const { rows } = await product.database.query(
      `select l::text as row, encode(token_hash, 'base64') from password_link l`,
    );
    expect(JSON.stringify(rows)).not.toContain(link.token);
    for (const password of ['corta', 'Berta Rojas', 'mariposa'])
      expect(Object.keys((await choose(link.token, password)).errors[0].extensions.fields)).toEqual([
        'password',
      ]);
    expect((await choose(link.token, BERTA.password)).data.choosePassword).toBe(true);
  });

  it('limits guesses of password links like guesses of passwords', async () => {
    for (let n = 0; n < 5; n += 1)
      expect(codeOf(await choose(`adivinado${n}`, 'x'.repeat(9)))).toBe('NOT_FOUND');
    expect(codeOf(await choose('adivinado', 'x'.repeat(9)))).toBe('TOO_MANY_REQUESTS');
  });

  it('ends the sessions opened with the previous password', async () => {
    const berta = await bertaLogsIn();
    const { id } = (await team()).find(({ username }: { username: string }) => username === 'berta');
    const { data } = await run(staff, `mutation { makePasswordLink(id: ${id}) { token } }`);
    expect(await isLoggedIn(berta)).toBe(true);
    await choose(data.makePasswordLink.token, 'una clave nueva');
    expect(await isLoggedIn(berta)).toBe(false);
    expect([await logInStatus(BERTA), await logInStatus({ ...BERTA, password: 'una clave nueva' })]).toEqual([
      401, 200,
    ]);
  });
});

describe('Disabled user', () => {
  const disable = (client: TestClient, id: number) =>
    run(client, `mutation { disableTeamMember(id: ${id}) { state } }`);

  it('logs a disabled user out at once, and lets them log in again when enabled', async () => {
    const berta = await bertaLogsIn();
    expect((await disable(staff, 2)).data.disableTeamMember.state).toBe('DISABLED');
    expect(await isLoggedIn(berta)).toBe(false);
    expect(await logInStatus(BERTA)).toBe(401);
    expect(codeOf(await run(staff, 'mutation { makePasswordLink(id: 2) { token } }'))).toBe('NOT_FOUND');
    await run(staff, 'mutation { enableTeamMember(id: 2) { state } }');
    expect(await isLoggedIn(berta)).toBe(false);
    expect(await logInStatus(BERTA)).toBe(200);
    expect((await log()).filter((line) => line.includes('ABLED'))).toEqual([
      'USER_DISABLED berta admin',
      'USER_ENABLED berta admin',
    ]);
  });

  it("refuses a disabled user's session or link created at the same moment, and keeps an older link invalid", async () => {
    await bertaLogsIn();
    const makeLink = async (): Promise<string> =>
      (await run(staff, 'mutation { makePasswordLink(id: 2) { token } }')).data.makePasswordLink.token;
    const former = await makeLink();
    await disable(staff, 2);
    await run(staff, 'mutation { enableTeamMember(id: 2) { state } }');
    expect(codeOf(await choose(former, 'una clave nueva'))).toBe('NOT_FOUND');

    const berta = await product.client().logIn(BERTA);
    const latest = await makeLink();
    // As if the session and link were committed just after the disabling looked for them.
    await product.database.query('update staff_user set disabled_at = now() where id = 2');
    expect(await isLoggedIn(berta)).toBe(false);
    expect(codeOf(await choose(latest, 'una clave nueva'))).toBe('NOT_FOUND');
  });

  it('never disables the last user who can log in and change the team, nor takes that right', async () => {
    await addBerta();
    // She has no password yet, so she does not count.
    expect(codeOf(await disable(staff, 1))).toBe('LAST_FULL_USER');
    for (const rights of ['role: RECEPTION', 'rights: [{ area: TEAM, access: READ }]', 'rights: []']) {
      const demote = `mutation { updateTeamMember(id: 1, version: 1, input: { name: "Ana", ${rights} }) { role } }`;
      const [error] = (await run(staff, demote)).errors;
      expect(error).toMatchObject({
        message: ERROR_MESSAGES.LAST_FULL_USER,
        extensions: { code: 'LAST_FULL_USER' },
      });
    }
    expect(await team()).toMatchObject([{ username: 'admin', role: 'STAFF', version: 1 }, {}]);
    expect(await isLoggedIn(staff)).toBe(true);
    await expect(product.database.query('update staff_user set disabled_at = now()')).rejects.toMatchObject({
      constraint: 'staff_user_with_team_remains',
    });
  });

  it('disables only one of two users who disable each other at the same time', async () => {
    const berta = await bertaLogsIn();
    await Promise.all([disable(staff, 2), disable(berta, 1)]);
    const { rows } = await product.database.query(
      'select count(*)::int from staff_user where disabled_at is null',
    );
    expect(rows[0].count).toBe(1);
  });
});

describe('Rights of a person', () => {
  const edit = (version: number, input: string, client = staff) =>
    run(
      client,
      `mutation { updateTeamMember(id: 2, version: ${version}, input: { name: "Berta Rojas", ${input} }) { ${MEMBER} } }`,
    );
  const rightsOfMember = (body: Answer['body']) => rightsFrom(body.data.updateTeamMember.rights);
  const abouts = async () =>
    (
      await product.database.query(
        `select e.about, d.username as by from security_event e left join staff_user d on d.id = e.done_by
         where e.staff_user_id = 2 and e.kind in ('USER_ADDED', 'ROLE_CHANGED') order by e.id`,
      )
    ).rows.map(({ about, by }) => `${by}: ${about}`);

  it('applies a person’s new rights at once, also in open sessions, and logs the former ones', async () => {
    const berta = await bertaLogsIn();
    const changed = await edit(1, 'rights: [{ area: CAJA, access: READ }, { area: AGENDA, access: WRITE }]');
    expect(rightsOfMember(changed)).toEqual({ AGENDA: 'WRITE', CAJA: 'READ' });
    expect(changed.data.updateTeamMember.role).toBe('RECEPTION');
    expect(await isLoggedIn(berta)).toBe(false);
    await berta.logIn(BERTA);
    const { body } = await berta.graphql('{ me { role rights { area access } } }');
    expect(rightsFrom(body.data.me.rights)).toEqual({ AGENDA: 'WRITE', CAJA: 'READ' });
    expect((await berta.get('/api/pacientes/')).status).toBe(403);
    expect((await berta.get('/api/profesionales/')).status).toBe(200);
    expect(await abouts()).toEqual(['admin: Todo', 'admin: Todo → Cambia la agenda; ve la caja']);
  });

  it('keeps the session and the log if the same rights are sent again, in another order', async () => {
    const berta = await bertaLogsIn();
    await edit(1, 'rights: [{ area: STOCK, access: READ }, { area: AGENDA, access: READ }]');
    await berta.logIn(BERTA);
    await edit(2, 'rights: [{ area: AGENDA, access: READ }, { area: STOCK, access: READ }]');
    await edit(3, 'role: RECEPTION');
    const after = await edit(4, 'role: null');
    expect(rightsOfMember(after)).toEqual({ AGENDA: 'READ', STOCK: 'READ' });
    expect(await isLoggedIn(berta)).toBe(true);
    expect(await abouts()).toHaveLength(2);
  });

  it.each([
    ['rights: [{ area: STOCK, access: READ }, { area: STOCK, access: WRITE }]', 'rights'],
    ['rights: [{ area: MONEY, access: READ }]', undefined],
    ['rights: [{ area: STOCK, access: OWN }]', undefined],
    ['rights: "ALL"', undefined],
    ['role: OWNER', undefined],
  ])('refuses %s, and changes nothing', async (input, field) => {
    await addBerta();
    const body = await edit(1, input);
    expect(Object.keys(body.errors[0].extensions.fields ?? {})).toEqual(field ? [field] : []);
    expect((await team())[1]).toMatchObject({ role: 'STAFF', version: 1 });
  });

  it('refuses a new person without rights or a role, but not one who has only their own profile', async () => {
    const add = (rights: string) =>
      run(
        staff,
        `mutation { addTeamMember(input: { username: "berta", name: "B"${rights} }) { member { role } } }`,
      );
    expect(Object.keys((await add('')).errors[0].extensions.fields)).toEqual(['rights']);
    expect(await team()).toHaveLength(1);
    expect((await add(', rights: []')).data.addTeamMember.member.role).toBe('RECEPTION');
  });

  it('lets only one of two users take the right to the team from the other at the same time', async () => {
    const berta = await bertaLogsIn();
    const take = (client: TestClient, id: number) =>
      run(
        client,
        `mutation { updateTeamMember(id: ${id}, version: 1, input: { name: "x", rights: [] }) { role } }`,
      );
    await Promise.all([take(staff, 2), take(berta, 1)]);
    const { rows } = await product.database.query(
      `select count(*)::int from staff_user where rights ->> 'TEAM' = 'WRITE'`,
    );
    expect(rows[0].count).toBe(1);
  });
});

it("changes a user's name and rights in one edit, and refuses an outdated version", async () => {
  const berta = await bertaLogsIn();
  const edit = (name: string) =>
    run(
      staff,
      `mutation { updateTeamMember(id: 2, version: 1, input: { name: "${name}", role: RECEPTION }) { ${MEMBER} } }`,
    );
  expect((await edit('Berta Rojas Soto')).data.updateTeamMember).toMatchObject({
    name: 'Berta Rojas Soto',
    role: 'RECEPTION',
    lastLoginAt: '2026-11-18T15:00:00.000Z',
    version: 2,
  });
  expect(await isLoggedIn(berta)).toBe(false);
  expect(codeOf(await edit('Otra'))).toBe('STALE');
  expect((await log()).slice(-2)).toEqual(['USER_RENAMED berta admin', 'ROLE_CHANGED berta admin']);
});

it('applies the changes of one document one after the other', async () => {
  const { member } = await addBerta();
  const link = `makePasswordLink(id: ${member.id}) { token }`;
  const { data } = await run(
    staff,
    `mutation {
       first: ${link}
       a: disableTeamMember(id: ${member.id}) { state }
       b: enableTeamMember(id: ${member.id}) { state }
       last: ${link}
       c: updateTeamMember(id: ${member.id}, version: 1, input: { name: "Berta", role: RECEPTION }) { version }
       d: updateTeamMember(id: ${member.id}, version: 2, input: { name: "Berta", role: STAFF }) { role version }
     }`,
  );
  expect(data).toMatchObject({
    a: { state: 'DISABLED' },
    b: { state: 'WITHOUT_PASSWORD' },
    c: { version: 2 },
    d: { role: 'STAFF', version: 3 },
  });
  expect(codeOf(await choose(data.first.token, BERTA.password))).toBe('NOT_FOUND');
  expect(codeOf(await choose(data.last.token, BERTA.password))).toBeUndefined();
});
