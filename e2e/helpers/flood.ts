import type { Product } from './product.js';

/** A product that treats a second booking within an hour as a flood. */
export const FLOODED = { LIMIT_BOOKINGS_FLOOD: '1/3600' };
export const DAY = '2030-03-12';

export async function startFlood({ url }: Product): Promise<void> {
  for (const hora of ['09:00', '10:00'])
    await fetch(`${url}/api/citas/reservar/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        nombre: 'Robot',
        email: `robot${hora.slice(0, 2)}@demo.invalid`,
        telefono: `9 0000 00${hora.slice(0, 2)}`,
        fecha: DAY,
        hora,
      }),
    });
}
