import type { VisitPatientQuery, VisitQuery } from './visits.generated';

export type StoredVisit = NonNullable<VisitQuery['appointment']>;
export type VisitPatient = NonNullable<VisitPatientQuery['patient']>;
