import { describe, expect, it } from '@jest/globals';
import { fhirParticipationOf, fhirStatusOf, statusesMatching } from './appointment-status.js';

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
  ] as const)(
    'maps %s with attendance %s to the FHIR status %s, and the patient’s to %s',
    (status, attendance, fhirStatus, participation) => {
      expect(fhirStatusOf({ status, attendance })).toBe(fhirStatus);
      expect(fhirParticipationOf({ status, attendance })).toBe(participation);
    },
  );

  it('finds an appointment only by its own FHIR status', () => {
    expect(statusesMatching(['booked'])).toEqual([
      { status: 'BOOKED', attendance: null },
      { status: 'CONFIRMED', attendance: null },
    ]);
    expect(statusesMatching(['arrived', 'checked-in']).map(fhirStatusOf)).toEqual([
      'arrived',
      'checked-in',
      'arrived',
      'checked-in',
    ]);
    expect(statusesMatching(['waitlist', 'nonsense'])).toEqual([]);
  });
});
