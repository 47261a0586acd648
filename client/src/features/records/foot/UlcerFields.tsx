import { shortDate } from '#domain/clinic-time.es.js';
import { decimalComma } from '#domain/decimal-comma.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { EXUDATE_LABELS, ULCER_DEPTH_LABELS, ULCER_TISSUE_LABELS } from '#domain/records/foot/exam.es.js';
import { EXAM_LIMITS, type Ulcer } from '#domain/records/foot/exam.js';
import { ulcerArea } from '#domain/records/foot/ulcer.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DateField } from '../../../ui/fields/DateField';
import { Field } from '../../../ui/fields/Field';
import { ChoiceChip } from './ChoiceChip';
import { Choices } from './Choices';
import { IN_ROOM } from './in-room';

const EMPTY: Ulcer = {
  since: null,
  lengthMm: null,
  widthMm: null,
  depth: null,
  tissue: null,
  exudate: null,
  edges: '',
  hasVisibleBone: null,
  isInfected: null,
};

interface UlcerFieldsProps {
  ulcer: Ulcer | null;
  /** When it was seen. */
  examinedOn: LocalDate;
  day: LocalDate;
  onChange: (ulcer: Ulcer) => void;
}

export function UlcerFields({ ulcer, examinedOn, day, onChange }: UlcerFieldsProps) {
  const shown = ulcer ?? EMPTY;
  const change = (changes: Partial<Ulcer>): void => onChange({ ...shown, ...changes });
  const { lengthMm, widthMm } = shown;
  const measuredOn = shown.measuredOn ?? examinedOn;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          '& > :first-of-type': { gridColumn: '1 / -1' },
          [IN_ROOM]: {
            gridTemplateColumns: '220px 120px 120px minmax(0, 1fr)',
            '& > :first-of-type': { gridColumn: 'auto' },
          },
          alignItems: 'end',
          gap: 1.5,
        }}
      >
        <DateField
          label="Desde"
          value={shown.since ?? ''}
          max={day}
          today={day}
          onChange={(since) => change({ since: since || null })}
        />
        <Measure
          label="Largo (mm)"
          value={lengthMm}
          fault={FIELD_MESSAGES.between('lengthMm', 1, EXAM_LIMITS.ulcer)}
          onChange={(value) => change({ lengthMm: value })}
        />
        <Measure
          label="Ancho (mm)"
          value={widthMm}
          fault={FIELD_MESSAGES.between('widthMm', 1, EXAM_LIMITS.ulcer)}
          onChange={(value) => change({ widthMm: value })}
        />
        {lengthMm && widthMm ? (
          <Typography variant="body2" sx={{ paddingBottom: 1.5 }}>
            Área: {decimalComma(ulcerArea(lengthMm, widthMm))} cm²
            {measuredOn < day && ` (${shortDate(measuredOn)})`}
          </Typography>
        ) : null}
      </Box>
      <Choices
        label="Profundidad"
        showsLabel
        options={Object.entries(ULCER_DEPTH_LABELS)}
        chosen={shown.depth}
        onChoose={(depth) => change({ depth: depth as Ulcer['depth'] })}
      />
      <Choices
        label="Tejido"
        showsLabel
        options={Object.entries(ULCER_TISSUE_LABELS)}
        chosen={shown.tissue}
        onChoose={(tissue) => change({ tissue: tissue as Ulcer['tissue'] })}
      />
      <Choices
        label="Exudado"
        showsLabel
        options={Object.entries(EXUDATE_LABELS)}
        chosen={shown.exudate}
        onChoose={(exudate) => change({ exudate: exudate as Ulcer['exudate'] })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ChoiceChip
          isOn={shown.hasVisibleBone === true}
          onPress={() => change({ hasVisibleBone: !shown.hasVisibleBone })}
        >
          Hueso visible
        </ChoiceChip>
        <ChoiceChip
          isOn={shown.isInfected === true}
          onPress={() => change({ isInfected: !shown.isInfected })}
        >
          Signos de infección
        </ChoiceChip>
      </Box>
      <Field
        label="Bordes"
        value={shown.edges}
        maxLength={EXAM_LIMITS.text}
        onChange={({ target }) => change({ edges: target.value })}
      />
    </Box>
  );
}

interface MeasureProps {
  label: string;
  value: number | null;
  /** Shown for a number outside the limits, which stays as it was typed. */
  fault: string;
  onChange: (value: number | null) => void;
}

const Measure = ({ label, value, fault, onChange }: MeasureProps) => (
  <Field
    label={label}
    inputMode="numeric"
    autoComplete="off"
    value={value ?? ''}
    error={value !== null && (value < 1 || value > EXAM_LIMITS.ulcer) ? fault : undefined}
    onChange={({ target }) => {
      const digits = target.value.replace(/\D/g, '').slice(0, 4);
      onChange(digits ? Number(digits) : null);
    }}
  />
);
