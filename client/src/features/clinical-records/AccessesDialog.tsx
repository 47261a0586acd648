import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWallTime } from '../../graphql/wall-time';
import { Loading } from '../../ui/Loading';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { type AccessAction, type AccessesQuery, useAccessesQuery } from './accesses.generated';

type Access = AccessesQuery['accesses']['nodes'][number];

const PAGE_SIZE = 20;

const ACTIONS: Readonly<Record<AccessAction, string>> = {
  RECORDS_READ: 'Leyó las fichas',
  VERSIONS_READ: 'Leyó las versiones de una ficha',
  BACKUP_DOWNLOADED: 'Descargó una copia de seguridad',
};

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(1.25),
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
}));

interface AccessesDialogProps {
  patient: { id: number; name: string };
  onClose: () => void;
}

/** Who read a patient's records, and when: newest first, a page at a time. */
export function AccessesDialog({ patient, onClose }: AccessesDialogProps) {
  // The cursors of the pages before this one: the last leads here.
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { data, previousData, error, refetch } = useAccessesQuery({
    variables: { patientId: patient.id, first: PAGE_SIZE, after: cursors.at(-1) ?? null },
    fetchPolicy: 'network-only',
  });
  const page = (data ?? previousData)?.accesses;
  const { endCursor } = page ?? {};
  return (
    <Modal title="Accesos a las fichas" subtitle={patient.name} width={560} onClose={onClose}>
      {error && (
        <Notice
          sentence="No se pudieron cargar los accesos."
          action={
            <Button size="small" color="inherit" onClick={() => void refetch().catch(() => undefined)}>
              Intentar de nuevo
            </Button>
          }
        />
      )}
      {!page && !error && <Loading />}
      {page && <AccessList accesses={page.nodes} />}
      {page && (page.hasNextPage || cursors.length > 0) && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, paddingTop: 2 }}>
          <Button
            color="inherit"
            disabled={cursors.length === 0}
            onClick={() => setCursors((before) => before.slice(0, -1))}
          >
            Más recientes
          </Button>
          <Button
            color="inherit"
            disabled={!page.hasNextPage}
            onClick={() => endCursor && setCursors((before) => [...before, endCursor])}
          >
            Anteriores
          </Button>
        </Box>
      )}
    </Modal>
  );
}

function AccessList({ accesses }: { accesses: readonly Access[] }) {
  const wallTime = useWallTime();
  return (
    <Box component="ul" aria-label="Accesos" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {accesses.map(({ id, at, action, staffName }) => (
        <Line key={id}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {staffName}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {ACTIONS[action]}
            </Typography>
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {wallTime(at)}
          </Typography>
        </Line>
      ))}
    </Box>
  );
}
