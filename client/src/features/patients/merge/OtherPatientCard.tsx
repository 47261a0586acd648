import { DUPLICATE_REASON_LABELS } from '#domain/patients/merge.es.js';
import { MAX_SEARCH_LENGTH } from '#domain/patients/patient-search.js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { unbroken } from '../../../ui/text/unbroken';
import { Card } from '../../../ui/Card';
import { Arriving } from '../../../ui/frame/Arriving';
import { Field } from '../../../ui/fields/Field';
import { useSettled } from '../../../ui/use-settled';
import { PatientRut } from '../list/PatientRut';
import { usePatientsQuery } from '../patients.generated';
import { type LikelyDuplicatesQuery, useLikelyDuplicatesQuery } from './merge.generated';

type Offered = LikelyDuplicatesQuery['likelyDuplicates'][number]['patient'];

/** Milliseconds without typing before a search is sent. */
const SEARCH_AFTER_MS = 250;

interface OtherPatientCardProps {
  patientId: number;
  onChoose: (id: number) => void;
}

/** Suggests patients who may be the same person, and searches for others. */
export function OtherPatientCard({ patientId, onChoose }: OtherPatientCardProps) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim().slice(0, MAX_SEARCH_LENGTH), SEARCH_AFTER_MS);
  const likely = useLikelyDuplicatesQuery({ variables: { patientId }, fetchPolicy: 'cache-and-network' });
  const found = usePatientsQuery({
    variables: { search, first: 8, offset: 0, orderBy: 'NAME', descending: false, withHealthData: false },
    skip: search === '',
    fetchPolicy: 'cache-and-network',
  });
  const suggested = likely.data?.likelyDuplicates ?? [];
  const others = (search === '' ? [] : (found.data?.patients.nodes ?? [])).filter(
    ({ id }) => id !== patientId,
  );
  return (
    <Card aria-labelledby="otro" sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2" id="otro">
          ¿Con quién?
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
          Elija el otro registro de la misma persona. Antes de unirlos podrá comparar sus datos.
        </Typography>
      </Box>
      <Box sx={{ display: 'contents' }}>
        {!likely.data && !likely.error && <Arriving />}
        {suggested.length > 0 && (
          <Box component="ul" aria-label="Posibles duplicados" sx={list}>
            {suggested.map(({ patient, reasons }) => (
              <Row
                key={patient.id}
                patient={patient}
                why={reasons.map((reason) => DUPLICATE_REASON_LABELS[reason]).join(' · ')}
                onChoose={onChoose}
              />
            ))}
          </Box>
        )}
      </Box>
      <Box component="section" sx={{ display: 'grid', gap: 2 }}>
        <Field
          label="Buscar otro paciente"
          placeholder="Nombre, RUT o teléfono"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {others.length > 0 && (
          <Box component="ul" aria-label="Pacientes encontrados" sx={list}>
            {others.map((patient) => (
              <Row key={patient.id} patient={patient} onChoose={onChoose} />
            ))}
          </Box>
        )}
        <Typography role="status" variant="body2" color="textSecondary">
          {(likely.error ?? found.error) && 'No se pudo buscar. Inténtelo de nuevo.'}
          {search !== '' && found.data && others.length === 0 && 'Ningún otro paciente coincide.'}
        </Typography>
      </Box>
    </Card>
  );
}

interface RowProps {
  patient: Offered;
  why?: string;
  onChoose: (id: number) => void;
}

const Row = ({ patient, why, onChoose }: RowProps) => (
  <Box component="li">
    <ButtonBase
      onClick={() => onChoose(patient.id)}
      sx={{
        display: 'block',
        width: '100%',
        padding: 1.5,
        borderRadius: 'var(--r-control)',
        border: '1px solid',
        borderColor: 'divider',
        textAlign: 'left',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography component="span" sx={{ display: 'block', fontWeight: 550, overflowWrap: 'anywhere' }}>
        {patient.name}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        <PatientRut rut={patient.rut} provisionalRut={patient.provisionalRut} /> · {unbroken(patient.phone)}
      </Typography>
      {why && (
        <Typography component="span" variant="body2" color="primary" sx={{ display: 'block' }}>
          {why}
        </Typography>
      )}
    </ButtonBase>
  </Box>
);

const list = { display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' };
