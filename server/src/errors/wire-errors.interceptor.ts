import { DomainError, type FieldErrors } from '#domain/errors.js';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { catchError, type Observable, throwError } from 'rxjs';

/** A resource's field names, from the domain's to the wire's. */
export type WireFields = Readonly<Record<string, string>>;

export class WireErrors implements NestInterceptor {
  /**
   * @param fields fields that are not in it keep their names.
   * @param singleSentence joins all sentences in `error`: for what was wrong in a query, and for the booking page, which
   *   reads nothing else.
   */
  constructor(
    private readonly fields: WireFields,
    private readonly singleSentence = false,
  ) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(catchError((error: unknown) => throwError(() => this.translate(error))));
  }

  private translate(error: unknown): unknown {
    if (!(error instanceof DomainError) || !error.fields) return error;
    if (this.singleSentence) {
      return new DomainError(error.code, { message: Object.values(error.fields).flat().join(' ') });
    }
    return renamed(error, error.fields, this.fields);
  }
}

const renamed = (error: DomainError, faults: FieldErrors, names: WireFields): DomainError =>
  new DomainError(error.code, {
    fields: Object.fromEntries(
      Object.entries(faults).map(([field, sentences]) => [names[field] ?? field, sentences]),
    ),
  });

/** Does the same where the names depend on the request. */
export async function namingErrors<T>(names: WireFields, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DomainError && error.fields ? renamed(error, error.fields, names) : error;
  }
}
