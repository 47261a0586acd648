import { shortDate } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import type { MoneyDialog } from '../MoneyDialogs';
import type { AgreementOfPatient } from './agreement-of-patient';
import { usePatientAgreementQuery } from './agreements.generated';

/** A patient's agreement and its last day. Without one, a button to add it, for users who may. */
export function PatientAgreement({
  patientId,
  onOpen,
}: {
  patientId: number;
  onOpen: (dialog: MoneyDialog) => void;
}) {
  const { data } = usePatientAgreementQuery({ variables: { patientId }, fetchPolicy: 'cache-and-network' });
  const { date: today } = useClinicNow();
  const can = useRights();
  if (!data) return null;
  const agreement = data.patientAgreement;
  if (!agreement && !can('CAJA')) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography sx={{ flex: '1 1 auto' }}>{inWords(agreement, today)}</Typography>
      {can('CAJA') && (
        <Button color="inherit" onClick={() => onOpen({ kind: 'agreement', patientId, agreement })}>
          {agreement ? 'Cambiar convenio' : 'Agregar convenio'}
        </Button>
      )}
    </Box>
  );
}

function inWords(agreement: AgreementOfPatient | null, today: string): string {
  if (!agreement) return 'Sin convenio.';
  const { name, isActive, until } = agreement;
  if (!isActive) return `Convenio ${name}, que ya no está vigente.`;
  if (until === null) return `Convenio ${name}.`;
  return until < today
    ? `Convenio ${name}, venció el ${shortDate(until)}.`
    : `Convenio ${name}, hasta el ${shortDate(until)}.`;
}
