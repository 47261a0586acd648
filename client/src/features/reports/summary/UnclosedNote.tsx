import type { Period } from '#domain/reports/period.js';
import { isUnclosedMuch } from '#domain/reports/summary.js';
import { thousands } from '#domain/thousands.es.js';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { unclosedPath } from '../../../clinic/attendance-path';
import { useUnclosedInPeriodQuery } from './summary.generated';

/** Above figures that count visits: whether many appointments of the period still lack an outcome. */
export function UnclosedNote({ from, to }: Period) {
  const { data } = useUnclosedInPeriodQuery({ variables: { from, to }, fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { unclosedCount, counts } = data.attendanceList;
  const of = (wanted: string): number => counts.find(({ state }) => state === wanted)?.count ?? 0;
  if (!isUnclosedMuch(unclosedCount, of('COMPLETED') + of('NO_SHOW'))) return null;
  const isOne = unclosedCount === 1;
  return (
    <Typography role="status">
      <Link component={RouterLink} to={unclosedPath(from, to)}>
        {isOne ? '1 cita' : `${thousands(unclosedCount)} citas`}
      </Link>{' '}
      de este período {isOne ? 'sigue' : 'siguen'} sin cerrar: no cuentan como atendidas ni como no vinieron.
    </Typography>
  );
}
