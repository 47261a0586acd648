import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { limitedUser } from '../../testing/limited-user';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const entry = (id: number, patientName: string, offer: object | null = null) => ({
  __typename: 'WaitingEntry',
  id,
  patientId: id,
  patientName,
  visitorName: null as string | null,
  patientPhone: '9 1234 5678',
  treatment: 'Consulta General',
  durationMinutes: 60,
  professionalName: id === 1 ? '' : 'Ana Pérez',
  fromDate: '2026-11-20',
  toDate: '2026-11-20',
  dayPart: 'AFTERNOON',
  createdAt: '2026-11-18T12:00:00.000Z',
  addedByName: id === 2 ? 'Ana' : null,
  earlierOffers: 0,
  offer,
});
const OFFER = {
  __typename: 'WaitingOffer',
  date: '2026-11-20',
  time: '15:00',
  heldUntil: '2026-11-18T15:30:00.000Z',
  messageState: 'WAITING',
};

const SAME_PHONE = {
  __typename: 'Patient',
  id: 9,
  name: 'Ana Soto',
  rut: '45.000.000-6',
  provisionalRut: false,
  phone: '+56 9 1234 5678',
};

let server: FakeServer;
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('WaitingList', waiting([entry(1, 'Rosa Soto'), entry(2, 'Luz Paz', OFFER)]));
});
const waiting = (nodes: object[], hasNextPage = false) => ({
  data: {
    waitingPages: { __typename: 'WaitingPage', nodes, endCursor: 'c', hasNextPage },
    waitingHoldMinutes: 30,
  },
});

describe("'Lista de espera'", () => {
  it('shows the entries of the waiting list, and until when an offered hour is held', async () => {
    renderApp('/app/lista-de-espera');
    const [rosa, luz] = within(
      await screen.findByRole('list', { name: 'Personas que esperan' }),
    ).getAllByRole('listitem');
    expect(rosa).toHaveTextContent('viernes 20 de noviembre, en la tarde');
    expect(rosa).toHaveTextContent('Consulta General · 60 minutos · 9 1234 5678');
    expect(luz).toHaveTextContent('Consulta General · 60 minutos con Ana Pérez');
    expect(luz).toHaveTextContent('lo anotó Ana');
    expect(rosa).not.toHaveTextContent('anotó');
    expect(luz).toHaveTextContent('Por enviar en Mensajes');
    expect(luz).toHaveTextContent('Guardada hasta las 12:30');
  });

  it('shows the waiting list without actions to users who may not change the agenda', async () => {
    server.on('Me', limitedUser({ AGENDA: 'READ' }));
    renderApp('/app/lista-de-espera');
    const people = within(await screen.findByRole('list', { name: 'Personas que esperan' }));
    expect(people.getByText('Luz Paz')).toBeVisible();
    expect(people.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Agregar a la lista de espera' })).toBeNull();
  });

  it('names the waiting visitor if that is another person than the patient', async () => {
    server
      .on('WaitingList', waiting([{ ...entry(1, 'Elvira Ficticia'), visitorName: 'Luis Distinto' }]))
      .on('HoursForWaiting', { data: { hoursForWaiting: [] } });
    const { user } = renderApp('/app/lista-de-espera');
    const who = 'Luis Distinto (reserva de Elvira Ficticia)';
    expect(await screen.findByRole('link', { name: who })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ofrecer hora' }));
    expect(await screen.findByRole('dialog', { name: `Ofrecer una hora a ${who}` })).toBeVisible();
  });

  it('shows the first fifty entries of the waiting list, and more on request', async () => {
    const all = Array.from({ length: 60 }, (_, n) => entry(n + 1, `Persona ${n + 1}`));
    server.on('WaitingList', ({ variables: { first } }) =>
      waiting(all.slice(0, Number(first)), Number(first) < all.length),
    );
    const { user } = renderApp('/app/lista-de-espera');
    await screen.findByText('Persona 50');
    expect(screen.queryByText('Persona 51')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cargar más' }));
    expect(await screen.findByText('Persona 60')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cargar más' })).toBeNull();
  });

  it('shows if the waiting list is empty, or if it could not be loaded', async () => {
    server.on('WaitingList', { error: 'INTERNAL' });
    const { user } = renderApp('/app/lista-de-espera');
    expect(await screen.findByText('No se pudo cargar la lista de espera.')).toBeVisible();
    server.on('WaitingList', waiting([]));
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Nadie espera una hora')).toBeVisible();
  });

  it('offers a free hour manually, and removes an entry from the waiting list after a confirmation', async () => {
    server
      .on('HoursForWaiting', {
        data: { hoursForWaiting: [{ __typename: 'WaitingHour', date: '2026-11-20', time: '16:00' }] },
      })
      .on('OfferWaitingHour', { data: { offerWaitingHour: true } })
      .on('RemoveFromWaitingList', { data: { removeFromWaitingList: true } });
    const { user } = renderApp('/app/lista-de-espera');
    await user.click(await screen.findByRole('button', { name: 'Ofrecer hora' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ofrecer una hora a Rosa Soto' }));
    await user.click(await dialog.findByRole('button', { name: '16:00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('OfferWaitingHour')[0]!.variables).toEqual({
      id: 1,
      date: '2026-11-20',
      time: '16:00',
    });

    const actions = within(screen.getByRole('group', { name: 'Acciones para Luz Paz' }));
    await user.click(actions.getByRole('button', { name: 'Quitar' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/La hora que se le ofreció queda libre/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(server.named('RemoveFromWaitingList')[0]!.variables).toEqual({ id: 2 }));
  });

  it('adds a caller to the waiting list with a name and a phone', async () => {
    server
      .on('ClinicProfessionals', { data: { professionals: [] } })
      .on('WalkInPatients', ({ variables }) => ({
        data: {
          patients: {
            __typename: 'PatientPage',
            nodes: variables['search'] === '912345678' ? [SAME_PHONE] : [],
          },
        },
      }))
      .on('AddToWaitingList', { data: { addToWaitingList: true } });
    const { user } = renderApp('/app/lista-de-espera');
    await user.click(await screen.findByRole('button', { name: 'Agregar a la lista de espera' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar a la lista de espera' }));
    expect(dialog.getByText(/quien vendría por primera vez/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(await dialog.findByText('Falta el nombre.')).toBeVisible();
    expect(dialog.getByText('Falta el teléfono.')).toBeVisible();
    expect(server.named('AddToWaitingList')).toEqual([]);
    await user.type(dialog.getByLabelText('Paciente'), 'Eva Llamada');
    await user.type(dialog.getByLabelText('Teléfono'), '912345678');
    expect(await dialog.findByText(/¿Es quien espera la hora\?/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Es otra persona' }));
    await user.selectOptions(dialog.getByLabelText('Parte del día'), 'Tarde');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('AddToWaitingList')[0]!.variables).toMatchObject({
      input: {
        name: 'Eva Llamada',
        phone: '912345678',
        sharesPhone: true,
        dayPart: 'AFTERNOON',
        treatment: null,
      },
    });
  });
});
