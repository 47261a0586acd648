import { DomainError, type FieldErrors } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { Clock } from '../clock.js';
import { setToday } from './today.js';

/** Validates the input of both REST and GraphQL, so that both refuse the same values with the same messages. */
@Injectable()
export class Inputs {
  constructor(private readonly clock: Clock) {}

  /**
   * @returns an instance of the input class.
   * @throws DomainError `INVALID_INPUT` with all invalid fields at once.
   */
  async check<T extends object>(inputClass: new () => T, plain: object): Promise<T> {
    const input = plain instanceof inputClass ? plain : plainToInstance(inputClass, plain);
    setToday(input, this.clock.wall().date);
    const faults = validateSync(input, { whitelist: true, stopAtFirstError: true });
    if (faults.length > 0) throw new DomainError('INVALID_INPUT', { fields: fieldErrors(faults) });
    return input;
  }

  /** For query and path parameters: their errors become one message. @throws DomainError `BAD_REQUEST` */
  async checkQuery<T extends object>(inputClass: new () => T, query: object): Promise<T> {
    return this.check(inputClass, query).catch((error: unknown) => {
      if (!(error instanceof DomainError) || !error.fields) throw error;
      throw new DomainError('BAD_REQUEST', { message: Object.values(error.fields).flat().join(' ') });
    });
  }
}

function fieldErrors(faults: readonly ValidationError[]): FieldErrors {
  const fields: Record<string, string[]> = {};
  for (const { property, constraints, children } of faults) {
    const own = Object.values(constraints ?? {});
    const nested = Object.values(fieldErrors(children ?? [])).flat();
    // Several items of a list may have the same fault.
    fields[property] = [...new Set([...own, ...nested])];
  }
  return fields;
}
