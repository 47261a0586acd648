import { CODE_DIGITS, inGroups } from '#domain/access/second-factor.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fetchGraphql } from '../../../../calls/fetch-graphql';
import { sessionFetch } from '../../../../session/session-fetch';
import { Field } from '../../../../ui/fields/Field';
import { PasswordField } from '../../../../ui/fields/PasswordField';
import { QrCode } from '../../../../ui/QrCode';
import { RecoveryCodes } from './RecoveryCodes';
import {
  PrepareSecondFactorOperation,
  type PrepareSecondFactorMutation,
  TurnOnSecondFactorOperation,
} from './second-factor.fetch.generated';
import { StepForm } from './StepForm';

type Key = PrepareSecondFactorMutation['prepareSecondFactor'];
type Step =
  | { readonly kind: 'password' }
  | { readonly kind: 'scan'; readonly key: Key }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

interface SetUpStepsProps {
  username: string;
  /** Called after the recovery codes were shown. */
  onDone: () => void;
  onCancel?: () => void;
}

/** The steps: the password, the app's key with its first code, and the recovery codes. */
export function SetUpSteps({ username, onDone, onCancel }: SetUpStepsProps) {
  const [step, setStep] = useState<Step>({ kind: 'password' });
  switch (step.kind) {
    case 'password':
      return (
        <StepForm
          key="password"
          empty={{ password: '' }}
          submit="Continuar"
          onCancel={onCancel}
          send={async (values) => {
            const answer = await fetchGraphql(PrepareSecondFactorOperation, values, { send: sessionFetch });
            setStep({ kind: 'scan', key: answer.prepareSecondFactor });
          }}
        >
          {({ register, formState: { errors } }) => (
            <PasswordField
              label="Su contraseña"
              autoComplete="current-password"
              autoFocus
              aria-required
              error={errors.password?.message}
              {...register('password', { required: FIELD_MESSAGES.required('password') })}
            />
          )}
        </StepForm>
      );
    case 'scan':
      return (
        <StepForm
          key="scan"
          empty={{ code: '' }}
          submit="Activar"
          onCancel={onCancel}
          send={async (values) => {
            const answer = await fetchGraphql(TurnOnSecondFactorOperation, values, { send: sessionFetch });
            setStep({ kind: 'codes', codes: answer.turnOnSecondFactor });
          }}
        >
          {({ register, formState: { errors } }) => (
            <>
              <Scan secret={step.key} />
              <Field
                label="Código que muestra la aplicación"
                autoComplete="one-time-code"
                inputMode="numeric"
                autoFocus
                aria-required
                hint={`${CODE_DIGITS} dígitos, que cambian cada 30 segundos.`}
                error={errors.code?.message}
                {...register('code', {
                  validate: (text) => text.trim() !== '' || FIELD_MESSAGES.required('code'),
                })}
              />
            </>
          )}
        </StepForm>
      );
    case 'codes':
      return <RecoveryCodes codes={step.codes} username={username} onDone={onDone} />;
  }
}

function Scan({ secret: { key, address } }: { secret: Key }) {
  return (
    <>
      <Typography variant="body2">
        Escanee este código con una aplicación de verificación, como Google Authenticator, Microsoft
        Authenticator o la de su gestor de contraseñas.
      </Typography>
      <QrCode text={address} label="Código QR para la aplicación" />
      <div>
        <Typography variant="body2" color="textSecondary">
          ¿No puede escanearlo? Escriba esta clave en la aplicación:
        </Typography>
        <Box component="code" sx={{ display: 'block', marginTop: 0.5, overflowWrap: 'anywhere' }}>
          {inGroups(key).replaceAll('-', ' ')}
        </Box>
      </div>
    </>
  );
}
