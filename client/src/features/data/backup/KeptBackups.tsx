import BackupOutlined from '~icons/outline-backup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { Placeholder } from '../../../ui/Placeholder';
import { KeptBackupCards } from './KeptBackupCards';
import { KeptBackupTable } from './KeptBackupTable';
import { useWhen } from './use-when';
import type { KeptBackupsInHand } from './use-kept-backups';

const HEADING = 'copias-automaticas';

export function KeptBackups({ data, error, start, isBusy }: KeptBackupsInHand) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const when = useWhen();
  const can = useRights();
  const backups = data?.backups ?? [];
  return (
    <Card
      aria-labelledby={HEADING}
      sx={{ marginTop: 2.5, display: 'grid', gap: 2, padding: { sm: 0 }, overflow: 'hidden' }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, padding: { sm: 3 }, paddingBottom: { sm: 0 } }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            justifyContent: 'space-between',
            alignItems: 'center',
          }}
        >
          <Typography variant="h2" id={HEADING}>
            Copias automáticas
          </Typography>
          {can('BACKUP') && (
            <Button variant="outlined" disabled={isBusy || !data} onClick={() => void start()}>
              {isBusy ? 'Haciendo una copia...' : 'Hacer una copia ahora'}
            </Button>
          )}
        </Box>
      </Box>
      {!data && !error && <Waiting />}
      {data && backups.length === 0 && (
        <Message
          icon={<BackupOutlined />}
          sentence="Todavía no hay copias en la carpeta"
          detail="Cada copia se guarda en el servidor y se comprueba al momento."
        />
      )}
      {backups.length > 0 &&
        (isNarrow ? (
          <Box sx={{ padding: { sm: 3 }, paddingTop: { sm: 0 } }}>
            <KeptBackupCards backups={backups} when={when} />
          </Box>
        ) : (
          <KeptBackupTable backups={backups} when={when} />
        ))}
    </Card>
  );
}

function Waiting() {
  return (
    <Box
      role="status"
      aria-label="Cargando..."
      sx={{ display: 'grid', gap: 1, padding: { sm: 3 }, paddingTop: { sm: 0 } }}
    >
      {[0, 1, 2].map((line) => (
        <Placeholder key={line} sx={{ height: 52 }} />
      ))}
    </Box>
  );
}
