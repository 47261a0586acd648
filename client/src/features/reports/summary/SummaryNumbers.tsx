import { STATUS_WORDS } from '#domain/agenda/appointment.es.js';
import type { NamedPeriod } from '#domain/reports/period.js';
import { shortPeriodName } from '#domain/reports/period.es.js';
import { type AppointmentFigures, type IncomeFigures, noShowRateOf } from '#domain/reports/summary.js';
import { formatClp } from '#domain/stock/clp.js';
import { thousands } from '#domain/thousands.es.js';
import { ATTENDANCE_WORDS } from '#domain/visits/attendance.es.js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { attendancePath } from '../../../clinic/attendance-path';
import { moneyLinesPath } from '../../../clinic/money-lines-path';
import { Card } from '../../../ui/Card';
import { THUMB_HIGH } from '../../../ui/theme/thumb-high';
import { changeInWords } from './plot-words';
import { occupancyIn, ofPeriod, outcomesOf, type Paths } from './plots';
import { hoursOf } from './total-plots';

interface SummaryNumbersProps {
  appointments: AppointmentFigures | undefined;
  income: IncomeFigures | undefined;
  periods: readonly NamedPeriod[];
  paths: Paths;
}

interface BigNumber {
  readonly name: string;
  readonly value: string;
  readonly lines: ReadonlyArray<string | undefined>;
  /** The list behind it; undefined if there is none, or if the user may not see it. */
  readonly path?: string | undefined;
}

/** The most wanted numbers, each beside its value in the periods before. */
export function SummaryNumbers({ appointments, income, periods, paths }: SummaryNumbersProps) {
  const current = periods.find(({ period }) => period === 'CURRENT');
  const listed = (more: Readonly<Record<string, string>>) =>
    current && paths.mayReadAgenda ? attendancePath(current.from, current.to, more) : undefined;
  const others = periods.filter(({ period }) => period !== 'CURRENT');
  const changes = (valueIn: (period: NamedPeriod['period']) => number): string[] =>
    others.flatMap((one) => {
      const change = changeInWords(valueIn('CURRENT'), valueIn(one.period));
      return change === undefined ? [] : [`${change} que ${shortPeriodName(one)}`];
    });
  const money = (period: NamedPeriod['period']) => income && ofPeriod(income.totals, period)[0];
  const numbers: BigNumber[] = [];
  const totals = money('CURRENT');
  if (totals)
    numbers.push({
      name: 'Ingresos',
      value: formatClp(totals.charged),
      path: current && moneyLinesPath(current),
      lines: [
        ...changes((period) => money(period)?.charged ?? 0),
        `pagado ${formatClp(totals.paid)}`,
        totals.rented !== 0 ? `aparte, de quienes arriendan: ${formatClp(totals.rented)}` : undefined,
        totals.unchargedVisits > 0 ? `sin cobro registrado: ${thousands(totals.unchargedVisits)}` : undefined,
      ],
    });
  if (appointments) {
    const { attended, noShows } = outcomesOf(appointments, 'CURRENT');
    const noShowRate = noShowRateOf({ attended, noShows });
    const { openMinutes, percent } = occupancyIn(appointments, 'CURRENT');
    const resold = ofPeriod(appointments.resold, 'CURRENT')[0];
    // Before the clinic's first appointment, nothing was empty and all came.
    const known = others.filter(({ period }) =>
      Object.values(outcomesOf(appointments, period)).some((count) => count > 0),
    );
    numbers.push(
      {
        name: 'Visitas',
        value: thousands(attended),
        path: listed({ estado: STATUS_WORDS.COMPLETED }),
        lines: changes((period) => outcomesOf(appointments, period).attended),
      },
      {
        name: 'Ocupación',
        value: percent === undefined ? 'Sin horas' : `${percent} %`,
        lines: [
          `de ${thousands(Math.round(openMinutes / 60))} horas`,
          ...known.flatMap((one) => {
            const before = occupancyIn(appointments, one.period).percent;
            return before === undefined ? [] : [`${before} % en ${shortPeriodName(one)}`];
          }),
        ],
      },
      {
        name: 'No vinieron',
        value: thousands(noShows),
        path: listed({ estado: ATTENDANCE_WORDS.NO_SHOW }),
        lines: [
          noShowRate === undefined ? undefined : `${noShowRate} % de las visitas esperadas`,
          totals && noShows > 0 ? `${formatClp(totals.noShowsValue)} perdidos` : undefined,
          ...known.map((one) => `${outcomesOf(appointments, one.period).noShows} en ${shortPeriodName(one)}`),
        ],
      },
      {
        name: 'Revendidas',
        value: hoursInWords(resold?.minutes ?? 0),
        path: listed({ revendidas: 'si' }),
        lines: [
          totals && totals.resoldAmount !== 0
            ? `${formatClp(totals.resoldAmount)} de la lista de espera`
            : 'canceladas y dadas a la lista de espera',
        ],
      },
    );
  }
  return (
    <Box component="ul" sx={NUMBERS}>
      {numbers.map(({ name, value, lines, path }) => (
        <Card as="li" key={name} sx={{ '&&': { padding: 2 }, containerType: 'inline-size' }}>
          <Box sx={{ font: 'var(--font-second)', color: 'var(--ink-2)' }}>{name}</Box>
          {/* As high with a link as without one. */}
          <Box sx={{ font: 'var(--font-figure)', alignContent: 'center', ...THUMB_HIGH, ...sizeOf(value) }}>
            {path ? (
              <Link
                component={RouterLink}
                to={path}
                color="inherit"
                underline="hover"
                aria-label={`${name}: ${value}, ver la lista`}
                sx={{ display: 'inline-block', alignContent: 'center', ...THUMB_HIGH }}
              >
                {value}
              </Link>
            ) : (
              value
            )}
          </Box>
          {lines.map(
            (line) =>
              line && (
                <Box key={line} sx={{ font: 'var(--font-second)', color: 'var(--ink-2)' }}>
                  {line}
                </Box>
              ),
          )}
        </Card>
      ))}
    </Box>
  );
}

const hoursInWords = (minutes: number): string => (minutes === 60 ? '1 hora' : `${hoursOf(minutes)} horas`);

/** In em: the average of a long amount, dots included. */
const WIDTH_OF_A_CHARACTER = 0.55;

/** As large as other figures, unless it is too long for its card. */
const sizeOf = (value: string) => {
  const fitting = `100cqi / ${String(WIDTH_OF_A_CHARACTER * value.length)}`;
  return {
    fontSize: `min(1.75rem, ${fitting})`,
    '@media (width < 600px)': { fontSize: `min(1.25rem, ${fitting})` },
  };
};

const NUMBERS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(150px, 1fr))' },
  gap: 2,
  // If their number is odd, the last one has no neighbour.
  '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '@media print': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :last-child:nth-of-type(odd)': { gridColumn: 'auto' },
  },
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;
