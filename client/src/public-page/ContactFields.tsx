import type { Contact, ContactFaults } from '#domain/booking/contact.js';
import type { HTMLAttributes } from 'react';
import { FieldHelp } from './FieldHelp';

/** The names under which a form without scripts sends the fields; those of REST. */
export const FORM_NAMES: Readonly<Record<keyof Contact, string>> = {
  name: 'nombre',
  email: 'email',
  phone: 'telefono',
  notes: 'notas',
};

interface FieldProps {
  field: keyof Contact;
  label: string;
  /** Why the clinic asks, or another help. */
  help?: string;
  type?: 'text' | 'email' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  placeholder?: string;
}

const FIELDS: readonly FieldProps[] = [
  { field: 'name', label: 'Nombre completo', help: 'Para saber a quién esperamos.', autoComplete: 'name' },
  {
    field: 'email',
    label: 'Correo electrónico',
    help: 'Para enviarle la confirmación.',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
  },
  {
    field: 'phone',
    label: 'Teléfono',
    help: 'Para avisarle si hay un cambio.',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    placeholder: '+56 9 1234 5678',
  },
];

interface ContactFieldsProps {
  contact: Contact;
  faults: ContactFaults;
  withNotes?: boolean;
}

/** The visitor's name, contact data and notes. What is typed stays in the fields themselves. */
export function ContactFields({ contact, faults, withNotes = true }: ContactFieldsProps) {
  return (
    <>
      {FIELDS.map(({ field, label, help, ...input }) => (
        <div className="field" key={field}>
          <label htmlFor={FORM_NAMES[field]}>{label}</label>
          <input
            className="in"
            defaultValue={contact[field]}
            aria-required
            {...input}
            {...described(field, faults[field], help)}
          />
          <FieldHelp id={helpIdOf(field)} fault={faults[field]} help={help} />
        </div>
      ))}
      {withNotes && (
        <div className="field">
          <label htmlFor={FORM_NAMES.notes}>Notas (opcional)</label>
          <textarea
            className="in"
            rows={2}
            defaultValue={contact.notes}
            {...described('notes', faults.notes, NOTES_HELP)}
          />
          <FieldHelp id={helpIdOf('notes')} fault={faults.notes} help={NOTES_HELP} />
        </div>
      )}
    </>
  );
}

const NOTES_HELP = 'Para preparar su atención.';

const helpIdOf = (field: keyof Contact): string => `${FORM_NAMES[field]}-ayuda`;
const described = (field: keyof Contact, fault: string | undefined, help?: string) => ({
  id: FORM_NAMES[field],
  name: FORM_NAMES[field],
  ...((fault ?? help) && { 'aria-describedby': helpIdOf(field) }),
  ...(fault && { 'aria-invalid': true }),
});
