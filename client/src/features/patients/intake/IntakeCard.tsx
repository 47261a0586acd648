import { answerInWords, INTAKE_LABELS, INTAKE_TITLE } from '#domain/records/intake/intake.es.js';
import { keptAnswers } from '#domain/records/intake/intake.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWallTime } from '../../../clinic/wall-time';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { Arriving } from '../../../ui/frame/Arriving';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { useIntakesQuery } from './intake.generated';
import { IntakeNotice } from './IntakeNotice';
import { IntakeQrButton } from './IntakeQrButton';

/** The patient's accepted answers about smoking, medicines, footwear and pain. */
export function IntakeCard({ patientId }: { patientId: number }) {
  const can = useRights();
  const wallTime = useWallTime();
  const { data, error, loading, refetch } = useIntakesQuery({
    variables: { patientId },
    skip: !can('HEALTH_DATA'),
    fetchPolicy: 'cache-and-network',
  });
  const lines = keptAnswers((data?.intakes ?? []).flatMap((intake) => intake.lines));
  return (
    <Card aria-labelledby="cuestionario" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2" id="cuestionario" sx={{ flexGrow: 1 }}>
          {INTAKE_TITLE}
        </Typography>
        <IntakeQrButton patientId={patientId} appointmentId={null} />
      </Box>
      <IntakeNotice patientId={patientId} />
      {loading && !data && <Arriving />}
      {error && !data && (
        <RetryNotice
          sentence="No se pudieron cargar las respuestas."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {lines.length > 0 && (
        <Box component="dl" sx={{ display: 'grid', gap: 1, margin: 0, overflowWrap: 'anywhere' }}>
          {lines.map((line) => (
            <div key={line.question}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {INTAKE_LABELS[line.question]}
                {line.settledAt && ` · ${wallTime(line.settledAt)}`}
              </Typography>
              <Typography component="dd" sx={{ margin: 0 }}>
                {answerInWords(line)}
              </Typography>
            </div>
          ))}
        </Box>
      )}
    </Card>
  );
}
