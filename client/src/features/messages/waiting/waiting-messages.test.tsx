import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { FakeSocket } from '../../../testing/fake-socket';
import { aMessage } from '../../../testing/message';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

let server: FakeServer;
const answer = (nodes: object[], { channel = 'LINK', unsent = [] as object[] } = {}) =>
  server.on('WaitingMessages', {
    data: {
      messageChannels: { __typename: 'MessageChannels', whatsapp: channel },
      outboundMessages: { __typename: 'OutboundMessagePage', totalCount: nodes.length, nodes },
      unsent: { __typename: 'OutboundMessagePage', nodes: unsent },
    },
  });

beforeAll(() => Promise.all([import('./WaitingCard'), import('./AgendaWaiting')]));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('DayAppointments', { data: { appointments: [] } })
    .on('CriticalSupplies', { data: { supplies: [] } });
});

const openDashboard = async () => {
  const screen = renderApp('/app/dashboard');
  const card = within(await screen.findByRole('region', { name: /Por enviar/ }));
  return { ...screen, card };
};

describe('waiting messages', () => {
  it('shows a waiting message’s recipient, time, kind and text, with a link that works in any browser', async () => {
    answer([aMessage(1), aMessage(2, { kind: 'REMINDER' })]);
    const { card } = await openDashboard();
    const [first, second] = await card.findAllByRole('listitem');
    expect(first).toHaveTextContent(
      /Paciente 1Confirmaciónmartes 24 de noviembre, 09:30\+56 9 0000 1111Hola, mensaje 1/,
    );
    expect(second).toHaveTextContent('Recordatorio');
    const link = within(first!).getByRole('link', { name: /Enviar por WhatsApp a Paciente 1/ });
    expect(link).toHaveAttribute('href', 'https://wa.me/56900001111?text=Hola%2C%20mensaje%201');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const linkTo = (name: string) => within(first!).getByRole('link', { name });
    expect(linkTo('Paciente 1')).toHaveAttribute('href', '/app/pacientes/3');
    expect(linkTo('martes 24 de noviembre, 09:30')).toHaveAttribute(
      'href',
      '/app/citas?vista=dia&fecha=2026-11-24&cita=101',
    );
    expect(server.named('WaitingMessages')[0]?.variables).toEqual({ first: 2 });
  });

  it('marks a message as sent when its WhatsApp link is clicked, and can undo that', async () => {
    answer([aMessage(1), aMessage(2)]);
    server
      .on('MarkMessageSent', () => {
        answer([aMessage(2)]);
        return { data: { markMessageSent: aMessage(1, { state: 'SENT', actions: ['UNMARK_SENT'] }) } };
      })
      .on('UnmarkMessageSent', () => {
        answer([aMessage(1), aMessage(2)]);
        return { data: { unmarkMessageSent: aMessage(1) } };
      });
    const { card, user, findByRole, findByText } = await openDashboard();
    const link = await card.findByRole('link', { name: /WhatsApp a Paciente 1/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await waitFor(() => expect(card.queryByText('Paciente 1')).not.toBeInTheDocument());
    expect(server.named('MarkMessageSent').map(({ variables }) => variables)).toEqual([{ id: 1 }]);
    expect(card.getByRole('link', { name: /WhatsApp a Paciente 2/ })).toHaveFocus();
    // The toast library captures the pointer, which jsdom does not support.
    fireEvent.click(await findByRole('button', { name: 'Deshacer' }));
    expect(await card.findByText('Paciente 1')).toBeInTheDocument();
    expect(await findByText('El mensaje para Paciente 1 está otra vez por enviar')).toBeInTheDocument();
  });

  it('opens a message with its link to the appointment in the page that the click opened', async () => {
    const opened = { opener: {}, location: { assign: jest.fn<(address: string) => void>() } };
    const open = jest.spyOn(window, 'open').mockReturnValue(opened as never);
    answer([aMessage(1, { carriesLink: true })]);
    server
      .on('OpenMessage', { data: { openMessage: 'https://wa.me/56900001111?text=con%20enlace' } })
      .on('MarkMessageSent', { data: { markMessageSent: aMessage(1, { state: 'SENT' }) } });
    const { card, user } = await openDashboard();
    await user.click(await card.findByRole('link', { name: /WhatsApp a Paciente 1/ }));
    await waitFor(() => expect(server.named('MarkMessageSent')).toHaveLength(1));
    expect(open).toHaveBeenCalledTimes(1);
    expect(opened.location.assign).toHaveBeenCalledWith('https://wa.me/56900001111?text=con%20enlace');
    expect(opened.opener).toBeNull();
    open.mockRestore();
  });

  it('keeps a waiting message if marking it as sent failed, and shows why', async () => {
    answer([aMessage(1)]);
    server.on('MarkMessageSent', { error: 'MESSAGE_SETTLED', message: 'Ese mensaje ya cambió.' });
    const { card, user, findByText } = await openDashboard();
    const link = await card.findByRole('link', { name: /WhatsApp a Paciente 1/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(await findByText('Ese mensaje ya cambió.')).toBeInTheDocument();
    expect(card.getByText('Paciente 1')).toBeInTheDocument();
  });

  it('discards a message only after a confirmation', async () => {
    answer([aMessage(1)]);
    server.on('DiscardMessage', () => {
      answer([]);
      return { data: { discardMessage: aMessage(1, { state: 'DISCARDED', actions: [] }) } };
    });
    const { card, user, findByRole } = await openDashboard();
    const discard = await card.findByRole('button', { name: 'Descartar el mensaje para Paciente 1' });
    await user.click(discard);
    await user.click(within(await findByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }));
    expect(server.named('DiscardMessage')).toEqual([]);
    await user.click(discard);
    await user.click(within(await findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }));
    expect(await card.findByText('No hay mensajes por enviar')).toBeInTheDocument();
  });

  it('loads more waiting messages on request', async () => {
    const all = [1, 2, 3, 4, 5].map((id) => aMessage(id));
    server.on('WaitingMessages', ({ variables }) => ({
      data: {
        messageChannels: { __typename: 'MessageChannels', whatsapp: 'LINK' },
        outboundMessages: {
          __typename: 'OutboundMessagePage',
          totalCount: 5,
          nodes: all.slice(0, Number(variables['first'])),
        },
        unsent: { __typename: 'OutboundMessagePage', nodes: [] },
      },
    }));
    const { card, user } = await openDashboard();
    expect(await card.findAllByRole('listitem')).toHaveLength(2);
    await user.click(card.getByRole('button', { name: 'Cargar más' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(5));
    expect(card.queryByRole('button', { name: 'Cargar más' })).not.toBeInTheDocument();
  });

  it('shows no waiting messages but the link to the history if messages are sent automatically', async () => {
    answer([], { channel: 'CLOUD' });
    const { card } = await openDashboard();
    expect(await card.findByText('Los mensajes salen solos')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/app/mensajes');
  });

  it('shows the number of failed messages that can still be sent', async () => {
    const failed = (id: number, ...actions: string[]) => aMessage(id, { state: 'FAILED', actions });
    answer([], { unsent: [failed(1, 'RETRY', 'DISCARD'), failed(2, 'DISCARD')] });
    const { card } = await openDashboard();
    expect(await card.findByRole('link', { name: '1 mensaje no se pudo enviar' })).toHaveAttribute(
      'href',
      '/app/mensajes?estado=fallidos',
    );
  });

  it('reports that the waiting messages could not be loaded, and retries on request', async () => {
    server.on('WaitingMessages', { error: 'INTERNAL' });
    const { card, user } = await openDashboard();
    expect(await card.findByText('No se pudieron cargar los mensajes.')).toBeInTheDocument();
    answer([]);
    await user.click(card.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await card.findByText('No hay mensajes por enviar')).toBeInTheDocument();
  });

  it('follows changes by other users in the waiting messages', async () => {
    answer([aMessage(1)]);
    const { card } = await openDashboard();
    await card.findByText('Paciente 1');
    await waitFor(() => expect(FakeSocket.open[0]?.subscriptions.size).toBe(4));
    answer([aMessage(2)]);
    FakeSocket.announce({ messagesChanged: { __typename: 'MessagesChange', appointmentId: 101 } });
    expect(await card.findByText('Paciente 2')).toBeInTheDocument();
    expect(card.queryByText('Paciente 1')).not.toBeInTheDocument();
  });

  it('opens the waiting messages on the agenda from a button with their number, which is absent if there are none', async () => {
    server
      .on('CalendarAppointments', { data: { appointments: [] } })
      .on('AgendaHours', { data: { agendaSettings: [], closures: [] } });
    answer([aMessage(1), aMessage(2)]);
    const { findByRole, user, queryByRole } = renderApp('/app/citas');
    const button = await findByRole('button', { name: '2 por enviar' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const panel = within(await findByRole('region', { name: 'Mensajes por enviar' }));
    expect(panel.getAllByRole('listitem')).toHaveLength(2);
    await user.click(button);
    expect(queryByRole('region', { name: 'Mensajes por enviar' })).not.toBeInTheDocument();
  });
});
