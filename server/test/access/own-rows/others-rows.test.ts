import { OWN_AGENDA_MESSAGES } from '#domain/access/own-agenda.es.js';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient, madeUpRut } from '../../product/builders.js';
import type { TestClient } from '../../product/test-client.js';
import { stopSchedules } from '../../product/stop-schedules.js';
import { useSharedProduct } from '../../product/use-product.js';
import { PDF, photoClient } from '../../records/photos/photo-client.js';
import { addOwnProfessional, logInLimited, OTHERS, OWN } from './own-clinic.js';

interface Made {
  readonly id: number;
  readonly professionalId: number | null;
}

/** Olga comes to both professionals for podiatry: what a limited person does must not reach the other one's rows. */
const product = useSharedProduct({
  empty:
    'patient, appointment, clinical_record, certificate, photo, consent_answer, consent_text, waiting_entry, foot_control, control_follow_up, audit_entry',
});
const { staff } = product;
const { upload } = photoClient(product);
let ana: TestClient;
let olga: number;

const rows = async (text: string, values: unknown[] = []) =>
  (await product.database.query(text, values)).rows;
const run = async (client: TestClient, document: string, variables: object = {}) =>
  (await client.graphql(document, variables)).body;

beforeAll(async () => {
  await addOwnProfessional(product.database);
  await rows(
    `update professional set title = 'Podóloga', rut = ('{${madeUpRut(8)},${madeUpRut(9)}}'::text[])[position],
            registry_number = '99', registry_authority = 'Seremi', address = 'Calle 1'
     where id in (${OTHERS}, ${OWN})`,
  );
  await rows(`update clinic_settings set name = 'Clínica Sur', address = 'x', city = 'Temuco', phone = '1'`);
  await stopSchedules(product);
  ana = await logInLimited(product);
});
beforeEach(async () => {
  // No person can be written to, so that no hour is offered by itself.
  await addPatient(product.database, 1, 'Olga Propia', { phone: 'no tiene', email: '' });
  [{ id: olga }] = await rows('select id from patient');
});

const book = async (profesional: number, hora: string, more: object = {}): Promise<number> => {
  const made = { paciente: olga, fecha: '2026-11-20', hora, tratamiento: 'x', profesional, ...more };
  return (await staff.post('/api/citas/crear_cita_admin/', made)).body.id;
};
/** A record of a visit to that professional. */
const record = async (professional: number, hora: string): Promise<number> => {
  const appointment = await book(professional, hora);
  const input = `patientId: ${olga}, date: "2026-11-18", careDescription: "a", procedure: "b", instructions: "c",
    appointmentId: ${appointment}, professionalId: ${professional}`;
  const made = await run(staff, `mutation { createClinicalRecord(input: { ${input} }) { id } }`);
  return made.data.createClinicalRecord.id;
};

describe('The waiting list', () => {
  const DAYS = { fromDate: '2026-11-23', toDate: '2026-11-24', dayPart: 'MORNING' };
  const add = (client: TestClient, input: object) =>
    run(client, 'mutation ($input: AddToWaitingListInput!) { addToWaitingList(input: $input) }', {
      input: { ...DAYS, patientId: olga, ...input },
    });
  const entries = () =>
    rows(
      `select id, professional_id as "professionalId", day_part as "dayPart", ended_at as "endedAt" from waiting_entry`,
    );
  const listed = async (client: TestClient) =>
    (await run(client, '{ waitingList { id } }')).data.waitingList.length;
  beforeEach(async () => {
    await book(OWN, '12:00');
  });

  it('keeps the waiting-list entry of a patient who waits for another professional', async () => {
    await add(staff, { professionalId: OTHERS });
    const before = await entries();
    const refused = await add(ana, { dayPart: 'ALL' });
    expect(refused.errors?.[0].extensions.fields).toEqual({
      patientId: [OWN_AGENDA_MESSAGES.waitsForOthers],
    });
    expect(await entries()).toEqual(before);
    // An entry for any professional is the limited person's own too.
    await rows('delete from waiting_entry');
    await add(staff, {});
    expect((await add(ana, { dayPart: 'ALL' })).data).toEqual({ addToWaitingList: true });
    expect(await entries()).toMatchObject([{ professionalId: null, dayPart: 'all' }]);
  });

  it('does not let a limited person change waiting entries that are offered another professional’s hour', async () => {
    // The list's job, due after the booking above, would withdraw an offer without a message.
    await stopSchedules(product);
    await rows(
      `insert into waiting_entry (patient_id, service_type, treatment, duration_minutes, from_date, to_date, day_part, booked_name, created_at)
       values ($1, 'PODIATRY', 'Consulta General', 60, '2026-11-23', '2026-11-24', 'all', 'Olga Propia', now())`,
      [olga],
    );
    const [{ id }] = await entries();
    await rows(
      `insert into waiting_offer (waiting_entry_id, treatment, professional_id, date, start_minute, duration_minutes, state, created_at)
       values ($1, 'x', $2, '2026-11-23', 600, 60, 'OPEN', now())`,
      [id, OTHERS],
    );
    expect(await listed(ana)).toBe(0);
    expect(await listed(staff)).toBe(1);
    const before = await entries();
    const offered = await run(
      ana,
      `mutation { offerWaitingHour(id: ${id}, date: "2026-11-23", time: "15:00") }`,
    );
    expect(offered.errors?.[0].extensions.code).toBe('NOT_FOUND');
    await run(ana, `mutation { removeFromWaitingList(id: ${id}) }`);
    expect((await add(ana, { dayPart: 'ALL' })).errors?.[0].extensions.fields).toHaveProperty('patientId');
    expect(await entries()).toEqual(before);
    expect(await rows('select state from waiting_offer')).toEqual([{ state: 'OPEN' }]);
  });

  it('offers an hour freed by a limited person at once to people whom they do not see', async () => {
    await addPatient(product.database, 2, 'Rosa Ajena', { phone: 'no tiene', email: '' });
    const [{ id: rosa }] = await rows('select id from patient where rut = $1', [madeUpRut(2)]);
    await add(staff, { patientId: rosa });
    const [{ id }] = await rows('select id from appointment');
    const jobs = async () =>
      Number((await rows(`select count(*) from pgboss.job where name = 'waiting-list'`))[0].count);
    const before = await jobs();
    expect((await ana.send('DELETE', `/api/citas/eliminar/${id}/`)).status).toBe(204);
    expect(await jobs()).toBeGreaterThan(before);
  });
});

describe('Papers of another professional about a shared patient', () => {
  const issue = async (recordId: number, kind = 'kind: GENERAL'): Promise<number> =>
    (
      await run(
        staff,
        `mutation { issueCertificate(input: { recordId: ${recordId}, ${kind}, issueDate: "2026-11-18" }) { id } }`,
      )
    ).data.issueCertificate.id;
  /** The professional of the visit of each listed row, by id. */
  const professionals = async (client: TestClient, query: string) => {
    const [list] = Object.values((await run(client, query)).data) as [Made[] | { nodes: Made[] }];
    const made = 'nodes' in list ? list.nodes : list;
    return Object.fromEntries(made.map(({ id, professionalId }) => [id, professionalId]));
  };

  it('refuses to withdraw certificates of another professional', async () => {
    const [others, own] = [await record(OTHERS, '17:00'), await record(OWN, '12:00')];
    const withdraw = (id: number) =>
      run(ana, `mutation { withdrawCertificate(id: ${id}, reason: "x") { withdrawnReason } }`);
    const theirs = await issue(others);
    expect((await withdraw(theirs)).errors?.[0]).toMatchObject({
      message: OWN_AGENDA_MESSAGES.certificateOfOthers,
      extensions: { code: 'FORBIDDEN' },
    });
    expect(await rows('select from certificate_withdrawal')).toEqual([]);
    // One of an own visit, by any issuer.
    expect((await withdraw(await issue(own))).errors).toBeUndefined();
    expect(
      await rows('select certificate_id <> $1 as "isOwn" from certificate_withdrawal', [theirs]),
    ).toEqual([{ isOwn: true }]);
  });

  it('refuses to answer referrals of another professional', async () => {
    const [others, own] = [await record(OTHERS, '17:00'), await record(OWN, '12:00')];
    const referral = 'kind: REFERRAL, parts: [{ part: FINDINGS, text: "x" }]';
    const [theirs, mine] = [await issue(others, referral), await issue(own, referral)];
    const open = '{ openReferrals(first: 5) { nodes { id professionalId } } }';
    expect(await professionals(ana, open)).toEqual({ [theirs]: OTHERS, [mine]: OWN });
    const answer = (id: number) =>
      run(ana, `mutation { answerReferral(id: ${id}, answeredOn: "2026-11-18", answer: "x") { answer } }`);
    expect((await answer(theirs)).errors?.[0]).toMatchObject({
      message: OWN_AGENDA_MESSAGES.certificateOfOthers,
      extensions: { code: 'FORBIDDEN' },
    });
    expect(await rows('select from referral_answer')).toEqual([]);
    expect((await answer(mine)).data.answerReferral).toEqual({ answer: 'x' });
    expect(await rows('select certificate_id as id from referral_answer')).toEqual([{ id: mine }]);
  });

  it('refuses to withdraw consents of another professional’s visit; a withdrawn own one takes back every acceptance of its text', async () => {
    const write = async (title: string): Promise<number> =>
      (
        await run(
          staff,
          `mutation { createConsentText(input: { title: "${title}", body: "x", treatmentIds: [] }) { id } }`,
        )
      ).data.createConsentText.id;
    const sign = async (client: TestClient, textId: number, appointmentId: number | null) => {
      const what = { patientId: olga, textId, appointmentId };
      const shown = await run(
        client,
        'query ($input: ConsentToSignInput!) { consentToSign(input: $input) { digest } }',
        { input: what },
      );
      const { digest } = shown.data.consentToSign;
      const signed = await run(
        client,
        'mutation ($input: SignConsentInput!) { signConsent(input: $input) { id } }',
        { input: { ...what, digest, answer: 'ACCEPTED', typedName: 'Olga Propia', isOfAge: true } },
      );
      return Number(signed.data.signConsent.id);
    };
    const [text, other] = [await write('Bracket'), await write('Láser')];
    const theirs = await sign(staff, text, await book(OTHERS, '17:00'));
    const mine = await sign(staff, text, await book(OWN, '12:00'));
    const withoutVisit = await sign(ana, other, null);
    const signed = `{ signedConsents(patientId: ${olga}) { id professionalId } }`;
    const known = { [mine]: OWN, [withoutVisit]: null };
    expect(await professionals(ana, signed)).toEqual({ ...known, [theirs]: null });
    expect(await professionals(staff, signed)).toEqual({ ...known, [theirs]: OTHERS });
    const withdraw = (id: number) =>
      run(ana, `mutation { withdrawSignedConsent(id: ${id}, reason: "x") { withdrawalReason } }`);
    const withdrawn = async () =>
      (await rows('select id from consent_answer where withdrawn_at is not null order by id')).map(
        ({ id }) => id,
      );
    expect((await withdraw(theirs)).errors?.[0]).toMatchObject({
      message: OWN_AGENDA_MESSAGES.consentOfOthers,
      extensions: { code: 'FORBIDDEN' },
    });
    expect(await withdrawn()).toEqual([]);
    expect((await withdraw(withoutVisit)).errors).toBeUndefined();
    expect(await withdrawn()).toEqual([withoutVisit]);
    expect((await withdraw(mine)).errors).toBeUndefined();
    expect(await withdrawn()).toEqual([theirs, mine, withoutVisit]);
  });

  it('refuses to withdraw or move photos of another professional', async () => {
    const [others, own] = [await record(OTHERS, '17:00'), await record(OWN, '12:00')];
    const theirs = (await upload(PDF, `paciente=${olga}&ficha=${others}`)).body.id;
    const mine = (await upload(PDF, `paciente=${olga}&ficha=${own}`)).body.id;
    const unwritten = (await upload(PDF, `paciente=${olga}&cita=${await book(OTHERS, '18:00')}`)).body.id;
    const list = `{ photos(patientId: ${olga}, first: 5) { nodes { id professionalId } } }`;
    const written = { [theirs]: OTHERS, [mine]: OWN };
    expect(await professionals(staff, list)).toEqual({ ...written, [unwritten]: OTHERS });
    // They see no appointment of others, but the record of their service.
    expect(await professionals(ana, list)).toEqual({ ...written, [unwritten]: null });
    await addPatient(product.database, 2, 'Eva Propia');
    await rows(
      `update patient set registered_by = (select id from staff_user where username = 'ana') where rut = $1`,
      [madeUpRut(2)],
    );
    const [{ id: eva }] = await rows('select id from patient where rut = $1', [madeUpRut(2)]);
    const withdraw = (id: number) => run(ana, `mutation { withdrawPhoto(id: ${id}, reason: "x") { id } }`);
    const move = (id: number) => run(ana, `mutation { movePhoto(id: ${id}, patientId: ${eva}) { id } }`);
    const stored = () =>
      rows('select id, patient_id as patient, withdrawn_at is not null as gone from photo order by id');
    const before = await stored();
    for (const refused of [await withdraw(theirs), await move(theirs), await withdraw(unwritten)])
      expect(refused.errors?.[0]).toMatchObject({
        message: OWN_AGENDA_MESSAGES.photoOfOthers,
        extensions: { code: 'FORBIDDEN' },
      });
    expect(await stored()).toEqual(before);
    expect((await withdraw(mine)).errors).toBeUndefined();
  });

  it('keeps the dismissal of another professional’s control when a limited person undoes theirs', async () => {
    const [others, own] = [await record(OTHERS, '17:00'), await record(OWN, '12:00')];
    await rows(`update appointment set status = 'CANCELLED'; delete from appointment_slot`);
    await rows('delete from outdated_foot_control');
    await rows(
      `insert into foot_control (patient_id, reason, starts_on, due_on, clinical_record_id, visited_on, professional_id)
       values ($1, 'RISK', '2026-10-18', '2026-11-10', $2, '2026-08-18', ${OTHERS}),
              ($1, 'BRACE', '2026-10-18', '2026-11-10', $3, '2026-08-19', ${OWN})`,
      [olga, others, own],
    );
    const of = `patientId: ${olga}, serviceType: PODIATRY`;
    expect((await run(staff, `mutation { dismissControl(${of}, note: "x") }`)).errors).toBeUndefined();
    expect((await run(ana, `mutation { restoreControl(${of}) }`)).errors).toBeUndefined();
    expect(
      await rows(`select reason, undone_at is not null as "isCalled" from control_follow_up order by reason`),
    ).toEqual([
      { reason: 'BRACE', isCalled: true },
      { reason: 'RISK', isCalled: false },
    ]);
  });
});
