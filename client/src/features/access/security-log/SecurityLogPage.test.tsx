import { beforeEach, expect, it } from '@jest/globals';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const event = (id: number, kind: string, more: object = {}) => ({
  __typename: 'SecurityEvent',
  id,
  at: '2026-11-20T15:00:00.000Z',
  kind,
  staffName: 'Ana',
  doneByName: null,
  about: null,
  channel: 'PUBLIC',
  address: '203.0.113.7',
  ...more,
});

let server: FakeServer;
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('SecurityLogUsers', {
      data: {
        team: [
          { __typename: 'TeamMember', id: 1, name: 'Ana' },
          { __typename: 'TeamMember', id: 2, name: 'Berta' },
        ],
      },
    })
    .on('SecurityEvents', ({ variables }) => ({
      data: {
        securityEvents: {
          __typename: 'SecurityEventPage',
          nodes:
            variables['staffUserId'] === 2
              ? []
              : [
                  event(4, 'WEBHOOK_CHANGED', { about: 'a.example → b.example (n.º 3)', channel: 'PANEL' }),
                  event(3, 'PASSWORD_CHANGED', { doneByName: 'Berta', channel: 'PANEL' }),
                  event(2, 'LOGIN_FAILED', { staffName: null }),
                  event(1, 'USER_ADDED', {
                    channel: 'TERMINAL',
                    address: null,
                    at: '2026-11-20T02:30:00.000Z',
                  }),
                ],
          endCursor: null,
          hasNextPage: false,
        },
      },
    }));
});

it('shows each security event with its account, user, address and time, under its day', async () => {
  const { findAllByRole, getAllByRole } = renderApp('/app/configuracion/seguridad');
  expect((await findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Webhook cambiadoAna · a.example → b.example (n.º 3)203.0.113.712:00',
    'Cambio de contraseñaAnapor Berta · 203.0.113.712:00',
    'Ingreso fallidoUsuario desconocidodesde la página de ingreso · 203.0.113.712:00',
    'Usuario agregadoAnadesde el terminal del servidor23:30',
  ]);
  expect(getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Viernes 20',
    'Jueves 19',
  ]);
});

it('filters security events by user and kind', async () => {
  const { user, findByLabelText, findByText, findByRole } = renderApp('/app/configuracion/seguridad');
  await findByRole('option', { name: 'Berta' });
  await user.selectOptions(await findByLabelText('Usuario'), 'Berta');
  await user.selectOptions(await findByLabelText('Qué pasó'), 'Ingreso fallido');
  expect(await findByText('No hay nada así en los últimos 12 meses')).toBeInTheDocument();
  expect(server.named('SecurityEvents').at(-1)?.variables).toMatchObject({
    staffUserId: 2,
    kind: 'LOGIN_FAILED',
  });
});
