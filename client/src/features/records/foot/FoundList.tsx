import { shortDate } from '#domain/clinic-time.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { changedFinding, type Place } from '#domain/records/foot/exam-edits.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import { nailInWords, skinInWords, wholeFootInWords } from '#domain/records/foot/findings.es.js';
import { NAIL_PLATE } from '#domain/records/foot/foot-shapes.js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ChoiceChip } from './ChoiceChip';
import { NailMark, ZoneMark } from './FootMarks';

interface FoundListProps {
  exam: FootExam;
  /** The findings to list. */
  shown: Pick<FootExam, 'feet' | 'nails' | 'skin'>;
  day: LocalDate;
  chosen: Place | undefined;
  onChoose: (place: Place) => void;
  onChange: (exam: FootExam) => void;
}

/** The findings in words, with the marks of the drawing; pressing one opens its place. */
export function FoundList({ exam, shown, day, chosen, onChoose, onChange }: FoundListProps) {
  const lines = [
    ...shown.nails.map((one) => ({
      one,
      words: nailInWords(one),
      place: { side: one.side, toe: one.toe },
      mark: (
        <svg viewBox="-2 -2 52 52">
          <path className="foot-skin" d={NAIL_PLATE} />
          <NailMark found={one} day={day} />
        </svg>
      ),
    })),
    ...shown.skin.map((one) => ({
      one,
      words: skinInWords(one),
      place: { side: one.side, zone: one.zone },
      mark: (
        <svg viewBox="0 0 44 44">
          <ZoneMark found={one} day={day} x={22} y={22} />
        </svg>
      ),
    })),
    ...shown.feet.map((one) => ({
      one,
      words: wholeFootInWords(one),
      place: { side: one.side },
      mark: undefined,
    })),
  ];
  if (lines.length === 0) {
    return <Typography color="textSecondary">Toque una uña o una zona para anotar un hallazgo.</Typography>;
  }
  return (
    <Box component="ul" aria-label="Hallazgos" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {lines.map(({ one, words, place, mark }) => (
        <Line
          key={words}
          mark={mark}
          words={words}
          state={`${one.isResolved ? 'Resuelto · ' : ''}${one.examinedOn < day ? `visto el ${shortDate(one.examinedOn)}` : 'visto hoy'}`}
          isChosen={JSON.stringify(place) === JSON.stringify(chosen)}
          isCarried={one.examinedOn < day}
          onOpen={() => onChoose(place)}
          onConfirm={() => onChange(changedFinding(exam, place, one.finding, {}, day))}
        />
      ))}
    </Box>
  );
}

interface LineProps {
  mark: ReactNode;
  words: string;
  state: string;
  isChosen: boolean;
  isCarried: boolean;
  onOpen: () => void;
  onConfirm: () => void;
}

function Line({ mark, words, state, isChosen, isCarried, onOpen, onConfirm }: LineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        ...(isChosen && { borderRadius: 1, backgroundColor: 'var(--mist)' }),
        '& + &': { borderTop: '1px solid var(--line)' },
      }}
    >
      <ButtonBase
        aria-current={isChosen || undefined}
        onClick={onOpen}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-start',
          gap: 1.25,
          minHeight: 48,
          paddingBlock: 0.75,
          textAlign: 'left',
          color: isCarried ? 'text.secondary' : 'text.primary',
          '& svg': { width: 26, height: 26 },
        }}
      >
        <Box aria-hidden sx={{ flexShrink: 0, width: 26, height: 26 }}>
          {mark}
        </Box>
        <span>
          <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 620 }}>
            {words}
          </Typography>
          <Typography component="span" variant="caption" sx={{ display: 'block' }}>
            {state}
          </Typography>
        </span>
      </ButtonBase>
      {isCarried && (
        <ChoiceChip label={`${words}: visto hoy`} onPress={onConfirm}>
          Visto hoy
        </ChoiceChip>
      )}
    </Box>
  );
}
