import { EXAM_LIMITS, type FootExam } from '#domain/records/foot/exam.js';
import Box from '@mui/material/Box';
import { Field } from '../../../ui/fields/Field';
import { DecimalField } from './DecimalField';
import { IN_ROOM } from './in-room';

interface PainAndFootwearProps {
  exam: FootExam;
  onChange: (changes: Partial<FootExam>) => void;
}

/** What is asked once per visit. */
export function PainAndFootwear({ exam, onChange: change }: PainAndFootwearProps) {
  return (
    <Box
      sx={{
        paddingTop: 2,
        borderTop: '1px solid var(--line)',
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
  );
}
