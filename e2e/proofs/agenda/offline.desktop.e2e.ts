import { expect, type Page } from '@playwright/test';
import { logIn } from '../../helpers/log-in.js';
import { ours, test, untilItWorksAlone } from '../../helpers/offline.js';
import { offlineAgenda } from '../../helpers/private-storage.js';
import { openSession, staffOf } from '../../helpers/staff.js';
import { addUser } from '../../helpers/staff-command.js';

/** The worker's timeout for a server that does not respond. */
const WORKER_WAITS_MS = 5_000;

test.use({ isLoggedIn: false });

/** Logs in with the form: the tests end this session, and the worker's is shared. */
async function openPanel(page: Page, username?: string, password?: string): Promise<void> {
  await page.goto('/app/login');
  await logIn(page, username, password);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

test('a server that does not respond counts as unreachable too, and a later logout removes the cached agenda', async ({
  page,
  line,
  today,
}) => {
  await today.attend('Olga Línea Demo');
  await openPanel(page);
  await expect.poll(() => offlineAgenda(page)).toContain('Olga Línea Demo');
  await untilItWorksAlone(page);
  line.freeze();
  await page.goto('/app');
  await expect(ours(page)).toContainText('Olga Línea Demo');
  // Only the page waits for the timeout, not each of its files as well.
  const waits = page.evaluate<number[]>(
    `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/scheme.js')).map(({ duration }) => duration)`,
  );
  expect(Math.max(...(await waits))).toBeLessThan(WORKER_WAITS_MS);
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByPlaceholder('Usuario')).toBeVisible();
  await expect.poll(() => offlineAgenda(page)).toBe('');
});

test('the cached agenda is not shown on the next day, and outlives a session that is closed elsewhere', async ({
  page,
  context,
  line,
  product,
  today,
}) => {
  await today.attend('Elsa Línea Demo');
  const password = await addUser(product, 'elsa');
  await openPanel(page, 'elsa', password);
  await expect.poll(() => offlineAgenda(page)).toContain('Elsa Línea Demo');
  await untilItWorksAlone(page);

  const elsewhere = await openSession(product.url, { username: 'elsa', password });
  await staffOf(elsewhere).ask('mutation { closeMyOtherSessions }');
  await expect(page.getByPlaceholder('Usuario')).toBeVisible();
  expect(await offlineAgenda(page)).toContain('Elsa Línea Demo');

  await openPanel(page, 'elsa', password);
  line.cut();
  const tomorrow = await context.newPage();
  await tomorrow.clock.install({ time: Date.now() + 26 * 3_600_000 });
  await tomorrow.goto('/app');
  await expect(tomorrow.getByText('No se pudo comprobar su sesión.')).toBeVisible();
  await expect(tomorrow.getByText('Elsa Línea Demo')).toBeHidden();
  await tomorrow.clock.fastForward('24:00:00');
  await tomorrow.reload();
  await expect.poll(() => offlineAgenda(tomorrow)).toBe('');
});
