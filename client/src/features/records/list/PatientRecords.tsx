import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import ArrowBackRounded from '~icons/round-arrow-back';
import PersonOffOutlined from '~icons/outline-person-off';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { Loading } from '../../../ui/frame/Loading';
import { Message } from '../../../ui/frame/Message';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { FLUSH_START } from '../../../ui/theme/flush';
import { useRecordPatientQuery } from '../clinical-records.generated';
import { RecordList } from './RecordList';
import { RecordsHeader } from './RecordsHeader';
import { UnsavedRecordCard } from '../form/UnsavedRecordCard';

const NewRecordDialog = lazy(() =>
  import('../form/NewRecordDialog').then((module) => ({ default: module.NewRecordDialog })),
);

interface PatientRecordsProps {
  patientId: number;
  onOpen: (recordId: number) => void;
  onBack: () => void;
}

/** The right panel: the patient and their records. */
export function PatientRecords({ patientId, onOpen, onBack }: PatientRecordsProps) {
  const { data, error, refetch } = useRecordPatientQuery({ variables: { id: patientId } });
  const patient = data?.patient;
  const mayWrite = useRights()('HEALTH_DATA');
  // A new key each time, so that the form starts from the current draft.
  const [opening, setOpening] = useState({ time: 0, isOpen: false });
  const write = () => setOpening(({ time }) => ({ time: time + 1, isOpen: true }));
  return (
    <Box sx={{ ...ONE_COLUMN, gap: 2 }}>
      <Button
        color="inherit"
        startIcon={<ArrowBackRounded />}
        onClick={onBack}
        sx={{ ...FLUSH_START, display: { md: 'none' }, justifySelf: 'start' }}
      >
        Pacientes
      </Button>
      <Card
        aria-label="Fichas del paciente"
        sx={{
          ...ONE_COLUMN,
          gap: 2.5,
          minHeight: 220,
          alignContent: 'start',
        }}
      >
        {error && (
          <RetryNotice
            sentence="No se pudo cargar el paciente."
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {!data && !error && <Loading />}
        {data && !patient && (
          <Message
            live
            icon={<PersonOffOutlined />}
            sentence={PATIENT_NOT_FOUND}
            detail="Puede que otra persona lo haya eliminado."
          />
        )}
        {patient && (
          <>
            <RecordsHeader patient={patient} onNew={write} />
            {mayWrite && !opening.isOpen && (
              <UnsavedRecordCard key={patientId} patientId={patientId} onContinue={write} />
            )}
            <RecordList patientId={patientId} onOpen={onOpen} onNew={write} />
            {opening.time > 0 && (
              <Suspense fallback={null}>
                <NewRecordDialog
                  key={opening.time}
                  patient={patient}
                  isOpen={opening.isOpen}
                  onClose={() => setOpening(({ time }) => ({ time, isOpen: false }))}
                />
              </Suspense>
            )}
          </>
        )}
      </Card>
    </Box>
  );
}
