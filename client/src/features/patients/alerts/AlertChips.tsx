import { shortDate } from '#domain/clinic-time.es.js';
import type { Alert } from '#domain/patients/alert.js';
import { ALERT_LABELS } from '#domain/patients/alert.es.js';
import WarningAmberRounded from '~icons/round-warning-amber';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Chip = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '4px 12px 4px 8px',
  borderRadius: 14,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  color: (theme.vars ?? theme).palette.error.main,
  border: '1.5px solid currentColor',
  backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)',
  '& strong': { fontWeight: 650 },
  '& span': { color: (theme.vars ?? theme).palette.text.primary },
}));

/** A patient's alerts, which every professional who treats the patient must notice, each with its note. */
export const AlertChips = ({ alerts }: { alerts: readonly Alert[] }) => (
  <Box
    component="ul"
    aria-label="Alertas"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}
  >
    {alerts.map(({ kind, note, since }) => (
      <Chip key={kind}>
        <WarningAmberRounded aria-hidden sx={{ fontSize: 18 }} />
        <div>
          <strong>{ALERT_LABELS[kind]}</strong>
          {note && <span>: {note}</span>}
          {since && <span> (desde el {shortDate(since)})</span>}
        </div>
      </Chip>
    ))}
  </Box>
);
