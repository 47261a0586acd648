import { longDate, monthName } from '#domain/clinic-time.es.js';
import { timeAt } from '#domain/clinic-time.js';
import { NOT_A_RECEIPT } from '#domain/money/money.es.js';
import { equalityInWords } from '#domain/money/month-sheets.es.js';
import { type MoneyMonth, sumsOf } from '#domain/money/month.js';
import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import { ClinicLetterhead } from '../../../clinic/ClinicLetterhead';
import { useClinicNow } from '../../../clinic/clinic-now';
import { Paper } from '../../../ui/paper/Paper';
import { tablesOf } from './month-tables';

/** The month's totals on one page; the days stand in the spreadsheet. */
export function MonthPaper({ month }: { month: MoneyMonth }) {
  const { date: today, minutes } = useClinicNow();
  const sums = sumsOf(month);
  return (
    <Paper letterhead={<ClinicLetterhead />}>
      <h1>
        Mes del contador · {monthName(month.month)} de {month.month.slice(0, 4)}
      </h1>
      <p>
        {equalityInWords(sums)} Efectivo del mes: {formatClp(sums.cash)}. Visitas sin cobro registrado:{' '}
        {month.unchargedVisits}. {NOT_A_RECEIPT}
      </p>
      <Box sx={COLUMNS}>
        {tablesOf(month)
          .filter(({ id }) => id !== 'cierres')
          .map(({ id, title, headers, lines }) => (
            <section key={id}>
              <h2>{title}</h2>
              <table>
                <thead>
                  <tr>
                    {headers.map((header, index) => (
                      <th key={header} className={index > 0 ? 'is-number' : undefined}>
                        {header}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {lines.map(({ key, name, detail, warning, cells, isTotal }) => (
                    <tr key={key ?? `${name} ${detail ?? ''}`}>
                      <td>
                        {isTotal ? <strong>{name}</strong> : name}
                        {detail && <small>{detail}</small>}
                        {warning && (
                          <small>
                            <strong>{warning}</strong>
                          </small>
                        )}
                      </td>
                      {cells.map((cell, index) => (
                        <td key={headers[index + 1]} className="is-number">
                          {isTotal ? <strong>{cell}</strong> : cell}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ))}
      </Box>
      <footer>
        Impreso el {longDate(today)} a las {timeAt(minutes)}.
      </footer>
    </Paper>
  );
}

/** At the top of a column, a margin would be left out. */
const COLUMNS = {
  columnCount: 2,
  columnGap: '2em',
  '& section': { breakInside: 'avoid', paddingTop: '1.3em' },
  '&& h2': { marginTop: 0 },
  '&& :is(th, td)': { paddingBlock: '0.35em' },
} as const;
