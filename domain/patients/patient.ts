import { PROVISIONAL_BODIES, type Rut } from '../rut.js';

export function isInProvisionalRange(rut: Rut): boolean {
  const body = Number(rut.slice(0, -1));
  return body >= PROVISIONAL_BODIES.first && body <= PROVISIONAL_BODIES.last;
}

/** Patients who booked as visitors, or came without an appointment, may still lack these data. */
export const COMPLETED_LATER = ['rut', 'email', 'emergencyContact'] as const;
export type CompletedLater = (typeof COMPLETED_LATER)[number];

/** The data that staff still have to ask for. */
export function missingFields(patient: {
  provisionalRut: boolean;
  email: string;
  emergencyContact: string;
}): CompletedLater[] {
  return COMPLETED_LATER.filter((field) =>
    field === 'rut' ? patient.provisionalRut : patient[field] === '',
  );
}
