import { BACKUP_CAUSE_LABELS } from '#domain/data/backup/backup.es.js';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { StatusPill } from '../../../ui/StatusPill';
import { canDownload, fileSize, wordsOf } from './backup-words';
import { DownloadButton } from './DownloadButton';
import type { KeptBackupFragment } from './kept-backups.generated';

const Cells = styled(Table)(({ theme }) => ({
  '& th, & td': { fontSize: '0.875rem', borderColor: (theme.vars ?? theme).palette.divider },
  '& thead th': {
    whiteSpace: 'nowrap',
    fontWeight: 600,
    fontSize: '0.8125rem',
    color: (theme.vars ?? theme).palette.text.secondary,
  },
  '& thead th:first-of-type, & tbody th': { paddingLeft: 24 },
  '& tr > :last-of-type': { paddingRight: 24 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
}));

export interface KeptBackupsShown {
  backups: readonly KeptBackupFragment[];
  when: (instant: string) => string;
}

/** Newest first. */
export function KeptBackupTable({ backups, when }: KeptBackupsShown) {
  return (
    <Cells aria-label="Copias automáticas">
      <TableHead>
        <TableRow>
          <TableCell>Fecha</TableCell>
          <TableCell>Estado</TableCell>
          <TableCell align="right">Tamaño</TableCell>
          <TableCell align="right">Registros</TableCell>
          <TableCell align="right">Acciones</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {backups.map((backup) => {
          const { label, colour, sentence } = wordsOf(backup);
          const at = when(backup.startedAt);
          return (
            <TableRow key={backup.id}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {at}
                <Typography variant="caption" color="textSecondary" component="div">
                  {BACKUP_CAUSE_LABELS[backup.cause]}
                  {backup.encrypted && ' · cifrada'}
                </Typography>
              </TableCell>
              <TableCell>
                <StatusPill colour={colour}>{label}</StatusPill>
                <Typography variant="caption" color="textSecondary" component="div" sx={{ marginTop: 0.5 }}>
                  {sentence}
                </Typography>
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {backup.bytes === null ? '-' : fileSize(backup.bytes)}
              </TableCell>
              <TableCell align="right">{backup.rowCount?.toLocaleString('es-CL') ?? '-'}</TableCell>
              <TableCell align="right">
                {canDownload(backup) && <DownloadButton backup={backup} at={at} />}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Cells>
  );
}
