import { addPatient, madeUpRut } from '../../product/builders.js';
import type { TestProduct } from '../../product/start-product.js';
import type { TestClient } from '../../product/test-client.js';

/** Tables to empty before `fillClinic`. */
export const CLINIC_TABLES =
  'clinical_record, appointment, appointment_change, patient, patient_merge, patient_block, audit_entry';

/** Ids of the special patients in `fillClinic`. */
export const WHO = {
  rosa: 1,
  foreigner: 2,
  walkIn: 3,
  blocked: 4,
  kept: 5,
  merged: 6,
  suppressed: 7,
} as const;

/** @throws if the clinic refuses. */
export async function act(staff: TestClient, document: string, variables: object = {}): Promise<unknown> {
  const { body } = await staff.graphql(document, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return Object.values(body.data as object)[0];
}

/** Adds an appointment through the clinic's API. @returns its id. @throws if the clinic refuses. */
export async function book(
  staff: TestClient,
  paciente: number,
  fecha: string,
  hora: string,
  rest: object = {},
): Promise<number> {
  const body = { paciente, fecha, hora, tratamiento: 'Podología general', ...rest };
  const { status, body: answer } = await staff.post('/api/citas/crear_cita_admin/', body);
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return (answer as { id: number }).id;
}

export async function writeRecord(staff: TestClient, paciente: number, fecha: string): Promise<number> {
  const { status, body } = await staff.post('/api/pacientes/fichas/', {
    paciente,
    fecha,
    profesional: 1,
    descripcion_atencion: 'Onicocriptosis del hallux derecho',
    procedimiento: 'Espiculotomía',
    indicaciones: 'Control en dos semanas',
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return (body as { id: number }).id;
}

/** A clinic with all kinds of patients that a tidy example lacks. */
export async function fillClinic({ database }: TestProduct, staff: TestClient): Promise<void> {
  await addPatient(database, 1, 'Rosa Ñandú Soto', {
    phone: '9 1234 5678',
    phone_e164: '+56912345678',
    email: 'rosa@demo.invalid',
  });
  await database.query(
    `update patient set sex = 'FEMALE', birth_date = '1950-02-28', address = 'Calle 1, Ñuñoa', occupation = 'Profesora',
       emergency_contact = 'Ana, 9 8765 4321',
       representative_name = 'Luis Soto', representative_rut = '${madeUpRut(90)}', representative_relation = 'Hijo',
       representative_phone = 'en el trabajo' where id = 1`,
  );
  await act(
    staff,
    `mutation { updatePatient(id: 1, version: 1,
       input: {underlyingCondition: "Secreto-diabetes", clinicalCase: "Secreto-caso"}) { id } }`,
  );
  await act(staff, 'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { id } }', {
    input: {
      name: 'O’Neil, José',
      phone: '+51 999 888 777',
      email: 'jose@demo.invalid',
      emergencyContact: 'nadie',
      identifiers: [
        { kind: 'PASSPORT', country: 'PE', value: 'ab-123456' },
        { kind: 'IPE', value: '100.123.456-k' },
      ],
    },
  });
  await act(
    staff,
    `mutation { startWalkIn(input: {name: "Sin Correo", phone: "no tiene", serviceType: PODIATRY, treatment: "Podología general"}) { id } }`,
  );
  await addPatient(database, 4, 'Berta Bloqueada');
  await addPatient(database, 5, 'Carla Lillo');
  await addPatient(database, 6, 'Carla Lilo');
  await addPatient(database, 7, '(suprimido)', { phone: '(suprimido)', email: '(suprimido)' });
  await database.query(`update patient set sex = 'INTERSEX' where id = 7`);
}
