import { describe, expect, it } from '@jest/globals';
import { areBookingsPaused, type NewClinicState, doneSteps, FIRST_STEPS } from './first-steps.js';

/** As after the first start: one podiatrist and one manicurist, both without a name. */
const NEW: NewClinicState = {
  name: 'Clínica Huella',
  address: '',
  city: '',
  hasLogo: false,
  hasSavedHours: false,
  professionals: ['', ''],
  users: 1,
  hasPricedTreatment: false,
  hasSecondFactor: false,
  setUp: [],
};

describe('the first steps of a clinic', () => {
  it('marks no step as done in a new clinic', () => expect(doneSteps(NEW)).toEqual([]));

  it.each([
    [{ name: 'Pie Feliz' }, ['NAME']],
    [{ address: 'Calle 1' }, []],
    [{ address: 'Calle 1', city: 'Arica' }, ['ADDRESS']],
    [{ hasLogo: true }, ['LOGO']],
    [{ hasSavedHours: true }, ['HOURS']],
    [{ professionals: ['Ana', ''] }, []],
    [{ professionals: [] }, []],
    [{ professionals: ['Ana'] }, ['PROFESSIONALS']],
    [{ users: 2 }, ['TEAM']],
    [{ hasPricedTreatment: true }, ['TREATMENTS']],
    [{ hasSecondFactor: true }, ['SECOND_FACTOR']],
    [{ setUp: ['BACKUP', 'MAIL'] }, ['MAIL', 'BACKUP']],
  ] satisfies Array<[Partial<NewClinicState>, string[]]>)(
    'marks, with %j, the steps %j as done',
    (changed, done) => expect(doneSteps({ ...NEW, ...changed })).toEqual(done),
  );

  it('lists the first steps in their order', () =>
    expect(
      doneSteps({
        name: 'Pie',
        address: 'a',
        city: 'b',
        hasLogo: true,
        hasSavedHours: true,
        professionals: ['Ana'],
        users: 3,
        hasPricedTreatment: true,
        hasSecondFactor: true,
        setUp: ['MAIL', 'PUBLIC_ADDRESS', 'BACKUP'],
      }),
    ).toEqual([...FIRST_STEPS]));

  it('pauses bookings only if a user wants it, and until name, address and a priced treatment are there', () => {
    const open = { name: 'Pie', address: 'a', city: 'b', hasPricedTreatment: true };
    expect(areBookingsPaused(false, NEW)).toBe(false);
    expect(areBookingsPaused(true, NEW)).toBe(true);
    expect(areBookingsPaused(true, open)).toBe(false);
    for (const missing of [{ name: NEW.name }, { address: '' }, { city: '' }, { hasPricedTreatment: false }])
      expect(areBookingsPaused(true, { ...open, ...missing })).toBe(true);
  });
});
