import type { LocalDate } from '#domain/clinic-time.js';
import { SIDES } from '#domain/records/foot/answer.js';
import { findingsAt, type Place } from '#domain/records/foot/exam-edits.js';
import { SIDE_WORDS } from '#domain/records/foot/exam.es.js';
import { EXAM_LIMITS, type FootExam } from '#domain/records/foot/exam.js';
import { type DatedExam, footStanding } from '#domain/records/foot/standing.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Field } from '../../../ui/fields/Field';
import { usePatientFacts } from '../../patients/alerts/use-patient-facts';
import { AskedAlerts } from './AskedAlerts';
import { ChoiceChip } from './ChoiceChip';
import { CirculationField } from './CirculationField';
import { DecimalField } from './DecimalField';
import { FeetMap } from './FeetMap';
import { MarkPatterns } from './FootMarks';
import { FootRisk } from './FootRisk';
import { FoundList } from './FoundList';
import { IN_ROOM } from './in-room';
import { NailRow } from './NailRow';
import { PlaceSheet } from './PlaceSheet';
import { RiskOverrideFields } from './RiskOverrideFields';
import { SensationField } from './SensationField';

interface StartedExamProps {
  patientId: number;
  exam: FootExam;
  /** The exam before this one, whose tests count until they are made again. */
  last: DatedExam | undefined;
  day: LocalDate;
  onChange: (exam: FootExam) => void;
}

/** In the order of work: nails, skin, feet, sensation, circulation, and the risk that follows from them. */
export function StartedExam({ patientId, exam, last, day, onChange }: StartedExamProps) {
  const [place, setPlace] = useState<Place>();
  const facts = usePatientFacts(patientId);
  const standing = facts && footStanding([{ date: day, exam }, ...(last ? [last] : [])], facts);
  const change = (changes: Partial<FootExam>): void => onChange({ ...exam, ...changes });
  const nail = place && 'toe' in place ? place : undefined;
  const zone = place && 'zone' in place ? place : undefined;
  const sheet = place && (
    <PlaceSheet
      // A sheet for another place starts anew.
      key={JSON.stringify(place)}
      exam={exam}
      place={place}
      day={day}
      onChange={onChange}
      onClose={() => setPlace(undefined)}
    />
  );
  return (
    <>
      <MarkPatterns />
      <NailRow exam={exam} day={day} chosen={nail} onChoose={setPlace} />
      {nail && sheet}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignItems: 'start',
          gap: 2,
          [IN_ROOM]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' },
        }}
      >
        <FeetMap exam={exam} day={day} chosen={zone} onChoose={setPlace} />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {!nail && sheet}
          <FoundList exam={exam} day={day} chosen={place} onChoose={setPlace} onChange={onChange} />
          <Box
            role="group"
            aria-label="Todo el pie"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
          >
            <Typography variant="body2" color="textSecondary">
              Todo el pie
            </Typography>
            {SIDES.map((side) => {
              const count = findingsAt(exam, { side }).length;
              return (
                <ChoiceChip
                  key={side}
                  isOn={place !== undefined && !nail && !zone && place.side === side}
                  onPress={() => setPlace({ side })}
                >
                  Pie {SIDE_WORDS[side]}
                  {count > 0 && ` (${count})`}
                </ChoiceChip>
              );
            })}
          </Box>
        </Box>
      </Box>
      <Box sx={PART}>
        <SensationField
          sensation={exam.sensation}
          day={day}
          onChange={(sensation) => change({ sensation })}
        />
      </Box>
      <Box sx={PART}>
        <CirculationField
          circulation={exam.circulation}
          day={day}
          onChange={(circulation) => change({ circulation })}
        />
      </Box>
      <Box
        sx={{
          ...PART,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          alignItems: 'end',
          gap: 1.5,
          '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
          [IN_ROOM]: {
            gridTemplateColumns: '110px 160px minmax(0, 1fr) minmax(0, 1fr)',
            '& > :nth-of-type(n + 3)': { gridColumn: 'auto' },
          },
        }}
      >
        <Field
          label="Dolor (EVA)"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0 a 10"
          value={exam.pain ?? ''}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, '');
            change({ pain: digits ? Math.min(Number(digits), EXAM_LIMITS.pain) : null });
          }}
        />
        <DecimalField
          label="Dif. temperatura (°C)"
          value={exam.temperatureDifference}
          onChange={(temperatureDifference) => change({ temperatureDifference })}
        />
        <Field
          label="Calzado"
          value={exam.footwear}
          maxLength={EXAM_LIMITS.text}
          onChange={({ target }) => change({ footwear: target.value })}
        />
        <Field
          label="Órtesis o plantillas"
          value={exam.orthoses}
          maxLength={EXAM_LIMITS.text}
          onChange={({ target }) => change({ orthoses: target.value })}
        />
      </Box>
      {standing && (
        <FootRisk standing={standing}>
          {standing.risk.kind === 'INCOMPLETE' && (
            <AskedAlerts patientId={patientId} missing={standing.risk.missing} />
          )}
          <RiskOverrideFields
            override={exam.riskOverride}
            onChange={(riskOverride) => change({ riskOverride })}
          />
        </FootRisk>
      )}
    </>
  );
}

const PART = { paddingTop: 2, borderTop: '1px solid var(--line)' };
