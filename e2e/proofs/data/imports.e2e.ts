import { expect } from '@playwright/test';
import { expectAccessible } from '../../helpers/axe.js';
import { expectNoSidewaysScrolling } from '../../helpers/sideways.js';
import { freeRut, registerPatient } from '../../helpers/staff.js';
import { test } from '../../helpers/test.js';

test('imported appointments are checked against the agenda, send no messages, and are recognised the second time', async ({
  page,
  staff,
}) => {
  const [rut, name] = [freeRut(), 'Agendada Demo'];
  await registerPatient(staff, { rut, name });
  const { professionals } = await staff.ask<{
    professionals: { name: string; services: string[]; isArchived: boolean }[];
  }>('{ professionals { name services isArchived } }');
  const who = professionals.find(({ services, isArchived }) => services.includes('PODIATRY') && !isArchived);
  const attends = who?.name || 'Podología';
  const file = [
    'RUT Paciente;Nombre;Fecha y hora;Prestación;Estado;Atiende;Sucursal',
    `${rut};${name};07-11-2033 10:00 hrs;Control;Agendada;${attends};Centro`,
    `${rut};${name};4 de marzo de 2019 9:30;Control;No asistió;${attends};Centro`,
    `${rut};${name};06-11-2033 10:00;Control;Agendada;${attends};Centro`,
    `${freeRut()};;07-11-2033 11:00;Control;Agendada;${attends};Centro`,
  ].join('\n');
  const upload = async (fileName: string) => {
    await page.goto('/app/configuracion/importar');
    await page.getByLabel('Qué trae el archivo').selectOption('Citas');
    await page
      .getByLabel('Archivo para importar')
      .setInputFiles({ name: fileName, mimeType: 'text/csv', buffer: Buffer.from(file) });
    await expect(page.getByLabel('Qué es la columna Fecha y hora')).toHaveValue('date');
    await expect(page.getByLabel('Qué es la columna Atiende')).toHaveValue('professionalName');
    await page.getByRole('button', { name: 'Revisar las filas' }).click();
  };
  await upload('agenda.csv');
  await expect(page.getByText('4 filas: 2 por crear y 2 rechazadas')).toBeVisible();
  await expect(page.getByText('A nadie se le avisa de estas citas')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Filas' });
  await expect(rows).toContainText('Hora: La clínica no atiende los domingos');
  await expect(rows).toContainText('Importe primero los pacientes');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Importar 2 filas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('Importación lista. 4 filas: 2 creadas y 2 rechazadas')).toBeVisible();

  await upload('agenda otra vez.csv');
  await expect(page.getByText('4 filas: 2 que ya existen y 2 rechazadas')).toBeVisible();
  await expect(rows).toContainText(`Es la cita de ${name} del 07/11/2033 a las 10:00. No se importa.`);
  await expect(page.getByLabel('Las que ya existen')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Importar', exact: true })).toBeDisabled();
});

test('imported older records are stored as text, and show where they came from', async ({ page, staff }) => {
  const rut = freeRut();
  const name = `Rosa Antigua ${rut}`;
  const id = await registerPatient(staff, { name, rut });
  const file = `Rut;Nombre;Fecha de atención;Podóloga;Motivo;Evolución;Tratamiento
${rut};${name};5 de marzo de 2014;Marta Antigua;Dolor;Uña encarnada;Corte
${rut};${name};05-03-2099;Marta Antigua;Dolor;Uña encarnada;Corte
`;
  await page.goto('/app/fichas-clinicas');
  await page.getByRole('link', { name: 'Importar', exact: true }).click();
  await page
    .getByLabel('Archivo para importar')
    .setInputFiles({ name: 'fichas de antes.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Revisar las filas' }).click();
  await expect(page.getByText('2 filas: 1 por crear y 1 rechazada')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filas' })).toContainText('La fecha está en el futuro');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Importar 1 fila' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('Importación lista. 2 filas: 1 creada y 1 rechazada')).toBeVisible();
  const done = page.url();

  await page.goto(`/app/fichas-clinicas?paciente=${id}`);
  const record = page.getByRole('button', { name: 'Ficha del 5 de marzo de 2014' });
  await expect(record).toContainText('Importada');
  await record.click();
  const view = page.getByRole('dialog', { name: 'Ficha Clínica del 5 de marzo de 2014' });
  await expect(view).toContainText('Atendido por Marta Antigua');
  await expect(view).toContainText('Importada de fichas de antes.csv el');
  await expect(view).toContainText('Motivo de consulta: Dolor');
  await expectAccessible(page);

  await page.goto(done);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Importación deshecha. 1 fila: 1 quitada')).toBeVisible();
  await page.goto(`/app/fichas-clinicas?paciente=${id}`);
  await expect(page.getByText('Este paciente aún no tiene fichas clínicas')).toBeVisible();
});

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
