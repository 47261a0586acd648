import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import type { Plot } from './plots';

/** The numbers of a plot. Each row leads to the list behind its bar, and the numbers of other periods to theirs. */
export function PlotTable({ plot, title }: { plot: Plot; title: string }) {
  const { header, bars, series, format } = plot;
  return (
    <Scrolled role="group" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{header}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, path }, place) => (
            <tr key={`${place} ${label}`}>
              <th scope="row">
                {path ? (
                  <Link component={RouterLink} to={path}>
                    {label}
                  </Link>
                ) : (
                  label
                )}
              </th>
              {series.map((one) => {
                const value = format(one.values[place] ?? 0);
                const otherPath = one.values[place] ? one.paths?.[place] : undefined;
                return (
                  <td key={one.label}>
                    {otherPath ? (
                      <Link
                        component={RouterLink}
                        to={otherPath}
                        aria-label={`${label}, ${one.label}: ${value}`}
                      >
                        {value}
                      </Link>
                    ) : (
                      value
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

const Scrolled = styled('div')({
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', font: 'var(--font-text)' },
  '& th, & td': { padding: '7px 12px 7px 0', borderBottom: '1px solid var(--line)', textAlign: 'right' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 500 },
  '& thead th': { font: 'var(--font-second)', color: 'var(--ink-2)', verticalAlign: 'bottom' },
  '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '@media (pointer: coarse)': {
    '& tbody a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  },
});
