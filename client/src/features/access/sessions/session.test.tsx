import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { fromAnotherTab, storeSession } from '../../../testing/stored-session';
import { keepRenewed, RENEW_AFTER_MS } from './keep-renewed';

const ANA = { id: 1, username: 'ana', name: 'Ana Soto', role: 'STAFF' };
const SESSION = { data: { login: { accessToken: 'access-1', refreshToken: 'refresh-1', user: ANA } } };

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer()
    .on('Me', { data: { me: ANA } })
    .on('Login', SESSION)
    .on('Logout', { data: { logout: true } })
    .on('DayAppointments', { data: { appointments: [] } });
});

describe('login', () => {
  async function logIn(from: string) {
    const screen = renderApp(from);
    await screen.user.type(await screen.findByPlaceholderText('Usuario'), ' ana ');
    await screen.user.type(screen.getByPlaceholderText('Contraseña'), 'clave');
    await screen.user.click(screen.getByRole('button', { name: 'Ingresar' }));
    return screen;
  }

  it('opens the requested page with its parameters after the login', async () => {
    const { findByRole, address } = await logIn('/app/inventario?orden=nombre#abajo');
    expect(await findByRole('heading', { level: 1, name: 'Inventario' })).toBeInTheDocument();
    expect(address()).toBe('/app/inventario?orden=nombre#abajo');
    expect(server.named('Login')[0]?.variables).toEqual({ username: 'ana', password: 'clave' });
    expect(localStorage.getItem('refresh_token')).toBe('refresh-1');
  });

  it('shows the clinic’s logo, if it has one', async () => {
    const logo = { address: '/imagenes/logo.webp', width: 300, height: 100 };
    const clinic = { name: 'Clínica Sur', phone: '', place: '', timeZone: 'America/Santiago', logo };
    server.on('Clinic', { data: { clinic } });
    const { findByText, container } = renderApp('/app/login');
    await findByText('Clínica Sur');
    const shown = container.querySelector('main img');
    expect(shown).toHaveAttribute('src', logo.address);
    expect(shown).toHaveAttribute('height', '52');
  });

  it('opens the dashboard after the login if no page was requested', async () => {
    const { findByRole } = await logIn('/app/login');
    expect(await findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  });

  it('shows the server’s message about wrong credentials, and allows another login attempt', async () => {
    server.on('Login', { error: 'UNAUTHENTICATED', message: 'Credenciales inválidas' });
    const { findByRole, getByPlaceholderText } = await logIn('/app/login');
    expect(await findByRole('alert')).toHaveTextContent('Credenciales inválidas');
    await waitFor(() => expect(getByPlaceholderText('Contraseña')).toHaveFocus());
    expect(server.named('RefreshSession')).toEqual([]);
  });

  it('asks for the code after the password, and accepts a recovery code instead', async () => {
    server.on('Login', ({ variables: { code } }) => {
      if (code === 'abcd-efgh') return SESSION;
      return { error: 'CODE_REQUIRED', message: code ? 'Ese código no es correcto.' : 'Escriba el código.' };
    });
    const { user, findByLabelText, findByRole, findByText, getByRole, queryByRole } =
      await logIn('/app/inventario');
    const field = await findByLabelText('Código de verificación');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(queryByRole('alert')).toBeNull();
    await user.click(getByRole('button', { name: 'Ingresar' }));
    expect(await findByText('Falta el código.')).toBeInTheDocument();
    await user.type(field, '000000{Enter}');
    expect(await findByRole('alert')).toHaveTextContent('Ese código no es correcto.');
    await waitFor(() => expect(field).toHaveFocus());
    await user.click(getByRole('button', { name: 'Usar un código de recuperación' }));
    expect(queryByRole('alert')).toBeNull();
    const recovery = await findByLabelText('Código de recuperación');
    await waitFor(() => expect(recovery).toHaveFocus());
    expect(recovery).toHaveValue('');
    await user.type(recovery, 'abcd-efgh{Enter}');
    expect(await findByRole('heading', { level: 1, name: 'Inventario' })).toBeInTheDocument();
    const typed = { username: 'ana', password: 'clave' };
    expect(server.named('Login').map(({ variables }) => variables)).toEqual([
      typed,
      { ...typed, code: '000000' },
      { ...typed, code: 'abcd-efgh' },
    ]);
  });

  it('goes back from the code to the password, even if it was changed in the meantime', async () => {
    server.on('Login', { error: 'CODE_REQUIRED' });
    const { user, findByRole, findByLabelText, getByRole, findByPlaceholderText } = await logIn('/app/login');
    await findByLabelText('Código de verificación');
    await user.click(getByRole('button', { name: 'Volver' }));
    expect(await findByPlaceholderText('Contraseña')).toHaveValue('clave');
    await user.click(getByRole('button', { name: 'Ingresar' }));
    server.on('Login', { error: 'UNAUTHENTICATED', message: 'Credenciales inválidas' });
    await user.type(await findByLabelText('Código de verificación'), '123456{Enter}');
    expect(await findByRole('alert')).toHaveTextContent('Credenciales inválidas');
    expect(getByRole('button', { name: 'Mostrar lo escrito' })).toBeInTheDocument();
  });

  it('reports at the login that the server is unreachable', async () => {
    server.on('Login', 'unreachable');
    const { findByRole } = await logIn('/app/login');
    expect(await findByRole('alert')).toHaveTextContent('Error de conexión.');
  });

  it('asks for both username and password at the login', async () => {
    const { findByRole, findByText, getByLabelText, getByText, queryByText, user } = renderApp('/app/login');
    await user.click(await findByRole('button', { name: 'Ingresar' }));
    expect(await findByText('Falta el usuario.')).toBeInTheDocument();
    expect(getByText('Falta la contraseña.')).toBeInTheDocument();
    const username = getByLabelText('Usuario');
    expect(username).toHaveFocus();
    await user.type(username, 'ana');
    expect(queryByText('Falta el usuario.')).toBeNull();
    await user.clear(username);
    expect(getByText('Falta el usuario.')).toBeInTheDocument();
    expect(server.named('Login')).toEqual([]);
  });
});

describe('stored session', () => {
  it('shows the user of the stored session, and ends it with the header’s button, on the server too', async () => {
    storeSession();
    const { findByText, getByRole, findByPlaceholderText, address, user } = renderApp('/app/pacientes');
    expect(await findByText('Ana Soto')).toBeInTheDocument();
    await user.click(getByRole('button', { name: 'Cerrar Sesión' }));
    expect(await findByPlaceholderText('Usuario')).toBeInTheDocument();
    expect(address()).toBe('/app/login');
    expect(localStorage.getItem('access_token')).toBeNull();
    await waitFor(() => expect(server.named('Logout')).toHaveLength(1));
    expect(server.named('Logout')[0]?.headers.get('Authorization')).toBe('Bearer access-1');
  });

  it('says at the login that the session ended if the server no longer knows it, and returns to the page', async () => {
    storeSession();
    server.on('Me', { error: 'UNAUTHENTICATED' }).on('RefreshSession', { error: 'UNAUTHENTICATED' });
    const { findByPlaceholderText, getByPlaceholderText, findByText, getByText, getByRole, address, user } =
      renderApp('/app/pacientes');
    expect(await findByPlaceholderText('Usuario')).toBeInTheDocument();
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(getByText(/^Su sesión terminó\./)).toBeVisible();
    await user.type(getByPlaceholderText('Usuario'), 'ana');
    await user.type(getByPlaceholderText('Contraseña'), 'clave');
    await user.click(getByRole('button', { name: 'Ingresar' }));
    await findByText('Ana Soto');
    expect(address()).toBe('/app/pacientes');
  });

  it('keeps the stored session if the server is unreachable', async () => {
    storeSession();
    server.on('Me', 'unreachable');
    const { findByRole, user } = renderApp('/app/pacientes');
    const retry = await findByRole('button', { name: 'Intentar de nuevo' });
    expect(localStorage.getItem('access_token')).toBe('access-1');
    server.on('Me', { data: { me: ANA } });
    await user.click(retry);
    expect(await findByRole('heading', { name: 'Pacientes' })).toBeInTheDocument();
  });

  it('ends the session when another tab logs out, and starts one when another tab logs in', async () => {
    storeSession();
    const { findByText, findByPlaceholderText, queryByText, address } = renderApp('/app/pacientes');
    await findByText('Ana Soto');
    act(() =>
      fromAnotherTab(() => {
        localStorage.clear();
        localStorage.setItem('logged_out', '1');
      }),
    );
    await findByPlaceholderText('Usuario');
    expect(queryByText(/^Su sesión terminó/)).toBeNull();
    expect(server.named('Logout')).toEqual([]);
    act(() => fromAnotherTab(() => storeSession('access-2', 'refresh-2')));
    await findByText('Ana Soto');
    expect(address()).toBe('/app/pacientes');
  });

  it('switches to another user when another tab logs in as them', async () => {
    storeSession();
    const { findByText } = renderApp('/app/pacientes');
    await findByText('Ana Soto');
    server.on('Me', { data: { me: { id: 2, username: 'luz', name: 'Luz Vera', role: 'STAFF' } } });
    act(() => fromAnotherTab(() => storeSession('access-2', 'refresh-2')));
    expect(await findByText('Luz Vera')).toBeInTheDocument();
  });
});

describe('user who must set up a second factor', () => {
  const mustSetUp = (mustSetUpSecondFactor: boolean) => ({ ...ANA, mustSetUpSecondFactor });
  beforeEach(() => {
    storeSession();
    server.on('Me', { data: { me: mustSetUp(true) } });
  });

  it('shows only the set-up page to a user who must set up a second factor, and the panel afterwards', async () => {
    server
      .on('PrepareSecondFactor', {
        data: { prepareSecondFactor: { key: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/Huella:ana' } },
      })
      .on('TurnOnSecondFactor', { data: { turnOnSecondFactor: ['abcd-efgh', 'jkmn-pqrs'] } });
    const { user, findByRole, findByLabelText, getByRole, queryByRole } = renderApp('/app/pacientes');
    expect(await findByRole('heading', { level: 1, name: 'Verificación en dos pasos' })).toBeInTheDocument();
    expect(queryByRole('navigation')).toBeNull();
    await user.type(await findByLabelText('Su contraseña'), 'clave{Enter}');
    expect(await findByRole('img', { name: 'Código QR para la aplicación' })).toBeInTheDocument();
    await user.type(await findByLabelText('Código que muestra la aplicación'), '123456{Enter}');
    expect(await findByRole('list', { name: 'Códigos de recuperación' })).toHaveTextContent(
      'abcd-efghjkmn-pqrs',
    );
    server.on('Me', { data: { me: mustSetUp(false) } });
    await user.click(getByRole('button', { name: 'Ya los guardé' }));
    expect(await findByRole('heading', { level: 1, name: 'Pacientes' })).toBeInTheDocument();
  });

  it('shows the set-up page as soon as a call is refused because the second factor has become mandatory', async () => {
    server.on('Me', { data: { me: mustSetUp(false) } });
    const { user, findByRole, findByText, getByRole } = renderApp('/app/perfil');
    await findByText('Mis datos');
    server
      .on('Me', { data: { me: mustSetUp(true) } })
      .on('SupplyList', { error: 'SECOND_FACTOR_SETUP_REQUIRED' })
      .on('Supplies', { error: 'SECOND_FACTOR_SETUP_REQUIRED' });
    await user.click(getByRole('link', { name: 'Inventario' }));
    expect(await findByRole('heading', { level: 1, name: 'Verificación en dos pasos' })).toBeInTheDocument();
    await user.click(getByRole('button', { name: 'Cerrar Sesión' }));
    await waitFor(() => expect(localStorage.getItem('access_token')).toBeNull());
  });
});

describe('session renewal', () => {
  let stop = () => {};
  beforeEach(() => {
    jest.useFakeTimers();
    server.on('RefreshSession', {
      data: { refreshSession: { accessToken: 'access-2', refreshToken: 'refresh-2' } },
    });
    storeSession();
    localStorage.setItem('session_renewed_at', String(Date.now()));
    stop = keepRenewed();
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('renews the session every 7 hours and not earlier', async () => {
    await jest.advanceTimersByTimeAsync(RENEW_AFTER_MS - 60_000);
    expect(server.named('RefreshSession')).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(61_000);
    expect(server.named('RefreshSession')).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(RENEW_AFTER_MS + 60_000);
    expect(server.named('RefreshSession').map(({ variables }) => variables['refreshToken'])).toEqual([
      'refresh-1',
      'refresh-2',
    ]);
  });

  it('renews the session immediately on a computer that wakes up after the renewal was due', async () => {
    jest.setSystemTime(Date.now() + 2 * RENEW_AFTER_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(200);
    expect(localStorage.getItem('access_token')).toBe('access-2');
  });
});
