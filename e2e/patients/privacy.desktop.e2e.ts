import fs from 'node:fs';
import { type Download, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { pagesOf } from '../helpers/pdf.js';
import { asStaff, freeRut, registerPatient, type Staff } from '../helpers/staff.js';

let staff: Staff;
test.beforeEach(async ({ context }) => {
  staff = await asStaff(context);
});

const openRights = async (page: Page, id: number) => {
  await page.goto(`/app/pacientes/${id}/datos-personales`);
  await expect(page.getByRole('heading', { level: 1, name: 'Datos personales' })).toBeVisible();
};
const addRecord = (patientId: number, procedure: string) =>
  staff.ask('mutation ($input: CreateClinicalRecordInput!) { createClinicalRecord(input: $input) { id } }', {
    input: { patientId, date: '2024-05-06', careDescription: 'Dolor', procedure, instructions: 'Reposo' },
  });

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
  const name = `Olivia Solicita ${Date.now()}`;
  await visitor.goto('/public/privacidad');
  await visitor.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(visitor.getByLabel('Nombre completo')).toBeFocused();
  await expect(visitor.getByText('Falta el correo.')).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByLabel('Nombre completo').fill(name);
  await visitor.getByLabel('Correo electrónico').fill(`olivia.${Date.now()}@demo.invalid`);
  await visitor.getByLabel('Detalle').fill('Todo lo que tengan.');
  await visitor.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(visitor.getByRole('status')).toContainText('Le responderemos a más tardar el');
  await expect(visitor.getByRole('status')).toBeFocused();
  await phone.close();

  await page.goto('/app/configuracion/solicitudes');
  const request = page.getByRole('listitem').filter({ hasText: name });
  await expect(request).toContainText('por el formulario público');
  await expect(request).toContainText('Quedan 30 días');
  await expectAccessible(page);
  await request.getByRole('button', { name: 'Responder' }).click();
  await page.getByLabel('Respuesta').fill('Le entregamos una copia en la clínica.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar respuesta' }).click();
  await expect(request).toBeHidden();
  await page.getByRole('button', { name: 'Respondidas' }).click();
  await expect(request).toContainText('Aceptada');
  await expect(request).toContainText('Le entregamos una copia en la clínica.');
});

test('a blocked patient is in no search and no list, and is unblocked with a reason', async ({ page }) => {
  const name = `Bloqueada ${Date.now()} Demo`;
  const id = await registerPatient(staff, { name, rut: freeRut() });
  const search = `/app/pacientes?buscar=${encodeURIComponent(name)}`;
  await openRights(page, id);
  await page.getByRole('button', { name: 'Bloquear' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(dialog.getByText('Falta el motivo.')).toBeVisible();
  await expectAccessible(page);
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
  await page.goto(search);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
});

test('everything about a person is exported as PDF and JSON, after recording who receives it', async ({
  page,
}) => {
  const rut = freeRut();
  const id = await registerPatient(staff, { name: 'Elisa Entrega Demo', rut });
  await addRecord(id, 'Espiculectomía');
  await openRights(page, id);
  await expectAccessible(page);
  const take = async (format: 'pdf' | 'json'): Promise<Download> => {
    await page.getByRole('button', { name: 'Entregar sus datos' }).click();
    await page.getByLabel('Formato').selectOption(format);
    await page.getByRole('button', { name: 'Descargar' }).click();
    await expect(page.getByLabel('Cómo se comprobó su identidad')).toBeFocused();
    await page.getByLabel('Cómo se comprobó su identidad').fill('Cédula a la vista');
    if (format === 'pdf') await expectAccessible(page);
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

test('a suppression removes the contact data, and says until when the law requires the records', async ({
  page,
}) => {
  const id = await registerPatient(staff, { name: 'Susana Suprime Demo', rut: freeRut() });
  await addRecord(id, 'Curación');
  await openRights(page, id);
  const card = page.getByRole('region', { name: 'Supresión' });
  await card.getByRole('button', { name: 'Suprimir sus datos' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suprimir' }).click();
  await expect(card).toContainText(/conservado por obligación legal hasta el \d+ de \w+ de \d{4}/);
  await expect(card).toContainText('Sus datos de contacto ya se borraron.');
  await expect(card).toBeFocused();
  const { patient } = await staff.ask<{ patient: object }>(
    'query ($id: Int!) { patient(id: $id) { name phone email emergencyContact } }',
    { id },
  );
  expect(patient).toEqual({
    name: 'Susana Suprime Demo',
    phone: '(suprimido)',
    email: '(suprimido)',
    emergencyContact: '(suprimido)',
  });
});
