import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { test } from '../helpers/test.js';

test('a visitor asks on a phone for a copy of their data, and staff answer in time', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 390, height: 844 },
    isMobile: true,
  });
  const visitor = await phone.newPage();
  const name = 'Olivia Solicita Demo';
  await visitor.goto('/public/privacidad');
  await visitor.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(visitor.getByLabel('Nombre completo')).toBeFocused();
  await expect(visitor.getByText('Falta el correo.')).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByLabel('Nombre completo').fill(name);
  await visitor.getByLabel('Correo electrónico').fill('olivia@demo.invalid');
  await visitor.getByLabel('Detalle').fill('Todo lo que tengan.');
  await visitor.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(visitor.getByRole('status')).toContainText('Le responderemos a más tardar el');
  await expect(visitor.getByRole('status')).toBeFocused();
  await phone.close();

  await page.goto('/app/configuracion/solicitudes');
  const request = page.getByRole('listitem').filter({ hasText: name });
  await expect(request).toContainText('por el formulario público');
  await expect(request).toContainText('Quedan 30 días');
  await request.getByRole('button', { name: 'Responder' }).click();
  await page.getByLabel('Respuesta').fill('Le entregamos una copia en la clínica.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar respuesta' }).click();
  await expect(request).toBeHidden();
  await page.getByRole('button', { name: 'Respondidas' }).click();
  await expect(request).toContainText('Aceptada');
  await expect(request).toContainText('Le entregamos una copia en la clínica.');
});
