import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { reloadPage } from '../../../apollo/page-reload';
import { Modal } from '../../../ui/dialogs/Modal';
import { toasts } from '../../../ui/notices/toasts';
import type { AgendaAppointment } from '../agenda-appointment';
import { agendaListsOf } from '../agenda-lists';
import { useDeleteAppointmentMutation } from '../appointment-writes.generated';
import { AppointmentSummary } from './AppointmentSummary';
import { CALENDAR_TOAST_MS } from '../calendar-toasts';
import { deletionFailure } from './deletion-failure';

interface DeleteAppointmentModalProps {
  appointment: AgendaAppointment;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteAppointmentModal({ appointment, onClose, onDeleted }: DeleteAppointmentModalProps) {
  const [remove] = useDeleteAppointmentMutation();
  const client = useApolloClient();
  const [isDeleting, setDeleting] = useState(false);
  const forget = () => {
    client.cache.evict({
      id: client.cache.identify({ __typename: 'Appointment', id: appointment.id }) ?? '',
    });
    agendaListsOf(client).remove(appointment.id);
    void reloadPage(client);
  };

  const submit = async () => {
    if (isDeleting) return;
    setDeleting(true);
    const progress = toasts.progress('Eliminando cita...');
    try {
      await remove({ variables: { id: appointment.id } });
      progress.success('Cita eliminada correctamente');
      onDeleted();
      forget();
    } catch (error) {
      const failure = failureOf(error);
      progress.error(deletionFailure(failure), CALENDAR_TOAST_MS);
      setDeleting(false);
      if (failure.code !== 'NOT_FOUND') return;
      onDeleted();
      forget();
    }
  };
  return (
    <Modal
      title="Confirmar Eliminación"
      role="alertdialog"
      width={520}
      isBusy={isDeleting}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={isDeleting} onClick={onClose} autoFocus>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" color="error" loading={isDeleting}>
            Eliminar
          </Button>
        </>
      }
    >
      <Typography sx={{ marginBottom: 2 }}>
        ¿Está seguro que desea eliminar esta cita? Esta acción no se puede deshacer.
      </Typography>
      <Box
        sx={{
          padding: 2,
          borderRadius: '12px',
          border: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.default',
        }}
      >
        <AppointmentSummary appointment={appointment} />
      </Box>
    </Modal>
  );
}
