import { beyondOwnAgendaMessage, OWN_AGENDA_MESSAGES } from '#domain/access/own-agenda.es.js';
import { rightsOf } from '#domain/access/presets.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { hashPassword } from '../../../src/access/passwords/passwords.js';
import { ADMIN } from '../../product/start-product.js';
import type { Answer, TestClient } from '../../product/test-client.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({ empty: 'rate_limit, staff_user' });
const BERTA = { username: 'berta', password: ADMIN.password };
let staff: TestClient;
beforeEach(async () => {
  for (const username of ['admin', 'berta'])
    await product.database.query(
      'insert into staff_user (username, name, password_hash, rights) values ($1, $1, $2, $3)',
      [username, await hashPassword(ADMIN.password), rightsOf('ALL')],
    );
  staff = await product.logIn();
});

const run = async (client: TestClient, document: string): Promise<Answer['body']> =>
  (await client.graphql(document)).body;
const team = async () => (await run(staff, '{ team { username role version } }')).data.team;
const isLoggedIn = async (client: TestClient) => (await client.get('/api/usuarios/me/')).status === 200;

describe('Limit to the own agenda', () => {
  const LIMITED = `id version professionalId ownAgenda { professionalId services } rights { area access }`;
  const RIGHTS = 'rights: [{ area: AGENDA, access: WRITE }, { area: PATIENTS, access: WRITE }]';
  const edit = (version: number, input: string) =>
    run(
      staff,
      `mutation { updateTeamMember(id: 2, version: ${version}, input: { name: "Berta Rojas", ${input} }) { ${LIMITED} } }`,
    );
  const fieldsOf = (body: Answer['body']) => body.errors[0].extensions.fields;

  it('limits a person and lifts the limit; both are shown to the person, end their sessions and are logged', async () => {
    const berta = await product.client().logIn(BERTA);
    const limited = await edit(1, `${RIGHTS}, limitedServices: [PODIATRY], professionalId: 1`);
    const ownAgenda = { professionalId: 1, services: ['PODIATRY'] };
    expect(limited.data.updateTeamMember).toMatchObject({ version: 2, professionalId: 1, ownAgenda });
    expect(await isLoggedIn(berta)).toBe(false);
    await berta.logIn(BERTA);
    const me = '{ me { ownAgenda { professionalId services } } }';
    expect((await berta.graphql(me)).body.data.me).toEqual({ ownAgenda });
    // A change by a client that doesn't know of limits keeps the limit and the session.
    expect((await edit(2, RIGHTS)).data.updateTeamMember).toMatchObject({ ownAgenda });
    expect(await isLoggedIn(berta)).toBe(true);
    expect((await edit(3, 'limitedServices: []')).data.updateTeamMember).toMatchObject({
      ownAgenda: null,
      professionalId: 1,
    });
    expect(await isLoggedIn(berta)).toBe(false);
    const { rows } = await product.database.query(
      `select about from security_event where staff_user_id = 2 and kind = 'ROLE_CHANGED' order by id`,
    );
    expect(rows.map(({ about }) => about)).toEqual([
      'Todo → Cambia la agenda y los pacientes (Solo su agenda: Podología)',
      'Cambia la agenda y los pacientes (Solo su agenda: Podología) → Cambia la agenda y los pacientes',
    ]);
  });

  it('limits a new person', async () => {
    const { data } = await run(
      staff,
      `mutation { addTeamMember(input: { username: "carla", name: "C", ${RIGHTS}, limitedServices: [MANICURE], professionalId: 2 }) {
         member { ownAgenda { professionalId services } } } }`,
    );
    expect(data.addTeamMember.member.ownAgenda).toEqual({ professionalId: 2, services: ['MANICURE'] });
  });

  it.each([
    ['role: STAFF, limitedServices: [PODIATRY], professionalId: 1', 'rights'],
    [`${RIGHTS}, limitedServices: [PODIATRY]`, 'professionalId'],
    [`${RIGHTS}, limitedServices: [PODIATRY], professionalId: 99`, 'professionalId'],
    [`${RIGHTS}, limitedServices: [PODIATRY], professionalId: -1`, 'professionalId'],
    [`${RIGHTS}, limitedServices: [MANICURE], professionalId: 1`, 'professionalId'],
    [`${RIGHTS}, limitedServices: [PODIATRY, PODIATRY], professionalId: 1`, 'limitedServices'],
  ])('refuses %s, and changes nothing', async (input, field) => {
    expect(Object.keys(fieldsOf(await edit(1, input)))).toEqual([field]);
    expect((await team())[1]).toMatchObject({ role: 'STAFF', version: 1 });
  });

  it('refuses a professional who has another user, and does not delete the professional of a limited person', async () => {
    await product.database.query('update staff_user set professional_id = 1 where id = 1');
    const input = `${RIGHTS}, limitedServices: [PODIATRY], professionalId: 1`;
    expect(fieldsOf(await edit(1, input))).toEqual({
      professionalId: [OWN_AGENDA_MESSAGES.professionalTaken],
    });
    await product.database.query('update staff_user set professional_id = null where id = 1');
    expect((await edit(1, input)).errors).toBeUndefined();
    const refused = await run(staff, 'mutation { deleteProfessional(id: 1) }');
    expect(refused.errors[0]).toMatchObject({
      message: OWN_AGENDA_MESSAGES.isLimit,
      extensions: { code: 'PROFESSIONAL_IN_USE' },
    });
    expect((await team())[1]).toMatchObject({ version: 2 });
  });

  it('refuses rights that do not go with the limit, whichever comes first', async () => {
    await edit(1, `${RIGHTS}, limitedServices: [PODIATRY], professionalId: 1`);
    const body = await edit(2, 'rights: [{ area: CAJA, access: READ }]');
    expect(fieldsOf(body)).toEqual({ rights: [beyondOwnAgendaMessage(['CAJA'])] });
  });
});
