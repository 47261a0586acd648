import { describe, expect, it } from '@jest/globals';
import { periodsBeside } from '#domain/reports/period.js';
import type { AppointmentFigures, IncomeFigures } from '#domain/reports/summary.js';
import {
  cancellationsPlot,
  methodsPlot,
  occupancyPlot,
  patientsPlot,
  professionalsPlot,
  sourcesPlot,
  suppliesPlot,
  treatmentsPlot,
  weeksPlot,
} from './plots';
import { changeInWords, pesosInShort } from './plot-words';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const PERIODS = periodsBeside(NOVEMBER);
const THIS_MONTH = { period: 'CURRENT', ...NOVEMBER } as const;
const ALL = { mayReadAgenda: true };
const NO_RIGHTS = { mayReadAgenda: false };

const outcomes = { attended: 0, cancelled: 0, noShows: 0, open: 0 };
const figures = {
  weeks: [
    { period: 'CURRENT', week: '2026-10-26', serviceType: 'PODIATRY', ...outcomes, attended: 1 },
    { period: 'CURRENT', week: '2026-11-02', serviceType: 'PODIATRY', ...outcomes, attended: 3, noShows: 1 },
    { period: 'CURRENT', week: '2026-11-02', serviceType: 'MANICURE', ...outcomes, attended: 2, open: 4 },
    { period: 'BEFORE', week: '2026-10-05', serviceType: 'MANICURE', ...outcomes, attended: 9 },
  ],
  cancellations: [
    { period: 'CURRENT', by: 'STAFF', notice: 'EARLIER', count: 2 },
    { period: 'CURRENT', by: 'OWNER', notice: 'UNDER_2_HOURS', count: 1 },
    { period: 'BEFORE', by: 'SYSTEM', notice: 'EARLIER', count: 7 },
  ],
  occupancy: [
    {
      period: 'CURRENT',
      professionalId: 1,
      professionalName: 'Paula',
      weekday: 2,
      openMinutes: 600,
      bookedMinutes: 300,
    },
    {
      period: 'CURRENT',
      professionalId: 1,
      professionalName: 'Paula',
      weekday: 1,
      openMinutes: 600,
      bookedMinutes: 60,
    },
    {
      period: 'BEFORE',
      professionalId: 2,
      professionalName: 'Inés',
      weekday: 1,
      openMinutes: 60,
      bookedMinutes: 60,
    },
  ],
} as unknown as AppointmentFigures;

const shown = ({ bars, series }: ReturnType<typeof weeksPlot>) => ({
  bars: bars.map(({ label }) => label),
  series: Object.fromEntries(series.map(({ label, values }) => [label, values])),
});

describe('The plot of weeks', () => {
  it('adds up both services, and leads to the days of the week that are in the period', () => {
    const plot = weeksPlot(figures, THIS_MONTH, undefined, ALL);
    expect(shown(plot)).toEqual({
      bars: ['26/10/2026', '02/11/2026'],
      series: { Atendidas: [1, 5], 'No vinieron': [0, 1], Canceladas: [0, 0], 'Por cerrar': [0, 4] },
    });
    expect(plot.bars.map(({ path }) => path)).toEqual([
      '/app/citas/listado?desde=2026-11-01&hasta=2026-11-01',
      '/app/citas/listado?desde=2026-11-02&hasta=2026-11-08',
    ]);
  });

  it('leads from each outcome to its own appointments, also from open ones, which have two states', () => {
    const { bars, series } = weeksPlot(figures, THIS_MONTH, 'PODIATRY', ALL);
    const week = '/app/citas/listado?desde=2026-11-02&hasta=2026-11-08&servicio=podologia';
    expect(series.map(({ label, paths }) => [label, paths?.[1]])).toEqual([
      ['Atendidas', `${week}&estado=completada`],
      ['No vinieron', `${week}&estado=no_vino`],
      ['Canceladas', `${week}&estado=cancelada`],
      ['Por cerrar', `${week}&por_cerrar=si`],
    ]);
    expect(bars[1]?.path).toBe(week);
    expect(weeksPlot(figures, THIS_MONTH, undefined, NO_RIGHTS).series[0]?.paths).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('plots one service, without links for users who may not read the agenda', () => {
    expect(weeksPlot(figures, THIS_MONTH, 'MANICURE', ALL).bars).toEqual([
      {
        label: '02/11/2026',
        short: '02/11',
        path: '/app/citas/listado?desde=2026-11-02&hasta=2026-11-08&servicio=manicura',
      },
    ]);
    expect(weeksPlot(figures, THIS_MONTH, undefined, NO_RIGHTS).bars.map(({ path }) => path)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

it('The plot of cancellations has who cancelled in this period, and how late', () => {
  expect(shown(cancellationsPlot(figures, THIS_MONTH, ALL))).toEqual({
    bars: ['Paciente', 'Equipo'],
    series: { '48 horas o más': [0, 2], 'Menos de 2 horas': [1, 0] },
  });
  const { bars, series } = cancellationsPlot(figures, THIS_MONTH, ALL);
  const lists = ['paciente', 'equipo'].map(
    (who) => `/app/citas/listado?desde=2026-11-01&hasta=2026-11-30&estado=cancelada&cancelada_por=${who}`,
  );
  expect(bars.map(({ path }) => path)).toEqual(lists);
  expect(series.map(({ paths }) => paths)).toEqual(
    ['desde_48_horas', 'menos_de_2_horas'].map((notice) =>
      lists.map((one) => `${one}&anticipacion=${notice}`),
    ),
  );
});

it('The plot of patients leads to the visits of new and of returning patients', () => {
  const patients = [{ period: 'CURRENT', newPatients: 2, returningPatients: 3 }];
  const { series } = patientsPlot({ ...figures, patients } as AppointmentFigures, PERIODS, ALL);
  expect(series.map(({ label, values, paths }) => [label, values[0], paths?.[0]])).toEqual([
    ['Nuevos', 2, '/app/citas/listado?desde=2026-11-01&hasta=2026-11-30&pacientes=nuevos'],
    ['Que vuelven', 3, '/app/citas/listado?desde=2026-11-01&hasta=2026-11-30&pacientes=que_vuelven'],
  ]);
});

it('The plot of occupancy is in percent, by professional or by weekday, beside the other periods', () => {
  const by = (what: 'professional' | 'weekday') => shown(occupancyPlot(figures, what, PERIODS, ALL));
  const [now, before, yearBefore] = ['noviembre de 2026', 'octubre de 2026', 'noviembre de 2025'] as const;
  expect(by('professional')).toEqual({
    bars: ['Paula', 'Inés'],
    series: { [now]: [30, 0], [before]: [0, 100], [yearBefore]: [0, 0] },
  });
  expect(by('weekday')).toEqual({
    bars: ['Lunes', 'Martes'],
    series: { [now]: [10, 50], [before]: [100, 0], [yearBefore]: [0, 0] },
  });
});

it('The plots of money name what has no name, and lead to the charges and payments of each period', () => {
  const income = {
    treatments: [
      { period: 'CURRENT', treatment: 'Láser', count: 1, amount: 25_000 },
      { period: 'CURRENT', treatment: '', count: 1, amount: -5_000 },
    ],
    professionals: [
      { period: 'CURRENT', professionalId: 3, professionalName: 'Paula', count: 1, amount: 25_000 },
      {
        period: 'CURRENT',
        professionalId: null,
        professionalName: 'Sin profesional',
        count: 1,
        amount: -5_000,
      },
    ],
    methods: [{ period: 'CURRENT', method: 'CASH', count: 1, paid: 1, refunded: 0, amount: 1 }],
  } as unknown as IncomeFigures;
  const treatments = treatmentsPlot(income, PERIODS);
  expect(treatments.bars.map(({ label }) => label)).toEqual(['Láser', 'Ventas y otros cobros']);
  expect(treatments.series[0]!.values.map((value) => treatments.format(value))).toEqual([
    '$25.000',
    '-$5.000',
  ]);
  const plots = [treatments, professionalsPlot(income, PERIODS), methodsPlot(income, PERIODS)];
  const filters = [
    ...['tratamiento=L%C3%A1ser', 'tratamiento=', 'profesional=3', 'profesional=nadie', 'medio=efectivo'],
  ];
  const listed = (from: string, to: string) =>
    filters.map((filter) => `/app/caja/movimientos?desde=${from}&hasta=${to}&${filter}`);
  expect(plots.flatMap(({ bars }) => bars.map(({ path }) => path))).toEqual(
    listed('2026-11-01', '2026-11-30'),
  );
  // The bars of the other periods lead to their own days.
  const [current, before, yearBefore] = PERIODS.map((_, place) =>
    plots.flatMap(({ series }) => series[place]!.paths),
  );
  expect(current).toEqual([undefined, undefined, undefined]);
  expect(before).toEqual(listed('2026-10-01', '2026-10-31'));
  expect(yearBefore).toEqual(listed('2025-11-01', '2025-11-30'));
});

it('The plots of sources, weekdays and supplies lead to the list with their own filter', () => {
  const sources = [{ period: 'CURRENT', source: 'WAITING_LIST', count: 1 }];
  const supplies = [
    { period: 'CURRENT', treatment: 'Láser', records: 1, cost: 1 },
    { period: 'CURRENT', treatment: '', records: 1, cost: 1 },
  ] as const;
  const plots = [
    sourcesPlot({ ...figures, sources } as AppointmentFigures, PERIODS, ALL),
    occupancyPlot(figures, 'weekday', PERIODS, ALL),
    suppliesPlot(supplies, PERIODS),
  ];
  const listed = '/app/citas/listado?desde=2026-11-01&hasta=2026-11-30';
  expect(plots.flatMap(({ bars }) => bars.map(({ path }) => path))).toEqual([
    `${listed}&origen=lista_de_espera`,
    `${listed}&dia=1&sin_canceladas=si`,
    `${listed}&dia=2&sin_canceladas=si`,
    '/app/inventario?usados=L%C3%A1ser&desde=2026-11-01&hasta=2026-11-30',
    '/app/inventario?usados=&desde=2026-11-01&hasta=2026-11-30',
  ]);
});

it('A change is in percent of before, unless there was nothing', () => {
  expect([changeInWords(108, 100), changeInWords(97, 100), changeInWords(7, 7), changeInWords(7, 0)]).toEqual(
    ['+8 %', '−3 %', 'igual', undefined],
  );
});

it('The axis of pesos is short', () => {
  expect([0, 900, -5_000, 1_500_000, 20_000_000].map(pesosInShort)).toEqual([
    '$0',
    '$900',
    '-$5 mil',
    '$1,5 M',
    '$20 M',
  ]);
});
