import { shortDate } from '#domain/clinic-time.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { AppointmentStatus, ServiceType } from '#domain/agenda/appointment.js';
import { proposedPack } from '#domain/money/pack.js';
import { leftOfPack } from '#domain/money/pack.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRights } from '../../../session/current-staff';
import type { ChargeLineFragment } from '../money.generated';
import { usePatientPacksQuery } from './packs.generated';
import { needsPack, packOfVisit } from './pack-of-visit';
import { UsePack } from './UsePack';

export interface CoveredAppointment {
  readonly id: number;
  readonly treatment: string;
  readonly date: LocalDate;
  readonly status: AppointmentStatus;
  readonly serviceType: ServiceType;
}

interface PackOfAppointmentProps {
  appointment: CoveredAppointment;
  patientId: number;
  /** The charges that count; undefined until loaded. */
  charges: readonly ChargeLineFragment[] | undefined;
}

/** The pack that covers an appointment, or would: nothing without one. A finished visit can use it. */
export function PackOfAppointment({ appointment, patientId, charges }: PackOfAppointmentProps) {
  const { data } = usePatientPacksQuery({ variables: { patientId }, fetchPolicy: 'cache-and-network' });
  const can = useRights();
  const packs = data?.patientPacks ?? [];
  const used = packOfVisit(packs, appointment.id);
  const pack = used ?? proposedPack(packs, appointment.treatment, appointment.date, patientId);
  if (!pack || (!used && appointment.status === 'CANCELLED')) return null;
  const isOffered =
    !used && appointment.status === 'COMPLETED' && charges && needsPack(charges) && can('CAJA');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography>
        {used ? 'Usó el pack' : 'Tiene el pack'} {pack.name}: {leftOfPack(pack, patientId)}
        {!used && `, vence el ${shortDate(pack.expiresOn)}`}
      </Typography>
      {isOffered && <UsePack pack={pack} patientId={patientId} appointmentId={appointment.id} />}
    </Box>
  );
}
