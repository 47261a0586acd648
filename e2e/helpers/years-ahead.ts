import { STAFF } from './credentials.js';

const SETTINGS =
  '{ agendaSettings { serviceType stepMinutes noticeMinutes version hours { weekday opensAt closesAt } } }';
const UPDATE = 'mutation ($input: UpdateAgendaInput!) { updateAgenda(input: $input) { version } }';

/** Allows bookings years ahead, so that tests can use days without other bookings. */
export async function openYearsAhead(url: string): Promise<void> {
  const ask = async <Data>(path: string, body: object, headers = {}): Promise<Data> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return (await answer.json()) as Data;
  };
  const { access } = await ask<{ access: string }>('/api/usuarios/auth/login/', STAFF);
  const staff = { authorization: `Bearer ${access}` };
  const { data } = await ask<{ data: { agendaSettings: object[] } }>('/graphql', { query: SETTINGS }, staff);
  for (const agenda of data.agendaSettings) {
    const variables = { input: { ...agenda, horizonDays: 3650 } };
    await ask('/graphql', { query: UPDATE, variables }, staff);
  }
}
