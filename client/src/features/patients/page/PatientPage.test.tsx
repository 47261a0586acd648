import { declared, PLAIN_TEXTS } from '#domain/patients/patient-fields.es.js';
import { beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { aPatient } from '../../../testing/patient';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

beforeAll(() => import('./PatientPage'));

it("shows a patient's optional texts under their labels, unless they are empty", async () => {
  storeSession();
  const texts = Object.fromEntries(PLAIN_TEXTS.map((field) => [field, `lo escrito en ${field}`]));
  const server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('PatientPage', { data: { patient: aPatient(7, texts), nextAppointment: null, lastVisit: null } });
  const page = renderApp('/app/pacientes/7');
  for (const field of PLAIN_TEXTS) {
    const name = await screen.findByText(declared(field).label);
    expect(name.nextElementSibling).toHaveTextContent(`lo escrito en ${field}`);
  }
  page.unmount();

  server.on('PatientPage', { data: { patient: aPatient(7), nextAppointment: null, lastVisit: null } });
  renderApp('/app/pacientes/7');
  await screen.findByText('Contacto de emergencia');
  for (const field of PLAIN_TEXTS) expect(screen.queryByText(declared(field).label)).toBeNull();
});
