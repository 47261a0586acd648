import { RECORD_NOT_FOUND } from '#domain/sentences.es.js';
import DescriptionOutlined from '~icons/outline-description';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useContinuedForm } from '../../drafts/continued-form';
import { Loading } from '../../ui/frame/Loading';
import { Message } from '../../ui/frame/Message';
import { Modal } from '../../ui/dialogs/Modal';
import { CertificateDialog } from './certificate/CertificateDialog';
import { useCurrentRecordQuery, useRecordPatientQuery } from './clinical-records.generated';
import { EditRecordDialog } from './form/EditRecordDialog';
import { RecordVersionsDialog } from './versions/RecordVersionsDialog';
import { ViewRecordDialog } from './ViewRecordDialog';

interface OpenRecordProps {
  id: number;
  /** Reports the record's patient, for a URL that contains only the record. */
  onFound?: (patientId: number) => void;
  /** Whether it opens with a certificate that was begun earlier. */
  certifies?: boolean;
  onClose: () => void;
}

/** The open record: view it, and from there edit it, print a certificate or compare its versions. */
export function OpenRecord({ id, onFound, certifies = false, onClose }: OpenRecordProps) {
  const { data, error, refetch } = useCurrentRecordQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const record = data?.clinicalRecord;
  const patientId = record?.patientId;
  const patient = useRecordPatientQuery({ variables: { id: patientId ?? 0 }, skip: !patientId }).data
    ?.patient;
  const [mode, setMode] = useState<'view' | 'edit'>('view');
  const [above, setAbove] = useState<'certificate' | 'versions' | undefined>(
    certifies ? 'certificate' : undefined,
  );
  useContinuedForm(`certificate.${id}`, () => setAbove('certificate'));
  useEffect(() => {
    if (patientId) onFound?.(patientId);
  });

  if (!record || !patient) {
    return (
      <Modal width={720} title="Ficha Clínica" onClose={onClose}>
        {!error && data?.clinicalRecord !== null && <Loading />}
        {(error || data?.clinicalRecord === null) && (
          <Message
            live
            icon={<DescriptionOutlined />}
            sentence={error ? 'No se pudo cargar la ficha.' : RECORD_NOT_FOUND}
            action={
              error && (
                <Button variant="outlined" onClick={() => void refetch().catch(() => undefined)}>
                  Intentar de nuevo
                </Button>
              )
            }
          />
        )}
      </Modal>
    );
  }
  const toView = () => setMode('view');
  if (mode === 'edit') {
    return <EditRecordDialog record={record} patient={patient} onSaved={toView} onClose={toView} />;
  }
  return (
    <>
      <ViewRecordDialog
        record={record}
        patient={patient}
        onEdit={() => setMode('edit')}
        onCertify={() => setAbove('certificate')}
        onCompare={() => setAbove('versions')}
        onClose={onClose}
      />
      {above === 'certificate' && (
        <CertificateDialog
          record={record}
          patient={patient}
          onEdit={() => {
            setAbove(undefined);
            setMode('edit');
          }}
          onClose={() => setAbove(undefined)}
        />
      )}
      {above === 'versions' && <RecordVersionsDialog id={id} onClose={() => setAbove(undefined)} />}
    </>
  );
}
