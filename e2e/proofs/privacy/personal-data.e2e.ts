import fs from 'node:fs';
import { type Download, expect } from '@playwright/test';
import { expectAccessible } from '../../helpers/axe.js';
import { pagesOf } from '../../helpers/pdf.js';
import { newRecord } from '../../helpers/records.js';
import { freeRut, registerPatient } from '../../helpers/staff.js';
import { test } from '../../helpers/test.js';

test("a person's data are exported as PDF and JSON, after recording who receives them", async ({
  page,
  staff,
}) => {
  const rut = freeRut();
  const id = await registerPatient(staff, { name: 'Elisa Entrega Demo', rut });
  await newRecord(staff, id, { procedure: 'Espiculectomía' });
  await page.goto(`/app/pacientes/${id}/datos-personales`);
  await expect(page.getByRole('heading', { level: 1, name: 'Datos personales' })).toBeVisible();
  await expectAccessible(page);
  const take = async (format: 'pdf' | 'json'): Promise<Download> => {
    await page.getByRole('button', { name: 'Entregar sus datos' }).click();
    await page.getByLabel('Formato').selectOption(format);
    await page.getByRole('button', { name: 'Descargar' }).click();
    await expect(page.getByLabel('Cómo se comprobó su identidad')).toBeFocused();
    await page.getByLabel('Cómo se comprobó su identidad').fill('Cédula a la vista');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar' }).click();
    return downloading;
  };
  const pdf = await take('pdf');
  expect(pdf.suggestedFilename()).toContain(rut.replace(/\./g, ''));
  expect(pagesOf(fs.readFileSync(await pdf.path()))).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Entregar sus datos' })).toBeFocused();

  const json = JSON.parse(fs.readFileSync(await (await take('json')).path(), 'utf8')) as object;
  expect(json).toMatchObject({
    paciente: { nombre: 'Elisa Entrega Demo', rut },
    fichas: [{ versiones: [{ procedimiento: 'Espiculectomía' }] }],
    entregas: [{ recibe: 'Elisa Entrega Demo', verificacion: 'Cédula a la vista', formato: 'PDF' }],
  });
});

test('a patient is blocked and hidden from searches, unblocked with a reason, and then suppressed', async ({
  page,
  staff,
}) => {
  const name = 'Susana Bloqueada Demo';
  const id = await registerPatient(staff, { name, rut: freeRut() });
  await newRecord(staff, id);
  const search = `/app/pacientes?buscar=${encodeURIComponent(name)}`;
  await page.goto(`/app/pacientes/${id}/datos-personales`);
  await page.getByRole('button', { name: 'Bloquear' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(dialog.getByText('Falta el motivo.')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Pidió corregir su nombre');
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByText('Paciente bloqueado')).toBeVisible();

  await page.goto(search);
  await expect(page.getByText('Ningún paciente coincide')).toBeVisible();
  await page.goto('/app/configuracion/solicitudes');
  const blocked = page.getByRole('region', { name: 'Pacientes bloqueados' });
  await expect(blocked).toContainText('Pidió corregir su nombre');
  await expectAccessible(page);
  await blocked.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Levantar bloqueo' }).click();
  await dialog.getByLabel('Motivo').fill('Nombre corregido');
  await dialog.getByRole('button', { name: 'Levantar bloqueo' }).click();
  await expect(page.getByRole('region', { name: 'Bloqueo' })).toContainText(
    /Levantado el .+: Nombre corregido/,
  );
  const card = page.getByRole('region', { name: 'Supresión' });
  await card.getByRole('button', { name: 'Suprimir sus datos' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suprimir' }).click();
  await expect(card).toContainText(/conservado por obligación legal hasta el \d+ de \w+ de \d{4}/);
  await expect(card).toContainText('Sus datos de contacto ya se borraron.');
  await expect(card).toBeFocused();
  const { patient } = await staff.ask<{ patient: object }>(
    'query ($id: Int!) { patient(id: $id) { name phone email emergencyContact } }',
    { id },
  );
  expect(patient).toEqual({
    name,
    phone: '(suprimido)',
    email: '(suprimido)',
    emergencyContact: '(suprimido)',
  });
  await page.goto(search);
  await expect(page.getByText('1 paciente encontrado')).toBeVisible();
});
