import { WEEKDAYS } from '#domain/clinic-time.js';
import type { NamedPeriod, Period } from '#domain/reports/period.js';
import type { HourFigures } from '#domain/reports/summary.js';
import { weekdayInWords } from '#domain/clinic-time.es.js';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { attendancePath } from '../../../clinic/attendance-path';
import { ExportFigures, FigureFrame } from './FigureCard';

interface HourMapProps {
  /** For the shown period. */
  hours: readonly HourFigures[];
  shown: NamedPeriod;
  /** The one of the page, which is exported with those beside it. */
  period: Period;
  choice: ReactNode;
}

/** The hours of the week at which most appointments start: a table whose cells are the darker the more there are. */
export function HourMap({ hours, shown: one, period, choice }: HourMapProps) {
  const id = useId();
  const most = Math.max(...hours.map(({ count }) => count));
  const weekdays = WEEKDAYS.filter((day) => day < 6 || hours.some(({ weekday }) => weekday === day));
  const shown = [...new Set(hours.map(({ hour }) => hour))].sort((one, other) => one - other);
  const countAt = (weekday: number, hour: number): number =>
    hours.find((one) => one.weekday === weekday && one.hour === hour)?.count ?? 0;
  return (
    <FigureFrame id={id} title="Horas más pedidas" actions={<ExportFigures table="hours" period={period} />}>
      {choice}
      {shown.length === 0 ? (
        <Typography color="textSecondary">Sin datos en este período.</Typography>
      ) : (
        <Grid aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Hora</th>
              {weekdays.map((day) => (
                <th key={day} scope="col">
                  <abbr title={weekdayInWords(day)}>{weekdayInWords(day).slice(0, 2)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((hour) => (
              <tr key={hour}>
                <th scope="row">{hour}</th>
                {weekdays.map((day) => {
                  const count = countAt(day, hour);
                  const share = Math.round((100 * count) / most);
                  return (
                    <td
                      key={day}
                      data-strong={share > 50 || undefined}
                      style={{
                        backgroundColor: `color-mix(in srgb, var(--brand) ${strengthOf(share)}%, var(--sunken))`,
                      }}
                    >
                      {count > 0 && (
                        <Link
                          to={attendancePath(one.from, one.to, {
                            dia: String(day),
                            hora: String(hour),
                            sin_canceladas: 'si',
                          })}
                          aria-label={`${weekdayInWords(day)} a las ${hour}: ${count}`}
                        >
                          {count}
                        </Link>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Grid>
      )}
    </FigureFrame>
  );
}

/** Pale or strong, so that the number can be read on either. @param share in percent of the busiest hour */
const strengthOf = (share: number): number => (share > 50 ? 80 + (share - 50) * 0.4 : share * 0.7);

const Grid = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 3,
  font: 'var(--font-small)',
  fontVariantNumeric: 'tabular-nums',
  '& th': { padding: 2, fontWeight: 500, color: 'var(--ink-2)' },
  '& th:first-of-type': { width: 40 },
  '& abbr': { textDecoration: 'none' },
  '& td': { height: 26, padding: 0, textAlign: 'center', borderRadius: 4, printColorAdjust: 'exact' },
  '& td a': {
    display: 'grid',
    placeItems: 'center',
    height: '100%',
    color: 'var(--ink)',
    textDecoration: 'none',
  },
  '& td[data-strong] a': { color: 'var(--on-brand)' },
  '@media (pointer: coarse)': { '& td': { height: 44 } },
  // Seven days are each as wide as a thumb if they reach into the card's margins.
  '@media (pointer: coarse) and (width < 600px)': {
    width: 'calc(100% + 32px)',
    marginInline: -16,
    borderSpacing: '1px 3px',
    '& th:first-of-type': { width: 28, padding: 0 },
  },
});
