import type { EntityManager } from '@mikro-orm/postgresql';

const facts = (status: string): string => `jsonb_build_object(
  'patientId', a.patient_id, 'professionalId', a.professional_id, 'serviceType', a.service_type, 'date', a.date, 'startMinute', a.start_minute,
  'durationMinutes', a.duration_minutes, 'status', ${status}, 'treatment', a.treatment)`;

/** Completed in the evening of the same day, anything else at noon the day before; in UTC. */
const CHANGED_AFTER = `case a.status when 'COMPLETED' then interval '23 hours' else interval '-9 hours' end`;

/** Every fourth appointment was booked on the page, and every second cancellation came by the patient’s link. */
const CREATED_BY = `case when a.id % 4 = 0 then 'PUBLIC' else 'PANEL' end`;
const CHANGED_BY = `case when a.status = 'CANCELLED' and a.id % 2 = 0 then 'LINK' else 'PANEL' end`;

/**
 * Each appointment was made a week before its day, and some were confirmed, completed or cancelled later: by the first
 * user unless a patient did it.
 */
export async function addDemoHistory(em: EntityManager): Promise<void> {
  const entry = (channel: string): string =>
    `from appointment a cross join (select id from staff_user order by id limit 1) first
       cross join lateral (select c.channel, case c.channel when 'PANEL' then first.id end as staff_user_id
                           from (select ${channel} as channel) c) by`;
  await em.execute(
    `insert into appointment_change (appointment_id, at, kind, staff_user_id, channel, after)
     select a.id, least(now(), a.date - interval '7 days' + interval '15 hours'), 'CREATED', by.staff_user_id, by.channel,
            ${facts(`'BOOKED'`)}
     ${entry(CREATED_BY)} order by a.date, a.id`,
  );
  await em.execute(
    `insert into appointment_change (appointment_id, at, kind, staff_user_id, channel, before, after)
     select a.id, least(now(), a.date + ${CHANGED_AFTER}), 'CHANGED', by.staff_user_id, by.channel, ${facts(`'BOOKED'`)},
            ${facts('a.status')}
     ${entry(CHANGED_BY)} where a.status <> 'BOOKED' order by a.date, a.id`,
  );
}
