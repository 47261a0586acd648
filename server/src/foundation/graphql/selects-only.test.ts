import { describe, expect, it } from '@jest/globals';
import { type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { selectsOnly } from './selects-only.js';

/** Whether a document selects only `id`, `patient` and `name` below its one field. */
function asks(text: string): boolean {
  const [operation, ...fragments] = parse(text).definitions;
  const [field] = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
  if (field?.kind !== Kind.FIELD) throw new Error('no field');
  return selectsOnly(new Set(['id', 'patient', 'name']), {
    fieldNodes: [field],
    fragments: Object.fromEntries(
      (fragments as FragmentDefinitionNode[]).map((fragment) => [fragment.name.value, fragment]),
    ),
  });
}

describe('selectsOnly', () => {
  it.each([
    ['{ list { id patient { name } } }', true],
    ['{ list { id notes } }', false],
    ['{ list { patient { name phone } } }', false],
    ['{ list { id: notes } }', false],
    ['{ list { notes: id } }', true],
    ['{ list { notes @include(if: false) } }', false],
    ['{ list { ... on Appointment { patient { name } } } }', true],
    ['{ list { ... on Appointment { patient { ... { phone } } } } }', false],
    [
      '{ list { ...Shown } } fragment Shown on Appointment { patient { ...Who } } fragment Who on Patient { name }',
      true,
    ],
    [
      '{ list { ...Shown } } fragment Shown on Appointment { patient { ...Who } } fragment Who on Patient { rut }',
      false,
    ],
    ['{ list { id } } fragment Unused on Appointment { notes }', true],
  ])('checks whether %s selects only id, patient and name: %s', (text, expected) => {
    expect(asks(text)).toBe(expected);
  });
});
