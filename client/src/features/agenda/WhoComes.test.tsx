import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { act, within } from '@testing-library/react';
import { agendaServer, APPOINTMENT } from '../../testing/appointment';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const WHO = 'Luis Distinto (reserva de Ana Soto)';

beforeAll(() => Promise.all([import('./CalendarPage'), import('./print/PrintCalendar')]));
beforeEach(() => {
  storeSession();
  const appointment = { ...APPOINTMENT, bookedName: 'Luis Distinto', visitorName: 'Luis Distinto' };
  agendaServer().on('CalendarAppointments', { data: { appointments: [appointment] } });
});

it.each([
  ['dia', 'Imprimir día'],
  ['semana', 'Imprimir semana'],
  ['mes', 'Imprimir mes'],
  ['agenda', 'Imprimir lista'],
])('the agenda shows and prints the visitor of a patient’s booking: %s', async (view, print) => {
  const { findByRole, findAllByText } = renderApp(`/app/citas?vista=${view}&fecha=2026-11-24`);
  await findByRole('button', { name: print });
  expect((await findAllByText(WHO, { exact: false })).length).toBeGreaterThan(0);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const paper = document.querySelector<HTMLElement>('.paper');
  expect(within(paper!).getByText(WHO)).toBeInTheDocument();
});
