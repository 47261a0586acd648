import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/helpers/find-chromium.mjs';
import { logIn } from './clinics.mjs';
import { registerMany } from './many-patients.mjs';

const BOOKINGS = 20;
const GOAL_MS = 1_000;
const DAY = '2031-03-05';

async function ask(url, token, query, variables) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const CREATE = `mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }`;
const DELETE = `mutation ($id: Int!) { deleteAppointment(id: $id) }`;

/** The time from creating an appointment until it appears on another user's open agenda. */
export async function live({ openClinic }) {
  const { url, databaseUrl } = await openClinic('clinic_live');
  await registerMany(databaseUrl, 10);
  const token = await logIn(url);
  const { nodes } = (await ask(url, token, '{ patients(first: 1) { nodes { id } } }')).patients;
  const { program } = await findChromium();
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((access) => localStorage.setItem('access_token', access), token);
  const listening = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"subscribe"')),
    );
  await page.goto(`${url}/app/citas?vista=semana&fecha=${DAY}`);
  await listening;
  await page.waitForLoadState('networkidle');

  const times = [];
  for (let number = 0; number < BOOKINGS; number += 1) {
    const treatment = `Aviso ${number}.`;
    const shown = page.evaluate(
      (text) =>
        new Promise((resolve) => {
          const look = () => document.body.innerText.includes(text) && resolve(Date.now());
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }),
      treatment,
    );
    const began = Date.now();
    const { createAppointment } = await ask(url, token, CREATE, {
      input: { patientId: nodes[0].id, treatment, date: DAY, time: '10:00', durationMinutes: 120 },
    });
    times.push((await shown) - began);
    await ask(url, token, DELETE, { id: createAppointment.id });
  }
  await browser.close();
  const sorted = times.toSorted((a, b) => a - b);
  const longest = sorted.at(-1);
  console.log(`\nLive (${BOOKINGS} appointments, from the request to another person's screen)`);
  console.log(
    `  median ${sorted[BOOKINGS / 2]} ms   longest ${longest} ms (goal ${GOAL_MS}) ${longest <= GOAL_MS ? 'ok' : 'OVER'}`,
  );
}
