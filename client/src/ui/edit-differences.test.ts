import { describe, expect, it } from '@jest/globals';
import { differencesOf, withMyChanges } from './edit-differences';

const LABELS = { name: 'Nombre', place: 'Ciudad', isOpen: 'Abierta' };
const before = { name: 'Sur', place: 'Temuco', isOpen: false };
const inWords = (value: string | boolean) => (typeof value === 'string' ? value : value ? 'sí' : 'no');

describe('two edits of one form', () => {
  it('differ where somebody else changed what does not stand here', () => {
    const theirs = { name: 'Norte', place: 'Arica', isOpen: true };
    const mine = { name: 'Este', place: 'Arica', isOpen: false };
    expect(differencesOf(LABELS, { before, theirs, mine }, inWords)).toEqual([
      { field: 'name', label: 'Nombre', before: 'Sur', theirs: 'Norte', mine: 'Este' },
      { field: 'isOpen', label: 'Abierta', before: 'no', theirs: 'sí', mine: undefined },
    ]);
  });

  it('come together: what was not touched here is theirs', () => {
    const theirs = { ...before, name: 'Norte', isOpen: true };
    expect(withMyChanges({ before, theirs, mine: { ...before, name: 'Este' } })).toEqual({
      name: 'Este',
      place: 'Temuco',
      isOpen: true,
    });
  });
});
