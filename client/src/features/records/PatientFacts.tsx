import { ageOn } from '#domain/clinic-time.js';
import Box from '@mui/material/Box';
import { useClinicNow } from '../../clinic/clinic-now';
import type { CertifiedPatient } from './certificate/certificate';

/** RUT, address and age, if known. */
export function PatientFacts({ patient }: { patient: CertifiedPatient }) {
  const { date: today } = useClinicNow();
  const age = patient.birthDate ? ageOn(patient.birthDate, today) : undefined;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        typography: 'body2',
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      <span>
        RUT {patient.rut}
        {patient.provisionalRut && ' (provisional)'}
      </span>
      {age !== undefined && <span>{age === 1 ? '1 año' : `${age} años`}</span>}
      {patient.address && <span>{patient.address}</span>}
    </Box>
  );
}
