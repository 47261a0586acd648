import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { asStored, SUPPLY_FIELD_NAMES, SUPPLY_FIELDS } from '#domain/stock/supply-fields.es.js';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { fieldsInForm } from '../../testing/fields-in-form';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';
import { aSupply } from '../../testing/supply';

let server: FakeServer;
type Supply = ReturnType<typeof aSupply>;

/**
 * Responds like the server, as far as these tests need it: filters by part of the name and by critical stock, and
 * pages.
 */
function list(...supplies: Supply[]) {
  const isCritical = ({ stock, criticalStock }: Supply) => stock <= criticalStock;
  return server
    .on('Supplies', ({ variables: { search, criticalOnly, first, after } }) => {
      const found = supplies
        .filter((supply) => !criticalOnly || isCritical(supply))
        .filter(({ name }) => name.toLowerCase().includes(String(search)));
      const begin = Number(after ?? 0);
      const nodes = found.slice(begin, begin + Number(first));
      const endCursor = String(begin + nodes.length);
      const hasNextPage = found.length > begin + nodes.length;
      return { data: { supplyPages: { __typename: 'SupplyPage', nodes, endCursor, hasNextPage } } };
    })
    .on('SuppliesToBuy', { data: { supplies: supplies.filter(isCritical) } })
    .on('StoredSupply', ({ variables: { id } }) => ({
      data: { supply: supplies.find((supply) => supply.id === id) ?? null },
    }));
}
const row = (name: string) => screen.getByText(name).closest('tr')!;
const GAUZE = aSupply(1, { name: 'Gasa', stock: 2, criticalStock: 5, expiryDate: '2026-11-20' });
const ALCOHOL = aSupply(2, { name: 'Alcohol', stock: 5, criticalStock: 5, expiryDate: '2026-12-01' });
const GLOVES = aSupply(3, { name: 'Guantes', unitValue: 12_345 });

beforeAll(() => import('./SuppliesPage'));
beforeEach(() => {
  storeSession();
  server = new FakeServer().on('Me', {
    data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('inventory', () => {
  it('marks low stock, expiry dates and shortfalls', async () => {
    list(GAUZE, ALCOHOL, GLOVES);
    const { user } = renderApp('/app/inventario');
    await screen.findByText('Guantes');
    expect(row('Gasa')).toHaveAttribute('data-critical');
    expect(row('Gasa')).toHaveTextContent(/^1Gasacaja25\$1\.50020\/11\/2026 Vencido3$/);
    expect(row('Alcohol')).toHaveAttribute('data-critical');
    expect(row('Alcohol')).toHaveTextContent(/Vence pronto0$/);
    expect(row('Guantes')).not.toHaveAttribute('data-critical');
    expect(row('Guantes')).toHaveTextContent('$12.345');
    expect(screen.getByRole('alert')).toHaveTextContent(
      '¡Alerta! Los siguientes insumos están en stock crítico: Gasa, Alcohol',
    );
    expect(screen.getByRole('alert')).toHaveAttribute('data-colour', 'green');
    await user.click(screen.getByRole('button', { name: 'Ver los 2' }));
    expect(screen.getByRole('button', { name: 'Filtros: solo stock crítico' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ver los 2' })).toBeNull();
  });

  it('filters the critical supplies, marks the filter with a red dot, and shows if there are none', async () => {
    list(GLOVES);
    const { user } = renderApp('/app/inventario');
    await screen.findByText('Guantes');
    expect(screen.getByRole('button', { name: 'Imprimir Lista de Compras' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    await user.click(screen.getByLabelText('Mostrar solo stock crítico'));
    expect(await screen.findByText('No hay insumos en stock crítico')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Filtros: solo stock crítico' })).toBeInTheDocument();
  });

  it('opens the supply in the address', async () => {
    list(GAUZE, GLOVES);
    const { address } = renderApp('/app/inventario?insumo=3');
    const form = within(await screen.findByRole('dialog', { name: 'Editar Insumo' }));
    expect(form.getByLabelText(/Nombre/)).toHaveValue('Guantes');
    expect(address()).toBe('/app/inventario');
  });

  it('shows the first fifty supplies, and more on request; a search starts over', async () => {
    list(...Array.from({ length: 120 }, (_, n) => aSupply(n + 1)));
    const { user } = renderApp('/app/inventario');
    await screen.findByText('Insumo 50');
    expect(screen.queryByText('Insumo 51')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cargar más' }));
    expect(await screen.findByText('Insumo 100')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cargar más' }));
    expect(await screen.findByText('Insumo 120')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cargar más' })).toBeNull();
    await user.type(screen.getByLabelText('Buscar insumo'), 'insumo 12{Enter}');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 2));
    expect(server.named('Supplies').at(-1)?.variables).toMatchObject({ search: 'insumo 12', first: 50 });
  });

  it('shows only the failure if a search for supplies failed', async () => {
    list(GAUZE, GLOVES);
    const { user } = renderApp('/app/inventario');
    await screen.findByText('Guantes');
    server.on('Supplies', { error: 'INTERNAL' });
    await user.type(screen.getByLabelText('Buscar insumo'), 'guantes{Enter}');
    expect(await screen.findByText('No se pudo cargar el inventario.')).toBeInTheDocument();
    expect(screen.queryByText(/^Ningún insumo/)).toBeNull();
    list(GAUZE, GLOVES);
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Guantes')).toBeInTheDocument();
    expect(screen.queryByText('Gasa')).toBeNull();
  });

  it('sorts and searches supplies on the server', async () => {
    list(GAUZE, GLOVES);
    const { user } = renderApp('/app/inventario');
    await screen.findByText('Guantes');
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Faltante (Crítico - Actual)');
    await user.selectOptions(screen.getByLabelText('Dirección'), 'Descendente');
    await waitFor(() =>
      expect(server.named('Supplies').at(-1)?.variables).toEqual({
        ...{ search: '', criticalOnly: false, orderBy: 'SHORTFALL', descending: true, first: 50 },
      }),
    );
    await user.keyboard('{Escape}');
    await user.type(screen.getByLabelText('Buscar insumo'), ' nada ');
    expect(await screen.findByText('Ningún insumo coincide con «nada»')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mostrar todos' }));
    expect(await screen.findByText('Gasa')).toBeInTheDocument();
    expect(screen.getByLabelText('Buscar insumo')).toHaveValue('');
  });

  it('shows a message if there are no supplies', async () => {
    list();
    renderApp('/app/inventario');
    expect(await screen.findByText('No hay insumos disponibles')).toBeInTheDocument();
  });

  it('shows an empty inventory if it could not be loaded, and retries on request', async () => {
    list(GLOVES).on('Supplies', { error: 'INTERNAL' });
    const { user } = renderApp('/app/inventario');
    expect(await screen.findByText('No se pudo cargar el inventario.')).toBeInTheDocument();
    list(GLOVES);
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Guantes')).toBeInTheDocument();
  });
});

describe('supply', () => {
  it('creates a supply with whole numbers and no expiry, and its banner disappears after 3 seconds', async () => {
    list();
    server.on('CreateSupply', { data: { createSupply: GLOVES } });
    const { user } = renderApp('/app/inventario');
    await screen.findByText('No hay insumos disponibles');
    await user.click(screen.getAllByRole('button', { name: 'Nuevo Insumo' })[0]!);
    const form = within(await screen.findByRole('dialog', { name: 'Nuevo Insumo' }));
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await form.findByText('Falta el nombre.')).toBeInTheDocument();
    await user.type(form.getByLabelText('Nombre'), ' Guantes ');
    await user.type(form.getByLabelText('Stock actual'), '-1');
    await user.type(form.getByLabelText('Stock crítico'), '5');
    await user.type(form.getByLabelText('Unidad de medida'), 'caja');
    await user.type(form.getByLabelText('Valor unitario'), '12345');
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await form.findByText(/^Elija para el stock un número entre 0/)).toBeInTheDocument();
    expect(server.named('CreateSupply')).toEqual([]);
    await user.clear(form.getByLabelText('Stock actual'));
    await user.type(form.getByLabelText('Stock actual'), '10');
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Insumo creado correctamente')).toBeInTheDocument();
    expect(server.named('CreateSupply')[0]?.variables).toEqual({
      input: {
        ...asStored({ name: 'Guantes', unit: 'caja', stock: 10, criticalStock: 5, unitValue: 12_345 }),
        contains: [],
      },
    });
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByText('Insumo creado correctamente')).toBeNull();
  });

  it('has every declared field of a supply in its form', async () => {
    list();
    const { user } = renderApp('/app/inventario');
    await screen.findByText('No hay insumos disponibles');
    await user.click(screen.getAllByRole('button', { name: 'Nuevo Insumo' })[0]!);
    const form = await screen.findByRole('dialog', { name: 'Nuevo Insumo' });
    expect(fieldsInForm(form, SUPPLY_FIELDS)).toEqual(SUPPLY_FIELD_NAMES);
  });

  it('asks for the reason of a changed stock, and shows the new stock if it moved in the meantime', async () => {
    list(GLOVES);
    const { user } = renderApp('/app/inventario');
    await screen.findByText('Guantes');
    await user.click(screen.getByRole('button', { name: 'Editar Guantes' }));
    const form = within(await screen.findByRole('dialog', { name: 'Editar Insumo' }));
    await user.clear(form.getByLabelText('Stock actual'));
    await user.type(form.getByLabelText('Stock actual'), '12');
    await user.click(form.getByRole('button', { name: 'Actualizar' }));
    expect(await form.findByText('Falta el motivo del cambio de stock.')).toBeInTheDocument();
    await user.type(form.getByLabelText('Motivo del cambio de stock'), 'Compra');
    list({ ...GLOVES, stock: 7, version: 2 });
    server.on('UpdateSupply', {
      error: 'STOCK_MOVED',
      message: 'El stock cambió mientras lo editaba: ahora es 7. Revíselo antes de guardar.',
    });
    await user.click(form.getByRole('button', { name: 'Actualizar' }));
    expect(await form.findByText(/ahora es 7/)).toBeInTheDocument();
    expect(await form.findByText(/El stock pasa de 7 a 12/)).toBeInTheDocument();
    server.on('UpdateSupply', { data: { updateSupply: { ...GLOVES, stock: 12, version: 3 } } });
    await user.click(form.getByRole('button', { name: 'Actualizar' }));
    expect(await screen.findByText('Insumo actualizado correctamente')).toBeInTheDocument();
    const stock = { stock: 12, stockReason: 'Compra' };
    expect(server.named('UpdateSupply').map(({ variables }) => variables)).toEqual([
      { id: 3, version: 1, input: { ...stock, seenStock: 10 } },
      { id: 3, version: 2, input: { ...stock, seenStock: 7 } },
    ]);
  });

  it('refuses to delete a supply in use, with a banner that stays 5 seconds', async () => {
    list(GLOVES);
    server.on('DeleteSupply', { error: 'SUPPLY_IN_USE' });
    const { user } = renderApp('/app/inventario');
    await screen.findByText('Guantes');
    await user.click(screen.getByRole('button', { name: 'Eliminar Guantes' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Eliminar «Guantes»' }));
    expect(question.getByText('¿Está seguro de eliminar este insumo?')).toBeInTheDocument();
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(question.getByRole('button', { name: 'Eliminar' }));
    const sentence = 'No se puede eliminar el insumo porque está siendo utilizado en alguna ficha clínica';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(3_500));
    expect(screen.getByText(sentence)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

describe('shopping list', () => {
  it('reports if the browser blocks the window of the shopping list', async () => {
    list(GAUZE, GLOVES);
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = renderApp('/app/inventario');
    await screen.findByText('Guantes');
    await user.click(screen.getByRole('button', { name: 'Imprimir Lista de Compras' }));
    expect(
      await screen.findByText('Por favor permite ventanas emergentes para imprimir.'),
    ).toBeInTheDocument();
  });

  it('prints all critical supplies whatever the search, and restores the search afterwards', async () => {
    list(GAUZE, ALCOHOL, GLOVES);
    const frame = document.body.appendChild(document.createElement('iframe'));
    const opened = frame.contentWindow!;
    const print = jest.spyOn(opened, 'print').mockImplementation(() => undefined);
    jest.spyOn(window, 'open').mockReturnValue(opened);
    const { user } = renderApp('/app/inventario');
    await screen.findByText('Guantes');
    await user.type(screen.getByLabelText('Buscar insumo'), 'guantes');
    await waitFor(() => expect(screen.queryByText('Gasa')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Imprimir Lista de Compras' }));
    const page = within(opened.document.body);
    expect(await page.findByText('Lista de Insumos para Compra')).toBeTruthy();
    expect(page.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'ComprarNombreDescripciónUnidadStock ActualStock CríticoValor UnitarioVencimientoFaltante',
      'Comprar 3Gasa-caja25$1.50020/11/2026 (Vencido)3',
      'ReponerAlcohol-caja55$1.50001/12/20260',
      'Total de lo que falta$4.500',
    ]);
    await user.click(page.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Gasa')).toBeNull());
    expect(screen.getByText('Guantes')).toBeInTheDocument();
  });

  it('says on the shopping list where a supply is bought, once that is noted', async () => {
    list({ ...GAUZE, supplier: 'Distribuidora Demo' }, ALCOHOL);
    const opened = document.body.appendChild(document.createElement('iframe')).contentWindow!;
    jest.spyOn(window, 'open').mockReturnValue(opened);
    const { user } = renderApp('/app/inventario');
    await screen.findByText('Gasa');
    await user.click(screen.getByRole('button', { name: 'Imprimir Lista de Compras' }));
    const page = within(opened.document.body);
    await page.findByText('Lista de Insumos para Compra');
    expect(page.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^ComprarProveedorNombre/),
      expect.stringMatching(/^Comprar 3Distribuidora DemoGasa/),
      expect.stringMatching(/^Reponer-Alcohol/),
      'Total de lo que falta$4.500',
    ]);
  });
});
