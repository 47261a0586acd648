import { passwordFault } from '#domain/access/password.js';
import { passwordFaultWords } from '#domain/access/password.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ServerError } from '../../../calls/call-errors';
import { fetchGraphql } from '../../../calls/fetch-graphql';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { Notice } from '../../../ui/notices/Notice';
import { ChoosePasswordOperation } from './password-link.fetch.generated';

interface ChoosePasswordFormProps {
  token: string;
  owner: { username: string; name: string };
  onChosen: () => void;
  /** Called if the link was used or has expired in the meantime. */
  onRefused: (sentence: string) => void;
}

export function ChoosePasswordForm({ token, owner, onChosen, onRefused }: ChoosePasswordFormProps) {
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await fetchGraphql(ChoosePasswordOperation, { token, password });
      onChosen();
    } catch (error) {
      const { code, sentence, fields } =
        error instanceof ServerError ? error : new ServerError('', undefined);
      const fault = fields['password']?.join(' ');
      if (fault) setError('password', { message: fault }, { shouldFocus: true });
      else if (code === 'NOT_FOUND' && sentence) onRefused(sentence);
      else setFailure(sentence ?? 'No se pudo guardar la contraseña. Inténtelo de nuevo.');
    }
  });

  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2.25 }}
      onSubmit={(event) => void submit(event)}
    >
      <Typography>
        {owner.name}, su usuario es <strong>{owner.username}</strong>.
      </Typography>
      {failure && <Notice sentence={failure} />}
      {/* For password managers, which store the username and password together. */}
      <input type="hidden" name="username" autoComplete="username" value={owner.username} />
      <PasswordField
        label="Contraseña nueva"
        autoComplete="new-password"
        autoFocus
        aria-required
        hint="Al menos 8 caracteres. Una frase es fácil de recordar y difícil de adivinar."
        error={errors.password?.message}
        {...register('password', { validate: (text) => passwordFaultWords(passwordFault(text, owner)) })}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        Guardar contraseña
      </Button>
    </Box>
  );
}
