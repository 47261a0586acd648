import { firstOfMonth } from '#domain/clinic-time.js';
import { monthInWords } from '#domain/money/pay.es.js';
import { formatClp } from '#domain/stock/clp.js';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useClinicNow } from '../../../clinic/clinic-now';
import { Card } from '../../../ui/Card';
import { useOwnPayStatementQuery } from './pay.generated';

/** The way to their own pay, for a user who is a professional. */
export function OwnPayCard() {
  const month = firstOfMonth(useClinicNow().date);
  const { data } = useOwnPayStatementQuery({ variables: { month }, fetchPolicy: 'cache-and-network' });
  const statement = data?.ownPayStatement;
  if (!statement?.kind) return null;
  return (
    <Card aria-labelledby="mi-liquidacion">
      <Typography variant="h2" id="mi-liquidacion">
        Mi liquidación
      </Typography>
      <Typography sx={{ marginTop: 0.5 }}>
        {monthInWords(month)}, hasta hoy: {formatClp(statement.net)} neto.
      </Typography>
      <Button variant="outlined" component={Link} to="/app/mi-liquidacion" sx={{ marginTop: 1.5 }}>
        Ver mi liquidación
      </Button>
    </Card>
  );
}
