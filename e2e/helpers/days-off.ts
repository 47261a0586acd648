import type { Staff } from './staff.js';

/** Removes days off, because other tests share the clinic and expect all professionals to work. */
export async function endDaysOff(staff: Staff): Promise<void> {
  const { daysOff } = await staff.ask<{ daysOff: Array<{ id: number }> }>('{ daysOff { id } }');
  for (const { id } of daysOff) await staff.ask('mutation ($id: Int!) { deleteDayOff(id: $id) }', { id });
}
