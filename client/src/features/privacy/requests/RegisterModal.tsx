import { isLocalDate } from '#domain/clinic-time.js';
import { isEmail } from '#domain/patients/email.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { PRIVACY_RIGHT_LABELS } from '#domain/privacy/privacy-request.es.js';
import { PRIVACY_RIGHTS, type PrivacyRight } from '#domain/privacy/privacy-request.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { isInvisible, shortText } from '#domain/written-text.js';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { DateField } from '../../../ui/fields/DateField';
import { Field, LongField } from '../../../ui/fields/Field';
import { SelectField } from '../../../ui/fields/SelectField';
import { RequestModal } from './RequestModal';
import { useRegisterPrivacyRequestMutation } from './requests.generated';

interface Values {
  right: PrivacyRight;
  name: string;
  rut: string;
  email: string;
  phone: string;
  details: string;
  receivedOn: string;
}

function faultsOf({ name, email, receivedOn }: Values): Partial<Record<keyof Values, string>> {
  return {
    ...(isInvisible(name) && { name: FIELD_MESSAGES.required('name') }),
    ...(!isEmail(shortText(email)) && {
      email: isInvisible(email) ? FIELD_MESSAGES.required('email') : FIELD_MESSAGES.email,
    }),
    ...(!isLocalDate(receivedOn) && { receivedOn: FIELD_MESSAGES.required('receivedOn') }),
  };
}

const PAIR = { display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } };

/** Registers a request received by letter, by e-mail or at the desk. */
export function RegisterModal({ onClose }: { onClose: () => void }) {
  const today = useClinicNow().date;
  const [save] = useRegisterPrivacyRequestMutation({ refetchQueries: ['PrivacyRequests'] });
  const editing = useVersionedForm({
    initial: {
      right: 'ACCESS',
      name: '',
      rut: '',
      email: '',
      phone: '',
      details: '',
      receivedOn: today,
    } as Values,
    faultsOf,
    sentences: {
      saving: 'Registrando solicitud...',
      saved: 'Solicitud registrada',
      failed: 'No se pudo registrar la solicitud',
    },
    create: (input) => save({ variables: { input } }),
    onSaved: onClose,
    kept: { form: 'new-privacy-request', title: 'Solicitud por registrar' },
  });
  const { form, faults, bind } = editing;
  const receivedOn = useWatch({ control: form.control, name: 'receivedOn' });
  return (
    <RequestModal
      title="Registrar solicitud"
      subtitle="Una que llegó en persona, por correo o por carta."
      accept="Registrar"
      editing={editing}
      onClose={onClose}
    >
      <Box sx={PAIR}>
        <SelectField label="Qué solicita" {...bind('right')}>
          {PRIVACY_RIGHTS.map((right) => (
            <option key={right} value={right}>
              {PRIVACY_RIGHT_LABELS[right]}
            </option>
          ))}
        </SelectField>
        <DateField
          label="Fecha de ingreso"
          aria-required
          max={today}
          today={today}
          value={receivedOn}
          error={faults['receivedOn']}
          onChange={(chosen) => editing.change({ receivedOn: chosen })}
        />
      </Box>
      <Field label="Nombre" maxLength={TEXT_LIMITS.short} aria-required {...bind('name')} />
      <Box sx={PAIR}>
        <Field label="RUT" maxLength={TEXT_LIMITS.short} {...bind('rut')} />
        <Field label="Teléfono" type="tel" maxLength={TEXT_LIMITS.short} {...bind('phone')} />
      </Box>
      <Field
        label="Correo"
        type="email"
        hint="Ahí se responde."
        maxLength={TEXT_LIMITS.short}
        aria-required
        {...bind('email')}
      />
      <LongField label="Detalle" rows={3} maxLength={4_000} {...bind('details')} />
    </RequestModal>
  );
}
