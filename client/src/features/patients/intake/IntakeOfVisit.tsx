import Box from '@mui/material/Box';
import { IntakeNotice } from './IntakeNotice';
import { IntakeQrButton } from './IntakeQrButton';

/** On arrival: a code for the questionnaire, and earlier answers. */
export const IntakeOfVisit = ({ patientId, appointmentId }: { patientId: number; appointmentId: number }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
    <IntakeQrButton patientId={patientId} appointmentId={appointmentId} />
    <IntakeNotice patientId={patientId} />
  </Box>
);
