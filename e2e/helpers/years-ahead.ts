import type { Staff } from './staff.js';

const SETTINGS =
  '{ agendaSettings { serviceType stepMinutes noticeMinutes version hours { weekday opensAt closesAt } } }';
const UPDATE = 'mutation ($input: UpdateAgendaInput!) { updateAgenda(input: $input) { version } }';

/** Allows bookings years ahead, so that tests can use days that have no other bookings. */
export async function openYearsAhead(staff: Staff): Promise<void> {
  const { agendaSettings } = await staff.ask<{ agendaSettings: object[] }>(SETTINGS);
  for (const agenda of agendaSettings) await staff.ask(UPDATE, { input: { ...agenda, horizonDays: 3650 } });
}
