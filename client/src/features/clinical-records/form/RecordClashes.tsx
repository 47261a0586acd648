import { shortDate } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ComparedText } from '../versions/ComparedText';
import {
  type ClinicalRecord,
  FIELD_LABELS,
  type RecordField,
  type RecordValues,
  valuesOf,
} from '../record-values';
import { inWords } from '../used-supplies';

interface RecordClashesProps {
  form: UseFormReturn<RecordValues>;
  /** What somebody else saved meanwhile. */
  theirs: ClinicalRecord;
  clashes: readonly RecordField[];
  adopted: readonly RecordField[];
}

/** What two people changed at the same time: both texts, what differs marked, and the way to take the other's. */
export function RecordClashes({ form, theirs, clashes, adopted }: RecordClashesProps) {
  const mine = useWatch({ control: form.control }) as RecordValues;
  const saved = valuesOf(theirs);
  return (
    <Box
      component="section"
      aria-label="Cambios de otra persona"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        padding: { xs: 1.5, sm: 2 },
        borderRadius: '12px',
        border: '1px solid color-mix(in srgb, var(--huella-palette-warning-main) 55%, transparent)',
        backgroundColor: 'color-mix(in srgb, var(--huella-palette-warning-main) 7%, transparent)',
      }}
    >
      {adopted.length > 0 && (
        <Typography variant="body2">
          Se incorporó lo que cambió {theirs.writtenBy}:{' '}
          {adopted.map((field) => FIELD_LABELS[field]).join(', ')}.
        </Typography>
      )}
      {clashes.map((field) => (
        <Box key={field}>
          <Typography variant="h3">{FIELD_LABELS[field]}</Typography>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
              gap: 1.5,
              marginBlock: 1,
            }}
          >
            <Side
              title={`Guardado por ${theirs.writtenBy}`}
              text={shown(field, saved)}
              other={shown(field, mine)}
            />
            <Side title="Escrito por usted" text={shown(field, mine)} other={shown(field, saved)} />
          </Box>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={shown(field, saved) === shown(field, mine)}
            onClick={() => form.setValue(field, saved[field], { shouldDirty: true })}
          >
            Usar lo guardado
          </Button>
        </Box>
      ))}
      <Typography variant="body2" color="textSecondary">
        Al guardar queda lo que muestra el formulario; la versión anterior se conserva.
      </Typography>
    </Box>
  );
}

function Side({ title, text, other }: { title: string; text: string; other: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" color="textSecondary">
        {title}
      </Typography>
      <ComparedText text={text} other={other} />
    </Box>
  );
}

const shown = (field: RecordField, values: RecordValues): string => {
  if (field === 'usedSupplies') return inWords(values.usedSupplies);
  return field === 'date' ? shortDate(values.date) : values[field];
};
