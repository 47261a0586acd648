import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { agendaServer, ANA, APPOINTMENT } from '../../../testing/appointment';
import type { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const day = (date: string, refusal: string | null = null) => ({ __typename: 'SeriesDay', date, refusal });
const IN_SERIES = { ...APPOINTMENT, seriesId: 4 };

let server: FakeServer;
beforeAll(() =>
  Promise.all([import('../AppointmentModals'), import('./RepeatFields'), import('./SeriesDialog')]),
);
beforeEach(() => {
  storeSession();
  server = agendaServer();
});

it('an appointment is repeated on the days that are free and that the user leaves chosen', async () => {
  server
    .on('PatientOption', { data: { patient: ANA, lastVisit: null } })
    .on('SeriesPreview', {
      data: {
        seriesPreview: [
          day('2026-11-24'),
          day('2026-12-29', 'Hora no disponible'),
          day('2027-02-02'),
          day('2027-03-09'),
        ],
      },
    })
    .on('CreateAppointmentSeries', {
      data: { createAppointmentSeries: [IN_SERIES, { ...IN_SERIES, id: 8, date: '2027-02-02' }] },
    });
  const { user } = renderApp('/app/citas?vista=dia&fecha=2026-11-24&cita=nueva&paciente=1');
  const form = within(await screen.findByRole('dialog', { name: /^Nueva Cita/ }));
  await user.selectOptions(await form.findByLabelText('Tipo de Tratamiento'), 'Postura de brackets');
  await user.click(await form.findByRole('button', { name: '12:00' }));
  await user.click(form.getByRole('button', { name: 'Repetir varias veces' }));
  await user.selectOptions(await form.findByLabelText('Citas en total'), '4 veces');
  const days = within(await form.findByRole('list', { name: 'Fechas de la serie' }));
  expect(days.getByRole('checkbox', { name: /29 de diciembre.*Hora no disponible/ })).toBeDisabled();
  expect(form.getByText('Se agendan 3 de 4 citas a las 12:00')).toBeVisible();
  await user.click(days.getByRole('checkbox', { name: /9 de marzo/ }));
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Citas creadas con éxito')).toBeVisible();
  expect(server.named('SeriesPreview').at(-1)?.variables).toMatchObject({ everyWeeks: 5, times: 4 });
  expect(server.named('CreateAppointmentSeries')[0]?.variables).toMatchObject({
    everyWeeks: 5,
    dates: ['2026-11-24', '2027-02-02'],
    input: { patientId: 1, date: '2026-11-24', time: '12:00' },
  });
});

it('a series is ended from an appointment on, and the earlier ones stay', async () => {
  const listed = (id: number, date: string) => ({
    __typename: 'Appointment',
    id,
    date,
    time: '10:00',
    status: 'BOOKED',
  });
  server
    .on('AppointmentDetails', { data: { appointment: { ...IN_SERIES, id: 8, date: '2027-02-02' } } })
    .on('SeriesAppointments', {
      data: { seriesAppointments: [listed(7, '2026-11-24'), listed(8, '2027-02-02')] },
    })
    .on('EndAppointmentSeries', { data: { endAppointmentSeries: [] } });
  const { user } = renderApp('/app/citas?vista=dia&fecha=2027-02-02&cita=8');
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Serie' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Serie de citas' }));
  const days = await dialog.findByRole('list', { name: 'Citas de la serie' });
  expect([...days.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/24.*, 10:00Reservada, no cambia$/),
    expect.stringMatching(/2 de febrero.*, 10:00 \(esta cita\)Reservada$/),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Terminar serie' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Terminar la serie' }));
  expect(server.named('EndAppointmentSeries')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Terminar serie' }));
  await waitFor(() =>
    expect(server.named('EndAppointmentSeries')[0]?.variables).toEqual({
      appointmentId: 8,
      part: 'FROM_HERE',
    }),
  );
  expect(await screen.findByText('Serie terminada')).toBeVisible();
});
