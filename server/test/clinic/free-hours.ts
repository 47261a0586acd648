import type { TestProduct } from '../product/start-product.js';

/** The hours that visitors can book. */
export const freeHours = async (of: TestProduct, date: string, type = 'podologia'): Promise<string[]> =>
  (await of.client().get(`/api/citas/disponibles/?fecha=${date}&tipo_cita=${type}`)).body.horas_disponibles;
