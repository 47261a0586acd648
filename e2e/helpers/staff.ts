import { type BrowserContext, expect } from '@playwright/test';
import { checkDigit, formatRut } from '../../domain/rut.js';
import { STAFF } from './credentials.js';

/** The tokens of a login, and the product that issued them. */
export interface Session {
  readonly url: string;
  readonly access: string;
  readonly refresh: string;
}

/** The product's API with a staff session, to set up a test. */
export interface Staff {
  readonly ask: <Data>(query: string, variables?: object) => Promise<Data>;
}

/** Logs in with the REST API. */
export async function openSession(url: string, credentials: typeof STAFF = STAFF): Promise<Session> {
  const answer = await post(`${url}/api/usuarios/auth/login/`, credentials);
  if (!answer.ok) throw new Error(`The login answered ${answer.status}.`);
  const { access, refresh } = (await answer.json()) as { access: string; refresh: string };
  return { url, access, refresh };
}

/** Passes a session to a browser, as if its user had logged in there. */
export async function giveSession(context: BrowserContext, { access, refresh }: Session): Promise<void> {
  await context.addInitScript(
    ([accessToken, refreshToken]) => {
      // Only once: a page that is loaded later keeps the renewed tokens.
      if (localStorage.getItem('access_token')) return;
      localStorage.setItem('refresh_token', refreshToken!);
      localStorage.setItem('access_token', accessToken!);
    },
    [access, refresh],
  );
}

export const staffOf = ({ url, access }: Session): Staff => ({
  ask: async <Data>(query: string, variables?: object) => {
    const answer = await post(`${url}/graphql`, { query, variables }, { authorization: `Bearer ${access}` });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  },
});

const post = (address: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

let people = 0;

/** A RUT that belongs to no person or company. */
export function freeRut(): string {
  people += 1;
  const body = String(46_000_000 + people);
  return formatRut(body + checkDigit(body));
}

interface NewPatient {
  readonly name: string;
  readonly rut?: string;
  readonly phone?: string;
  readonly underlyingCondition?: string;
}

/** @returns the patient's id. */
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
