import { Card } from '../../../ui/Card';
import { PageHeading } from '../../../ui/frame/PageHeading';
import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { ClinicImages } from './ClinicImages';
import { ClinicSettings } from './ClinicSettings';

export function ClinicSettingsPage() {
  const [isSettled, setSettled] = useState(false);
  const settle = useCallback(() => setSettled(true), []);
  return (
    <>
      <PageHeading title="Datos de la clínica">Datos de la clínica</PageHeading>
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 820, marginTop: 2.5 }}>
        <Card aria-label="Datos de la clínica">
          <ClinicSettings onSettled={settle} />
        </Card>
        <Card aria-label="Logo y foto">
          <ClinicImages isInPlace={isSettled} />
        </Card>
      </Box>
    </>
  );
}
