import CheckCircleRounded from '~icons/round-check-circle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Card } from '../../../ui/Card';
import { Loading } from '../../../ui/frame/Loading';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ruleInWords } from './backup-words';
import { BackupWarning } from './BackupWarning';
import type { KeptBackupsQuery } from './kept-backups.generated';
import type { KeptBackupsInHand } from './use-kept-backups';
import { useWhen } from './use-when';

/** Whether the data is safe: the first thing to know here. */
export function BackupState({ data, error, askAgain, isBusy }: KeptBackupsInHand) {
  const warning = data?.backupStatus.warning;
  return (
    <Card aria-label="Estado de las copias" sx={{ display: 'grid', gap: 1.5, marginTop: 2.5 }}>
      {data && <StatusLine status={data.backupStatus} />}
      {!data && !error && <Loading rows={1} />}
      {warning && !isBusy && <BackupWarning warning={warning} backups={data.backups} />}
      {error && <RetryNotice sentence="No se pudieron cargar las copias." onRetry={() => void askAgain()} />}
    </Card>
  );
}

function StatusLine({ status }: { status: KeptBackupsQuery['backupStatus'] }) {
  const { lastGood, nightlyAt, keep, encrypts, warning } = status;
  const when = useWhen();
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      {/* A warning has its own sign. */}
      {!warning && lastGood && <CheckCircleRounded aria-hidden sx={{ fontSize: 28, color: 'var(--ok)' }} />}
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ font: 'var(--font-day)' }}>
          Última copia comprobada: {lastGood ? when(lastGood.startedAt) : 'ninguna'}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
          {nightlyAt ? `Se hace una cada día a las ${nightlyAt}.` : 'No se hacen copias automáticas.'}{' '}
          {ruleInWords(keep)} {encrypts ? 'Se guardan cifradas.' : 'Se guardan sin cifrar.'}
        </Typography>
      </Box>
    </Box>
  );
}
