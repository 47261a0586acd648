import { capitalised } from '#domain/capitalised.es.js';
import { SIDE_WORDS } from '#domain/records/foot/exam.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { type Side, SIDES } from '#domain/records/foot/answer.js';
import { findingsAt } from '#domain/records/foot/exam-edits.js';
import type { FootExam, NailExam } from '#domain/records/foot/exam.js';
import { markInWords } from '#domain/records/foot/exam-words.es.js';
import { toeInWords } from '#domain/records/foot/findings.es.js';
import type { NailFinding, Toe } from '#domain/records/foot/findings.js';
import { NAIL_PLATE, TOES_FROM_SOLE } from '#domain/records/foot/foot-shapes.js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { NailMark } from './FootMarks';
import { IN_ROOM } from './in-room';
import { useRovingFocus } from './use-roving-focus';

const Nail = styled(ButtonBase)({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  minWidth: 0,
  minHeight: 88,
  scrollMarginTop: 88,
  padding: '6px 0 4px',
  borderRadius: 12,
  border: '2px solid transparent',
  '&:hover': { backgroundColor: 'var(--sunken)' },
  '&[aria-pressed="true"]': { borderColor: 'var(--brand)', backgroundColor: 'var(--mist)' },
  '& svg': { width: 'min(46px, 90%)', height: 'auto' },
  '& b': { fontSize: '0.8125rem', fontWeight: 600 },
  '& small': {
    display: 'flex',
    gap: 3,
    maxWidth: '100%',
    fontSize: '0.6875rem',
    fontWeight: 600,
    color: 'var(--warn)',
  },
  // Only for the eye: the button's name says it in full.
  '& [data-text]::before': {
    content: 'attr(data-text)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // Never cut off: it says that there is more than one.
  '& [data-others]::after': { content: 'attr(data-others)', flexShrink: 0 },
  '& small[data-carried]': { color: 'var(--ink-2)' },
});

const NAILS = SIDES.flatMap((side) => TOES_FROM_SOLE[side].map((toe) => ({ side, toe })));

/** Short names of findings, which fit below a nail as wide as a thumb. */
const SHORT_NAMES: Readonly<Record<NailFinding, string>> = {
  ONYCHOMYCOSIS: 'Micosis',
  INGROWN: 'Encarn.',
  ONYCHOGRYPHOSIS: 'Grifosis',
  ONYCHAUXIS: 'Auxis',
  ONYCHOLYSIS: 'Lisis',
  ONYCHOPHOSIS: 'Fosis',
  HAEMATOMA: 'Hemat.',
  PINCER_NAIL: 'Pinza',
  DYSTROPHY: 'Distrofia',
  PARONYCHIA: 'Paron.',
  GRANULOMA: 'Granul.',
  MELANONYCHIA: 'Melano.',
  MISSING: 'Ausente',
  BRACE: 'Ortonixia',
};
const shortName = ([first]: readonly NailExam[]): string =>
  first ? [SHORT_NAMES[first.finding], first.stage].filter(Boolean).join(' ') : '';

interface NailRowProps {
  exam: FootExam;
  day: LocalDate;
  chosen: { readonly side: Side; readonly toe: Toe } | undefined;
  onChoose: (nail: { readonly side: Side; readonly toe: Toe }) => void;
}

export function NailRow({ exam, day, chosen, onChoose }: NailRowProps) {
  const { group, tabIndex } = useRovingFocus<HTMLDivElement>(NAILS.length);
  return (
    <Box
      {...group}
      role="group"
      aria-label="Uñas"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr',
        columnGap: 2,
        rowGap: 1,
        [IN_ROOM]: { gridTemplateColumns: '1fr 1fr' },
      }}
    >
      {SIDES.map((side) => (
        <Box key={side} sx={{ minWidth: 0 }}>
          <Box
            sx={{ font: 'var(--font-small)', color: 'text.secondary', textAlign: 'center', fontWeight: 600 }}
          >
            {capitalised(SIDE_WORDS[side])}
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 0.25 }}>
            {TOES_FROM_SOLE[side].map((toe) => {
              const found = findingsAt(exam, { side, toe }) as NailExam[];
              const index = NAILS.findIndex((nail) => nail.side === side && nail.toe === toe);
              const words = found.map((one) => markInWords(one, day)).join('; ') || 'sin hallazgos';
              return (
                <Nail
                  key={toe}
                  data-roving
                  tabIndex={tabIndex(index)}
                  aria-pressed={chosen?.side === side && chosen.toe === toe}
                  aria-label={`${toeInWords(side, toe)}: ${words}`}
                  onClick={() => onChoose({ side, toe })}
                >
                  <svg viewBox="0 0 48 48" aria-hidden>
                    <path className="foot-skin" d={NAIL_PLATE} />
                    {found.map((one) => (
                      <NailMark key={one.finding} found={one} day={day} />
                    ))}
                  </svg>
                  <b data-text={toe} />
                  <small
                    data-text={shortName(found)}
                    data-others={found.length > 1 ? `+${found.length - 1}` : undefined}
                    data-carried={found.every(({ examinedOn }) => examinedOn < day) || undefined}
                  />
                </Nail>
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
