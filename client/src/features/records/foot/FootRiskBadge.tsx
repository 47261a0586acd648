import { categoryInWords } from '#domain/records/foot/risk.es.js';
import type { RiskCategory } from '#domain/records/foot/risk.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StatusPill } from '../../../ui/StatusPill';
import { type FootStandingQuery, useFootStandingQuery } from './foot-exam.generated';

/** Category and reason of a patient's feet; empty for patients without diabetes. For users who read health data. */
export function FootRiskBadge({ patientId }: { patientId: number }) {
  const { data, error } = useFootStandingQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) {
    return (
      <Typography variant="body2" color="textSecondary">
        No se pudo cargar el riesgo del pie.
      </Typography>
    );
  }
  if (!data || (data.footStanding.risk.kind === 'NOT_APPLICABLE' && !data.footStanding.override)) return null;
  const { name, reason, colour } = badgeOf(data.footStanding);
  return (
    <Box
      role="group"
      aria-label="Riesgo del pie"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, overflowWrap: 'anywhere' }}
    >
      <StatusPill colour={colour}>{name}</StatusPill>
      <Typography component="span" variant="body2" color="textSecondary">
        {reason}
      </Typography>
    </Box>
  );
}

function badgeOf({ risk, override }: FootStandingQuery['footStanding']) {
  const category = override?.category ?? risk.category;
  const colour =
    risk.kind === 'REFER' || category === 3 ? 'error' : category === 2 ? 'warning' : ('info' as const);
  if (override) {
    return {
      name: categoryInWords(override.category as RiskCategory),
      reason: `según el profesional: ${override.reason}`,
      colour,
    } as const;
  }
  const [name = '', ...reasons] = risk.summary.split(': ');
  return { name, reason: reasons.join(': '), colour } as const;
}
