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
