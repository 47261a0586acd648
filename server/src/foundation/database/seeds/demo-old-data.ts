import { addDays, type ClinicClock, instantOf, type LocalDate } from '#domain/clinic-time.js';
import { retentionNight } from '#domain/privacy/retention.js';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Visitors who booked and never came, and how many days ago: long enough to be due for removal. */
const VISITORS: ReadonlyArray<readonly [name: string, daysAgo: number]> = [
  ['Visita Demo Blanca', 900],
  ['Visita Demo Negra', 820],
  ['Visita Demo Parda', 760],
];
const OLD_MESSAGES = 14;
/** 16 years. */
const EXPIRED_DAYS = 5_844;

/** Reminders old enough to be removed in the coming night. */
export const addOldMessages = (em: EntityManager, today: LocalDate): Promise<unknown> =>
  em.execute(
    `insert into outbound_message (patient_id, kind, channel, driver, automatic, recipient, body, date, start_minute,
       state, tries, send_after, created_at, sent_at, settled_at)
     select p.id, 'REMINDER', 'WHATSAPP', 'LINK', false, p.phone_e164, 'Hola, le recordamos su hora de mañana (demo).',
            d.day, 600, 'SENT', 1, d.day, d.day, d.day, d.day
     from (select id, phone_e164 from patient where phone_e164 is not null order by id limit ?) p
     cross join (select ?::date - 400 as day) d`,
    [OLD_MESSAGES, today],
  );

/** A record past its legal retention period, for staff to decide about. */
async function addExpiredRecord(em: EntityManager, today: LocalDate): Promise<void> {
  const date = addDays(today, -EXPIRED_DAYS);
  await em.execute(
    `with made as (
       insert into patient (rut, provisional_rut, name, phone, email, emergency_contact, created_at)
       values (next_provisional_rut(), true, 'Archivo Demo Antiguo', '+56 9 0000 0999', 'archivo.demo@demo.invalid',
               'Contacto Demo', ?::date)
       returning id),
     record as (
       insert into clinical_record (patient_id, date, care_description, procedure, instructions, written_at)
       select id, ?, 'Control de uñas (demo).', 'Corte y fresado.', 'Control anual.', ?::date from made returning *)
     insert into clinical_record_version (clinical_record_id, version, date, care_description, procedure,
       instructions, used_supplies, written_at)
     select id, 1, date, care_description, procedure, instructions, '[]', written_at from record`,
    [date, date, date],
  );
}

/** Data that the coming night will remove, data that the last night removed, and an expired record. */
export async function addDemoOldData(em: EntityManager, now: ClinicClock, timeZone: string): Promise<void> {
  const [today, night] = [now.date, retentionNight(now)];
  for (const [index, [name, daysAgo]] of VISITORS.entries()) {
    const date = addDays(today, -daysAgo);
    await em.execute(
      `with made as (
         insert into patient (rut, provisional_rut, name, phone, email, made_by_visitor, created_at)
         values (next_provisional_rut(), true, ?, ?, ?, true, ?::date - 5) returning id, name)
       insert into appointment (patient_id, professional_id, date, start_minute, treatment, status, booked_name, created_at)
       select id, 1, ?, 600, 'Consulta General', 'CANCELLED', name, ?::date - 5 from made`,
      [name, `+56 9 0000 09${10 + index}`, `visita.demo.${index + 1}@demo.invalid`, date, date, date],
    );
  }
  await addExpiredRecord(em, today);
  await em.execute(
    `insert into retention_run (night, started_at, finished_at, messages, security_events, visitors)
     select ?, at, at + interval '2 seconds', 9, 31, 2 from (select ?::timestamptz as at) as started`,
    [night, instantOf({ date: night, minutes: 4 * 60 + 10 }, timeZone).toISOString()],
  );
}
