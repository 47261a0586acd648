import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { EXPIRED_REASON_LIMIT } from '#domain/stock/supply.js';
import { shortText } from '#domain/written-text.js';
import { Transform, type TransformFnParams } from 'class-transformer';
import { isId, isReadable, rule } from '../foundation/input/field-rules.js';

const isSupplyLine = (line: unknown): boolean => {
  const { supplyId, quantity } = (line ?? {}) as Record<string, unknown>;
  // A quantity has the same bounds as an id: from 1 to the largest number that can be stored.
  return isId(supplyId) && isId(quantity);
};

// GraphQL has already checked that a reason is a string, and REST accepts no reasons.
const reasonsIn = (lines: unknown): string[] =>
  (Array.isArray(lines) ? lines : [])
    .map((line) => ((line ?? {}) as Record<string, unknown>)['expiredReason'])
    .filter((reason) => typeof reason === 'string');

/**
 * The supplies used in a visit, each with its id, a whole quantity of at least 1, and optionally the reason for using
 * it after its expiry date. Absent or null if none were used.
 */
export function IsSupplyLines(): PropertyDecorator {
  return (target, propertyName) => {
    Transform(({ value }: TransformFnParams): unknown => value)(target, propertyName);
    rule(
      'lines',
      (value) => value === undefined || value === null || (Array.isArray(value) && value.every(isSupplyLine)),
      FIELD_MESSAGES.usedSupplyLine,
    )()(target, propertyName);
    rule(
      'readableReasons',
      (value) => reasonsIn(value).every(isReadable),
      FIELD_MESSAGES.unreadable('expiredReason'),
    )()(target, propertyName);
    rule(
      'reasons',
      (value) => reasonsIn(value).every((reason) => [...shortText(reason)].length <= EXPIRED_REASON_LIMIT),
      FIELD_MESSAGES.tooLong('expiredReason', EXPIRED_REASON_LIMIT),
    )()(target, propertyName);
  };
}
