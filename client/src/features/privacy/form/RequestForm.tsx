import { longDate } from '#domain/clinic-time.es.js';
import { isEmail } from '#domain/patients/email.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { PRIVACY_RIGHT_CHOICES, PRIVACY_RIGHT_MEANINGS } from '#domain/privacy/privacy-request.es.js';
import { PRIVACY_RIGHTS } from '#domain/privacy/privacy-request.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Card } from '../../../ui/Card';
import { Field, LongField } from '../../../ui/fields/Field';
import { SelectField } from '../../../ui/fields/SelectField';
import { Notice } from '../../../ui/notices/Notice';
import { ask, type Asked, type Outcome } from './ask';

type Received = Extract<Outcome, { kind: 'received' }>;

const EMPTY: Asked = { right: 'ACCESS', name: '', rut: '', email: '', phone: '', details: '' };
const LONGEST_DETAILS = 4_000;
const TWO_COLUMNS = { display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } };

const within = (field: keyof Asked, limit: number) => ({
  value: limit,
  message: FIELD_MESSAGES.tooLong(field, limit),
});
const present = (field: keyof Asked) => (text: string) =>
  text.trim() !== '' || FIELD_MESSAGES.required(field);
const RULES = {
  right: {},
  name: { validate: present('name'), maxLength: within('name', TEXT_LIMITS.short) },
  rut: { maxLength: within('rut', TEXT_LIMITS.short) },
  email: {
    validate: {
      present: present('email'),
      valid: (text: string) => isEmail(text.trim()) || FIELD_MESSAGES.email,
    },
  },
  phone: { maxLength: within('phone', TEXT_LIMITS.short) },
  details: { maxLength: within('details', LONGEST_DETAILS) },
};

/** Where a person asks about their data: Ley 19.628, article 10, wants a simple way to do so. */
export function RequestForm() {
  const form = useForm<Asked>({ defaultValues: EMPTY });
  const [failure, setFailure] = useState<string>();
  const [received, setReceived] = useState<Received>();
  const { errors, isSubmitting } = form.formState;
  const chosen = useWatch({ control: form.control, name: 'right' });
  const bind = (field: keyof Asked) => ({
    ...form.register(field, RULES[field]),
    error: errors[field]?.message,
  });

  const isSending = useRef(false);
  const send = async (asked: Asked) => {
    // The button is disabled at the next render: two presses may both come before it.
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    const outcome = await ask(asked);
    isSending.current = false;
    if (outcome.kind === 'received') return setReceived(outcome);
    if (outcome.kind === 'failed') return setFailure(outcome.sentence);
    Object.entries(outcome.fields).forEach(([field, message], index) =>
      form.setError(field as keyof Asked, { message }, { shouldFocus: index === 0 }),
    );
  };
  if (received) return <RequestReceived {...received} />;
  return (
    <Card aria-labelledby="solicitud" sx={{ marginTop: 2.5 }}>
      <Typography variant="h2" id="solicitud">
        Envíe su solicitud
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 1 }}>
        Le responderemos a su correo en un plazo de hasta 30 días corridos; si pide un bloqueo, en 2 días
        hábiles. Antes de entregarle datos, la clínica comprobará que es usted.
      </Typography>
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 2, marginTop: 2 }}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <SelectField label="Qué solicita" hint={`${PRIVACY_RIGHT_MEANINGS[chosen]}.`} {...bind('right')}>
          {PRIVACY_RIGHTS.map((right) => (
            <option key={right} value={right}>
              {PRIVACY_RIGHT_CHOICES[right]}
            </option>
          ))}
        </SelectField>
        <Box sx={TWO_COLUMNS}>
          <Field label="Nombre completo" autoComplete="name" aria-required {...bind('name')} />
          <Field label="RUT (opcional)" placeholder="12.345.678-5" {...bind('rut')} />
          <Field
            label="Correo electrónico"
            type="email"
            inputMode="email"
            autoComplete="email"
            aria-required
            {...bind('email')}
          />
          <Field label="Teléfono (opcional)" type="tel" autoComplete="tel" {...bind('phone')} />
        </Box>
        <LongField
          label="Detalle (opcional)"
          hint="De qué datos se trata y, si pide que se corrijan, borren, dejen de usarse o bloqueen, por qué."
          rows={4}
          {...bind('details')}
        />
        {failure && <Notice sentence={failure} />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isSubmitting}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          Enviar solicitud
        </Button>
        <Typography variant="caption" color="textSecondary">
          Usamos estos datos solo para identificarlo y responder su solicitud, que queda en un registro.
        </Typography>
      </Box>
    </Card>
  );
}

/** Takes the focus in place of the form. */
function RequestReceived({ receivedOn, dueOn }: Received) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Card
      ref={panel}
      role="status"
      tabIndex={-1}
      sx={{ display: 'flex', gap: 2, marginTop: 2.5, outline: 'none' }}
    >
      <TaskAltRounded aria-hidden color="success" sx={{ fontSize: 32 }} />
      <Box>
        <Typography variant="h2" component="p">
          Recibimos su solicitud
        </Typography>
        <Typography sx={{ marginTop: 0.5 }}>
          Quedó registrada el {longDate(receivedOn)}. Le responderemos a más tardar el{' '}
          <strong>{longDate(dueOn)}</strong>.
        </Typography>
      </Box>
    </Card>
  );
}
