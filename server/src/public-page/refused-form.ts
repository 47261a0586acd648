import type { DomainError } from '#domain/errors.js';

/** What was wrong with a form, as one sentence at each of its fields. */
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
