import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { checkDigit, formatRut } from '../../domain/rut.js';
import { STAFF } from './credentials.js';

/** The product's API with a staff session, to set up a test. */
export interface Staff {
  readonly ask: <Data>(query: string, variables?: object) => Promise<Data>;
}

/** Logs in with the REST API and passes the session to the browser. */
export async function asStaff(context: BrowserContext): Promise<Staff> {
  const answer = await context.request.post('/api/usuarios/auth/login/', { data: STAFF });
  expect(answer.ok()).toBe(true);
  const { access, refresh } = (await answer.json()) as { access: string; refresh: string };
  await context.addInitScript(
    ([accessToken, refreshToken]) => {
      // Only once: a page that is loaded later keeps the tokens that were renewed in the meantime.
      if (localStorage.getItem('access_token')) return;
      localStorage.setItem('refresh_token', refreshToken!);
      localStorage.setItem('access_token', accessToken!);
    },
    [access, refresh],
  );
  return { ask: (query, variables) => ask(context.request, access, query, variables) };
}

async function ask<Data>(
  request: APIRequestContext,
  access: string,
  query: string,
  variables?: object,
): Promise<Data> {
  const token = (await (await request.get('/api/get-csrf-token/')).json()) as { csrfToken: string };
  const answer = await request.post('/graphql', {
    headers: { Authorization: `Bearer ${access}`, 'X-CSRFToken': token.csrfToken },
    data: { query, variables },
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

let people = 0;

/** A RUT that belongs to no person or company. */
export function freeRut(): string {
  people += 1;
  // Two projects run one after the other on the same database.
  const body = String(46_000_000 + (Date.now() % 900_000) + people);
  return formatRut(body + checkDigit(body));
}

interface NewPatient {
  readonly name: string;
  readonly rut?: string;
  readonly phone?: string;
  readonly underlyingCondition?: string;
}

/** Registers a patient. @returns their id. */
export async function registerPatient(staff: Staff, patient: NewPatient): Promise<number> {
  const input = {
    phone: '+56 9 0000 1111',
    email: 'e2e@demo.invalid',
    emergencyContact: 'Contacto Demo',
    ...patient,
  };
  const { createPatient } = await staff.ask<{ createPatient: { id: number } }>(
    'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { id } }',
    { input },
  );
  return createPatient.id;
}
