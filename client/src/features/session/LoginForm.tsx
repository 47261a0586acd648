import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ServerError } from '../../calls/call-errors';
import { Field } from '../../ui/fields/Field';
import { Notice } from '../../ui/notices/Notice';
import { CodeField } from './CodeField';
import { loginFailure } from './login-failure';
import { PasswordField } from '../../ui/fields/PasswordField';
import { useSessionStore } from './SessionProvider';

const EMPTY = { username: '', password: '', code: '' };

/** Asks for the code of the second factor once the password is right. The session store notices a successful login. */
export function LoginForm() {
  const store = useSessionStore();
  const [failure, setFailure] = useState<string>();
  const [asksCode, setAsksCode] = useState(false);
  const { register, handleSubmit, formState, setFocus, resetField } = useForm({ defaultValues: EMPTY });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ username, password, code }) => {
    setFailure(undefined);
    try {
      await store.logIn({ username: username.trim(), password, ...(asksCode && { code }) });
    } catch (error) {
      const refusal = error instanceof ServerError ? error.code : undefined;
      if (refusal === 'CODE_REQUIRED' && !asksCode) return setAsksCode(true);
      setFailure(loginFailure(error));
      // The password was changed meanwhile.
      if (asksCode && refusal === 'UNAUTHENTICATED') setAsksCode(false);
      else setFocus(asksCode ? 'code' : 'password', { shouldSelect: true });
    }
  });
  const forgetCode = () => {
    setFailure(undefined);
    resetField('code');
  };
  const button = (
    <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
      Ingresar
    </Button>
  );

  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2.25 }}
      onSubmit={(event) => void submit(event)}
    >
      {failure && <Notice sentence={failure} />}
      {asksCode ? (
        <CodeField
          onSwitch={forgetCode}
          onBack={() => {
            forgetCode();
            setAsksCode(false);
          }}
          error={errors.code?.message}
          {...register('code', {
            validate: (text) => text.trim() !== '' || FIELD_MESSAGES.required('code'),
          })}
        >
          {button}
        </CodeField>
      ) : (
        <>
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
          {button}
        </>
      )}
    </Box>
  );
}
