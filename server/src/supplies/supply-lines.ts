import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Transform, type TransformFnParams } from 'class-transformer';
import { isId, rule } from '../input/field-rules.js';

const isSupplyLine = (line: unknown): boolean => {
  const { supplyId, quantity } = (line ?? {}) as Record<string, unknown>;
  // A quantity has the bounds of an id: from 1 to the largest number that can be stored.
  return isId(supplyId) && isId(quantity);
};

/** Supplies that a visit used: each with its id and a whole quantity from 1. Absent and null mean none given. */
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
