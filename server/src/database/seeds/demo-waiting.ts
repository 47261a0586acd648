import { addDays, type LocalDate, startOfWeek } from '#domain/clinic-time.js';
import { BOOKING_TREATMENT } from '#domain/visits/treatments.js';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Two who wait for a Sunday, on which the clinic is closed: the demo's agenda stays as it is until somebody opens one. */
export async function addDemoWaiting(em: EntityManager, today: LocalDate): Promise<void> {
  const sunday = addDays(startOfWeek(today), 13);
  await em.execute(
    `insert into waiting_entry (patient_id, service_type, treatment, from_date, to_date, day_part, booked_name, created_at)
     select id, 'PODIATRY', ?, ?::date, ?::date, case when id % 2 = 0 then 'morning' else 'all' end, name,
            now() - make_interval(hours => id)
     from patient where id in (11, 12)`,
    [BOOKING_TREATMENT, sunday, sunday],
  );
}
