import { DomainError, type FieldErrors } from '#domain/errors.js';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';

/**
 * An input class's instance out of a plain object, checked. Both doors come through here, so that they refuse
 * the same things with the same sentences.
 * @throws DomainError `INVALID_INPUT` with every wrong field at once.
 */
export async function validated<T extends object>(inputClass: new () => T, plain: object): Promise<T> {
  const input = plain instanceof inputClass ? plain : plainToInstance(inputClass, plain);
  const faults = await validate(input, { whitelist: true, stopAtFirstError: true });
  if (faults.length > 0) throw new DomainError('INVALID_INPUT', { fields: fieldErrors(faults) });
  return input;
}

function fieldErrors(faults: readonly ValidationError[]): FieldErrors {
  const fields: Record<string, string[]> = {};
  for (const { property, constraints, children } of faults) {
    const own = Object.values(constraints ?? {});
    const nested = Object.values(fieldErrors(children ?? [])).flat();
    fields[property] = [...own, ...nested];
  }
  return fields;
}
