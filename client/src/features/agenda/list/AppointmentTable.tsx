import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Card } from '../../../ui/Card';
import type { AgendaAppointment } from '../agenda-appointment';
import { type AppointmentActs, AppointmentRows } from './AppointmentRows';
import { NoAppointmentsNotice } from './NoAppointmentsNotice';

/** Rows shown at first, and added by 'Ver más': a month may have hundreds. */
const ROWS = 25;

interface AppointmentTableProps extends AppointmentActs {
  appointments: readonly AgendaAppointment[];
  isLoading: boolean;
  /** Refetches. @returns the number of appointments. */
  onCheck: () => Promise<number | undefined>;
  onCreate: () => void;
}

/** The agenda view's appointments, with the actions on each. */
export function AppointmentTable(props: AppointmentTableProps) {
  const { appointments, isLoading, onCheck, onCreate, ...acts } = props;
  const [shown, setShown] = useState(ROWS);
  const hidden = appointments.length - shown;
  return (
    <Card aria-labelledby="listado-de-citas" sx={{ marginTop: 2.5, padding: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" id="listado-de-citas" sx={{ marginBottom: 1 }}>
        Listado de Citas
      </Typography>
      {appointments.length === 0 ? (
        !isLoading && <NoAppointmentsNotice onCheck={onCheck} onCreate={onCreate} />
      ) : (
        <AppointmentRows appointments={appointments.slice(0, shown)} {...acts} />
      )}
      {hidden > 0 && (
        <Box sx={{ display: 'flex', justifyContent: 'center', marginTop: 2 }}>
          <Button variant="outlined" color="inherit" onClick={() => setShown(shown + ROWS)}>
            Mostrar más ({hidden})
          </Button>
        </Box>
      )}
    </Card>
  );
}
