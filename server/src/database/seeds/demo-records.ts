import { addDays, type LocalDate } from '#domain/clinic-time.js';
import type { EntityManager } from '@mikro-orm/postgresql';

const VISITS: ReadonlyArray<readonly [string, string, string]> = [
  [
    'Paciente consulta por dolor en el primer dedo del pie derecho.\nSe observa enrojecimiento.',
    'Espiculectomía y curación con povidona yodada.',
    'Mantener seco por 24 horas.\nControl en 7 días.',
  ],
  [
    'Control de uñas engrosadas.',
    'Fresado y corte de uñas. Hidratación.',
    'Crema antimicótica dos veces al día.',
  ],
  ['Helomas interdigitales dolorosos.', 'Deslaminación de helomas.', 'Usar separadores y calzado ancho.'],
];
const PATIENTS_WITH_RECORDS = 25;
const DAYS_BETWEEN = 28;

/** Gives the demo's first patients a plausible history; the demo's records use no supplies. */
export async function addDemoRecords(em: EntityManager, today: LocalDate): Promise<void> {
  for (let patient = 0; patient < PATIENTS_WITH_RECORDS; patient += 1) {
    for (let visit = 0; visit <= patient % VISITS.length; visit += 1) {
      const [careDescription = '', procedure = '', instructions = ''] = VISITS[visit] ?? [];
      await em.execute(
        `with record as (
           insert into clinical_record (patient_id, date, care_description, procedure, instructions)
           values ((select id from patient order by id offset ? limit 1), ?, ?, ?, ?) returning *)
         insert into clinical_record_version (clinical_record_id, version, date, care_description, procedure,
                                              instructions, used_supplies, written_at)
         select id, 1, date, care_description, procedure, instructions, '[]', written_at from record`,
        [
          patient,
          addDays(today, -2 - patient - visit * DAYS_BETWEEN),
          careDescription,
          procedure,
          instructions,
        ],
      );
    }
  }
}
