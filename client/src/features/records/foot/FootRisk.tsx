import {
  categoryInWords,
  controlInWords,
  RISK_DISCLAIMER,
  riskInWords,
} from '#domain/records/foot/risk.es.js';
import type { FootStanding } from '#domain/records/foot/standing.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type ShownStanding = Pick<FootStanding, 'control' | 'override' | 'risk'>;

/** The colour follows the urgency; the words say the same. */
function colourOf({ risk, override }: ShownStanding): string {
  if (risk.kind === 'REFER') return 'var(--error)';
  const category = override?.category ?? (risk.kind === 'CATEGORY' ? risk.category : 0);
  if (category === 3) return 'var(--error)';
  return category === 2 ? 'var(--warn)' : 'var(--ink-2)';
}

interface FootRiskProps {
  standing: ShownStanding;
  children?: ReactNode;
}

/** The category in number, word and reason, and when the feet should be examined again. */
export function FootRisk({ standing, children }: FootRiskProps) {
  const { risk, override, control } = standing;
  return (
    <Box
      component="section"
      aria-label="Riesgo del pie"
      sx={{
        padding: 2,
        borderRadius: 'var(--r-card)',
        color: colourOf(standing),
        backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        Riesgo de úlcera (IWGDF 2023)
      </Typography>
      {override && (
        <Typography sx={{ fontWeight: 700, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
          {categoryInWords(override.category)}, según el profesional: {override.reason}
        </Typography>
      )}
      <Typography sx={{ fontWeight: override ? 400 : 700, fontSize: override ? undefined : '1.125rem' }}>
        {override && 'Calculado: '}
        {riskInWords(risk)}
      </Typography>
      {control && (
        <Typography variant="body2" sx={{ color: 'text.primary' }}>
          Control {controlInWords(control)}.
        </Typography>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          color: 'text.secondary',
        }}
      >
        <Typography variant="body2">{RISK_DISCLAIMER}.</Typography>
        {children}
      </Box>
    </Box>
  );
}
