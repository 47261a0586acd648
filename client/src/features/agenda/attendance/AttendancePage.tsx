import CalendarMonthOutlined from '~icons/outline-calendar-month';
import EventBusyOutlined from '~icons/outline-event-busy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { CLOSING_PATH } from '../../../clinic/attendance-path';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useAgendaChanges } from '../../../apollo/use-agenda-changes';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { useRights } from '../../../session/current-staff';
import { useContinuedForm } from '../../../drafts/continued-form';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { PageHead } from '../../../ui/frame/PageHead';
import { Pager } from '../../../ui/lists/Pager';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../ui/Placeholder';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import type { OpenModal } from '../AppointmentModals';
import type { MessagesOf } from '../details/AppointmentDetailsModal';
import { AppointmentRows } from '../list/AppointmentRows';
import { useAttendanceListQuery } from './attendance-list.generated';
import { AttendanceFilters } from './AttendanceFilters';
import { MissedActions } from './MissedActions';
import { useAttendanceAddress } from './use-attendance-address';

const AppointmentModals = lazy(() =>
  import('../AppointmentModals').then((module) => ({ default: module.AppointmentModals })),
);

const PAGE_SIZE = 25;

/** The appointments of a period by outcome. Patients who did not come can be written to and booked again. */
export function AttendancePage({ messagesOf }: { messagesOf?: MessagesOf }) {
  const { date: today } = useClinicNow();
  const { filter, goTo } = useAttendanceAddress(today);
  const { from, to, state, professionalId, serviceType, weekday, hour, treatment } = filter;
  const { source, cancelledBy, notice, patients, withoutCancelled, resold, open, page } = filter;
  const can = useRights();
  const query = useAttendanceListQuery({
    variables: {
      from,
      to,
      state: state === 'UNCLOSED' ? null : (state ?? null),
      unclosed: state === 'UNCLOSED',
      professionalId: professionalId ?? null,
      serviceType: serviceType ?? null,
      weekday: weekday ?? null,
      hour: hour ?? null,
      treatment: treatment ?? null,
      source: source ?? null,
      cancelledBy: cancelledBy ?? null,
      notice: notice ?? null,
      patients: patients ?? null,
      withoutCancelled: withoutCancelled ?? false,
      resold: resold ?? false,
      open: open ?? false,
      first: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
      withHealthData: can('HEALTH_DATA', 'READ'),
    },
    fetchPolicy: 'cache-and-network',
  });
  useAgendaChanges({ from, to });
  const hasFailed = usePersistentFailure(query);
  const kept = useKeptFocus();
  const [modal, setModal] = useState<OpenModal>();
  useContinuedForm('appointment', setModal);
  const [openId, setOpenId] = useState<number>();
  const { nodes, counts: listed, unclosedCount } = query.data?.attendanceList ?? {};
  const counts = useMemo(
    () => listed && new Map(listed.map(({ state: counted, count }) => [counted, count])),
    [listed],
  );
  const total = state
    ? state === 'UNCLOSED'
      ? unclosedCount
      : counts?.get(state)
    : [...(counts?.values() ?? [])].reduce((one, other) => one + other, 0);
  return (
    <>
      <PageHead
        title="Listado de Citas"
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
            {can('AGENDA') && (
              <Button component={Link} to={CLOSING_PATH} variant="outlined" color="inherit">
                Cerrar el día
              </Button>
            )}
            <Button
              component={Link}
              to={`/app/citas?vista=agenda&fecha=${from}`}
              variant="outlined"
              color="inherit"
              startIcon={<CalendarMonthOutlined />}
            >
              Ver calendario
            </Button>
          </Box>
        }
      />
      <Card
        aria-label="Listado de Citas"
        {...kept}
        sx={{ display: 'grid', gap: 2.5, marginTop: 2.5, outline: 'none' }}
      >
        <AttendanceFilters
          filter={filter}
          counts={counts}
          unclosedCount={unclosedCount}
          today={today}
          onChange={goTo}
        />
        {hasFailed && (
          <RetryNotice
            sentence="No se pudieron cargar las citas."
            onRetry={() => void query.refetch().catch(() => undefined)}
          />
        )}
        {!nodes && !hasFailed && (
          <Box role="status" aria-label="Cargando citas" sx={{ display: 'grid', gap: 1.5 }}>
            {['a', 'b', 'c', 'd'].map((key) => (
              <Placeholder key={key} sx={{ height: { xs: 120, sm: 56 } }} />
            ))}
          </Box>
        )}
        {nodes?.length === 0 && (
          <Message
            icon={<EventBusyOutlined />}
            sentence={state === 'NO_SHOW' ? 'En estos días vinieron todos' : 'No hay citas con estos filtros'}
          />
        )}
        {nodes && nodes.length > 0 && (
          <AppointmentRows
            appointments={nodes}
            more={({ id, date, time, status, attendance }) => {
              const patient = nodes.find((node) => node.id === id)?.patient;
              return (
                patient &&
                attendance === 'NO_SHOW' &&
                status !== 'CANCELLED' && <MissedActions patient={patient} date={date} time={time} />
              );
            }}
            onOpen={setOpenId}
            onEdit={(id) => setModal({ kind: 'edit', id })}
            onDelete={(appointment) => setModal({ kind: 'delete', appointment })}
          />
        )}
        {total !== undefined && total > 0 && (
          <Pager page={page} pageSize={PAGE_SIZE} total={total} onGo={(wanted) => goTo({ page: wanted })} />
        )}
      </Card>
      <Suspense>
        {(modal || openId !== undefined) && (
          <AppointmentModals
            modal={modal}
            openId={openId}
            wanted={undefined}
            messagesOf={messagesOf}
            onShow={setModal}
            onCloseModal={() => setModal(undefined)}
            onCloseAll={() => {
              setModal(undefined);
              setOpenId(undefined);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
