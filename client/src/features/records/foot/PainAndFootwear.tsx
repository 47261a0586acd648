import { EXAM_LIMITS, type FootExam } from '#domain/records/foot/exam.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { shortDate } from '#domain/clinic-time.es.js';
import type { DatedExam } from '#domain/records/foot/standing.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Field } from '../../../ui/fields/Field';
import { DecimalField } from './DecimalField';
import { IN_ROOM } from './in-room';

const TEXTS = [
  ['footwear', 'Calzado'],
  ['orthoses', 'Órtesis o plantillas'],
] as const;

interface PainAndFootwearProps {
  exam: FootExam;
  /** The newest first: the footwear worn last is offered with its day. */
  earlier: readonly DatedExam[];
  onChange: (changes: Partial<FootExam>) => void;
}

/** Questions asked once per visit. */
export function PainAndFootwear({ exam, earlier, onChange: change }: PainAndFootwearProps) {
  return (
    <Box
      sx={{
        paddingTop: 2,
        borderTop: '1px solid var(--line)',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        alignItems: 'start',
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
        error={
          exam.pain !== null && exam.pain > EXAM_LIMITS.pain
            ? FIELD_MESSAGES.between('pain', 0, EXAM_LIMITS.pain)
            : undefined
        }
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '').slice(0, 3);
          change({ pain: digits ? Number(digits) : null });
        }}
      />
      <DecimalField
        label="Dif. temperatura (°C)"
        value={exam.temperatureDifference}
        field="temperatureDifference"
        onChange={(temperatureDifference) => change({ temperatureDifference })}
      />
      {TEXTS.map(([key, label]) => {
        const last = earlier.find(({ exam: before }) => before[key] !== '');
        return (
          <Box key={key}>
            <Field
              label={label}
              value={exam[key]}
              maxLength={EXAM_LIMITS.text}
              onChange={({ target }) => change({ [key]: target.value })}
            />
            {last && exam[key] === '' && (
              <Button
                size="small"
                color="inherit"
                aria-label={`${label}, igual que el ${shortDate(last.date)}: ${last.exam[key]}`}
                onClick={() => change({ [key]: last.exam[key] })}
                sx={{ color: 'text.secondary', textAlign: 'left', overflowWrap: 'anywhere' }}
              >
                {shortDate(last.date)}: {last.exam[key]}
              </Button>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
