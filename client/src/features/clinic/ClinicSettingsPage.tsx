import { Card } from '../../ui/Card';
import { PageHeading } from '../../ui/frame/PageHeading';
import Box from '@mui/material/Box';
import { ClinicImages } from './ClinicImages';
import { ClinicSettings } from './ClinicSettings';

export function ClinicSettingsPage() {
  return (
    <>
      <PageHeading title="Datos de la clínica">Datos de la clínica</PageHeading>
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 820, marginTop: 2.5 }}>
        <Card aria-label="Datos de la clínica">
          <ClinicSettings />
        </Card>
        <Card aria-label="Logo y foto">
          <ClinicImages />
        </Card>
      </Box>
    </>
  );
}
