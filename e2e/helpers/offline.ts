import { expect, type Page } from '@playwright/test';
import { type Proxy, startProxy } from './proxy.js';
import { registerPatient, type Staff } from './staff.js';
import { test as base } from './test.js';

/** Tests of the panel's service worker, with a proxy that can cut its connection to the product. */
export const test = base.extend<{ today: Today }, { line: Proxy }>({
  line: [
    async ({ product }, provide) => {
      const line = await startProxy(product.url);
      await provide(line);
      await line.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ line }, provide) => provide(line.url),
  today: async ({ line, staff }, provide) => {
    const today = new Today(staff);
    await provide(today);
    line.mend();
    await today.clear();
  },
  serviceWorkers: 'allow',
});

/** Appointments on the real current day, removed afterwards because other tests expect it empty. */
class Today {
  readonly #ids: number[] = [];
  constructor(private readonly staff: Staff) {}

  /** @returns the patient's id. */
  async attend(name: string): Promise<number> {
    const patientId = await registerPatient(this.staff, { name, phone: '+56 9 0000 7788' });
    const { startWalkIn } = await this.staff.ask<{ startWalkIn: { id: number } }>(
      'mutation ($input: WalkInInput!) { startWalkIn(input: $input) { id } }',
      { input: { patientId, treatment: 'Uña encarnada' } },
    );
    this.#ids.push(startWalkIn.id);
    return patientId;
  }

  async clear(): Promise<void> {
    for (const id of this.#ids)
      await this.staff.ask('mutation ($id: Int!) { deleteAppointment(id: $id) }', { id });
  }
}

interface Stored {
  /** The addresses of everything in the service worker's cache. */
  readonly cached: readonly string[];
}

export const stored = (page: Page): Promise<Stored> =>
  page.evaluate<Stored>(`(async () => {
    const cached = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(new URL(url).pathname);
    return { cached };
  })()`);

/** Other files may have booked an hour today too. */
export const ours = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Línea Demo' });

export const untilItWorksAlone = (page: Page) =>
  expect.poll(async () => (await stored(page)).cached, { timeout: 60_000 }).toContain('/app');
