import { expect, it } from '@jest/globals';
import { serverTestsAbout, testsAbout, testsImporting } from './changed.mjs';

const PAGE = 'client/src/features/stock/SuppliesPage.test.tsx';
const OTHER_PAGE = 'client/src/features/patients/PatientsPage.test.tsx';
const RULE = 'domain/stock/supply.test.ts';

const testsFor = (...files: string[]) =>
  testsAbout([PAGE, OTHER_PAGE, RULE], files, (test) => test.endsWith('Page.test.tsx'));

it('runs the tests that import a changed file, but whole-app tests only for its own subject', () => {
  expect(testsFor('client/src/features/stock/use-supplies.ts')).toEqual([PAGE, RULE]);
  expect(testsFor('domain/patients/alert.ts')).toEqual([OTHER_PAGE, RULE]);
  expect(testsFor(OTHER_PAGE)).toEqual([OTHER_PAGE, RULE]);
});

it('finds the tests that import a changed file indirectly', () => {
  expect(testsImporting(['domain/rut.ts'])).toEqual(
    expect.arrayContaining(['domain/rut.test.ts', 'client/src/features/patients/form/PatientForm.test.tsx']),
  );
});

it('runs the server tests of a changed folder, or those of its group', () => {
  expect(serverTestsAbout(['server/src/data/fhir/patient.resource.ts'])).toEqual(
    expect.arrayContaining([expect.stringMatching(/^server\/test\/data\/fhir\//)]),
  );
  expect(serverTestsAbout(['server/src/access/sessions/sessions.service.ts'])).toContain(
    'server/test/access/session.rest.test.ts',
  );
  expect(serverTestsAbout(['server/src/stock/stock-ledger.ts'])).not.toContain(
    'server/test/access/session.rest.test.ts',
  );
});
