import Box from '@mui/material/Box';
import { Card } from '../../../ui/Card';
import { PageHeading } from '../../../ui/frame/PageHeading';
import { ClinicSettings } from './ClinicSettings';

export const ClinicSettingsPage = () => (
  <>
    <PageHeading title="Datos de la clínica">Datos de la clínica</PageHeading>
    <Box sx={{ marginTop: 2.5 }}>
      <Card aria-label="Datos de la clínica">
        <ClinicSettings />
      </Card>
    </Box>
  </>
);
