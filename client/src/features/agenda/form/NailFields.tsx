import { NAIL_SHAPE_LABELS, NAIL_TECHNIQUE_LABELS } from '#domain/agenda/manicure.es.js';
import { type Manicure, NAIL_SHAPES, NAIL_TECHNIQUES } from '#domain/agenda/manicure.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import Box from '@mui/material/Box';
import { Field } from '../../../ui/fields/Field';
import { SelectField } from '../../../ui/fields/SelectField';
import { FIELD_LABELS } from './appointment-form-values';

interface NailFieldsProps {
  values: Manicure;
  faults: Readonly<Record<string, string | undefined>>;
  onChange: (part: Partial<Manicure>) => void;
}

/** Colour, shape and technique of a manicure. */
export function NailFields({ values, faults, onChange }: NailFieldsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 2.5,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <SelectField
        label={FIELD_LABELS.nailTechnique}
        value={values.nailTechnique ?? ''}
        error={faults['nailTechnique']}
        onChange={({ target }) =>
          onChange({ nailTechnique: NAIL_TECHNIQUES.find((one) => one === target.value) ?? null })
        }
      >
        <option value="">Sin anotar</option>
        {NAIL_TECHNIQUES.map((technique) => (
          <option key={technique} value={technique}>
            {NAIL_TECHNIQUE_LABELS[technique]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={FIELD_LABELS.nailShape}
        value={values.nailShape ?? ''}
        error={faults['nailShape']}
        onChange={({ target }) =>
          onChange({ nailShape: NAIL_SHAPES.find((one) => one === target.value) ?? null })
        }
      >
        <option value="">Sin anotar</option>
        {NAIL_SHAPES.map((shape) => (
          <option key={shape} value={shape}>
            {NAIL_SHAPE_LABELS[shape]}
          </option>
        ))}
      </SelectField>
      <Field
        label={FIELD_LABELS.nailColor}
        value={values.nailColor}
        maxLength={TEXT_LIMITS.short}
        error={faults['nailColor']}
        onChange={({ target }) => onChange({ nailColor: target.value })}
      />
    </Box>
  );
}
