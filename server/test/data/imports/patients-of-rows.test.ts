import { expect, it } from '@jest/globals';
import { PatientsOfRows } from '../../../src/data/imports/patients-of-rows.js';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({ empty: 'patient' });

async function added(...patient: Parameters<typeof addPatient>): Promise<number> {
  await addPatient(...patient);
  const { rows } = await product.database.query('select id from patient where rut = $1', [
    madeUpRut(patient[1]),
  ]);
  return rows[0].id;
}

it('finds the patients of rows by current and former RUTs, documents, phones and e-mails, and creates none', async () => {
  const { database, app, staff } = product;
  const phone = { phone: '9 8765 4321', phone_e164: '+56987654321' };
  const rosa = await added(database, 1, 'Rosa Ñandú');
  const ana = await added(database, 2, 'Ana Vera', { ...phone, email: 'ana@demo.invalid' });
  const blocked = await added(database, 3, 'Luis Soto');
  const twice = await added(database, 9, 'Rosa Nandu');
  const { body } = await staff.graphql(
    `mutation { mergePatients(input: { keptId: ${rosa}, keptVersion: 1, mergedId: ${twice}, mergedVersion: 1, take: [] }) { id } }`,
  );
  expect(body.errors).toBeUndefined();
  await database.query(
    "insert into patient_identifier (patient_id, kind, country, value) values ($1, 'PASSPORT', 'PE', 'AB123456')",
    [rosa],
  );
  await database.query(
    `insert into patient_block (patient_id, reason, blocked_at, blocked_by)
     select $1, 'A su pedido', now(), id from staff_user limit 1`,
    [blocked],
  );
  const found = await app.get(PatientsOfRows).find(
    [
      { patientRut: madeUpRut(1) },
      { patientRut: madeUpRut(9), patientName: 'Rosa' },
      { patientDocuments: [{ kind: 'PASSPORT', country: 'PE', value: 'AB123456' }] },
      { patientName: 'Ana Vera Soto', patientPhone: '+56 9 8765 4321' },
      { patientName: 'Ana Vera', patientEmail: 'ANA@demo.invalid' },
      { patientRut: madeUpRut(3) },
      { patientName: 'Pedro Pérez', patientPhone: '+56 9 8765 4321' },
      { patientRut: madeUpRut(4) },
    ].map((values, index) => ({ number: index + 2, values })),
    [],
  );
  const sentence = (column: string, words: string) => ({ column, sentence: expect.stringContaining(words) });
  expect(found.map((one) => ('patient' in one ? one.patient.id : one.fault))).toEqual([
    rosa,
    rosa,
    rosa,
    ana,
    ana,
    sentence('RUT del paciente', 'bloqueados'),
    sentence('Paciente', 'Importe primero los pacientes'),
    sentence('RUT del paciente', 'Importe primero los pacientes'),
  ]);
  expect((await database.query('select from patient')).rowCount).toBe(3);
});
