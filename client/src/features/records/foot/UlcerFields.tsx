import { shortDate } from '#domain/clinic-time.es.js';
import { decimalComma } from '#domain/decimal-comma.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import {
  BEHIND_FOREFOOT_LABELS,
  EXUDATE_LABELS,
  ULCER_DEPTH_LABELS,
  ULCER_TISSUE_LABELS,
} from '#domain/records/foot/exam.es.js';
import { EXAM_LIMITS, type Ulcer } from '#domain/records/foot/exam.js';
import type { Zone } from '#domain/records/foot/findings.js';
import { isEdge } from '#domain/records/foot/sinbad.js';
import { ulcerArea } from '#domain/records/foot/ulcer.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DateField } from '../../../ui/fields/DateField';
import { Field } from '../../../ui/fields/Field';
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

const YES_OR_NO = { true: 'Sí', false: 'No' } as const;

interface UlcerFieldsProps {
  zone: Zone;
  ulcer: Ulcer | null;
  /** When it was seen. */
  examinedOn: LocalDate;
  day: LocalDate;
  onChange: (ulcer: Ulcer) => void;
}

export function UlcerFields({ zone, ulcer, examinedOn, day, onChange }: UlcerFieldsProps) {
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
      <YesOrNo
        label="Hueso visible"
        answer={shown.hasVisibleBone}
        onAnswer={(hasVisibleBone) => change({ hasVisibleBone })}
      />
      <YesOrNo
        label="Signos de infección"
        answer={shown.isInfected}
        onAnswer={(isInfected) => change({ isInfected })}
      />
      {isEdge(zone) && (
        <YesOrNo
          label="Parte del pie"
          words={BEHIND_FOREFOOT_LABELS}
          answer={shown.isBehindForefoot ?? null}
          onAnswer={(isBehindForefoot) => change({ isBehindForefoot })}
        />
      )}
      <Field
        label="Bordes"
        value={shown.edges}
        maxLength={EXAM_LIMITS.text}
        onChange={({ target }) => change({ edges: target.value })}
      />
    </Box>
  );
}

interface YesOrNoProps {
  label: string;
  words?: Readonly<Record<'false' | 'true', string>>;
  answer: boolean | null;
  /** Null once it is taken back. */
  onAnswer: (answer: boolean | null) => void;
}

const YesOrNo = ({ label, words = YES_OR_NO, answer, onAnswer }: YesOrNoProps) => (
  <Choices
    label={label}
    showsLabel
    options={Object.entries(words)}
    chosen={answer === null ? null : `${answer}`}
    onChoose={(word) => onAnswer(word === null ? null : word === 'true')}
  />
);

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
