import { addDays, type LocalDate } from '#domain/clinic-time.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { examinedVisits } from './demo-feet.js';
import { DEMO_PODIATRISTS } from './demo-professionals.js';

interface Visit {
  readonly careDescription: string;
  readonly procedure: string;
  readonly instructions: string;
  /** Quantities by supply name. */
  readonly uses: ReadonlyArray<readonly [string, number]>;
}

interface DatedVisit extends Visit {
  readonly date: LocalDate;
  /** Index into the demo's people. */
  readonly person: number;
  readonly footExam?: FootExam;
}

const VISITS: readonly Visit[] = [
  {
    careDescription:
      'Paciente consulta por dolor en el primer ortejo del pie derecho.\nSe observa enrojecimiento.',
    procedure: 'Despeje del borde de la uña y curación con povidona yodada.',
    instructions: 'Mantener seco por 24 horas.\nControl en 7 días.',
    uses: [
      ['Gasa estéril', 2],
      ['Povidona yodada', 1],
    ],
  },
  {
    careDescription: 'Control de uñas engrosadas.',
    procedure: 'Fresado y corte de uñas. Hidratación.',
    instructions: 'Crema antimicótica dos veces al día.',
    uses: [['Crema antimicótica', 1]],
  },
  {
    careDescription: 'Helomas interdigitales dolorosos.',
    procedure: 'Deslaminación de helomas.',
    instructions: 'Usar separadores y calzado ancho.',
    uses: [],
  },
];
const PEOPLE_WITH_RECORDS = 25;
const DAYS_BETWEEN = 28;

/** Visits of the first people, oldest first. */
export function demoVisits(today: LocalDate): DatedVisit[] {
  return Array.from({ length: PEOPLE_WITH_RECORDS }, (_, person): readonly DatedVisit[] => {
    const examined = examinedVisits(person, today);
    if (examined.length > 0) return examined;
    return VISITS.slice(0, (person % VISITS.length) + 1).map((visit, before) => ({
      ...visit,
      person,
      date: addDays(today, -2 - person - before * DAYS_BETWEEN),
    }));
  })
    .flat()
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

/** Writes the record of each visit and deducts the supplies it used. */
export async function addDemoRecords(em: EntityManager, visits: readonly DatedVisit[]): Promise<void> {
  for (const { person, date, careDescription, procedure, instructions, uses, footExam } of visits) {
    const [record] = (await em.execute(
      `insert into clinical_record (patient_id, date, care_description, procedure, instructions, written_at,
                                    professional_id, foot_exam)
       values ((select id from patient order by id offset ? limit 1), ?, ?, ?, ?, ?::date + time '13:00', ?, ?)
       returning id`,
      [
        person,
        date,
        careDescription,
        procedure,
        instructions,
        date,
        DEMO_PODIATRISTS[person % DEMO_PODIATRISTS.length]?.id ?? null,
        footExam ? JSON.stringify(footExam) : null,
      ],
    )) as [{ id: number }];
    for (const [name, quantity] of uses) await takeSupply(em, record.id, name, quantity);
    await em.execute(
      `insert into clinical_record_version (clinical_record_id, version, date, care_description, procedure,
                                            instructions, used_supplies, written_at, professional_id, foot_exam)
       select r.id, 1, r.date, r.care_description, r.procedure, r.instructions,
              coalesce((select jsonb_agg(jsonb_build_object('supplyId', s.id, 'supplyName', s.name,
                                                            'quantity', u.quantity, 'unitValue', u.unit_value))
                        from used_supply u join supply s on s.id = u.supply_id where u.clinical_record_id = r.id), '[]'),
              r.written_at, r.professional_id, r.foot_exam
       from clinical_record r where r.id = ?`,
      [record.id],
    );
  }
}

async function takeSupply(
  em: EntityManager,
  recordId: number,
  name: string,
  quantity: number,
): Promise<void> {
  await em.execute(
    `with moved as (update supply set stock = stock - ? where name = ? returning id, stock, unit_value),
       used as (insert into used_supply (clinical_record_id, supply_id, quantity, unit_value)
                select ?, id, ?, unit_value from moved)
     insert into stock_movement (supply_id, at, kind, quantity, balance, reason, clinical_record_id)
     select m.id, r.written_at, 'USED', -?::integer, m.stock, 'Ficha ' || r.id, r.id
     from moved m, clinical_record r where r.id = ?`,
    [quantity, name, recordId, quantity, quantity, recordId],
  );
}
