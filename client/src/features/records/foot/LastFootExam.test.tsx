import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { EARLIER, earlierExam, standing } from '../../../testing/examined-feet';
import type { FakeServer } from '../../../testing/fake-server';
import { aPatient } from '../../../testing/patient';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';
import { visitServer } from '../../../testing/visit';

let server: FakeServer;
beforeAll(() => Promise.all([import('./LastFootExam'), import('./FootHistoryDialog')]));
beforeEach(() => {
  storeSession();
  server = visitServer()
    .on('PatientPage', { data: { patient: aPatient(3), nextAppointment: null, lastVisit: null } })
    .on('FootStanding', standing([{ date: EARLIER, exam: earlierExam }]))
    .on('FootHistory', { data: { footHistory: [] } });
});

it('opens the history of a place with findings with one press, and of any other nail, zone or foot', async () => {
  const { user } = renderApp('/app/pacientes/3');
  const card = within(
    await screen.findByRole('region', { name: 'Examen del pie del 23 de octubre de 2026' }),
  );
  await user.click(card.getByRole('button', { name: 'Talón, pie izquierdo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Historia de los pies' }));
  const asked = () => server.named('FootHistory').map(({ variables }) => variables);
  await waitFor(() => expect(asked()).toEqual([{ patientId: 3, side: 'LEFT', zone: 'HEEL' }]));
  await user.click(dialog.getByRole('button', { name: /^2\.º ortejo derecho/ }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ patientId: 3, side: 'RIGHT', toe: 2 }));
  // The last exam says nothing of the foot as a whole: what an earlier one found has gone.
  await user.click(dialog.getByRole('button', { name: 'Pie derecho' }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ patientId: 3, side: 'RIGHT' }));
  expect(dialog.getByRole('button', { name: 'Pie derecho' })).toHaveAttribute('aria-pressed', 'true');
});
