import { declared, PLAIN_TEXTS } from '#domain/patients/patient-fields.es.js';
import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { aPatient } from '../../../testing/patient';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';
import { typeDate } from '../../../testing/type-date';

beforeAll(() =>
  Promise.all([
    import('./PatientPage'),
    import('../alerts/AlertsDialog'),
    import('../../../ui/fields/LocalDatePicker'),
  ]),
);

it("shows a patient's optional texts under their labels, unless they are empty", async () => {
  storeSession();
  const texts = Object.fromEntries(PLAIN_TEXTS.map((field) => [field, `lo escrito en ${field}`]));
  const server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('PatientPage', { data: { patient: aPatient(7, texts), nextAppointment: null, lastVisit: null } });
  const page = renderApp('/app/pacientes/7');
  await page.user.click(await screen.findByRole('button', { name: 'Ver todos los datos' }));
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

it('notes since when an alert applies, ends another and denies a third', async () => {
  storeSession();
  const server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('PatientPage', { data: { patient: aPatient(7), nextAppointment: null, lastVisit: null } })
    .on('PatientAlerts', {
      data: {
        patient: {
          __typename: 'Patient',
          id: 7,
          alerts: [{ __typename: 'PatientAlert', kind: 'PREGNANCY', note: '', since: '2026-03-01' }],
          deniedAlerts: [],
        },
      },
    })
    .on('ChangePatientAlerts', { data: { changePatientAlerts: [] } });
  const { user } = renderApp('/app/pacientes/7');
  expect(await screen.findByRole('list', { name: 'Alertas' })).toHaveTextContent(
    'Embarazo (desde el 01/03/2026)',
  );
  await user.click(screen.getByRole('button', { name: 'Cambiar alertas' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Embarazo' }));
  await typeDate(user, 'Ya no desde', '2026-11-20');
  await user.click(dialog.getByRole('checkbox', { name: 'Diabetes' }));
  await typeDate(user, 'Desde (opcional)', '2015-05-01');
  await user.click(dialog.getByRole('checkbox', { name: 'No tiene: Úlcera previa' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(server.named('ChangePatientAlerts')[0]?.variables['changes']).toEqual([
      { kind: 'DIABETES', note: '', isNoted: true, since: '2015-05-01' },
      { kind: 'PREGNANCY', note: '', isNoted: false, until: '2026-11-20' },
      { kind: 'EARLIER_ULCER', note: '', isNoted: false, isDenied: true },
    ]),
  );
});

it('gives a patient their real RUT, or offers to merge them with the patient who has it', async () => {
  storeSession();
  const provisional = aPatient(7, {
    rut: '45.000.000-6',
    provisionalRut: true,
    identifiers: [{ __typename: 'PatientIdentifier', kind: 'PASSPORT', country: 'PE', value: 'PP998877' }],
  });
  const holder = { __typename: 'Patient', id: 3, name: 'Pilar Antigua', phone: '', email: '' };
  const server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('PatientPage', { data: { patient: provisional, nextAppointment: null, lastVisit: null } })
    .on('RutHolder', ({ variables }) => ({
      data: { patientByRut: String(variables['rut']).startsWith('12') ? holder : null },
    }))
    .on('UpdatePatient', { data: { updatePatient: { ...provisional, version: 2 } } });
  const { user } = renderApp('/app/pacientes/7');
  const header = await screen.findByRole('region', { name: 'Datos del paciente' });
  expect(header).toHaveTextContent('Pasaporte PP998877 (Perú)');
  await user.click(screen.getByRole('button', { name: 'Escribir el RUT verdadero' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'RUT verdadero' }));
  await user.type(dialog.getByLabelText('RUT'), '12.345.678-5');
  expect(await dialog.findByRole('link', { name: 'Unir con Pilar Antigua' })).toHaveAttribute(
    'href',
    '/app/pacientes/3/unir?con=7',
  );
  expect(dialog.getByRole('button', { name: 'Guardar RUT' })).toBeDisabled();
  await user.clear(dialog.getByLabelText('RUT'));
  await user.type(dialog.getByLabelText('RUT'), '9.876.543-3');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Guardar RUT' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Guardar RUT' }));
  await waitFor(() =>
    expect(server.named('UpdatePatient')[0]?.variables).toEqual({
      id: 7,
      version: 1,
      input: { rut: '9.876.543-3' },
    }),
  );
});
