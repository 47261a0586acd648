import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { assertObjectType, buildSchema, type GraphQLSchema, isLeafType, getNamedType } from 'graphql';
import { addPatient } from '../../product/builders.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct();
const DAY = '2031-03-04';

interface Answer {
  readonly [field: string]: unknown;
  readonly patient: Readonly<Record<string, unknown>>;
}

/** The day's only appointment, with the requested fields. */
async function asked(fields: string): Promise<Answer> {
  const { body } = await product.staff.graphql(
    `{ appointments(from: "${DAY}", to: "${DAY}") { ${fields} } }`,
  );
  expect(body.errors).toBeUndefined();
  expect(body.data.appointments).toHaveLength(1);
  return body.data.appointments[0];
}

const leafFields = (schema: GraphQLSchema, type: string): string[] =>
  Object.values(assertObjectType(schema.getType(type)).getFields())
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map(({ name }) => name);

describe('Appointment with every field set', () => {
  beforeAll(async () => {
    const { database } = product;
    await addPatient(database, 1, 'Rosa Soto', { phone_e164: '+56912345678' });
    await database.query(`update patient set birth_date = '1950-02-03'`);
    await database.query(
      `insert into patient_alert (patient_id, kind, noted_at, noted_by)
       select p.id, 'DIABETES', now(), s.id from patient p, staff_user s`,
    );
    await database.query('insert into appointment_series (every_weeks) values (2)');
    await database.query(
      `insert into appointment (patient_id, professional_id, date, start_minute, treatment, notes, booked_name,
         attendance, arrived_at, overbooked, series_id, nail_color, nail_shape, nail_technique)
       select p.id, 1, $1, 600, 'Podología', 'Con bastón', 'Rosita', 'ARRIVED', now(), true, s.id, 'Rojo', 'OVAL', 'KAPPING'
       from patient p, appointment_series s`,
      [DAY],
    );
    await database.query(
      `insert into clinical_record (patient_id, date, care_description, procedure, instructions, appointment_id)
       select patient_id, date, 'x', 'x', 'x', id from appointment`,
    );
  });

  it('returns the same values of an appointment whichever of its fields are requested', async () => {
    const schema = buildSchema(await readFile('schema.graphql', 'utf8'));
    const own = leafFields(schema, 'Appointment');
    const patients = leafFields(schema, 'AppointmentPatient');
    const whole = await asked(`${own.join(' ')} patient { ${patients.join(' ')} alerts { kind } }`);
    expect([...Object.values(whole), ...Object.values(whole.patient)]).not.toContain(null);
    for (const field of own) expect(await asked(field)).toEqual({ [field]: whole[field] });
    for (const field of patients)
      expect(await asked(`patient { ${field} }`)).toEqual({ patient: { [field]: whole.patient[field] } });
    expect(await asked('patient { alerts { kind } }')).toEqual({
      patient: { alerts: [{ kind: 'DIABETES' }] },
    });
  });
});
