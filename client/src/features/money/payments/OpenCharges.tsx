import { shortDate } from '#domain/clinic-time.es.js';
import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ChargeLineFragment } from '../money.generated';

interface OpenChargesProps {
  charges: readonly ChargeLineFragment[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

/** The charges to pay; of several, the user may leave some for another day. */
export function OpenCharges({ charges, chosen, onChoose }: OpenChargesProps) {
  const [only] = charges;
  if (charges.length === 1 && only) return <Line charge={only} />;
  return (
    <Box role="group" aria-label="Qué se paga" sx={{ display: 'grid' }}>
      {charges.map((charge) => (
        <FormControlLabel
          key={charge.id}
          label={<Line charge={charge} />}
          sx={{ marginRight: 0, '& > .MuiFormControlLabel-label': { flex: 1, minWidth: 0 } }}
          control={
            <Checkbox
              checked={chosen.has(charge.id)}
              onChange={({ target }) => {
                const next = new Set(chosen);
                if (target.checked) next.add(charge.id);
                else next.delete(charge.id);
                onChoose(next);
              }}
            />
          }
        />
      ))}
    </Box>
  );
}

const Line = ({ charge: { description, belongsTo, owed, paid } }: { charge: ChargeLineFragment }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="span">{description}</Typography>{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {shortDate(belongsTo)}
        {paid > 0 && ` · ya pagó ${formatClp(paid)}`}
      </Typography>
    </Box>
    <Typography component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
      {formatClp(owed)}
    </Typography>
  </Box>
);
