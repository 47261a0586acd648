import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { aPatient } from '../../../testing/patient';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const line = (question: string, more: object = {}) => ({
  __typename: 'IntakeLine',
  question,
  answer: null,
  text: '',
  since: null,
  sinceWords: '',
  state: 'PENDING',
  settledAt: null,
  settledByName: null,
  ...more,
});
const intake = (...lines: object[]) => ({
  __typename: 'Intake',
  id: 4,
  patientId: 7,
  appointmentId: 5,
  givenAt: '2026-11-22T13:00:00Z',
  visitorName: 'Hugo Distinto',
  consentText: 'Acepto.',
  lines,
});
const reviewed = { state: 'ACCEPTED', settledAt: '2026-11-23T11:00:00Z', settledByName: 'Ana' };
const diabetes = line('DIABETES', { answer: 'NO' });
const pain = line('PAIN', { text: 'El talón', sinceWords: 'ayer' });

beforeAll(() =>
  Promise.all([
    import('../page/PatientPage'),
    import('./IntakeCard'),
    import('./IntakeReview'),
    import('./IntakeQr'),
  ]),
);

const serve = (role = 'STAFF') => {
  storeSession();
  return new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role } } })
    .on('PatientPage', { data: { patient: aPatient(7), nextAppointment: null, lastVisit: null } });
};

describe('the questionnaire of a patient', () => {
  it('accepts or dismisses a questionnaire line by line, with what is noted today', async () => {
    const server = serve()
      .on('PatientAlerts', {
        data: {
          patient: {
            __typename: 'Patient',
            id: 7,
            alerts: [{ __typename: 'PatientAlert', kind: 'DIABETES', note: '', since: null }],
            deniedAlerts: [],
          },
        },
      })
      .on('PendingIntakes', { data: { pendingIntakes: 1 } })
      .on('Intakes', { data: { intakes: [intake(diabetes, pain)] } });
    const { user } = renderApp('/app/pacientes/7');
    await user.click(await screen.findByRole('button', { name: '1 cuestionario por revisar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cuestionario de salud' }));
    expect(await dialog.findByText('El talón, desde: ayer')).toBeVisible();
    expect(dialog.getByText('Hoy está anotado: Diabetes, sí')).toBeVisible();
    expect(dialog.getByText(/Reservó Hugo Distinto/)).toBeVisible();

    server.on('ReviewIntakeLine', {
      data: { reviewIntakeLine: intake({ ...diabetes, ...reviewed }, pain) },
    });
    await user.click(dialog.getByRole('button', { name: 'Aceptar: Diabetes' }));
    expect(await dialog.findByText('Aceptada')).toBeVisible();

    // Another user was faster.
    server
      .on('ReviewIntakeLine', { error: 'REQUEST_SETTLED', message: 'Esa respuesta ya fue revisada.' })
      .on('Intakes', {
        data: {
          intakes: [intake({ ...diabetes, ...reviewed }, { ...pain, ...reviewed, state: 'DISMISSED' })],
        },
      });
    await user.click(dialog.getByRole('button', { name: 'Descartar: Qué le duele' }));
    expect(await dialog.findByText('Descartada')).toBeVisible();
    expect(server.named('ReviewIntakeLine').map(({ variables }) => variables['input'])).toEqual([
      { intakeId: 4, question: 'DIABETES', decision: 'ACCEPTED' },
      { intakeId: 4, question: 'PAIN', decision: 'DISMISSED' },
    ]);
    server.on('PendingIntakes', { data: { pendingIntakes: 0 } });
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /por revisar/ })).toBeNull());
  });

  it('shows what was accepted without an alert, and a code to reception without asking for answers', async () => {
    const server = serve()
      .on('Intakes', { data: { intakes: [intake({ ...pain, ...reviewed }, { ...diabetes, ...reviewed })] } })
      .on('CreateIntakeLink', {
        data: {
          createIntakeLink: {
            __typename: 'NewIntakeLink',
            id: 2,
            path: '/public/cuestionario/x',
            expiresAt: '2026-11-23T12:00:00Z',
          },
        },
      })
      .on('IntakeLinkProgress', {
        data: { intakeLink: { __typename: 'IntakeLink', id: 2, state: 'EXPIRED' } },
      });
    const page = renderApp('/app/pacientes/7');
    expect(await screen.findByText('El talón, desde: ayer')).toBeVisible();
    page.unmount();

    server.on('Me', { data: { me: { id: 2, username: 'rita', name: 'Rita', role: 'RECEPTION' } } });
    const before = server.named('Intakes').length;
    const { user } = renderApp('/app/pacientes/7');
    await user.click(await screen.findByRole('button', { name: 'Cuestionario' }));
    expect(await screen.findByText('El código venció.')).toBeVisible();
    expect(server.named('CreateIntakeLink')[0]?.variables).toEqual({
      input: { patientId: 7, appointmentId: null },
    });
    expect(screen.queryByText('El talón, desde: ayer')).toBeNull();
    expect(server.named('Intakes')).toHaveLength(before);
  });
});
