import { expect } from '@playwright/test';
import { showActions } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { DAY, messageTo, openWhatsapp, test, visit } from '../helpers/messages.js';
import { giveSession } from '../helpers/staff.js';

const link = (name: string) => ({ name: `Enviar por WhatsApp a ${name} (se abre en otra pestaña)` });

test("a booking's message waits on dashboard and agenda, and is sent with one click that all users see", async ({
  context,
  page,
  browser,
  product,
}) => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(product.url) && !/^(data|blob|https:\/\/wa\.me)/.test(request.url()))
      foreign.push(request.url());
  });
  const elsewhere = await browser.newContext({ baseURL: product.url });
  await giveSession(elsewhere, product.session);
  const agenda = await elsewhere.newPage();
  await agenda.goto(`/app/citas?vista=dia&fecha=${DAY}`);
  await expect(agenda.locator('.rbc-event, .appointment-calendar').first()).toBeVisible();
  await page.goto('/app/dashboard');
  await expect(page.getByText('No hay mensajes por enviar')).toBeVisible();

  await visit(context, { nombre: 'Wanda Espera Demo', hora: '09:00' });
  const waiting = messageTo(page, 'Wanda Espera Demo');
  await expect(waiting).toContainText('Confirmación');
  await expect(waiting).toContainText('iércoles 5 de marzo, 09:00');
  await showActions(agenda);
  await agenda.getByRole('button', { name: '1 por enviar' }).click();
  await expect(messageTo(agenda, 'Wanda Espera Demo')).toBeVisible();
  await expectAccessible(agenda);

  const address = await openWhatsapp(page, () =>
    waiting.getByRole('link', link('Wanda Espera Demo')).click(),
  );
  expect(address.pathname).toBe('/56900000900');
  expect(address.searchParams.get('text')).toMatch(/^Hola Wanda, .* miércoles 5 de marzo a las 09:00/);
  await expect(page.getByText('Mensaje para Wanda Espera Demo anotado como enviado')).toBeVisible();
  await expect(page.getByText('No hay mensajes por enviar')).toBeVisible();
  await expect(messageTo(agenda, 'Wanda Espera Demo')).toHaveCount(0);

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(waiting).toBeVisible();
  await expect(agenda.getByRole('button', { name: '1 por enviar' })).toBeVisible();
  expect(foreign).toEqual([]);
  await elsewhere.close();

  // Sends them one after the other with the keyboard: the focus moves on to the next.
  await visit(context, { nombre: 'Lena Teclado Demo', hora: '17:00' });
  const next = page.getByRole('link', link('Lena Teclado Demo'));
  await expect(next).toBeVisible();
  await page.getByRole('link', link('Wanda Espera Demo')).focus();
  await openWhatsapp(page, () => page.keyboard.press('Enter'));
  await expect(waiting).toHaveCount(0);
  await expect(next).toBeFocused();
});
