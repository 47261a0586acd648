import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRights } from '../../../session/current-staff';
import { keepFocusNear } from '../../../ui/keep-focus-near';
import { AppointmentDeposit } from '../deposits/AppointmentDeposit';
import { LazyMoneyDialogs, prepareMoneyDialogs } from '../LazyMoneyDialogs';
import type { MoneyDialog } from '../MoneyDialogs';
import { useVisitMoneyQuery } from '../money.generated';
import { type CoveredAppointment, PackOfAppointment } from '../packs/PackOfAppointment';
import { standing, whyNothing } from '../standing';
import { PatientBalance } from './PatientBalance';

interface AppointmentMoneyProps {
  appointment: CoveredAppointment;
  patient: { readonly id: number; readonly name: string };
}

/**
 * In an appointment's details: what it costs, what is paid of it, and what the patient owes in all. It is charged here
 * before the visit ends, or when it was completed without a record.
 */
export function AppointmentMoney({ appointment, patient }: AppointmentMoneyProps) {
  const { data } = useVisitMoneyQuery({
    variables: { appointmentId: appointment.id, patientId: patient.id },
    fetchPolicy: 'cache-and-network',
  });
  const canCollect = useRights()('CAJA');
  const [dialog, setDialog] = useState<MoneyDialog>();
  const charges = data && standing(data.appointmentCharges);
  const amount = charges?.reduce((sum, charge) => sum + charge.amount, 0) ?? 0;
  const owed = charges?.reduce((sum, charge) => sum + charge.owed, 0) ?? 0;
  const why = whyNothing(charges ?? []);
  const { id: appointmentId, treatment, status, serviceType: service } = appointment;
  const takesCharges = status !== 'CANCELLED';
  // Without older debts, the button of the balance collects the same.
  const isPartOfDebt = data !== undefined && owed > 0 && data.patientAccount.owed > owed;
  return (
    <Box
      sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}
      onPointerEnter={prepareMoneyDialogs}
      onFocus={prepareMoneyDialogs}
    >
      <AppointmentDeposit appointmentId={appointmentId} />
      {charges && charges.length > 0 && (
        <Typography>
          {why
            ? `Sin costo: ${why}`
            : `Cobro ${formatClp(amount)} · ${owed === 0 ? 'pagado' : `debe ${formatClp(owed)}`}`}
        </Typography>
      )}
      <PackOfAppointment appointment={appointment} patientId={patient.id} charges={charges} />
      {charges && canCollect && (takesCharges || isPartOfDebt) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {isPartOfDebt && (
            <Button
              size="small"
              variant="outlined"
              ref={keepFocusNear}
              onClick={() =>
                setDialog({ kind: 'pay', patient, charges: charges.filter((one) => one.owed > 0) })
              }
            >
              Cobrar {formatClp(owed)}
            </Button>
          )}
          {takesCharges && !charges.some(({ kind }) => kind === 'VISIT') && (
            <Button
              size="small"
              variant="outlined"
              onClick={() => setDialog({ kind: 'add', patient, appointmentId, treatment })}
            >
              Cobrar la visita
            </Button>
          )}
          {takesCharges && (
            <Button
              size="small"
              color="inherit"
              onClick={() => setDialog({ kind: 'add', patient, appointmentId, service })}
            >
              Agregar cobro
            </Button>
          )}
        </Box>
      )}
      <PatientBalance patient={patient} />
      <LazyMoneyDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </Box>
  );
}
