import { describe, expect, it } from '@jest/globals';
import { mergeEdits } from './merge-edits';

const LABELS = { name: 'Nombre', place: 'Ciudad', isOpen: 'Abierta', tags: 'Etiquetas' };
const before = { name: 'Sur', place: 'Temuco', isOpen: false, tags: ['a'], secret: 'x' };
const inWords = (field: keyof typeof before, values: typeof before) => String(values[field]).trim();
const merge = (theirs: Partial<typeof before>, mine: Partial<typeof before>) =>
  mergeEdits(LABELS, { before, theirs: { ...before, ...theirs }, mine: { ...before, ...mine } }, inWords);

describe('merging two edits of one version', () => {
  it('takes over fields that only the other user changed, and keeps fields that only this form changed', () => {
    const { values, differences } = merge({ place: 'Arica' }, { name: 'Norte' });
    expect(values).toEqual({ ...before, name: 'Norte', place: 'Arica' });
    expect(differences).toEqual([
      {
        field: 'name',
        label: 'Nombre',
        before: 'Sur',
        theirs: 'Sur',
        mine: 'Norte',
        changedBy: 'mine',
        pick: 'mine',
      },
      {
        field: 'place',
        label: 'Ciudad',
        before: 'Temuco',
        theirs: 'Arica',
        mine: 'Temuco',
        changedBy: 'theirs',
        pick: 'theirs',
      },
    ]);
  });

  it('leaves fields that both users changed undecided, and keeps this form’s values until the user decides', () => {
    const { values, differences } = merge({ name: 'Norte' }, { name: 'Este' });
    expect(values.name).toBe('Este');
    expect(differences).toMatchObject([{ field: 'name', changedBy: 'both', pick: undefined }]);
  });

  it('finds no difference if both edits made the same change or only changed spaces', () => {
    expect(merge({ name: 'Norte' }, { name: ' Norte ' }).differences).toEqual([]);
    expect(merge({}, { place: 'Temuco ' }).differences).toEqual([]);
  });

  it('merges values that are not text', () => {
    const { values, differences } = merge({ isOpen: true, tags: ['a', 'b'] }, {});
    expect(values).toMatchObject({ isOpen: true, tags: ['a', 'b'] });
    expect(differences.map(({ changedBy }) => changedBy)).toEqual(['theirs', 'theirs']);
  });

  it('keeps what the other user changed in a value that reads the same, if this form did not touch it', () => {
    expect(merge({ name: 'Sur ' }, { place: 'Arica' })).toMatchObject({
      values: { name: 'Sur ', place: 'Arica' },
      differences: [{ field: 'place' }],
    });
    expect(merge({ name: 'Sur ' }, { name: 'Sur  ' }).values.name).toBe('Sur  ');
  });

  it('does not merge a field that has no label', () => {
    const { values, differences } = merge({ secret: 'y' }, { secret: 'z' });
    expect(values.secret).toBe('z');
    expect(differences).toEqual([]);
  });
});
