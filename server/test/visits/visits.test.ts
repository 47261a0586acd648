import { beforeEach, describe, expect, it } from '@jest/globals';
import { EMPTY_EXAM, withFinding } from '#domain/records/foot/exam-edits.js';
import { addPatient } from '../product/builders.js';
import { logInAsReception } from '../product/people.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({ empty: 'appointment, patient, supply' });
const { staff } = product;
const DAY = '2026-11-18';

let gauze: number;
let visit: number;
beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa');
  await addPatient(product.database, 2, 'Ema');
  const supply = {
    nombre: 'Gasa',
    unidad_medida: 'caja',
    stock_actual: 3,
    stock_critico: 0,
    valor_unitario: 100,
  };
  gauze = (await staff.post('/api/insumos/', supply)).body.id;
  visit = (await book('10:00')).body.id;
});

const book = (hora: string, more: object = {}) =>
  staff.post('/api/citas/crear_cita_admin/', {
    paciente: 1,
    tratamiento: 'Podología general',
    fecha: DAY,
    hora,
    ...more,
  });
const edit = (body: object, id = visit) => staff.send('PUT', `/api/citas/actualizar/${id}/`, body);
const stored = async (id = visit) =>
  (await staff.get(`/api/citas/?fecha=${DAY}`)).body.find((cita: { id: number }) => cita.id === id);
const finish = async (quantity: number, id = visit) =>
  (
    await staff.graphql(
      `mutation ($id: Int!, $input: FinishVisitInput!) {
         finishVisit(appointmentId: $id, input: $input) {
           appointment { id status attendance arrivedAt recordId }
           record { id appointmentId patientId professionalId totalCost } } }`,
      {
        id,
        input: {
          date: DAY,
          careDescription: 'Molestia',
          procedure: 'Corte',
          instructions: 'Reposo',
          usedSupplies: quantity > 0 ? [{ supplyId: gauze, quantity }] : [],
        },
      },
    )
  ).body;
const start = async (id = visit) =>
  (await staff.graphql(`mutation { startVisit(appointmentId: ${id}) { attendance arrivedAt } }`)).body;
const stock = async () => (await product.database.query('select stock from supply')).rows[0].stock;
const records = async () =>
  (await product.database.query('select count(*)::integer as n from clinical_record')).rows[0].n;

describe('Attendance', () => {
  it('sets and clears the attendance of an appointment with an edit', async () => {
    expect((await stored()).asistencia).toBe('');
    expect((await edit({ asistencia: 'llego' })).body.asistencia).toBe('llego');
    expect((await edit({ notas: 'x' })).body.asistencia).toBe('llego');
    expect((await edit({ asistencia: 'no_vino' })).body.asistencia).toBe('no_vino');
    expect((await edit({ asistencia: '' })).body.asistencia).toBe('');
    const refused = await edit({ asistencia: 'quizas' });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['asistencia']]);
  });

  it('refuses attendance for a cancelled appointment', async () => {
    await edit({ asistencia: 'llego' });
    expect((await edit({ estado: 'cancelada' })).body.asistencia).toBe('');
    const refused = await edit({ asistencia: 'llego' });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({
      asistencia: ['Una cita cancelada no lleva asistencia. Cambie antes su estado.'],
    });
  });

  it('keeps the time of arrival, even after the visit', async () => {
    await edit({ asistencia: 'llego' });
    const { arrivedAt } = (await staff.graphql(`{ appointment(id: ${visit}) { arrivedAt } }`)).body.data
      .appointment;
    product.clock.instant = new Date(product.clock.instant.getTime() + 600_000);
    expect((await start()).data.startVisit).toEqual({ attendance: 'IN_CARE', arrivedAt });
  });

  it('shows attendance in the history, and counts no-shows for a year', async () => {
    await edit({ asistencia: 'no_vino' });
    const { nodes } = (
      await staff.graphql(
        `{ appointmentChanges(appointmentId: ${visit}, first: 1) { nodes { before { attendance } after { attendance } } } }`,
      )
    ).body.data.appointmentChanges;
    expect(nodes).toEqual([{ before: { attendance: null }, after: { attendance: 'NO_SHOW' } }]);
    const noShows = async () => (await staff.graphql('{ noShows(patientId: 1) }')).body.data.noShows;
    expect(await noShows()).toBe(1);
    await edit({ asistencia: 'llego' });
    expect(await noShows()).toBe(0);
  });
});

describe('Finishing a visit', () => {
  it("writes the visit's record, takes the stock, and completes the appointment", async () => {
    await start();
    const { finishVisit } = (await finish(2)).data;
    expect(finishVisit).toEqual({
      appointment: {
        id: visit,
        status: 'COMPLETED',
        attendance: 'ARRIVED',
        arrivedAt: expect.any(String),
        recordId: finishVisit.record.id,
      },
      record: {
        id: finishVisit.record.id,
        appointmentId: visit,
        patientId: 1,
        professionalId: 1,
        totalCost: 200,
      },
    });
    expect(await stock()).toBe(1);
    expect(await stored()).toMatchObject({ estado: 'completada', asistencia: 'llego' });
  });

  it('stores the exam of the feet with the visit', async () => {
    const { body } = await staff.graphql(
      `mutation ($id: Int!, $input: FinishVisitInput!) {
         finishVisit(appointmentId: $id, input: $input) { record { footExam { pain nails { finding } } } } }`,
      {
        id: visit,
        input: {
          date: DAY,
          careDescription: 'Molestia',
          procedure: 'Corte',
          instructions: 'Reposo',
          footExam: withFinding(
            { ...EMPTY_EXAM, pain: 3 },
            { side: 'LEFT', toe: 2 },
            'ONYCHAUXIS',
            null,
            DAY,
          ),
        },
      },
    );
    expect(body.data.finishVisit.record.footExam).toEqual({ pain: 3, nails: [{ finding: 'ONYCHAUXIS' }] });
  });

  it('names no other person if the user finished the visit in another tab', async () => {
    await finish(1);
    expect((await finish(1)).errors[0].message).toBe('Esta visita ya se terminó: su ficha está guardada.');
  });

  it('finishes a visit for one of several concurrent requests, and takes the stock once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => finish(1)));
    expect(answers.filter(({ data }) => data?.finishVisit)).toHaveLength(1);
    expect(
      answers.flatMap(({ errors }) => errors?.map((one: never) => one['extensions']['code']) ?? []),
    ).toEqual(Array(5).fill('VISIT_CLOSED'));
    expect([await stock(), await records()]).toEqual([2, 1]);
  });

  it('finishes nothing of a visit if there is not enough stock', async () => {
    const { errors } = await finish(4);
    expect(errors[0].extensions.fields).toEqual({
      usedSupplies: ['No hay suficiente stock disponible. Stock actual: 3'],
    });
    expect([await stock(), await records()]).toEqual([3, 0]);
    expect(await stored()).toMatchObject({ estado: 'reservada', asistencia: '' });
  });

  it('lets concurrent visits compete for stock, and does not finish one that gets none', async () => {
    const others = await Promise.all(
      ['11:00', '12:00', '13:00'].map(async (time) => (await book(time)).body.id),
    );
    const answers = await Promise.all([visit, ...others].map((id) => finish(2, id)));
    expect(answers.filter(({ data }) => data?.finishVisit)).toHaveLength(1);
    expect([await stock(), await records()]).toEqual([1, 1]);
    const completed = await product.database.query("select from appointment where status = 'COMPLETED'");
    expect(completed.rowCount).toBe(1);
  });

  it('refuses to finish a visit that was cancelled or deleted, or for reception', async () => {
    await edit({ estado: 'cancelada' });
    expect((await finish(1)).errors[0].extensions.code).toBe('VISIT_CLOSED');
    expect((await start()).errors[0].extensions.code).toBe('VISIT_CLOSED');
    expect((await finish(1, 999_999)).errors[0].extensions.code).toBe('NOT_FOUND');
    const reception = await logInAsReception(product);
    const { errors } = (await reception.graphql(`mutation { startVisit(appointmentId: ${visit}) { id } }`))
      .body;
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
    expect(await records()).toBe(0);
  });
});

describe('Record and its appointment', () => {
  it("keeps a record and its appointment with one patient, and the record after the appointment's deletion", async () => {
    await finish(1);
    const refused = await edit({ paciente: 2 });
    expect(refused.status).toBe(400);
    expect(refused.body).toHaveProperty('paciente');
    expect((await edit({ paciente: 1, notas: 'x' })).status).toBe(200);
    const alone = product.database.query('update appointment set patient_id = 2');
    await expect(alone).rejects.toMatchObject({ constraint: 'clinical_record_appointment_fkey' });
    await staff.graphql(`mutation { deleteAppointment(id: ${visit}) }`);
    const { rows } = await product.database.query('select appointment_id from clinical_record');
    expect(rows).toEqual([{ appointment_id: null }]);
  });

  it('links a record and its appointment by the record’s own form, once and for its patient only', async () => {
    const create = async (patientId: number) =>
      (
        await staff.graphql(
          `mutation ($input: CreateClinicalRecordInput!) { createClinicalRecord(input: $input) { appointmentId } }`,
          {
            input: {
              patientId,
              appointmentId: visit,
              date: DAY,
              careDescription: 'x',
              procedure: 'x',
              instructions: 'x',
            },
          },
        )
      ).body;
    expect((await create(2)).errors[0].extensions.fields).toHaveProperty('appointmentId');
    expect((await create(1)).data.createClinicalRecord).toEqual({ appointmentId: visit });
    expect((await create(1)).errors[0].extensions.fields).toHaveProperty('appointmentId');
  });
});
