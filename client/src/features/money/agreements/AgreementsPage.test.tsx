import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { limitedUser } from '../../../testing/limited-user';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';
import { aTreatment } from '../../../testing/treatment';

const agreement = (more: object = {}) => ({
  ...{ __typename: 'Agreement', id: 4, name: 'Municipalidad', isActive: true, percent: 10, version: 1 },
  prices: [{ __typename: 'AgreedPrice', treatmentId: 1, name: 'Láser', price: 18_000 }],
  ...more,
});

let server: FakeServer;
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('ClinicTreatments', { data: { treatments: [aTreatment(1, 'Láser'), aTreatment(2, 'Control')] } });
});

it('adds an agreement with a percentage and the price of a treatment', async () => {
  server
    .on('Agreements', { data: { agreements: [] } })
    .on('CreateAgreement', { data: { createAgreement: agreement() } });
  const { user } = renderApp('/app/configuracion/convenios');
  expect(await screen.findByText('No hay convenios.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Agregar convenio' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar convenio' }));
  await user.click(dialog.getByRole('button', { name: 'Agregar' }));
  expect(dialog.getByText('Escriba un descuento o el precio de un tratamiento.')).toBeVisible();
  await user.type(dialog.getByLabelText('Nombre'), 'Municipalidad');
  await user.click(dialog.getByLabelText('Precios por tratamiento'));
  await user.click(await screen.findByRole('option', { name: 'Láser' }));
  await user.type(dialog.getByLabelText('Precio de Láser'), '18000');
  await user.type(dialog.getByLabelText('Descuento en los demás tratamientos (%)'), '10');
  server.on('Agreements', { data: { agreements: [agreement()] } });
  await user.click(dialog.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByText('Láser $18.000 · 10 % en los demás')).toBeVisible();
  expect(server.named('CreateAgreement')[0]?.variables).toEqual({
    input: {
      ...{ name: 'Municipalidad', isActive: true, percent: 10 },
      prices: [{ treatmentId: 1, price: 18_000 }],
    },
  });
});

it('shows the earlier terms of an agreement, and the agreements that are not in use', async () => {
  const changes = [
    { id: 2, treatment: 'Láser', value: 18_000 },
    { id: 1, treatment: null, value: 10 },
  ].map((one) => ({
    ...{ __typename: 'AgreementChange', at: '2026-11-20T14:00:00.000Z', changedByName: 'Ana' },
    ...one,
  }));
  server
    .on('Agreements', { data: { agreements: [agreement({ isActive: false })] } })
    .on('AgreementChanges', { data: { agreementChanges: changes } });
  const { user } = renderApp('/app/configuracion/convenios');
  expect(await screen.findByText('No vigente')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Editar/ }));
  await user.click(await screen.findByText('Cambios de precios'));
  expect(screen.getByText(/^Láser: \$18\.000 · .* · Ana$/)).toBeVisible();
  expect(screen.getByText(/^Descuento: 10 % · /)).toBeVisible();
});

it('shows the agreements without buttons to users without the right to settings', async () => {
  server.on('Me', limitedUser({ CAJA: 'WRITE' })).on('Agreements', { data: { agreements: [agreement()] } });
  renderApp('/app/configuracion/convenios');
  expect(await screen.findByText('Municipalidad')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Agregar convenio|Editar/ })).toBeNull();
});
