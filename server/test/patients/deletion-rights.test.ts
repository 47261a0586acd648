import { describe, expect, it } from '@jest/globals';
import { formatRut } from '#domain/rut.js';
import { addPatient, madeUpRut } from '../product/builders.js';
import { logInAsReception } from '../product/people.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({ empty: 'patient' });
const { staff } = product;

const RUT = formatRut(madeUpRut(1));
const PATH = `/api/pacientes/eliminar_paciente_admin/${RUT}/`;
const update = (body: object) => staff.send('PUT', '/api/pacientes/actualizar_paciente_admin/', body);

describe('Right to delete a patient', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a condition', () => update({ rut: RUT, enfermedad_base: 'Diabetes' })],
    ['a clinical case', () => update({ rut: RUT, caso_clinico: 'Uña encarnada' })],
    [
      'a former condition',
      async () => {
        await update({ rut: RUT, enfermedad_base: 'Diabetes' });
        await update({ rut: RUT, enfermedad_base: '' });
      },
    ],
    [
      'an alert that has ended',
      () =>
        product.database.query(
          `insert into patient_alert (patient_id, kind, noted_at, noted_by, ended_at, ended_by)
           select p.id, 'EARLIER_ULCER', now(), u.id, now(), u.id from patient p, staff_user u
           where u.username = 'admin'`,
        ),
    ],
  ])('requires the right to health data to delete a patient with %s', async (_what, note) => {
    await addPatient(product.database, 1, 'Ana Ejemplo');
    await note();
    const reception = await logInAsReception(product);
    const sentence = expect.stringContaining('porque tiene datos de salud');
    const { status, body } = await reception.send('DELETE', PATH);
    expect([status, body]).toEqual([409, { error: sentence }]);
    const [{ id }] = (await product.database.query('select id from patient')).rows;
    const { errors } = (await reception.graphql(`mutation { deletePatient(id: ${id}) }`)).body;
    expect(errors).toMatchObject([{ message: sentence, extensions: { code: 'PATIENT_HAS_RECORDS' } }]);
    expect((await staff.get('/api/pacientes/')).body).toHaveLength(1);
    expect((await staff.send('DELETE', PATH)).status).toBe(204);
  });

  it('deletes a patient without health data without the right to it', async () => {
    await addPatient(product.database, 1, 'Ana Ejemplo');
    const reception = await logInAsReception(product);
    const { status } = await reception.send('DELETE', PATH);
    expect(status).toBe(204);
  });
});
