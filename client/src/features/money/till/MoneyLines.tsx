import { clinicClock, timeAt } from '#domain/clinic-time.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useClinic } from '../../../clinic/clinic';
import { PatientLink } from '../../../clinic/PatientLink';
import { instantOf } from '../../../ui/clock';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { LineAction } from './LineMenu';
import { LineMenu } from './LineMenu';
import { detailOf, paymentInWords, type TillLine } from './line-words';

interface MoneyLinesProps {
  label: string;
  lines: readonly TillLine[];
  /** Whether all are of one patient, whose name then is not repeated; the day is named instead of the hour. */
  isOfPatient?: boolean;
  actionsOf: (line: TillLine) => readonly LineAction[];
}

/** Charges and payments in two columns that add up. */
export function MoneyLines({ label, lines, isOfPatient = false, actionsOf }: MoneyLinesProps) {
  const { timeZone } = useClinic();
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="table" aria-label={label} sx={table}>
        <thead>
          <tr>
            <th scope="col" className="when">
              {isOfPatient ? 'Día' : 'Hora'}
            </th>
            <th scope="col">Detalle</th>
            <th scope="col" className="amount">
              Cobro
            </th>
            <th scope="col" className="amount">
              Pago
            </th>
            <th scope="col">
              <VisuallyHidden>Acciones</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((shown) => {
            const { is, line } = shown;
            const words = is === 'charge' ? line.description : paymentInWords(line);
            const isBack = line.amount < 0 || (is === 'charge' && line.isReversed);
            const when = isOfPatient
              ? shortDate(line.belongsTo)
              : timeAt(clinicClock(instantOf(line.at), timeZone).minutes);
            const detail = detailOf(shown);
            return (
              <tr key={`${is} ${line.id}`} data-back={isBack}>
                <td className="when">{when}</td>
                <td>
                  <Typography
                    component="span"
                    variant="caption"
                    color="textSecondary"
                    className="day"
                    sx={{ display: 'none' }}
                  >
                    {when}
                  </Typography>
                  {!isOfPatient && (
                    <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                      {line.patientId === null ? (
                        'Venta sin paciente'
                      ) : (
                        <PatientLink patient={{ id: line.patientId, name: line.patientName ?? 'Paciente' }} />
                      )}
                    </Typography>
                  )}
                  {is === 'charge' && line.reversesId !== null ? `Anulación: ${words}` : words}
                  {detail && (
                    <Typography
                      component="span"
                      variant="body2"
                      color="textSecondary"
                      sx={{ display: 'block' }}
                    >
                      {detail}
                    </Typography>
                  )}
                </td>
                <td className="amount">{is === 'charge' && formatClp(line.amount)}</td>
                <td className="amount">{is === 'payment' && formatClp(line.amount)}</td>
                <td className="menu">
                  <LineMenu name={`${words} ${formatClp(line.amount)}`} actions={actionsOf(shown)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { font: 'var(--font-small)', color: 'var(--ink-2)', textAlign: 'left', fontWeight: 600 },
  '& th, & td': { padding: '8px 10px 8px 0', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& td': { borderTop: '1px solid var(--line)' },
  '& .amount': { textAlign: 'right', whiteSpace: 'nowrap', overflowWrap: 'normal', width: '1%' },
  '& td.when': { whiteSpace: 'nowrap', width: '1%', color: 'var(--ink-2)' },
  '& td.menu': { width: 40, padding: 0, textAlign: 'right' },
  '& [data-back="true"] td.amount': { color: 'var(--ink-2)' },
  // A phone has no room for a column of its own, and neither has the side of a page.
  [`@container (max-width: 520px)`]: { '& .when': { display: 'none' }, '& .day': { display: 'block' } },
} as const;
