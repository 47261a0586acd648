import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { aProfessional } from '../../testing/professional';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';
import { aTreatment } from '../../testing/treatment';

const CARE = 'Podología general';
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
  invitationLink: 'https://wa.me/56912345678?text=Hola',
  invitationRefusal: null,
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
beforeAll(() => Promise.all([import('./ControlsRoute'), import('./BookControl')]));
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

  it("says only 'Control' to reception, without a filter by reason", async () => {
    const { treatment: _hidden, ...shown } = control(7, 'Rosa Soto');
    server.on('Me', me('RECEPTION')).on('ControlsDue', answer([shown]));
    renderApp(`/app/controles?motivo=${CARE}`);
    expect(await screen.findByText('Control · Ana Pérez')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Motivo' })).toBeNull();
    expect(server.named('ControlsDue').at(-1)?.variables).toMatchObject({
      treatment: null,
      withHealthData: false,
    });
  });

  it('says why a patient can not be written to', async () => {
    const refused = { invitationLink: null, invitationRefusal: 'OPPOSED' };
    server.on('ControlsDue', answer([control(7, 'Rosa Soto', refused)]));
    renderApp('/app/controles');
    const button = await screen.findByRole('button', { name: 'WhatsApp' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Pidió no recibir mensajes por WhatsApp.');
  });

  it('shows if nobody has a control due, or if they could not be loaded', async () => {
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
