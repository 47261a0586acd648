import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '../../ui/fields/Field';
import { Notice } from '../../ui/notices/Notice';
import { loginFailure } from './login-failure';
import { PasswordField } from '../../ui/fields/PasswordField';
import { useSessionStore } from './SessionProvider';

interface Credentials {
  username: string;
  password: string;
}

/** The session store notices a successful login. */
export function LoginForm() {
  const store = useSessionStore();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, setFocus } = useForm<Credentials>({
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ username, password }) => {
    setFailure(undefined);
    try {
      await store.logIn(username.trim(), password);
    } catch (error) {
      setFailure(loginFailure(error));
      setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2.25 }}
      onSubmit={(event) => void submit(event)}
    >
      {failure && <Notice sentence={failure} />}
      <Field
        label="Usuario"
        placeholder="Usuario"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        aria-required
        error={errors.username?.message}
        {...register('username', {
          validate: (text) => text.trim() !== '' || FIELD_MESSAGES.required('username'),
        })}
      />
      <PasswordField
        label="Contraseña"
        placeholder="Contraseña"
        autoComplete="current-password"
        aria-required
        error={errors.password?.message}
        {...register('password', { required: FIELD_MESSAGES.required('password') })}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        Ingresar
      </Button>
    </Box>
  );
}
