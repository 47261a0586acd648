import { afterAll, beforeAll, it } from '@jest/globals';
import { DirectStart } from './direct-start.js';
import { expectNothingStoredOfKilled, FEW, killHeld, patients } from './killed-import.js';
import { RunningClinic } from './running-clinic.js';

const clinic = new RunningClinic(DirectStart);
beforeAll(() => clinic.start());
afterAll(() => clinic.remove());

// Other kinds and 50,000 rows: server/test/proofs/imports.
it('stores nothing of an import whose server is killed halfway, reports it, and can repeat and undo it', () =>
  expectNothingStoredOfKilled(clinic, patients(FEW), killHeld));
