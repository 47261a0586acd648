import { beforeEach, describe, expect, it } from '@jest/globals';
import { addClinicalRecord, addPatient } from '../../product/builders.js';
import { logInAsReception } from '../../product/people.js';
import type { TestClient } from '../../product/test-client.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({ empty: 'clinical_record, appointment, patient, audit_entry' });
const { staff } = product;

const KEYS = 'kind appointment { id } message { id }';
const PAGE = `query ($first: Int!, $after: String, $kinds: [TimelineKind!]) {
  patientTimeline(patientId: 1, first: $first, after: $after, kinds: $kinds) {
    nodes { ${KEYS} record { id } } endCursor hasNextPage } }`;
const WITHOUT_RECORDS = PAGE.replace('record { id }', '');

interface Entry {
  readonly kind: 'APPOINTMENT' | 'RECORD' | 'MESSAGE';
  readonly appointment: { readonly id: number } | null;
  readonly record?: { readonly id: number } | null;
  readonly message: { readonly id: number } | null;
}
const named = ({ kind, appointment, record, message }: Entry): string =>
  `${kind} ${(appointment ?? record ?? message)?.id}`;

const ask = async (variables: object, client: TestClient = staff, document = PAGE) =>
  (await client.graphql(document, { first: 20, ...variables })).body;
const entries = async (variables: object = {}): Promise<string[]> =>
  (await ask(variables)).data.patientTimeline.nodes.map(named);

const addAppointment = (date: string, startMinute: number, status = 'CANCELLED', patientId = 1) =>
  product.database.query(
    `insert into appointment (patient_id, service_type, date, start_minute, duration_minutes, status, treatment, notes,
                              created_at, professional_id)
     values ($1, 'PODIATRY', $2, $3, 60, $4, 'x', '', '2026-11-01T12:00:00Z', 1)`,
    [patientId, date, startMinute, status],
  );
const addMessage = (createdAt: string) =>
  product.database.query(
    `insert into outbound_message (patient_id, kind, channel, driver, automatic, recipient, subject, body, date,
                                   start_minute, state, send_after, created_at)
     values (1, 'REMINDER', 'WHATSAPP', 'LINK', false, '+56912345678', '', 'x', '2026-11-20', 600, 'DISCARDED', $1, $1)`,
    [createdAt],
  );

beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa');
  await addPatient(product.database, 2, 'Berta');
});

describe('Timeline of a patient', () => {
  beforeEach(async () => {
    await addAppointment('2026-11-01', 600);
    await addAppointment('2026-11-30', 600);
    await addAppointment('2026-11-01', 660, 'CANCELLED', 2);
    // On 1 November.
    await addClinicalRecord(product.database, 1);
    // 21:30 on the 1st in Chile, and an hour after midnight.
    await addMessage('2026-11-02T00:30:00Z');
    await addMessage('2026-11-02T04:00:00Z');
  });

  const ALL = ['APPOINTMENT 2', 'MESSAGE 2', 'RECORD 1', 'MESSAGE 1', 'APPOINTMENT 1'];

  it("shows a patient's timeline by the clinic’s local time, newest first", async () => {
    expect(await entries()).toEqual(ALL);
  });

  it('returns a timeline in pages without gaps', async () => {
    const read: string[] = [];
    let page = { endCursor: null, hasNextPage: true };
    while (page.hasNextPage) {
      const { nodes, ...next } = (await ask({ first: 1, after: page.endCursor })).data.patientTimeline;
      read.push(...nodes.map(named));
      page = next;
    }
    expect(read).toEqual(ALL);
  });

  it('limits a timeline to some kinds of entries', async () => {
    expect(await entries({ kinds: ['MESSAGE', 'RECORD'] })).toEqual(['MESSAGE 2', 'RECORD 1', 'MESSAGE 1']);
    expect(await entries({ kinds: ['MESSAGE'] })).toEqual(['MESSAGE 2', 'MESSAGE 1']);
    expect(await entries({ kinds: ['RECORD'] })).toEqual(['RECORD 1']);
    expect(await entries({ kinds: ['APPOINTMENT'] })).toEqual(['APPOINTMENT 2', 'APPOINTMENT 1']);
  });

  it("logs access to a timeline's records only if they were requested", async () => {
    const readings = async () =>
      (await product.database.query("select from audit_entry where action = 'RECORDS_READ'")).rowCount;
    await entries({ kinds: ['APPOINTMENT'] });
    expect(await readings()).toBe(0);
    await entries();
    expect(await readings()).toBe(1);
  });

  it('shows reception no records in a timeline', async () => {
    const reception = await logInAsReception(product);
    const { data } = await ask({}, reception, WITHOUT_RECORDS);
    expect(data.patientTimeline.nodes.map(named)).toEqual(ALL.filter((entry) => entry !== 'RECORD 1'));
    for (const refused of [
      await ask({}, reception),
      await ask({ kinds: ['RECORD'] }, reception, WITHOUT_RECORDS),
    ]) {
      expect(refused.errors[0].extensions.code).toBe('FORBIDDEN');
    }
  });

  it('refuses a cursor of another list for a timeline', async () => {
    const after = Buffer.from('["RECORDS","2026-11-01",1]').toString('base64url');
    expect((await ask({ after })).errors[0].extensions.fields).toHaveProperty('after');
  });
});

describe('Next appointment of a patient', () => {
  const next = async () =>
    (await staff.graphql('{ nextAppointment(patientId: 1) { date time } }')).body.data.nextAppointment;
  const book = (date: string, time: string, status: string) =>
    staff.graphql('mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }', {
      input: { patientId: 1, date, time, status, treatment: 'x' },
    });

  // Now is noon on the 18th.
  it('returns the first appointment that is neither over nor cancelled as the next one', async () => {
    await book('2026-11-18', '10:00', 'BOOKED');
    await book('2026-11-18', '14:00', 'COMPLETED');
    await book('2026-11-19', '10:00', 'CANCELLED');
    expect(await next()).toBeNull();
    await book('2026-11-26', '10:00', 'CONFIRMED');
    await book('2026-11-25', '10:00', 'BOOKED');
    expect(await next()).toEqual({ date: '2026-11-25', time: '10:00' });
  });

  it('returns an appointment in progress as the next one, until it is over', async () => {
    await book('2026-11-18', '12:00', 'BOOKED');
    product.clock.instant = new Date('2026-11-18T15:59:00Z');
    expect(await next()).toEqual({ date: '2026-11-18', time: '12:00' });
    product.clock.instant = new Date('2026-11-18T16:00:00Z');
    expect(await next()).toBeNull();
  });

  it('returns the newest completed appointment as the last visit', async () => {
    const last = async () =>
      (await staff.graphql('{ lastVisit(patientId: 1) { date time } }')).body.data.lastVisit;
    await book('2026-11-17', '10:00', 'CANCELLED');
    await book('2026-11-17', '12:00', 'CONFIRMED');
    await book('2026-11-25', '10:00', 'COMPLETED');
    expect(await last()).toBeNull();
    await book('2026-11-17', '14:00', 'COMPLETED');
    await book('2026-11-16', '16:00', 'COMPLETED');
    expect(await last()).toEqual({ date: '2026-11-17', time: '14:00' });
  });
});
