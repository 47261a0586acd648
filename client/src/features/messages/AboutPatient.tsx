import Box from '@mui/material/Box';
import { PatientLink } from '../../clinic/PatientLink';
import type { ListedMessageFragment } from './messages.generated';

/** The patient's name, linked to their page while they exist. */
export const AboutPatient = ({
  patientId,
  patientName,
}: Pick<ListedMessageFragment, 'patientId' | 'patientName'>) => (
  <Box component="strong" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
    {patientId === null ? patientName : <PatientLink patient={{ id: patientId, name: patientName }} />}
  </Box>
);
