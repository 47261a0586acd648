import type { LocalDate } from '#domain/clinic-time.js';
import { type Brace, EXAM_LIMITS } from '#domain/records/foot/exam.js';
import Box from '@mui/material/Box';
import { DateField } from '../../../ui/fields/DateField';
import { Field } from '../../../ui/fields/Field';
import { ONE_COLUMN } from '../../../ui/one-column';
import { IN_ROOM } from './in-room';

interface BraceFieldsProps {
  brace: Brace | null;
  day: LocalDate;
  onChange: (brace: Brace) => void;
}

export function BraceFields({ brace, day, onChange }: BraceFieldsProps) {
  const shown = brace ?? { type: '', fittedOn: null, nextAdjustment: null };
  const change = (changes: Partial<Brace>): void => onChange({ ...shown, ...changes });
  return (
    <Box
      sx={{
        ...ONE_COLUMN,
        [IN_ROOM]: { gridTemplateColumns: 'minmax(0, 1fr) 200px 200px' },
        alignItems: 'start',
        gap: 1.5,
      }}
    >
      <Field
        label="Tipo de bracket"
        value={shown.type}
        maxLength={EXAM_LIMITS.text}
        onChange={({ target }) => change({ type: target.value })}
      />
      <DateField
        label="Instalado"
        value={shown.fittedOn ?? ''}
        max={day}
        today={day}
        onChange={(fittedOn) => change({ fittedOn: fittedOn || null })}
      />
      <DateField
        label="Próximo ajuste"
        value={shown.nextAdjustment ?? ''}
        min={shown.fittedOn ?? undefined}
        today={day}
        onChange={(nextAdjustment) => change({ nextAdjustment: nextAdjustment || null })}
      />
    </Box>
  );
}
