import { describe, expect, it } from '@jest/globals';
import { rightsOf } from '../../access/presets.js';
import { type ImportSecrecy, mayContinue, openColumnsOf, seenColumns, stillOpen } from './import-access.js';

const [OWNER, OTHER] = [
  { id: 1, rights: rightsOf('RECEPTION') },
  { id: 2, rights: rightsOf('RECEPTION') },
];
const FULL = { id: 3, rights: rightsOf('ALL') };

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

describe('access to imports without the right to health data', () => {
  it('shows users without the right to health data the other columns of their own file', () => {
    expect(seenColumns(FILE, OWNER)).toEqual([true, true, false]);
    expect(mayContinue(FILE, OWNER)).toBe(true);
  });

  it('shows users nothing of a file that they uploaded before they lost the right to health data', () => {
    expect(seenColumns(withRight(PLAIN), OWNER)).toEqual([false, false, false]);
    expect(mayContinue(withRight(FILE), OWNER)).toBe(false);
  });

  it('lets other users continue a file without health data, and see it if its uploader lacked the right too', () => {
    expect(seenColumns(PLAIN, OTHER)).toEqual([true, true, true]);
    expect(seenColumns(withRight(PLAIN), OTHER)).toEqual([false, false, false]);
    expect([mayContinue(PLAIN, OTHER), mayContinue(withRight(PLAIN), OTHER)]).toEqual([true, true]);
  });

  it('hides a file that ever had health data from other users, and stops them from continuing it', () => {
    expect(seenColumns(FILE, OTHER)).toEqual([false, false, false]);
    expect(mayContinue(FILE, OTHER)).toBe(false);
  });

  it('lets no user without the right continue an import of health data', () =>
    expect([mayContinue(MAPPED, OWNER), mayContinue(MAPPED, OTHER)]).toEqual([false, false]));
});

it('lets users with the right to health data see and continue everything', () => {
  expect(seenColumns(withRight(MAPPED), FULL)).toEqual([true, true, true]);
  expect(mayContinue(withRight(MAPPED), FULL)).toBe(true);
});

describe('a column of health data', () => {
  it('closes a column for good once it was imported as health data', () => {
    const mapped = stillOpen('PATIENTS', PLAIN.openColumns, MAPPED.columns);
    expect(mapped).toEqual([true, true, false]);
    expect(stillOpen('PATIENTS', mapped, ['name', 'phone', 'address'])).toEqual([true, true, false]);
  });

  it('closes a column whose header names health data, even if another column has that field', () => {
    const headers = ['Nombre', 'Enfermedades', 'Patologías', 'Notas', 'Domicilio'];
    const guess = ['name', 'underlyingCondition', null, null, 'address'];
    expect(openColumnsOf('PATIENTS', headers, guess)).toEqual([true, false, false, false, true]);
  });

  it('closes every column of a file of records', () =>
    expect(openColumnsOf('RECORDS', ['RUT', 'Fecha'], ['patientRut', 'date'])).toEqual([false, false]));
});
