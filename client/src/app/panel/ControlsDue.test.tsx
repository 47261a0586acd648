import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { aProfessional } from '../../testing/professional';
import { limitedUser } from '../../testing/limited-user';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';
import { aTreatment } from '../../testing/treatment';

const CARE = 'Podología general';
const cause = (reason: string, dueOn: string) => ({
  __typename: 'ControlCause',
  ...{ reason, dueOn, treatment: CARE },
});
const control = (patientId: number, patientName: string, more: object = {}) => ({
  __typename: 'ControlDue',
  patientId,
  patientName,
  patientPhone: '9 1234 5678',
  serviceType: 'PODIATRY',
  visitedOn: '2026-10-21',
  dueOn: '2026-11-25',
  state: 'UPCOMING',
  professionalId: 2,
  professionalName: 'Ana Pérez',
  treatment: CARE,
  causes: [cause('TREATMENT', '2026-11-25')],
  invitationLink: 'https://wa.me/56912345678?text=Hola',
  invitationRefusal: null,
  invitation: null,
  dismissal: null,
  ...more,
});
const answer = (nodes: object[], others = 0) => ({
  data: {
    controlsDue: { __typename: 'ControlPage', nodes, totalCount: nodes.length },
    others: { __typename: 'ControlPage', totalCount: others },
  },
});
const me = (role: string) => ({ data: { me: { id: 1, username: 'ana', name: 'Ana', role } } });

let server: FakeServer;
beforeAll(() =>
  Promise.all([
    import('./ControlsRoute'),
    import('./BookControl'),
    import('../../features/reports/controls-due/DismissControlDialog'),
  ]),
);
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', me('STAFF'))
    .on('ClinicProfessionals', { data: { professionals: [aProfessional(1), aProfessional(2)] } })
    .on('ClinicTreatments', {
      data: { treatments: [aTreatment(1, CARE, { controlWeeks: 4 }), aTreatment(2, 'Curación Podología')] },
    })
    .on('ControlsDue', answer([control(7, 'Rosa Soto')], 3));
});

describe("'Controles por vencer'", () => {
  it('shows who should come back and why, and opens the form with patient, treatment and professional', async () => {
    server.on('PatientOption', {
      data: {
        patient: {
          __typename: 'Patient',
          id: 7,
          name: 'Rosa Soto',
          rut: '45.000.000-6',
          provisionalRut: false,
        },
      },
    });
    const { user } = renderApp('/app/controles');
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('Vence en 2 días')).toBeVisible();
    expect(row.getByText(`${CARE} · Ana Pérez`)).toBeVisible();
    expect(row.getByRole('link', { name: /WhatsApp a Rosa Soto/ })).toHaveAttribute(
      'href',
      'https://wa.me/56912345678?text=Hola',
    );
    await user.click(row.getByRole('button', { name: 'Agendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva Cita - 25/11/2026' }));
    expect(dialog.getByDisplayValue(/Rosa Soto/)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Tipo de Tratamiento' })).toHaveValue(CARE);
    expect(dialog.getByRole('combobox', { name: 'Profesional' })).toHaveValue('2');
  });

  it('filters by state, professional and reason, in the address', async () => {
    const { user, address } = renderApp('/app/controles');
    await user.click(await screen.findByRole('button', { name: 'Vencidos (3)' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Profesional' }), '2');
    const reasons = screen.getByRole('combobox', { name: 'Motivo' });
    expect(within(reasons).queryByRole('option', { name: 'Curación Podología' })).toBeNull();
    await user.selectOptions(reasons, CARE);
    expect(new URL(address(), 'https://x.cl').searchParams.toString()).toBe(
      'estado=vencidos&profesional=2&motivo=Podolog%C3%ADa+general',
    );
    expect(server.named('ControlsDue').at(-1)?.variables).toMatchObject({
      state: 'OVERDUE',
      professionalId: 2,
      treatment: CARE,
    });
  });

  it('shows all reasons, and filters by the reasons of the exam of the feet', async () => {
    const causes = [cause('BRACE', '2026-11-25'), cause('RISK', '2027-02-10')];
    server.on('ControlsDue', answer([control(7, 'Rosa Soto', { causes })]));
    const { user, address } = renderApp('/app/controles');
    expect(
      await screen.findByText('Ajuste de ortonixia · Riesgo del pie (10/02/2027) · Ana Pérez'),
    ).toBeVisible();
    const reasons = screen.getByRole('combobox', { name: 'Motivo' });
    await user.selectOptions(reasons, 'Riesgo del pie');
    expect(reasons).toHaveValue('RISK');
    expect(address()).toContain('motivo=riesgo-del-pie');
    expect(server.named('ControlsDue').at(-1)?.variables).toMatchObject({ reason: 'RISK', treatment: null });
  });

  it("shows reception only 'Control' as the reason, without a filter by reason", async () => {
    const { treatment: _hidden, causes: _too, visitedOn: _day, ...shown } = control(7, 'Rosa Soto');
    server.on('Me', me('RECEPTION')).on('ControlsDue', answer([shown]));
    renderApp(`/app/controles?motivo=${CARE}`);
    expect(await screen.findByText('Control · Ana Pérez')).toBeVisible();
    expect(screen.getByText('Control el 25/11/2026 · 9 1234 5678')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Motivo' })).toBeNull();
    expect(server.named('ControlsDue').at(-1)?.variables).toMatchObject({
      treatment: null,
      withHealthData: false,
    });
  });

  it('shows who wrote to the patient and when, and notes an invitation before WhatsApp opens', async () => {
    const invitation = {
      ...{ __typename: 'SentControlInvitation', id: 5, at: '2026-11-12T15:00:00.000Z', byName: 'Iván' },
      ...{ isAutomatic: false, state: null },
    };
    const page = { opener: window, location: { assign: jest.fn() }, close: jest.fn() };
    const open = jest.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
    server
      .on('ControlsDue', answer([control(7, 'Rosa Soto', { invitation })]))
      .on('InviteToControl', { data: { inviteToControl: 'https://wa.me/56912345678?text=Nota' } });
    const { user } = renderApp('/app/controles');
    expect(await screen.findByText('Invitada el 12/11 por Iván')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /WhatsApp a Rosa Soto/ }));
    await waitFor(() =>
      expect(page.location.assign).toHaveBeenCalledWith('https://wa.me/56912345678?text=Nota'),
    );
    expect(server.named('InviteToControl')[0]?.variables).toEqual({
      ...{ patientId: 7, serviceType: 'PODIATRY', seenInvitationId: 5 },
    });
    server.on('InviteToControl', { error: 'STALE' });
    await user.click(screen.getByRole('link', { name: /WhatsApp a Rosa Soto/ }));
    expect(await screen.findByText('Alguien más acaba de escribir a Rosa Soto.')).toBeVisible();
    expect(page.close).toHaveBeenCalledTimes(1);
    open.mockRestore();
  });

  it('stops calling a patient with a reason, and calls them again', async () => {
    server.on('DismissControl', { data: { dismissControl: true } });
    const { user, address } = renderApp('/app/controles');
    await user.click(await screen.findByRole('button', { name: 'No llamar a Rosa Soto' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'No volver a llamar' }));
    await user.click(dialog.getByRole('button', { name: 'No volver a llamar' }));
    expect(await dialog.findByText('Escriba el motivo.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Vive lejos');
    await user.click(dialog.getByRole('button', { name: 'No volver a llamar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('DismissControl')[0]?.variables).toEqual({
      ...{ patientId: 7, serviceType: 'PODIATRY', note: 'Vive lejos' },
    });
    const dismissal = {
      ...{
        __typename: 'ControlDismissal',
        note: 'Vive lejos',
        at: '2026-11-12T15:00:00.000Z',
        byName: 'Iván',
      },
    };
    server
      .on('ControlsDue', answer([control(7, 'Rosa Soto', { dismissal })]))
      .on('RestoreControl', { data: { restoreControl: true } });
    await user.click(screen.getByRole('button', { name: 'No llamar' }));
    expect(address()).toContain('estado=no-llamar');
    expect(await screen.findByText('No se llama desde el 12/11: Vive lejos (Iván)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Volver a llamar a Rosa Soto' }));
    expect(await screen.findByText('Vuelve a la lista de controles')).toBeVisible();
    expect(server.named('ControlsDue').at(-1)?.variables).toMatchObject({ state: null, dismissed: true });
  });

  it('lists the patients to call without actions for users who may not change the agenda', async () => {
    server.on('Me', limitedUser({ AGENDA: 'READ' }));
    renderApp('/app/controles');
    const people = within(await screen.findByRole('list', { name: 'Controles' }));
    expect(people.getByText('Rosa Soto')).toBeVisible();
    expect(people.queryByRole('button')).toBeNull();
  });

  it.each([
    ['WAITING', 'Mensaje por enviar desde el 12/11'],
    ['QUEUED', 'Mensaje en camino desde el 12/11'],
    ['READ', 'Mensaje enviado el 12/11'],
    ['FAILED', 'El mensaje del 12/11 no se pudo enviar'],
    ['UNCERTAIN', 'No se sabe si llegó el mensaje del 12/11'],
  ])('shows an automatic message that is %s', async (state, words) => {
    const automatic = { id: 5, at: '2026-11-12T15:00:00.000Z', byName: 'Mensaje automático' };
    const invitation = { __typename: 'SentControlInvitation', ...automatic, isAutomatic: true, state };
    server.on('ControlsDue', answer([control(7, 'Rosa Soto', { invitation })]));
    renderApp('/app/controles');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says on the list of controls why a patient can not be written to', async () => {
    const refused = { invitationLink: null, invitationRefusal: 'OPPOSED' };
    server.on('ControlsDue', answer([control(7, 'Rosa Soto', refused)]));
    renderApp('/app/controles');
    const button = await screen.findByRole('button', { name: 'WhatsApp' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Pidió no recibir mensajes por WhatsApp.');
  });

  it('says that no control is due, or that they could not be loaded', async () => {
    server.on('ControlsDue', { error: 'INTERNAL' });
    const { user } = renderApp('/app/controles');
    expect(await screen.findByText('No se pudieron cargar los controles.')).toBeVisible();
    server.on('ControlsDue', answer([]));
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Nadie tiene un control pendiente')).toBeVisible();
  });
});

it("the dashboard's card shows the next controls and counts all", async () => {
  server
    .on('DayAppointments', { data: { appointments: [] } })
    .on('CriticalSupplies', { data: { supplies: [] } })
    .on('NextControls', {
      data: {
        upcoming: { __typename: 'ControlPage', nodes: [control(7, 'Rosa Soto')], totalCount: 12 },
        overdue: { __typename: 'ControlPage', totalCount: 5 },
      },
    });
  renderApp('/app/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Controles por vencer (12)' }));
  expect(card.getByRole('link', { name: 'Rosa Soto' })).toHaveAttribute('href', '/app/pacientes/7');
  expect(card.getByRole('link', { name: '5 controles vencidos' })).toHaveAttribute(
    'href',
    '/app/controles?estado=vencidos',
  );
});
