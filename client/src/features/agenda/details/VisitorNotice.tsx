import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { reloadPage } from '../../../apollo/page-reload';
import { useRights } from '../../../session/current-staff';
import { toasts } from '../../../ui/notices/toasts';
import type { AgendaAppointment } from '../agenda-appointment';
import { agendaListsOf } from '../agenda-lists';
import { useCreatePatientOfAppointmentMutation } from '../appointment-writes.generated';
import { CALENDAR_TOAST_MS, CHANGED_MEANWHILE } from '../calendar-toasts';

/** Says that another person than the patient comes, with a button that creates a patient for them. */
export function VisitorNotice({ appointment }: { appointment: AgendaAppointment }) {
  const { id, version, visitorName, patient } = appointment;
  const can = useRights();
  const client = useApolloClient();
  const [create] = useCreatePatientOfAppointmentMutation();
  const [isBusy, setBusy] = useState(false);
  if (!visitorName) return null;

  const submit = async () => {
    if (isBusy) return;
    setBusy(true);
    const progress = toasts.progress('Creando paciente...');
    try {
      const { data } = await create({ variables: { id, version } });
      const moved = data?.createPatientOfAppointment;
      if (moved) agendaListsOf(client).change(moved)(moved);
      progress.success('Paciente creado', `La cita es ahora de ${visitorName}.`);
    } catch (error) {
      const { code, sentence, fields } = failureOf(error);
      const reasons = fields['patient']?.join(' ');
      progress.error(
        code === 'STALE' ? CHANGED_MEANWHILE : (reasons ?? sentence ?? 'Error al crear el paciente'),
        CALENDAR_TOAST_MS,
      );
    }
    await reloadPage(client);
    setBusy(false);
  };
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        {visitorName} reservó con el teléfono y el correo de {patient.name}.
      </Typography>
      {can('PATIENTS') && (
        <Button variant="outlined" loading={isBusy} onClick={() => void submit()}>
          Crear paciente «{visitorName}»
        </Button>
      )}
    </Box>
  );
}
