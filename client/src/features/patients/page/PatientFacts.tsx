import { shortDate } from '#domain/clinic-time.es.js';
import {
  insuranceInWords,
  representativeInWords,
  SEX_LABELS,
} from '#domain/patients/particulars/particulars.es.js';
import { declared, PLAIN_TEXTS } from '#domain/patients/patient-fields.es.js';
import { tidyPhone } from '#domain/patients/phone-format.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Card } from '../../../ui/Card';
import { FLUSH_START } from '../../../ui/theme/flush';
import type { ShownPatient } from './patient-dialogs';

type FactInWords = readonly [name: string, text: string];

/** Too long for one of two columns. */
const MAIL = 'Correo';

/** How to reach the patient, in two columns; the rest on request. */
export function PatientFacts({ patient }: { patient: ShownPatient }) {
  const [showsAll, setShowsAll] = useState(false);
  const titleId = useId();
  const rare = rareFactsOf(patient);
  const common: FactInWords[] = [
    ['Teléfono', tidyPhone(patient.phone)],
    ['Contacto de emergencia', patient.emergencyContact],
    [MAIL, patient.email],
    ...(patient.underlyingCondition === undefined
      ? []
      : [['Enfermedad base', patient.underlyingCondition] as const]),
  ];
  return (
    <Card aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography id={titleId} variant="h2">
        Datos
      </Typography>
      <Facts facts={common} />
      {showsAll && <Facts facts={rare} />}
      {rare.length > 0 && (
        <Button size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)} sx={FLUSH_START}>
          {showsAll ? 'Ver menos' : 'Ver todos los datos'}
        </Button>
      )}
    </Card>
  );
}

/** The rare facts that are filled in. */
const rareFactsOf = (patient: ShownPatient): FactInWords[] =>
  (
    [
      ['Fecha de Nacimiento', patient.birthDate ? shortDate(patient.birthDate) : ''],
      ['Dirección', patient.address],
      ['Sexo', patient.sex ? SEX_LABELS[patient.sex] : ''],
      ...PLAIN_TEXTS.map((field): FactInWords => [declared(field).label, patient[field]]),
      ['Previsión', insuranceInWords(patient)],
      ['Representante legal', representativeInWords(patient)],
    ] satisfies FactInWords[]
  ).filter(([, text]) => text !== '');

const Facts = ({ facts }: { facts: readonly FactInWords[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: 1.5,
      margin: 0,
      width: '100%',
    }}
  >
    {facts.map(([name, text]) => (
      <Box key={name} sx={{ minWidth: 0, ...(name === MAIL && { gridColumn: '1 / -1' }) }}>
        <Typography component="dt" variant="caption" color="textSecondary">
          {name}
        </Typography>
        <Typography
          component="dd"
          sx={{ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
          {...(!text && { color: 'textSecondary' })}
        >
          {text || 'Sin anotar'}
        </Typography>
      </Box>
    ))}
  </Box>
);
