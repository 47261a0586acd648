import FolderSharedOutlined from '~icons/outline-folder-shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { ExportButton } from '../../exporting/ExportButton';
import { ImportLink } from '../../exporting/ImportLink';
import { Card } from '../../ui/Card';
import { Message } from '../../ui/frame/Message';
import { PageHeading } from '../../ui/frame/PageHeading';
import { OpenRecord } from './OpenRecord';
import { PatientPanel } from './patients/PatientPanel';
import { PatientRecords } from './list/PatientRecords';
import { useRecordsAddress } from './use-records-address';

const OpenReferralsDialog = lazy(() =>
  import('./certificate/OpenReferralsDialog').then((module) => ({ default: module.OpenReferralsDialog })),
);

/** Patients on the left, the chosen patient's records on the right; on a phone one after the other. */
export function ClinicalRecordsPage() {
  const address = useRecordsAddress();
  const { patientId, recordId } = address;
  const [showsReferrals, setShowsReferrals] = useState(false);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.25,
        }}
      >
        <PageHeading title="Fichas Clínicas">Fichas Clínicas</PageHeading>
        {!patientId && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
            <Button color="inherit" variant="outlined" onClick={() => setShowsReferrals(true)}>
              Derivaciones
            </Button>
            <ImportLink what="fichas-clinicas" area="HEALTH_DATA" />
            <ExportButton path="/api/pacientes/fichas/exportar" what="las fichas de todos" />
          </Box>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
          alignItems: 'start',
          gap: { xs: 2, sm: 3 },
          marginTop: 2.5,
        }}
      >
        <Box sx={{ display: { xs: patientId ? 'none' : 'block', md: 'block' } }}>
          <PatientPanel chosen={patientId} onChoose={address.choosePatient} />
        </Box>
        {patientId ? (
          <PatientRecords
            key={patientId}
            patientId={patientId}
            onOpen={(id) => address.openRecord(id, patientId)}
            onBack={() => address.choosePatient(undefined)}
          />
        ) : (
          <Card aria-label="Fichas del paciente" sx={{ display: { xs: 'none', md: 'block' } }}>
            <Message
              icon={<FolderSharedOutlined />}
              sentence="Seleccione un paciente para ver sus fichas clínicas"
            />
          </Card>
        )}
      </Box>
      {showsReferrals && (
        <Suspense fallback={null}>
          <OpenReferralsDialog onClose={() => setShowsReferrals(false)} />
        </Suspense>
      )}
      {recordId && (
        <OpenRecord
          key={recordId}
          id={recordId}
          onFound={(found) => {
            if (found !== patientId) address.openRecord(recordId, found);
          }}
          onClose={address.closeRecord}
        />
      )}
    </>
  );
}
