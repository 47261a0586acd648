import InfoOutlined from '~icons/outline-info';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRights } from '../../../session/current-staff';
import { toasts } from '../../../ui/notices/toasts';

interface NoAppointmentsNoticeProps {
  /** Refetches. @returns the number of appointments. */
  onCheck: () => Promise<number | undefined>;
  onCreate: () => void;
}

/** Shown if the list is empty: offers to check again, or to create the first appointment. */
export function NoAppointmentsNotice({ onCheck, onCreate }: NoAppointmentsNoticeProps) {
  const mayCreate = useRights()('AGENDA');
  const check = async () => {
    // The page shows its own toast for a failure.
    const count = await onCheck().catch(() => undefined);
    if (count !== undefined) toasts.info(foundInWords(count));
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        padding: 2,
        borderRadius: '12px',
        border: '1px solid color-mix(in srgb, var(--huella-palette-warning-main) 40%, transparent)',
        backgroundColor: 'color-mix(in srgb, var(--huella-palette-warning-main) 10%, transparent)',
      }}
    >
      <InfoOutlined aria-hidden color="warning" />
      <Typography variant="body2" sx={{ flex: '1 1 16rem' }}>
        No hay citas registradas en estos días. Use «Verificar Citas» para volver a consultarlas
        {mayCreate && ' o «Nueva Cita» para crear una'}.
      </Typography>
      <Button size="small" variant="outlined" color="inherit" onClick={() => void check()}>
        Verificar Citas
      </Button>
      {mayCreate && (
        <Button size="small" variant="outlined" onClick={onCreate}>
          Nueva Cita
        </Button>
      )}
    </Box>
  );
}

function foundInWords(count: number): string {
  if (count === 0) return 'No se encontraron citas en estos días.';
  return count === 1 ? 'Se encontró 1 cita.' : `Se encontraron ${count} citas.`;
}
