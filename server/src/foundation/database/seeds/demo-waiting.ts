import { addDays, type LocalDate, startOfWeek } from '#domain/clinic-time.js';
import type { EntityManager } from '@mikro-orm/postgresql';

/** The second entry waits for a particular professional. */
const WAITING = [
  { patientId: 11, treatment: 'Podología general', professionalId: null, part: 'all' },
  { patientId: 12, treatment: 'Uña encarnada (Onicocriptosis)', professionalId: 3, part: 'morning' },
];

/**
 * Two waiting-list entries for a Sunday, when the clinic is closed, so that the demo's agenda stays unchanged until a
 * user opens a Sunday.
 */
export async function addDemoWaiting(em: EntityManager, today: LocalDate): Promise<void> {
  const sunday = addDays(startOfWeek(today), 13);
  for (const { patientId, treatment, professionalId, part } of WAITING)
    await em.execute(
      `insert into waiting_entry (patient_id, service_type, treatment, duration_minutes, professional_id, from_date,
         to_date, day_part, booked_name, created_at)
       select p.id, t.service_type, t.name, t.duration_minutes, ?, ?::date, ?::date, ?, p.name,
              now() - make_interval(hours => p.id)
       from patient p, treatment t where p.id = ? and t.name = ?`,
      [professionalId, sunday, sunday, part, patientId, treatment],
    );
}
