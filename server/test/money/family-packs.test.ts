import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { logInAsReception } from '../product/people.js';
import { DAY, usePackClinic } from './pack-clinic.js';

const { product, staff, sold, visit, use, cancel, packs, account } = usePackClinic();

const shareAs = (who: typeof staff, pack: number, paciente: unknown, headers = {}) =>
  who.post(`/api/caja/packs/familia/${pack}/`, { paciente }, headers);
const share = (pack: number, paciente: unknown = 2) => shareAs(staff, pack, paciente);
const unshare = (pack: number, paciente: unknown = 2) =>
  staff.post(`/api/caja/packs/familia/quitar/${pack}/`, { paciente });
const setSharing = (on: boolean) =>
  product.database.query('update clinic_settings set shares_packs = $1', [on]);
const members = async () =>
  (
    await product.database.query(
      'select patient_id, removed_at is null as stands from pack_member order by id',
    )
  ).rows;
const visitOfOther = () => visit('Láser', DAY, 2);

beforeEach(() => setSharing(true));

describe('A pack of a family', () => {
  it('lets a named patient use a pack, while its money stays the buyer’s', async () => {
    const id = await sold();
    expect((await use(id, await visitOfOther())).status).toBe(400);
    const { status, body } = await share(id);
    expect([status, body.familia]).toEqual([
      201,
      [
        {
          paciente: 2,
          nombre: 'Ana Demo Dos',
          agregado_en: expect.stringMatching(/Z$/),
          agregado_por: expect.any(String),
          quitado_en: null,
          quitado_por: null,
        },
      ],
    ]);
    expect(await packs(2)).toMatchObject([{ id, paciente: 1, paciente_nombre: 'Ana Demo', quedan: 5 }]);
    const cita = await visitOfOther();
    expect((await use(id, cita)).body).toMatchObject({
      quedan: 4,
      usos: [{ cita, paciente: 2, paciente_nombre: 'Ana Demo Dos' }],
    });
    const other = (await staff.get('/api/caja/saldo/?paciente=2')).body;
    expect([other.saldo_pendiente, (await account()).saldo_pendiente]).toEqual([25_000, 0]);
    const { body: cancelled } = await cancel(id, { medio_devolucion: 'transferencia' });
    expect(cancelled).toMatchObject({ paciente: 1, devuelto: 80_000 });
    const payments = (await staff.get('/api/caja/pagos/?paciente=1')).body;
    expect(payments.map(({ monto }: { monto: number }) => monto).toSorted()).toEqual([-80_000, 100_000]);
    expect((await staff.get('/api/caja/pagos/?paciente=2')).body).toEqual([]);
  });

  it('refuses a pack to a removed patient, and keeps their name and the sessions that they used', async () => {
    const id = await sold();
    await share(id);
    await use(id, await visitOfOther());
    const { status, body } = await unshare(id);
    expect([status, body.quedan, body.usos.length]).toEqual([201, 4, 1]);
    expect(body.familia).toMatchObject([{ paciente: 2, quitado_por: expect.any(String) }]);
    const refused = await use(id, await visitOfOther());
    expect([refused.status, refused.body]).toEqual([400, { id: ['El pack es de otro paciente.'] }]);
    expect(await packs(2)).toEqual([]);
    await share(id);
    expect(await members()).toEqual([
      { patient_id: 2, stands: false },
      { patient_id: 2, stands: true },
    ]);
  });

  it('adds a patient to a pack once, however often and simultaneously it is asked to', async () => {
    const id = await sold();
    const answers = await Promise.all(Array.from({ length: 8 }, () => share(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(await members()).toEqual([{ patient_id: 2, stands: true }]);
  });

  it('gives the last session of a pack to one visit of the whole family', async () => {
    const id = await sold();
    await share(id);
    for (let n = 0; n < 4; n += 1) await use(id, await visit());
    const visits = [
      await visit(),
      await visitOfOther(),
      await visitOfOther(),
      await visit('Láser', '2026-11-19'),
    ];
    const answers = await Promise.all(visits.map((cita) => use(id, cita)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await packs()).toMatchObject([{ quedan: 0 }]);
  });

  it('uses a session before its patient is removed, or not at all', async () => {
    const id = await sold();
    await share(id);
    const visits = [await visitOfOther(), await visitOfOther(), await visitOfOther()];
    const answers = await Promise.all([
      use(id, visits[0]!),
      unshare(id),
      use(id, visits[1]!),
      use(id, visits[2]!),
    ]);
    expect(answers[1].status).toBe(201);
    const used = [answers[0], answers[2], answers[3]].filter(({ status }) => status === 201).length;
    expect(await packs()).toMatchObject([{ quedan: 5 - used }]);
    expect((await use(id, await visitOfOther())).status).toBe(400);
  });

  it('lets the family use a pack once the setting is off, and only refuses to add patients', async () => {
    const id = await sold();
    await share(id);
    await addPatient(product.database, 3, 'Eva Demo');
    await setSharing(false);
    const refused = await share(id, 3);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['paciente']]);
    expect((await use(id, await visitOfOther())).status).toBe(201);
    expect((await unshare(id)).status).toBe(201);
  });

  it.each([
    ['paciente', null, 400],
    ['paciente', 'x', 400],
    ['paciente', 2.5, 400],
    ['paciente', -2, 400],
    ['paciente', [2], 400],
    ['paciente', 1, 400],
    ['error', 99, 404],
  ])('refuses to add to a pack, at the field %s: %j', async (field, paciente, code) => {
    const id = await sold();
    const { status, body } = await share(id, paciente);
    expect([status, Object.keys(body)]).toEqual([code, [field]]);
    expect(await members()).toEqual([]);
  });

  it('adds at most ten patients to a pack, and none to a cancelled one', async () => {
    const id = await sold();
    for (let n = 3; n <= 13; n += 1) await addPatient(product.database, n, `Familiar ${n}`);
    for (let n = 3; n <= 12; n += 1) expect((await share(id, n)).status).toBe(201);
    expect(Object.keys((await share(id, 13)).body)).toEqual(['paciente']);
    await cancel(id);
    expect((await share(id, 13)).status).toBe(400);
    expect(await members()).toHaveLength(10);
    expect((await share(99_999)).status).toBe(404);
    expect((await unshare(id, 13)).status).toBe(400);
  });

  it('lets users of the till share and unshare a pack through GraphQL', async () => {
    const id = await sold();
    const reception = await logInAsReception(product);
    const shared = await reception.graphql(
      'mutation ($id: Int!) { sharePack(id: $id, patientId: 2) { ownerName members { patientId name removedAt } } }',
      { id },
    );
    expect(shared.body.data.sharePack).toEqual({
      ownerName: 'Ana Demo',
      members: [{ patientId: 2, name: 'Ana Demo Dos', removedAt: null }],
    });
    const unshared = await reception.graphql(
      'mutation ($id: Int!) { unsharePack(id: $id, patientId: 2) { members { removedByName } } }',
      { id },
    );
    expect(unshared.body.data.unsharePack.members).toEqual([{ removedByName: expect.any(String) }]);
    const { body } = await reception.graphql('{ sharesPacks }');
    expect(body.data).toEqual({ sharesPacks: true });
  });
});

describe('A patient whom a pack names', () => {
  it('moves the right to use a pack in a merge and back, also if the pack names both patients', async () => {
    const id = await sold();
    await addPatient(product.database, 3, 'Eva Demo');
    await share(id, 2);
    await share(id, 3);
    const merge = async () =>
      staff.graphql(
        'mutation { mergePatients(input: { keptId: 3, keptVersion: 1, mergedId: 2, mergedVersion: 1, take: [] }) { id } }',
      );
    expect((await merge()).body.errors).toBeUndefined();
    expect(await members()).toEqual([{ patient_id: 3, stands: true }]);
    const { rows } = await product.database.query('select id from patient_merge');
    await staff.graphql(`mutation { undoPatientMerge(id: ${rows[0].id}) { id } }`);
    expect((await members()).map(({ patient_id }) => patient_id).toSorted()).toEqual([2, 3]);
    await unshare(id, 3);
    await product.database.query('update patient set version = 1');
    await merge();
    expect(await packs(3)).toMatchObject([{ id, paciente: 1 }]);
  });

  it('removes the right to use a pack with a suppression, but keeps the others’ if the buyer is suppressed', async () => {
    const id = await sold();
    await addPatient(product.database, 3, 'Eva Demo');
    await share(id, 2);
    await share(id, 3);
    await staff.graphql('mutation { suppressPatient(patientId: 3) { kind } }');
    expect(await members()).toEqual([{ patient_id: 2, stands: true }]);
    await staff.graphql('mutation { suppressPatient(patientId: 1) { kind } }');
    expect(await packs(2)).toMatchObject([{ id, paciente: null, paciente_nombre: null }]);
    expect((await use(id, await visitOfOther())).status).toBe(201);
  });

  it('deletes a named patient with their right to a pack, unless they used it', async () => {
    const id = await sold();
    await addPatient(product.database, 3, 'Eva Demo');
    await share(id, 2);
    await share(id, 3);
    await use(id, await visitOfOther());
    const remove = async (patient: number) => {
      const { rut } = (await staff.get(`/api/pacientes/${patient}/`)).body;
      return (await staff.send('DELETE', `/api/pacientes/eliminar_paciente_admin/${rut}/`)).status;
    };
    expect([await remove(3), await remove(2)]).toEqual([204, 409]);
    expect(await members()).toEqual([{ patient_id: 2, stands: true }]);
  });

  it('shows a member their own sessions in an export, and the buyer only those of the buyer', async () => {
    const id = await sold();
    await share(id);
    await use(id, await visitOfOther());
    await use(id, await visit());
    const exported = async (paciente: number) =>
      (
        await staff.post('/api/privacidad/exportar/', {
          paciente,
          formato: 'json',
          recibe: 'Ella misma',
          verificacion: 'Cédula',
        })
      ).body;
    const other = await exported(2);
    expect(other).toMatchObject({
      packs: [],
      packs_de_otros: [{ id, nombre: 'Láser x5', periodos: [{ hasta: null }], usos: [{ fecha: DAY }] }],
    });
    const buyer = await exported(1);
    expect([buyer.packs_de_otros, buyer.packs[0].quedan, buyer.packs[0].usos.length]).toEqual([[], 3, 1]);
    expect(JSON.stringify(buyer)).not.toContain('Ana Demo Dos');
  });
});
