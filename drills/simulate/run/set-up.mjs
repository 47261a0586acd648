// @ts-check
import { PASSWORD } from '../../product/product.mjs';

/**
 * @typedef {import('./http-client.mjs').HttpClient} HttpClient
 * @typedef {import('../calls/request.mjs').Known} Known
 */

/** @param {HttpClient} client @returns {Promise<Record<string, string>>} the headers for writing as staff by REST. */
export async function logIn(client) {
  const login = await client.send({
    method: 'POST',
    path: '/api/usuarios/auth/login/',
    body: { username: 'admin', password: PASSWORD },
  });
  const { access } = JSON.parse(login.text);
  const { text } = await client.send({ method: 'GET', path: '/api/get-csrf-token/' });
  const { csrfToken } = JSON.parse(text);
  return {
    authorization: `Bearer ${access}`,
    'x-csrftoken': csrfToken,
    cookie: `csrftoken=${csrfToken}`,
  };
}

/**
 * Opens both agendas every half hour, far ahead, and creates the plan's patients and supplies.
 * @param {HttpClient} client
 * @param {string} authorization
 * @param {import('../plan/plan.mjs').Plan} plan
 * @returns {Promise<Known>}
 */
export async function setUp(client, authorization, plan) {
  const ask = async (/** @type {string} */ query, /** @type {object} */ variables = {}) => {
    const answer = await client.send({
      method: 'POST',
      path: '/graphql',
      headers: { authorization },
      body: { query, variables },
    });
    const { data, errors } = JSON.parse(answer.text);
    if (errors) throw new Error(`setting up: ${JSON.stringify(errors)}`);
    return data;
  };
  const { agendaSettings } = await ask(
    '{ agendaSettings { serviceType noticeMinutes version hours { weekday opensAt closesAt } } }',
  );
  for (const agenda of agendaSettings) {
    await ask('mutation ($input: UpdateAgendaInput!) { updateAgenda(input: $input) { version } }', {
      input: { ...agenda, stepMinutes: 30, horizonDays: null },
    });
  }
  /** @type {Known} */
  const known = {
    patients: [],
    supplies: [],
    made: new Map(),
    deleted: new Set(),
    versions: new Map(),
    forms: new Map(),
  };
  for (let patient = 0; patient < plan.patients; patient += 1) {
    const input = {
      name: 'Paciente',
      email: `p${patient}@pacientes.invalid`,
      phone: '+56222222222',
      emergencyContact: 'x',
    };
    const made = await ask('mutation ($input: CreatePatientInput!) { createPatient(input: $input) { id } }', {
      input,
    });
    known.patients.push(made.createPatient.id);
  }
  for (const [place, { name, stock }] of plan.supplies.entries()) {
    const input = { name, stock, criticalStock: 0, unit: 'unidad', unitValue: 100 };
    const made = await ask('mutation ($input: SupplyInput!) { createSupply(input: $input) { id version } }', {
      input,
    });
    known.supplies.push(made.createSupply.id);
    known.forms.set(place, { version: made.createSupply.version, seen: stock });
  }
  return known;
}
