import { expect, type Page, test } from '@playwright/test';
import { bookFor, eventOf } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { asStaff, registerPatient, type Staff } from '../helpers/staff.js';

let staff: Staff;
test.beforeEach(async ({ context, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  staff = await asStaff(context);
});

const expectNoSidewaysScrolling = async (page: Page) => {
  // Not innerWidth, which grows with too wide content on a phone.
  const content = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(content).toBeLessThanOrEqual(page.viewportSize()!.width);
};

test('starts with the list: creates an appointment, opens it, cancels it and undoes that', async ({
  page,
}) => {
  await registerPatient(staff, { name: 'Pulgar Demo' });
  await page.goto('/app/citas?fecha=2032-09-06');
  await expect(page.getByRole('heading', { name: 'Listado de Citas' })).toBeVisible();
  await expect(page.getByText('No hay citas registradas en estos días.')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: '+ Nueva Cita' }).tap();
  const create = page.getByRole('dialog', { name: 'Nueva Cita - 06/09/2032' });
  await create.getByRole('combobox', { name: 'Paciente' }).fill('pulgar');
  await page.getByRole('option', { name: /Pulgar Demo/ }).tap();
  await create.getByLabel('Tipo de Tratamiento').selectOption('Podología general');
  await create.getByRole('button', { name: /^10:00/ }).tap();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await create.getByRole('button', { name: 'Guardar' }).tap();
  await expect(create).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: 'Pulgar Demo' });
  await expect(row).toContainText('06/09/2032 10:00');
  await expect(row).toContainText('Reservada');
  await row.getByText('Pulgar Demo').tap();
  const details = page.getByRole('dialog', { name: 'Detalles de la Cita' });
  await expect(details).toContainText('10:00 – 11:00');
  await expect(details.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', /^tel:\+56/);
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Cancelar cita' }).tap();
  await expect(details).toBeHidden();
  await expect(row).toContainText('Cancelada');
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  await expect(row).toContainText('Reservada');
});

test('the day view works by touch: a tap opens, a long press creates', async ({ page }) => {
  await bookFor(staff, 'Dedo Demo', { date: '2032-11-08', time: '10:00' });
  await page.goto('/app/citas?vista=dia&fecha=2032-11-08');
  await eventOf(page, 'Dedo Demo').tap();
  const details = page.getByRole('dialog', { name: 'Detalles de la Cita' });
  await expect(details).toContainText('Dedo Demo');
  await details.getByRole('button', { name: 'Cerrar' }).tap();
  await expect(details).toBeHidden();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mes' }).tap();
  await expect(eventOf(page, 'Dedo Demo')).toContainText('10:00');
  await expectNoSidewaysScrolling(page);
});
