import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Transform, type TransformFnParams } from 'class-transformer';
import { isId, rule } from '../input/field-rules.js';

const isSupplyLine = (line: unknown): boolean => {
  const { supplyId, quantity } = (line ?? {}) as Record<string, unknown>;
  // A quantity has the same bounds as an id: from 1 to the largest number that can be stored.
  return isId(supplyId) && isId(quantity);
};

/** Supplies used by a visit: each with its id and a whole quantity from 1. May be absent or null for none. */
export function IsSupplyLines(): PropertyDecorator {
  return (target, propertyName) => {
    Transform(({ value }: TransformFnParams): unknown => value)(target, propertyName);
    rule(
      'lines',
      (value) => value === undefined || value === null || (Array.isArray(value) && value.every(isSupplyLine)),
      FIELD_MESSAGES.usedSupplyLine,
    )()(target, propertyName);
  };
}
