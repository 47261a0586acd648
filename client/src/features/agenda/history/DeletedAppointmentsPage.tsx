import EventBusyOutlined from '~icons/outline-event-busy';
import { useLongList } from '../../../apollo/use-long-list';
import { Card } from '../../../ui/Card';
import { Loading } from '../../../ui/frame/Loading';
import { Message } from '../../../ui/frame/Message';
import { PageHead } from '../../../ui/frame/PageHead';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { DeletedAppointmentsDocument } from './appointment-history.generated';
import { ChangeItem, ChangeList } from './ChangeItem';
import { HistoryButton } from './HistoryButton';

/** Appointments shown first, and added by 'Cargar más'. */
const SIZE = 20;
const GONE = 'Paciente eliminado';

export function DeletedAppointmentsPage() {
  const { page, hasFailed, isLoadingMore, more, retry } = useLongList(
    DeletedAppointmentsDocument,
    {},
    SIZE,
    (data) => data.appointmentChanges,
  );
  return (
    <>
      <PageHead title="Citas eliminadas" introduction="Quién eliminó cada cita, y qué pasó con ella antes." />
      <Card aria-label="Citas eliminadas" sx={{ marginTop: 2.5 }}>
        {hasFailed && <RetryNotice sentence="No se pudieron cargar las citas eliminadas." onRetry={retry} />}
        {!page && !hasFailed && <Loading />}
        {page?.nodes.length === 0 && (
          <Message icon={<EventBusyOutlined />} sentence="No se ha eliminado ninguna cita." />
        )}
        {page && page.nodes.length > 0 && (
          <ChangeList label="Citas eliminadas">
            {page.nodes.map((change) => (
              <ChangeItem key={change.id} change={change} title={change.patientName ?? GONE}>
                <HistoryButton appointmentId={change.appointmentId} who={change.patientName ?? GONE} />
              </ChangeItem>
            ))}
          </ChangeList>
        )}
        {page?.hasNextPage && <MoreButton isLoading={isLoadingMore} onMore={more} />}
      </Card>
    </>
  );
}
