import { describe, expect, it } from '@jest/globals';
import { periodsBeside } from '#domain/reports/period.js';
import type { AppointmentFigures, IncomeFigures } from '#domain/reports/summary.js';
import { hoursOf, resoldPlot, totalsPlot } from './total-plots';

const PERIODS = periodsBeside({ from: '2026-11-01', to: '2026-11-30' });
const ALL = { mayReadAgenda: true };

describe('Plots of totals', () => {
  it('plots charges and payments by period, and leads to their lists', () => {
    const totals = [
      { period: 'CURRENT', charged: 75_000, paid: 50_000 },
      { period: 'BEFORE', charged: 0, paid: 10_000 },
    ];
    const plot = totalsPlot({ totals } as unknown as IncomeFigures, PERIODS);
    expect(plot.series.map(({ label, values }) => [label, ...values.map(plot.format)])).toEqual([
      ['Cobrado', '$75.000', '$0', '$0'],
      ['Pagado', '$50.000', '$10.000', '$0'],
    ]);
    expect(plot.bars.map(({ label }) => label)).toEqual([
      'noviembre de 2026',
      'octubre de 2026',
      'noviembre de 2025',
    ]);
    expect(plot.series.map(({ paths }) => paths?.[1])).toEqual([
      '/app/caja/movimientos?desde=2026-10-01&hasta=2026-10-31&tipo=cobro',
      '/app/caja/movimientos?desde=2026-10-01&hasta=2026-10-31&tipo=pago',
    ]);
  });

  it('plots resold hours by period, and leads to their appointments', () => {
    const resold = [
      { period: 'CURRENT', count: 2, minutes: 150 },
      { period: 'BEFORE', count: 1, minutes: 60 },
    ];
    const plot = resoldPlot({ resold } as unknown as AppointmentFigures, PERIODS, ALL);
    expect(plot.series.map(({ label, values }) => [label, ...values.map(plot.format)])).toEqual([
      ['Horas', '2,5', '1', '0'],
      ['Citas', '2', '1', '0'],
    ]);
    expect(plot.bars[1]?.path).toBe('/app/citas/listado?desde=2026-10-01&hasta=2026-10-31&revendidas=si');
  });

  it('plots nothing if nothing was charged, paid or resold', () => {
    const none = { totals: [], resold: [] };
    expect(totalsPlot(none as unknown as IncomeFigures, PERIODS).bars).toEqual([]);
    expect(resoldPlot(none as unknown as AppointmentFigures, PERIODS, ALL).bars).toEqual([]);
  });

  it('writes many hours with a point and a decimal comma', () => {
    expect([0, 60, 90, 65, 74_010].map(hoursOf)).toEqual(['0', '1', '1,5', '1,1', '1.233,5']);
  });
});
