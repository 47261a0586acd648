import { type DeclaredFields, entriesOf } from '#domain/declared-fields.js';
import { queryAllByLabelText } from '@testing-library/react';

/** The names of the declared fields that the form has, found by their labels. */
export const fieldsInForm = (form: HTMLElement, fields: DeclaredFields): string[] =>
  entriesOf(fields)
    .filter(([, { label }]) => queryAllByLabelText(form, label).length > 0)
    .map(([name]) => name);
