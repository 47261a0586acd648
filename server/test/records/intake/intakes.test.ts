import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { INTAKE_CONSENTS } from '#domain/records/intake/intake.es.js';
import { NightlyRetention } from '../../../src/privacy/retention/nightly-retention.js';
import { runOn } from '../../messages/message-helper.js';
import { addClinicalRecord, addPatient } from '../../product/builders.js';
import { sendForm } from '../../product/public-form.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({
  empty:
    'intake, intake_link, appointment, patient_alert, clinical_record, patient, audit_entry, patient_merge, suppression',
});
const { staff } = product;
const rows = async (query: string) => (await product.database.query(query)).rows;

const DONE = '/public/cuestionario/listo';
const LINES = 'lines { question answer text since sinceWords state settledByName }';

async function ask(query: string, client = staff) {
  const { body } = await client.graphql(query);
  // As an integrator reads answers: without our types.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  return { data: body.data as any, code: body.errors?.[0]?.extensions.code as string | undefined };
}
const intakesOf = async (patientId = 1) =>
  (
    await ask(
      `{ intakes(patientId: ${patientId}) { id patientId appointmentId visitorName consentDigest ${LINES} } }`,
    )
  ).data.intakes;
const pendingOf = async (patientId = 1) =>
  (await ask(`{ pendingIntakes(patientId: ${patientId}) }`)).data.pendingIntakes;
const review = async (question: string, decision = 'ACCEPTED', intakeId?: number) =>
  ask(`mutation { reviewIntakeLine(input: {
    intakeId: ${intakeId ?? (await intakesOf())[0].id}, question: ${question}, decision: ${decision} }) { ${LINES} } }`);
const makeLink = async (more = '', client = staff): Promise<{ id: number; path: string }> =>
  (await ask(`mutation { createIntakeLink(input: { patientId: 1 ${more} }) { id path } }`, client)).data
    .createIntakeLink;
const stateOf = async (id: number) =>
  (await ask(`{ intakeLink(id: ${id}) { state } }`)).data.intakeLink.state;

async function open(path: string) {
  const { status, body, headers } = await product.client().get(path);
  const text = String(body);
  return { status, text, headers, digest: /name="sha256" value="(\w+)"/.exec(text)?.[1] ?? '' };
}
let digest: string;
const send = (path: string, fields: object, more: object = {}) =>
  sendForm(
    product,
    path,
    { sha256: digest, acepto: 'si', ...fields },
    { 'sec-fetch-site': 'same-origin', ...more },
  );

/** Books as a visitor. @returns the path of the appointment's page */
async function book(name = 'Rosa Lillo', time = '10:00'): Promise<string> {
  const { body } = await product
    .client()
    .graphql('mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { linkToken } }', {
      input: { name, email: 'rosa@demo.invalid', phone: '9 0000 1111', date: '2026-11-20', time },
    });
  return `/public/cita/${body.data.bookAppointment.linkToken}`;
}
const offer = (offers: boolean) => rows(`update clinic_settings set offers_intake = ${offers}`);

beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa Lillo Apellido');
  await offer(true);
  const { path } = await makeLink();
  ({ digest } = await open(path));
});

describe('The questionnaire of a link made at the desk', () => {
  it('shows a plain form with the first name only, and takes one answer', async () => {
    const { id, path } = await makeLink();
    const page = await open(path);
    expect([
      page.status,
      ...['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => page.headers.get(name)),
    ]).toEqual([200, 'no-store', 'no-referrer', 'noindex, nofollow']);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(page.text).toContain('<strong>Rosa</strong>');
    expect(page.text).not.toMatch(/Lillo|Apellido|data-script|<script src/);
    expect(/<form [^>]*>/.exec(page.text)?.[0]).toContain(`action="${path}"`);
    expect(await stateOf(id)).toBe('OPEN');
    const sent = await send(path, { diabetes: 'si', diabetes_desde: '2015-03-01', dolor: '<b>El talón</b>' });
    expect([sent.status, sent.location]).toEqual([303, DONE]);
    expect((await open(DONE)).text).toContain('recibimos sus respuestas');
    expect(await stateOf(id)).toBe('USED');
    const blank = {
      answer: null,
      text: '',
      since: null,
      sinceWords: '',
      state: 'PENDING',
      settledByName: null,
    };
    expect(await intakesOf()).toMatchObject([
      {
        appointmentId: null,
        consentDigest: digest,
        lines: [
          { ...blank, question: 'DIABETES', answer: 'YES', since: '2015-03-01' },
          { ...blank, question: 'PAIN', text: '<b>El talón</b>' },
        ],
      },
    ]);
    expect(JSON.stringify(await rows('select * from intake_link'))).not.toContain(path.split('/').at(-1));
  });

  it('stores one questionnaire if the form is sent many times at once, and refuses other answers', async () => {
    const { path } = await makeLink();
    const same = await Promise.all(Array.from({ length: 6 }, () => send(path, { tabaco: 'nunca' })));
    expect(same.map(({ status }) => status)).toEqual(Array(6).fill(303));
    expect((await send(path, { tabaco: 'actual' })).status).toBe(404);
    expect((await open(path)).status).toBe(404);
    expect(await rows('select question, answer from intake_line')).toEqual([
      { question: 'SMOKING', answer: 'NEVER' },
    ]);
  });

  it('tells the holder of a used link nothing about the answers, and knows its whole form again', async () => {
    const { path } = await makeLink();
    const fields = { diabetes: 'si', tabaco: 'nunca', dolor: 'El talón' };
    expect((await send(path, fields)).status).toBe(303);
    const guesses = [{ diabetes: 'si' }, { diabetes: 'no' }, { tabaco: 'nunca', dolor: 'El talón' }];
    const statuses = [];
    for (const guess of guesses) statuses.push((await send(path, guess)).status);
    expect(statuses).toEqual([404, 404, 404]);
    expect((await send(path, fields)).status).toBe(303);
    // Another link of the same visit replaced them: the form of the first is still its own.
    await send((await makeLink()).path, { tabaco: 'actual' });
    expect((await send(path, fields)).status).toBe(303);
    expect(await rows('select question, answer from intake_line')).toEqual([
      { question: 'SMOKING', answer: 'CURRENT' },
    ]);
  });

  it('answers the same for an unknown, an expired and a used link', async () => {
    const used = await makeLink();
    await send(used.path, { tabaco: 'nunca' });
    const expired = await makeLink();
    product.clock.instant = new Date(product.clock.instant.getTime() + 3_600_000);
    const pages = await Promise.all(
      [used.path, expired.path, '/public/cuestionario/no-existe'].flatMap((path) => [
        open(path).then(({ status, text }) => `${status} ${text}`),
        send(path, { tabaco: 'actual' }).then(({ status, text }) => `${status} ${text}`),
      ]),
    );
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toMatch(/^404 .*Este enlace ya no sirve/s);
    expect(await stateOf(expired.id)).toBe('EXPIRED');
    expect(await rows('select from intake_line')).toHaveLength(1);
  });

  it('refuses hostile bodies with the form as it was filled in, keeps the link, and stores nothing', async () => {
    const { path } = await makeLink();
    const refused = async (fields: object, sentence: string) => {
      const { status, text } = await send(path, fields);
      expect([status, text.includes(sentence)]).toEqual([400, true]);
      return text;
    };
    await refused({}, 'Responda al menos una pregunta.');
    await refused({ diabetes: "si' or 1=1" }, 'Elija una de las respuestas.');
    await refused({ dolor: 'x'.repeat(501) }, 'Acorte el texto');
    await refused({ dolor: 'a\0b' }, 'Quite los caracteres');
    await refused({ diabetes: 'si', diabetes_desde: '2030-01-01' }, 'un día que ya pasó');
    await refused({ sin_alergias: 'si', alergia_latex: 'si' }, 'no las dos cosas');
    const text = await refused({ acepto: '', dolor: '"><script>alert(1)</script>' }, 'marque que acepta');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('<script>alert');
    const stale = await send(path, { diabetes: 'si', sha256: 'otro' });
    expect([stale.status, stale.text.includes('El texto que acepta cambió')]).toEqual([409, true]);
    expect((await send(path, { diabetes: 'si' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const json = await product.client().send('POST', path, { diabetes: { a: 1 } });
    expect(json.status).toBe(400);
    expect((await send(path, { dolor: 'x'.repeat(300_000) })).status).toBe(413);
    expect(await rows('select from intake')).toEqual([]);
    expect((await send(path, { diabetes: 'si' })).status).toBe(303);
  });

  it('lets reception make a link too, for a visit of the patient only, and opens answers to no right but health data', async () => {
    const reception = await logInAsReception(product);
    const { path } = await makeLink('', reception);
    expect((await send(path, { medicamentos: 'Metformina' })).status).toBe(303);
    for (const query of [
      '{ intakes(patientId: 1) { id } }',
      '{ pendingIntakes(patientId: 1) }',
      'mutation { reviewIntakeLine(input: { intakeId: 1, question: PAIN, decision: ACCEPTED }) { id } }',
    ])
      expect([query, (await ask(query, reception)).code]).toEqual([query, 'FORBIDDEN']);
    expect((await reception.get('/api/cuestionarios/?paciente=1')).status).toBe(403);
    // As with alerts, reception does not delete a patient with health data.
    expect((await ask('mutation { deletePatient(id: 1) }', reception)).code).toBe('PATIENT_HAS_RECORDS');
    const other = 'mutation { createIntakeLink(input: { patientId: 1, appointmentId: 99 }) { id } }';
    expect((await ask(other)).code).toBe('NOT_FOUND');
    expect((await ask('mutation { createIntakeLink(input: { patientId: 99 }) { id } }')).code).toBe(
      'NOT_FOUND',
    );
  });
});

it('never edits a consent text that visitors may have agreed to', () => {
  const digests = INTAKE_CONSENTS.map((text) => createHash('sha256').update(text).digest('hex'));
  expect(digests.map((one) => one.slice(0, 12))).toEqual(['7ec653c2d0ae']);
  expect(digests.at(-1)).toBe(digest);
});

describe('The questionnaire of an appointment', () => {
  it('offers a questionnaire on the page of an appointment only if the clinic wants it', async () => {
    const own = await book();
    expect((await open(own)).text).toContain(`href="${own}/cuestionario">Responder antes de venir`);
    const page = await open(`${own}/cuestionario`);
    expect(page.text).toContain('<strong>Rosa</strong>');
    expect(page.text).not.toContain('Lillo');
    await offer(false);
    expect((await open(own)).text).not.toContain('cuestionario');
    expect((await open(`${own}/cuestionario`)).status).toBe(404);
    expect((await send(`${own}/cuestionario`, { diabetes: 'si' })).status).toBe(404);
    expect((await open('/public/cita/no-existe/cuestionario')).status).toBe(404);
    expect(await rows('select from intake')).toEqual([]);
  });

  it('replaces a patient’s unreviewed answers, and does not ask again for a review of the same answer', async () => {
    const own = `${await book()}/cuestionario`;
    const [{ id: patientId }] = await rows(`select id from patient where name = 'Rosa Lillo'`);
    await send(own, { diabetes: 'si', tabaco: 'actual', dolor: 'El talón' });
    const [first] = await intakesOf(patientId);
    await review('DIABETES', 'DISMISSED', first.id);
    expect((await send(own, { diabetes: 'si', tabaco: 'nunca' })).status).toBe(303);
    expect(
      await rows('select question, answer, state from intake_line order by intake_id, question'),
    ).toEqual([
      { question: 'DIABETES', answer: 'YES', state: 'DISMISSED' },
      { question: 'SMOKING', answer: 'NEVER', state: 'PENDING' },
    ]);
    expect(await pendingOf(patientId)).toBe(1);
    expect((await send(own, { diabetes: 'no' })).status).toBe(303);
    expect(await rows(`select answer from intake_line where state = 'PENDING'`)).toEqual([{ answer: 'NO' }]);
  });

  it('names the person who booked in the answers, if it is not the patient', async () => {
    const own = await book();
    await rows(`update patient set name = 'Hugo Distinto' where name = 'Rosa Lillo'`);
    expect((await open(`${own}/cuestionario`)).text).toContain('<strong>Rosa</strong>');
    await send(`${own}/cuestionario`, { marcapasos: 'si' });
    const [{ id }] = await rows(`select id from patient where name = 'Hugo Distinto'`);
    expect((await intakesOf(id))[0].visitorName).toBe('Rosa Lillo');
  });
});

it('asks a reviewed question again in a later questionnaire, also after the answer changed back', async () => {
  const answersOf = async (path: string, embarazo: string, patientId: number): Promise<unknown> => {
    expect((await send(path, { embarazo })).status).toBe(303);
    const [{ id, lines }] = await intakesOf(patientId);
    await review('PREGNANCY', 'ACCEPTED', id);
    return lines.map(({ answer, state }: Record<string, unknown>) => [answer, state]);
  };
  // At the desk, each of them may be of another year.
  for (const answer of ['si', 'si', 'no'] as const)
    expect(await answersOf((await makeLink()).path, answer, 1)).toEqual([
      [answer === 'si' ? 'YES' : 'NO', 'PENDING'],
    ]);
  const own = `${await book()}/cuestionario`;
  const [{ id: patientId }] = await rows(`select max(id) as id from patient`);
  for (const answer of ['si', 'no', 'si'] as const)
    expect(await answersOf(own, answer, patientId)).toEqual([[answer === 'si' ? 'YES' : 'NO', 'PENDING']]);
});

describe('Reviewing a questionnaire', () => {
  const answered = async (fields: object): Promise<number> => {
    await send((await makeLink()).path, fields);
    return (await intakesOf())[0].id;
  };
  const alerts = () =>
    rows(
      'select kind, note, since::text, is_denied as denied from patient_alert where ended_at is null order by id',
    );

  it('changes the alerts by accepted lines only, line by line, and logs the reading', async () => {
    await rows(`insert into patient_alert (patient_id, kind, note, is_denied, noted_at, noted_by)
      values (1, 'DIABETES', 'Tipo 2', false, now(), 1), (1, 'PACEMAKER', '', false, now(), 1)`);
    await answered({
      diabetes: 'si',
      diabetes_desde: '2015-03-01',
      anticoagulantes: 'si',
      cual_anticoagulante: 'Warfarina',
      marcapasos: 'no',
      embarazo: 'si',
      sin_alergias: 'si',
      medicamentos: 'Metformina',
    });
    expect(await alerts()).toHaveLength(2);
    for (const question of ['DIABETES', 'ANTICOAGULANTS', 'PACEMAKER', 'NO_ALLERGIES', 'MEDICINES'])
      expect((await review(question)).code).toBeUndefined();
    const { data } = await review('PREGNANCY', 'DISMISSED');
    expect(data.reviewIntakeLine.lines.map(({ state }: { state: string }) => state)).toEqual([
      'ACCEPTED',
      'ACCEPTED',
      'ACCEPTED',
      'DISMISSED',
      'ACCEPTED',
      'ACCEPTED',
    ]);
    expect(await alerts()).toEqual([
      { kind: 'DIABETES', note: 'Tipo 2', since: '2015-03-01', denied: false },
      { kind: 'ANTICOAGULANTS', note: 'Warfarina', since: null, denied: false },
      { kind: 'PACEMAKER', note: '', since: null, denied: true },
      ...['LATEX', 'IODINE', 'ADHESIVE', 'LIDOCAINE', 'ACRYLATE'].map((one) => ({
        kind: `${one}_ALLERGY`,
        note: '',
        since: null,
        denied: true,
      })),
    ]);
    expect(await pendingOf()).toBe(0);
    expect(await rows(`select action from audit_entry where action = 'INTAKES_READ'`)).toHaveLength(1);
  });

  it('accepts an answer as long as the form takes it, and an older one that is longer', async () => {
    const long = { anticoagulantes: 'si', cual_anticoagulante: 'x'.repeat(201) };
    const refused = await send((await makeLink()).path, long);
    expect([refused.status, refused.text.includes('se admiten hasta 200 caracteres')]).toEqual([400, true]);
    await answered({ ...long, cual_anticoagulante: 'x'.repeat(200) });
    expect((await review('ANTICOAGULANTS')).code).toBeUndefined();
    const id = await answered({ ...long, cual_anticoagulante: 'Warfarina' });
    // As stored before the form had this limit.
    await rows(`set session_replication_role = replica;
      update intake_line set text = repeat('y', 500) where state = 'PENDING'; reset session_replication_role`);
    expect((await review('ANTICOAGULANTS', 'ACCEPTED', id)).code).toBeUndefined();
    expect(await alerts()).toMatchObject([{ kind: 'ANTICOAGULANTS', note: `${'y'.repeat(199)}…` }]);
    expect((await intakesOf())[0].lines[0]).toMatchObject({ text: 'y'.repeat(500), state: 'ACCEPTED' });
  });

  it('lets one of two simultaneous decisions win', async () => {
    const id = await answered({ embarazo: 'si' });
    const codes = await Promise.all(
      ['ACCEPTED', 'DISMISSED', 'ACCEPTED', 'DISMISSED'].map(
        async (decision) => (await review('PREGNANCY', decision, id)).code ?? 'DONE',
      ),
    );
    expect(codes.toSorted()).toEqual(['DONE', 'REQUEST_SETTLED', 'REQUEST_SETTLED', 'REQUEST_SETTLED']);
    const [{ state }] = await rows('select state from intake_line');
    expect(await alerts()).toHaveLength(state === 'ACCEPTED' ? 1 : 0);
  });
});

describe('Unreviewed answers', () => {
  const night = () => runOn(product, NightlyRetention, (retention) => retention.run());
  const questions = async () =>
    (await rows('select question from intake_line order by intake_id, question')).map(
      ({ question }) => question,
    );

  it('deletes unreviewed answers 30 days after the appointment, or after they were given, and keeps reviewed ones', async () => {
    await send((await makeLink()).path, { diabetes: 'si', tabaco: 'nunca' });
    await review('SMOKING', 'DISMISSED');
    await send(`${await book()}/cuestionario`, { dolor: 'El talón' });
    product.clock.instant = new Date('2026-12-17T15:00:00Z');
    await night();
    expect(await questions()).toEqual(['DIABETES', 'SMOKING', 'PAIN']);
    product.clock.instant = new Date('2026-12-18T15:00:00Z');
    await night();
    expect(await questions()).toEqual(['SMOKING', 'PAIN']);
    product.clock.instant = new Date('2026-12-20T15:00:00Z');
    await night();
    expect(await questions()).toEqual(['SMOKING']);
    expect(await rows('select from intake')).toHaveLength(1);
  });

  it('deletes a patient’s answers with a suppression, and moves them with a merge', async () => {
    await addPatient(product.database, 2, 'Rosa L.');
    await send((await makeLink()).path, { diabetes: 'si', tabaco: 'nunca' });
    await review('SMOKING');
    const left = await makeLink();
    const merge = await ask(
      `mutation { mergePatients(input: { keptId: 2, mergedId: 1, keptVersion: 1, mergedVersion: 1, take: [] }) { id } }`,
    );
    expect(merge.code).toBeUndefined();
    expect((await intakesOf(2))[0].lines).toHaveLength(2);
    await addClinicalRecord(product.database, 2);
    await ask('mutation { suppressPatient(patientId: 2) { kind } }');
    expect(await questions()).toEqual(['SMOKING']);
    expect((await open(left.path)).status).toBe(404);
  });
});
