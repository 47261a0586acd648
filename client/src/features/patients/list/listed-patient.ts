import { type CompletedLater, missingFields } from '#domain/patient.js';
import { parsePhone } from '#domain/phone.js';
import type { PatientsQuery } from '../patients.generated';

/** A patient as the list shows them. */
export type ListedPatient = PatientsQuery['patients']['nodes'][number];

const MISSING_LABELS: Readonly<Record<CompletedLater, string>> = {
  rut: 'RUT',
  emergencyContact: 'contacto de emergencia',
};

/** 'Falta RUT y contacto de emergencia', or nothing. */
export function missingSentence(patient: ListedPatient): string | undefined {
  const missing = missingFields(patient).map((field) => MISSING_LABELS[field]);
  return missing.length > 0 ? `Falta ${missing.join(' y ')}` : undefined;
}

/** Where a click reaches the patient; no phone links where the number can't be read. */
export interface Reach {
  readonly call: string | undefined;
  readonly whatsapp: string | undefined;
  readonly mail: string;
}

export function reachOf({ phone, email }: Pick<ListedPatient, 'phone' | 'email'>): Reach {
  const number = parsePhone(phone);
  return {
    call: number && `tel:${number}`,
    whatsapp: number && `https://wa.me/${number.slice(1)}`,
    mail: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
  };
}
