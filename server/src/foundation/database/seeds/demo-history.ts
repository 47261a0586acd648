import type { EntityManager } from '@mikro-orm/postgresql';

const facts = (status: string): string => `jsonb_build_object(
  'patientId', a.patient_id, 'professionalId', a.professional_id, 'serviceType', a.service_type, 'date', a.date, 'startMinute', a.start_minute,
  'durationMinutes', a.duration_minutes, 'status', ${status}, 'treatment', a.treatment)`;

/** Completed in the evening of the same day, anything else at noon the day before; in UTC. */
const CHANGED_AFTER = `case a.status when 'COMPLETED' then interval '23 hours' else interval '-9 hours' end`;

/**
 * The first user made each appointment a week before its day, and confirmed, completed or cancelled some of them later.
 */
export async function addDemoHistory(em: EntityManager): Promise<void> {
  const byFirstUser = `from appointment a cross join (select id from staff_user order by id limit 1) u`;
  await em.execute(
    `insert into appointment_change (appointment_id, at, kind, staff_user_id, channel, after)
     select a.id, least(now(), a.date - interval '7 days' + interval '15 hours'), 'CREATED', u.id, 'PANEL', ${facts(`'BOOKED'`)}
     ${byFirstUser} order by a.date, a.id`,
  );
  await em.execute(
    `insert into appointment_change (appointment_id, at, kind, staff_user_id, channel, before, after)
     select a.id, least(now(), a.date + ${CHANGED_AFTER}), 'CHANGED', u.id, 'PANEL', ${facts(`'BOOKED'`)}, ${facts('a.status')}
     ${byFirstUser} where a.status <> 'BOOKED' order by a.date, a.id`,
  );
}
