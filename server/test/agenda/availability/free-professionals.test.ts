import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { useSharedProduct } from '../../product/use-product.js';

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';
const product = useSharedProduct({ empty: 'appointment, appointment_change, patient, day_off' });

/** The first podiatrist, who will be away, and the manicurist; two others can take over. */
const [AWAY, MANICURIST] = [1, 2];
let berta: number;
let camila: number;

const graphql = async (document: string, variables: object = {}) => {
  const { body } = await product.staff.graphql(document, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
};
const addProfessional = async (name: string, changes: object = {}): Promise<number> => {
  const { createProfessional } = await graphql(
    'mutation ($input: ProfessionalInput!) { createProfessional(input: $input) { id } }',
    { input: { name, services: ['PODIATRY'], treatments: [], hours: null, ...changes } },
  );
  return createProfessional.id;
};
const book = async (time: string, changes: object = {}): Promise<number> => {
  const input = { patientId: 1, treatment: 'Podología general', date: FRIDAY, time, professionalId: AWAY };
  const { createAppointment } = await graphql(
    'mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }',
    { input: { ...input, ...changes } },
  );
  return createAppointment.id;
};
const freeFor = async (...appointmentIds: number[]) => {
  const { freeProfessionals } = await graphql(
    `
      query ($appointmentIds: [Int!]!) {
        freeProfessionals(appointmentIds: $appointmentIds) {
          appointmentId
          free {
            professionalId
            appointments
          }
        }
      }
    `,
    { appointmentIds },
  );
  return freeProfessionals;
};
/** The free professionals' ids only, by appointment. */
const idsFor = async (...appointmentIds: number[]) =>
  Object.fromEntries(
    (await freeFor(...appointmentIds)).map((one: { appointmentId: number; free: object[] }) => [
      one.appointmentId,
      one.free.map((each) => (each as { professionalId: number }).professionalId),
    ]),
  );

beforeEach(async () => {
  await product.database.query(
    `delete from professional where id > 2;
     update professional set archived_at = null, has_own_hours = false, treatments = '{}', position = id`,
  );
  await addPatient(product.database, 1, 'Ana Soto');
  berta = await addProfessional('Berta Rojas');
  camila = await addProfessional('Camila Vera');
});

describe('Professionals who could take over appointments', () => {
  it('lists all other professionals who are free, those with the fewest appointments that day first', async () => {
    const [ten, eleven] = [await book('10:00'), await book('11:00')];
    await book('11:00', { professionalId: camila });
    await book('15:00', { professionalId: berta });
    await book('16:00', { professionalId: berta });
    expect(await freeFor(eleven, ten)).toEqual([
      {
        appointmentId: ten,
        free: [
          { professionalId: camila, appointments: 1 },
          { professionalId: berta, appointments: 2 },
        ],
      },
      { appointmentId: eleven, free: [{ professionalId: berta, appointments: 2 }] },
    ]);
  });

  it('lists only substitutes who work that day and are free for both hours of a long appointment', async () => {
    const long = await book('10:00', { durationMinutes: 120 });
    const saturday = await book('10:00', { date: SATURDAY });
    await book('11:00', { professionalId: camila });
    await graphql('mutation ($input: DayOffInput!) { createDayOff(input: $input) { id } }', {
      input: { professionalId: berta, from: SATURDAY, to: SATURDAY, reason: 'Curso' },
    });
    expect(await idsFor(long, saturday)).toEqual({ [long]: [berta], [saturday]: [camila] });
  });

  it('lists only substitutes who offer the service and the treatment, and are not archived', async () => {
    await product.database.query(
      `update professional set treatments = '{Postura de brackets}' where id = ${berta}`,
    );
    const brackets = await book('10:00', { treatment: 'Postura de brackets' });
    const general = await book('11:00');
    const manicure = await book('12:00', { serviceType: 'MANICURE', professionalId: MANICURIST });
    expect(await idsFor(brackets, general, manicure)).toEqual({
      [brackets]: [berta, camila],
      [general]: [camila],
      [manicure]: [],
    });
    await product.database.query(`update professional set archived_at = now() where id = ${camila}`);
    expect(await idsFor(brackets, general)).toEqual({ [brackets]: [berta], [general]: [] });
  });

  it('lists the same substitutes before and after the day off is saved', async () => {
    const ten = await book('10:00');
    const before = await idsFor(ten);
    await graphql('mutation ($input: DayOffInput!) { createDayOff(input: $input) { id } }', {
      input: { professionalId: AWAY, from: FRIDAY, to: FRIDAY, reason: 'Licencia' },
    });
    expect(await idsFor(ten)).toEqual(before);
    expect(before).toEqual({ [ten]: [berta, camila] });
  });

  it('lists no substitutes for appointments that are cancelled or do not exist', async () => {
    const cancelled = await book('10:00', { status: 'CANCELLED' });
    expect(await freeFor(cancelled, 999_999)).toEqual([]);
    expect(await freeFor()).toEqual([]);
  });

  it('assigns a listed substitute to the appointment', async () => {
    const ten = await book('10:00');
    const [{ free }] = await freeFor(ten);
    const { updateAppointment } = await graphql(
      `
        mutation ($id: Int!, $to: Int!) {
          updateAppointment(id: $id, version: 1, input: { professionalId: $to }) {
            professionalId
            time
          }
        }
      `,
      { id: ten, to: free[0].professionalId },
    );
    expect(updateAppointment).toEqual({ professionalId: berta, time: '10:00' });
    expect(await idsFor(ten)).toEqual({ [ten]: [AWAY, camila] });
  });
});
