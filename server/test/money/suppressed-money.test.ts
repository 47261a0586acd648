import { describe, expect, it } from '@jest/globals';
import { usePackClinic } from './pack-clinic.js';

const { product, staff, sold, book, use, cancel } = usePackClinic();

const TABLES = ['charge', 'payment', 'payment_document', 'pack', 'pack_use'];
const stored = async (): Promise<string> => {
  const rows: object[] = [];
  for (const table of TABLES)
    rows.push(...(await product.database.query(`select to_jsonb(t) as row from ${table} t`)).rows);
  return JSON.stringify(rows);
};
/** The sums of the accountant's month. */
const sums = async () =>
  Object.entries((await staff.get('/api/caja/mes/2026-11/')).body).filter(
    ([, value]) => typeof value === 'number' || typeof value === 'boolean',
  );

describe('The money of a suppressed person', () => {
  it('keeps every amount, and loses the reasons and notes that staff typed about the person', async () => {
    const motivo = 'Lo pidió Ana Demo';
    const created = async (path: string, body: object) => {
      const answer = await staff.post(`/api/caja/${path}/`, body);
      expect([path, answer.status, answer.status === 201 ? '' : answer.body]).toEqual([path, 201, '']);
      return answer.body;
    };
    const crema = { paciente: 1, descripcion: 'Crema', precio: 10_000 };
    const { id: charge } = await created('cobros', {
      ...crema,
      rebaja: { tipo: 'monto', monto: 10 },
      motivo,
    });
    const documento = { tipo: 'boleta_afecta', numero: '7' };
    const { id } = await created('pagos', { paciente: 1, medio: 'debito', documento, nota: motivo });
    await created(`pagos/documento/corregir/${id}`, { documento: { ...documento, numero: '8' }, motivo });
    await created(`pagos/devolver/${id}`, { monto: 1_000, motivo });
    await created(`cobros/anular/${charge}`, { motivo });
    const pack = await sold();
    const visit = await book();
    await staff.send('PUT', `/api/citas/actualizar/${visit}/`, { estado: 'completada' });
    const used = (await use(pack, visit)).body.usos[0].id;
    await created(`packs/sesiones/devolver/${used}`, { motivo });
    expect((await cancel(pack, { motivo })).status).toBe(201);

    const before = await sums();
    expect(await stored()).toContain(motivo);
    const { body } = await staff.graphql('mutation { suppressPatient(patientId: 1) { kind } }');
    expect(body.data.suppressPatient.kind).toBe('DELETED');
    expect(await sums()).toEqual(before);
    expect(await stored()).not.toContain('Ana');
  });
});
