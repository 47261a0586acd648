import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { ServerError } from '../../../calls/call-errors';
import { loginFailure } from '../../../session/login-failure';
import { Field } from '../../../ui/fields/Field';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { Notice } from '../../../ui/notices/Notice';
import { CodeField } from './CodeField';
import { useSessionStore } from './SessionProvider';

const EMPTY = { username: '', password: '', code: '' };
type Typed = typeof EMPTY;
type Name = keyof Typed;

/** A password may consist of spaces only. */
const isMissing = (name: Name, text: string) => (name === 'password' ? text : text.trim()) === '';

type Sentence = (field: string) => string;
/** Loads the messages for all fields of the product only when needed: a login hardly ever needs one. */
const loadSentence = (): Promise<Sentence> =>
  import('#domain/sentences.es.js').then(
    ({ FIELD_MESSAGES }) => FIELD_MESSAGES.required,
    () => () => 'Falta este dato.',
  );

/**
 * Asks for the code of the second factor once the password is right. Does nothing after a login: the page follows the
 * session store. Without a form library, so that the page loads fast.
 */
export function LoginForm() {
  const store = useSessionStore();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(EMPTY);
  const [missing, setMissing] = useState<readonly Name[]>([]);
  /** Loaded on the first submit with an empty field. */
  const [sentence, setSentence] = useState<Sentence>();
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [asksCode, setAsksCode] = useState(false);
  const asked: readonly Name[] = asksCode ? ['code'] : ['username', 'password'];

  const inputOf = (name: Name) => form.current?.elements.namedItem(name) as HTMLInputElement | null;
  const field = (name: Name) => ({
    name,
    defaultValue: typed[name],
    error: missing.includes(name) ? sentence?.(name) : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      if (!sentence) return;
      const others = missing.filter((other) => other !== name);
      setMissing(isMissing(name, target.value) ? [...others, name] : others);
    },
  });

  const logIn = async ({ username, password, code }: Typed) => {
    setSubmitting(true);
    try {
      await store.logIn({ username: username.trim(), password, ...(asksCode && { code }) });
    } catch (error) {
      const refusal = error instanceof ServerError ? error.code : undefined;
      if (refusal === 'CODE_REQUIRED' && !asksCode) return setAsksCode(true);
      setFailure(loginFailure(error));
      // The password was changed in the meantime.
      if (asksCode && refusal === 'UNAUTHENTICATED') return setAsksCode(false);
      const refused = inputOf(asksCode ? 'code' : 'password');
      refused?.focus();
      refused?.select();
    } finally {
      setSubmitting(false);
    }
  };
  const submit = async () => {
    if (isSubmitting) return;
    // Read from the DOM, because a browser may have autofilled the fields without an event.
    const values = {
      ...typed,
      ...Object.fromEntries(asked.map((name) => [name, inputOf(name)?.value ?? ''])),
    };
    const nowMissing = asked.filter((name) => isMissing(name, values[name]));
    setTyped(values);
    setFailure(undefined);
    setMissing(nowMissing);
    if (!nowMissing[0]) return logIn(values);
    inputOf(nowMissing[0])?.focus();
    const loaded = await loadSentence();
    setSentence(() => loaded);
  };
  const forgetCode = () => {
    setFailure(undefined);
    setMissing([]);
    setTyped({ ...typed, code: '' });
  };
  const button = (
    <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
      Ingresar
    </Button>
  );

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      sx={{ display: 'grid', gap: 2.25 }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure && <Notice sentence={failure} />}
      {asksCode ? (
        <CodeField
          onSwitch={forgetCode}
          onBack={() => {
            forgetCode();
            setAsksCode(false);
          }}
          {...field('code')}
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
            {...field('username')}
          />
          <PasswordField
            label="Contraseña"
            placeholder="Contraseña"
            autoComplete="current-password"
            aria-required
            {...field('password')}
          />
          {button}
        </>
      )}
    </Box>
  );
}
