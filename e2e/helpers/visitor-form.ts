import type { Locator, Page } from '@playwright/test';

let visitors = 0;

/** Fills in the form of a booking for a new person: the number of upcoming bookings per person is limited. */
export async function fillIn(form: Page | Locator, name: string): Promise<void> {
  visitors += 1;
  const number = String(visitors);
  await form.getByLabel('Nombre completo').fill(name);
  await form.getByLabel('Correo electrónico').fill(`publica${number}@demo.invalid`);
  await form.getByLabel('Teléfono').fill(`9 7${number.padStart(7, '0')}`);
}
