import { type FormEvent, useId, useState } from 'react';
import { ServerError } from '../calls/call-errors';
import { fetchGraphql } from '../calls/fetch-graphql';
import { loginFailure } from '../session/login-failure';
import { LoginOperation } from '../session/session.fetch.generated';
import { forgetTabs } from './forget-tabs';
import { forgetTabToken, keepTabToken, readTabToken } from './tab-session';

/** The identity of this tab's requests: the panel's session, or its own. */
export function TabSession() {
  const [isOwn, setIsOwn] = useState(readTabToken() !== undefined);
  const [needsCode, setNeedsCode] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const failureId = useId();

  const askAs = (token: string): void => {
    keepTabToken(token);
    setFailure(undefined);
    setNeedsCode(false);
    setIsOwn(true);
  };
  const leave = (): void => {
    forgetTabToken();
    forgetTabs();
  };

  async function logIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string): string => String(typed.get(name) ?? '').trim();
    const key = text('key');
    if (key) return askAs(key);
    setIsSending(true);
    try {
      const { login } = await fetchGraphql(LoginOperation, {
        username: text('username'),
        password: String(typed.get('password') ?? ''),
        code: text('code') || null,
      });
      askAs(login.accessToken);
    } catch (error) {
      setNeedsCode(error instanceof ServerError && error.code === 'CODE_REQUIRED');
      setFailure(loginFailure(error));
    } finally {
      setIsSending(false);
    }
  }

  if (isOwn) {
    return (
      <div className="tab-session" role="status">
        <span>Esta pestaña usa su propia sesión, hasta que la cierre.</span>
        <button type="button" onClick={leave}>
          Usar la del panel
        </button>
      </div>
    );
  }
  return (
    <form className="tab-session" onSubmit={(event) => void logIn(event)} aria-describedby={failureId}>
      <span>Se usa la sesión del panel en este navegador, si la hay. O ingrese para esta pestaña:</span>
      <input name="username" aria-label="Usuario" placeholder="Usuario" autoComplete="username" />
      <input
        name="password"
        type="password"
        aria-label="Contraseña"
        placeholder="Contraseña"
        autoComplete="current-password"
      />
      {needsCode && (
        <input name="code" aria-label="Código" placeholder="Código" autoComplete="one-time-code" autoFocus />
      )}
      <span>o</span>
      <input
        name="key"
        aria-label="Clave de un programa"
        placeholder="Clave de un programa"
        autoComplete="off"
      />
      <button type="submit" disabled={isSending}>
        Ingresar
      </button>
      <span id={failureId} role="alert">
        {failure}
      </span>
    </form>
  );
}
