import { expect, it } from '@jest/globals';
import { addClinicalRecord, addPatient } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';
import { bookByRest } from '../product/visitors.js';

const product = useSharedProduct({ empty: 'clinical_record, appointment, patient, patient_block' });
const { staff } = product;

const names = async () => ({
  graphql: (await staff.graphql('{ patients { totalCount nodes { name } } }')).body.data.patients,
  search: (await staff.graphql('{ patients(search: "rosa") { totalCount nodes { name } } }')).body.data
    .patients,
  rest: (await staff.get('/api/pacientes/')).body.map(({ nombre }: { nombre: string }) => nombre),
});
const act = async (mutation: string) =>
  (await staff.graphql(`mutation { result: ${mutation} { id reason liftedAt liftReason } }`)).body;

it('hides a blocked patient from lists and searches until the block is lifted with a reason', async () => {
  await addPatient(product.database, 1, 'Rosa Soto');
  await addPatient(product.database, 2, 'Rosa Vega');
  const before = await names();
  expect((await act('blockPatient(patientId: 1, reason: " ")')).errors[0].extensions.code).toBe(
    'INVALID_INPUT',
  );
  const blocked = await act('blockPatient(patientId: 1, reason: "Pidió corregir su nombre")');
  const [{ id }] = blocked.data.result;
  const only = { totalCount: 1, nodes: [{ name: 'Rosa Vega' }] };
  expect(await names()).toEqual({ graphql: only, search: only, rest: ['Rosa Vega'] });
  const { blockedPatients } = (await staff.graphql('{ blockedPatients { patientId patientName } }')).body
    .data;
  expect(blockedPatients).toEqual([{ patientId: 1, patientName: 'Rosa Soto' }]);

  expect((await act('blockPatient(patientId: 1, reason: "Otra vez")')).errors[0].extensions.code).toBe(
    'REQUEST_SETTLED',
  );
  expect((await act(`liftPatientBlock(id: ${id}, reason: "")`)).errors[0].extensions.code).toBe(
    'INVALID_INPUT',
  );
  const lifted = await act(`liftPatientBlock(id: ${id}, reason: "Nombre corregido")`);
  expect(lifted.data.result).toMatchObject([
    { liftReason: 'Nombre corregido', liftedAt: expect.any(String) },
  ]);
  expect((await act(`liftPatientBlock(id: ${id}, reason: "x")`)).errors[0].extensions.code).toBe(
    'REQUEST_SETTLED',
  );
  expect(await names()).toEqual(before);
});

it('leaves out the referrals of a blocked patient, so that staff do not follow them up meanwhile', async () => {
  await addPatient(product.database, 1, 'Rosa Soto');
  await addClinicalRecord(product.database, 1);
  await product.database.query(
    `insert into certificate (patient_id, clinical_record_id, kind, issue_date, attended_on, reason, instructions, parts,
                              patient, signer, clinic, issued_at, issued_by)
     select patient_id, id, 'REFERRAL', date, date, '', '', '{"FINDINGS": "Úlcera"}',
            '{"name": "Rosa Soto", "rut": "1-9"}', '{"name": "Ana"}', '{"name": "Sur"}', now(), 1
     from clinical_record where patient_id = 1`,
  );
  const open = async () =>
    (await staff.graphql('{ openReferrals(first: 5) { nodes { patientId } } }')).body.data.openReferrals
      .nodes;
  expect(await open()).toEqual([{ patientId: 1 }]);
  await act('blockPatient(patientId: 1, reason: "Pidió corregir su nombre")');
  expect(await open()).toEqual([]);
});

it('still finds a blocked patient by verificar_rut, and books for them', async () => {
  const contact = { name: 'Rosa Soto', email: 'rosa@demo.invalid', phone: '+56 9 0000 1001' };
  expect(await bookByRest(product.client(), { ...contact, date: '2026-11-20', time: '10:00' })).toBe(
    'booked',
  );
  const [patient] = (await staff.get('/api/pacientes/')).body;
  const look = async () => (await staff.get(`/api/pacientes/verificar_rut/?rut=${patient.rut}`)).body;
  const known = await look();
  await act(`blockPatient(patientId: ${patient.id}, reason: "Pendiente")`);
  expect(await look()).toEqual(known);
  expect(await bookByRest(product.client(), { ...contact, date: '2026-11-20', time: '11:00' })).toBe(
    'booked',
  );
  const { rows } = await product.database.query('select count(*)::int as patients from patient');
  expect(rows).toEqual([{ patients: 1 }]);
});

it('stores today’s hours, names and treatments in browsers, without cancelled appointments and blocked patients', async () => {
  const keep = async () =>
    (
      await staff.graphql(
        '{ agendaToKeep { date timeZone appointments { time durationMinutes name treatment } } }',
      )
    ).body.data.agendaToKeep;
  await addPatient(product.database, 1, 'Rosa Soto');
  await addPatient(product.database, 2, 'Rosa Vega');
  const { date } = await keep();
  const book = async (patientId: number, time: string, day = date) => {
    const input = { patientId, date: day, time, treatment: 'Podología general', notes: 'Úlcera' };
    const answer = await staff.graphql(
      'mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }',
      { input },
    );
    return answer.body.data.createAppointment.id as number;
  };
  await book(2, '16:00');
  await book(1, '15:00');
  await book(1, '15:00', '2026-11-19');
  await staff.graphql(
    `mutation { updateAppointment(id: ${await book(2, '17:00')}, version: 1, input: { status: CANCELLED }) { id } }`,
  );
  const hour = { durationMinutes: 60, treatment: 'Podología general' };
  const [soto, vega] = [
    { ...hour, time: '15:00', name: 'Rosa Soto' },
    { ...hour, time: '16:00', name: 'Rosa Vega' },
  ];
  expect(await keep()).toEqual({
    date: '2026-11-18',
    timeZone: 'America/Santiago',
    appointments: [soto, vega],
  });
  await act('blockPatient(patientId: 2, reason: "Pendiente")');
  expect((await keep()).appointments).toEqual([soto]);
});
