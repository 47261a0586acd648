import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { aMessage } from '../../../testing/message';
import { FakeServer } from '../../../testing/fake-server';
import { limitedUser } from '../../../testing/limited-user';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

let server: FakeServer;
const answer = (nodes: object[], total = nodes.length) =>
  server.on('MessageHistory', {
    data: { outboundMessages: { __typename: 'OutboundMessagePage', totalCount: total, nodes } },
  });

beforeAll(() => import('./MessagesPage'));
beforeEach(() => {
  storeSession();
  server = new FakeServer().on('Me', {
    data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } },
  });
});

const FAILED = aMessage(2, {
  state: 'FAILED',
  kind: 'REMINDER',
  recipient: '',
  failure: 'El paciente no tiene un teléfono al que se pueda escribir. Corríjalo en sus datos.',
  settledAt: '2026-11-23T12:00:00.000Z',
  tries: 3,
  actions: ['RETRY', 'DISCARD'],
});

describe('message history', () => {
  it('shows each message’s recipient, time in the clinic’s time zone, and reason for a failure', async () => {
    answer([
      aMessage(1, {
        state: 'SENT',
        sentAt: '2026-11-24T01:30:00.000Z',
        staffName: 'Ana',
        actions: ['UNMARK_SENT'],
      }),
      FAILED,
    ]);
    const { findByRole } = renderApp('/app/mensajes');
    const list = within(await findByRole('list', { name: 'Mensajes' }));
    const [sent, failed] = list.getAllByRole('listitem');
    expect(sent).toHaveTextContent(
      /Paciente 1WhatsApp · \+56 9 0000 1111Confirmación · martes 24 de noviembre, 09:30/,
    );
    expect(sent).toHaveTextContent('EnviadoEnviado el 23/11/2026 22:30 · por Ana');
    expect(failed).toHaveTextContent(
      'No enviadoFalló el 23/11/2026 09:00 · 3 intentosEl paciente no tiene un teléfono',
    );
    expect(within(failed!).getByRole('link', { name: 'Editar paciente' })).toHaveAttribute(
      'href',
      '/app/pacientes?paciente=3',
    );
  });

  it('lists what has to be sent above what was sent, but not under a filter', async () => {
    answer([aMessage(1, { state: 'SENT', actions: [] })]);
    server.on('WaitingMessages', {
      data: {
        messageChannels: { __typename: 'MessageChannels', whatsapp: 'LINK' },
        outboundMessages: { __typename: 'OutboundMessagePage', totalCount: 1, nodes: [aMessage(7)] },
        unsent: { __typename: 'OutboundMessagePage', nodes: [] },
      },
    });
    const { findByRole, findAllByRole, queryByRole, getByLabelText, user } = renderApp('/app/mensajes');
    await findByRole('list', { name: 'Mensajes por enviar' });
    await findByRole('list', { name: 'Mensajes' });
    const names = (await findAllByRole('list', { name: /^Mensajes/ })).map((list) =>
      list.getAttribute('aria-label'),
    );
    expect(names).toEqual(['Mensajes por enviar', 'Mensajes']);
    await user.selectOptions(getByLabelText('Canal'), 'WhatsApp');
    expect(queryByRole('list', { name: 'Mensajes por enviar' })).toBeNull();
    await waitFor(() => expect(server.named('MessageHistory').at(-1)?.variables['states']).toBeNull());
  });

  it('resends a failed message, and reports if it fails again', async () => {
    answer([FAILED]);
    server.on('RetryMessage', { data: { retryMessage: FAILED } });
    const { findByRole, findByText, user } = renderApp('/app/mensajes');
    await user.click(await findByRole('button', { name: 'Reintentar el mensaje para Paciente 2' }));
    expect(await findByText('Error al enviar el recordatorio por WhatsApp')).toBeInTheDocument();
    server.on('RetryMessage', () => {
      answer([aMessage(2, { state: 'SENT', actions: [] })]);
      return { data: { retryMessage: aMessage(2, { state: 'SENT', actions: [] }) } };
    });
    await user.click(await findByRole('button', { name: 'Reintentar el mensaje para Paciente 2' }));
    expect(await findByText('Mensaje enviado')).toBeInTheDocument();
    expect(server.named('RetryMessage')[0]?.variables).toEqual({ id: 2 });
  });

  it('filters messages by state, kind and channel, and keeps the filter in the address', async () => {
    answer([aMessage(1)], 60);
    const { findByRole, getByLabelText, address, user } = renderApp('/app/mensajes?pagina=2');
    await findByRole('list', { name: 'Mensajes' });
    expect(server.named('MessageHistory').at(-1)?.variables).toMatchObject({
      states: expect.not.arrayContaining(['WAITING']),
      offset: 25,
    });
    await user.selectOptions(getByLabelText('Estado'), 'No enviados');
    await user.selectOptions(getByLabelText('Tipo'), 'Recordatorio');
    await user.selectOptions(getByLabelText('Canal'), 'Correo');
    expect(address()).toBe('/app/mensajes?estado=fallidos&tipo=recordatorio&canal=correo');
    await waitFor(() =>
      expect(server.named('MessageHistory').at(-1)?.variables).toMatchObject({
        states: ['FAILED', 'UNCERTAIN'],
        kind: 'REMINDER',
        channel: 'EMAIL',
        offset: 0,
      }),
    );
  });

  it('shows if there are no messages, or if they could not be loaded', async () => {
    server.on('MessageHistory', { error: 'INTERNAL' });
    const { findByText, getByRole, user } = renderApp('/app/mensajes');
    expect(await findByText('No se pudieron cargar los mensajes.')).toBeInTheDocument();
    answer([]);
    await user.click(getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await findByText('Aún no hay mensajes')).toBeInTheDocument();
  });

  it('shows messages without buttons to users who may only read them', async () => {
    server.on('Me', limitedUser({ MESSAGES: 'READ' }));
    answer([FAILED]);
    const { findByRole, queryByRole } = renderApp('/app/mensajes');
    const list = within(await findByRole('list', { name: 'Mensajes' }));
    expect(list.getByRole('listitem')).toHaveTextContent('Paciente 2');
    expect(list.queryByRole('link')).toBeNull();
    expect(list.queryByRole('button', { name: /Reintentar|Descartar/ })).toBeNull();
    expect(queryByRole('link', { name: 'Configurar mensajes' })).toBeNull();
  });
});
