import { type SentEventKind, SENT_EVENTS, wireNameOf } from '#domain/integrations/webhooks/webhook.js';
import { ID, INSTANT, type JsonSchema } from '../../foundation/openapi/json-schema.js';
import { type EventFacts, webhookBody } from './webhook-body.js';

const DATA: Readonly<Record<string, JsonSchema>> = {
  appointmentId: ID,
  patientId: ID,
  professionalId: ID,
  previousProfessionalId: ID,
  mergedPatientId: ID,
  supplyId: ID,
  webhookId: ID,
  startsAt: INSTANT,
  previousStartsAt: INSTANT,
};

interface Described {
  readonly summary: string;
  readonly facts: EventFacts;
}

const APPOINTMENT: EventFacts = {
  appointmentId: 12,
  patientId: 7,
  professionalId: 1,
  date: '2026-11-20',
  startMinute: 720,
};

const EVENTS: Readonly<Record<SentEventKind, Described>> = {
  APPOINTMENT_CREATED: { summary: 'An appointment was booked, by anyone', facts: APPOINTMENT },
  APPOINTMENT_MOVED: {
    summary: 'An appointment was moved to another day, hour or professional',
    facts: {
      ...APPOINTMENT,
      previousDate: '2026-11-20',
      previousStartMinute: 600,
      previousProfessionalId: 1,
    },
  },
  APPOINTMENT_CHANGED: {
    summary: 'The patient, treatment, length, notes or status of an appointment was changed',
    facts: APPOINTMENT,
  },
  APPOINTMENT_CANCELLED: { summary: 'An appointment was cancelled', facts: APPOINTMENT },
  APPOINTMENT_DELETED: { summary: 'An appointment was deleted', facts: APPOINTMENT },
  APPOINTMENT_ATTENDANCE: {
    summary: 'The attendance of an appointment changed',
    facts: APPOINTMENT,
  },
  PATIENT_CREATED: { summary: 'A patient was created', facts: { patientId: 7 } },
  PATIENT_CHANGED: { summary: 'A patient’s data were changed', facts: { patientId: 7 } },
  PATIENT_MERGED: {
    summary: 'Two patients were merged: everything that referenced the merged one now references the other',
    facts: { patientId: 7, mergedPatientId: 9 },
  },
  PATIENT_DELETED: { summary: 'A patient was deleted', facts: { patientId: 7 } },
  STOCK_CRITICAL: { summary: 'A supply fell to its critical stock', facts: { supplyId: 3 } },
  WEBHOOK_TEST: { summary: 'A user tested the webhook', facts: { webhookId: 1 } },
};

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});

const HEADERS = [
  header(
    'webhook-id',
    'The same for every attempt to send an event.',
    'msg_6f1f3f0c8f0b4c0ea4b0a7c4c4a0b9d1',
  ),
  header('webhook-timestamp', 'The time of this attempt, in seconds since 1970.', '1795100400'),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA256, in base64, of `id.timestamp.body`; two of them, separated by a space, for a day after the secret was renewed.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

const ANSWERS = {
  '2XX': { description: 'Received.' },
  '410': { description: 'Stops the webhook.' },
  default: { description: 'Not received: it is retried for a day.' },
};

/** The requests that the server posts to webhooks. */
export function describedWebhooks(timeZone: string): Readonly<Record<string, object>> {
  return Object.fromEntries(
    SENT_EVENTS.map((kind) => {
      const { summary, facts } = EVENTS[kind];
      const example = JSON.parse(
        webhookBody({ type: kind, at: '2026-11-18T15:00:00.000Z', facts }, timeZone),
      ) as { data: object };
      const keys = Object.keys(example.data);
      const schema = {
        type: 'object',
        required: ['type', 'timestamp', 'data'],
        properties: {
          type: { const: wireNameOf(kind) },
          timestamp: { ...INSTANT, description: 'When it happened.' },
          data: {
            type: 'object',
            required: keys,
            properties: Object.fromEntries(keys.map((key) => [key, DATA[key] ?? {}])),
          },
        },
      };
      const post = {
        operationId: `on${wireNameOf(kind).replaceAll(/(?:^|\.)(\w)/g, (_match, letter: string) => letter.toUpperCase())}`,
        tags: ['Webhooks'],
        summary,
        security: [{}],
        parameters: HEADERS,
        requestBody: { required: true, content: { 'application/json': { schema, example } } },
        responses: ANSWERS,
      };
      return [wireNameOf(kind), { post }];
    }),
  );
}
