import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

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
    .on('MySecondFactor', secondFactor(false, 0))
    .on('MyCalendarFeeds', {
      data: { myCalendarFeeds: { __typename: 'MyCalendarFeeds', isProfessional: false, feeds: [] } },
    })
    .on('RunningVersion', {
      data: { runningVersion: { __typename: 'RunningVersion', version: '1.2.3', commit: 'a1b2c3d' } },
    })
    .on('MySessions', () => ({ data: { mySessions: sessions } }))
    .on('UpdateMyProfile', ({ variables }) => {
      name = (variables['input'] as { name: string }).name;
      return { data: { updateMyProfile: { ...profile(), version: 2 } } };
    });
});

const secondFactor = (isOn: boolean, recoveryCodesLeft: number) => ({
  data: {
    mySecondFactor: { __typename: 'SecondFactor', isOn, recoveryCodesLeft, isRequired: false },
    myProfile: { __typename: 'Profile', id: 1, username: 'ana' },
  },
});

async function open() {
  const app = renderApp('/app/perfil');
  await app.findByText('Safari en iPhone');
  return app;
}

describe('user profile', () => {
  it('shows the running version on the profile', async () => {
    const { findByText } = await open();
    expect(await findByText(/versión 1\.2\.3 \(a1b2c3d\)/)).toBeInTheDocument();
  });

  it('opens the profile from the user’s name, and updates the name there at once', async () => {
    const { user, findByRole, findByLabelText, getByRole } = await open();
    const field = await findByLabelText('Nombre');
    await user.clear(field);
    await user.type(field, 'Ana Soto');
    await user.click(getByRole('button', { name: 'Guardar nombre' }));
    const link = await findByRole('link', { name: 'Mi perfil: Ana Soto' });
    expect(link).toHaveAttribute('href', '/app/perfil');
  });

  it('asks for the current password, and shows at its field if it is wrong', async () => {
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
    await waitFor(() => expect(getByLabelText('Contraseña actual')).toHaveFocus());
    server.on('ChangeMyPassword', { data: { changeMyPassword: true } });
    await change();
    expect(await findByText('Contraseña cambiada. Sus otras sesiones se cerraron.')).toBeInTheDocument();
    expect(getByLabelText('Contraseña nueva')).toHaveValue('');
  });

  it('closes one session, or all other sessions', async () => {
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

describe('second factor', () => {
  it('turns the second factor on with the password and a first code, and shows its recovery codes once', async () => {
    server
      .on('PrepareSecondFactor', ({ variables }) =>
        variables['password'] === 'clave'
          ? {
              data: {
                prepareSecondFactor: { key: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/Huella:ana' },
              },
            }
          : { error: 'INVALID_INPUT', fields: { password: ['Esa no es su contraseña actual.'] } },
      )
      .on('TurnOnSecondFactor', { error: 'INVALID_INPUT', fields: { code: ['Ese código no es correcto.'] } });
    const { user, findByRole, findByText, findByLabelText, getByLabelText, getByText, queryByText } =
      await open();
    await user.click(await findByRole('button', { name: 'Activar' }));
    const password = await findByLabelText('Su contraseña');
    await waitFor(() => expect(password).toHaveFocus());
    await user.type(password, 'otra{Enter}');
    expect(await findByText('Esa no es su contraseña actual.')).toBeInTheDocument();
    await user.clear(password);
    await user.type(password, 'clave{Enter}');
    const code = await findByLabelText('Código que muestra la aplicación');
    expect(getByText('GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
    await user.type(code, '000000{Enter}');
    expect(await findByText('Ese código no es correcto.')).toBeInTheDocument();
    server.on('TurnOnSecondFactor', { data: { turnOnSecondFactor: ['abcd-efgh', 'jkmn-pqrs'] } });
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    const shown = await findByRole('list', { name: 'Códigos de recuperación' });
    expect(within(shown).getAllByRole('listitem')).toHaveLength(2);
    await user.click(await findByRole('button', { name: 'Copiar' }));
    expect(await findByText('Códigos copiados.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('abcd-efgh\njkmn-pqrs');
    server.on('MySecondFactor', secondFactor(true, 10));
    await user.click(await findByRole('button', { name: 'Ya los guardé' }));
    expect(await findByText('Le quedan 10 códigos de recuperación.')).toBeInTheDocument();
    expect(queryByText('abcd-efgh')).toBeNull();
    expect(getByLabelText('Contraseña actual')).toBeInTheDocument();
  });

  it('turns the second factor off, and renews its recovery codes, with the password and a code', async () => {
    server
      .on('MySecondFactor', secondFactor(true, 1))
      .on('RenewRecoveryCodes', { data: { renewRecoveryCodes: ['nnnn-pppp'] } })
      .on('TurnOffSecondFactor', { data: { turnOffSecondFactor: true } });
    const { user, findByRole, findByText, findByLabelText, getByLabelText } = await open();
    expect(await findByText('Le queda 1 código de recuperación. Cree códigos nuevos.')).toBeInTheDocument();
    await user.click(await findByRole('button', { name: 'Códigos de recuperación nuevos' }));
    const prove = async () => {
      await user.type(await findByLabelText('Su contraseña'), 'clave');
      await user.type(getByLabelText('Código de verificación'), '123456{Enter}');
    };
    await prove();
    expect(await findByText('nnnn-pppp')).toBeInTheDocument();
    await user.click(await findByRole('button', { name: 'Ya los guardé' }));
    await user.click(await findByRole('button', { name: 'Desactivar' }));
    server.on('MySecondFactor', secondFactor(false, 0));
    await prove();
    expect(await findByRole('button', { name: 'Activar' })).toBeInTheDocument();
    expect(server.named('TurnOffSecondFactor')[0]?.variables).toEqual({ password: 'clave', code: '123456' });
  });
});
