import { passwordFault } from '#domain/access/password.js';
import { passwordFaultWords } from '#domain/access/password.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureOf } from '../../../apollo/apollo-failure';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { FormButtons } from '../../../ui/FormButtons';
import { Notice } from '../../../ui/notices/Notice';
import { toasts } from '../../../ui/notices/toasts';
import { ONE_COLUMN } from '../../../ui/one-column';
import { MySessionsDocument, useChangeMyPasswordMutation } from './profile.generated';

const EMPTY = { currentPassword: '', newPassword: '' };
type Values = typeof EMPTY;
const UNKNOWN_USER = { username: '', name: '' };

/** Asks for the current password, because an open panel does not prove the user's identity. */
export function PasswordForm() {
  const [change] = useChangeMyPasswordMutation({ refetchQueries: [MySessionsDocument] });
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, reset, setError } = useForm<Values>({ defaultValues: EMPTY });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (variables) => {
    setFailure(undefined);
    try {
      await change({ variables });
      reset();
      toasts.success('Contraseña cambiada. Sus otras sesiones se cerraron.');
    } catch (error) {
      const { sentence, fields } = failureOf(error);
      const known = Object.entries(fields).filter(([field]) => field in EMPTY);
      known.forEach(([field, sentences]) =>
        setError(field as keyof Values, { message: sentences.join(' ') }, { shouldFocus: true }),
      );
      if (known.length === 0) setFailure(sentence ?? 'No se pudo cambiar la contraseña. Inténtelo de nuevo.');
    }
  });

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ ...ONE_COLUMN, gap: 2 }}>
      {failure && <Notice sentence={failure} />}
      <PasswordField
        label="Contraseña actual"
        autoComplete="current-password"
        aria-required
        error={errors.currentPassword?.message}
        {...register('currentPassword', { required: FIELD_MESSAGES.required('currentPassword') })}
      />
      <PasswordField
        label="Contraseña nueva"
        autoComplete="new-password"
        aria-required
        hint="Al menos 8 caracteres. Una frase es fácil de recordar y difícil de adivinar."
        error={errors.newPassword?.message}
        {...register('newPassword', {
          validate: (text) => passwordFaultWords(passwordFault(text, UNKNOWN_USER)),
        })}
      />
      <FormButtons>
        <Button type="submit" variant="outlined" loading={isSubmitting}>
          Cambiar contraseña
        </Button>
      </FormButtons>
    </Box>
  );
}
