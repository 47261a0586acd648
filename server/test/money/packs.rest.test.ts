import { describe, expect, it } from '@jest/globals';
import { addDays } from '#domain/clinic-time.js';
import { logInAsReception } from '../product/people.js';
import { DAY, PAID, usePackClinic } from './pack-clinic.js';

const { product, staff, ids, newOffer, changeOffer, sell, sold, visit, use, packs, account, charges, till } =
  usePackClinic();

describe('The packs for sale', () => {
  it('lists the packs for sale by name, changes parts of them and deletes them', async () => {
    const { body, status } = await staff.post('/api/packs/', {
      ...newOffer(),
      nombre: 'Control x3',
      sesiones: 3,
    });
    expect(status).toBe(201);
    const changed = await staff.send('PUT', `/api/packs/${body.id}/`, { precio: 40_000 });
    expect(changed.body).toEqual({
      id: body.id,
      nombre: 'Control x3',
      tratamientos: [{ id: ids.laser, nombre: 'Láser' }],
      sesiones: 3,
      precio: 40_000,
      meses: 6,
    });
    const names = async () =>
      (await staff.get('/api/packs/')).body.map(({ nombre }: { nombre: string }) => nombre);
    expect(await names()).toEqual(['Control x3', 'Láser x5']);
    expect((await staff.send('DELETE', `/api/packs/${body.id}/`)).status).toBe(204);
    expect(await names()).toEqual(['Láser x5']);
    expect((await staff.send('DELETE', `/api/packs/${body.id}/`)).status).toBe(404);
  });

  it.each([
    ['nombre', { nombre: '' }],
    ['nombre', { nombre: 'LÁSER X5' }],
    ['nombre', { nombre: 'x'.repeat(61) }],
    ['tratamientos', { tratamientos: [] }],
    ['tratamientos', { tratamientos: [99_999] }],
    ['tratamientos', { tratamientos: 'Láser' }],
    ['sesiones', { sesiones: 0 }],
    ['sesiones', { sesiones: 51 }],
    ['sesiones', { sesiones: 2.5 }],
    ['precio', { precio: 0 }],
    ['precio', { precio: 1_000_000_000 }],
    ['meses', { meses: 61 }],
    ['meses', { meses: null }],
  ])('refuses a pack for sale at its field %s for %j', async (field, changes) => {
    const { status, body } = await staff.post('/api/packs/', { ...newOffer(), nombre: 'Otro', ...changes });
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect((await staff.get('/api/packs/')).body).toHaveLength(1);
  });
});

describe('A sold pack', () => {
  it('charges a sold pack and takes its payment at once, on the day of its sale', async () => {
    const { status, body } = await sell(PAID);
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        paciente: 1,
        paciente_nombre: 'Ana Demo',
        regalo: false,
        comprador: 1,
        comprador_nombre: 'Ana Demo',
        canjeado_en: null,
        canjeado_por: null,
        cobro: expect.any(Number),
        nombre: 'Láser x5',
        tratamientos: ['Láser'],
        sesiones: 5,
        quedan: 5,
        precio: 100_000,
        pagado: 100_000,
        vendido: DAY,
        vence: '2027-05-18',
        registrado_en: expect.stringMatching(/Z$/),
        registrado_por: expect.any(String),
        cancelado: false,
        cancelado_en: null,
        cancelado_por: null,
        motivo_cancelacion: '',
        devuelto: 0,
        familia: [],
        usos: [],
      },
    ]);
    const { cobros, totales } = await till();
    expect(cobros).toEqual([
      expect.objectContaining({
        tipo: 'pack',
        descripcion: 'Pack Láser x5: 5 sesiones',
        monto: 100_000,
        impuesto: 'sin_definir',
        saldo: 0,
      }),
    ]);
    expect(totales).toEqual([{ medio: 'debito', tipo: 'pago', monto: 100_000, cantidad: 1 }]);
  });

  it('lists a sold pack as owed until it is PAID, unchanged since its sale', async () => {
    const id = await sold({ fecha: addDays(DAY, -10) });
    await changeOffer({ sesiones: 2, precio: 1, meses: 1 });
    await product.database.query(`update treatment set name = 'Láser de uñas' where name = 'Láser'`);
    await staff.send('DELETE', `/api/packs/${ids.offer}/`);
    expect(await account()).toMatchObject({ saldo_pendiente: 100_000, desde: addDays(DAY, -10) });
    expect((await use(id, await visit('Láser de uñas'))).body).toMatchObject({
      sesiones: 5,
      quedan: 4,
      precio: 100_000,
      vence: '2027-05-08',
      tratamientos: ['Láser'],
    });
  });

  it.each([
    ['paciente', { paciente: 'x' }, 400],
    ['error', { paciente: 99 }, 404],
    ['error', { pack: 99_999 }, 404],
    ['pack', { pack: null }, 400],
    ['fecha', { fecha: '2999-01-01' }, 400],
    ['fecha', { fecha: '2026-02-30' }, 400],
    ['pago', { pago: 'debito' }, 400],
    ['monto', { pago: { medio: 'debito', monto: 100_001 } }, 400],
    ['recibido', { pago: { medio: 'efectivo', recibido: 1 } }, 400],
  ])('refuses the sale of a pack at %s for %j', async (field, changes, code) => {
    const { status, body } = await sell(changes);
    expect([status, Object.keys(body)[0]]).toEqual([code, field]);
    expect([await packs(), await charges()]).toEqual([[], []]);
  });

  it('sells a pack once for a repeated request', async () => {
    const key = { 'idempotency-key': 'one-pack' };
    const body = { paciente: 1, pack: ids.offer };
    const [one, other] = [
      await staff.post('/api/caja/packs/', body, key),
      await staff.post('/api/caja/packs/', body, key),
    ];
    expect(other.body).toEqual(one.body);
    expect(await packs()).toHaveLength(1);
  });

  it('does not sell a pack whose treatments are deleted', async () => {
    await product.database.query(`delete from treatment where name = 'Láser'`);
    expect((await sell()).body).toHaveProperty('pack');
  });
});

describe('A person with packs', () => {
  it('does not delete a patient with packs', async () => {
    await sold();
    const { body } = await staff.get('/api/pacientes/1/');
    const answer = await staff.send('DELETE', `/api/pacientes/eliminar_paciente_admin/${body.rut}/`);
    expect(answer.status).toBe(409);
  });

  it('moves packs to the kept patient in a merge, and back when it is undone', async () => {
    const id = await sold();
    await staff.graphql(
      'mutation { mergePatients(input: { keptId: 2, keptVersion: 1, mergedId: 1, mergedVersion: 1, take: [] }) { id } }',
    );
    expect(await packs(2)).toMatchObject([{ id, quedan: 5 }]);
    const { rows: merges } = await product.database.query('select id from patient_merge');
    await staff.graphql(`mutation { undoPatientMerge(id: ${merges[0].id}) { id } }`);
    expect(await packs(2)).toEqual([]);
  });

  it('keeps the packs of a suppressed person in the ledger, without the person', async () => {
    const id = await sold();
    await use(id, await visit());
    await staff.graphql('mutation { suppressPatient(patientId: 1) { kind } }');
    const { rows } = await product.database.query(
      'select price, sessions, (select count(*)::int from pack_use) as used from pack',
    );
    expect(rows).toEqual([{ price: 100_000, sessions: 5, used: 1 }]);
  });
});

describe('Rights to packs', () => {
  it('lets reception sell and use packs, but take nothing back', async () => {
    const reception = await logInAsReception(product);
    const { status, body } = await reception.post('/api/caja/packs/', { paciente: 1, pack: ids.offer });
    expect(status).toBe(201);
    const used = await reception.post(`/api/caja/packs/usar/${body.id}/`, { cita: await visit() });
    expect(used.status).toBe(201);
    const refused = [
      await reception.post(`/api/caja/packs/sesiones/devolver/${used.body.usos[0].id}/`, { motivo: 'x' }),
      await reception.post(`/api/caja/packs/cancelar/${body.id}/`, { motivo: 'x' }),
    ];
    expect(refused.map((answer) => answer.status)).toEqual([403, 403]);
  });
});
