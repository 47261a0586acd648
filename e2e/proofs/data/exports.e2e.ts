import { expect } from '@playwright/test';
import { showActions } from '../../helpers/appointments.js';
import { take } from '../../helpers/exports.js';
import { test } from '../../helpers/test.js';

test('every other list has an export button that returns a file', async ({ page }) => {
  for (const [address, button, format, name] of [
    ['/app/citas?vista=agenda', 'Exportar las citas', 'CSV', 'citas'],
    ['/app/inventario', 'Exportar el inventario', 'CSV', 'insumos'],
    ['/app/inventario', 'Exportar el inventario', 'Movimientos: CSV', 'movimientos'],
    ['/app/fichas-clinicas', 'Exportar las fichas de todos', 'CSV', 'fichas'],
    ['/app/mensajes', 'Exportar los mensajes', 'CSV', 'mensajes'],
    ['/app/configuracion/seguridad', 'Exportar el registro de seguridad', 'CSV', 'registro-de-seguridad'],
  ] as const) {
    if (!page.url().endsWith(address)) await page.goto(address);
    if (name === 'citas') await showActions(page);
    const file = await take(page, button, format);
    expect(file.name).toMatch(new RegExp(`^${name}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
    expect(file.content.toString()).toMatch(/^\uFEFF[^\r\n]+;[^\r\n]+\r\n/);
  }
});
