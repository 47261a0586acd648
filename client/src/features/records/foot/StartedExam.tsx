import type { LocalDate } from '#domain/clinic-time.js';
import { goneParts } from '#domain/records/foot/amputation.js';
import type { Place } from '#domain/records/foot/exam-edits.js';
import type { ExamGroup, ExamSettings } from '#domain/records/foot/exam-groups.js';
import type { FootExam, RiskOverride } from '#domain/records/foot/exam.js';
import { knownFeet } from '#domain/records/foot/known-tests.js';
import { SENSATION_METHODS } from '#domain/records/foot/sensation.js';
import { type DatedExam, footStanding } from '#domain/records/foot/standing.js';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { usePatientFacts } from '../../patients/alerts/use-patient-facts';
import { AskedAlerts } from './AskedAlerts';
import { CirculationField } from './CirculationField';
import { FeetMap } from './FeetMap';
import { MarkPatterns } from './FootMarks';
import { FootRisk } from './FootRisk';
import { FoundList } from './FoundList';
import { IN_ROOM } from './in-room';
import { NailRow } from './NailRow';
import { PainAndFootwear } from './PainAndFootwear';
import { PlaceSheet } from './PlaceSheet';
import { RiskOverrideFields } from './RiskOverrideFields';
import { SensationField } from './SensationField';
import { WholeFeet } from './WholeFeet';
import { ONE_COLUMN } from '../../../ui/one-column';

interface StartedExamProps {
  patientId: number;
  exam: FootExam;
  /** Earlier exams, the newest first. They count where this one says nothing. */
  earlier: readonly DatedExam[];
  day: LocalDate;
  settings: ExamSettings;
  onChange: (exam: FootExam) => void;
}

/** In the order of work: nails, skin, feet, sensation, circulation, and the risk that follows from them. */
export function StartedExam({ patientId, exam, earlier, day, settings, onChange }: StartedExamProps) {
  const shows = (group: ExamGroup): boolean => settings.groups.includes(group);
  const methods = SENSATION_METHODS.filter(shows);
  // The values of hidden parts stay in the exam.
  const shown = {
    nails: shows('NAILS') ? exam.nails : [],
    skin: shows('SKIN') ? exam.skin : [],
    feet: shows('WHOLE_FOOT') ? exam.feet : [],
  };
  const [place, setPlace] = useState<Place>();
  const facts = usePatientFacts(patientId);
  const standing = facts && footStanding([{ date: day, exam }, ...earlier], facts);
  const [last] = earlier;
  const isGone = goneParts([exam, ...earlier.map((one) => one.exam)]);
  const change = (changes: Partial<FootExam>): void => onChange({ ...exam, ...changes });
  const overrideRisk = (riskOverride: RiskOverride | null): void => {
    const hasEarlier = facts && footStanding(earlier, facts).override !== null;
    change({ riskOverride, usesCalculatedRisk: !riskOverride && hasEarlier ? true : null });
  };
  const nail = place && 'toe' in place ? place : undefined;
  const zone = place && 'zone' in place ? place : undefined;
  const sheet = place && (
    <PlaceSheet
      // A sheet for another place starts anew.
      key={JSON.stringify(place)}
      patientId={patientId}
      showsSinbad={shows('SINBAD')}
      exam={exam}
      before={last?.exam}
      place={place}
      day={day}
      onChange={onChange}
      onClose={() => setPlace(undefined)}
    />
  );
  return (
    <>
      <MarkPatterns />
      <Box role="group" aria-label="Mapa del pie" sx={{ display: 'contents' }}>
        {shows('NAILS') && <NailRow exam={exam} day={day} chosen={nail} onChoose={setPlace} />}
        {nail && sheet}
        <Box
          sx={{
            ...ONE_COLUMN,
            alignItems: 'start',
            gap: 2,
            ...(shows('SKIN') && { [IN_ROOM]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' } }),
          }}
        >
          {shows('SKIN') && <FeetMap exam={exam} day={day} chosen={zone} onChoose={setPlace} />}
          <Box sx={{ ...ONE_COLUMN, gap: 2 }}>
            {!nail && sheet}
            <FoundList
              exam={exam}
              shown={shown}
              day={day}
              chosen={place}
              onChoose={setPlace}
              onChange={onChange}
            />
            {shows('WHOLE_FOOT') && (
              <WholeFeet
                exam={exam}
                before={last?.exam}
                day={day}
                chosen={place && !nail && !zone ? place.side : undefined}
                onChoose={(side) => setPlace({ side })}
                onChange={onChange}
              />
            )}
          </Box>
        </Box>
      </Box>
      {methods.length > 0 && (
        <Box sx={PART}>
          <SensationField
            sensation={exam.sensation && methods.includes(exam.sensation.method) ? exam.sensation : null}
            before={last?.exam.sensation ?? null}
            methods={methods}
            cutOff={settings.tenPointCutOff}
            day={day}
            isGone={isGone}
            onChange={(sensation) => change({ sensation })}
          />
        </Box>
      )}
      {shows('CIRCULATION') && (
        <Box sx={PART}>
          <CirculationField
            circulation={exam.circulation}
            before={last?.exam.circulation ?? null}
            known={knownFeet(earlier.map((one) => one.exam))}
            disease={standing?.arteryDisease}
            day={day}
            isGone={isGone}
            onChange={(circulation) => change({ circulation })}
          />
        </Box>
      )}
      {shows('PAIN_AND_FOOTWEAR') && <PainAndFootwear exam={exam} earlier={earlier} onChange={change} />}
      {standing && (
        <FootRisk standing={standing}>
          {standing.risk.kind === 'INCOMPLETE' && (
            <AskedAlerts patientId={patientId} missing={standing.risk.missing} />
          )}
          <RiskOverrideFields
            override={standing.override}
            calculated={standing.risk.kind === 'CATEGORY' ? standing.risk.category : null}
            onChange={overrideRisk}
          />
        </FootRisk>
      )}
    </>
  );
}

const PART = { paddingTop: 2, borderTop: '1px solid var(--line)' };
