import { TREATMENT_FIELDS } from '#domain/clinic/treatment-fields.es.js';
import { namesOf } from '#domain/declared-fields.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { fieldsInForm } from '../../../testing/fields-in-form';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';
import { aSupply } from '../../../testing/supply';
import { aTreatment } from '../../../testing/treatment';

const GENERAL = aTreatment(1, 'Podología general', {
  price: 25_000,
  controlWeeks: 5,
  kit: [{ __typename: 'KitLine', supplyId: 1, supplyName: 'Gasa', quantity: 2 }],
});

let server: FakeServer;
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('ClinicTreatments', { data: { treatments: [GENERAL] } })
    .on('TreatmentPrices', { data: { treatmentPrices: [] } })
    .on('KitSupplies', {
      data: { supplies: [aSupply(1, { name: 'Gasa' }), aSupply(2, { name: 'Alcohol' })] },
    });
});
const open = async () => {
  const app = renderApp('/app/configuracion/tratamientos');
  await app.findByText('1 hora · $25.000 · control en 5 semanas');
  return app;
};

describe("'Tratamientos'", () => {
  it('shows the data of each treatment, and saves a change with its kit', async () => {
    server.on('UpdateTreatment', { data: { updateTreatment: { ...GENERAL, version: 2 } } });
    const { user } = await open();
    expect(screen.getByText('Usa Gasa × 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Editar/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar tratamiento' }));
    const price = dialog.getByLabelText('Precio');
    expect(price).toHaveValue('$25.000');
    await user.clear(price);
    await user.type(price, '27.000');
    await user.click(dialog.getByRole('button', { name: '2 horas' }));
    await dialog.findByRole('option', { name: 'Alcohol (caja)' });
    await user.selectOptions(dialog.getByLabelText('Agregar insumo'), 'Alcohol (caja)');
    await user.type(dialog.getByLabelText('Abono'), '10000');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('UpdateTreatment')[0]!.variables).toEqual({
      id: 1,
      version: 1,
      input: {
        name: 'Podología general',
        serviceType: 'PODIATRY',
        durationMinutes: 120,
        price: 27_000,
        deposit: 10_000,
        controlWeeks: 5,
        isBookableOnline: false,
        contraindications: [],
        tax: 'UNDEFINED',
        kit: [
          { supplyId: 1, quantity: 2 },
          { supplyId: 2, quantity: 1 },
        ],
      },
    });
  });

  it('shows who changed the price, when, from what and to what', async () => {
    const change = { __typename: 'TreatmentPriceChange', at: '2026-11-20T15:00:00.000Z' };
    server.on('TreatmentPrices', {
      data: {
        treatmentPrices: [
          { ...change, id: 2, formerPrice: 22_000, price: 25_000, changedByName: 'Ana Soto' },
          { ...change, id: 1, formerPrice: null, price: 22_000, changedByName: null },
        ],
      },
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Editar/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar tratamiento' }));
    await user.click(await dialog.findByText('Precios anteriores'));
    expect(dialog.getByText('De $22.000 a $25.000')).toBeVisible();
    expect(dialog.getByText('20/11/2026 12:00 · Ana Soto')).toBeVisible();
    expect(dialog.getByText('De sin precio a $22.000')).toBeVisible();
    expect(server.named('TreatmentPrices')[0]?.variables).toEqual({ id: 1 });
  });

  it('has every declared field of a treatment in its form', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Agregar tratamiento' }));
    const form = await screen.findByRole('dialog', { name: 'Agregar tratamiento' });
    expect(fieldsInForm(form, TREATMENT_FIELDS)).toEqual(namesOf(TREATMENT_FIELDS));
  });

  it('shows an invalid value at its field, and saves no treatment', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Agregar tratamiento' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar tratamiento' }));
    await user.type(dialog.getByLabelText('Control en (semanas)'), '99');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(dialog.getByLabelText('Nombre')).toBeInvalid());
    expect(dialog.getByLabelText('Control en (semanas)')).toBeInvalid();
    expect(server.named('CreateTreatment')).toEqual([]);
  });

  it.each(['Precio', 'Abono'])('refuses a %s above what can be charged, with a sentence', async (label) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Editar/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar tratamiento' }));
    const field = dialog.getByLabelText(label);
    await user.clear(field);
    await user.type(field, '$1.000.000.000');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/entre 0 y 999\.?999\.?999/));
    expect(server.named('UpdateTreatment')).toEqual([]);
    await user.clear(field);
    await user.type(field, '$999.999.999');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(server.named('UpdateTreatment')).toHaveLength(1));
    const { input } = server.named('UpdateTreatment')[0]!.variables;
    expect(input).toMatchObject({ [label === 'Precio' ? 'price' : 'deposit']: 999_999_999 });
  });

  it('deletes a treatment after a confirmation', async () => {
    server.on('DeleteTreatment', { data: { deleteTreatment: true } });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Acciones para/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Eliminar «Podología general»' }));
    await user.click(question.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(server.named('DeleteTreatment')[0]?.variables).toEqual({ id: 1 }));
  });
});
