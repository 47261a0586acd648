import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import { agendaServer, APPOINTMENT } from '../../testing/appointment';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const WHO = 'Luis Distinto (reserva de Ana Soto)';

let server: ReturnType<typeof agendaServer>;
beforeAll(() => Promise.all([import('./CalendarPage'), import('./print/PrintCalendar')]));
beforeEach(() => {
  storeSession();
  const appointment = { ...APPOINTMENT, bookedName: 'Luis Distinto', visitorName: 'Luis Distinto' };
  server = agendaServer().on('CalendarAppointments', { data: { appointments: [appointment] } });
});

it.each([
  ['dia', 'Imprimir día'],
  ['semana', 'Imprimir semana'],
  ['mes', 'Imprimir mes'],
  ['agenda', 'Imprimir lista'],
])('the agenda shows and prints the visitor of a patient’s booking: %s', async (view, print) => {
  const { findByRole, container } = renderApp(`/app/citas?vista=${view}&fecha=2026-11-24`);
  await findByRole('button', { name: print });
  // A week shows the patient's name to screen readers only.
  await waitFor(() => expect(container).toHaveTextContent(WHO));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const paper = document.querySelector<HTMLElement>('.paper');
  expect(within(paper!).getByText(WHO)).toBeInTheDocument();
});

it('prints the risk of the feet on the sheet of a day, for which the button loads it', async () => {
  const badge = { __typename: 'FootBadge', name: 'Riesgo 3, alto', reason: 'úlcera previa', urgency: 'HIGH' };
  server.on('DayFootBadges', {
    data: {
      appointments: [
        {
          __typename: 'Appointment',
          id: APPOINTMENT.id,
          patient: { __typename: 'AppointmentPatient', id: APPOINTMENT.patient.id, footBadge: badge },
        },
      ],
    },
  });
  const printed: Array<string | undefined> = [];
  window.print = () => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    printed.push(document.querySelector<HTMLElement>('.paper')?.textContent ?? undefined);
  };
  const { findByRole, user } = renderApp('/app/citas?vista=dia&fecha=2026-11-24');
  const button = await findByRole('button', { name: 'Imprimir día' });
  await waitFor(() => expect(button).toBeEnabled());
  expect(server.named('DayFootBadges')).toEqual([]);
  await user.click(button);
  await waitFor(() =>
    expect(printed).toEqual([
      expect.stringMatching(
        /Riesgo 3, alto: úlcera previa.*Riesgo del pie: apoyo para decidir, no es un diagnóstico\. Impreso/s,
      ),
    ]),
  );
});
