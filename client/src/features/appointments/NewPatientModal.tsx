import { FIELD_MESSAGES } from '#domain/messages.es.js';
import { isEmail, TEXT_LIMITS } from '#domain/patient.js';
import { parseRut } from '#domain/rut.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RegisterOptions, useForm } from 'react-hook-form';
import { failureOf } from '../../graphql/apollo-failure';
import { Field } from '../../ui/Field';
import { Modal } from '../../ui/Modal';
import { toasts } from '../../ui/toasts';
import type { AgendaPatient } from './agenda-appointment';
import { useCreateAgendaPatientMutation } from './new-patient.generated';

interface NewPatient {
  rut: string;
  name: string;
  phone: string;
  email: string;
  emergencyContact: string;
}

const required = (field: keyof NewPatient) => (text: string) =>
  text.trim() !== '' || FIELD_MESSAGES.required(field);

const RULES: { readonly [Name in keyof NewPatient]: RegisterOptions<NewPatient, Name> } = {
  rut: { validate: (text) => text.trim() === '' || parseRut(text) !== undefined || FIELD_MESSAGES.rut },
  name: { validate: required('name') },
  phone: { validate: required('phone') },
  email: {
    validate: { given: required('email'), valid: (text) => isEmail(text.trim()) || FIELD_MESSAGES.email },
  },
  emergencyContact: { validate: required('emergencyContact') },
};

const isField = (name: string): name is keyof NewPatient => name in RULES;

interface NewPatientModalProps {
  onClose: () => void;
  onCreated: (patient: AgendaPatient) => void;
}

/** A patient who is new, written down without leaving the appointment; the rest can wait for the patients' page. */
export function NewPatientModal({ onClose, onCreated }: NewPatientModalProps) {
  const form = useForm<NewPatient>({
    defaultValues: { rut: '', name: '', phone: '', email: '', emergencyContact: '' },
  });
  const [create] = useCreateAgendaPatientMutation();
  const { errors, isSubmitting } = form.formState;
  const bind = (name: keyof NewPatient) => ({
    ...form.register(name, RULES[name]),
    error: errors[name]?.message,
    maxLength: TEXT_LIMITS.short,
  });
  const save = async ({ rut, ...rest }: NewPatient) => {
    const progress = toasts.progress('Creando paciente...');
    try {
      const { data } = await create({ variables: { input: { ...rest, rut: rut.trim() || null } } });
      progress.success('Paciente creado exitosamente');
      if (data) onCreated(data.createPatient);
    } catch (error) {
      const { sentence, fields } = failureOf(error);
      const faults = Object.entries(fields).filter(([name]) => isField(name));
      progress.error(faults.length === 0 && sentence ? sentence : 'Error al crear el paciente');
      for (const [name, all] of faults) form.setError(name as keyof NewPatient, { message: all.join(' ') });
    }
  };
  return (
    <Modal
      title="Nuevo Paciente"
      width={520}
      isBusy={isSubmitting}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(save)()}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={isSubmitting} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            Guardar
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Field label="Nombre" autoFocus aria-required {...bind('name')} />
        <Field label="RUT (opcional)" placeholder="12.345.678-9" {...bind('rut')} />
        <Field label="Teléfono" type="tel" placeholder="+56 9 1234 5678" aria-required {...bind('phone')} />
        <Field label="Correo" type="email" aria-required {...bind('email')} />
        <Field label="Contacto de Emergencia" aria-required {...bind('emergencyContact')} />
      </Box>
    </Modal>
  );
}
