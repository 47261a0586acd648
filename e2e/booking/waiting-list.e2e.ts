import { expect, type Page, test as base } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { type Product, startProduct } from '../helpers/product.js';
import { asStaff, type Staff } from '../helpers/staff.js';
import { offerManicure } from '../helpers/treatments.js';

/** Days that are full except for what a test frees; one for each screen size and test. */
const DAYS: Readonly<Record<string, readonly [plain: string, scripted: string]>> = {
  desktop: ['2030-04-02', '2030-04-03'],
  phone: ['2030-04-09', '2030-04-10'],
};
const MANICURIST = 2;

/** With a public address, so that offers have links. */
const test = base.extend<object, { product: Product }>({
  product: [
    // Playwright reads the required fixtures from the pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const product = await startProduct({ PUBLIC_URL: 'https://clinica.example' });
      await provide(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, provide) => provide(product.url),
});

let staff: Staff;
let blockedHours: number;
let day: string;
test.beforeEach(async ({ context, javaScriptEnabled }, { project }) => {
  staff = await asStaff(context);
  day = DAYS[project.name]![javaScriptEnabled ? 1 : 0];
  await offerManicure(staff, true);
  const { blockHours } = await staff.ask<{ blockHours: { id: number } }>(
    'mutation ($input: BlockHoursInput!) { blockHours(input: $input) { id } }',
    {
      input: {
        professionalId: MANICURIST,
        date: day,
        time: '09:00',
        durationMinutes: 600,
        reason: 'Capacitación',
      },
    },
  );
  blockedHours = blockHours.id;
});

/** Joins the list from the page of the full day. */
async function join(page: Page, name: string, onEachStep: () => Promise<void>): Promise<void> {
  await page.goto(`/public/reservar?dia=${day}&tratamiento=Manicura`);
  await expect(page.getByText('No hay horarios disponibles')).toBeVisible();
  await onEachStep();
  await page.getByRole('link', { name: 'Avíseme si se libera una hora' }).click();
  await expect(page.getByText('Manicura · 60 minutos')).toBeVisible();
  await expect(page.getByText('Para ofrecerle la hora que se libere.')).toBeVisible();
  await onEachStep();

  await page.getByRole('radio', { name: 'Mañana' }).check();
  await page.getByLabel('Nombre completo').fill(name);
  await page.getByLabel('Correo electrónico').fill('espera@');
  await page.getByLabel('Teléfono').fill(`9 6${day.replaceAll('-', '').slice(1)}`);
  await page.getByRole('button', { name: 'Avíseme' }).click();
  await expect(page.getByText(/correo válido/)).toBeVisible();
  await expect(page.getByLabel('Nombre completo')).toHaveValue(name);
  await expect(page.getByRole('radio', { name: 'Mañana' })).toBeChecked();
  await onEachStep();
  await page.getByLabel('Correo electrónico').fill(`espera${day}@demo.invalid`);
  await page.getByRole('button', { name: 'Avíseme' }).click();
  await expect(page.getByRole('heading', { name: 'Quedó en la lista de espera' })).toBeVisible();
  await onEachStep();
}

/** Frees the day's hours; the visitor is offered one. @returns the address of the offer's page. */
async function offerTo(name: string): Promise<string> {
  const { waitingList } = await staff.ask<{ waitingList: Array<{ id: number; patientName: string }> }>(
    '{ waitingList { id patientName } }',
  );
  const { id } = waitingList.find(({ patientName }) => patientName === name)!;
  await staff.ask('mutation ($id: Int!) { unblockHours(id: $id) }', { id: blockedHours });
  const messages = async () =>
    (
      await staff.ask<{
        outboundMessages: { nodes: Array<{ id: number; kind: string; patientName: string }> };
      }>('{ outboundMessages(states: [WAITING]) { nodes { id kind patientName } } }')
    ).outboundMessages.nodes.filter((message) => message.kind === 'OFFER' && message.patientName === name);
  // During the day the list offers an hour automatically, by now or soon; at night it offers none.
  if ((await messages()).length === 0)
    await staff
      .ask(
        'mutation ($id: Int!, $day: LocalDate!) { offerWaitingHour(id: $id, date: $day, time: "09:00") }',
        {
          id,
          day,
        },
      )
      .catch(() => undefined);
  await expect.poll(async () => (await messages()).length).toBe(1);
  const [message] = await messages();
  const { openMessage } = await staff.ask<{ openMessage: string }>(
    'mutation ($id: Int!) { openMessage(id: $id) }',
    { id: message!.id },
  );
  return /\/public\/oferta\/[\w-]{43}/.exec(decodeURIComponent(openMessage))![0];
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('a visitor waits for a treatment, declines an offered hour, and leaves the list', async ({ page }, {
    project,
  }) => {
    const name = `Espera Sin Guiones ${project.name}`;
    await join(page, name, () => Promise.resolve());
    await page.goto(await offerTo(name));
    await expect(page.getByRole('heading', { name: 'Se liberó una hora' })).toBeVisible();
    await expect(page.getByText('Manicura · 60 minutos')).toBeVisible();
    await page.getByRole('button', { name: 'No, gracias' }).click();
    await expect(page.getByRole('heading', { name: 'Gracias por avisarnos' })).toBeVisible();
    await page.getByRole('button', { name: 'No me avisen más' }).click();
    await expect(page.getByRole('heading', { name: 'Salió de la lista de espera' })).toBeVisible();
  });
});

test('a visitor with scripts waits, takes the offered hour, and staff see it disappear', async ({
  page,
  context,
}, { project }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The form with its errors is returned with status 400.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('400'))
      complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  const fitsAndIsAccessible = async () => {
    await expectAccessible(page);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  };
  const name = `Espera Con Guiones ${project.name}`;
  await join(page, name, fitsAndIsAccessible);
  const address = await offerTo(name);

  const panel = await context.newPage();
  await panel.goto('/app/lista-de-espera');
  const entry = panel.getByRole('list', { name: 'Personas que esperan' }).getByRole('listitem');
  await expect(entry.filter({ hasText: name })).toContainText('Manicura · 60 minutos');
  await expectAccessible(panel);

  await page.goto(address);
  await fitsAndIsAccessible();
  await page.getByRole('button', { name: 'Aceptar la hora' }).click();
  await expect(page.getByRole('article', { name: 'Su hora' })).toContainText('Manicura');
  await fitsAndIsAccessible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Ya tomó esta hora' })).toBeVisible();
  await fitsAndIsAccessible();
  await expect(entry.filter({ hasText: name })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
