import fs from 'node:fs';
import { type Page, expect, test } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expectAccessible } from '../helpers/axe.js';
import { asStaff, freeRut, registerPatient } from '../helpers/staff.js';

async function take(page: Page, button: string, format: string) {
  await page.getByRole('button', { name: button }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: fs.readFileSync(await file.path()) };
}

test('the patients of a search are exported as Excel and as CSV', async ({ page, context }) => {
  const staff = await asStaff(context);
  const rut = freeRut();
  const name = `Exportada ${rut.replace(/\W/g, '')} Demo`;
  await registerPatient(staff, { rut, name });
  await page.goto(`/app/pacientes?buscar=${encodeURIComponent(name)}`);
  await expect(page.getByText('1 paciente encontrado')).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);

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
  await expectAccessible(page);

  await page.route('**/api/pacientes/exportar?**', (route) => route.abort());
  await page.getByRole('button', { name: 'Exportar los pacientes' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByText('No se pudo exportar la lista. Inténtelo de nuevo.')).toBeVisible();
});

test('every other list has an export button that returns a file', async ({ page, context }) => {
  await asStaff(context);
  for (const [address, button, name] of [
    ['/app/citas?vista=agenda', 'Exportar las citas', 'citas'],
    ['/app/inventario', 'Exportar el inventario', 'insumos'],
    ['/app/fichas-clinicas', 'Exportar las fichas de todos', 'fichas'],
    ['/app/mensajes', 'Exportar los mensajes', 'mensajes'],
    ['/app/configuracion/seguridad', 'Exportar el registro de seguridad', 'registro-de-seguridad'],
  ] as const) {
    await page.goto(address);
    const file = await take(page, button, 'CSV');
    expect(file.name).toMatch(new RegExp(`^${name}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
    expect(file.content.toString()).toMatch(/^\uFEFF[^\r\n]+;[^\r\n]+\r\n/);
    expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
  }
});

test('the movements of all supplies are exported, and the export is logged', async ({ page, context }) => {
  await asStaff(context);
  await page.goto('/app/inventario');
  const file = await take(page, 'Exportar el inventario', 'Movimientos: CSV');
  expect(file.name).toMatch(/^movimientos-/);
  expect(file.content.toString()).toMatch(/^\uFEFFFecha y hora;Insumo;Movimiento;/);
  await page.goto('/app/configuracion/exportaciones');
  const newest = page.getByRole('list', { name: 'Exportaciones' }).getByRole('listitem').first();
  await expect(newest).toContainText('Movimientos');
  await expect(newest).toContainText('CSV');
  expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
  await expectAccessible(page);
});
