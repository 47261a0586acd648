import { addDays } from '#domain/clinic-time.js';
import EventRepeatOutlined from '~icons/outline-event-repeat';
import Box from '@mui/material/Box';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useAgendaChanges } from '../../../apollo/use-agenda-changes';
import { useMessageChanges } from '../../../apollo/use-message-changes';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { PageHead } from '../../../ui/frame/PageHead';
import { Pager } from '../../../ui/lists/Pager';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../ui/Placeholder';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { ControlItem } from './ControlItem';
import { ControlsFilters } from './ControlsFilters';
import { type ListedControlFragment, useControlsDueQuery } from './controls-due.generated';
import { NoControls } from './NoControls';
import { type ControlsFilter, useControlsAddress } from './use-controls-address';

const PAGE_SIZE = 25;
/** Milliseconds between reloads. */
const REFRESH_MS = 300_000;

interface ControlsPageProps {
  /** Opens the form for a new appointment. */
  onBook: (control: ListedControlFragment) => void;
  /** Called when the form is about to be opened. */
  onPrepareBooking: () => void;
}

export function ControlsPage(props: ControlsPageProps) {
  const can = useRights();
  const { filter, goTo } = useControlsAddress(can('HEALTH_DATA'));
  return (
    <>
      <PageHead
        title="Controles por vencer"
        introduction="Pacientes a quienes les toca volver y que no tienen una hora reservada."
      />
      <Controls filter={filter} goTo={goTo} {...props} />
    </>
  );
}

interface ControlsProps extends ControlsPageProps {
  filter: ControlsFilter;
  goTo: (change: Partial<ControlsFilter>) => void;
}

function Controls({ filter, goTo, ...booking }: ControlsProps) {
  const can = useRights();
  const { date: today } = useClinicNow();
  const { state, professionalId, reason, treatment, page } = filter;
  const otherState = state === 'UPCOMING' ? 'OVERDUE' : 'UPCOMING';
  const query = useControlsDueQuery({
    variables: {
      state: state === 'DISMISSED' ? null : state,
      dismissed: state === 'DISMISSED',
      otherState,
      professionalId: professionalId ?? null,
      treatment: treatment ?? null,
      reason: reason ?? null,
      first: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
      withHealthData: can('HEALTH_DATA', 'READ'),
      withMessages: can('MESSAGES'),
    },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
  });
  const { data, refetch } = query;
  const hasFailed = usePersistentFailure(query);
  const reload = () => void refetch().catch(() => undefined);
  // A patient disappears once another user books an appointment for them.
  useAgendaChanges({ from: today, to: addDays(today, 365) });
  const kept = useKeptFocus();
  const { nodes, totalCount = 0 } = data?.controlsDue ?? {};
  const others = data?.others.totalCount;
  return (
    <Card
      aria-label="Controles por vencer"
      {...kept}
      sx={{ display: 'grid', gap: 2.5, marginTop: 2.5, outline: 'none' }}
    >
      <ControlsFilters
        filter={filter}
        counts={data && { [state]: totalCount, [otherState]: others }}
        onChange={goTo}
      />
      {can('MESSAGES') && <Invitations />}
      {hasFailed && <RetryNotice sentence="No se pudieron cargar los controles." onRetry={reload} />}
      {!nodes && !hasFailed && (
        <Box role="status" aria-label="Cargando controles" sx={{ display: 'grid', gap: 1.5 }}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Placeholder key={key} sx={{ height: { xs: 150, md: 72 } }} />
          ))}
        </Box>
      )}
      {nodes && nodes.length > 0 && (
        <Box component="ul" aria-label="Controles" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {nodes.map((control) => (
            <ControlItem
              key={`${control.patientId} ${control.serviceType}`}
              control={control}
              onBook={() => booking.onBook(control)}
              onPrepareBooking={booking.onPrepareBooking}
              onChanged={reload}
            />
          ))}
        </Box>
      )}
      {nodes?.length === 0 &&
        (page > 1 ? (
          <Message icon={<EventRepeatOutlined />} sentence="No hay más controles en esta página" />
        ) : (
          <NoControls filter={filter} others={others ?? 0} onChange={goTo} />
        ))}
      {totalCount > 0 && (
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          total={totalCount}
          onGo={(wanted) => goTo({ page: wanted })}
        />
      )}
    </Card>
  );
}

/** Shows colleagues' invitations as they are written. */
function Invitations() {
  useMessageChanges();
  return null;
}
