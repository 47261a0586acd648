import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty:
    'pay_rate, pay_regime, payment_use, charge, payment, fiscal_document, cash_closing, cash_day, appointment, treatment, patient',
});
const { staff } = product;
/** The day of the test's clock. */
const DAY = '2026-11-18';
const NOVEMBER = 'desde=2026-11-01&hasta=2026-11-30';

let laser: number;
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Demo');
  const { rows } = await product.database.query(
    `insert into treatment (service_type, name, duration_minutes, price, tax)
     values ('PODIATRY', 'Láser', 60, 25000, 'EXEMPT'), ('MANICURE', 'Esmaltado', 60, 12000, 'TAXED') returning id`,
  );
  laser = rows[0].id;
});

const visit = async () => {
  const body = { paciente: 1, tratamiento: 'Atención', fecha: DAY, hora: '10:00' };
  return (await staff.post('/api/citas/crear_cita_admin/', body)).body.id;
};
const charge = async (body: object) => {
  const answer = await staff.post('/api/caja/cobros/', { precio: 20_000, ...body });
  expect([answer.status, answer.status === 201 ? '' : answer.body]).toEqual([201, '']);
  return answer.body;
};

describe('A second treatment of a visit', () => {
  it('has the tax of the treatment that it names, and otherwise that of the service, while a product is taxed', async () => {
    const cita = await visit();
    const taxes = [];
    for (const descripcion of ['láser', 'Esmaltado', 'Otra zona'])
      taxes.push((await charge({ cita, descripcion })).impuesto);
    taxes.push((await charge({ paciente: 1, descripcion: 'Láser' })).impuesto);
    taxes.push((await charge({ paciente: 1, descripcion: 'Crema' })).impuesto);
    taxes.push((await charge({ cita, descripcion: 'Láser', impuesto: 'afecto' })).impuesto);
    expect(taxes).toEqual(['exento', 'afecto', 'sin_definir', 'exento', 'afecto', 'afecto']);
  });

  it('is income of its treatment, in the figures and in the list behind them, also once it is taken back', async () => {
    const cita = await visit();
    await charge({ cita, descripcion: 'Láser' });
    const { id } = await charge({ cita, descripcion: 'Láser', precio: 3_000 });
    await staff.post(`/api/caja/cobros/anular/${id}/`, { motivo: 'x' });
    await charge({ cita, descripcion: 'Otra zona', precio: 5_000 });
    await product.database.query(`update treatment set name = 'Láser nuevo' where id = $1`, [laser]);
    const { ingresos } = (await staff.get(`/api/reportes/resumen/?${NOVEMBER}`)).body;
    const now = ingresos.tratamientos.filter(({ periodo }: { periodo: string }) => periodo === 'actual');
    expect(now).toMatchObject([
      { tratamiento: 'Láser nuevo', cobros: 1, monto: 20_000 },
      { tratamiento: '', cobros: 1, monto: 5_000 },
    ]);
    const listed = await staff.get(`/api/caja/movimientos/?${NOVEMBER}&tratamiento=L%C3%A1ser%20nuevo`);
    expect(listed.body.totales.cobros).toEqual({ cantidad: 3, monto: 20_000 });
  });

  it('is paid to its professional by the percentage of its treatment', async () => {
    await staff.post('/api/caja/regimenes/', {
      ...{ profesional: 1, regimen: 'sueldo', desde: '2026-11-01', base: 'atendido', porcentaje: 10 },
      por_tratamiento: [{ tratamiento: laser, porcentaje: 50 }],
    });
    const cita = await visit();
    await charge({ cita, descripcion: 'Láser' });
    await charge({ cita, descripcion: 'Otra zona', precio: 5_000 });
    expect((await staff.get('/api/caja/liquidaciones/2026-11/1/')).body).toMatchObject({ bruto: 10_500 });
  });
});
