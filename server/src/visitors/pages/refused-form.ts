import type { DomainError } from '#domain/errors.js';

/** A form's errors, as one message per field. */
export const faultsOf = <Field extends string>(
  fields: readonly Field[],
  error: DomainError,
): Partial<Record<Field, string>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const sentences = error.fields?.[field];
      return sentences ? [[field, sentences.join(' ')]] : [];
    }),
  ) as Partial<Record<Field, string>>;
