import { isEmail } from '#domain/patients/email.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { parsePhone } from '#domain/patients/phone.js';
import type { RegisterOptions } from 'react-hook-form';

export interface Contact {
  name: string;
  email: string;
  phone: string;
  notes: string;
}

export const EMPTY_CONTACT: Contact = { name: '', email: '', phone: '', notes: '' };

export const isContactField = (field: string): field is keyof Contact => field in EMPTY_CONTACT;

/** A number that can't be parsed may still work: with at least this many digits it is accepted. */
const PLAUSIBLE_DIGITS = 6;
const isPhone = (text: string): boolean =>
  parsePhone(text) !== undefined || text.replace(/\D/g, '').length >= PLAUSIBLE_DIGITS;

const present = (field: keyof Contact) => (text: string) =>
  text.trim() !== '' || FIELD_MESSAGES.required(field);
const within = (field: keyof Contact, limit: number) => ({
  value: limit,
  message: FIELD_MESSAGES.tooLong(field, limit),
});

/** The messages are the server's. */
export const CONTACT_RULES: { [Field in keyof Contact]: RegisterOptions<Contact, Field> } = {
  name: { validate: present('name'), maxLength: within('name', TEXT_LIMITS.short) },
  email: {
    validate: { present: present('email'), valid: (text) => isEmail(text.trim()) || FIELD_MESSAGES.email },
  },
  phone: {
    validate: { present: present('phone'), valid: (text) => isPhone(text) || FIELD_MESSAGES.phone },
    maxLength: within('phone', TEXT_LIMITS.short),
  },
  notes: { maxLength: within('notes', TEXT_LIMITS.long) },
};
