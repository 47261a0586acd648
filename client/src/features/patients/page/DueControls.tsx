import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { dueInWords } from '#domain/reports/control-due.es.js';
import { shortDate } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../ui/Placeholder';
import { usePatientControlsQuery } from './patient-page.generated';
import { Tile, TileHeadline } from './Tile';

interface DueControlsProps {
  patientId: number;
  hasAppointment: boolean;
  /** From another feature. */
  footControl: ReactNode;
}

/** The controls that the patient should have and has not booked. */
export function DueControls({ patientId, hasAppointment, footControl }: DueControlsProps) {
  const { date: today } = useClinicNow();
  const can = useRights();
  const { data, error, refetch } = usePatientControlsQuery({
    variables: { patientId, withHealthData: can('HEALTH_DATA', 'READ') },
    fetchPolicy: 'cache-and-network',
  });
  const controls = data?.controlsDue.nodes ?? [];
  return (
    <Tile title="Por hacer" {...(controls.length > 0 && { colour: 'var(--warn)' })}>
      {controls.map(({ serviceType, dueOn, treatment }) => (
        <Box key={serviceType} sx={{ '& + &': { marginTop: 1 } }}>
          <TileHeadline>{dueInWords(dueOn, today)}</TileHeadline>
          <Typography variant="body2">
            Control de {treatment ?? SERVICE_TYPE_LABELS[serviceType]}, {shortDate(dueOn)}
          </Typography>
        </Box>
      ))}
      {!data && !error && <Placeholder aria-hidden aria-busy sx={{ height: 20, width: '70%' }} />}
      {!data && error && (
        <RetryNotice
          sentence="No se pudieron cargar los controles."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data && controls.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {hasAppointment ? 'Su próxima cita está reservada.' : 'No tiene controles por vencer.'}
        </Typography>
      )}
      {footControl}
    </Tile>
  );
}
