import { addDays, type LocalDate } from '#domain/clinic-time.js';
import { UNCLOSED_DAYS } from '#domain/visits/unclosed.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CLOSING_PATH } from '../../clinic/attendance-path';
import { useRights } from '../../session/current-staff';
import { useUnclosedBeforeQuery } from './day-appointments.generated';

/** Reminds of open appointments of earlier days; absent if there are none. */
export function UnclosedBefore({ today }: { today: LocalDate }) {
  const { data } = useUnclosedBeforeQuery({
    variables: { from: addDays(today, -UNCLOSED_DAYS), to: addDays(today, -1) },
    fetchPolicy: 'cache-and-network',
  });
  const can = useRights();
  const count = data?.attendanceList.unclosedCount ?? 0;
  if (count === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
      }}
    >
      <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
        {count === 1
          ? 'Queda 1 cita de días anteriores sin cerrar'
          : `Quedan ${count} citas de días anteriores sin cerrar`}
      </Typography>
      {can('AGENDA') && (
        <Button component={Link} to={CLOSING_PATH} size="small" variant="outlined" color="inherit">
          Cerrarlas
        </Button>
      )}
    </Box>
  );
}
