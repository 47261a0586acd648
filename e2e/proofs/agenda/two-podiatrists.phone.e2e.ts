import { expect } from '@playwright/test';
import { bookFor } from '../../helpers/appointments.js';
import { expectAccessible } from '../../helpers/axe.js';
import { expectNoSidewaysScrolling } from '../../helpers/sideways.js';
import { registerPatient, type Staff } from '../../helpers/staff.js';
import { test } from '../../helpers/test.js';

const DAY = '2033-03-07';

const addPodiatrist = (staff: Staff, name: string) =>
  staff.ask<{ createProfessional: { id: number } }>(
    'mutation ($input: ProfessionalInput!) { createProfessional(input: $input) { id } }',
    { input: { name, services: ['PODIATRY'], treatments: [] } },
  );

test('an hour of two podiatrists is full once both are booked, and an edit moves an appointment between them', async ({
  page,
  staff,
}) => {
  const { createProfessional: berta } = await addPodiatrist(staff, 'Berta Demo');
  const { professionals } = await staff.ask<{ professionals: { id: number; name: string }[] }>(
    '{ professionals { id name } }',
  );
  // Named after the service until the clinic sets a name.
  const ana = professionals.find(({ id }) => id === 1)?.name || 'Podología';
  try {
    await bookFor(staff, 'Primera Demo', { date: DAY, time: '10:00' });
    await registerPatient(staff, { name: 'Segunda Demo' });
    await page.goto(`/app/citas?vista=agenda&fecha=${DAY}`);
    await page.getByRole('button', { name: '+ Nueva Cita' }).tap();
    const create = page.getByRole('dialog', { name: 'Nueva Cita - 07/03/2033' });
    const professional = create.getByLabel('Profesional');
    await expect(professional.locator('option')).toHaveText(['Cualquiera', ana, 'Berta Demo']);
    await professional.selectOption(ana);
    await expect(create.getByRole('button', { name: /^10:00/ })).toBeDisabled();
    await professional.selectOption('Berta Demo');
    await create.getByRole('combobox', { name: 'Paciente' }).fill('segunda');
    await page.getByRole('option', { name: /Segunda Demo/ }).tap();
    await create.getByLabel('Tipo de Tratamiento').selectOption('Podología general');
    await create.getByRole('button', { name: /^10:00/ }).tap();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await create.getByRole('button', { name: 'Guardar' }).tap();
    await expect(create).toBeHidden();
    const row = page.getByRole('row').filter({ hasText: 'Segunda Demo' });
    await expect(row).toContainText('Atiende Berta Demo');

    await page.getByRole('button', { name: '+ Nueva Cita' }).tap();
    await expect(professional).toHaveValue('');
    await expect(create.getByRole('button', { name: /^10:00.*Hora no disponible/ })).toBeDisabled();
    await expect(create.getByRole('button', { name: '11:00', exact: true })).toBeEnabled();
    await create.getByRole('button', { name: 'Cancelar' }).tap();

    await row.getByRole('button', { name: /^Editar/ }).tap();
    const edit = page.getByRole('dialog', { name: /^Editar Cita/ });
    await expect(edit.getByRole('button', { name: '10:00 (original)' })).toBeEnabled();
    await edit.getByLabel('Profesional').selectOption(ana);
    await expect(edit.getByRole('button', { name: /^10:00.*Hora no disponible/ })).toBeDisabled();
    await edit.getByRole('button', { name: '11:00', exact: true }).tap();
    await edit.getByRole('button', { name: 'Actualizar' }).tap();
    await expect(edit).toBeHidden();
    await expect(row).toContainText('07/03/2033 11:00');
    await expect(row).toContainText(`Atiende ${ana}`);
    await page.getByRole('button', { name: 'Deshacer' }).tap();
    await expect(row).toContainText('Atiende Berta Demo');
  } finally {
    // Other tests share the clinic and expect one professional for each service.
    await staff.ask('mutation ($id: Int!) { archiveProfessional(id: $id, version: 1) { id } }', {
      id: berta.id,
    });
  }
});
