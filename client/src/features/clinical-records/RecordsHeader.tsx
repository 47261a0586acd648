import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CertifiedPatient } from './certificate';
import { PatientFacts } from './PatientFacts';

/** Whose records these are, and the button for a new one. */
export function RecordsHeader({ patient, onNew }: { patient: CertifiedPatient; onNew: () => void }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        gap: 2,
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {patient.name}
        </Typography>
        <PatientFacts patient={patient} />
      </Box>
      <Button variant="contained" startIcon={<AddRounded />} onClick={onNew}>
        Nueva Ficha
      </Button>
    </Box>
  );
}
