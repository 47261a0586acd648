import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const session = (id: string, device: string, isCurrent: boolean) => ({
  __typename: 'OpenSession',
  id,
  device,
  openedAt: '2026-11-20T15:00:00.000Z',
  lastUsedAt: '2026-11-22T15:00:00.000Z',
  isCurrent,
});

let server: FakeServer;
let name: string;
let sessions: object[];
beforeEach(() => {
  storeSession();
  name = 'Ana';
  sessions = [session('a', 'Chrome en Windows', true), session('b', 'Safari en iPhone', false)];
  const profile = () => ({ __typename: 'Profile', id: 1, username: 'ana', name, version: 1 });
  server = new FakeServer()
    .on('Me', () => ({ data: { me: { id: 1, username: 'ana', name, role: 'STAFF' } } }))
    .on('MyProfile', () => ({ data: { myProfile: profile() } }))
    .on('MySessions', () => ({ data: { mySessions: sessions } }))
    .on('UpdateMyProfile', ({ variables }) => {
      name = (variables['input'] as { name: string }).name;
      return { data: { updateMyProfile: { ...profile(), version: 2 } } };
    });
});

async function open() {
  const app = renderApp('/app/perfil');
  await app.findByText('Safari en iPhone');
  return app;
}

describe('the own profile', () => {
  it('is reached by the user’s name, which changes there at once', async () => {
    const { user, findByRole, findByLabelText, getByRole } = await open();
    const field = await findByLabelText('Nombre');
    await user.clear(field);
    await user.type(field, 'Ana Soto');
    await user.click(getByRole('button', { name: 'Guardar nombre' }));
    const link = await findByRole('link', { name: 'Mi perfil: Ana Soto' });
    expect(link).toHaveAttribute('href', '/app/perfil');
  });

  it('asks for the current password, and says at its field that it is wrong', async () => {
    server.on('ChangeMyPassword', {
      error: 'INVALID_INPUT',
      fields: { currentPassword: ['Esa no es su contraseña actual.'] },
    });
    const { user, findByText, getByLabelText, getByRole } = await open();
    const change = () => user.click(getByRole('button', { name: 'Cambiar contraseña' }));
    await user.type(getByLabelText('Contraseña actual'), 'adivinada');
    await user.type(getByLabelText('Contraseña nueva'), 'corta');
    await change();
    expect(await findByText('Elija una contraseña de al menos 8 caracteres.')).toBeInTheDocument();
    expect(server.named('ChangeMyPassword')).toEqual([]);
    await user.type(getByLabelText('Contraseña nueva'), ' pero alargada');
    await change();
    expect(await findByText('Esa no es su contraseña actual.')).toBeInTheDocument();
    expect(getByLabelText('Contraseña actual')).toHaveFocus();
    server.on('ChangeMyPassword', { data: { changeMyPassword: true } });
    await change();
    expect(await findByText('Contraseña cambiada. Sus otras sesiones se cerraron.')).toBeInTheDocument();
    expect(getByLabelText('Contraseña nueva')).toHaveValue('');
  });

  it('closes one session, or all the others', async () => {
    server
      .on('CloseMySession', () => {
        sessions = [sessions[0]!, session('c', 'Firefox en Linux', false)];
        return { data: { closeMySession: true } };
      })
      .on('CloseMyOtherSessions', () => {
        sessions = [sessions[0]!];
        return { data: { closeMyOtherSessions: 1 } };
      });
    const { user, findByText, findByRole, getByRole, queryByRole } = await open();
    const [current] = within(getByRole('list', { name: 'Sesiones' })).getAllByRole('listitem');
    expect(current).toHaveTextContent('Chrome en WindowsÚltimo uso: 22/11/2026 12:00');
    expect(current).toHaveTextContent('Esta sesión');
    await user.click(getByRole('button', { name: /^Cerrar la sesión de Safari en iPhone/ }));
    expect(await findByText('La sesión se cerró')).toBeInTheDocument();
    expect(server.named('CloseMySession')[0]?.variables).toEqual({ id: 'b' });
    await findByText('Firefox en Linux');
    const card = getByRole('region', { name: 'Sesiones abiertas' });
    await waitFor(() => expect(card).toHaveFocus());
    await user.click(await findByRole('button', { name: 'Cerrar las demás sesiones' }));
    expect(await findByText('Sus demás sesiones se cerraron')).toBeInTheDocument();
    await waitFor(() => expect(queryByRole('button', { name: 'Cerrar las demás sesiones' })).toBeNull());
    expect(card).toHaveFocus();
  });
});
