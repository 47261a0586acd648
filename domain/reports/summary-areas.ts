import type { Area } from '../access/rights.js';

/** The area that each part of the figures belongs to. */
export const SUMMARY_AREAS = {
  appointments: 'AGENDA',
  income: 'CAJA_CORRECTIONS',
  supplies: 'STOCK',
  controls: 'HEALTH_DATA',
} as const satisfies Readonly<Record<string, Area>>;
export type SummaryPart = keyof typeof SUMMARY_AREAS;

/** A user who may read none of these areas does not see the figures; a refusal names the first. */
export const ALL_SUMMARY_AREAS = [
  SUMMARY_AREAS.appointments,
  SUMMARY_AREAS.income,
  SUMMARY_AREAS.supplies,
  SUMMARY_AREAS.controls,
] as const;
