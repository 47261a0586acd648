import type { Staff } from './staff.js';

/** Sets whether visitors may book the manicure. Reset it if other files share the product. */
export async function offerManicure(staff: Staff, isBookableOnline: boolean): Promise<void> {
  const { treatments } = await staff.ask<{
    treatments: Array<{ id: number; version: number; name: string }>;
  }>('{ treatments { id version name } }');
  const { id, version, name } = treatments.find((each) => each.name === 'Manicura')!;
  await staff.ask(
    `mutation ($id: Int!, $version: Int!, $input: TreatmentInput!) {
      updateTreatment(id: $id, version: $version, input: $input) { id } }`,
    { id, version, input: { name, serviceType: 'MANICURE', isBookableOnline } },
  );
}
