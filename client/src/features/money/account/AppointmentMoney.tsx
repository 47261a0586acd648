import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppointmentDeposit } from '../deposits/AppointmentDeposit';
import { useVisitMoneyQuery } from '../money.generated';
import { type CoveredAppointment, PackOfAppointment } from '../packs/PackOfAppointment';
import { standing } from '../standing';
import { PatientBalance } from './PatientBalance';

interface AppointmentMoneyProps {
  appointment: CoveredAppointment;
  patient: { readonly id: number; readonly name: string };
}

/** In an appointment's details: what it costs, what is paid of it, and what the patient owes in all. */
export function AppointmentMoney({ appointment, patient }: AppointmentMoneyProps) {
  const { data } = useVisitMoneyQuery({
    variables: { appointmentId: appointment.id, patientId: patient.id },
    fetchPolicy: 'cache-and-network',
  });
  const charges = data && standing(data.appointmentCharges);
  const amount = charges?.reduce((sum, charge) => sum + charge.amount, 0) ?? 0;
  const owed = charges?.reduce((sum, charge) => sum + charge.owed, 0) ?? 0;
  return (
    <Box sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      <AppointmentDeposit appointmentId={appointment.id} />
      {charges && charges.length > 0 && (
        <Typography>
          Cobro {formatClp(amount)} · {owed === 0 ? 'pagado' : `debe ${formatClp(owed)}`}
        </Typography>
      )}
      <PackOfAppointment appointment={appointment} patientId={patient.id} charges={charges} />
      <PatientBalance patient={patient} />
    </Box>
  );
}
