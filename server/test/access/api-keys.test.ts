import { describe, expect, it } from '@jest/globals';
import { KEY_MESSAGES } from '#domain/access/keys/api-key.es.js';
import { RIGHTS_MESSAGES } from '#domain/access/rights.es.js';
import { PASSWORD_MESSAGES } from '#domain/access/password.es.js';
import { madeUpRut } from '../product/builders.js';
import { requestKey, createProgram } from '../product/keys.js';
import { ADMIN, NOON } from '../product/start-product.js';
import type { TestClient } from '../product/test-client.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({ empty: 'api_key, appointment, patient, audit_entry, rate_limit' });
const { staff } = product;

const KEYS =
  '{ apiKeys { id name prefix rights { area access } state createdByName createdAt endsOn revokedAt lastUsedAt } }';
const keys = async () => (await staff.graphql(KEYS)).body.data.apiKeys;
const revoke = (id: string) =>
  staff.graphql('mutation ($id: String!) { revokeApiKey(id: $id) { state revokedAt } }', { id });
const PACIENTE = {
  rut: madeUpRut(1),
  nombre: 'Rosa',
  telefono: '+56 9 0000 1001',
  correo: 'rosa@demo.invalid',
  contacto_emergencia: 'Ana',
};
const CITA = { paciente_rut: PACIENTE.rut, fecha: '2026-11-20', hora: '10:00', tratamiento: 'x' };
const later = (minutes: number): void =>
  void (product.clock.instant = new Date(NOON.getTime() + minutes * 60_000));
const profesionales = (client: TestClient) => client.get('/api/profesionales/');

describe('API key', () => {
  it('shows an API key once, and stores only its hash', async () => {
    const { body } = await requestKey(staff);
    const { token, key } = body.data.createApiKey;
    expect(token).toMatch(/^huella_[a-z0-9]{8}_[0-9A-Za-z]{43}$/);
    expect(key).toEqual({
      id: expect.any(String),
      name: 'Sitio web',
      prefix: token.slice(0, 'huella_'.length + 8),
      rights: [{ area: 'AGENDA', access: 'WRITE' }],
      state: 'ACTIVE',
      createdByName: 'admin',
      endsOn: '2027-11-20',
      lastUsedAt: null,
    });
    const { rows } = await product.database.query(
      `select k::text || s::text || u::text as text from api_key k, api_key_secret s, staff_user u`,
    );
    expect(JSON.stringify([rows, await keys()])).not.toContain(token.slice(-43));
  });

  it('requires the creator’s password for an API key, and logs its creation and its end', async () => {
    const refused = await requestKey(staff, { password: 'otra' });
    expect(refused.body.errors[0].extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { password: [PASSWORD_MESSAGES.isWrong] },
    });
    expect(await keys()).toEqual([]);

    const { keyId } = await createProgram(product, { STOCK: 'READ' }, 'Contabilidad');
    await revoke(keyId);
    await revoke(keyId);
    const { body } = await staff.graphql(
      '{ securityEvents(first: 2) { nodes { kind staffName doneByName } } }',
    );
    expect(body.data.securityEvents.nodes).toEqual([
      { kind: 'KEY_REVOKED', staffName: 'Contabilidad', doneByName: 'admin' },
      { kind: 'KEY_MADE', staffName: 'Contabilidad', doneByName: 'admin' },
    ]);
  });

  it.each([
    [{ rights: [] }, 'rights', KEY_MESSAGES.noRights],
    [
      {
        rights: [
          { area: 'AGENDA', access: 'READ' },
          { area: 'AGENDA', access: 'WRITE' },
        ] as const,
      },
      'rights',
      RIGHTS_MESSAGES.oncePerArea,
    ],
    [{ endsOn: '2026-11-17' }, 'endsOn', KEY_MESSAGES.end],
    [{ endsOn: '2028-11-18' }, 'endsOn', KEY_MESSAGES.end],
    [{ name: ' ' }, 'name', 'Falta el nombre.'],
  ])('creates no API key from %j', async (asked, field, sentence) => {
    const { body } = await requestKey(staff, asked);
    expect(body.errors[0].extensions.fields).toEqual({ [field]: [sentence] });
    expect(await keys()).toEqual([]);
  });

  it('grants an API key no right to the team, because that would let it grant rights', async () => {
    const { body } = await requestKey(staff, { rights: [{ area: 'TEAM', access: 'READ' }] });
    expect(body.errors[0].message).not.toBe('');
    expect(await keys()).toEqual([]);
  });
});

describe('Program with an API key', () => {
  it('lets a program write by REST without an anti-forgery token, and names it as the author', async () => {
    const program = await createProgram(
      product,
      { PATIENTS: 'WRITE', AGENDA: 'WRITE', HEALTH_DATA: 'READ' },
      'Sitio web',
    );
    expect((await program.post('/api/pacientes/crear_paciente_admin/', PACIENTE)).status).toBe(201);
    // Also if it claims to be another client.
    const asPanel = { 'huella-client': 'panel' };
    const { status, body: cita } = await program.post('/api/citas/crear_cita_admin/', CITA, asPanel);
    expect(status).toBe(201);
    await program.graphql('mutation ($id: Int!) { deleteAppointment(id: $id) }', { id: cita.id });

    const { body: history } = await staff.graphql(
      '{ appointmentChanges(first: 5) { nodes { kind staffName channel } } }',
    );
    expect(history.data?.appointmentChanges.nodes ?? history).toEqual([
      { kind: 'DELETED', staffName: 'Sitio web', channel: 'API' },
    ]);
    const { rows } = await product.database.query(
      `select distinct u.name, e.channel from audit_entry e join staff_user u on u.id = e.staff_user_id`,
    );
    expect(rows).toEqual([{ name: 'Sitio web', channel: 'API' }]);
  });

  it('does not treat a program as a person: it is not in the team and cannot log in', async () => {
    await createProgram(product, { AGENDA: 'READ' }, 'Sitio web');
    const { body } = await staff.graphql('{ team { id name } }');
    expect(body.data.team.map(({ name }: { name: string }) => name)).toEqual(['admin']);
    const { rows } = await product.database.query(`select id, username from staff_user where is_program`);
    const [{ id, username }] = rows;
    const disable = await staff.graphql('mutation ($id: Int!) { disableTeamMember(id: $id) { id } }', { id });
    expect(disable.body.errors[0].extensions.code).toBe('NOT_FOUND');
    const login = await product
      .client()
      .post('/api/usuarios/auth/login/', { username, password: ADMIN.password });
    expect(login.status).toBe(401);
  });

  it('updates the last use of an API key once a minute', async () => {
    const program = await createProgram(product, { AGENDA: 'READ' });
    const lastUse = async () => (await keys())[0].lastUsedAt;
    expect(await lastUse()).toBeNull();
    await profesionales(program);
    expect(await lastUse()).toBe('2026-11-18T15:00:00.000Z');
    later(0.9);
    await profesionales(program);
    expect(await lastUse()).toBe('2026-11-18T15:00:00.000Z');
    later(1);
    await profesionales(program);
    expect(await lastUse()).toBe('2026-11-18T15:01:00.000Z');
  });

  it('treats a program on the public side as a visitor unless it has a right to the agenda', async () => {
    const hours = async (client: TestClient) =>
      (await client.get('/api/citas/disponibles/?fecha=2026-11-18&tipo_cita=podologia')).body
        .horas_disponibles;
    const [stock, agenda] = [
      await createProgram(product, { STOCK: 'WRITE' }),
      await createProgram(product, { AGENDA: 'READ' }),
    ];
    // It is noon: staff also see the morning's hours.
    expect(await hours(stock)).toEqual(await hours(product.client()));
    expect(await hours(agenda)).toEqual(await hours(staff));
    const asked = '{ availability(date: "2026-11-20", appointmentId: 1) { freeStarts } }';
    expect((await stock.graphql(asked)).body.errors[0]).toMatchObject({
      message: 'Esta clave no tiene permiso para ver la agenda.',
      extensions: { code: 'FORBIDDEN' },
    });
  });
});

describe('Invalid API key', () => {
  const refusal = { status: 401, body: { error: KEY_MESSAGES.isRefused } };

  it('refuses an API key after it is revoked', async () => {
    const program = await createProgram(product, { AGENDA: 'READ' });
    expect((await profesionales(program)).status).toBe(200);
    const { body } = await revoke(program.keyId);
    expect(body.data.revokeApiKey).toEqual({ state: 'REVOKED', revokedAt: '2026-11-18T15:00:00.000Z' });
    expect(await profesionales(program)).toMatchObject(refusal);
    expect((await program.graphql('{ professionals { id } }')).body.errors[0]).toMatchObject({
      message: KEY_MESSAGES.isRefused,
      extensions: { code: 'UNAUTHENTICATED' },
    });
    expect((await program.get('/api/citas/disponibles/?fecha=2026-11-20')).status).toBe(200);
  });

  it('refuses an API key after its last day', async () => {
    const { body } = await requestKey(staff, { endsOn: '2026-11-18' });
    const program = product.client();
    program.access = body.data.createApiKey.token;
    product.clock.instant = new Date('2026-11-19T02:59:59Z');
    expect((await profesionales(program)).status).toBe(200);
    product.clock.instant = new Date('2026-11-19T03:00:00Z');
    expect(await profesionales(program)).toMatchObject(refusal);
    expect((await keys())[0].state).toBe('EXPIRED');
  });

  it('refuses an API key that never existed', async () => {
    const program = product.client();
    program.access = `huella_aaaaaaaa_${'a'.repeat(43)}`;
    expect(await profesionales(program)).toMatchObject(refusal);
  });
});
