import type { Contact, ContactFaults } from '#domain/visitors/booking/contact.js';
import { CONTACT_REASONS, type ContactPurpose } from '#domain/visitors/booking/contact.es.js';
import type { HTMLAttributes } from 'react';
import { FieldHelp } from './FieldHelp';

/** The field names sent by a form without scripts, the same as in the REST API. */
export const FORM_NAMES: Readonly<Record<keyof Contact, string>> = {
  name: 'nombre',
  email: 'email',
  phone: 'telefono',
  notes: 'notas',
};

interface FieldProps {
  field: keyof Contact;
  label: string;
  type?: 'text' | 'email' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  placeholder?: string;
}

const FIELDS: readonly FieldProps[] = [
  { field: 'name', label: 'Nombre completo', autoComplete: 'name' },
  {
    field: 'email',
    label: 'Correo electrónico',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
  },
  {
    field: 'phone',
    label: 'Teléfono',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    placeholder: '+56 9 1234 5678',
  },
];

interface ContactFieldsProps {
  contact: Contact;
  faults: ContactFaults;
  purpose?: ContactPurpose;
}

/** The visitor's name, contact data and, for a booking, notes. The fields are uncontrolled: the DOM holds the input. */
export function ContactFields({ contact, faults, purpose = 'booking' }: ContactFieldsProps) {
  const reasons = CONTACT_REASONS[purpose];
  return (
    <>
      {FIELDS.map(({ field, label, ...input }) => (
        <div className="field" key={field}>
          <label htmlFor={FORM_NAMES[field]}>{label}</label>
          <input
            className="in"
            defaultValue={contact[field]}
            aria-required
            {...input}
            {...described(field, faults[field])}
          />
          <FieldHelp id={helpIdOf(field)} fault={faults[field]} help={reasons[field]} />
        </div>
      ))}
      {purpose === 'booking' && (
        <div className="field">
          <label htmlFor={FORM_NAMES.notes}>Notas (opcional)</label>
          <textarea
            className="in"
            rows={2}
            defaultValue={contact.notes}
            {...described('notes', faults.notes)}
          />
          <FieldHelp id={helpIdOf('notes')} fault={faults.notes} help={reasons.notes} />
        </div>
      )}
    </>
  );
}

const helpIdOf = (field: keyof Contact): string => `${FORM_NAMES[field]}-ayuda`;
const described = (field: keyof Contact, fault: string | undefined) => ({
  id: FORM_NAMES[field],
  name: FORM_NAMES[field],
  'aria-describedby': helpIdOf(field),
  ...(fault && { 'aria-invalid': true }),
});
