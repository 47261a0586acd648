import type { AppointmentStatus } from '../appointment.js';
import { addDays, type LocalDate } from '../clinic-time.js';
import { may, type Rights } from '../staff/rights.js';

/** What a calendar feed shows. `OWN`: the agenda of the professional who its owner is. */
export const FEED_SCOPES = ['OWN', 'PODIATRY', 'MANICURE', 'ALL'] as const;
export type FeedScope = (typeof FEED_SCOPES)[number];
/** What a feed of the clinic, which is nobody's own, may show. */
export const CLINIC_FEED_SCOPES = ['PODIATRY', 'MANICURE', 'ALL'] as const satisfies readonly FeedScope[];

/** Whether a feed works. `WITHOUT_SECRET`: a backup was restored, and backups hold no addresses. */
export const FEED_STATES = ['ACTIVE', 'REVOKED', 'WITHOUT_SECRET'] as const;
export type FeedState = (typeof FEED_STATES)[number];

/** How many of a user's own work at once, and how many of the clinic. */
export const MOST_OWN_FEEDS = 10;
export const MOST_CLINIC_FEEDS = 20;
export const LONGEST_FEED_NAME = 60;

const DAYS_BACK = 30;
const DAYS_AHEAD = 365;
/** For so long after its last change a cancelled appointment is still told: a calendar may ask once a day only. */
export const CANCELLED_TOLD_DAYS = 30;

/** The days that a feed holds, both included. */
export const feedDays = (today: LocalDate): { from: LocalDate; to: LocalDate } => ({
  from: addDays(today, -DAYS_BACK),
  to: addDays(today, DAYS_AHEAD),
});

/** What somebody's own feed needs, when it is made and each time it is read. */
export const mayHaveFeed = (rights: Rights): boolean => may(rights, 'AGENDA', 'READ');

/** RFC 5545, 3.8.1.11. */
export const FEED_STATUS = {
  BOOKED: 'TENTATIVE',
  CONFIRMED: 'CONFIRMED',
  COMPLETED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
} as const satisfies Readonly<Record<AppointmentStatus, string>>;

const MOST_INITIALS = 4;

/**
 * 'R. Ñ. S.' of 'Rosa Ñandú Soto'; words in lower case, such as 'de la', are left out where there are others. Empty
 * where the name has no letter.
 */
export function initialsOf(name: string): string {
  const letters = name.split(/[\s-]+/u).flatMap((word) => word.match(/^\P{L}*(\p{L}\p{M}*)/u)?.[1] ?? []);
  const capitals = letters.filter((letter) => letter === letter.toLocaleUpperCase('es'));
  return (capitals.length > 0 ? capitals : letters)
    .slice(0, MOST_INITIALS)
    .map((letter) => `${letter.toLocaleUpperCase('es')}.`)
    .join(' ');
}
