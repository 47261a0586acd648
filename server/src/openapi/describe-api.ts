import type { ErrorCode } from '#domain/errors.js';
import type { Type } from '@nestjs/common';
import type { JsonSchema } from './json-schema.js';

/** The groups of the endpoints, in the order in which they are shown. */
export const TAGS = {
  Booking: 'What visitors may do: free hours, and booking one of them.',
  Appointments: 'The agenda of the professionals.',
  Patients: 'Who is attended, known by a RUT.',
  'Clinical records': 'What was done at a visit, with the supplies that it used.',
  Supplies: 'The stock.',
  Messages: 'WhatsApp: what is sent to patients, and what WhatsApp reports.',
  Privacy: 'A person’s right to a copy of their data.',
  Clinic: 'How the clinic shows itself.',
  Backup: 'Copies of everything.',
  Session: 'Logging in and out.',
  Webhooks: 'What the server calls other programs with, as something happens.',
  Health: 'For load balancers and orchestrators.',
} as const;
type Tag = keyof typeof TAGS;

export interface Parameter {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly description?: string;
  /** Of a query; those of a path always are. */
  readonly isRequired?: boolean;
  readonly example?: unknown;
}

export interface JsonAnswer {
  readonly schema: JsonSchema;
  readonly example: unknown;
}

/** An answer that is no JSON: its media types. */
export interface FileAnswer {
  readonly media: readonly string[];
}

export interface Endpoint {
  /** The operation's name for programs, such as `createPatient`. */
  readonly id: string;
  readonly summary: string;
  /** Where it is another one than the controller's. */
  readonly tag?: Tag;
  readonly description?: string;
  readonly path?: readonly Parameter[];
  readonly query?: readonly Parameter[];
  readonly body?: JsonAnswer | FileAnswer;
  /** Absent: 204, nothing. */
  readonly answer?: JsonAnswer | FileAnswer;
  /** Besides those that every endpoint of its access can give. */
  readonly errors?: readonly ErrorCode[];
  /** What else comes with a status, beside its errors; without `answer`, nothing is returned. */
  readonly also?: { readonly status: number; readonly description: string; readonly answer?: JsonAnswer };
  /** Whether a 400 is one sentence, as it is wherever nothing but a query can be wrong. */
  readonly singleSentence?: boolean;
}

export interface DescribedApi {
  readonly controller: Type<object>;
  readonly tag: Tag;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/**
 * What programs may know of a controller. It stands beside the controller and is loaded only by what writes the
 * description: a start needs none of it.
 * @param described every endpoint of the controller; one that is missing does not compile.
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
