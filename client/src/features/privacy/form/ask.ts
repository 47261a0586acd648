import type { LocalDate } from '#domain/clinic-time.js';
import type { PrivacyRight } from '#domain/privacy/privacy-request.js';
import { SCREEN_ERRORS } from '#domain/sentences.es.js';
import { ServerError } from '../../../calls/call-errors';
import { fetchGraphql } from '../../../calls/fetch-graphql';
import { AskAboutMyDataOperation } from './ask.fetch.generated';

export interface Asked {
  right: PrivacyRight;
  name: string;
  rut: string;
  email: string;
  phone: string;
  details: string;
}

/** The result of a request about one's data. */
export type Outcome =
  | { readonly kind: 'received'; readonly receivedOn: LocalDate; readonly dueOn: LocalDate }
  /** Invalid fields, each with a message. */
  | { readonly kind: 'incorrect'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly sentence: string };

const FAILED = 'No se pudo enviar la solicitud. Inténtelo de nuevo o comuníquese con la clínica.';

/** Sends a request. It never throws: each outcome is shown on the screen. */
export async function ask(input: Asked): Promise<Outcome> {
  try {
    const { askAboutMyData } = await fetchGraphql(AskAboutMyDataOperation, { input });
    return { kind: 'received', ...askAboutMyData };
  } catch (error) {
    if (!(error instanceof ServerError)) return { kind: 'failed', sentence: 'Error de conexión.' };
    const fields = Object.entries(error.fields).map(([field, all]) => [field, all.join(' ')] as const);
    if (fields.length > 0) return { kind: 'incorrect', fields: Object.fromEntries(fields) };
    const helpful = error.sentence === SCREEN_ERRORS.INTERNAL ? undefined : error.sentence;
    return { kind: 'failed', sentence: helpful || FAILED };
  }
}
