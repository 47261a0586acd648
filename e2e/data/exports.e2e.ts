import { expect } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expectAccessible } from '../helpers/axe.js';
import { take } from '../helpers/exports.js';
import { freeRut, registerPatient } from '../helpers/staff.js';
import { test } from '../helpers/test.js';

test('the patients of a search are exported as Excel and as CSV, and the export is logged', async ({
  page,
  staff,
}) => {
  const rut = freeRut();
  const name = 'Exportada Excel Demo';
  await registerPatient(staff, { rut, name });
  await page.goto(`/app/pacientes?buscar=${encodeURIComponent(name)}`);
  await expect(page.getByText('1 paciente encontrado')).toBeVisible();
  const excel = await take(page, 'Exportar los pacientes', 'Excel (.xlsx)');
  expect(excel.name).toMatch(/^pacientes-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const [header = [], ...rows] = await readSheet(excel.content);
  expect(rows.map((row) => row.slice(0, 3))).toEqual([[rut, 'No', name]]);
  expect(header.slice(0, 3)).toEqual(['RUT', 'RUT provisorio', 'Nombre']);
  const csv = await take(page, 'Exportar los pacientes', 'CSV');
  expect(csv.name).toMatch(/\.csv$/);
  expect(csv.content.toString()).toMatch(
    new RegExp(`^\\uFEFFRUT;.*\\r\\n${rut.replaceAll('.', '\\.')};No;${name};`),
  );

  await page.getByRole('button', { name: 'Exportar los pacientes' }).click();
  await expect(page.getByRole('menuitem', { name: 'Excel (.xlsx)' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Exportar los pacientes' })).toBeFocused();
  await page.route('**/api/pacientes/exportar?**', (route) => route.abort());
  await page.getByRole('button', { name: 'Exportar los pacientes' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByText('No se pudo exportar la lista. Inténtelo de nuevo.')).toBeVisible();

  await page.goto('/app/configuracion/exportaciones');
  const newest = page.getByRole('list', { name: 'Exportaciones' }).getByRole('listitem').first();
  await expect(newest).toContainText('Pacientes');
  await expect(newest).toContainText('CSV');
  await expectAccessible(page);
});
