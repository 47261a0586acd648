import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { pagesOf } from '../helpers/pdf.js';
import { asStaff, freeRut, registerPatient, type Staff } from '../helpers/staff.js';

let staff: Staff;
let patientId: number;
let rut: string;
test.beforeEach(async ({ context, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  staff = await asStaff(context);
  rut = freeRut();
  patientId = await registerPatient(staff, { name: `Rosa Ficha ${rut}`, rut });
});

const newSupply = async (name: string, stock: number) => {
  const { createSupply } = await staff.ask<{ createSupply: { id: number } }>(
    'mutation ($input: SupplyInput!) { createSupply(input: $input) { id } }',
    { input: { name, unit: 'caja', stock, criticalStock: 0, unitValue: 1_500 } },
  );
  return createSupply.id;
};
const newRecord = async (more: object = {}) => {
  const input = {
    patientId,
    date: '2024-03-05',
    careDescription: 'Uña encarnada',
    procedure: 'Limpieza',
    instructions: 'Reposo',
    ...more,
  };
  const { createClinicalRecord } = await staff.ask<{ createClinicalRecord: { id: number } }>(
    'mutation ($input: CreateClinicalRecordInput!) { createClinicalRecord(input: $input) { id } }',
    { input },
  );
  return createClinicalRecord.id;
};
async function setClinic(more: object): Promise<void> {
  const { clinicSettings } = await staff.ask<{ clinicSettings: { version: number } }>(
    '{ clinicSettings { version } }',
  );
  const input = {
    name: 'Clínica Demo',
    phone: '',
    address: 'Calle Dos 45',
    city: 'Concepción',
    professionalName: 'Ana Soto Pérez',
    professionalTitle: 'Podóloga clínica',
    professionalRut: '12.345.678-5',
    registryNumber: '45.678',
    professionalAddress: 'Calle Uno 123',
    ...more,
  };
  await staff.ask(
    'mutation ($version: Int!, $input: UpdateClinicSettingsInput!) { updateClinicSettings(version: $version, input: $input) { version } }',
    { version: clinicSettings.version, input },
  );
}
const write = async (page: Page, description: string) => {
  await page.getByLabel('Descripción de la atención').fill(description);
  await page.getByLabel('Procedimiento').fill('Limpieza');
  await page.getByLabel('Indicaciones').fill('Curación\ncada dos días');
};

test('a record draft survives closing the tab, and is saved with its products', async ({ page }) => {
  const name = `Gasa ${rut}`;
  const supplyId = await newSupply(name, 3);
  await page.goto('/app/fichas-clinicas');
  await page.getByPlaceholder('Buscar por nombre o RUT...').fill(rut.replace(/\W/g, ''));
  await page.getByRole('button', { name: new RegExp(`Rosa Ficha ${rut}`) }).click();
  await page.getByRole('button', { name: 'Nueva Ficha' }).click();
  await write(page, 'Primera línea\nSegunda línea');
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByLabel('Descripción de la atención')).toHaveValue('Primera línea\nSegunda línea');
  await page.getByLabel('Producto', { exact: true }).selectOption(String(supplyId));
  await page.getByLabel('Cantidad').fill('4');
  await page.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText('No hay suficiente stock disponible. Stock actual: 3')).toBeVisible();
  await page.getByLabel('Cantidad').fill('3');
  await page.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText('$4.500').last()).toBeVisible();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Ficha clínica creada correctamente')).toBeVisible();
  await expect(page.getByText('Hay una ficha de este paciente sin guardar')).toBeHidden();
  await expectAccessible(page);
  const { supply } = await staff.ask<{ supply: { stock: number } }>(
    'query ($id: Int!) { supply(id: $id) { stock } }',
    { id: supplyId },
  );
  expect(supply.stock).toBe(0);
});

test('a record is viewed, edited and viewed again; both versions are shown side by side', async ({
  page,
}) => {
  const id = await newRecord();
  await page.goto(`/app/fichas-clinicas?paciente=${patientId}`);
  await page.getByRole('button', { name: 'Ficha del 5 de marzo de 2024' }).click();
  const view = page.getByRole('dialog', { name: 'Ficha Clínica del 5 de marzo de 2024' });
  await expect(view.getByText('$0')).toBeVisible();
  await expectAccessible(page);
  await view.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Procedimiento').fill('Limpieza profunda');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(page.getByText('Ficha clínica actualizada correctamente')).toBeVisible();
  await expect(view.getByText('Limpieza profunda')).toBeVisible();
  // A toast under the mouse stays open, and this one covers the pressed button.
  await page.mouse.move(0, 0);
  await view.getByRole('button', { name: 'Ver las 2 versiones' }).click();
  await expect(page.getByRole('dialog').locator('mark')).toHaveText([' profunda']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(new RegExp(`ficha=${id}`));
});

test('a second concurrent edit is merged with the first', async ({ page }) => {
  const id = await newRecord();
  await page.goto(`/app/fichas-clinicas?paciente=${patientId}&ficha=${id}`);
  await page.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Procedimiento').fill('Lo mío');
  await staff.ask(
    'mutation ($id: Int!, $input: UpdateClinicalRecordInput!) { updateClinicalRecord(id: $id, version: 1, input: $input) { id } }',
    { id, input: { procedure: 'Lo suyo', instructions: 'Hielo' } },
  );
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(page.getByText(/Se incorporó lo que cambió .*: Indicaciones\./)).toBeVisible();
  await expect(page.getByLabel('Procedimiento')).toHaveValue('Lo mío');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(page.getByText('Ficha clínica actualizada correctamente')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver las 3 versiones' })).toBeVisible();
});

test('the certificate says what is missing, and prints on one page once it is complete', async ({ page }) => {
  await setClinic({ professionalRut: '' });
  const id = await newRecord({ careDescription: 'Onicocriptosis del primer dedo. '.repeat(40) });
  await page.goto(`/app/fichas-clinicas?paciente=${patientId}&ficha=${id}`);
  await page.getByRole('button', { name: 'Generar Certificado' }).click();
  await expect(page.getByText('Falta su RUT.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir Certificado' })).toBeDisabled();
  await page.getByRole('link', { name: 'Completar en la configuración' }).click();
  await page.getByLabel('RUT', { exact: true }).fill('12.345.678-5');
  await expectAccessible(page);
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
  const instructions = page.getByLabel('Indicación');
  for (const [diagnosis, advice] of [
    ['palabra '.repeat(300), ''],
    ['Una línea corta\n'.repeat(14), 'Otra línea\n'.repeat(9)],
    ['Onicocriptosis del primer dedo del pie derecho. '.repeat(30), 'iiiii '.repeat(200)],
    // Wide letters: the length of a text does not say how much room it needs.
    ['MMMMMMMMM '.repeat(140), 'Reposo.'],
  ] as const) {
    await reason.fill(diagnosis);
    await instructions.fill(advice);
    await expect(print).toBeEnabled();
    for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(1);
  }
  await reason.fill('palabra '.repeat(2_000));
  await expect(page.getByText('El texto no cabe en una página. Acórtelo antes de imprimir.')).toBeVisible();
  await expect(print).toBeDisabled();
});
