import { addDays, type LocalDate, timeAt } from '#domain/clinic-time.js';
import { longDay } from '#domain/clinic-time.es.js';
import { greetedFirstName } from '#domain/messages/greeting.js';
import { parseTemplate, renderTemplate } from '#domain/messages/message-template.js';
import { DEFAULT_TEXTS } from '#domain/messages/message-template.es.js';
import { NO_PHONE } from '#domain/messages/message.es.js';
import type { MessageState } from '#domain/messages/message.js';
import type { EntityManager } from '@mikro-orm/postgresql';

interface DemoAppointment {
  readonly id: number;
  readonly patientId: number;
  readonly name: string;
  readonly phone: string;
  readonly date: LocalDate;
  readonly startMinute: number;
}

const STATES: readonly MessageState[] = [
  'WAITING',
  'SENT',
  'WAITING',
  'FAILED',
  'WAITING',
  'SENT',
  'DISCARDED',
];

/** Confirmations for the next appointments: some queued, some sent, one without a recipient. */
export async function addDemoMessages(em: EntityManager, today: LocalDate): Promise<void> {
  const appointments = (await em.execute(
    `select a.id, p.id as "patientId", p.name, p.phone_e164 as phone, a.date::text as date, a.start_minute as "startMinute"
     from appointment a join patient p on p.id = a.patient_id
     where a.date > ? and a.status in ('BOOKED', 'CONFIRMED') order by a.date, a.start_minute, a.id limit ?`,
    [addDays(today, 1), STATES.length],
  )) as DemoAppointment[];
  for (const [index, appointment] of appointments.entries()) {
    await addMessage(em, appointment, STATES[index] ?? 'WAITING');
  }
}

async function addMessage(em: EntityManager, of: DemoAppointment, state: MessageState): Promise<void> {
  const parsed = parseTemplate(DEFAULT_TEXTS.CONFIRMATION);
  const body =
    'parts' in parsed
      ? renderTemplate(parsed.parts, {
          patient: greetedFirstName(of.name),
          clinic: 'Clínica Demo',
          date: longDay(of.date),
          time: timeAt(of.startMinute),
          treatment: '',
          place: '',
          phone: '',
          link: '',
        })
      : '';
  const isSent = state === 'SENT';
  const failed = state === 'FAILED';
  if (failed) {
    const unreachable = `update patient set phone = '000 000', phone_e164 = null where id = ?`;
    await em.execute(unreachable, [of.patientId]);
  }
  await em.execute(
    `insert into outbound_message (appointment_id, patient_id, kind, channel, driver, automatic, recipient, body, date,
       start_minute, state, tries, failure, send_after, created_at, sent_at, settled_at)
     values (?, ?, 'CONFIRMATION', 'WHATSAPP', 'LINK', true, ?, ?, ?, ?, ?, ?, ?, now(), now(),
             case when ? then now() end, case when ? then now() end)`,
    [
      of.id,
      of.patientId,
      failed ? '' : of.phone,
      body,
      of.date,
      of.startMinute,
      state,
      isSent ? 1 : 0,
      failed ? NO_PHONE : '',
      isSent,
      state !== 'WAITING',
    ],
  );
}
