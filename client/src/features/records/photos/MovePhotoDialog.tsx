import PersonSearchOutlined from '~icons/outline-person-search';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { Modal } from '../../../ui/dialogs/Modal';
import { Message } from '../../../ui/frame/Message';
import { Notice } from '../../../ui/notices/Notice';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { toasts } from '../../../ui/notices/toasts';
import { ONE_COLUMN } from '../../../ui/one-column';
import { PatientSearch } from '../../patients/list/PatientSearch';
import { useRecordPatientsQuery } from '../clinical-records.generated';
import { PatientButton } from '../patients/PatientButton';
import type { ListedPhoto } from './listed-photo';
import { useMovePhotoMutation } from './photos.generated';

/** More are found by a longer search. */
const SHOWN = 8;

interface MovePhotoDialogProps {
  photo: ListedPhoto;
  onClose: () => void;
  onMoved: () => void;
}

/** Moves a photo that was stored at the wrong patient. */
export function MovePhotoDialog({ photo, onClose, onMoved }: MovePhotoDialogProps) {
  const confirm = useConfirm();
  const [search, setSearch] = useState('');
  const [fault, setFault] = useState<string>();
  const [move, { loading }] = useMovePhotoMutation();
  const { data, previousData, error, refetch } = useRecordPatientsQuery({
    variables: { search, first: SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const patients = (data ?? previousData)?.patients.nodes.filter(({ id }) => id !== photo.patientId);
  const send = async (patientId: number) => {
    const patient = patients?.find(({ id }) => id === patientId);
    const isSure = await confirm({
      title: 'Mover a otro paciente',
      question: `Pasará a ${patient?.name} (${patient?.rut}), sin la visita a la que pertenecía.`,
      accept: 'Mover',
    });
    if (!isSure) return;
    setFault(undefined);
    try {
      await move({ variables: { id: photo.id, patientId } });
      toasts.success(`Ahora es de ${patient?.name}`);
      onMoved();
    } catch (cause) {
      const { fields, sentence } = failureOf(cause);
      setFault(fields['patientId']?.[0] ?? sentence ?? 'No se pudo mover. Inténtelo de nuevo.');
    }
  };
  return (
    <Modal title="¿De qué paciente es?" width={480} isBusy={loading} onClose={onClose}>
      <Box sx={{ ...ONE_COLUMN, gap: 1.5 }}>
        {fault && <Notice sentence={fault} />}
        <PatientSearch search={search} onSearch={setSearch} placeholder="Buscar por nombre o RUT..." />
        <LoadingOrRetry
          data={patients}
          error={error}
          sentence="No se pudieron cargar los pacientes."
          refetch={refetch}
        />
        {patients?.length === 0 && (
          <Message live icon={<PersonSearchOutlined />} sentence="No se encontró a otro paciente." />
        )}
        <Box component="ul" aria-label="Pacientes" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {patients?.map((patient) => (
            <li key={patient.id}>
              <PatientButton patient={patient} isChosen={false} onChoose={(id) => void send(id)} />
            </li>
          ))}
        </Box>
        {data && data.patients.totalCount > SHOWN && (
          <Typography variant="caption" color="textSecondary">
            Siga escribiendo para acotar.
          </Typography>
        )}
      </Box>
    </Modal>
  );
}
