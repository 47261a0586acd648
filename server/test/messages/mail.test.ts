import { beforeEach, describe, expect, it } from '@jest/globals';
import { LiveBus } from '../../src/foundation/live/live-bus.js';
import { MessageDelivery } from '../../src/messages/delivery/message-delivery.js';
import { MessageSweep } from '../../src/messages/delivery/message-sweep.js';
import { addClinicalRecord } from '../product/builders.js';
import { emptyTables } from '../product/empty-tables.js';
import { eventually } from '../product/eventually.js';
import { ADMIN, NOON, type TestProduct } from '../product/start-product.js';
import { useProduct } from '../product/use-product.js';
import { BOOK, bookByRest, reserva, visitor } from '../product/visitors.js';
import { entryLines, headerOf, FakeMailServer, partOf, smtpError } from './fake-mail-server.js';
import { MessageHelper } from './message-helper.js';

const mail = new FakeMailServer();
/** A product without a mail server. */
const without = useProduct();
const product = useProduct({ standIn: mail });
const desk = new MessageHelper(product, product.staff);
beforeEach(async () => {
  await desk.clear();
  await product.database.query(
    `update clinic_settings set name = 'Clínica Ñandú', address = 'Calle Falsa 123', phone = '+56 2 2345 6789'`,
  );
});

const WISH = { ...visitor(1), name: 'Rosa Ejemplo', date: '2026-11-20', time: '10:00' };
async function bookOne(wish = WISH) {
  expect(await bookByRest(product.client(), wish)).toBe('booked');
  return (await product.database.query('select max(id) as id from appointment')).rows[0].id as number;
}
/** The e-mails of the outbox, once none is being sent. */
async function settled() {
  for (;;) {
    const mails = (await desk.messages()).filter(({ channel }) => channel === 'EMAIL');
    if (mails.every(({ state }) => state !== 'QUEUED' && state !== 'SENDING')) return mails;
  }
}
/** The first messages, once each has been tried and waits for a retry. */
async function triedOnce(count = 1) {
  for (;;) {
    const messages = await desk.messages();
    const tried = messages.filter(({ tries, state }) => tries > 0 && state !== 'SENDING');
    if (tried.length === count) return tried.toSorted((one, other) => one.id - other.id);
  }
}

describe('Deleting a patient with upcoming appointments', () => {
  beforeEach(() => emptyTables(product.database, 'audit_entry'));

  it.each([
    ['GraphQL', (id: number) => product.staff.graphql(`mutation { deletePatient(id: ${id}) }`)],
    [
      'REST',
      (_id: number, rut: string) =>
        product.staff.send('DELETE', `/api/pacientes/eliminar_paciente_admin/${rut}/`),
    ],
  ])(
    "announces the cancellations by a patient's deletion by %s, and names the responsible user",
    async (_api, remove) => {
      await bookOne();
      await mail.untilAccepted(1);
      await bookOne({ ...WISH, time: '12:00' });
      await mail.untilAccepted(2);
      const { rows } = await product.database.query('select id, rut from patient where provisional_rut');
      expect(rows).toHaveLength(1);
      const live = product.app.get(LiveBus).events();
      await remove(rows[0].id, rows[0].rut);
      await mail.untilAccepted(4);
      const subjects = mail.letters.slice(2).map((letter) => headerOf(letter, 'Subject'));
      expect(subjects.sort()).toEqual([
        expect.stringMatching(/cancelad.*10:00/i),
        expect.stringMatching(/cancelad.*12:00/i),
      ]);
      // Screens that show the day are notified.
      for await (const event of live) if (event.kind === 'AGENDA') break;
      const { body } = await product.staff.graphql(
        `{ accesses(patientId: ${rows[0].id}) { nodes { action staffName at } } }`,
      );
      expect(body.data.accesses.nodes).toEqual([
        { action: 'PATIENT_DELETED', staffName: 'admin', at: NOON.toISOString() },
      ]);
      // Nothing else is kept about a deleted patient.
      const kept = await product.database.query(
        'select kind, patient_id, appointment_id from outbound_message order by id',
      );
      expect(kept.rows).toEqual(
        ['CANCELLATION', 'CANCELLATION'].map((kind) => ({ kind, patient_id: null, appointment_id: null })),
      );
      await eventually(async () => {
        const words = await product.database.query('select from outbound_message where erased_at is null');
        return words.rows.length === 0;
      });
    },
  );

  it('shows staff a failed cancellation message, and keeps its text only until it is settled', async () => {
    await bookOne();
    await mail.untilAccepted(1);
    const { rows } = await product.database.query('select id from patient where provisional_rut');
    mail.rejectNext.push(smtpError(550));
    await product.staff.graphql(`mutation { deletePatient(id: ${rows[0].id}) }`);
    const failed = async () =>
      (
        await product.staff.graphql(
          '{ outboundMessages(states: [FAILED]) { totalCount nodes { id kind patientId patientName recipient actions } } }',
        )
      ).body.data.outboundMessages;
    await eventually(async () => (await failed()).totalCount === 1);
    const { nodes } = await failed();
    expect(nodes).toEqual([
      {
        id: expect.any(Number),
        kind: 'CANCELLATION',
        patientId: null,
        patientName: 'Paciente eliminado',
        recipient: 'visita1@demo.invalid',
        actions: ['DISCARD'],
      },
    ]);
    await product.staff.graphql(`mutation { discardMessage(id: ${nodes[0].id}) { id } }`);
    const left = await product.database.query('select recipient, body, state from outbound_message');
    expect(left.rows).toEqual([{ recipient: '', body: '(suprimido)', state: 'DISCARDED' }]);
  });

  it('refuses to delete a patient with records, keeps the appointments and logs nothing', async () => {
    await bookOne();
    const { rows } = await product.database.query('select id from patient where provisional_rut');
    await addClinicalRecord(product.database, rows[0].id);
    const { body } = await product.staff.graphql(`mutation { deletePatient(id: ${rows[0].id}) }`);
    expect(body.errors[0].extensions.code).toBe('PATIENT_HAS_RECORDS');
    const left = await product.database.query(
      `select (select count(*) from appointment)::integer as hours, (select count(*) from audit_entry)::integer as entries`,
    );
    expect(left.rows).toEqual([{ hours: 1, entries: 0 }]);
  });
});

describe('E-mails about a visitor’s booking', () => {
  it("confirms a visitor's booking by e-mail, with a calendar entry", async () => {
    const id = await bookOne();
    await mail.untilAccepted(1);
    const [letter] = mail.letters;
    expect(letter).toMatchObject({ from: 'hola@clinica.invalid', to: ['visita1@demo.invalid'] });
    expect(headerOf(letter!, 'Subject')).toBe('Su hora en Clínica Ñandú: viernes 20 de noviembre, 10:00');
    expect(headerOf(letter!, 'Auto-Submitted')).toBe('auto-generated');
    const text = partOf(letter!, 'text/plain')!;
    expect(text).toContain('Hola Rosa:');
    expect(text).toContain('Día: viernes 20 de noviembre de 2026');
    expect(text).toContain('Lugar: Calle Falsa 123');
    expect(partOf(letter!, 'text/html')).toContain('<p>Hola Rosa:</p>');
    const lines = entryLines(partOf(letter!, 'text/calendar')!);
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:huella-${id}@clinica.invalid`,
        'SEQUENCE:0',
        'DTSTAMP:20261118T150000Z',
        // 10:00 in Santiago's summer is 13:00 UTC.
        'DTSTART:20261120T130000Z',
        'DTEND:20261120T140000Z',
        'SUMMARY:Hora en Clínica Ñandú',
        'LOCATION:Calle Falsa 123',
        'TRIGGER:-PT2H',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(letter!.raw).not.toMatch(/Consulta General/);
    expect(await settled()).toMatchObject([
      { kind: 'CONFIRMATION', driver: 'SMTP', state: 'SENT', tries: 1 },
    ]);
  });

  it('promises a visitor a confirmation only if one is queued', async () => {
    const book = async (of: TestProduct, time: string) => {
      const { body } = await of
        .client()
        .graphql(BOOK.replace('status', 'status confirmationByEmail'), { input: { ...WISH, time } });
      return body.data.bookAppointment.confirmationByEmail;
    };
    expect(await book(product, '11:00')).toBe(true);
    await desk.settings('email_confirmations = false');
    expect(await book(product, '12:00')).toBe(false);
    await desk.settings('email_confirmations = true');
    expect(await settled()).toHaveLength(1);
    expect(await book(without, '13:00')).toBe(false);
    expect((await without.database.query('select 1 from outbound_message')).rows).toEqual([]);
    const { body } = await desk.staff.graphql('{ messageChannels { whatsapp email } }');
    expect(body.data.messageChannels).toEqual({ whatsapp: 'LINK', email: true });
    const rest = await product.client().post('/api/citas/reservar/', reserva({ ...WISH, time: '15:00' }));
    expect(Object.keys(rest.body)).toEqual(['mensaje', 'fecha', 'hora', 'estado']);
    // No e-mail of this test may arrive during the next one.
    await settled();
  });

  it('announces a moved booking with a calendar entry that replaces the first', async () => {
    const id = await bookOne();
    await mail.untilAccepted(1);
    await settled();
    await desk.change(id, { notas: 'nada' });
    await desk.change(id, { fecha: '2027-07-20', hora: '16:00' });
    await mail.untilAccepted(2);
    const lines = entryLines(partOf(mail.letters[1]!, 'text/calendar')!);
    expect(lines).toEqual(
      expect.arrayContaining([`UID:huella-${id}@clinica.invalid`, 'SEQUENCE:2', 'DTSTART:20270720T200000Z']),
    );
    expect(headerOf(mail.letters[1]!, 'Subject')).toContain('martes 20 de julio, 16:00');
  });

  it.each([
    ['cancelled', (id: number) => desk.change(id, { estado: 'cancelada' })],
    ['deleted', async (id: number) => void (await desk.staff.send('DELETE', `/api/citas/eliminar/${id}/`))],
  ])('announces that a booking was %s, and removes it from the calendar', async (_case, end) => {
    const id = await bookOne();
    await mail.untilAccepted(1);
    await settled();
    await end(id);
    await mail.untilAccepted(2);
    expect(headerOf(mail.letters[1]!, 'Subject')).toMatch(/^Hora cancelada/);
    expect(entryLines(partOf(mail.letters[1]!, 'text/calendar')!)).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        `UID:huella-${id}@clinica.invalid`,
        'SEQUENCE:1',
        'STATUS:CANCELLED',
        'DTSTART:20261120T130000Z',
      ]),
    );
  });

  it('confirms a booking again that comes back after a cancellation', async () => {
    const id = await bookOne();
    await mail.untilAccepted(1);
    await settled();
    await desk.change(id, { estado: 'cancelada' });
    await mail.untilAccepted(2);
    await settled();
    await desk.change(id, { estado: 'reservada' });
    await mail.untilAccepted(3);
    expect((await settled()).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'CONFIRMATION SENT',
      'CANCELLATION SENT',
      'CONFIRMATION SENT',
    ]);
  });
});

it('sends no e-mails for bookings by staff and cancellations of hours that were never confirmed', async () => {
  const id = await desk.book('2026-11-20', '10:00');
  await desk.change(id, { hora: '11:00' });
  await desk.change(id, { estado: 'cancelada' });
  await desk.settings('email_confirmations = false');
  const quiet = await bookOne({ ...WISH, time: '12:00' });
  await desk.settings('email_confirmations = true');
  await desk.change(quiet, { estado: 'cancelada' });
  expect(await settled()).toEqual([]);
});

describe('Failures of the mail server', () => {
  it('stops retrying if the mail server refuses the address', async () => {
    mail.judgeRecipient = () => smtpError(550);
    await bookOne();
    expect(await settled()).toMatchObject([
      { state: 'FAILED', tries: 1, failure: expect.stringMatching(/no aceptó el mensaje/) },
    ]);
  });

  it.each([
    ['is full', 452],
    ['asks to wait', 421],
  ])('retries if the mail server %s', async (_case, code) => {
    mail.rejectNext.push(smtpError(code));
    await bookOne();
    expect(await triedOnce()).toMatchObject([{ state: 'QUEUED', failure: expect.stringMatching(/esperar/) }]);
    product.clock.instant = new Date(NOON.getTime() + 30_000);
    await desk.run(MessageSweep, (sweep) => sweep.run());
    await mail.untilAccepted(1);
    expect(await settled()).toMatchObject([{ state: 'SENT', tries: 2, failure: '' }]);
  });

  it('does not repeat an e-mail if the mail server hangs up after it, as it may have accepted it', async () => {
    mail.rejectNext.push('hang up');
    await bookOne();
    expect(await settled()).toMatchObject([{ state: 'UNCERTAIN', tries: 1 }]);
    product.clock.instant = new Date(NOON.getTime() + 3_600_000);
    await desk.run(MessageSweep, (sweep) => sweep.run());
    expect(mail.letters).toEqual([]);
  });

  it('books while the mail server is down, and sends the e-mail later', async () => {
    await mail.stop();
    await bookOne();
    const [message] = await triedOnce();
    expect(message).toMatchObject({ state: 'QUEUED', failure: expect.stringMatching(/conexión/) });
    await mail.start();
    product.clock.instant = new Date(NOON.getTime() + 30_000);
    await desk.run(MessageDelivery, (delivery) => delivery.deliver(message!.id));
    expect(mail.letters).toHaveLength(1);
  });

  it('sends delayed e-mails only of kinds and channels that the patient has not opted out of meanwhile', async () => {
    await mail.stop();
    await bookOne();
    await bookOne({ ...visitor(2), date: '2026-11-20', time: '12:00' });
    const messages = await triedOnce(2);
    // The opt-out is recorded while the e-mail is being written, so neither transaction sees the other.
    const oppose = (patient: number, channel: string, kind: string) =>
      product.database.query(
        `insert into message_opposition (patient_id, channel, kind, noted_at, noted_by)
         select patient_id, $2, $3, now(), 1 from outbound_message where id = $1`,
        [patient, channel, kind],
      );
    const [opposed, other] = messages.map(({ id }) => id);
    await oppose(opposed!, 'EMAIL', 'CONFIRMATION');
    await oppose(other!, 'EMAIL', 'CANCELLATION');
    await oppose(other!, 'WHATSAPP', 'CONFIRMATION');
    await mail.start();
    product.clock.instant = new Date(NOON.getTime() + 30_000);
    for (const { id } of messages) await desk.run(MessageDelivery, (delivery) => delivery.deliver(id));
    expect((await desk.messages()).map(({ id, state }) => [id, state]).sort()).toEqual([
      [opposed, 'WITHDRAWN'],
      [other, 'SENT'],
    ]);
    expect(mail.letters.map(({ to }) => to)).toEqual([['visita2@demo.invalid']]);
  });
});

describe('User input in an e-mail', () => {
  it('adds no header and no other recipient to an e-mail from user input', async () => {
    await product.database.query(
      `update clinic_settings set name = E'Clínica\\r\\nBcc: otro@demo.invalid', phone = E'1\\r\\n\\r\\n.\\r\\nMAIL FROM'`,
    );
    await bookOne({ ...WISH, name: 'Rosa\r\nBcc: otro@demo.invalid <script>alert(1)</script>' });
    await mail.untilAccepted(1);
    const [letter] = mail.letters;
    expect(letter!.to).toEqual(['visita1@demo.invalid']);
    expect(letter!.raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
    expect(headerOf(letter!, 'Subject')).toBe(
      'Su hora en Clínica Bcc: otro@demo.invalid: viernes 20 de noviembre, 10:00',
    );
    expect(entryLines(partOf(letter!, 'text/calendar')!).filter((line) => line.startsWith('BEGIN:'))).toEqual(
      ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'BEGIN:VALARM'],
    );
  });

  it('keeps user input as text in an HTML e-mail', async () => {
    await product.database.query(`update clinic_settings set name = '<b>Clínica</b> & "Cía"'`);
    await bookOne({ ...WISH, name: '<img/src=x> Rosa' });
    await mail.untilAccepted(1);
    const html = partOf(mail.letters[0]!, 'text/html')!;
    expect(html).toContain('&lt;b&gt;Clínica&lt;/b&gt; &amp; &quot;Cía&quot;');
    expect(html).not.toMatch(/<(b|img)\b/);
  });

  it.each([
    'BANCO ESTADO BLOQUEADO entre a bit.ly',
    'https://banco.example/entrar',
    'clinica.cl',
    `\u202e${'ﷺ'.repeat(150)}`,
    '<img/src=x> Rosa',
  ])('does not greet with a text that is not a name: %s', async (name) => {
    await bookOne({ ...WISH, name });
    await mail.untilAccepted(1);
    const [letter] = mail.letters;
    expect(partOf(letter!, 'text/plain')).toMatch(/^Hola:\r?\n/);
    for (const part of ['text/plain', 'text/html', 'text/calendar']) {
      expect(partOf(letter!, part)).not.toContain(name.split(' ').at(-1));
    }
  });
});

it('shows the mail server that environment variables set, and refuses to replace it on the screen', async () => {
  const ANSWER = '{ mail { source host username sender mustRetypePassword version } }';
  const { body } = await product.staff.graphql(`{ messageConnections ${ANSWER} }`);
  expect(body.data.messageConnections.mail).toEqual({
    source: 'ENVIRONMENT',
    host: '127.0.0.1',
    username: null,
    sender: 'Clínica Demo <hola@clinica.invalid>',
    mustRetypePassword: false,
    version: null,
  });
  const refused = await product.staff.graphql(
    `mutation ($input: MailConnectionInput!, $password: String!) { connectMail(input: $input, password: $password) ${ANSWER} }`,
    {
      input: { host: 'mail.invalid', port: 587, sender: 'a@b.invalid', recipient: 'c@d.invalid' },
      password: ADMIN.password,
    },
  );
  expect(refused.body.errors[0].extensions.fields).toEqual({ host: [expect.stringContaining('SMTP_URL')] });
});
