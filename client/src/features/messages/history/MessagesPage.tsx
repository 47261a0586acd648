import ForumOutlined from '~icons/outline-forum';
import TuneRounded from '~icons/round-tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useMessageChanges } from '../../../apollo/use-message-changes';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { ExportButton } from '../../../exporting/ExportButton';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { PageHead } from '../../../ui/frame/PageHead';
import { Pager } from '../../../ui/lists/Pager';
import { Placeholder } from '../../../ui/Placeholder';
import { HistoryFilters } from './HistoryFilters';
import { HistoryItem } from './HistoryItem';
import { useMessageHistoryQuery } from '../messages.generated';
import { REFRESH_MS } from '../refresh';
import { ToSend } from './ToSend';
import {
  type HistoryFilter,
  historyWords,
  SETTLED_OR_UNDER_WAY,
  STATE_GROUPS,
  useHistoryAddress,
} from './use-history-address';

const PAGE_SIZE = 25;

export function MessagesPage() {
  const { filter, goTo } = useHistoryAddress();
  const can = useRights();
  const isFiltered = Boolean(filter.group ?? filter.kind ?? filter.channel);
  const history = (
    <Card aria-label="Mensajes" sx={{ display: 'grid', gap: 2.5, marginTop: 2.5 }}>
      <HistoryFilters filter={filter} onChange={goTo} />
      <History filter={filter} isFiltered={isFiltered} goTo={goTo} />
    </Card>
  );
  return (
    <>
      <PageHead
        title="Mensajes"
        introduction="Qué se envió, a quién y cuándo."
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ExportButton
              path="/api/notificaciones/exportar"
              what="los mensajes"
              filter={historyWords({ ...filter, page: 1 })}
            />
            {can('SETTINGS') && (
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<TuneRounded />}
                component={Link}
                to="/app/configuracion/mensajes"
              >
                Configurar mensajes
              </Button>
            )}
          </Box>
        }
      />
      <ToSend isShown={!isFiltered && filter.page === 1}>{history}</ToSend>
    </>
  );
}

interface HistoryProps {
  filter: HistoryFilter;
  isFiltered: boolean;
  goTo: (change: Partial<HistoryFilter>) => void;
}

function History({ filter, isFiltered, goTo }: HistoryProps) {
  const { group, kind, channel, page } = filter;
  const query = useMessageHistoryQuery({
    variables: {
      states: group ? [...STATE_GROUPS[group]] : isFiltered ? null : [...SETTLED_OR_UNDER_WAY],
      kind: kind ?? null,
      channel: channel ?? null,
      first: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
  });
  const { data, refetch } = query;
  const hasFailed = usePersistentFailure(query);
  useMessageChanges();
  const { nodes, totalCount = 0 } = data?.outboundMessages ?? {};
  return (
    <>
      {hasFailed && (
        <RetryNotice
          sentence="No se pudieron cargar los mensajes."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!nodes && !hasFailed && (
        <Box role="status" aria-label="Cargando mensajes" sx={{ display: 'grid', gap: 1.5 }}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Placeholder key={key} sx={{ height: { xs: 190, md: 78 } }} />
          ))}
        </Box>
      )}
      {nodes && nodes.length > 0 && (
        <Box component="ul" aria-label="Mensajes" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {nodes.map((message) => (
            <HistoryItem key={message.id} message={message} />
          ))}
        </Box>
      )}
      {nodes?.length === 0 && (
        <Message
          icon={<ForumOutlined />}
          sentence={
            isFiltered || page > 1 ? 'Ningún mensaje coincide con los filtros' : 'Aún no hay mensajes'
          }
          {...(!isFiltered &&
            page === 1 && { detail: 'Aquí verá las confirmaciones y recordatorios de sus citas.' })}
          action={
            (isFiltered || page > 1) && (
              <Button
                variant="outlined"
                color="inherit"
                onClick={() => goTo({ group: undefined, kind: undefined, channel: undefined })}
              >
                Ver todos
              </Button>
            )
          }
        />
      )}
      {totalCount > 0 && nodes && nodes.length > 0 && (
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          total={totalCount}
          onGo={(wanted) => goTo({ page: wanted })}
        />
      )}
    </>
  );
}
