import { ALERT_LABELS } from '#domain/patients/alert.es.js';
import { answerInWords, INTAKE_LABELS, INTAKE_TITLE } from '#domain/records/intake/intake.es.js';
import { contradicts, type CurrentAlert } from '#domain/records/intake/intake.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useWallTime } from '../../../clinic/wall-time';
import { useRights } from '../../../session/current-staff';
import { Modal } from '../../../ui/dialogs/Modal';
import { Notice } from '../../../ui/notices/Notice';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { toasts } from '../../../ui/notices/toasts';
import { StatusPill } from '../../../ui/StatusPill';
import { usePatientAlertsQuery } from '../alerts/patient-alerts.generated';
import {
  type IntakeFactsFragment,
  type IntakeDecision,
  useIntakesQuery,
  useReviewIntakeLineMutation,
} from './intake.generated';

type Line = IntakeFactsFragment['lines'][number];

/** The questionnaires with unreviewed answers. Nothing changes until a line is accepted. */
export function IntakeReview({ patientId, onClose }: { patientId: number; onClose: () => void }) {
  const { data, error, refetch } = useIntakesQuery({ variables: { patientId }, fetchPolicy: 'network-only' });
  const alerts = usePatientAlertsQuery({ variables: { patientId } });
  const current: CurrentAlert[] = [
    ...(alerts.data?.patient?.alerts ?? []).map((one) => ({ ...one, isDenied: false })),
    ...(alerts.data?.patient?.deniedAlerts ?? []).map((one) => ({ ...one, isDenied: true })),
  ];
  // Questionnaires that had something to review when the dialog opened stay until it closes.
  const [shown, setShown] = useState<ReadonlySet<number>>();
  if (data && !shown) setShown(new Set(data.intakes.filter(isPending).map(({ id }) => id)));
  const intakes = data?.intakes.filter(({ id }) => shown?.has(id));
  return (
    <Modal
      title={INTAKE_TITLE}
      hasCloseButton
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography color="textSecondary">
          Lo que acepta queda anotado a su nombre. Lo que nadie revisa se borra 30 días después de la cita.
        </Typography>
        <LoadingOrRetry
          data={data}
          error={error}
          sentence="No se pudo cargar el cuestionario."
          refetch={refetch}
        />
        {intakes?.map((intake) => (
          <IntakeLines
            key={intake.id}
            intake={intake}
            current={current}
            onSettledElsewhere={() => void refetch().catch(() => undefined)}
          />
        ))}
      </Box>
    </Modal>
  );
}

const isPending = ({ lines }: IntakeFactsFragment): boolean => lines.some(({ state }) => state === 'PENDING');

interface IntakeLinesProps {
  intake: IntakeFactsFragment;
  current: readonly CurrentAlert[];
  /** Called when a line was reviewed by another user. */
  onSettledElsewhere: () => void;
}

function IntakeLines({ intake, current, onSettledElsewhere }: IntakeLinesProps) {
  const wallTime = useWallTime();
  const can = useRights();
  const [review] = useReviewIntakeLineMutation({ refetchQueries: ['PatientAlerts'] });
  const isBusy = useRef(false);
  const settle = async ({ question }: Line, decision: IntakeDecision): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await review({ variables: { input: { intakeId: intake.id, question, decision } } });
    } catch (error) {
      const failure = failureOf(error);
      toasts.error(failure.sentence ?? 'No se pudo guardar. Inténtelo de nuevo.');
      if (failure.code === 'REQUEST_SETTLED') onSettledElsewhere();
    } finally {
      isBusy.current = false;
    }
  };
  return (
    <Box component="section" aria-label={`Respuestas del ${wallTime(intake.givenAt)}`}>
      <Typography variant="body2" color="textSecondary">
        Respondido el {wallTime(intake.givenAt)}
      </Typography>
      {intake.visitorName && (
        <Notice sentence={`Reservó ${intake.visitorName}: pregunte de quién son las respuestas.`} />
      )}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {intake.lines.map((line) => (
          <Box
            component="li"
            key={line.question}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              paddingBlock: 1.25,
              borderBottom: '1px solid',
              borderColor: 'divider',
              '&:last-of-type': { borderBottom: 0 },
            }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 620 }}>{INTAKE_LABELS[line.question]}</Typography>
              <Typography>{answerInWords(line)}</Typography>
              {line.state === 'PENDING' &&
                contradicts(line, current).map(({ kind, isDenied }) => (
                  <Typography key={kind} variant="body2" color="error">
                    Hoy está anotado: {ALERT_LABELS[kind]}, {isDenied ? 'no' : 'sí'}
                  </Typography>
                ))}
            </Box>
            {line.state === 'PENDING' ? (
              can('HEALTH_DATA', 'WRITE') && (
                <Box sx={{ display: 'flex', gap: 1 }}>
                  {DECISIONS.map(({ decision, label, color }) => (
                    <Button
                      key={decision}
                      variant="outlined"
                      color={color}
                      aria-label={`${label}: ${INTAKE_LABELS[line.question]}`}
                      onClick={() => void settle(line, decision)}
                      sx={{ minHeight: 44 }}
                    >
                      {label}
                    </Button>
                  ))}
                </Box>
              )
            ) : (
              <StatusPill colour={line.state === 'ACCEPTED' ? 'success' : 'info'}>
                {line.state === 'ACCEPTED' ? 'Aceptada' : 'Descartada'}
              </StatusPill>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const DECISIONS = [
  { decision: 'ACCEPTED', label: 'Aceptar', color: 'primary' },
  { decision: 'DISMISSED', label: 'Descartar', color: 'inherit' },
] as const;
