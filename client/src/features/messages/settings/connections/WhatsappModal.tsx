import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import {
  isCloudToken,
  isPhoneNumberId,
  isTemplateLanguage,
  isTemplateName,
  MAX_TEMPLATE_NAME_LENGTH,
  MAX_TOKEN_LENGTH,
} from '#domain/messages/connections.js';
import { CONNECTION_MESSAGES } from '#domain/messages/connections.es.js';
import { parsePhone } from '#domain/patients/phone.js';
import Box from '@mui/material/Box';
import { Field } from '../../../../ui/fields/Field';
import { PasswordField } from '../../../../ui/fields/PasswordField';
import {
  type ConnectionsFragment,
  useConnectWhatsappMutation,
  useTestWhatsappConnectionMutation,
} from './connections.generated';
import { ConnectionModal, OwnPasswordField, useConnectionForm } from './ConnectionModal';
import { useConnectionsReload } from './use-connections-reload';

interface Values {
  phoneNumberId: string;
  accessToken: string;
  confirmationTemplate: string;
  reminderTemplate: string;
  offerTemplate: string;
  controlTemplate: string;
  balanceTemplate: string;
  language: string;
  testPhone: string;
  password: string;
}

type Whatsapp = ConnectionsFragment['whatsapp'];

const TEMPLATES = [
  ['confirmationTemplate', 'Plantilla de confirmación', 'confirmacion_de_hora'],
  ['reminderTemplate', 'Plantilla de recordatorio', 'recordatorio_de_hora'],
] as const;

const OPTIONAL_TEMPLATES = [
  ['offerTemplate', 'Plantilla de ofertas', 'oferta_de_hora'],
  ['controlTemplate', 'Plantilla de controles', 'aviso_de_control'],
  ['balanceTemplate', 'Plantilla de saldos', 'saldo_pendiente'],
] as const;

function faultsOf(values: Values, isTokenStored: boolean) {
  const { phoneNumberId, accessToken, language, testPhone, password } = values;
  const isTokenMissing = accessToken.trim() === '' ? !isTokenStored : !isCloudToken(accessToken.trim());
  const templates = [
    ...TEMPLATES.filter(([field]) => !isTemplateName(values[field].trim())),
    ...OPTIONAL_TEMPLATES.filter(
      ([field]) => values[field].trim() !== '' && !isTemplateName(values[field].trim()),
    ),
  ];
  return {
    ...(!isPhoneNumberId(phoneNumberId.trim()) && { phoneNumberId: CONNECTION_MESSAGES.phoneNumberId }),
    ...(isTokenMissing && { accessToken: CONNECTION_MESSAGES.accessToken }),
    ...Object.fromEntries(templates.map(([field]) => [field, CONNECTION_MESSAGES.template])),
    ...(!isTemplateLanguage(language.trim()) && { language: CONNECTION_MESSAGES.language }),
    ...(!parsePhone(testPhone) && { testPhone: CONNECTION_MESSAGES.testPhone }),
    ...(password === '' && { password: FIELD_MESSAGES.required('password') }),
  };
}

const inputOf = ({ password: _own, ...values }: Values) => values;

interface WhatsappModalProps {
  stored: Whatsapp;
  onClose: () => void;
}

/** Connects an account of the WhatsApp Cloud API: it is stored once it has accepted a test message. */
export function WhatsappModal({ stored, onClose }: WhatsappModalProps) {
  const [test] = useTestWhatsappConnectionMutation();
  const { again, onRefused } = useConnectionsReload();
  const [connect] = useConnectWhatsappMutation(again);
  const isTokenStored = stored.source === 'SCREEN' && !stored.mustRetypeToken;
  const form = useConnectionForm<Values>({
    initial: {
      phoneNumberId: stored.phoneNumberId ?? '',
      accessToken: '',
      confirmationTemplate: stored.confirmationTemplate ?? '',
      reminderTemplate: stored.reminderTemplate ?? '',
      offerTemplate: stored.offerTemplate ?? '',
      controlTemplate: stored.controlTemplate ?? '',
      balanceTemplate: stored.balanceTemplate ?? '',
      language: stored.language ?? 'es',
      testPhone: '',
      password: '',
    },
    faultsOf: (values) => faultsOf(values, isTokenStored),
    test: (values) => test({ variables: { input: inputOf(values), password: values.password } }),
    connect: (values) =>
      connect({
        variables: { input: inputOf(values), version: stored.version, password: values.password },
      }),
    onClose,
    onRefused,
  });
  const { bind } = form.editing;
  return (
    <ConnectionModal
      title="Conectar WhatsApp"
      subtitle="Con los datos de la API de WhatsApp Business, en el panel de Meta"
      form={form}
      onClose={onClose}
    >
      <Field
        label="Identificador del número"
        placeholder="Por ejemplo, 106540352242922"
        autoFocus
        autoComplete="off"
        inputMode="numeric"
        aria-required
        maxLength={30}
        hint="Lo muestra Meta junto al número. No es el número de teléfono."
        {...bind('phoneNumberId')}
      />
      <PasswordField
        label="Token de acceso"
        autoComplete="off"
        aria-required={!isTokenStored}
        maxLength={MAX_TOKEN_LENGTH}
        hint={
          isTokenStored
            ? 'Déjelo vacío para conservar el guardado.'
            : 'Uno permanente, de un usuario del sistema: los de prueba duran un día.'
        }
        {...bind('accessToken')}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
        }}
      >
        {TEMPLATES.map(([field, label, placeholder]) => (
          <Field
            key={field}
            label={label}
            placeholder={placeholder}
            autoComplete="off"
            aria-required
            maxLength={MAX_TEMPLATE_NAME_LENGTH}
            {...bind(field)}
          />
        ))}
        {OPTIONAL_TEMPLATES.map(([field, label, placeholder]) => (
          <Field
            key={field}
            label={label}
            placeholder={placeholder}
            autoComplete="off"
            maxLength={MAX_TEMPLATE_NAME_LENGTH}
            {...bind(field)}
          />
        ))}
        <Field
          label="Idioma de las plantillas"
          autoComplete="off"
          aria-required
          maxLength={7}
          {...bind('language')}
        />
      </Box>
      <Field
        label="Enviar la prueba a"
        placeholder="+56 9 1234 5678"
        type="tel"
        autoComplete="tel"
        aria-required
        hint="Antes de guardar se envía la confirmación con datos de ejemplo."
        {...bind('testPhone')}
      />
      <OwnPasswordField {...bind('password')} />
    </ConnectionModal>
  );
}
