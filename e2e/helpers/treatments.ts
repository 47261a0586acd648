import type { Staff } from './staff.js';

/** Sets whether visitors may book the manicure. Reset it if other files share the product. */
export async function offerManicure(staff: Staff, isBookableOnline: boolean): Promise<void> {
  const name = 'Manicura';
  await staff.ask(
    `mutation ($id: Int!, $version: Int!, $input: TreatmentInput!) {
      updateTreatment(id: $id, version: $version, input: $input) { id } }`,
    {
      ...(await treatmentNamed(staff, name)),
      input: { name, serviceType: 'MANICURE', isBookableOnline },
    },
  );
}

/** A treatment of $25.000 that asks for $10.000 ahead, and the account that visitors pay it to. */
export async function addTreatmentWithDeposit(staff: Staff, name: string): Promise<void> {
  const { depositSettings } = await staff.ask<{ depositSettings: { version: number } }>(
    '{ depositSettings { version } }',
  );
  await staff.ask(
    'mutation ($version: Int!, $input: DepositSettingsInput!) { updateDepositSettings(version: $version, input: $input) { version } }',
    {
      version: depositSettings.version,
      input: {
        bank: 'Banco Demo',
        kind: 'CHECKING',
        number: '123456',
        holder: 'Clínica Demo SpA',
        rut: '76086428-5',
      },
    },
  );
  await staff.ask('mutation ($input: TreatmentInput!) { createTreatment(input: $input) { id } }', {
    input: { name, price: 25_000, deposit: 10_000, isBookableOnline: true },
  });
}

export async function deleteTreatment(staff: Staff, name: string): Promise<void> {
  const { id } = await treatmentNamed(staff, name);
  await staff.ask('mutation ($id: Int!) { deleteTreatment(id: $id) }', { id });
}

async function treatmentNamed(staff: Staff, name: string): Promise<{ id: number; version: number }> {
  const { treatments } = await staff.ask<{
    treatments: Array<{ id: number; version: number; name: string }>;
  }>('{ treatments { id version name } }');
  const { id, version } = treatments.find((each) => each.name === name)!;
  return { id, version };
}
