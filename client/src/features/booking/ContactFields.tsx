import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { Field, LongField } from '../../ui/fields/Field';
import { type Contact, CONTACT_RULES } from './contact';

/** The visitor's name, contact data and notes. */
export function ContactFields({ form }: { form: UseFormReturn<Contact> }) {
  const { errors } = form.formState;
  const bind = (field: keyof Contact) => ({
    ...form.register(field, CONTACT_RULES[field]),
    error: errors[field]?.message,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Field label="Nombre completo" autoComplete="name" autoFocus aria-required {...bind('name')} />
      <Field
        label="Correo electrónico"
        type="email"
        inputMode="email"
        autoComplete="email"
        aria-required
        {...bind('email')}
      />
      <Field
        label="Teléfono"
        type="tel"
        autoComplete="tel"
        placeholder="+56 9 1234 5678"
        aria-required
        {...bind('phone')}
      />
      <LongField label="Notas (opcional)" {...bind('notes')} />
    </Box>
  );
}
