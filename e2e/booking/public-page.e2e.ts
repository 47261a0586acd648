import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { asStaff, type Staff } from '../helpers/staff.js';
import { hydrated } from '../helpers/hydrated.js';
import { offerManicure } from '../helpers/treatments.js';

/** Separate days, so that the two screen sizes and the other files don't take each other's hours. */
const DAYS = { desktop: '2030-03-05', phone: '2030-03-06' };
const dayOf = (project: string) => DAYS[project as keyof typeof DAYS];

let visitors = 0;

async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
}

/** A new person each time, because the number of upcoming bookings per person is limited. */
async function fillIn(page: Page, name: string): Promise<void> {
  const { project, workerIndex } = test.info();
  const number = `${project.name === 'phone' ? 1 : 2}${workerIndex % 100}${(visitors += 1)}`;
  await page.getByLabel('Nombre completo').fill(name);
  await page.getByLabel('Correo electrónico').fill(`publica${number}@demo.invalid`);
  await page.getByLabel('Teléfono').fill(`9 7${number.padStart(7, '0')}`);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('a visitor books, corrects a mistake, moves the hour and cancels it', async ({ page }, {
    project,
  }) => {
    // One press from arrival to the form.
    await page.goto('/public/reservar');
    await page.getByRole('link', { name: 'Próxima hora' }).click();
    await expect(page.getByRole('heading', { name: 'Tus datos' })).toBeVisible();
    await page.goto(`/public/reservar?dia=${dayOf(project.name)}`);
    await page.getByRole('button', { name: 'Semana siguiente' }).click();
    await page.getByRole('button', { name: /^MIÉ/ }).click();
    await page.getByRole('button', { name: 'Tarde', exact: true }).click();
    await page.getByRole('button', { name: '15:00' }).click();
    await page.getByRole('button', { name: 'Reservar', exact: true }).click();

    await fillIn(page, 'Visita Sin Guiones');
    await page.getByLabel('Correo electrónico').fill('visita@');
    await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
    await expect(page.getByText(/correo válido/)).toBeVisible();
    await expect(page.getByLabel('Nombre completo')).toHaveValue('Visita Sin Guiones');
    await page.getByLabel('Correo electrónico').fill('visita.corregida@demo.invalid');
    await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
    await expect(page.getByRole('heading', { name: '¡Reserva realizada con éxito!' })).toBeVisible();

    await page.getByRole('link', { name: 'Cambiar' }).click();
    await page.getByRole('button', { name: '17:00' }).click();
    await expect(page.getByRole('heading', { name: 'Su hora quedó cambiada' })).toBeVisible();
    await expect(page.getByText('17:00').first()).toBeVisible();
    const leave = page.getByRole('link', { name: 'No puedo ir' });
    const { height } = (await leave.boundingBox())!;
    expect(height).toBe((await page.getByRole('link', { name: 'Cambiar' }).boundingBox())!.height);
    // The minimum height of a button: its label is on one line.
    expect(height).toBe(48);
    await leave.click();
    await page.getByRole('button', { name: 'Cancelar hora' }).click();
    await expect(page.getByRole('heading', { name: 'Su hora quedó cancelada' })).toBeVisible();
  });
});

test.describe('with scripts, on a device with another time zone and language', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'en-US' });

  test('the page hydrates without a warning, supports going back, and leads to the page of the appointment', async ({
    page,
  }, { project }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    // The smallest phone.
    if (project.name === 'phone') await page.setViewportSize({ width: 320, height: 640 });
    const day = dayOf(project.name);
    await page.goto(`/public/reservar?dia=${day}`);
    await hydrated(page);
    await page.getByRole('button', { name: /^JUE/ }).click();
    await expect(page).toHaveURL(/dia=2030-03-07/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`dia=${day}`));
    await expectAccessible(page);
    await expectToFit(page);

    await page.getByRole('button', { name: '18:00' }).click();
    await page.getByRole('button', { name: 'Reservar', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Tus datos' })).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
    await fillIn(page, 'Visita De Lejos');
    await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
    const success = page.getByRole('status').filter({ hasText: '¡Reserva realizada con éxito!' });
    await expect(success).toBeFocused();
    await success.getByRole('link', { name: 'Ver mi hora' }).click();
    await expect(page.getByRole('article', { name: 'Su hora' })).toContainText('18:00');
    const own = new URL(page.url()).pathname;
    // Includes the steps that only a browser without scripts sees.
    const steps = [own, `${own}/cambiar`, `${own}/cancelar`, `/public/reservar/datos?dia=${day}&hora=12:00`];
    for (const step of steps) {
      await page.goto(step);
      await expectAccessible(page);
      await expectToFit(page);
    }
    expect(complaints).toEqual([]);
  });
});

test('a visitor whose browser received half of the script can still book', async ({ page }, { project }) => {
  await page.route('**/assets/main-*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.slice(0, script.length / 2) });
  });
  await page.goto(`/public/reservar?dia=${dayOf(project.name)}`);
  await page.getByRole('button', { name: '09:00' }).click();
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  await fillIn(page, 'Visita A Medias');
  await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(page.getByRole('heading', { name: '¡Reserva realizada con éxito!' })).toBeVisible();
});

test.describe('if the clinic offers the manicure online', () => {
  const CHOICE_DAYS = { desktop: '2030-03-19', phone: '2030-03-20' };
  let staff: Staff;

  test.beforeEach(async ({ context }) => {
    staff = await asStaff(context);
    await offerManicure(staff, true);
  });
  // Other tests use the same clinic, and expect its visitors to book the consultation.
  test.afterEach(() => offerManicure(staff, false));

  async function chooseManicure(page: Page): Promise<void> {
    const { project } = test.info();
    await page.goto(`/public/reservar?dia=${CHOICE_DAYS[project.name as keyof typeof CHOICE_DAYS]}`);
    await page.getByText('Tratamiento: Consulta General').click();
    await page.getByRole('link', { name: 'Manicura' }).click();
    await expect(page).toHaveURL(/&tratamiento=Manicura$/);
    await expect(page.getByText('Manicura · 60 minutos')).toBeVisible();
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a visitor books it, and moves it to another of its hours', async ({ page }) => {
      await chooseManicure(page);
      await page.getByRole('button', { name: '10:00' }).click();
      await page.getByRole('button', { name: 'Reservar', exact: true }).click();
      await expect(page.getByText('Manicura · 60 minutos')).toBeVisible();
      await fillIn(page, 'Visita De Manos');
      await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
      await expect(page.getByRole('article', { name: 'Su hora' })).toContainText('Manicura');
      await page.getByRole('link', { name: 'Cambiar' }).click();
      await page.getByRole('button', { name: '12:00' }).click();
      await expect(page.getByRole('heading', { name: 'Su hora quedó cambiada' })).toBeVisible();
      await expect(page.getByRole('article', { name: 'Su hora' })).toContainText('Manicura');
    });
  });

  test('a visitor with scripts books it without reloading, and going back undoes the choice', async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await chooseManicure(page);
    await page.goBack();
    await expect(page.getByText('Tratamiento: Consulta General')).toBeVisible();
    await page.goForward();
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: '15:00' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Reservar', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Manicura · 60 minutos');
    await fillIn(page, 'Visita De Manos');
    await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
    const success = page.getByRole('status').filter({ hasText: '¡Reserva realizada con éxito!' });
    await success.getByRole('link', { name: 'Ver mi hora' }).click();
    await expect(page.getByRole('article', { name: 'Su hora' })).toContainText('Manicura');
    expect(complaints).toEqual([]);
  });
});
