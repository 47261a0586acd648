import { expect } from '@playwright/test';
import { setClinic } from '../../helpers/clinic.js';
import { pagesOf } from '../../helpers/pdf.js';
import { newRecord } from '../../helpers/records.js';
import { freeRut, registerPatient } from '../../helpers/staff.js';
import { test } from '../../helpers/test.js';

test('a certificate prints on one page, however full it is', async ({ page, staff }) => {
  const patientId = await registerPatient(staff, { name: 'Rosa Certificado Demo', rut: freeRut() });
  await setClinic(staff, {});
  const id = await newRecord(staff, patientId);
  await page.goto(`/app/fichas-clinicas?paciente=${patientId}&ficha=${id}`);
  await page.getByRole('button', { name: 'Generar Certificado' }).click();
  const print = page.getByRole('button', { name: 'Imprimir Certificado' });
  const reason = page.getByLabel('Diagnóstico / Motivo de atención');
  const instructions = page.getByLabel('Indicación');
  for (const [diagnosis, advice] of [
    ['palabra '.repeat(300), ''],
    ['Una línea corta\n'.repeat(14), 'Otra línea\n'.repeat(9)],
    ['Onicocriptosis del primer dedo del pie derecho. '.repeat(30), 'iiiii '.repeat(200)],
  ] as const) {
    await reason.fill(diagnosis);
    await instructions.fill(advice);
    await expect(print).toBeEnabled();
    for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(1);
  }
});
