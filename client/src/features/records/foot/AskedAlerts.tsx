import { ASKED_ALERTS } from '#domain/patients/alert.js';
import { ALERT_LABELS } from '#domain/patients/alert.es.js';
import type { RiskFactor } from '#domain/records/foot/risk.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useChangePatientAlertsMutation } from '../../patients/alerts/patient-alerts.generated';
import { ChoiceChip } from './ChoiceChip';

interface AskedAlertsProps {
  patientId: number;
  missing: readonly RiskFactor[];
}

/**
 * Asks, with one press each, for facts that the risk needs and an examination can't show; the answer becomes an alert
 * or its denial.
 */
export function AskedAlerts({ patientId, missing }: AskedAlertsProps) {
  const [hasFailed, setFailed] = useState(false);
  const [change, { loading }] = useChangePatientAlertsMutation({
    refetchQueries: ['PatientAlerts', 'FootStanding'],
    awaitRefetchQueries: true,
  });
  const kinds = ASKED_ALERTS.filter((kind) => missing.includes(kind));
  const answer = (kind: (typeof kinds)[number], isNoted: boolean): void => {
    if (loading) return;
    setFailed(false);
    change({
      variables: { patientId, changes: [{ kind, note: '', isNoted, isDenied: !isNoted }] },
    }).catch(() => setFailed(true));
  };
  return (
    <>
      {kinds.map((kind) => (
        <Box
          key={kind}
          role="group"
          aria-label={ALERT_LABELS[kind]}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, width: '100%' }}
        >
          <Typography variant="body2" sx={{ color: 'text.primary', minWidth: 190 }}>
            ¿{ALERT_LABELS[kind]}?
          </Typography>
          <ChoiceChip label={`${ALERT_LABELS[kind]}: sí`} onPress={() => answer(kind, true)}>
            Sí
          </ChoiceChip>
          <ChoiceChip label={`${ALERT_LABELS[kind]}: no`} onPress={() => answer(kind, false)}>
            No
          </ChoiceChip>
        </Box>
      ))}
      {hasFailed && (
        <Typography role="alert" variant="body2" sx={{ color: 'var(--error)', width: '100%' }}>
          No se pudo guardar la respuesta. Intente de nuevo.
        </Typography>
      )}
    </>
  );
}
