import type { LocalDate } from '#domain/clinic-time.js';
import type { Substance } from '#domain/stock/substance.js';
import { addDays } from '#domain/clinic-time.js';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Before the demo's first record. */
const OPENED_DAYS_AGO = 120;

/** Name, unit, remaining stock, critical stock, unit value in pesos, days until it expires. */
const SUPPLIES: ReadonlyArray<readonly [string, string, number, number, number, number | null]> = [
  ['Guantes de nitrilo', 'caja', 12, 5, 6_990, 400],
  ['Alcohol 70°', 'litro', 3, 4, 3_490, 90],
  ['Gasa estéril', 'paquete', 40, 15, 1_290, 700],
  ['Fresas diamantadas estériles', 'caja', 2, 3, 8_900, 20],
  ['Crema antimicótica', 'tubo', 9, 4, 5_490, 150],
  ['Brackets para uñas', 'unidad', 25, 10, 12_500, null],
  ['Povidona yodada', 'frasco', 6, 2, 4_200, -5],
  ['Algodón', 'bolsa', 14, 6, 2_150, null],
  ['Limas desechables', 'paquete', 4, 8, 3_990, null],
  ['Esmalte base', 'frasco', 7, 3, 2_990, 365],
];

/** Allergens in the supplies. */
const CONTAINS: ReadonlyArray<readonly [supply: string, substance: Substance]> = [
  ['Povidona yodada', 'IODINE'],
  ['Brackets para uñas', 'ADHESIVE'],
  ['Esmalte base', 'ACRYLATE'],
];

/**
 * Some supplies are low, some expire soon, one has expired.
 * @param uses what the records will deduct, by supply name.
 */
export async function addDemoSupplies(
  em: EntityManager,
  today: LocalDate,
  uses: ReadonlyArray<readonly [string, number]>,
): Promise<void> {
  for (const [name, unit, left, criticalStock, unitValue, expiresIn] of SUPPLIES) {
    const stock = uses.reduce((sum, [used, quantity]) => (used === name ? sum + quantity : sum), left);
    const [created] = (await em.execute(
      `insert into supply (name, unit, stock, critical_stock, unit_value, expiry_date)
       values (?, ?, ?, ?, ?, ?) returning id`,
      [name, unit, stock, criticalStock, unitValue, expiresIn === null ? null : addDays(today, expiresIn)],
    )) as [{ id: number }];
    await em.execute(
      `insert into stock_movement (supply_id, at, kind, quantity, balance, reason)
       values (?, ?::date + time '13:00', 'INITIAL', ?, ?, 'Stock inicial')`,
      [created.id, addDays(today, -OPENED_DAYS_AGO), stock, stock],
    );
  }
  await em.execute(
    `update supply set supplier = case when unit = 'caja' then 'Distribuidora Demo' else 'Farmacia Demo' end
     where id % 4 <> 0`,
  );
  await em.execute(`update supply set sale_price = 9990 where name = 'Crema antimicótica'`);
  for (const [name, substance] of CONTAINS)
    await em.execute('update supply set contains = array[?] where name = ?', [substance, name]);
}
