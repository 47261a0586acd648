import { DomainError, type FieldErrors } from '#domain/errors.js';

/**
 * Runs independent checks, so that all invalid fields are reported at once.
 * @throws DomainError `INVALID_INPUT` with the field errors of all checks; any other error is rethrown.
 */
export async function allFaults<T extends readonly unknown[]>(
  ...checks: { readonly [K in keyof T]: Promise<T[K]> }
): Promise<T> {
  const results = await Promise.allSettled(checks as ReadonlyArray<Promise<unknown>>);
  const faults: Record<string, readonly string[]> = {};
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    const error: unknown = result.reason;
    if (!(error instanceof DomainError) || !error.fields) throw error;
    Object.assign(faults, error.fields satisfies FieldErrors);
  }
  if (Object.keys(faults).length > 0) throw new DomainError('INVALID_INPUT', { fields: faults });
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as unknown as T;
}
