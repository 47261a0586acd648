import { expect } from '@playwright/test';
import { watchComplaints } from '../helpers/complaints.js';
import { hydrated } from '../helpers/hydrated.js';
import { test } from '../helpers/test.js';
import { translate } from '../helpers/translator.js';
import { fillIn } from '../helpers/visitor-form.js';

test.use({ isLoggedIn: false, timezoneId: 'Europe/Berlin', locale: 'de-DE' });

test('a visitor whose browser translates the page books, and opens their appointment', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto('/public/reservar?dia=2030-03-13');
  await hydrated(page);
  await translate(page);
  const summary = page.getByRole('form', { name: 'Resumen' });
  await page.getByRole('button', { name: '16:00' }).click();
  await expect(summary).toContainText('[16:00]');
  await expect(summary).toContainText('hora de Chile');
  // The chosen hour's text goes away, and another day's appears.
  await page.getByRole('button', { name: /JUE/ }).click();
  await expect(summary).toContainText('Elija una hora');
  await expect(page.getByRole('heading', { name: /14 de marzo/ })).toBeVisible();
  await page.getByRole('button', { name: '16:00' }).click();
  await page
    .getByRole('button', { name: /Reservar/ })
    .last()
    .click();
  const form = page.getByRole('dialog');
  await expect(form).toContainText('hora de Chile');
  await form.getByRole('button', { name: /Confirmar Reserva/ }).click();
  await expect(form.getByText(/Falta|Ingrese|Escriba/).first()).toBeVisible();
  await fillIn(form, 'Visita Traducida');
  await form.getByRole('button', { name: /Confirmar Reserva/ }).click();
  const success = page.getByRole('status').filter({ hasText: '¡Reserva realizada con éxito!' });
  await expect(success).toContainText('[16:00 (hora de Chile)]');
  await expect(summary).toContainText('Elija una hora');
  await success.getByRole('link', { name: /Ver mi hora/ }).click();
  await translate(page);
  await expect(page.getByRole('article', { name: 'Su hora' })).toContainText('[16:00]');
  await expect(page.getByRole('article', { name: 'Su hora' })).toContainText('hora de Chile');
  expect(complaints).toEqual([]);
});
