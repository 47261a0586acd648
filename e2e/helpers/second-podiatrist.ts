import { endDaysOff } from './days-off.js';
import type { Staff } from './staff.js';

const input = { name: 'Berta Mora Demo', services: ['PODIATRY'], treatments: [] };

/** Adds a second podiatrist, linked to the test's user. @returns their id. */
export async function addSecondPodiatrist(staff: Staff): Promise<number> {
  const { me } = await staff.ask<{ me: { id: number } }>('{ me { id } }');
  const { createProfessional } = await staff.ask<{ createProfessional: { id: number } }>(
    'mutation ($input: ProfessionalInput!) { createProfessional(input: $input) { id } }',
    { input: { ...input, staffUserId: me.id } },
  );
  return createProfessional.id;
}

/** Other tests share the clinic and expect one professional for each service. */
export async function removeSecondPodiatrist(staff: Staff, id: number): Promise<void> {
  await endDaysOff(staff);
  await staff.ask(
    `mutation ($id: Int!, $input: ProfessionalInput!) {
       updateProfessional(id: $id, version: 1, input: $input) { id }
       archiveProfessional(id: $id, version: 2) { id }
     }`,
    { id, input },
  );
}
