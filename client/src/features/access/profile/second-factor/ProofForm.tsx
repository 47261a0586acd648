import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Field } from '../../../../ui/fields/Field';
import { PasswordField } from '../../../../ui/fields/PasswordField';
import { StepForm } from './StepForm';

interface ProofFormProps {
  submit: string;
  isDangerous?: boolean;
  send: (proof: { password: string; code: string }) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password and a code before the second factor is changed. */
export function ProofForm(props: ProofFormProps) {
  return (
    <StepForm empty={{ password: '', code: '' }} {...props}>
      {({ register, formState: { errors } }) => (
        <>
          <PasswordField
            label="Su contraseña"
            autoComplete="current-password"
            autoFocus
            aria-required
            error={errors.password?.message}
            {...register('password', { required: FIELD_MESSAGES.required('password') })}
          />
          <Field
            label="Código de verificación"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            hint="De la aplicación, o uno de recuperación."
            error={errors.code?.message}
            {...register('code', {
              validate: (text) => text.trim() !== '' || FIELD_MESSAGES.required('code'),
            })}
          />
        </>
      )}
    </StepForm>
  );
}
