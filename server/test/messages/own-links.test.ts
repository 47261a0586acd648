import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../product/eventually.js';
import { useProduct } from '../product/use-product.js';
import { bookByRest, visitor } from '../product/visitors.js';
import { FakeMailServer, partOf } from './fake-mail-server.js';
import { MessageHelper } from './message-helper.js';

const LINK = /https:\/\/clinica\.example\/public\/cita\/([\w-]{43})/g;
const tokensIn = (text: string): string[] => [...text.matchAll(LINK)].map(([, token]) => token!);
const FRIDAY = '2026-11-20';

const mail = new FakeMailServer();
const product = useProduct({ standIn: mail, environment: { PUBLIC_URL: 'https://clinica.example/' } });
const desk = new MessageHelper(product, product.staff);

const timeOf = async (token: string): Promise<string> => {
  const { body } = await product
    .client()
    .graphql('query ($token: String!) { ownAppointment(token: $token) { time } }', { token });
  return body.data.ownAppointment.time;
};
/** All stored messages and links, as text. */
const stored = async (): Promise<string> => {
  const { rows } = await product.database.query(
    'select m::text as row from outbound_message m union all select l::text from appointment_link l',
  );
  return rows.map(({ row }) => row).join('\n');
};

/** An appointment with a confirmation that waits for staff. */
async function prepare(): Promise<number> {
  const appointmentId = await desk.book(FRIDAY, '10:00');
  await product.staff.graphql(
    `mutation { sendMessage(appointmentId: ${appointmentId}, kind: CONFIRMATION) { id } }`,
  );
  return appointmentId;
}

describe('Links in messages about an appointment', () => {
  beforeEach(async () => {
    await desk.clear();
    await product.database.query('update clinic_settings set visitors_may_change = true');
  });

  it('sends an e-mail with its own link to the appointment, which is stored nowhere', async () => {
    expect(await bookByRest(product.client(), { ...visitor(1), date: FRIDAY, time: '10:00' })).toBe('booked');
    await mail.untilAccepted(1);
    const letter = mail.letters[0]!;
    const [token] = tokensIn(partOf(letter, 'text/plain')!);
    expect(partOf(letter, 'text/html')).toContain(`<a href="https://clinica.example/public/cita/${token}">`);
    expect(await timeOf(token!)).toBe('10:00');
    expect((await desk.messages()).find(({ channel }) => channel === 'EMAIL')!.body).toContain(
      'Vea, confirme o cambie su hora aquí: (enlace personal)',
    );
    expect(await stored()).not.toContain(token);
  });

  it('adds the link to a message that staff send themselves only when it is opened', async () => {
    await product.database.query('update clinic_settings set visitors_may_change = false');
    const appointmentId = await prepare();
    const { body } = await product.staff.graphql(
      '{ outboundMessages { nodes { id body link carriesLink } } }',
    );
    const [message] = body.data.outboundMessages.nodes;
    expect(message).toMatchObject({
      carriesLink: true,
      body: expect.stringMatching(/\n\nVea y confirme su hora aquí: \(enlace personal\)$/),
      link: expect.not.stringMatching(/enlace|cita%2F/),
    });
    const open = async (): Promise<string> => {
      const opened = await product.staff.graphql(`mutation { openMessage(id: ${message.id}) }`);
      return new URL(opened.body.data.openMessage).searchParams.get('text')!;
    };
    const [first, second] = [tokensIn(await open())[0]!, tokensIn(await open())[0]!];
    expect(first).not.toBe(second);
    expect([await timeOf(first), await timeOf(second)]).toEqual(['10:00', '10:00']);
    const rest = await product.staff.post('/api/notificaciones/whatsapp/confirmacion/', {
      cita_id: appointmentId,
    });
    expect(tokensIn(rest.body.mensaje)).toHaveLength(1);
    expect(new URL(rest.body.enlace).searchParams.get('text')).toBe(rest.body.mensaje);
    expect(await stored()).not.toContain(first);
    const visitorsTry = await product.client().graphql(`mutation { openMessage(id: ${message.id}) }`);
    expect(visitorsTry.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('returns the same link to a repeated request with the same key, and creates no other', async () => {
    await prepare();
    const [message] = await desk.messages();
    const open = () =>
      product.staff.graphql(`mutation { openMessage(id: ${message!.id}) }`, {}, { 'idempotency-key': 'una' });
    const answers = [...(await Promise.all([open(), open()])), await open()];
    expect(tokensIn(new URL(answers[0]!.body.data.openMessage).searchParams.get('text')!)).toHaveLength(1);
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
    expect((await product.database.query('select from appointment_link')).rowCount).toBe(1);
  });

  it('adds no link to a message opened while its appointment passes to another patient', async () => {
    const id = await prepare();
    const [message] = await desk.messages();
    const giver = await product.database.connect();
    await giver.query('begin');
    await giver.query('update appointment set patient_id = 2 where id = $1', [id]);
    const opening = product.staff.graphql(`mutation { openMessage(id: ${message!.id}) }`);
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await eventually(async () => (await product.database.query(waiting)).rowCount !== 0, 'the link waits');
    await giver.query('commit');
    giver.release();
    const { body } = await opening;
    expect(tokensIn(new URL(body.data.openMessage).searchParams.get('text')!)).toEqual([]);
    expect((await product.database.query('select from appointment_link')).rowCount).toBe(0);
  });

  it('adds no link to a message about a cancelled or moved appointment', async () => {
    const id = await prepare();
    const [message] = await desk.messages();
    await desk.change(id, { estado: 'cancelada' });
    const { body } = await product.staff.graphql(`mutation { openMessage(id: ${message!.id}) }`);
    expect(tokensIn(new URL(body.data.openMessage).searchParams.get('text')!)).toEqual([]);
  });
});
