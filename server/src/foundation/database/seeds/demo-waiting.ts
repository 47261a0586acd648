import { slotsOf } from '#domain/agenda/appointment.js';
import { addDays, type LocalDate, startOfWeek } from '#domain/clinic-time.js';
import type { EntityManager } from '@mikro-orm/postgresql';

const DORA = 1;
const IVAN = 3;

/**
 * Mornings that people wait for. `worksThen` is the only podiatrist whose hours would suit them, `fromPatient` the
 * first person who may wait: one who has an appointment on that day does not.
 */
const MORNINGS = [
  {
    fromPatient: 11,
    treatment: 'Podología general',
    professionalId: null,
    worksThen: DORA,
    hours: [9, 10, 11, 12],
    /** A Saturday in two to eight days: Iván does not work, and Dora's days off begin later. */
    dayOf: (today: LocalDate) => addDays(startOfWeek(addDays(today, 3)), 5),
  },
  {
    fromPatient: 31,
    treatment: 'Uña encarnada (Onicocriptosis)',
    professionalId: IVAN,
    worksThen: IVAN,
    hours: [10, 11, 12],
    /** Wednesday of next week. */
    dayOf: (today: LocalDate) => addDays(startOfWeek(today), 9),
  },
] as const;

/** Books the hours of those mornings that are still free. */
export async function fillWaitedMornings(em: EntityManager, today: LocalDate): Promise<void> {
  for (const { dayOf, worksThen, hours } of MORNINGS)
    for (const hour of hours) await bookIfFree(em, dayOf(today), worksThen, hour * 60);
}

async function bookIfFree(
  em: EntityManager,
  date: LocalDate,
  professionalId: number,
  startMinute: number,
): Promise<void> {
  const durationMinutes = 60;
  const slots = slotsOf({ startMinute, durationMinutes });
  await em.execute(
    `with booked as (
       insert into appointment (patient_id, professional_id, service_type, date, start_minute, duration_minutes, status,
                                treatment)
       select p.id, ?, 'PODIATRY', ?, ?, ?, 'CONFIRMED', 'Curación Podología' from patient p
       where not exists (select from appointment a where a.patient_id = p.id and a.date = ?)
         and not exists (select from appointment_slot s
                         where s.professional_id = ? and s.day = ? and s.slot between ? and ?)
       order by p.id desc limit 1
       returning id, professional_id, date)
     insert into appointment_slot (professional_id, day, slot, appointment_id)
     select professional_id, date, generate_series(?::integer, ?::integer), id from booked`,
    [
      ...[professionalId, date, startMinute, durationMinutes, date],
      ...[professionalId, date, slots[0], slots.at(-1)],
      ...[slots[0], slots.at(-1)],
    ],
  );
}

/** Two entries for full mornings, so that the demo's agenda stays unchanged until a user cancels one of their hours. */
export async function addDemoWaiting(em: EntityManager, today: LocalDate): Promise<void> {
  for (const { fromPatient, treatment, professionalId, dayOf } of MORNINGS)
    await em.execute(
      `insert into waiting_entry (patient_id, service_type, treatment, duration_minutes, professional_id, from_date,
         to_date, day_part, booked_name, created_at)
       select p.id, t.service_type, t.name, t.duration_minutes, ?, ?::date, ?::date, 'morning', p.name,
              now() - make_interval(hours => p.id)
       from patient p, treatment t
       where t.name = ? and p.id >= ?
         and not exists (select from appointment a where a.patient_id = p.id and a.date = ?)
       order by p.id limit 1`,
      [professionalId, dayOf(today), dayOf(today), treatment, fromPatient, dayOf(today)],
    );
}
