import { describe, expect, it } from '@jest/globals';
import { rightsOf } from '../staff/rights.js';
import { type ImportSecrecy, mayContinue, openColumnsOf, seenColumns, stillOpen } from './import-access.js';

const [OWNER, OTHER] = [
  { id: 1, rights: rightsOf('RECEPTION') },
  { id: 2, rights: rightsOf('RECEPTION') },
];
const FULL = { id: 3, rights: rightsOf('STAFF') };

/** A file of patients, uploaded by reception: a name, a phone, and a condition that is not imported. */
const FILE: ImportSecrecy = {
  resource: 'PATIENTS',
  createdBy: OWNER.id,
  columns: ['name', 'phone', null],
  openColumns: [true, true, false],
  mayHoldHealthData: false,
};
const PLAIN = { ...FILE, openColumns: [true, true, true] };
const MAPPED = { ...FILE, columns: ['name', 'phone', 'underlyingCondition'] };
/** The same, uploaded by a user who had the right to health data, and may have lost it since. */
const withRight = (one: ImportSecrecy): ImportSecrecy => ({ ...one, mayHoldHealthData: true });

describe('without the right to health data', () => {
  it('users see the columns of their own file, except those of health data', () => {
    expect(seenColumns(FILE, OWNER)).toEqual([true, true, false]);
    expect(mayContinue(FILE, OWNER)).toBe(true);
  });

  it('users see nothing of a file that they uploaded when they had the right', () => {
    expect(seenColumns(withRight(PLAIN), OWNER)).toEqual([false, false, false]);
    expect(mayContinue(withRight(FILE), OWNER)).toBe(false);
  });

  it('other users go on with a file that never had health data, and see it only if its uploader had no right either', () => {
    expect(seenColumns(PLAIN, OTHER)).toEqual([true, true, true]);
    expect(seenColumns(withRight(PLAIN), OTHER)).toEqual([false, false, false]);
    expect([mayContinue(PLAIN, OTHER), mayContinue(withRight(PLAIN), OTHER)]).toEqual([true, true]);
  });

  it('other users neither see nor continue a file that ever had health data, whatever it imports now', () => {
    expect(seenColumns(FILE, OTHER)).toEqual([false, false, false]);
    expect(mayContinue(FILE, OTHER)).toBe(false);
  });

  it('neither goes on with an import of health data', () =>
    expect([mayContinue(MAPPED, OWNER), mayContinue(MAPPED, OTHER)]).toEqual([false, false]));
});

it('with the right to health data, users see and continue everything', () => {
  expect(seenColumns(withRight(MAPPED), FULL)).toEqual([true, true, true]);
  expect(mayContinue(withRight(MAPPED), FULL)).toBe(true);
});

describe('a column is closed for good', () => {
  it('once it was imported as health data', () => {
    const mapped = stillOpen('PATIENTS', PLAIN.openColumns, MAPPED.columns);
    expect(mapped).toEqual([true, true, false]);
    expect(stillOpen('PATIENTS', mapped, ['name', 'phone', 'address'])).toEqual([true, true, false]);
  });

  it('if its header names health data, even where another column has that field', () => {
    const headers = ['Nombre', 'Enfermedades', 'Patologías', 'Notas', 'Domicilio'];
    const guess = ['name', 'underlyingCondition', null, null, 'address'];
    expect(openColumnsOf('PATIENTS', headers, guess)).toEqual([true, false, false, false, true]);
  });

  it('in every file of records', () =>
    expect(openColumnsOf('RECORDS', ['RUT', 'Fecha'], ['patientRut', 'date'])).toEqual([false, false]));
});
