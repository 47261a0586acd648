import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';
import { typeDate } from '../../../testing/type-date';
import { aTreatment } from '../../../testing/treatment';

const sums = (more: object = {}) => ({
  professionalId: 1,
  professionalName: 'Dora Demo',
  month: '2026-10-01',
  kind: 'FEES',
  base: 49_999,
  gross: 19_999,
  retentionPercent: 15.25,
  retention: 3_050,
  rent: 0,
  net: 16_949,
  settledAt: null,
  settledByName: null,
  ...more,
});
const line = (more: object = {}) => ({
  __typename: 'PayLine',
  day: '2026-10-05',
  patient: 'Ana Demo',
  description: 'Láser',
  kind: 'FEES',
  base: 25_000,
  percent: 40,
  amount: 10_000,
  ...more,
});
const statement = (more: object = {}) => ({
  __typename: 'PayStatement',
  ...sums(),
  lines: [line(), line({ base: 24_999, amount: 9_999, percent: 32.5 })],
  ...more,
});
const REGIME = {
  __typename: 'PayRegime',
  id: 1,
  kind: 'FEES',
  validFrom: '2026-10-01',
  basis: 'COLLECTED',
  percent: 40,
  rent: 0,
  rates: [{ __typename: 'PayRate', treatmentId: 2, treatment: 'Láser', percent: 32.5 }],
  at: '2026-10-01T12:00:00Z',
  staffName: 'Ana',
};

let server: FakeServer;
beforeAll(() => Promise.all([import('./PayPage'), import('./StatementPage'), import('./RegimeDialog')]));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('ClinicProfessionals', { data: { professionals: [] } })
    .on('ClinicTreatments', { data: { treatments: [aTreatment(2, 'Láser')] } })
    .on('PayRegimes', { data: { payRegimes: [REGIME] } })
    .on('PayStatement', { data: { payStatement: statement() } });
});

describe('the pay of a month', () => {
  it('the month has a line for each professional, also for those without a regime', async () => {
    server.on('PayMonth', {
      data: {
        payMonth: [
          { __typename: 'PaySummary', ...sums() },
          {
            __typename: 'PaySummary',
            ...sums({
              professionalId: 2,
              professionalName: 'Mila Demo',
              kind: null,
              gross: 0,
              retention: 0,
              net: 0,
            }),
          },
        ],
      },
    });
    renderApp('/app/caja/liquidaciones?mes=2026-10');
    const table = await screen.findByRole('table', { name: 'Liquidaciones del mes' });
    expect(within(table).getByRole('link', { name: 'Dora Demo' })).toHaveAttribute(
      'href',
      '/app/caja/liquidaciones/1?mes=2026-10',
    );
    expect(within(table).getByText('Falta definir cómo se le paga')).toBeVisible();
    expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent('$19.999$3.050$16.949');
  });

  it('a month that failed to load has a button to try again', async () => {
    server.on('PayMonth', { error: 'INTERNAL' });
    const { user } = renderApp('/app/caja/liquidaciones');
    expect(await screen.findByText('No se pudieron cargar las liquidaciones.')).toBeVisible();
    server.on('PayMonth', { data: { payMonth: [] } });
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('No hay profesionales.')).toBeVisible();
  });
});

describe('a statement', () => {
  it('a statement shows its lines and sums, and can be settled after a question once its month is over', async () => {
    const { user } = renderApp('/app/caja/liquidaciones/1?mes=2026-10');
    expect(await screen.findByRole('heading', { name: 'Liquidación de Dora Demo' })).toBeVisible();
    const table = screen.getByRole('table', { name: 'Liquidación' });
    expect(within(table).getAllByRole('row')[2]).toHaveTextContent('$24.99932,5 %$9.999');
    expect(screen.getByText('Retención 15,25 %').nextSibling).toHaveTextContent('-$3.050');
    expect(screen.getByText('Neto a pagar').nextSibling).toHaveTextContent('$16.949');
    const settled = statement({ settledAt: '2026-11-01T12:00:00Z', settledByName: 'Ana' });
    server
      .on('SettlePay', { data: { settlePay: settled } })
      .on('PayStatement', { data: { payStatement: settled } });
    await user.click(screen.getByRole('button', { name: 'Liquidar' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Liquidar' }),
    );
    expect(await screen.findByText(/^Honorarios\. Liquidado el .* por Ana\.$/)).toBeVisible();
    expect(server.named('SettlePay')[0]?.variables).toEqual({ professionalId: 1, month: '2026-10-01' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Liquidar' })).toBeNull());
  });

  it('a new regime of a professional takes percentages with a decimal comma', async () => {
    server.on('AddPayRegime', { data: { addPayRegime: REGIME } });
    const { user } = renderApp('/app/caja/liquidaciones/1?mes=2026-10');
    expect(await screen.findByText('Honorarios · 40 % de lo cobrado')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cambiar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cómo se le paga' }));
    await user.clear(dialog.getByLabelText('Porcentaje'));
    await user.type(dialog.getByLabelText('Porcentaje'), '100,5');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(dialog.getByText(/^Escriba un porcentaje de 0 a 100/)).toBeVisible();
    await user.clear(dialog.getByLabelText('Porcentaje'));
    await user.type(dialog.getByLabelText('Porcentaje'), '42,5');
    await user.selectOptions(dialog.getByLabelText('Sobre lo'), 'Atendido');
    await typeDate(user, 'Desde', '2026-11-01');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Régimen guardado')).toBeVisible();
    expect(server.named('AddPayRegime')[0]?.variables).toEqual({
      input: {
        professionalId: 1,
        kind: 'FEES',
        validFrom: '2026-11-01',
        basis: 'CHARGED',
        percent: 42.5,
        rates: [{ treatmentId: 2, percent: 32.5 }],
      },
    });
  });

  it('a printed statement has its lines and sums, and says that it is no boleta', async () => {
    renderApp('/app/caja/liquidaciones/1?mes=2026-10');
    await screen.findByText('Honorarios · 40 % de lo cobrado');
    const paper = () => document.querySelector<HTMLElement>('[data-paper]')?.textContent;
    expect(paper()).toBeUndefined();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    for (const part of [
      'Liquidación · Dora Demo · octubre de 2026',
      'Comprobante interno, no es boleta ni liquidación de sueldo.',
      '05/10/2026Ana DemoLáser$25.00040 %$10.000',
      'Bruto$19.999Retención 15,25 %-$3.050Neto a pagar$16.949',
    ])
      expect(paper()).toContain(part);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(paper()).toBeUndefined();
  });

  it('a user without a professional gets a sentence instead of a statement', async () => {
    server.on('OwnPayStatement', { data: { ownPayStatement: null } });
    renderApp('/app/mi-liquidacion');
    expect(await screen.findByText('Su usuario no es de un profesional de la clínica.')).toBeVisible();
  });
});
