import { BACKUP_CAUSE_LABELS } from '#domain/data/backup/backup.es.js';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { StatusPill } from '../../../ui/StatusPill';
import { canDownload, fileSize, wordsOf } from './backup-words';
import { DownloadButton } from './DownloadButton';
import type { KeptBackupsShown } from './KeptBackupTable';

const Sheet = styled('li')({
  display: 'grid',
  gap: 6,
  paddingBlock: 14,
  '& + &': { borderTop: '1px solid var(--line)' },
});

/** For narrow screens, newest first. */
export function KeptBackupCards({ backups, when }: KeptBackupsShown) {
  return (
    <Box component="ul" aria-label="Copias automáticas" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {backups.map((backup) => {
        const { label, colour, sentence } = wordsOf(backup);
        const at = when(backup.startedAt);
        const figures = [
          BACKUP_CAUSE_LABELS[backup.cause],
          ...(backup.encrypted ? ['cifrada'] : []),
          ...(backup.bytes === null ? [] : [fileSize(backup.bytes)]),
          ...(backup.rowCount === null ? [] : [`${backup.rowCount.toLocaleString('es-CL')} registros`]),
        ];
        return (
          <Sheet key={backup.id}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
              <Typography sx={{ fontWeight: 620 }}>{at}</Typography>
              <StatusPill colour={colour}>{label}</StatusPill>
            </Box>
            <Typography variant="body2" color="textSecondary">
              {sentence}
            </Typography>
            <Typography variant="body2">{figures.join(' · ')}</Typography>
            {canDownload(backup) && (
              <Box sx={{ marginInline: -0.75 }}>
                <DownloadButton backup={backup} at={at} />
              </Box>
            )}
          </Sheet>
        );
      })}
    </Box>
  );
}
