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
import { useEffect, useRef, useState } from 'react';
import { usePatientFacts } from '../../patients/alerts/use-patient-facts';
import { Arriving } from '../../../ui/frame/Arriving';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { useUnreviewedAlerts } from '../../patients/intake/use-unreviewed-alerts';
import { useFootStandingQuery } from '../foot/foot-exam.generated';
import { useEarlierExams } from '../foot/use-earlier-exams';

interface ProcedureWarningsProps {
  patientId: number;
  isOfPodiatry: boolean;
  contraindications: readonly Contraindication[];
  supplies: readonly UsedSubstances[];
  day: LocalDate;
  /** The exam of this record, as far as it is entered. */
  exam: FootExam | null;
  dismissed: readonly WarningKind[];
  onDismiss: (kind: WarningKind) => void;
}

/**
 * Warnings before the procedure; each stays until it is dismissed, which the record keeps. One about a product that is
 * added, far below, comes into view.
 */
export function ProcedureWarnings({ patientId, isOfPodiatry, day, exam, ...props }: ProcedureWarningsProps) {
  const facts = usePatientFacts(patientId);
  const standings = useFootStandingQuery({ variables: { patientId }, skip: !isOfPodiatry });
  const stored = standings.data?.footStanding;
  const earlier = useEarlierExams(stored, day);
  const answers = useUnreviewedAlerts(patientId);
  const section = useRef<HTMLElement>(null);
  const [usual] = useState(() => props.supplies.map(({ name }) => name));
  const standing = exam && facts ? footStanding([{ date: day, exam }, ...earlier], facts) : (stored ?? null);
  const procedure = {
    contraindications: props.contraindications,
    supplies: props.supplies,
    isOfPodiatry,
  };
  const open = (facts ? warningsOf(facts, standing, procedure, day, answers.alerts) : []).filter(
    ({ kind }) => !props.dismissed.includes(kind),
  );
  const added = open.flatMap(({ supplies }) => supplies.filter((name) => !usual.includes(name))).join();
  useEffect(() => {
    if (added !== '') section.current?.scrollIntoView?.({ block: 'nearest' });
  }, [added]);
  if (standings.loading && !standings.data) return <Arriving />;
  const lacksStanding = standings.error !== undefined && !stored;
  const failure = (lacksStanding || answers.retry) && (
    <RetryNotice
      sentence="No se pudieron revisar todas las advertencias."
      onRetry={() => {
        if (lacksStanding) void standings.refetch().catch(() => undefined);
        answers.retry?.();
      }}
    />
  );
  return (
    <>
      {failure}
      {open.length > 0 && (
        <Box
          ref={section}
          component="section"
          aria-label="Advertencias"
          sx={{
            scrollMarginBlock: 96,
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
              <Typography
                sx={{ flexGrow: 1, color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
              >
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
      )}
    </>
  );
}
