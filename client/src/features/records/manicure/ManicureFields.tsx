import { NAIL_SHAPE_LABELS, NAIL_TECHNIQUE_LABELS } from '#domain/agenda/manicure.es.js';
import { type Manicure, manicureOf, NAIL_SHAPES, NAIL_TECHNIQUES } from '#domain/agenda/manicure.js';
import { longDate, shortDate } from '#domain/clinic-time.es.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import CheckRounded from '~icons/round-check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Field } from '../../../ui/fields/Field';
import { ONE_COLUMN } from '../../../ui/one-column';
import { GLOVE_HIGH } from '../../../ui/theme/glove-high';
import { Choices } from '../foot/Choices';
import { IrritatingProductsField } from './IrritatingProductsField';
import { useLastManicureQuery } from './manicure.generated';

export interface ManicureFieldsProps {
  appointmentId: number;
  patientId: number;
  manicure: Manicure;
  irritatingProducts: string;
  error: string | undefined;
  onChange: (manicure: Manicure) => void;
  onIrritate: (products: string) => void;
}

const TECHNIQUES = NAIL_TECHNIQUES.map((code) => [code, NAIL_TECHNIQUE_LABELS[code]] as const);
const SHAPES = NAIL_SHAPES.map((code) => [code, NAIL_SHAPE_LABELS[code]] as const);

/** The short form of a manicure; it starts empty or as the last one was. */
export function ManicureFields(props: ManicureFieldsProps) {
  const { appointmentId, patientId, manicure, irritatingProducts, error, onChange, onIrritate } = props;
  const { data } = useLastManicureQuery({
    variables: { appointmentId, patientId },
    fetchPolicy: 'cache-and-network',
  });
  const last = data?.lastManicure;
  const irritation = data?.lastIrritation;
  const copy = () => {
    if (last) onChange(manicureOf(last));
    if (irritation && irritatingProducts === '') onIrritate(irritation.irritatingProducts);
  };
  return (
    <Box
      component="section"
      aria-label="Manicura"
      sx={{
        ...ONE_COLUMN,
        gap: 2,
        ...GLOVE_HIGH,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" sx={{ marginRight: 'auto' }}>
          Manicura
        </Typography>
        {last && (
          <Button variant="contained" startIcon={<CheckRounded />} onClick={copy}>
            Igual que el {shortDate(last.date)}
          </Button>
        )}
      </Box>
      <Labelled label="Técnica">
        <Choices
          label="Técnica"
          options={TECHNIQUES}
          chosen={manicure.nailTechnique}
          onChoose={(code) =>
            onChange({ ...manicure, nailTechnique: NAIL_TECHNIQUES.find((one) => one === code) ?? null })
          }
        />
      </Labelled>
      <Labelled label="Forma">
        <Choices
          label="Forma"
          options={SHAPES}
          chosen={manicure.nailShape}
          onChoose={(code) =>
            onChange({ ...manicure, nailShape: NAIL_SHAPES.find((one) => one === code) ?? null })
          }
        />
      </Labelled>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Field
          label="Color (marca y número)"
          value={manicure.nailColor}
          maxLength={TEXT_LIMITS.short}
          onChange={({ target }) => onChange({ ...manicure, nailColor: target.value })}
        />
        <IrritatingProductsField
          value={irritatingProducts}
          hint={irritation ? `El ${longDate(irritation.date)}: ${irritation.irritatingProducts}` : undefined}
          error={error}
          onChange={onIrritate}
        />
      </Box>
    </Box>
  );
}

/** The group of choices has the same name for screen readers. */
const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Typography aria-hidden variant="body2" sx={{ fontWeight: 550, marginBottom: 0.75 }}>
      {label}
    </Typography>
    {children}
  </div>
);
