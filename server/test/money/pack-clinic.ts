import { beforeEach } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { useProduct } from '../product/use-product.js';

/** The day of the test's clock. */
export const DAY = '2026-11-18';
/** How a pack is paid when it is sold. */
export const PAID = { pago: { medio: 'debito', autorizacion: '123456' } };

/** Hours for visits, different for each visit of a test. */
function* freeHours(): Generator<string, never> {
  for (let n = 0; ; n += 1) yield `${10 + (n % 8)}:00`;
}

/** A clinic that sells five sessions of a treatment of $25.000 for $100.000, and what its staff do by REST. */
export function usePackClinic() {
  const product = useProduct({
    empty:
      'pack_offer, payment_use, charge, payment, fiscal_document, cash_closing, cash_day, appointment, clinical_record, treatment, patient',
  });
  const { staff } = product;
  const ids = { laser: 0, offer: 0 };
  const newOffer = () => ({
    nombre: 'Láser x5',
    tratamientos: [ids.laser],
    sesiones: 5,
    precio: 100_000,
    meses: 6,
  });
  beforeEach(async () => {
    await addPatient(product.database, 1, 'Ana Demo');
    await addPatient(product.database, 2, 'Ana Demo Dos');
    const { rows } = await product.database.query(
      `insert into treatment (service_type, name, duration_minutes, price)
       values ('PODIATRY', 'Láser', 60, 25000), ('PODIATRY', 'Control', 60, 15000) returning id`,
    );
    ids.laser = rows[0].id;
    ids.offer = (await staff.post('/api/packs/', newOffer())).body.id;
  });

  const sell = (more: object = {}) =>
    staff.post('/api/caja/packs/', { paciente: 1, pack: ids.offer, ...more });
  const hours = freeHours();
  async function book(tratamiento = 'Láser', fecha = DAY, paciente = 1): Promise<number> {
    const hora = hours.next().value;
    return (await staff.post('/api/citas/crear_cita_admin/', { paciente, tratamiento, fecha, hora })).body.id;
  }
  /** A finished one. */
  async function visit(...what: Parameters<typeof book>): Promise<number> {
    const id = await book(...what);
    await staff.graphql(
      'mutation ($id: Int!, $input: FinishVisitInput!) { finishVisit(appointmentId: $id, input: $input) { record { id } } }',
      { id, input: { date: DAY, careDescription: 'x', procedure: 'x', instructions: 'x', usedSupplies: [] } },
    );
    return id;
  }
  return {
    product,
    staff,
    ids,
    newOffer,
    changeOffer: (changes: object) => staff.send('PUT', `/api/packs/${ids.offer}/`, changes),
    sell,
    sold: async (more: object = PAID): Promise<number> => (await sell(more)).body.id,
    book,
    visit,
    use: (pack: number, cita: number) => staff.post(`/api/caja/packs/usar/${pack}/`, { cita }),
    cancel: (pack: number, more: object = {}) =>
      staff.post(`/api/caja/packs/cancelar/${pack}/`, { motivo: 'Se muda', ...more }),
    packs: async (paciente = 1) => (await staff.get(`/api/caja/packs/?paciente=${paciente}`)).body,
    account: async () => (await staff.get('/api/caja/saldo/?paciente=1')).body,
    charges: async () => (await staff.get('/api/caja/cobros/?paciente=1')).body,
    till: async () => (await staff.get(`/api/caja/dias/${DAY}/`)).body,
  };
}
