import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const feed = (id: string, more: object = {}) => ({
  __typename: 'CalendarFeed',
  id,
  name: null,
  scope: 'PODIATRY',
  showsNames: false,
  ownerName: null,
  state: 'ACTIVE',
  createdByName: 'Ana',
  createdAt: '2026-11-01T15:00:00.000Z',
  revokedAt: null,
  lastUsedAt: null,
  ...more,
});
const REVOKED = { state: 'REVOKED', revokedAt: '2026-11-20T15:00:00.000Z' };
const TOKEN_PATH = '/api/calendario/secreto/agenda.ics';

let server: FakeServer;
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('ApiKeys', { data: { apiKeys: [] } })
    .on('Webhooks', { data: { webhooks: [] } })
    .on('MyProfile', {
      data: { myProfile: { __typename: 'Profile', id: 1, username: 'ana', name: 'Ana', version: 1 } },
    })
    .on('MySecondFactor', {
      data: {
        mySecondFactor: { __typename: 'SecondFactor', isOn: false, recoveryCodesLeft: 0, isRequired: false },
        myProfile: { __typename: 'Profile', id: 1, username: 'ana' },
      },
    })
    .on('MySessions', { data: { mySessions: [] } });
});

const openClinics = (feeds: object[]) => {
  server.on('CalendarFeeds', { data: { calendarFeeds: feeds } });
  return renderApp('/app/configuracion/integraciones');
};
const openOwn = (isProfessional: boolean, feeds: object[] = []) => {
  const mine = { __typename: 'MyCalendarFeeds', isProfessional, feeds };
  server.on('MyCalendarFeeds', { data: { myCalendarFeeds: mine } });
  return renderApp('/app/perfil');
};

describe('Calendar feeds of the clinic', () => {
  it('lists the clinic’s calendar feeds with owner, content and last use', async () => {
    const { findByRole } = openClinics([
      feed('a', { name: 'Tableta', lastUsedAt: '2026-11-20T15:00:00.000Z' }),
      feed('b', { scope: 'OWN', ownerName: 'Luis', createdByName: 'Luis', showsNames: true }),
      feed('c', { scope: 'ALL', state: 'WITHOUT_SECRET' }),
    ]);
    const items = within(await findByRole('list', { name: 'Calendarios' })).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent(
      'TabletaActivoPodología · Con inicialesÚltimo uso: 20/11/2026 12:00Lo creó Ana el 01/11/2026 12:00Revocar',
    );
    expect(items[1]).toHaveTextContent('Sus citas, de LuisActivoCon los nombres de los pacientesAún sin uso');
    expect(items[2]).toHaveTextContent('Sin efecto: se restauró un respaldo');
    expect(within(items[2]!).queryByRole('button')).toBeNull();
  });

  it('a calendar feed of the clinic is revoked after a confirmation', async () => {
    server.on('RevokeCalendarFeed', { data: { revokeCalendarFeed: feed('a', REVOKED) } });
    const { user, findByRole, findByText } = openClinics([feed('a')]);
    await user.click(await findByRole('button', { name: 'Revocar' }));
    await user.click(within(await findByRole('alertdialog')).getByRole('button', { name: 'Revocar' }));
    expect(await findByText('Revocado')).toBeInTheDocument();
    expect(server.named('RevokeCalendarFeed')[0]?.variables).toEqual({ id: 'a' });
  });

  it('a new calendar feed has initials unless names are chosen, and shows its address once', async () => {
    server.on('CreateCalendarFeed', {
      data: { made: { __typename: 'NewCalendarFeed', address: TOKEN_PATH, feed: feed('a') } },
    });
    const { user, findByRole, findByText, queryByRole } = openClinics([]);
    expect(await findByText(/Aún no hay calendarios/)).toBeInTheDocument();
    await user.click(await findByRole('button', { name: 'Nuevo calendario' }));
    const form = within(await findByRole('dialog', { name: 'Nuevo calendario' }));
    expect(form.getAllByRole('option').map((one) => one.textContent)).toEqual([
      'Podología',
      'Manicura',
      'Toda la agenda',
    ]);
    await user.click(form.getByRole('button', { name: 'Crear calendario' }));
    expect(await form.findByText('Falta la contraseña.')).toBeInTheDocument();
    expect(form.getByText('Falta el nombre.')).toBeInTheDocument();
    expect(server.named('CreateCalendarFeed')).toEqual([]);
    await user.type(form.getByLabelText('Nombre'), 'Tableta');
    await user.type(form.getByLabelText('Su contraseña'), 'mi clave');
    await user.click(form.getByRole('button', { name: 'Crear calendario' }));
    const shown = within(await findByRole('dialog', { name: 'Su calendario nuevo' }));
    expect(server.named('CreateCalendarFeed')[0]?.variables).toEqual({
      input: { name: 'Tableta', scope: 'PODIATRY', showsNames: false },
      password: 'mi clave',
    });
    expect(shown.getByLabelText('Dirección')).toHaveValue(`http://localhost${TOKEN_PATH}`);
    expect(shown.getByRole('link', { name: 'Abrir en mi calendario' })).toHaveAttribute(
      'href',
      `webcal://localhost${TOKEN_PATH}`,
    );
    expect(shown.getByText(/Quien tenga esta dirección puede ver esta agenda/)).toBeInTheDocument();
    expect(shown.getByRole('alert')).toHaveTextContent('solo leen direcciones publicadas en internet');
    await user.click(shown.getByRole('button', { name: 'Copiar dirección' }));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost${TOKEN_PATH}`);
    await user.click(shown.getByRole('button', { name: 'Ya la guardé' }));
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  });
});

describe('Own calendar feeds', () => {
  it('offers a professional a feed of their own appointments first', async () => {
    server.on('CreateMyCalendarFeed', {
      data: {
        made: {
          __typename: 'NewCalendarFeed',
          address: `https://clinica.example${TOKEN_PATH}`,
          feed: feed('a', { scope: 'OWN' }),
        },
      },
    });
    const { user, findByRole } = openOwn(true);
    await user.click(await findByRole('button', { name: 'Nuevo calendario' }));
    const form = within(await findByRole('dialog', { name: 'Nuevo calendario' }));
    await user.click(form.getByRole('switch', { name: 'Mostrar los nombres de los pacientes' }));
    expect(form.getByText(/guardarán los nombres de sus pacientes/)).toBeInTheDocument();
    await user.type(form.getByLabelText('Nombre'), 'Mi teléfono');
    await user.type(form.getByLabelText('Su contraseña'), 'mi clave');
    await user.click(form.getByRole('button', { name: 'Crear calendario' }));
    const shown = within(await findByRole('dialog', { name: 'Su calendario nuevo' }));
    expect(server.named('CreateMyCalendarFeed')[0]?.variables['input']).toEqual({
      name: 'Mi teléfono',
      scope: 'OWN',
      showsNames: true,
    });
    expect(shown.getByRole('link')).toHaveAttribute('href', `webcal://clinica.example${TOKEN_PATH}`);
    expect(shown.queryByRole('alert')).toBeNull();
  });

  it('offers no feed of own appointments to other users, and explains why an existing one is empty', async () => {
    const { user, findByRole, findByText } = openOwn(false, [feed('a', { scope: 'OWN', ownerName: 'Ana' })]);
    expect(await findByText(/ya no está asociado a un profesional/)).toBeInTheDocument();
    await user.click(await findByRole('button', { name: 'Nuevo calendario' }));
    const form = within(await findByRole('dialog', { name: 'Nuevo calendario' }));
    expect(form.queryByRole('option', { name: 'Mis citas' })).toBeNull();
  });

  it('an own calendar feed is revoked after a confirmation', async () => {
    server.on('RevokeMyCalendarFeed', { data: { revokeMyCalendarFeed: feed('a', REVOKED) } });
    const { user, findByRole, findByText } = openOwn(true, [feed('a', { scope: 'OWN' })]);
    await user.click(await findByRole('button', { name: 'Revocar' }));
    await user.click(within(await findByRole('alertdialog')).getByRole('button', { name: 'Revocar' }));
    expect(await findByText('Revocado')).toBeInTheDocument();
  });

  it('a new calendar feed shows a wrong password at its field', async () => {
    server.on('CreateMyCalendarFeed', {
      error: 'INVALID_INPUT',
      fields: { password: ['Esa no es su contraseña.'] },
    });
    const { user, findByRole } = openOwn(false);
    await user.click(await findByRole('button', { name: 'Nuevo calendario' }));
    const form = within(await findByRole('dialog', { name: 'Nuevo calendario' }));
    await user.type(form.getByLabelText('Nombre'), 'Mi teléfono');
    await user.type(form.getByLabelText('Su contraseña'), 'otra');
    await user.click(form.getByRole('button', { name: 'Crear calendario' }));
    expect(await form.findByText('Esa no es su contraseña.')).toBeInTheDocument();
  });
});
