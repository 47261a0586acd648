import Box from '@mui/material/Box';
import { PageHead } from '../../../ui/frame/PageHead';
import { ExamSettingsCard } from './ExamSettingsCard';

export const ExamSettingsPage = () => (
  <>
    <PageHead
      title="Examen del pie"
      introduction="Qué se pregunta al examinar. Lo ya anotado queda en las fichas."
    />
    <Box sx={{ marginTop: 2.5 }}>
      <ExamSettingsCard />
    </Box>
  </>
);
