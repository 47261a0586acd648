import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { WEBHOOK_MESSAGES } from '#domain/integrations/webhooks/webhook.es.js';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const ADDRESS = 'https://tienda.example/huella';
const webhook = (more: object = {}) => ({
  __typename: 'Webhook',
  id: 1,
  address: ADDRESS,
  events: ['APPOINTMENT_MOVED', 'STOCK_CRITICAL'],
  state: 'ACTIVE',
  version: 1,
  createdByName: 'Ana',
  createdAt: '2026-11-01T15:00:00.000Z',
  lastDeliveredAt: '2026-11-20T15:00:00.000Z',
  restsUntil: null,
  retryingCount: 0,
  givenUpCount: 0,
  ...more,
});
const delivery = (more: object = {}) => ({
  __typename: 'WebhookDelivery',
  id: 9,
  type: 'APPOINTMENT_MOVED',
  appointmentId: 12,
  patientId: 7,
  supplyId: null,
  at: '2026-11-20T15:00:00.000Z',
  state: 'GIVEN_UP',
  tries: 13,
  triedAt: '2026-11-21T15:00:00.000Z',
  nextTryAt: null,
  status: 500,
  durationMs: 40,
  failure: 'STATUS',
  ...more,
});

let server: FakeServer;
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('ApiKeys', { data: { apiKeys: [] } })
    .on('Webhooks', { data: { webhooks: [webhook({ retryingCount: 2, givenUpCount: 1 })] } });
});
const open = async (webhooks?: object[]) => {
  if (webhooks) server.on('Webhooks', { data: { webhooks } });
  const app = renderApp('/app/configuracion/integraciones');
  const list = await app.findByRole('list', { name: 'Webhooks' });
  return { ...app, item: within(within(list).getAllByRole('listitem')[0]!) };
};

describe('Webhooks list', () => {
  it('lists the webhooks with their events and failed deliveries', async () => {
    const { item } = await open();
    expect(
      item.getByText('Cita cambiada de hora o de profesional · Insumo en stock crítico'),
    ).toBeInTheDocument();
    for (const words of ['Activo', '2 por reintentar', '1 sin entregar'])
      expect(item.getByText(words)).toBeInTheDocument();
  });

  it('a webhook shows until when its receiver asked to wait, until that time is over', async () => {
    const { item, findAllByRole } = await open([
      webhook({ restsUntil: '2099-11-20T15:00:00.000Z' }),
      webhook({ id: 2, restsUntil: '2020-11-20T15:00:00.000Z' }),
    ]);
    expect(
      item.getByText(/El receptor pidió esperar: los avisos siguen el 20\/11\/2099 12:00/),
    ).toBeInTheDocument();
    expect(
      (await findAllByRole('listitem')).filter((one) => /pidió esperar/.test(one.textContent)),
    ).toHaveLength(1);
  });

  it('a webhook can be tested, and shows the result', async () => {
    server.on('TestWebhook', {
      data: { testWebhook: delivery({ type: 'WEBHOOK_TEST', failure: 'REDIRECT', status: 302 }) },
    });
    const { user, item, findByText } = await open();
    await user.click(item.getByRole('button', { name: 'Enviar prueba' }));
    expect(
      await findByText('El receptor redirige a otra dirección, y eso no se sigue (302).'),
    ).toBeInTheDocument();
  });

  it('a webhook has a log, from which an event can be resent', async () => {
    server
      .on('WebhookDeliveries', {
        data: {
          webhookDeliveries: {
            __typename: 'WebhookDeliveryPage',
            nodes: [delivery()],
            hasNextPage: false,
          },
        },
      })
      .on('ResendWebhookDelivery', {
        data: { resendWebhookDelivery: delivery({ state: 'WAITING', tries: 0 }) },
      });
    const { user, item, findByRole } = await open();
    await user.click(item.getByRole('button', { name: 'Envíos' }));
    const log = within(await findByRole('dialog', { name: 'Envíos' }));
    expect(await log.findByText('El receptor respondió con un error (500)')).toBeInTheDocument();
    await user.click(
      log.getByRole('button', { name: 'Reenviar: Cita cambiada de hora o de profesional · cita 12' }),
    );
    await waitFor(() => expect(server.named('ResendWebhookDelivery')[0]?.variables).toEqual({ id: 9 }));
  });
});

describe('New webhook', () => {
  it('a new webhook needs an address and an event, and shows its secret once', async () => {
    server.on('CreateWebhook', {
      data: {
        createWebhook: {
          __typename: 'NewWebhookSecret',
          secret: 'whsec_secreto',
          webhook: webhook({ id: 2 }),
        },
      },
    });
    const { user, findByRole, queryByRole } = await open();
    await user.click(await findByRole('button', { name: 'Nuevo webhook' }));
    const form = within(await findByRole('dialog', { name: 'Nuevo webhook' }));
    await user.click(form.getByRole('button', { name: 'Agregar' }));
    expect(await form.findByText(WEBHOOK_MESSAGES.noEvents)).toBeInTheDocument();
    expect(server.named('CreateWebhook')).toEqual([]);
    await user.type(form.getByLabelText('Dirección'), ADDRESS);
    await user.click(form.getByRole('checkbox', { name: 'Insumo en stock crítico' }));
    await user.click(form.getByRole('checkbox', { name: 'Cita creada' }));
    await user.click(form.getByRole('button', { name: 'Agregar' }));
    const shown = within(await findByRole('dialog', { name: 'El secreto del webhook' }));
    expect(shown.getByLabelText('Secreto')).toHaveValue('whsec_secreto');
    expect(server.named('CreateWebhook')[0]?.variables).toEqual({
      input: { address: ADDRESS, events: ['APPOINTMENT_CREATED', 'STOCK_CRITICAL'] },
    });
    await user.click(shown.getByRole('button', { name: 'Ya lo guardé' }));
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  });
});
