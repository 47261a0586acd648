import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { test } from '../helpers/test.js';

test('a file of patients is recognised, checked, imported, and its import undone', async ({ page }) => {
  const mark = 'Importada Demo';
  const file = [
    'Nombres;Fono;Mail;Fecha de nac.;Color favorito',
    `${mark} Uno;+56 9 8000 0001;;5 de marzo de 1980;azul`,
    `${mark} Dos;+56 9 8000 0002;no es un correo;;rojo`,
    `${mark} Tres;+56 9 8000 0003;;1985;verde`,
  ].join('\n');
  await page.goto('/app/configuracion/importar?trae=pacientes');
  await expect(page.getByRole('heading', { name: 'Importar', exact: true })).toBeVisible();
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Plantilla Excel' }).click();
  expect((await template).suggestedFilename()).toBe('plantilla-pacientes.xlsx');
  await page
    .getByLabel('Archivo para importar')
    .setInputFiles({ name: 'mis pacientes.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });

  const columns = page.getByRole('list', { name: 'Columnas' });
  await expect(columns.getByLabel('Qué es la columna Fono')).toHaveValue('phone');
  await expect(columns.getByLabel('Qué es la columna Color favorito')).toHaveValue('');
  // Two columns for the same field are refused before anything is sent to the server.
  await columns.getByLabel('Qué es la columna Color favorito').selectOption('name');
  await expect(page.getByRole('alert')).toContainText('más de una columna para «Nombre»');
  await columns.getByLabel('Qué es la columna Color favorito').selectOption('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revisar las filas' }).click();

  await expect(page.getByText('3 filas: 1 por crear, 1 dudosa y 1 rechazada')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Filas' });
  await expect(rows).toContainText('Fecha de nac.: «1985» no es un día');
  await expectAccessible(page);
  await page
    .getByRole('group', { name: 'Fila 4, Fecha de nac.' })
    .getByRole('button', { name: 'Dejar vacío' })
    .press('Enter');
  await expect(page.getByText('3 filas: 2 por crear y 1 rechazada')).toBeVisible();
  await page.getByLabel('Filas que se muestran').selectOption('REJECTED');
  await expect(rows.getByRole('listitem')).toHaveCount(1);
  await expect(rows).toContainText('Mail: El correo no es válido');
  await expectAccessible(page);
  const rejected = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar rechazadas' }).click();
  expect((await rejected).suggestedFilename()).toBe('filas-rechazadas.csv');

  await page.getByRole('button', { name: 'Importar 2 filas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('Importación lista. 3 filas: 2 creadas y 1 rechazada')).toBeVisible();

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Importación deshecha. 2 filas: 2 quitadas')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a importaciones' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'mis pacientes.csv' }).first()).toContainText(
    'Deshecha',
  );
});
