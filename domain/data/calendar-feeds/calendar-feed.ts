import type { AppointmentStatus } from '../../agenda/appointment.js';
import { addDays, type LocalDate } from '../../clinic-time.js';
import { may, type Rights } from '../../access/rights.js';

/** The appointments in a calendar feed. `OWN`: the agenda of the feed's owner, who is a professional. */
export const FEED_SCOPES = ['OWN', 'PODIATRY', 'MANICURE', 'ALL'] as const;
export type FeedScope = (typeof FEED_SCOPES)[number];
/** The scopes of the clinic's shared feeds. */
export const CLINIC_FEED_SCOPES = ['PODIATRY', 'MANICURE', 'ALL'] as const satisfies readonly FeedScope[];

/** `WITHOUT_SECRET`: a backup was restored, and backups hold no feed addresses. */
export const FEED_STATES = ['ACTIVE', 'REVOKED', 'WITHOUT_SECRET'] as const;
export type FeedState = (typeof FEED_STATES)[number];

/** Limits of active feeds: per user, and for the whole clinic. */
export const MAX_OWN_FEEDS = 10;
export const MAX_CLINIC_FEEDS = 20;
export const MAX_FEED_NAME_LENGTH = 60;

const DAYS_BACK = 30;
const DAYS_AHEAD = 365;
/** How long a cancelled appointment stays in the feed after its last change: calendars may fetch only once a day. */
export const CANCELLED_IN_FEED_DAYS = 30;

/** Both inclusive. */
export const feedDays = (today: LocalDate): { from: LocalDate; to: LocalDate } => ({
  from: addDays(today, -DAYS_BACK),
  to: addDays(today, DAYS_AHEAD),
});

/** Whether a user may have an own feed. Checked when it is created and on every read. */
export const mayHaveFeed = (rights: Rights): boolean => may(rights, 'AGENDA', 'READ');

/** RFC 5545, 3.8.1.11. */
export const FEED_STATUS = {
  BOOKED: 'TENTATIVE',
  CONFIRMED: 'CONFIRMED',
  COMPLETED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
} as const satisfies Readonly<Record<AppointmentStatus, string>>;
