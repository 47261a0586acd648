import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The first part of a date field, once its code is loaded. */
async function dateField(label: string) {
  const group = await screen.findByRole('group', { name: label });
  return within(group).getByRole('spinbutton', { name: 'Día' });
}

/** Types a date as users do: day, month, year. @param date 'yyyy-MM-dd', or only the day, such as '5'. */
export async function typeDate(user: UserEvent, label: string, date: string): Promise<void> {
  await user.click(await dateField(label));
  await user.keyboard(date.split('-').toReversed().join(''));
}

export async function clearDate(user: UserEvent, label: string): Promise<void> {
  await user.click(await dateField(label));
  await user.keyboard('{Control>}a{/Control}{Delete}');
}
