import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FoundPatient } from './finder-options';

/** Name, RUT and phone: what tells two people of one name apart. */
export const FoundPerson = ({ patient }: { patient: FoundPatient }) => (
  <Box sx={{ flex: 1, minWidth: 0 }}>
    <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{patient.name}</Typography>
    <Typography variant="body2" color="textSecondary">
      {patient.rut}
      {patient.provisionalRut && ' (provisional)'}
      {patient.phone && ` · ${patient.phone}`}
    </Typography>
  </Box>
);
