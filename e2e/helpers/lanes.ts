import type { Locator, Page } from '@playwright/test';
import { rowOf } from './appointments.js';

/** The clinic's default professionals, named after their services until they have a name. */
export const [PODIATRIST, MANICURIST] = [1, 2];

/** The lanes of a professional, one for each day that is shown. */
export const lane = (page: Page, professional: number): Locator =>
  page.locator(`[data-lane="${professional}"]`);

/** The position of an hour in a lane. @param day 0 is the first shown day. */
export async function placeIn(page: Page, professional: number, hour: number, day = 0) {
  const group = lane(page, professional).nth(day).locator('.rbc-timeslot-group');
  const box = (await group.nth(await rowOf(page, hour)).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + 12 };
}
