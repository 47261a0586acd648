import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { fromAnotherTab, storeSession } from '../../testing/stored-session';
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

describe('the login', () => {
  async function logIn(from: string) {
    const screen = renderApp(from);
    await screen.user.type(await screen.findByPlaceholderText('Usuario'), ' ana ');
    await screen.user.type(screen.getByPlaceholderText('Contraseña'), 'clave');
    await screen.user.click(screen.getByRole('button', { name: 'Ingresar' }));
    return screen;
  }

  it('leads to the requested page, with its parameters', async () => {
    const { findByRole, address } = await logIn('/app/inventario?orden=nombre#abajo');
    expect(await findByRole('heading', { level: 1, name: 'Inventario' })).toBeInTheDocument();
    expect(address()).toBe('/app/inventario?orden=nombre#abajo');
    expect(server.named('Login')[0]?.variables).toEqual({ username: 'ana', password: 'clave' });
    expect(localStorage.getItem('refresh_token')).toBe('refresh-1');
  });

  it('leads to the dashboard if no page was requested', async () => {
    const { findByRole } = await logIn('/app/login');
    expect(await findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  });

  it('shows the server’s message about wrong credentials, and allows another attempt', async () => {
    server.on('Login', { error: 'UNAUTHENTICATED', message: 'Credenciales inválidas' });
    const { findByRole, getByPlaceholderText } = await logIn('/app/login');
    expect(await findByRole('alert')).toHaveTextContent('Credenciales inválidas');
    expect(getByPlaceholderText('Contraseña')).toHaveFocus();
    expect(server.named('RefreshSession')).toEqual([]);
  });

  it('says so if the server is unreachable', async () => {
    server.on('Login', 'unreachable');
    const { findByRole } = await logIn('/app/login');
    expect(await findByRole('alert')).toHaveTextContent('Error de conexión.');
  });

  it('asks for both fields', async () => {
    const { findByRole, getByText, user } = renderApp('/app/login');
    await user.click(await findByRole('button', { name: 'Ingresar' }));
    expect(getByText('Falta el usuario.')).toBeInTheDocument();
    expect(getByText('Falta la contraseña.')).toBeInTheDocument();
    expect(server.named('Login')).toEqual([]);
  });
});

describe('a stored session', () => {
  it('shows the user, and ends with the header’s button, also on the server', async () => {
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

  it('that the server does not know any more leads to the login', async () => {
    storeSession();
    server.on('Me', { error: 'UNAUTHENTICATED' }).on('RefreshSession', { error: 'UNAUTHENTICATED' });
    const { findByPlaceholderText } = renderApp('/app/pacientes');
    expect(await findByPlaceholderText('Usuario')).toBeInTheDocument();
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  it('survives an unreachable server', async () => {
    storeSession();
    server.on('Me', 'unreachable');
    const { findByRole, user } = renderApp('/app/pacientes');
    const retry = await findByRole('button', { name: 'Intentar de nuevo' });
    expect(localStorage.getItem('access_token')).toBe('access-1');
    server.on('Me', { data: { me: ANA } });
    await user.click(retry);
    expect(await findByRole('heading', { name: 'Pacientes' })).toBeInTheDocument();
  });

  it('ends in this tab when another one logs out, and starts when it logs in', async () => {
    storeSession();
    const { findByText, findByPlaceholderText, address } = renderApp('/app/pacientes');
    await findByText('Ana Soto');
    act(() => fromAnotherTab(() => localStorage.clear()));
    await findByPlaceholderText('Usuario');
    expect(server.named('Logout')).toEqual([]);
    act(() => fromAnotherTab(() => storeSession('access-2', 'refresh-2')));
    await findByText('Ana Soto');
    expect(address()).toBe('/app/pacientes');
  });

  it('changes to another user when another tab logs in as one', async () => {
    storeSession();
    const { findByText } = renderApp('/app/pacientes');
    await findByText('Ana Soto');
    server.on('Me', { data: { me: { id: 2, username: 'luz', name: 'Luz Vera', role: 'STAFF' } } });
    act(() => fromAnotherTab(() => storeSession('access-2', 'refresh-2')));
    expect(await findByText('Luz Vera')).toBeInTheDocument();
  });
});

describe('the renewal', () => {
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

  it('happens every 7 hours and not before', async () => {
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

  it('is noticed at once on a computer that slept through it', async () => {
    jest.setSystemTime(Date.now() + 2 * RENEW_AFTER_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(200);
    expect(localStorage.getItem('access_token')).toBe('access-2');
  });
});
