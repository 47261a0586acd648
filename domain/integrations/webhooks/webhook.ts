import { shifted } from '../../clinic-time.js';

/** The events of webhooks. The database has the same list (`webhook_events_known`); its triggers write them. */
export const WEBHOOK_EVENTS = [
  'APPOINTMENT_CREATED',
  'APPOINTMENT_MOVED',
  'APPOINTMENT_CHANGED',
  'APPOINTMENT_CANCELLED',
  'APPOINTMENT_DELETED',
  'APPOINTMENT_ATTENDANCE',
  'PATIENT_CREATED',
  'PATIENT_CHANGED',
  'PATIENT_MERGED',
  'PATIENT_DELETED',
  'STOCK_CRITICAL',
] as const;
export type WebhookEventKind = (typeof WEBHOOK_EVENTS)[number];

/** All events that are sent; the test button sends the last one. */
export const SENT_EVENTS = [...WEBHOOK_EVENTS, 'WEBHOOK_TEST'] as const;
export type SentEventKind = (typeof SENT_EVENTS)[number];

/** As receivers see it: `appointment.moved`. */
export const wireNameOf = (kind: SentEventKind): string => kind.toLowerCase().replace('_', '.');

/**
 * `STOPPED`: the clinic stopped the webhook. `GONE`: the receiver answered 410.
 * `WITHOUT_SECRET`: a backup was restored, and backups hold no secrets.
 */
export const WEBHOOK_STATES = ['ACTIVE', 'STOPPED', 'GONE', 'WITHOUT_SECRET'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

export const DELIVERY_STATES = ['WAITING', 'SENDING', 'DELIVERED', 'GIVEN_UP'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_FAILURES = [
  /** A response other than 2xx. */
  'STATUS',
  'REDIRECT',
  'GONE',
  'TIMEOUT',
  'NAME',
  'CONNECTION',
  'CERTIFICATE',
  /** The address is inside the network, or is the machine itself. */
  'PRIVATE_ADDRESS',
  /** `http:` to an address outside the allowed networks. */
  'NOT_ENCRYPTED',
  /** The secret can't be decrypted, as after a restore with different keys. */
  'SECRET',
  /** The webhook was stopped while the event was waiting. */
  'STOPPED',
  /** The sending process died, so it is unknown whether the event arrived. */
  'LOST',
] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** The receiver did not answer at all. */
export const UNREACHED: readonly DeliveryFailure[] = [
  'TIMEOUT',
  'NAME',
  'CONNECTION',
  'CERTIFICATE',
  'PRIVATE_ADDRESS',
  'NOT_ENCRYPTED',
];
export const isUnreached = (failure: DeliveryFailure | null): boolean =>
  failure !== null && UNREACHED.includes(failure);

/** Each instance serves all of them concurrently, so a slow one does not hold up the others. */
export const MAX_WEBHOOKS = 10;
export const MAX_WEBHOOK_ADDRESS_LENGTH = 2_000;
export const WEBHOOK_LOG_DAYS = 30;
/** How long events are also signed with the previous secret after it was replaced. */
export const FORMER_SECRET_HOURS = 24;

const MINUTE_MS = 60_000;
/** From the first try to the last. */
const TRYING_MS = 24 * 60 * MINUTE_MS;
const PAUSES_MINUTES = [1, 2, 5, 10, 20, 30, 60, 120, 240];

/** Bounds for the delay that a response requests in `Retry-After`. */
const MIN_REST_MS = MINUTE_MS;
const MAX_REST_MS = 4 * 60 * MINUTE_MS;

/**
 * How long a receiver asks not to be called, in milliseconds, from a minute to four hours; undefined if it does not.
 * @param retryAfter the header of a 429 or 503 response: seconds or a date (RFC 9110, 10.2.3).
 */
export function requestedPause(retryAfter: string | null, now: Date): number | undefined {
  if (retryAfter === null) return undefined;
  const text = retryAfter.trim();
  const asked = /^\d{1,10}$/.test(text) ? Number(text) * 1_000 : dateOf(text) - now.getTime();
  return Number.isFinite(asked) ? Math.min(Math.max(asked, MIN_REST_MS), MAX_REST_MS) : undefined;
}

/** NaN unless it is an HTTP date: 'Wed, 18 Nov 2026 15:00:00 GMT'. */
const dateOf = (text: string): number =>
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text) ? Date.parse(text) : NaN;

/**
 * When a failed delivery is retried; undefined after a day of retries. The last try is a day after the first one.
 * @param tries the number of tries so far.
 * @param chance from 0 to 1: jitter of a quarter of the pause, to spread deliveries that failed together.
 * @param rest the pause that the receiver asked for: it is never called earlier, unless the day ends.
 */
export function nextTry(
  tries: number,
  firstTryAt: Date,
  now: Date,
  chance: number,
  rest?: number,
): Date | undefined {
  const end = firstTryAt.getTime() + TRYING_MS;
  if (now.getTime() >= end) return undefined;
  const usual = (PAUSES_MINUTES[tries - 1] ?? PAUSES_MINUTES.at(-1) ?? 0) * MINUTE_MS;
  const pause = rest === undefined ? usual * (0.75 + chance / 2) : rest * (1 + chance / 4);
  return shifted(now, Math.min(pause, end - now.getTime()));
}
