import { describe, expect, it } from '@jest/globals';
import { fhirParticipationOf, fhirStatusOf, standingsOf } from './appointment-status.js';

describe('an appointment in FHIR', () => {
  it.each([
    ['BOOKED', null, 'booked', 'needs-action'],
    ['CONFIRMED', null, 'booked', 'accepted'],
    ['BOOKED', 'ARRIVED', 'arrived', 'accepted'],
    ['CONFIRMED', 'IN_CARE', 'checked-in', 'accepted'],
    ['COMPLETED', 'ARRIVED', 'fulfilled', 'accepted'],
    ['COMPLETED', null, 'fulfilled', 'accepted'],
    ['BOOKED', 'NO_SHOW', 'noshow', 'accepted'],
    ['COMPLETED', 'NO_SHOW', 'noshow', 'accepted'],
    ['CANCELLED', null, 'cancelled', 'declined'],
  ] as const)('%s and %s is %s, and its patient %s', (status, attendance, fhirStatus, participation) => {
    expect(fhirStatusOf({ status, attendance })).toBe(fhirStatus);
    expect(fhirParticipationOf({ status, attendance })).toBe(participation);
  });

  it('is found by the status that it has, and by no other', () => {
    expect(standingsOf(['booked'])).toEqual([
      { status: 'BOOKED', attendance: null },
      { status: 'CONFIRMED', attendance: null },
    ]);
    expect(standingsOf(['arrived', 'checked-in']).map(fhirStatusOf)).toEqual([
      'arrived',
      'checked-in',
      'arrived',
      'checked-in',
    ]);
    expect(standingsOf(['waitlist', 'nonsense'])).toEqual([]);
  });
});
