import { identifierInWords } from '#domain/patients/identifiers/identifier.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FoundPatient } from './finder-options';

/** Name, RUT, other documents and phone, to tell apart two people with the same name. */
export const FoundPerson = ({ patient }: { patient: FoundPatient }) => (
  <Box sx={{ flex: 1, minWidth: 0 }}>
    <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{patient.name}</Typography>
    <Typography variant="body2" color="textSecondary">
      {patient.rut}
      {patient.provisionalRut && ' (provisional)'}
      {patient.identifiers.map((one) => ` · ${identifierInWords(one)}`)}
      {patient.phone && ` · ${patient.phone}`}
    </Typography>
  </Box>
);
