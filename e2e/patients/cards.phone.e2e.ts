import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { expectNoSidewaysScrolling } from '../helpers/sideways.js';
import { holdBack } from '../helpers/progress.js';
import { registerPatient } from '../helpers/staff.js';
import { test } from '../helpers/test.js';

test('a phone shows patients as cards that can be sorted, and that call, message or open a patient', async ({
  page,
  staff,
}) => {
  await registerPatient(staff, { name: 'Celular A Demo', phone: '9 1234 5678' });
  await registerPatient(staff, { name: 'Celular B Demo' });
  await page.goto('/app/pacientes?buscar=celular');
  const names = page.getByRole('listitem').getByText(/^Celular . Demo$/);
  await expect(names).toHaveText(['Celular A Demo', 'Celular B Demo']);
  await page.getByLabel('Ordenar por').selectOption({ label: 'Nombre, al revés' });
  await expect(names).toHaveText(['Celular B Demo', 'Celular A Demo']);
  const card = page.getByRole('listitem').filter({ hasText: 'Celular A Demo' });
  await expect(card).toContainText('Provisional');
  await expect(card.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+56912345678');
  await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/56912345678',
  );
  await expect(card.getByRole('link', { name: 'Correo' })).toHaveAttribute('href', 'mailto:e2e@demo.invalid');
  await expect(page.getByRole('table')).toBeHidden();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Editar' }).tap();
  await expect(page.getByLabel('Nombre')).toHaveValue('Celular A Demo');
  await page.getByLabel('Dirección').fill('Calle Demo 2');
  const letGo = await holdBack(page, 'UpdatePatient');
  await page.getByRole('button', { name: 'Actualizar' }).tap();
  const toast = page.locator('[data-sonner-toast]', { hasText: 'Actualizando paciente...' });
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Buscar' }).tap();
  // A dialog of the phone's full height stands below the toast.
  const dialog = page.locator('.MuiDialog-paper');
  await expect(dialog).toBeVisible();
  const above = (await toast.boundingBox())!;
  expect((await dialog.boundingBox())!.y).toBeGreaterThanOrEqual(above.y + above.height);
  await page.keyboard.press('Escape');
  letGo();
  await expect(page.getByText('Paciente actualizado exitosamente')).toBeVisible();
  await expectNoSidewaysScrolling(page);
});
