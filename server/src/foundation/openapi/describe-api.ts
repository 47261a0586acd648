import type { ErrorCode } from '#domain/errors.js';
import type { Type } from '@nestjs/common';
import type { JsonSchema } from './json-schema.js';

/** The endpoint groups, in display order. */
export const TAGS = {
  Booking: 'For visitors: free hours, and booking one of them.',
  Appointments: 'The agenda of the professionals.',
  Patients: 'The patients, identified by RUT.',
  Consents: 'The clinic’s consent texts, and what patients signed.',
  Money: 'Charges and payments of patients, and the till.',
  'Clinical records': 'The records of visits, with the supplies used.',
  Supplies: 'The stock.',
  Messages: 'WhatsApp messages to patients, and WhatsApp’s delivery reports.',
  Privacy: 'A person’s right to a copy of their data.',
  Clinic: 'How the clinic presents itself.',
  Backup: 'Copies of everything.',
  Session: 'Logging in and out.',
  Webhooks: 'Calls from the server to other programs when something happens.',
  Health: 'For load balancers and orchestrators.',
} as const;
type Tag = keyof typeof TAGS;

export interface Parameter {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly description?: string;
  /** For a query parameter; path parameters are always required. */
  readonly isRequired?: boolean;
  readonly example?: unknown;
}

export interface JsonAnswer {
  readonly schema: JsonSchema;
  readonly example: unknown;
}

/** A response that is not JSON: its media types. */
export interface FileAnswer {
  readonly media: readonly string[];
}

export interface Endpoint {
  /** The operation id for programs, such as `createPatient`. */
  readonly id: string;
  readonly summary: string;
  /** If it differs from the controller's. */
  readonly tag?: Tag;
  readonly description?: string;
  readonly path?: readonly Parameter[];
  readonly query?: readonly Parameter[];
  readonly body?: JsonAnswer | FileAnswer;
  /** If absent: 204 without content. */
  readonly answer?: JsonAnswer | FileAnswer;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  /** Errors beyond the ones that every endpoint with its access can return. */
  readonly errors?: readonly ErrorCode[];
  /** Another response, besides the errors; without `answer`, it has no content. */
  readonly also?: { readonly status: number; readonly description: string; readonly answer?: JsonAnswer };
  /** Whether a 400 is a single message, as for every endpoint where only the query can be wrong. */
  readonly singleSentence?: boolean;
}

export interface DescribedApi {
  readonly controller: Type<object>;
  readonly tag: Tag;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/**
 * A controller's public description. It lives beside the controller and is only loaded to write the API description: a
 * server start needs none of it.
 * @param described every endpoint of the controller; a missing one does not compile.
 */
export const describeApi = <C extends object>(
  controller: Type<C>,
  described: {
    readonly tag: Tag;
    readonly schemas?: Readonly<Record<string, JsonSchema>>;
    readonly endpoints: Readonly<Record<keyof C & string, Endpoint>>;
  },
): DescribedApi => ({
  controller,
  tag: described.tag,
  endpoints: described.endpoints,
  schemas: described.schemas ?? {},
});
