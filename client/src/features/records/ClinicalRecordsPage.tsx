import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { ExportButton } from '../../exporting/ExportButton';
import { ImportLink } from '../../exporting/ImportLink';
import { SegmentedButtons } from '../../ui/fields/SegmentedButtons';
import { PageHeading } from '../../ui/frame/PageHeading';
import { LazyOpenRecord } from './LazyOpenRecord';
import { PatientPanel } from './patients/PatientPanel';
import { PatientRecords } from './list/PatientRecords';
import { RecentRecords } from './recent/RecentRecords';
import { useRecordsAddress } from './use-records-address';

const OpenReferralsDialog = lazy(() =>
  import('./certificate/OpenReferralsDialog').then((module) => ({ default: module.OpenReferralsDialog })),
);

const PARTS = { patients: 'Pacientes', recent: 'Fichas recientes' } as const;

/**
 * Patients on the left; on the right the chosen patient's records, or the newest of all. On a narrow screen one after
 * the other.
 */
export function ClinicalRecordsPage() {
  const address = useRecordsAddress();
  const { patientId, recordId } = address;
  const [part, setPart] = useState<keyof typeof PARTS>('patients');
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
      {!patientId && (
        <Box sx={{ display: { md: 'none' }, marginTop: 2 }}>
          <SegmentedButtons label="Parte" options={PARTS} chosen={part} onChoose={setPart} />
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
          alignItems: 'start',
          gap: { xs: 2, sm: 3 },
          marginTop: 2.5,
        }}
      >
        <Box sx={{ display: { xs: patientId || part !== 'patients' ? 'none' : 'block', md: 'block' } }}>
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
          <Box sx={{ display: { xs: part === 'recent' ? 'block' : 'none', md: 'block' } }}>
            <RecentRecords />
          </Box>
        )}
      </Box>
      {showsReferrals && (
        <Suspense fallback={null}>
          <OpenReferralsDialog onClose={() => setShowsReferrals(false)} />
        </Suspense>
      )}
      {recordId && (
        <LazyOpenRecord
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
