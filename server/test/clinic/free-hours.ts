import type { TestProduct } from '../product/start-product.js';

/** The hours that visitors can book. */
export const freeHours = async (of: TestProduct, date: string, type = 'podologia'): Promise<string[]> =>
  (await of.client().get(`/api/citas/disponibles/?fecha=${date}&tipo_cita=${type}`)).body.horas_disponibles;

/** The database notifies the instances of a change: what they list follows an instant later. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await check();
    } catch (error) {
      if (tries === 200) throw error;
    }
  }
}
