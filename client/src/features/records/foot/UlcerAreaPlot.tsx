import { shortDate } from '#domain/clinic-time.es.js';
import { decimalComma } from '#domain/decimal-comma.es.js';
import { daysBetween } from '#domain/clinic-time.js';
import type { AreaOnDay } from '#domain/records/foot/place-history.js';
import Box from '@mui/material/Box';

const WIDTH = 320;
const HEIGHT = 120;
const MARGIN = { left: 34, right: 10, top: 12, bottom: 22 };

/** The area of an ulcer over the visits as a line, with the same numbers in a table. @param areas oldest first */
export function UlcerAreaPlot({ areas }: { areas: readonly AreaOnDay[] }) {
  const first = areas[0]?.date ?? '';
  const last = areas.at(-1)?.date ?? '';
  const largest = Math.max(...areas.map(({ area }) => area));
  const length = Math.max(daysBetween(first, last), 1);
  const x = (date: string): number =>
    MARGIN.left + (daysBetween(first, date) / length) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (area: number): number =>
    HEIGHT - MARGIN.bottom - (area / (largest || 1)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const points = areas.map(({ date, area }) => [x(date), y(area)] as const);
  return (
    <Box component="figure" sx={{ margin: 0, display: 'grid', gap: 1, color: 'text.secondary' }}>
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        sx={{
          width: '100%',
          maxWidth: 420,
          height: 'auto',
          '& text': { fontSize: 11, fill: 'currentColor' },
        }}
      >
        <path
          d={`M${MARGIN.left} ${MARGIN.top}V${HEIGHT - MARGIN.bottom}H${WIDTH - MARGIN.right}`}
          fill="none"
          stroke="var(--line-strong)"
        />
        <text x={MARGIN.left - 5} y={MARGIN.top + 4} textAnchor="end">
          {decimalComma(largest)}
        </text>
        <text x={MARGIN.left - 5} y={HEIGHT - MARGIN.bottom + 4} textAnchor="end">
          0
        </text>
        <text x={MARGIN.left} y={HEIGHT - 6}>
          {shortDate(first)}
        </text>
        <text x={WIDTH - MARGIN.right} y={HEIGHT - 6} textAnchor="end">
          {shortDate(last)}
        </text>
        <path
          d={`M${points.map(([left, top]) => `${left} ${top}`).join('L')}`}
          fill="none"
          stroke="var(--brand)"
          strokeWidth="2"
        />
        {points.map(([left, top]) => (
          <circle key={`${left} ${top}`} cx={left} cy={top} r="3.5" fill="var(--brand)" />
        ))}
      </Box>
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          justifySelf: 'start',
          font: 'var(--font-small)',
          '& caption': { textAlign: 'left', fontWeight: 620, whiteSpace: 'nowrap' },
          '& th, & td': { paddingRight: 2, textAlign: 'left', fontWeight: 400 },
          '& td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        }}
      >
        <caption>Área de la úlcera (cm²)</caption>
        <thead>
          <tr>
            <th scope="col">Fecha</th>
            <th scope="col">Área</th>
          </tr>
        </thead>
        <tbody>
          {areas.map(({ date, area }) => (
            <tr key={date}>
              <th scope="row">{shortDate(date)}</th>
              <td>{decimalComma(area)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
