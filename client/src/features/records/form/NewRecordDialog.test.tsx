import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const patient = { __typename: 'Patient', id: 7, name: 'Rosa Lillo', rut: '45.000.000-0' };
const allergy = { __typename: 'PatientAlert', kind: 'LATEX_ALLERGY', note: '', since: null };
const gloves = {
  __typename: 'Supply',
  id: 1,
  name: 'Guantes',
  unit: 'caja',
  stock: 3,
  unitValue: 150,
  expiryDate: null,
  contains: ['LATEX'],
};
const noPage = { totalCount: 0, endCursor: null, hasNextPage: false, nodes: [] };

const shown: Array<string | null> = [];
beforeEach(() => {
  shown.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.getAttribute('aria-label'));
  };
});
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

it('warns of an allergy to a product of a new record until that is dismissed, which the record keeps', async () => {
  storeSession();
  const server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('RecordPatients', { data: { patients: { __typename: 'PatientPage', ...noPage } } })
    .on('RecordPatient', {
      data: { patient: { ...patient, provisionalRut: false, sex: null, address: '', birthDate: null } },
    })
    .on('ClinicalRecords', { data: { clinicalRecords: { __typename: 'ClinicalRecordPage', ...noPage } } })
    .on('PatientAlerts', { data: { patient: { ...patient, alerts: [allergy], deniedAlerts: [] } } })
    .on('RecordSupplies', { data: { supplies: [gloves] } })
    .on('CreateClinicalRecord', { error: 'INTERNAL' });
  const { user } = renderApp('/app/fichas-clinicas?paciente=7');
  await user.click(await screen.findByRole('button', { name: 'Nueva Ficha' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nueva Ficha Clínica' }));
  await form.findByRole('option', { name: /Guantes/ });
  await user.selectOptions(form.getByLabelText('Producto'), '1');
  await user.click(form.getByRole('button', { name: 'Agregar' }));
  const warnings = await form.findByRole('region', { name: 'Advertencias' });
  expect(warnings).toHaveTextContent('Alergia al látex: lo contiene Guantes');
  // The products are far below.
  expect(shown).toEqual(['Advertencias']);
  await user.click(within(warnings).getByRole('button', { name: /^Lo sé/ }));
  expect(form.queryByRole('region', { name: 'Advertencias' })).toBeNull();
  for (const label of ['Descripción de la atención', 'Procedimiento', 'Indicaciones'])
    await user.type(form.getByLabelText(label), 'x');
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(server.named('CreateClinicalRecord')[0]?.variables).toMatchObject({
      input: { dismissedWarnings: ['LATEX_ALLERGY'] },
    }),
  );
});
