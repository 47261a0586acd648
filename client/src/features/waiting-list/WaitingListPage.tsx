import AddRounded from '~icons/round-add';
import HourglassEmptyRounded from '~icons/round-hourglass-empty';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useLongList } from '../../apollo/use-long-list';
import { useMessageChanges } from '../../apollo/use-message-changes';
import { useContinuedForm } from '../../drafts/continued-form';
import { ExportButton } from '../../exporting/ExportButton';
import { useRights } from '../../session/current-staff';
import { Card } from '../../ui/Card';
import { Loading } from '../../ui/frame/Loading';
import { Message } from '../../ui/frame/Message';
import { PageHeading } from '../../ui/frame/PageHeading';
import { MoreButton } from '../../ui/lists/MoreButton';
import { RetryNotice } from '../../ui/notices/RetryNotice';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { heldInWords } from './held-in-words';
import { OfferHourModal } from './OfferHourModal';
import { WaitingEntryItem } from './WaitingEntryItem';
import { type ListedWaitingEntryFragment, WaitingListDocument } from './waiting-list.generated';

/** Milliseconds between reloads: holds expire without an event. */
const REFRESH_MS = 30_000;
const USUAL_MINUTES = 30;
/** Entries shown first. */
const SIZE = 50;

interface WaitingListPageProps {
  /** The form for a caller. */
  adding: (onClose: () => void) => ReactNode;
  /** Called when the form is about to be opened. */
  onPrepareAdding: () => void;
}

export function WaitingListPage({ adding, onPrepareAdding }: WaitingListPageProps) {
  const { page, hasFailed, isLoadingMore, more, retry } = useLongList(
    WaitingListDocument,
    {},
    SIZE,
    ({ waitingPages, waitingHoldMinutes }) => ({ ...waitingPages, holdMinutes: waitingHoldMinutes }),
    { pollInterval: REFRESH_MS },
  );
  useMessageChanges();
  const [offering, setOffering] = useState<ListedWaitingEntryFragment>();
  const [isAdding, setAdding] = useState(false);
  useContinuedForm('waiting-list', () => setAdding(true));
  const kept = useKeptFocus();
  const mayWrite = useRights()('AGENDA');
  const entries = page?.nodes;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          columnGap: 4,
          rowGap: 2,
          maxWidth: 920,
        }}
      >
        <Box sx={{ flex: '1 1 340px' }}>
          <PageHeading title="Lista de espera">Lista de espera</PageHeading>
          <Typography color="textSecondary" sx={{ marginTop: 0.5, maxWidth: '64ch' }}>
            Cuando se libera una hora, se ofrece sola a la primera persona a quien le sirve. Se le guarda{' '}
            {/* Keeps its room until it is known. */}
            <span style={page ? undefined : { visibility: 'hidden' }}>
              {heldInWords(page?.holdMinutes ?? USUAL_MINUTES)}
            </span>{' '}
            y, si no responde, se ofrece a la siguiente.
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {mayWrite && (
            <Button
              variant="contained"
              startIcon={<AddRounded />}
              onPointerEnter={onPrepareAdding}
              onFocus={onPrepareAdding}
              onClick={() => setAdding(true)}
            >
              Agregar a la lista de espera
            </Button>
          )}
          <ExportButton path="/api/lista-de-espera/exportar" what="la lista de espera" isCompact />
        </Box>
      </Box>
      <Card aria-label="Lista de espera" {...kept} sx={{ maxWidth: 920, marginTop: 2.5, outline: 'none' }}>
        {!entries && !hasFailed && <Loading />}
        {hasFailed && <RetryNotice sentence="No se pudo cargar la lista de espera." onRetry={retry} />}
        {entries?.length === 0 && (
          <Message
            icon={<HourglassEmptyRounded />}
            sentence="Nadie espera una hora"
            detail={`Quien encuentra un día completo puede anotarse en la página de reservas.${mayWrite ? ' A quien llama, anótelo usted.' : ''}`}
          />
        )}
        {entries && entries.length > 0 && (
          <Box
            component="ol"
            aria-label="Personas que esperan"
            sx={{ margin: 0, padding: 0, listStyle: 'none' }}
          >
            {entries.map((entry) => (
              <WaitingEntryItem key={entry.id} entry={entry} onOffer={() => setOffering(entry)} />
            ))}
          </Box>
        )}
        {page?.hasNextPage && <MoreButton isLoading={isLoadingMore} onMore={more} />}
      </Card>
      {isAdding && adding(() => setAdding(false))}
      {offering && <OfferHourModal entry={offering} onClose={() => setOffering(undefined)} />}
    </>
  );
}
