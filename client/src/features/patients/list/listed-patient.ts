import { listed } from '#domain/listed.es.js';
import { type CompletedLater, missingFields } from '#domain/patients/patient.js';
import { chatLink } from '#domain/messages/message-link.js';
import { parsePhone, telLink } from '#domain/patients/phone.js';
import type { PatientsQuery } from '../patients.generated';

export type ListedPatient = PatientsQuery['patients']['nodes'][number];

const MISSING_LABELS: Readonly<Record<CompletedLater, string>> = {
  rut: 'RUT',
  email: 'correo',
  emergencyContact: 'contacto de emergencia',
};

/** 'Falta RUT, correo y contacto de emergencia'; undefined if nothing is missing. */
export function missingSentence(patient: ListedPatient): string | undefined {
  const missing = missingFields(patient).map((field) => MISSING_LABELS[field]);
  return missing.length > 0 ? `Falta ${listed(missing)}` : undefined;
}

/** Links for contacting the patient; absent for an invalid phone number or e-mail address. */
export interface ContactLinks {
  readonly call: string | undefined;
  readonly whatsapp: string | undefined;
  readonly mail: string | undefined;
}

export function contactLinksOf({ phone, email }: Pick<ListedPatient, 'phone' | 'email'>): ContactLinks {
  const number = parsePhone(phone);
  return {
    call: number && telLink(number),
    whatsapp: chatLink(phone),
    mail: email.includes('@') ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined,
  };
}
