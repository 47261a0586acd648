import './foot.css';
import { capitalised } from '#domain/capitalised.es.js';
import { SIDES } from '#domain/records/foot/answer.js';
import type { Place } from '#domain/records/foot/exam-edits.js';
import { footInWords } from '#domain/records/foot/findings.es.js';
import type { DatedExam } from '#domain/records/foot/standing.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Modal } from '../../../ui/dialogs/Modal';
import { ONE_COLUMN } from '../../../ui/one-column';
import { ChoiceChip } from './ChoiceChip';
import { FeetMap } from './FeetMap';
import { MarkPatterns } from './FootMarks';
import { NailRow } from './NailRow';
import { placeInWords } from './place-in-words';
import { PlaceHistory } from './PlaceHistory';

export interface FootHistoryDialogProps {
  patientId: number;
  /** The newest exam, which the map shows. */
  last: DatedExam;
  /** The place with which it opens; undefined: one is chosen on the map. */
  first: Place | undefined;
  onClose: () => void;
}

/** The history of a nail, zone or foot, chosen on the map of the last exam. */
export function FootHistoryDialog({ patientId, last, first, onClose }: FootHistoryDialogProps) {
  const [place, setPlace] = useState(first);
  const { exam, date } = last;
  return (
    <Modal width={720} title="Historia de los pies" hasCloseButton={false} onClose={onClose}>
      <Box
        sx={{
          containerType: { sm: 'inline-size' },
          containerName: 'foot',
          ...ONE_COLUMN,
          gap: 2,
        }}
      >
        {place ? (
          <div>
            <Typography variant="h3" sx={{ marginBottom: 1 }}>
              {capitalised(placeInWords(place))}
            </Typography>
            <PlaceHistory patientId={patientId} place={place} />
          </div>
        ) : (
          <Typography color="textSecondary">Toque una uña, una zona o un pie.</Typography>
        )}
        <MarkPatterns />
        <NailRow
          exam={exam}
          day={date}
          chosen={place && 'toe' in place ? place : undefined}
          onChoose={setPlace}
        />
        <FeetMap
          exam={exam}
          day={date}
          chosen={place && 'zone' in place ? place : undefined}
          onChoose={setPlace}
        />
        <Box role="group" aria-label="Todo el pie" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {SIDES.map((side) => (
            <ChoiceChip
              key={side}
              isOn={place?.side === side && !('toe' in place) && !('zone' in place)}
              onPress={() => setPlace({ side })}
            >
              {capitalised(footInWords(side))}
            </ChoiceChip>
          ))}
        </Box>
      </Box>
    </Modal>
  );
}
