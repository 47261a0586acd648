import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { setClinic } from '../helpers/clinic.js';
import { pagesOf } from '../helpers/pdf.js';
import { newRecord } from '../helpers/records.js';
import { freeRut, registerPatient } from '../helpers/staff.js';
import { test } from '../helpers/test.js';

test('a certificate form says what is missing, and the complete certificate prints on one page', async ({
  page,
  staff,
}) => {
  const rut = freeRut();
  const patientId = await registerPatient(staff, { name: `Rosa Ficha ${rut}`, rut });
  await setClinic(staff, { professionalRut: '' });
  const id = await newRecord(staff, patientId, {
    careDescription: 'Onicocriptosis del primer dedo. '.repeat(40),
  });
  await page.goto(`/app/fichas-clinicas?paciente=${patientId}&ficha=${id}`);
  await expect(page.getByRole('dialog').getByText('$0')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Generar Certificado' }).click();
  await expect(page.getByText('Falta su RUT.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir Certificado' })).toBeDisabled();
  await page.getByRole('link', { name: 'Completar en la configuración' }).click();
  await page.getByLabel('RUT', { exact: true }).fill('12.345.678-5');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Datos de la clínica guardados')).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Generar Certificado' }).click();
  await page.getByLabel('Tipo de certificado').selectOption('Deportivo');
  await page.getByLabel('Días de reposo').fill('3');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.certificate-print');
  await expect(paper.getByText('CERTIFICADO PODOLÓGICO')).toBeVisible();
  await expect(paper).toContainText('(APTITUD DEPORTIVA)');
  await expect(paper).toContainText(`RUT ${rut}, fue atendido(a) el día 5 de marzo de 2024.`);
  await expect(paper).toContainText('Se indica reposo por 3 días');
  await expect(paper).toContainText('Ana Soto PérezPodóloga clínicaRUT 12.345.678-5Registro N.º 45.678');
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(1);
  await page.emulateMedia({ media: null });
  const print = page.getByRole('button', { name: 'Imprimir Certificado' });
  const reason = page.getByLabel('Diagnóstico / Motivo de atención');
  // Wide letters: the length of a text does not say how much room it needs.
  await reason.fill('MMMMMMMMM '.repeat(140));
  await page.getByLabel('Indicación').fill('Reposo.');
  await expect(print).toBeEnabled();
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(1);
  await reason.fill('palabra '.repeat(2_000));
  await expect(page.getByText('El texto no cabe en una página. Acórtelo antes de imprimir.')).toBeVisible();
  await expect(print).toBeDisabled();
});
