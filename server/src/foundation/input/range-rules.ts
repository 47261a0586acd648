import { daysBetween, isLocalDate, type LocalDate, MAX_RANGE_DAYS } from '#domain/clinic-time.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { rule } from './field-rules.js';

const isDay = (value: unknown): value is LocalDate => typeof value === 'string' && isLocalDate(value);

/** Checks the end of a range, beside its property `from`, once both ends are valid days. */
const rangeRule = (name: string, check: (from: LocalDate, to: LocalDate) => boolean, sentence: string) =>
  rule(
    name,
    (to, range) => {
      const { from } = range as { readonly from?: unknown };
      return !isDay(from) || !isDay(to) || check(from, to);
    },
    sentence,
  );

export const IsNotBeforeStart = rangeRule('order', (from, to) => from <= to, FIELD_MESSAGES.rangeOrder);

export const IsWithinRange = rangeRule(
  'length',
  (from, to) => daysBetween(from, to) < MAX_RANGE_DAYS,
  FIELD_MESSAGES.rangeTooLong(MAX_RANGE_DAYS),
);
