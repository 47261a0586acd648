import { isEmail } from '../../patients/email.js';
import { TEXT_LIMITS } from '../../text-limits.js';
import { isPlausiblePhone } from '../../patients/phone.js';
import { FIELD_MESSAGES } from '../../sentences.es.js';
import { isInvisible, onOneLine } from '../../written-text.js';

export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly notes: string;
}

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'notes'] as const satisfies ReadonlyArray<
  keyof Contact
>;

export const EMPTY_CONTACT: Contact = { name: '', email: '', phone: '', notes: '' };

/** A sentence for each invalid field. */
export type ContactFaults = Readonly<Partial<Record<keyof Contact, string>>>;

const LIMITS = {
  name: TEXT_LIMITS.short,
  email: TEXT_LIMITS.short,
  phone: TEXT_LIMITS.short,
  notes: TEXT_LIMITS.long,
};

/** Checked in the browser before sending; the server's own check is authoritative. */
export function faultsOf(contact: Contact): ContactFaults {
  const faultOf = (field: keyof Contact): string | undefined => {
    const text = field === 'notes' ? contact[field].trim() : onOneLine(contact[field]);
    if (isInvisible(text)) return field === 'notes' ? undefined : FIELD_MESSAGES.required(field);
    if (text.length > LIMITS[field]) return FIELD_MESSAGES.tooLong(field, LIMITS[field]);
    if (field === 'email' && !isEmail(text)) return FIELD_MESSAGES.email;
    if (field === 'phone' && !isPlausiblePhone(text)) return FIELD_MESSAGES.phone;
    return undefined;
  };
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const fault = faultOf(field);
      return fault === undefined ? [] : [[field, fault]];
    }),
  );
}
