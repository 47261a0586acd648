import { addDays, addMonths } from '#domain/clinic-time.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { MessageDelivery } from '../../../src/messages/delivery/message-delivery.js';
import { MessageSweep } from '../../../src/messages/delivery/message-sweep.js';
import { ControlMessages } from '../../../src/reports/controls-due/control-messages.js';
import { MessageHelper, runOn } from '../../messages/message-helper.js';
import { addPatient } from '../../product/builders.js';
import { logInAsReception } from '../../product/people.js';
import type { TestProduct } from '../../product/start-product.js';
import { useProduct, useSecondInstance } from '../../product/use-product.js';
import { LOST, PULSES, VISIT } from '../../records/clinical-records/exam-bodies.js';

const product = useProduct({ environment: { PUBLIC_URL: 'https://clinica.example' } });
const second = useSecondInstance(product);

const TODAY = '2026-11-18';
const CARE = 'Podología general';
const MOBILE = { phone: '9 1234 5678', phone_e164: '+56912345678' };

const desk = new MessageHelper(product, product.staff);

/** At this time in Chile, which is three hours behind UTC. */
function at(time: string, day = TODAY): void {
  const instant = new Date(`${day}T${time}:00-03:00`);
  for (const one of [product, second]) one.clock.instant = instant;
}
const look = (on: TestProduct = product) => runOn(on, ControlMessages, (messages) => messages.writeDue());
const sweep = () => runOn(product, MessageSweep, (sweeper) => sweeper.run());
const rows = async (text: string) => (await product.database.query(text)).rows;

/** Visits two weeks ago, whose control enters the list today. */
async function visit(patientId: number, time: string, daysAgo = 14): Promise<void> {
  const { status } = await product.staff.post('/api/citas/crear_cita_admin/', {
    ...{ paciente: patientId, fecha: addDays(TODAY, -daysAgo), hora: time },
    ...{ tratamiento: CARE, estado: 'completada' },
  });
  expect(status).toBe(201);
}
beforeEach(async () => {
  await desk.clear();
  await rows(`update treatment set control_weeks = case when name = '${CARE}' then 4 end`);
  await rows(`update message_settings set controls_since = '${TODAY}', confirmations = false`);
  at('10:00');
});
const written = async () =>
  (await desk.messages()).map(({ kind, state, channel, driver }) => ({ kind, state, channel, driver }));
const WAITING = { kind: 'CONTROL', state: 'WAITING', channel: 'WHATSAPP', driver: 'LINK' };
const invitations = async () =>
  (await product.staff.get('/api/controles/')).body.map(
    ({ invitacion }: { invitacion: unknown }) => invitacion,
  );

describe('Automatic messages about controls', () => {
  it('writes no messages at first, and once turned on, for controls that enter the list from that day on', async () => {
    await desk.settings('controls_since = null');
    await visit(1, '10:00', 28);
    expect(await look()).toBe(0);
    const update = (version: number, input: object) =>
      product.staff.graphql(
        `mutation ($version: Int!, $input: UpdateMessageSettingsInput!) {
           updateMessageSettings(version: $version, input: $input) { controls controlTime version } }`,
        {
          version,
          input: {
            ...{ confirmations: false, emailConfirmations: true, reminders: true, reminderTime: '10:00' },
            ...input,
          },
        },
      );
    const night = await update(1, { controls: true, controlTime: '21:00' });
    expect(night.body.errors[0].extensions.fields).toEqual({ controlTime: [expect.stringMatching(/noche/)] });
    const on = await update(1, { controls: true, controlTime: '09:30' });
    expect(on.body.data.updateMessageSettings).toEqual({ controls: true, controlTime: '09:30', version: 2 });
    const kept = await update(2, {});
    expect(kept.body.data.updateMessageSettings).toEqual({
      controls: true,
      controlTime: '09:30',
      version: 3,
    });
    await addPatient(product.database, 3, 'Ema Paz', MOBILE);
    await visit(3, '11:00');
    expect(await look()).toBe(1);
    expect(await desk.messages()).toMatchObject([{ ...WAITING, automatic: true, patient_id: 3 }]);
    await update(3, { controls: false });
    expect(await rows('select controls_since from message_settings')).toEqual([{ controls_since: null }]);
  });

  it('writes messages in the hour from their time on, once for each control', async () => {
    await visit(1, '10:00');
    at('09:59');
    expect(await look()).toBe(0);
    at('11:00');
    expect(await look()).toBe(0);
    at('10:55');
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    at('10:00', addDays(TODAY, 1));
    expect(await look()).toBe(0);
    const [message] = await desk.messages();
    expect(message).toMatchObject({ recipient: '+56912345678', date: addDays(TODAY, 14 + 365) });
    expect(message!.body).toBe(
      'Hola Rosa, le escribimos de Clínica Huella: ya es tiempo de su próximo control.\n\nPuede elegir su hora aquí: (enlace personal)\n\nSi prefiere, responda este mensaje y le buscamos una hora.',
    );
  });

  it('writes a message once, however many instances look at the same time', async () => {
    for (const n of [3, 4, 5]) await addPatient(product.database, n, `Paciente ${n}`, MOBILE);
    for (const id of [1, 3, 4, 5]) await visit(id, `${9 + id}:00`);
    const looks = Array.from({ length: 8 }, (_, n) => look(n % 2 === 0 ? product : second));
    expect((await Promise.all(looks)).reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(await written()).toEqual([WAITING, WAITING, WAITING, WAITING]);
  });

  it.each([
    [
      'opposes any message by WhatsApp',
      `insert into message_opposition values (1, 'WHATSAPP', 'REMINDER', now(), 1)`,
    ],
    [
      'is blocked',
      `insert into patient_block (patient_id, reason, blocked_at, blocked_by) values (1, 'Lo pidió', now(), 1)`,
    ],
    ['has no mobile', `update patient set phone = '2 2345 6789', phone_e164 = '+56223456789' where id = 1`],
    [
      'was written to by staff',
      `insert into control_follow_up (patient_id, kind, service_type, reason, visited_on, due_on, channel, note, at, staff_user_id)
       select patient_id, 'INVITED', service_type, 'TREATMENT', date, date + 28, 'WHATSAPP', '', now(), 1 from appointment`,
    ],
    [
      'is not to be called',
      `insert into control_follow_up (patient_id, kind, service_type, reason, visited_on, due_on, note, at, staff_user_id)
       select patient_id, 'DISMISSED', service_type, 'TREATMENT', date, date + 28, 'x', now(), 1 from appointment`,
    ],
  ])('writes no message to a patient who %s', async (_who, fact) => {
    await visit(1, '10:00');
    await rows(fact);
    expect(await look()).toBe(0);
    expect(await desk.messages()).toEqual([]);
  });

  it('writes no message to patients with an appointment to come, and withdraws it once they book', async () => {
    await visit(1, '10:00');
    const id = await desk.book('2026-11-20', '10:00');
    expect(await look()).toBe(0);
    await desk.change(id, { estado: 'cancelada' });
    expect(await look()).toBe(1);
    await desk.change(id, { estado: 'confirmada' });
    const [message] = await desk.messages();
    const { body } = await product.staff.graphql(`mutation { markMessageSent(id: ${message!.id}) { id } }`);
    expect(body.errors[0].extensions.code).toBe('MESSAGE_SETTLED');
    await sweep();
    expect(await desk.messages()).toMatchObject([
      { state: 'WITHDRAWN', failure: expect.stringMatching(/ya tiene hora/) },
    ]);
    await desk.change(id, { estado: 'cancelada' });
    expect(await look()).toBe(1);
    expect(await written()).toEqual([{ ...WAITING, state: 'WITHDRAWN' }, WAITING]);
    expect(await rows('select 1 from control_follow_up')).toHaveLength(1);
  });

  it.each([
    ['its treatment calls for none any more', 'update treatment set control_weeks = null'],
    ['the patient opposes it', `insert into message_opposition values (1, 'WHATSAPP', 'CONTROL', now(), 1)`],
    [
      'it is dismissed',
      `insert into control_follow_up (patient_id, kind, service_type, reason, visited_on, due_on, note, at, staff_user_id)
       select patient_id, 'DISMISSED', service_type, reason, visited_on, due_on, 'x', now(), 1 from control_follow_up`,
    ],
  ])('sends no message once %s', async (_why, change) => {
    await visit(1, '10:00');
    await look();
    await rows(`update outbound_message set driver = 'CLOUD', state = 'QUEUED'`);
    await rows(change);
    const [message] = await desk.messages();
    await runOn(product, MessageDelivery, (delivery) => delivery.deliver(message!.id));
    await sweep();
    expect(await desk.messages()).toMatchObject([{ state: 'WITHDRAWN' }]);
  });

  it('withdraws messages with the consent to messages, and writes none until it is given again', async () => {
    const act = async (mutation: string) =>
      (await product.staff.graphql(`mutation { result: ${mutation} { id } }`)).body.data.result[0].id;
    const id = await act('recordConsent(patientId: 1, kind: MESSAGES)');
    await visit(1, '10:00');
    expect(await look()).toBe(1);
    await act(`withdrawConsent(id: ${id})`);
    expect(await written()).toEqual([{ ...WAITING, state: 'WITHDRAWN' }]);
    expect(await look()).toBe(0);
    await act('recordConsent(patientId: 1, kind: MESSAGES)');
    expect(await look()).toBe(1);
  });

  it('shows messages about controls in the list, with the treatment only to users who may read health data', async () => {
    await visit(1, '10:00');
    await look();
    const [message] = await desk.messages();
    expect(await invitations()).toEqual([
      {
        ...{ id: expect.any(Number), fecha: expect.stringMatching(/^2026-11-18T13/), canal: 'whatsapp' },
        ...{ por: 'Mensaje automático', automatica: true, estado: 'pendiente' },
      },
    ]);
    const open = async (client = product.staff) => {
      const { body } = await client.graphql(`mutation { openMessage(id: ${message!.id}) }`);
      return new URL(body.data.openMessage).searchParams.get('text');
    };
    const [treatment] = await rows(`select id from treatment where name = '${CARE}'`);
    expect(await open()).toContain(
      `https://clinica.example/public?tratamiento=${treatment.id}&profesional=1\n`,
    );
    expect(await open(await logInAsReception(product))).toContain('/public?profesional=1\n');
    expect(
      await rows(`select staff_name from audit_entry a join lateral (
      select name as staff_name from staff_user s where s.id = a.staff_user_id) s on true
      where action = 'CONTROLS_READ'`),
    ).toHaveLength(1);
    at('15:30');
    await product.staff.graphql(`mutation { markMessageSent(id: ${message!.id}) { id } }`);
    expect(await invitations()).toMatchObject([{ fecha: '2026-11-18T18:30:00.000Z', estado: 'enviada' }]);
    const { body } = await product.staff.graphql(
      '{ controlsDue { nodes { invitation { isAutomatic state byName } } } }',
    );
    expect(body.data.controlsDue.nodes).toEqual([
      { invitation: { isAutomatic: true, state: 'SENT', byName: 'Mensaje automático' } },
    ]);
    await product.staff.graphql(`mutation { unmarkMessageSent(id: ${message!.id}) { id } }`);
    await product.staff.graphql(`mutation { discardMessage(id: ${message!.id}) { id } }`);
    expect(await invitations()).toEqual([null]);
    at('10:00', addDays(TODAY, 1));
    expect(await look()).toBe(0);
  });
});

describe('Messages about the risk of the feet', () => {
  it.each([
    { categoria: 3, months: 3 },
    { categoria: 2, months: 6 },
    { categoria: 0, months: 12 },
  ])(
    'writes messages of category $categoria two weeks before the end of the interval, so that their day does not tell it',
    async ({ categoria, months }) => {
      const dueOn = addDays(TODAY, 15);
      const examinado = addMonths(dueOn, -months);
      const { status } = await product.staff.post('/api/pacientes/fichas/', {
        ...VISIT,
        ...{ fecha: examinado, profesional: 1 },
        examen_pie: {
          sensibilidad: { ...LOST, examinado },
          circulacion: { ...PULSES, examinado },
          riesgo_propio: { categoria, motivo: 'Vive solo' },
        },
      });
      expect(status).toBe(201);
      const { body } = await product.staff.graphql(
        `mutation { changePatientAlerts(patientId: 1, changes: [{ kind: DIABETES, isNoted: true }]) { kind } }`,
      );
      expect(body.errors).toBeUndefined();
      expect(await look()).toBe(0);
      expect(await desk.messages()).toEqual([]);
      at('10:00', addDays(TODAY, 1));
      expect(await look()).toBe(1);
      expect(await desk.messages()).toMatchObject([{ kind: 'CONTROL', date: addDays(dueOn, 365) }]);
      await sweep();
      expect(await written()).toEqual([WAITING]);
    },
  );

  it('shows reception no date of an invitation that staff wrote earlier, or of a decision not to call', async () => {
    const reception = await logInAsReception(product);
    await visit(1, '10:00', 20);
    const shown = async () => {
      const { body } = await reception.graphql('{ controlsDue { nodes { invitation { at } } } }');
      return body.data.controlsDue.nodes;
    };
    await rows(`insert into control_follow_up
        (patient_id, kind, service_type, reason, visited_on, due_on, channel, note, at, staff_user_id)
      select patient_id, 'INVITED', service_type, 'TREATMENT', date, date + 28, 'WHATSAPP', '', '${addDays(TODAY, -7)}', 1
      from appointment`);
    expect(await shown()).toEqual([{ invitation: null }]);
    expect(await invitations()).toMatchObject([{ canal: 'whatsapp' }]);
    await rows(`update control_follow_up set at = '${TODAY}'`);
    expect(await shown()).toEqual([{ invitation: { at: expect.stringContaining(TODAY) } }]);
  });
});
