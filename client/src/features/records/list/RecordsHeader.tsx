import AddRounded from '~icons/round-add';
import VisibilityOutlined from '~icons/outline-visibility';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { ExportButton } from '../../../exporting/ExportButton';
import { PatientLink } from '../../../clinic/PatientLink';
import { useRights, useSeesWholeClinic } from '../../../session/current-staff';
import type { CertifiedPatient } from '../certificate/certificate';
import { PatientFacts } from '../PatientFacts';

const AccessesDialog = lazy(() =>
  import('../accesses/AccessesDialog').then((module) => ({ default: module.AccessesDialog })),
);

interface RecordsHeaderProps {
  patient: CertifiedPatient & { id: number };
  onNew: () => void;
}

export function RecordsHeader({ patient, onNew }: RecordsHeaderProps) {
  const can = useRights();
  const seesAll = useSeesWholeClinic();
  const [showsAccesses, setShowsAccesses] = useState(false);
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
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          <PatientLink patient={patient} />
        </Typography>
        <PatientFacts patient={patient} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {seesAll && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<VisibilityOutlined />}
            onClick={() => setShowsAccesses(true)}
          >
            Accesos
          </Button>
        )}
        <ExportButton
          path="/api/pacientes/fichas/exportar"
          what="las fichas del paciente"
          filter={{ paciente: patient.id }}
          isCompact
        />
        {can('HEALTH_DATA') && (
          <Button variant="contained" startIcon={<AddRounded />} onClick={onNew}>
            Nueva Ficha
          </Button>
        )}
      </Box>
      {showsAccesses && (
        <Suspense fallback={null}>
          <AccessesDialog patient={patient} onClose={() => setShowsAccesses(false)} />
        </Suspense>
      )}
    </Box>
  );
}
