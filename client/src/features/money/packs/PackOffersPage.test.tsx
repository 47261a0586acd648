import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { limitedUser } from '../../../testing/limited-user';
import { offer } from '../../../testing/money';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';
import { aTreatment } from '../../../testing/treatment';

let server: FakeServer;
beforeEach(() => {
  storeSession();
  server = new FakeServer().on('Me', {
    data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } },
  });
});

describe('the packs for sale', () => {
  it('a pack is added with its treatments, sessions, price and months', async () => {
    server
      .on('ClinicTreatments', { data: { treatments: [aTreatment(1, 'Láser'), aTreatment(2, 'Control')] } })
      .on('PackOffers', { data: { packOffers: [] } })
      .on('CreatePackOffer', { data: { createPackOffer: offer(1) } });
    const { user } = renderApp('/app/configuracion/packs');
    expect(await screen.findByText('No hay packs.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Agregar pack' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar pack' }));
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(dialog.getByText('Elija al menos un tratamiento de la lista.')).toBeVisible();
    await user.type(dialog.getByLabelText('Nombre'), 'Láser x5');
    await user.click(dialog.getByLabelText('Tratamientos que cubre'));
    await user.click(await screen.findByRole('option', { name: 'Láser' }));
    await user.type(dialog.getByLabelText('Precio de todas'), '100.000');
    server.on('PackOffers', { data: { packOffers: [offer(1)] } });
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(await screen.findByText('5 sesiones · $100.000 · vence a los 6 meses')).toBeVisible();
    expect(server.named('CreatePackOffer')[0]?.variables).toEqual({
      input: { name: 'Láser x5', treatmentIds: [1], sessions: 5, price: 100_000, validMonths: 6 },
    });
  });

  it('a pack that is edited shows its treatments, each of which can be removed', async () => {
    server
      .on('ClinicTreatments', { data: { treatments: [aTreatment(1, 'Láser'), aTreatment(2, 'Control')] } })
      .on('PackOffers', { data: { packOffers: [offer(1)] } })
      .on('UpdatePackOffer', { data: { updatePackOffer: offer(1) } });
    const { user } = renderApp('/app/configuracion/packs');
    await user.click(await screen.findByRole('button', { name: /^Editar/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar pack' }));
    expect(dialog.getByRole('button', { name: 'Láser' })).toBeVisible();
    await user.click(dialog.getByLabelText('Tratamientos que cubre'));
    await user.click(await screen.findByRole('option', { name: 'Control' }));
    await user.click(within(dialog.getByRole('button', { name: 'Láser' })).getByTestId('CancelIcon'));
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(server.named('UpdatePackOffer')[0]?.variables['input']).toMatchObject({ treatmentIds: [2] }),
    );
  });

  it('a pack is removed after a question', async () => {
    server
      .on('PackOffers', { data: { packOffers: [offer(1)] } })
      .on('DeletePackOffer', { data: { deletePackOffer: true } });
    const { user } = renderApp('/app/configuracion/packs');
    await user.click(await screen.findByRole('button', { name: /^Acciones para/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    server.on('PackOffers', { data: { packOffers: [] } });
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
    );
    expect(await screen.findByText('No hay packs.')).toBeVisible();
    await waitFor(() => expect(server.named('DeletePackOffer')[0]?.variables).toEqual({ id: 1 }));
  });

  it('users without the right to settings see the packs without buttons', async () => {
    server.on('Me', limitedUser({ CAJA: 'WRITE' })).on('PackOffers', { data: { packOffers: [offer(1)] } });
    renderApp('/app/configuracion/packs');
    expect(await screen.findByText('5 sesiones · $100.000 · vence a los 6 meses')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Agregar pack|Editar|Eliminar/ })).toBeNull();
  });
});
