import type { LocalDate } from '#domain/clinic-time.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import { footStanding } from '#domain/records/foot/standing.js';
import {
  type Contraindication,
  type UsedSubstances,
  type WarningKind,
  warningsOf,
} from '#domain/records/warnings/warning.js';
import { warningInWords } from '#domain/records/warnings/warning.es.js';
import WarningAmberRounded from '~icons/round-warning-amber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Arriving } from '../../ui/frame/Arriving';
import { usePatientFacts } from '../patients/alerts/use-patient-facts';
import { useUnreviewedAlerts } from '../patients/intake/use-unreviewed-alerts';
import { useFootStandingQuery } from '../records/foot/foot-exam.generated';
import { useEarlierExams } from '../records/foot/use-earlier-exams';

interface WarningsOfVisitProps {
  patientId: number;
  isOfPodiatry: boolean;
  contraindications: readonly Contraindication[];
  supplies: readonly UsedSubstances[];
  day: LocalDate;
  /** The exam of this visit, as far as it is entered. */
  exam: FootExam | null;
  dismissed: readonly WarningKind[];
  onDismiss: (kind: WarningKind) => void;
}

/** Warnings before the procedure; each stays until it is dismissed, which the record keeps. */
export function WarningsOfVisit({ patientId, isOfPodiatry, day, exam, ...props }: WarningsOfVisitProps) {
  const facts = usePatientFacts(patientId);
  const { data, loading } = useFootStandingQuery({ variables: { patientId }, skip: !isOfPodiatry });
  const stored = data?.footStanding;
  const earlier = useEarlierExams(stored, day);
  const answered = useUnreviewedAlerts(patientId);
  if (loading && !data) return <Arriving />;
  if (!facts) return null;
  const standing = exam ? footStanding([{ date: day, exam }, ...earlier], facts) : (stored ?? null);
  const procedure = {
    contraindications: props.contraindications,
    supplies: props.supplies,
    isOfPodiatry,
  };
  const open = warningsOf(facts, standing, procedure, day, answered).filter(
    ({ kind }) => !props.dismissed.includes(kind),
  );
  if (open.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Advertencias"
      sx={{
        display: 'grid',
        gap: 1,
        padding: 2,
        borderRadius: 'var(--r-card)',
        color: 'var(--error)',
        border: '1.5px solid currentColor',
        backgroundColor: 'color-mix(in srgb, currentColor 7%, var(--card))',
      }}
    >
      {open.map((warning) => (
        <Box key={warning.kind} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <WarningAmberRounded aria-hidden sx={{ flex: 'none' }} />
          <Typography sx={{ flexGrow: 1, color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {warningInWords(warning)}
          </Typography>
          <Button
            variant="outlined"
            color="inherit"
            aria-label={`Lo sé: ${warningInWords(warning)}`}
            onClick={() => props.onDismiss(warning.kind)}
            sx={{ flex: 'none', minHeight: 44 }}
          >
            Lo sé
          </Button>
        </Box>
      ))}
    </Box>
  );
}
