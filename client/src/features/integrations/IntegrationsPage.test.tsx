import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { KEY_MESSAGES } from '#domain/access/keys/api-key.es.js';
import { FakeServer } from '../../testing/fake-server';
import { limitedUser } from '../../testing/limited-user';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const key = (name: string, more: object = {}) => ({
  __typename: 'ApiKey',
  id: name,
  name,
  prefix: 'huella_ab2c3d4e',
  rights: [{ __typename: 'ApiKeyRight', area: 'AGENDA', access: 'WRITE' }],
  state: 'ACTIVE',
  createdByName: 'Ana',
  createdAt: '2026-11-01T15:00:00.000Z',
  endsOn: '2027-11-01',
  revokedAt: null,
  lastUsedAt: null,
  ...more,
});
const WEBHOOK = {
  __typename: 'Webhook',
  id: 1,
  address: 'https://tienda.example/huella',
  events: ['STOCK_CRITICAL'],
  state: 'ACTIVE',
  version: 1,
  createdByName: 'Ana',
  createdAt: '2026-11-01T15:00:00.000Z',
  lastDeliveredAt: null,
  restsUntil: null,
  retryingCount: 0,
  givenUpCount: 1,
};
const FEED = {
  __typename: 'CalendarFeed',
  id: '1',
  name: 'Recepción',
  scope: 'ALL',
  showsNames: false,
  ownerName: null,
  state: 'ACTIVE',
  createdByName: 'Ana',
  createdAt: '2026-11-01T15:00:00.000Z',
  revokedAt: null,
  lastUsedAt: null,
};
const REVOKED = { state: 'REVOKED', revokedAt: '2026-11-20T15:00:00.000Z' };

let server: FakeServer;
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('CalendarFeeds', { data: { calendarFeeds: [] } })
    .on('Webhooks', { data: { webhooks: [] } })
    .on('ApiKeys', {
      data: {
        apiKeys: [
          key('Sitio web', { lastUsedAt: '2026-11-20T15:00:00.000Z' }),
          key('Contabilidad', { state: 'WITHOUT_SECRET' }),
        ],
      },
    });
});
const open = () => renderApp('/app/configuracion/integraciones');

describe('API keys', () => {
  it('lists the API keys with their rights, last use and expiry', async () => {
    const { findByRole } = open();
    const items = within(await findByRole('list', { name: 'Claves' })).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent(
      'Sitio webActivaCambia la agendahuella_ab2c3d4e… · Último uso: 20/11/2026 12:00La creó Ana el 01/11/2026 12:00 · Hasta el 01/11/2027Revocar',
    );
    expect(items[1]).toHaveTextContent('Sin efecto: se restauró un respaldo');
    expect(within(items[1]!).queryByRole('button')).toBeNull();
  });

  it('an API key is revoked after a confirmation', async () => {
    server.on('RevokeApiKey', { data: { revokeApiKey: key('Sitio web', REVOKED) } });
    const { user, findByRole, findByText } = open();
    await user.click(await findByRole('button', { name: 'Revocar' }));
    await user.click(within(await findByRole('alertdialog')).getByRole('button', { name: 'Revocar' }));
    expect(await findByText('Revocada')).toBeInTheDocument();
    expect(server.named('RevokeApiKey')[0]?.variables).toEqual({ id: 'Sitio web' });
  });
});

it('shows keys, webhooks and calendars without buttons to users who may only read them', async () => {
  server
    .on('Me', limitedUser({ TEAM: 'READ' }))
    .on('Webhooks', { data: { webhooks: [WEBHOOK] } })
    .on('CalendarFeeds', { data: { calendarFeeds: [FEED] } });
  const { findByRole, getByRole } = open();
  for (const name of ['Claves', 'Webhooks', 'Calendarios']) await findByRole('list', { name });
  const shown = within(getByRole('main')).getAllByRole('button');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Envíos']);
});

it('links to the API documentation for developers', async () => {
  const { findByRole } = open();
  const links = within(await findByRole('list', { name: 'Documentación' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/docs',
    '/api/openapi.json',
    '/graphql',
    '/fhir/metadata',
  ]);
});

describe('New API key', () => {
  it('a new API key needs a name, a right and the password', async () => {
    const { user, findByRole } = open();
    await user.click(await findByRole('button', { name: 'Nueva clave' }));
    const form = within(await findByRole('dialog', { name: 'Nueva clave' }));
    await user.click(form.getByRole('button', { name: 'Crear clave' }));
    for (const sentence of ['Falta el nombre.', KEY_MESSAGES.noRights, 'Falta la contraseña.'])
      expect(await form.findByText(sentence)).toBeInTheDocument();
    expect(server.named('CreateApiKey')).toEqual([]);
  });

  it('a new API key is shown once, with a sample call', async () => {
    server.on('CreateApiKey', {
      data: { createApiKey: { __typename: 'NewApiKey', token: 'huella_secreto', key: key('Web') } },
    });
    const { user, findByRole, queryByRole } = open();
    await user.click(await findByRole('button', { name: 'Nueva clave' }));
    const form = within(await findByRole('dialog', { name: 'Nueva clave' }));
    await user.type(form.getByLabelText('Nombre'), 'Web');
    await user.click(form.getByRole('radio', { name: 'Agenda: Cambiar' }));
    await user.click(form.getByRole('radio', { name: 'Pacientes: Ver' }));
    await user.click(form.getByRole('radio', { name: 'Pacientes: Nada' }));
    await user.type(form.getByLabelText('Su contraseña'), 'mi clave');
    await user.click(form.getByRole('button', { name: 'Crear clave' }));
    const shown = within(await findByRole('dialog', { name: 'Su clave nueva' }));
    expect(shown.getByLabelText('Clave')).toHaveValue('huella_secreto');
    expect(shown.getByText(/curl http:\/\/localhost\/api\/profesionales\//)).toHaveTextContent(
      'Bearer huella_secreto',
    );
    expect(server.named('CreateApiKey')[0]?.variables).toEqual({
      input: { name: 'Web', rights: [{ area: 'AGENDA', access: 'WRITE' }], endsOn: expect.any(String) },
      password: 'mi clave',
    });
    await user.click(shown.getByRole('button', { name: 'Ya la guardé' }));
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  });
});
