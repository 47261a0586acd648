import { longDay } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useProfessionals } from '../../../professionals/professionals';
import { useRights } from '../../../session/current-staff';
import { Modal } from '../../../ui/dialogs/Modal';
import { toasts } from '../../../ui/notices/toasts';
import { CALENDAR_TOAST_MS } from '../calendar-toasts';
import { Line } from '../details/AppointmentSummary';
import { hoursInWords } from './block-in-words';
import {
  BlockedHoursDocument,
  type CalendarBlockFragment,
  useUnblockHoursMutation,
} from './blocked-hours.generated';

interface BlockDetailsModalProps {
  block: CalendarBlockFragment;
  onClose: () => void;
}

export function BlockDetailsModal({ block, onClose }: BlockDetailsModalProps) {
  const professional = useProfessionals().find(({ id }) => id === block.professionalId);
  const [unblock] = useUnblockHoursMutation({ refetchQueries: [BlockedHoursDocument] });
  const can = useRights();
  const [isLifting, setLifting] = useState(false);
  const lift = async () => {
    setLifting(true);
    const progress = toasts.progress('Desbloqueando horas...');
    try {
      await unblock({ variables: { id: block.id } });
      progress.success('Horas desbloqueadas correctamente');
    } catch (error) {
      progress.error(failureOf(error).sentence ?? 'Error al desbloquear las horas', CALENDAR_TOAST_MS);
    }
    onClose();
  };
  return (
    <Modal
      title="Horas bloqueadas"
      width={480}
      isBusy={isLifting}
      hasCloseButton
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={isLifting} onClick={onClose} autoFocus>
            Cerrar
          </Button>
          {can('AGENDA') && (
            <Button variant="contained" loading={isLifting} onClick={() => void lift()}>
              Desbloquear
            </Button>
          )}
        </>
      }
    >
      <Box component="dl" sx={{ display: 'grid', gap: 1.75, margin: 0 }}>
        <Line name="Motivo">{block.reason}</Line>
        <Line name="Fecha">
          {longDay(block.date)} de {block.date.slice(0, 4)}
        </Line>
        <Line name="Hora">{hoursInWords(block)}</Line>
        {professional && <Line name="Profesional">{professional.name}</Line>}
      </Box>
    </Modal>
  );
}
