import type { ServiceType } from '#domain/agenda/appointment.js';
import type { EntityManager } from '@mikro-orm/postgresql';

export type DemoTreatments = Readonly<Record<ServiceType, readonly string[]>>;

/** The list that a new clinic starts with. */
export async function listedTreatments(em: EntityManager): Promise<DemoTreatments> {
  const rows = (await em.execute('select service_type, name from treatment order by id')) as Array<{
    service_type: ServiceType;
    name: string;
  }>;
  const namesOf = (service: ServiceType) =>
    rows.filter(({ service_type }) => service_type === service).map(({ name }) => name);
  return { PODIATRY: namesOf('PODIATRY'), MANICURE: namesOf('MANICURE') };
}

type Kit = ReadonlyArray<readonly [supply: string, quantity: number]>;

const GLOVES_AND_GAUZE: Kit = [
  ['Guantes de nitrilo', 1],
  ['Gasa estéril', 2],
];

/** Name, minutes, price in pesos, weeks until the check-up, and the supplies of a visit. */
const TREATMENTS: ReadonlyArray<readonly [string, number, number | null, number | null, Kit]> = [
  ['Podología general', 60, 25_000, 5, GLOVES_AND_GAUZE],
  ['Uñas con hongos (Onicomicosis)', 60, 28_000, 4, [...GLOVES_AND_GAUZE, ['Crema antimicótica', 1]]],
  [
    'Uña encarnada (Onicocriptosis)',
    60,
    32_000,
    1,
    [...GLOVES_AND_GAUZE, ['Fresas diamantadas estériles', 1]],
  ],
  ['Curación Podología', 60, 18_000, 1, [...GLOVES_AND_GAUZE, ['Povidona yodada', 1]]],
  ['Dermatomicoticos', 60, null, 4, GLOVES_AND_GAUZE],
  ['Postura de brackets', 120, 65_000, 6, [...GLOVES_AND_GAUZE, ['Brackets para uñas', 2]]],
  ['Helomas interdigitales', 60, 25_000, null, GLOVES_AND_GAUZE],
  [
    'Manicura',
    60,
    15_000,
    3,
    [
      ['Limas desechables', 1],
      ['Esmalte base', 1],
    ],
  ],
];

const BOOKABLE_ONLINE = ['Podología general', 'Uña encarnada (Onicocriptosis)', 'Manicura'];

const NOT_WITH_ANTICOAGULANTS = ['Uña encarnada (Onicocriptosis)', 'Helomas interdigitales'];

/** The supplies must already exist. */
export async function addDemoTreatments(em: EntityManager): Promise<void> {
  await em.execute(
    'update clinic_settings set shows_professionals = true, shows_treatments = true, shows_prices = true',
  );
  for (const [name, minutes, price, weeks, kit] of TREATMENTS) {
    await em.execute(
      'update treatment set duration_minutes = ?, price = ?, control_weeks = ?, bookable_online = ? where name = ?',
      [minutes, price, weeks, BOOKABLE_ONLINE.includes(name), name],
    );
    for (const [supply, quantity] of kit) {
      await em.execute(
        `insert into treatment_supply (treatment_id, supply_id, quantity)
         select t.id, s.id, ? from treatment t, supply s where t.name = ? and s.name = ?`,
        [quantity, name, supply],
      );
    }
  }
  for (const name of NOT_WITH_ANTICOAGULANTS)
    await em.execute(`update treatment set contraindications = '{ANTICOAGULANTS}' where name = ?`, [name]);
}
