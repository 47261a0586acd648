import type { EntityManager } from '@mikro-orm/postgresql';

/** Personal details and insurance of the first people: sex, occupation, insurance, tier, insurer. */
const PARTICULARS: ReadonlyArray<
  readonly [sex: string, occupation: string, insurance: string, tier: string | null, insurer: string]
> = [
  ['FEMALE', 'Jubilada', 'FONASA', 'B', ''],
  ['MALE', 'Conductor de bus', 'ISAPRE', null, 'Demo Salud'],
  ['FEMALE', 'Estudiante', 'FONASA', 'A', ''],
  ['MALE', 'Carabinero en retiro', 'DIPRECA', null, ''],
  ['FEMALE', 'Estudiante', 'NONE', null, ''],
];

/** People who have no RUT yet, with another document. */
const WITHOUT_RUT: ReadonlyArray<readonly [person: number, kind: string, country: string, value: string]> = [
  [8, 'PASSPORT', 'PE', 'DEMO123456'],
  [9, 'FOREIGN_DOCUMENT', 'VE', 'V00000001'],
];

/** A schoolgirl, with her mother. */
const CHILD = 10;

export async function addDemoIdentity(em: EntityManager): Promise<void> {
  for (const [person, values] of PARTICULARS.entries()) {
    await em.execute(
      `update patient set sex = ?, occupation = ?, health_insurance = ?, fonasa_tier = ?, insurer_name = ?
       where id = (select id from patient order by id offset ? limit 1)`,
      [...values, person],
    );
  }
  for (const [person, kind, country, value] of WITHOUT_RUT) {
    await em.execute(
      `with nameless as (
         update patient set rut = next_provisional_rut(), provisional_rut = true
         where id = (select id from patient order by id offset ? limit 1) returning id)
       insert into patient_identifier (patient_id, kind, country, value) select id, ?, ?, ? from nameless`,
      [person, kind, country, value],
    );
  }
  await em.execute(
    `with child as (
       update patient
       set sex = 'FEMALE', occupation = 'Estudiante', health_insurance = 'FONASA', fonasa_tier = 'C',
           birth_date = current_date - 3000, representative_name = 'Marta Demo', representative_relation = 'Madre',
           representative_phone = '+56 9 0000 0998'
       where id = (select id from patient order by id offset ? limit 1) returning id)
     insert into patient_identifier (patient_id, kind, value) select id, 'IPE', '100000001' from child`,
    [CHILD],
  );
}
