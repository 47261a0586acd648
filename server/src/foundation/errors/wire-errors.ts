import { DomainError, type FieldErrors } from '#domain/errors.js';
import { UseFilters } from '@nestjs/common';
import { ErrorFilter } from './error.filter.js';

/** Maps a resource's domain field names to wire names. */
export type WireFields = Readonly<Record<string, string>>;

/**
 * For a controller: its errors use the wire's field names. An interceptor would cost time on every successful response.
 * @param fields a field without an entry keeps its name.
 * @param singleSentence joins all messages in `error`: for errors in a query, and for the booking page, which reads
 *   nothing else.
 */
export function WireErrors(fields: WireFields, singleSentence = false): ClassDecorator {
  class WireErrorFilter extends ErrorFilter {
    protected override translate(error: unknown): unknown {
      return onWire(error, fields, singleSentence);
    }
  }
  return UseFilters(WireErrorFilter);
}

function onWire(error: unknown, names: WireFields, singleSentence: boolean): unknown {
  if (!(error instanceof DomainError) || !error.fields) return error;
  if (!singleSentence) return renamed(error, error.fields, names);
  return new DomainError(error.code, { message: Object.values(error.fields).flat().join(' ') });
}

const renamed = (error: DomainError, faults: FieldErrors, names: WireFields): DomainError =>
  new DomainError(error.code, {
    fields: Object.fromEntries(
      Object.entries(faults).map(([field, sentences]) => [names[field] ?? field, sentences]),
    ),
  });

/** Like `WireErrors`, for names that depend on the request. */
export async function withWireFieldNames<T>(names: WireFields, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DomainError && error.fields ? renamed(error, error.fields, names) : error;
  }
}
