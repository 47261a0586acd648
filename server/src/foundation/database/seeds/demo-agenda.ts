import { addDays, type LocalDate } from '#domain/clinic-time.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DEMO_PROFESSIONALS } from './demo-professionals.js';

/** The reasons for blocked hours of the professionals, in the clinic's order. */
const BLOCKS = ['Reunión de equipo (demo)', 'Trámite (demo)', 'Visita de proveedor (demo)'] as const;
const LUNCH_SLOT = 26;

export async function addDemoAgenda(em: EntityManager, today: LocalDate): Promise<void> {
  await addBlocks(em, today);
  await addOverbooked(em, today);
  await addSeries(em, today);
  await noteManicures(em, today);
}

/** Turns the appointments of the patient with the most upcoming ones into a series. */
const addSeries = (em: EntityManager, today: LocalDate): Promise<unknown> =>
  em.execute(
    `with series as (insert into appointment_series (every_weeks) values (1) returning id)
     update appointment set series_id = series.id from series
     where date > ? and not overbooked and patient_id = (
       select patient_id from appointment where date > ? and not overbooked
       group by patient_id order by count(*) desc, patient_id limit 1)`,
    [today, today],
  );

/** The looks of the past manicures. */
const noteManicures = (em: EntityManager, today: LocalDate): Promise<unknown> =>
  em.execute(
    `update appointment
     set nail_color = (array['Rojo demo 12', 'Nude demo 03', ''])[1 + id % 3],
         nail_shape = (array['ALMOND', 'SQUARE', 'OVAL', 'ROUND'])[1 + id % 4],
         nail_technique = (array['GEL_POLISH', 'KAPPING', 'CLASSIC_POLISH'])[1 + id % 3]
     where service_type = 'MANICURE' and status = 'COMPLETED' and date < ?`,
    [today],
  );

/** Overlaps the first podiatry appointment after today. */
const addOverbooked = (em: EntityManager, today: LocalDate): Promise<unknown> =>
  em.execute(
    `insert into appointment (patient_id, professional_id, service_type, date, start_minute, duration_minutes, status,
                              treatment, overbooked)
     select (select max(p.id) from patient p
             where not exists (select from appointment o where o.patient_id = p.id and o.date = a.date)),
            a.professional_id, a.service_type, a.date, a.start_minute, 60, 'CONFIRMED', 'Curación Podología', true
     from appointment a
     where a.date > ? and a.service_type = 'PODIATRY' and a.status <> 'CANCELLED'
     order by a.date, a.start_minute, a.id limit 1`,
    [today],
  );

/** Blocks the first free lunch hour of each professional. */
async function addBlocks(em: EntityManager, today: LocalDate): Promise<void> {
  for (const [index, { id }] of DEMO_PROFESSIONALS.entries()) {
    await em.execute(
      `with free as (
         select weekday::date as day from generate_series(?::date, ?::date, interval '1 day') as weekday
         where extract(isodow from weekday) < 6 and not exists (
           select from appointment_slot s
           where s.professional_id = ? and s.day = weekday::date and s.slot in (?, ?))
         order by day limit 1),
       blocked as (
         insert into blocked_hours (professional_id, date, start_minute, duration_minutes, reason)
         select ?, day, ?, 60, ? from free returning id, professional_id, date)
       insert into appointment_slot (professional_id, day, slot, blocked_hours_id)
       select professional_id, date, unnest(array[?, ?]::smallint[]), id from blocked`,
      [
        today,
        addDays(today, 21),
        id,
        LUNCH_SLOT,
        LUNCH_SLOT + 1,
        id,
        LUNCH_SLOT * 30,
        BLOCKS[index] ?? BLOCKS[0],
        LUNCH_SLOT,
        LUNCH_SLOT + 1,
      ],
    );
  }
}
