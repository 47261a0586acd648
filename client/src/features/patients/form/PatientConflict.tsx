import { shortDate } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { ConflictChoice } from './ConflictChoice';
import type { Difference, Side } from './patient-conflict';
import { FIELD_LABELS, type PatientField } from './patient-form-values';

interface PatientConflictProps {
  differences: readonly Difference[];
  onPick: (field: PatientField, side: Side) => void;
}

/** Both states of a patient whom two people edited, side by side; each field takes one of them. */
export function PatientConflict({ differences, onPick }: PatientConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Box
      component="section"
      aria-labelledby="conflicto"
      sx={{
        display: 'grid',
        gap: 2,
        padding: { xs: 1.75, sm: 2.5 },
        borderRadius: '12px',
        border: '1px solid color-mix(in srgb, var(--huella-palette-warning-main) 55%, transparent)',
        backgroundColor: 'color-mix(in srgb, var(--huella-palette-warning-main) 7%, transparent)',
      }}
    >
      <Box>
        <Typography variant="h3" id="conflicto" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          Hay dos versiones de este paciente
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Elija qué conservar de cada dato. Lo elegido pasa al formulario, donde aún puede corregirlo; se
          guarda al presionar Actualizar.
        </Typography>
      </Box>
      {differences.map(({ field, theirs, mine, pick }) => (
        <Box
          key={field}
          role="radiogroup"
          aria-label={FIELD_LABELS[field]}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '150px 1fr 1fr' }, alignItems: 'start' }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600, paddingTop: { sm: 1.25 } }}>
            {FIELD_LABELS[field]}
          </Typography>
          <ConflictChoice
            name={`conflicto-${field}`}
            source="Guardado por otra persona"
            text={shown(field, theirs)}
            isPicked={pick === 'theirs'}
            onPick={() => onPick(field, 'theirs')}
          />
          <ConflictChoice
            name={`conflicto-${field}`}
            source="Escrito por usted"
            text={shown(field, mine)}
            isPicked={pick === 'mine'}
            onPick={() => onPick(field, 'mine')}
          />
        </Box>
      ))}
    </Box>
  );
}

const shown = (field: PatientField, text: string): string =>
  text === '' ? '(vacío)' : field === 'birthDate' ? shortDate(text) : text;
