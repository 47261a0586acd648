import { expect, it } from '@jest/globals';
import { testsAbout, testsImporting } from './changed.mjs';

const PAGE = 'client/src/features/supplies/SuppliesPage.test.tsx';
const OTHER_PAGE = 'client/src/features/patients/PatientsPage.test.tsx';
const RULE = 'domain/supplies/stock.test.ts';

const testsFor = (...files: string[]) =>
  testsAbout([PAGE, OTHER_PAGE, RULE], files, (test) => test.endsWith('Page.test.tsx'));

it('a change runs the tests that import it, and of those that render the whole app the ones about its subject', () => {
  expect(testsFor('client/src/features/supplies/use-supplies.ts')).toEqual([PAGE, RULE]);
  expect(testsFor('domain/patients/alert.ts')).toEqual([OTHER_PAGE, RULE]);
  expect(testsFor(OTHER_PAGE)).toEqual([OTHER_PAGE, RULE]);
});

it('the tests that import a changed file are found, however many files are between them', () => {
  expect(testsImporting(['domain/rut.ts'])).toEqual(
    expect.arrayContaining(['domain/rut.test.ts', 'client/src/features/patients/form/PatientForm.test.tsx']),
  );
});
