import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { aMessage } from '../../testing/message';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const APPOINTMENT = {
  __typename: 'Appointment',
  attendance: null,
  arrivedAt: null,
  recordId: null,
  id: 7,
  date: '2026-11-24',
  time: '09:30',
  durationMinutes: 60,
  status: 'BOOKED',
  overbooked: false,
  serviceType: 'PODIATRY',
  treatment: 'Podología general',
  bookedName: null,
  notes: '',
  nailColor: '',
  nailShape: null,
  nailTechnique: null,
  version: 1,
  visitorName: null,
  patient: {
    __typename: 'Patient',
    id: 3,
    name: 'Rosa Lillo',
    rut: '12.345.678-5',
    phone: '+56 9 0000 1111',
    provisionalRut: false,
  },
};
const about = (id: number, more: object = {}) =>
  aMessage(id, { appointmentId: 7, patientName: 'Rosa Lillo', ...more });

let server: FakeServer;
const answer = (nodes: object[], channel = 'LINK') =>
  server.on('AppointmentMessages', {
    data: {
      messageChannels: { __typename: 'MessageChannels', whatsapp: channel },
      outboundMessages: { __typename: 'OutboundMessagePage', totalCount: nodes.length, nodes },
    },
  });

beforeAll(() =>
  Promise.all([
    import('../../features/messages/appointment/AppointmentMessages'),
    import('../../features/agenda/AppointmentModals'),
  ]),
);
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('AppointmentDetails', { data: { appointment: APPOINTMENT } });
});

async function openDetails() {
  const screen = renderApp('/app/citas?vista=dia&fecha=2026-11-24&cita=7');
  const details = within(await screen.findByRole('dialog', { name: 'Detalles de la Cita' }));
  const section = within(await details.findByRole('region', { name: 'Mensajes' }));
  return { ...screen, section };
}

describe('the messages of an appointment', () => {
  it('shows when each message of an appointment was sent, and the former hour if the appointment has moved since', async () => {
    answer([
      about(2, { state: 'SENT', sentAt: '2026-11-23T12:00:00.000Z', staffName: 'Ana', actions: [] }),
      about(1, { state: 'WITHDRAWN', date: '2026-11-20', time: '16:00', actions: [] }),
    ]);
    const { section } = await openDetails();
    const [sent, withdrawn] = await section.findAllByRole('listitem');
    expect(sent).toHaveTextContent(/^ConfirmaciónWhatsApp · \+56 9 0000 1111/);
    expect(sent).toHaveTextContent('Enviado el 23/11/2026 09:00 · por Ana');
    expect(withdrawn).toHaveTextContent(/^Confirmación para el viernes 20 de noviembre, 16:00/);
    expect(server.named('AppointmentMessages')[0]?.variables).toEqual({ appointmentId: 7, first: 100 });
  });

  it('prepares one message of each kind for WhatsApp from the appointment', async () => {
    answer([]);
    server.on('SendMessage', () => {
      answer([about(5)]);
      return { data: { sendMessage: about(5) } };
    });
    const { section, user, findByText } = await openDetails();
    expect(await section.findByText('Aún no se ha avisado nada de esta cita.')).toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Preparar confirmación' }));
    expect(await findByText('El mensaje está listo para enviarse por WhatsApp')).toBeInTheDocument();
    const message = await section.findByRole('listitem');
    await waitFor(() => expect(message).toHaveFocus());
    expect(within(message).getByRole('link', { name: /Enviar por WhatsApp a Rosa Lillo/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/56900001111/),
    );
    expect(server.named('SendMessage')[0]?.variables).toEqual({ appointmentId: 7, kind: 'CONFIRMATION' });
    expect(section.queryByRole('button', { name: 'Preparar confirmación' })).not.toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Preparar recordatorio' })).toBeInTheDocument();
  });

  it('sends an appointment’s message immediately if the clinic sends automatically, and shows why one failed', async () => {
    answer([], 'CLOUD');
    const failed = about(5, {
      driver: 'CLOUD',
      kind: 'REMINDER',
      state: 'FAILED',
      failure: 'El número no usa WhatsApp.',
      actions: ['RETRY', 'DISCARD'],
    });
    server.on('SendMessage', () => {
      answer([failed], 'CLOUD');
      return { data: { sendMessage: failed } };
    });
    const { section, user, findByText } = await openDetails();
    await user.click(await section.findByRole('button', { name: 'Enviar recordatorio' }));
    expect(await findByText('Error al enviar el recordatorio por WhatsApp')).toBeInTheDocument();
    expect(await section.findByText('El número no usa WhatsApp.')).toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Reintentar el mensaje para Rosa Lillo' })).toBeEnabled();
  });

  it('offers no messages for a past or cancelled appointment', async () => {
    server.on('AppointmentDetails', { data: { appointment: { ...APPOINTMENT, status: 'CANCELLED' } } });
    answer([]);
    const { section } = await openDetails();
    expect(await section.findByText('La cita está cancelada: no hay nada que avisar.')).toBeInTheDocument();
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });
});
