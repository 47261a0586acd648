import { expect, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { asStaff, registerPatient } from '../helpers/staff.js';

test('a phone shows cards with links to call, message and e-mail', async ({ page, context }) => {
  const staff = await asStaff(context);
  await registerPatient(staff, { name: 'Celular Demo', phone: '9 1234 5678' });
  await page.goto('/app/pacientes?buscar=celular');
  const card = page.getByRole('listitem').filter({ hasText: 'Celular Demo' });
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
  await expect(page.getByLabel('Nombre')).toHaveValue('Celular Demo');
  await page.getByLabel('Dirección').fill('Calle Demo 2');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Actualizar' }).tap();
  await expect(page.getByText('Paciente actualizado exitosamente')).toBeVisible();
  const [content, screen] = await page.evaluate<[number, number]>(
    '[document.documentElement.scrollWidth, innerWidth]',
  );
  expect(content).toBeLessThanOrEqual(screen);
});

test('cards can be sorted', async ({ page, context }) => {
  const staff = await asStaff(context);
  for (const name of ['Fila A Demo', 'Fila B Demo']) await registerPatient(staff, { name });
  await page.goto('/app/pacientes?buscar=fila');
  const names = page.getByRole('listitem').getByText(/^Fila . Demo$/);
  await expect(names).toHaveText(['Fila A Demo', 'Fila B Demo']);
  await page.getByLabel('Ordenar por').selectOption({ label: 'Nombre, al revés' });
  await expect(names).toHaveText(['Fila B Demo', 'Fila A Demo']);
});
