import { doneInWords, undoneInWords } from '#domain/data/imports/import-counts.es.js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { failureOf } from '../../../apollo/apollo-failure';
import { useLongList } from '../../../apollo/use-long-list';
import { useWallTime } from '../../../clinic/wall-time';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { toasts } from '../../../ui/notices/toasts';
import { DownloadRejected } from './DownloadRejected';
import { doneRows } from './found-rows';
import { ImportRowsDocument, type ShownImportFragment, useUndoImportMutation } from './imports.generated';

/** The result of an import, with a button to undo it within a day. */
export function DoneStep({ one }: { readonly one: ShownImportFragment }) {
  const { counts, undoableUntil, appliedAt, appliedByName, undoneAt, undoneByName } = one;
  const [undo, { loading }] = useUndoImportMutation();
  const wallTime = useWallTime();
  const confirm = useConfirm();

  const askAndUndo = async () => {
    const question = {
      title: 'Deshacer la importación',
      question:
        'Se quita lo que trajo este archivo. Lo que alguien editó o usó después se queda, y verá cuál es.',
      accept: 'Deshacer',
    };
    if (!(await confirm(question))) return;
    try {
      await undo({ variables: { id: one.id } });
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'No se pudo deshacer. Inténtelo de nuevo.');
    }
  };

  return (
    <>
      <Alert severity={undoneAt ? 'info' : 'success'} role="status">
        {undoneAt
          ? `Importación deshecha. ${undoneInWords(counts)}.`
          : `Importación lista. ${doneInWords(doneRows(one))}.`}
      </Alert>
      <Typography variant="body2" color="textSecondary">
        La hizo {appliedByName} el {appliedAt && wallTime(appliedAt)}.
        {undoneAt && ` La deshizo ${undoneByName} el ${wallTime(undoneAt)}.`}
      </Typography>
      {(counts.doubtfulRows ?? 0) > 0 && !undoneAt && one.hasRows && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <DownloadRejected one={one} />
          <Typography variant="body2">
            Ahí está lo que quedó dudoso: corríjalo y suba solo esas filas.
          </Typography>
        </Box>
      )}
      {undoableUntil && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button variant="outlined" color="error" loading={loading} onClick={() => void askAndUndo()}>
            Deshacer
          </Button>
          <Typography variant="body2">Se puede hasta el {wallTime(undoableUntil)}.</Typography>
        </Box>
      )}
      {(counts.kept ?? 0) > 0 && one.hasRows && <KeptRows one={one} />}
    </>
  );
}

/** The rows that an undo kept, and why. */
function KeptRows({ one }: { readonly one: ShownImportFragment }) {
  const list = useLongList(
    ImportRowsDocument,
    { importId: one.id, verdict: null, keptOnly: true, doubtfulOnly: false },
    25,
    (data) => data.importRows,
  );
  return (
    <Box>
      <Typography variant="h2">Lo que se quedó</Typography>
      <Box component="ul" aria-label="Lo que se quedó" sx={{ margin: 0, paddingLeft: 2.5 }}>
        {list.page?.nodes.map(({ number, cells, keptBecause }) => (
          <Typography component="li" key={number} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            Fila {number}:{' '}
            {one.columns
              .flatMap((field, index) => (field && cells[index] ? [cells[index]] : []))
              .slice(0, 3)
              .join(' · ')}
            . {keptBecause}
          </Typography>
        ))}
      </Box>
      {list.page?.hasNextPage && <MoreButton isLoading={list.isLoadingMore} onMore={list.more} />}
    </Box>
  );
}
