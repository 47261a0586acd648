import { expect, type Page, test as base } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { STAFF } from '../helpers/credentials.js';
import { type Proxy, startProxy } from '../helpers/proxy.js';
import { asStaff, registerPatient, type Staff } from '../helpers/staff.js';

const test = base.extend<{ staff: Staff; today: Today }, { line: Proxy }>({
  line: [
    // Playwright reads the required fixtures from the pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const line = await startProxy(process.env[`E2E_URL_${process.env['TEST_PARALLEL_INDEX'] ?? 0}`] ?? '');
      await provide(line);
      await line.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ line }, provide) => provide(line.url),
  staff: async ({ browser, line }, provide) => {
    const elsewhere = await browser.newContext({
      baseURL: process.env[`E2E_URL_${process.env['TEST_PARALLEL_INDEX'] ?? 0}`] ?? line.url,
    });
    await provide(await asStaff(elsewhere));
    await elsewhere.close();
  },
  today: async ({ staff }, provide) => {
    const today = new Today(staff);
    await provide(today);
    await today.clear();
  },
});
test.use({ serviceWorkers: 'allow' });

/** The worker's timeout for a server that does not respond. */
const WORKER_WAITS_MS = 5_000;

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

async function logIn(page: Page): Promise<void> {
  await page.goto('/app/login');
  await page.getByPlaceholder('Usuario').fill(STAFF.username);
  await page.getByPlaceholder('Contraseña').fill(STAFF.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

interface Stored {
  /** The cached agenda's text. */
  readonly agenda: string | null;
  readonly databases: number;
  /** The addresses of everything in the service worker's cache. */
  readonly cached: readonly string[];
}

const stored = (page: Page): Promise<Stored> =>
  page.evaluate<Stored>(`(async () => {
    const cached = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(new URL(url).pathname);
    const databases = (await indexedDB.databases()).length;
    return { agenda: localStorage.getItem('kept_agenda'), databases, cached };
  })()`);

const agendaOf = async (page: Page): Promise<string> => (await stored(page)).agenda ?? '';

/** Other files may have booked an hour today too. */
const ours = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Línea Demo' });

const untilItWorksAlone = (page: Page) =>
  expect.poll(async () => (await stored(page)).cached, { timeout: 60_000 }).toContain('/app');

test("without a connection, a reload shows today's agenda and nothing else, until the connection is back", async ({
  page,
  line,
  staff,
  today,
}) => {
  await today.attend('Nora Línea Demo');
  const hidden = await today.attend('Berta Línea Demo');
  await logIn(page);
  await page.evaluate(`caches.open('panel-of-an-earlier-release')`);
  await expect.poll(() => agendaOf(page)).toContain('Nora Línea Demo');
  // Live changes: an appointment is added, and a patient's data are blocked.
  await today.attend('Iris Línea Demo');
  await staff.ask('mutation ($id: Int!) { blockPatient(patientId: $id, reason: "Lo pidió") { id } }', {
    id: hidden,
  });
  await expect.poll(() => agendaOf(page)).toMatch(/^(?=.*Iris)(?!.*Berta)/);
  await untilItWorksAlone(page);
  await expect.poll(() => page.evaluate(`caches.keys()`)).toEqual([expect.stringMatching(/^panel-\w{16}$/)]);

  line.cut();
  await page.getByRole('button', { name: 'Ver agenda' }).click();
  await expect(page.getByRole('dialog', { name: 'Agenda de hoy' })).toContainText('Iris Línea Demo');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Agenda de hoy' })).toBeVisible();
  await expect(
    page.getByText(/^Sin conexión\. Agenda de hoy, guardada a las \d\d:\d\d \(hace /),
  ).toBeVisible();
  await expect(ours(page)).toHaveText([/Nora Línea Demo.*Uña encarnada/, /Iris Línea Demo.*Uña encarnada/]);
  await expectAccessible(page);

  const { agenda, databases, cached } = await stored(page);
  const kept = JSON.parse(agenda ?? '') as { appointments: object[] };
  expect(Object.keys(kept).toSorted()).toEqual(['appointments', 'date', 'keptAt', 'sessionId', 'timeZone']);
  for (const appointment of kept.appointments)
    expect(Object.keys(appointment).toSorted()).toEqual(['durationMinutes', 'name', 'time', 'treatment']);
  expect(databases).toBe(0);
  expect(
    cached.filter((address) => !/^\/(app|scheme\.js|assets\/.+\.(js|css|woff2))$/.test(address)),
  ).toEqual([]);

  line.mend();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible({ timeout: 60_000 });
  // While the server responds, its page is used, whatever is cached.
  await page.evaluate(`caches.keys().then(async ([name]) =>
    (await caches.open(name)).put('/app', new Response('Una versión anterior')))`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a server that does not respond counts as unreachable too; a logout then removes the cached agenda', async ({
  page,
  line,
  today,
}) => {
  await today.attend('Olga Línea Demo');
  await logIn(page);
  await expect.poll(() => agendaOf(page)).toContain('Olga Línea Demo');
  await untilItWorksAlone(page);
  line.freeze();
  await page.goto('/app');
  await expect(ours(page)).toContainText('Olga Línea Demo');
  // Only the page waits for the timeout; its files don't each wait as well.
  const waits = page.evaluate<number[]>(
    `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/scheme.js')).map(({ duration }) => duration)`,
  );
  expect(Math.max(...(await waits))).toBeLessThan(WORKER_WAITS_MS);
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByPlaceholder('Usuario')).toBeVisible();
  expect((await stored(page)).agenda).toBeNull();
  line.mend();
});

test('the cached agenda is removed on the next day, and after its session is closed elsewhere', async ({
  page,
  context,
  line,
  staff,
  today,
}) => {
  await today.attend('Elsa Línea Demo');
  await logIn(page);
  await expect.poll(() => agendaOf(page)).toContain('Elsa Línea Demo');
  await untilItWorksAlone(page);
  const before = await agendaOf(page);

  await staff.ask('mutation { closeMyOtherSessions }');
  await expect(page.getByPlaceholder('Usuario')).toBeVisible();
  expect((await stored(page)).agenda).toBeNull();

  await logIn(page);
  await expect.poll(() => agendaOf(page)).toContain('Elsa Línea Demo');
  expect(await agendaOf(page)).not.toBe(before);
  line.cut();
  const tomorrow = await context.newPage();
  await tomorrow.clock.install({ time: Date.now() + 26 * 3_600_000 });
  await tomorrow.goto('/app');
  await expect(tomorrow.getByText('No se pudo comprobar su sesión.')).toBeVisible();
  await expect(tomorrow.getByText('Elsa Línea Demo')).toBeHidden();
  expect((await stored(tomorrow)).agenda).toBeNull();
  line.mend();
});
