import type { LocalDate } from '#domain/clinic-time.js';
import { addDays } from '#domain/clinic-time.js';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Name, unit, stock, critical stock, unit value in pesos, days until it expires. */
const SUPPLIES: ReadonlyArray<readonly [string, string, number, number, number, number | null]> = [
  ['Guantes de nitrilo', 'caja', 12, 5, 6_990, 400],
  ['Alcohol 70°', 'litro', 3, 4, 3_490, 90],
  ['Gasa estéril', 'paquete', 40, 15, 1_290, 700],
  ['Hojas de bisturí N° 15', 'caja', 2, 3, 8_900, 20],
  ['Crema antimicótica', 'tubo', 9, 4, 5_490, 150],
  ['Brackets para uñas', 'unidad', 25, 10, 12_500, null],
  ['Povidona yodada', 'frasco', 6, 2, 4_200, -5],
  ['Algodón', 'bolsa', 14, 6, 2_150, null],
  ['Limas desechables', 'paquete', 4, 8, 3_990, null],
  ['Esmalte base', 'frasco', 7, 3, 2_990, 365],
];

/** Fills the shelf of the demo: some of it runs out, some expires soon, one has expired. */
export async function addDemoSupplies(em: EntityManager, today: LocalDate): Promise<void> {
  for (const [name, unit, stock, criticalStock, unitValue, expiresIn] of SUPPLIES) {
    const [created] = (await em.execute(
      `insert into supply (name, unit, stock, critical_stock, unit_value, expiry_date)
       values (?, ?, ?, ?, ?, ?) returning id`,
      [name, unit, stock, criticalStock, unitValue, expiresIn === null ? null : addDays(today, expiresIn)],
    )) as [{ id: number }];
    await em.execute(
      `insert into stock_movement (supply_id, at, kind, quantity, balance, reason)
       values (?, now(), 'INITIAL', ?, ?, 'Stock inicial')`,
      [created.id, stock, stock],
    );
  }
}
