import { bookMany } from './many-appointments.mjs';
import { registerMany } from './many-patients.mjs';
import { logIn } from './clinics.mjs';
import { panelRequest } from './panel-requests.mjs';
import { compare } from './rounds.mjs';

const SIZES = [2_000, 200_000];
/** Appointments per day, whatever the size. */
const IN_A_DAY = 20;
const TODAY = '2026-11-20';
/** As a fraction of the rate among 2,000. */
const GOAL = 0.95;

/** The dashboard's day in a clinic of 200,000 appointments, as a ratio to one of 2,000. */
export async function dashboard({ openClinic }) {
  const contenders = [];
  for (const size of SIZES) {
    const { url, databaseUrl } = await openClinic(`clinic_of_${size}_appointments`);
    await registerMany(databaseUrl, 1_000);
    const days = size / IN_A_DAY;
    await bookMany(databaseUrl, { count: size, from: daysBefore(TODAY, days / 2), days });
    contenders.push({
      name: `${size} appointments`,
      url,
      request: panelRequest(await logIn(url), 'DayAppointments', { date: TODAY, withHealthData: true }),
      ok: 200,
      ...(contenders.length > 0 && { goal: GOAL }),
    });
  }
  await compare("Dashboard: the day's appointments", contenders);
}

function daysBefore(day, days) {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
