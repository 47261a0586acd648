import { DomainError, type FieldErrors } from '#domain/errors.js';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { catchError, type Observable, throwError } from 'rxjs';

/** A resource's field names: the domain's to the wire's. One table each, read both ways and by errors. */
export type WireFields = Readonly<Record<string, string>>;

/** Gives the errors of a REST controller, or of one of its methods, the wire's field names. */
export class WireErrors implements NestInterceptor {
  /**
   * @param fields the resource's table; a field that is not in it keeps its name.
   * @param singleSentence for the one page that reads only `error`: all sentences, joined by a space.
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

/** The same for work whose names depend on what was sent. */
export async function namingErrors<T>(names: WireFields, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DomainError && error.fields ? renamed(error, error.fields, names) : error;
  }
}
