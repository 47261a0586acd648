import { useTheme } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useClinicNow } from '../../clinic/clinic-now';
import { usePersistentFailure } from '../../apollo/use-persistent-failure';
import { useAgendaChanges } from '../../apollo/use-agenda-changes';
import { Card } from '../../ui/Card';
import { TryAgain } from '../../ui/frame/TryAgain';
import { QuietNotice } from '../../ui/notices/QuietNotice';
import { useRights } from '../../session/current-staff';
import { toasts } from '../../ui/notices/toasts';
import { useScreenQuery } from '../../ui/paper/use-screen-query';
import type { AgendaAppointment } from './agenda-appointment';
import { openHoursOf, useSchedules } from './agenda-hours';
import { useBlockedHoursQuery } from './blocked-hours/blocked-hours.generated';
import type { CalendarBlockFragment } from './blocked-hours/blocked-hours.generated';
import type { ChosenSlot } from './form/appointment-form-values';
import type { MessagesOf } from './details/AppointmentDetailsModal';
import type { OpenModal } from './AppointmentModals';
import { focusedAppointment, focusedDay } from './calendar/calendar-keyboard';
import { CALENDAR_TOAST_MS } from './calendar-toasts';
import { rangeTitle, visibleRange } from './calendar/calendar-view';
import { GridCover, LoadingBars } from './calendar/GridCover';
import { ActionRow, AgendaActions, CalendarHeading } from './calendar/CalendarHeading';
import { CalendarLegend } from './calendar/CalendarLegend';
import { CalendarToolbar } from './calendar/CalendarToolbar';
import { dayMarker } from './calendar/day-marks';
import { serviceLanesOf } from './calendar/lanes/service-lanes';
import { LANES_OF_PHONE_DAY, LANES_OF_TABLET_DAY } from './calendar/lanes/visible-professionals';
import { snapToAgenda } from './calendar/snap-to-agenda';
import { useAgendaAppointments } from './calendar/use-agenda-appointments';
import { useCalendarAddress } from './calendar/use-calendar-address';
import { useDeferredPage } from './calendar/use-deferred-page';
import { useDrop } from './calendar/use-drop';
import { useFreshlySaved } from './calendar/use-freshly-saved';
import { useLaneCount, useLanes } from './calendar/use-lanes';
import { useShortcut } from '../../ui/use-shortcut';

const AppointmentCalendar = lazy(() =>
  import('./calendar/grid/AppointmentCalendar').then((module) => ({ default: module.AppointmentCalendar })),
);
const loadModals = () => import('./AppointmentModals');
const AppointmentModals = lazy(() => loadModals().then((module) => ({ default: module.AppointmentModals })));
const ProfessionalFilter = lazy(() =>
  import('./calendar/lanes/ProfessionalFilter').then((module) => ({ default: module.ProfessionalFilter })),
);
const ImportLink = lazy(() =>
  import('../../exporting/ImportLink').then((module) => ({ default: module.ImportLink })),
);
const ExportButton = lazy(() =>
  import('../../exporting/ExportButton').then((module) => ({ default: module.ExportButton })),
);
const PrintCalendar = lazy(() =>
  import('./print/PrintCalendar').then((module) => ({ default: module.PrintCalendar })),
);
const AppointmentTable = lazy(() =>
  import('./list/AppointmentTable').then((module) => ({ default: module.AppointmentTable })),
);

/** Screens where the week view only has room for three days. */
const NARROW = '(max-width: 639.95px)';
/** Screens where the week view has room for seven days only if a day has few lanes. */
const TABLET = '(max-width: 959.95px)';

const NONE: readonly AgendaAppointment[] = [];
const NO_BLOCKS: readonly CalendarBlockFragment[] = [];

/** @param ids empty: all professionals. */
const ofProfessionals = <Held extends { readonly professionalId: number }>(
  all: readonly Held[],
  ids: readonly number[],
) => (ids.length === 0 ? all : all.filter(({ professionalId }) => ids.includes(professionalId)));

interface CalendarPageProps {
  /** From another feature: the messages waiting to be sent. */
  messages?: ReactNode;
  /** From another feature: the messages sent about an appointment. */
  messagesOf?: MessagesOf;
}

export function CalendarPage({ messages, messagesOf }: CalendarPageProps) {
  const now = useClinicNow();
  const { breakpoints } = useTheme();
  const isPhone = useScreenQuery(breakpoints.down('sm'));
  const isCompact = useScreenQuery(breakpoints.down('lg'));
  const address = useCalendarAddress(now.date, isPhone ? 'agenda' : 'month');
  const { view, date, goTo } = address;
  const isNarrow = useScreenQuery(NARROW);
  const isDivided = useLaneCount(address.professionals) > LANES_OF_TABLET_DAY;
  const weekLength = useScreenQuery(isDivided ? TABLET : NARROW) ? 3 : 7;
  const range = visibleRange(view, date, weekLength);
  const isLiveLost = useAgendaChanges(range);
  const withHealthData = useRights()('HEALTH_DATA');
  const { query, known, previous } = useAgendaAppointments(range, withHealthData);
  const { error, loading, refetch } = query;
  const hasFailed = usePersistentFailure(query);
  useEffect(() => {
    if (error) toasts.error('Error al cargar las citas', CALENDAR_TOAST_MS);
  }, [error]);
  // While another range loads, appointments that are in both ranges stay visible.
  const all = hasFailed ? NONE : (known ?? previous ?? NONE);
  const saved = useFreshlySaved(all, `${range.from} ${range.to}`, loading || hasFailed);
  const schedules = useSchedules(range.from);
  const most = view === 'week' && isNarrow ? LANES_OF_PHONE_DAY : Infinity;
  const { professionals, lanes, chosen, isOneAtATime } = useLanes(
    range,
    all,
    schedules,
    address.professionals,
    most,
  );
  const appointments = useMemo(() => ofProfessionals(all, chosen), [all, chosen]);
  const blocked = useBlockedHoursQuery({ variables: range, fetchPolicy: 'cache-and-network' });
  const hasFailedBlocks = usePersistentFailure(blocked);
  const allBlocks = (blocked.data ?? blocked.previousData)?.blockedHours ?? NO_BLOCKS;
  const blocks = useMemo(() => ofProfessionals(allBlocks, chosen), [allBlocks, chosen]);
  const page = useDeferredPage(view, date, appointments);
  // Also while the first appointments are being rendered.
  const isUnknown = (!known && loading) || (page.appointments.length === 0 && appointments.length > 0);
  const markOf = useMemo(() => dayMarker(page.appointments, schedules, lanes), [page, schedules, lanes]);
  const serviceLanes = useMemo(() => serviceLanesOf(professionals), [professionals]);
  const openHours = useMemo(() => openHoursOf(schedules, professionals), [schedules, professionals]);
  const retry = () => void Promise.allSettled([refetch(), blocked.refetch()]);
  const drop = useDrop(all, schedules, lanes);
  const [modal, setModal] = useState<OpenModal>();
  // Preloads the modals' code, so that the first one opens at once.
  useEffect(() => void loadModals(), []);

  const create = (slot: ChosenSlot) => {
    const time = slot.time && snapToAgenda(schedules[slot.serviceType ?? 'PODIATRY'], slot.date, slot.time);
    setModal({ kind: 'create', slot: lanes?.slotIn(slot) ?? { ...slot, time } });
  };
  useShortcut('n', () => create({ date: focusedDay() ?? date }));
  useShortcut('delete', () => {
    const chosen = appointments.find(({ id }) => id === focusedAppointment());
    if (chosen) setModal({ kind: 'delete', appointment: chosen });
    else toasts.error('No se ha seleccionado una cita para eliminar', CALENDAR_TOAST_MS);
  });
  const latest = useRef({ view, goTo, open: address.open, create, drop });
  useEffect(() => {
    latest.current = { view, goTo, open: address.open, create, drop };
  });
  // Stable callbacks: the calendar rerenders only if its data change.
  const openDay = useCallback((day: string) => latest.current.goTo('day', day), []);
  const turnTo = useCallback((day: string) => latest.current.goTo(latest.current.view, day), []);
  const open = useCallback((id: number) => latest.current.open(id), []);
  const openBlock = useCallback((block: CalendarBlockFragment) => setModal({ kind: 'blocked', block }), []);
  const chooseSlot = useCallback((slot: ChosenSlot) => latest.current.create(slot), []);
  const dropOn = useCallback<typeof drop>((...dropped) => latest.current.drop(...dropped), []);

  const isList = view === 'agenda';
  const actions = (
    <>
      {isList && (
        <Suspense>
          <ImportLink what="citas" area="AGENDA" />
          <ExportButton
            path="/api/citas/exportar"
            what="las citas"
            filter={{ desde: range.from, hasta: range.to, profesionales: chosen.join(',') }}
          />
        </Suspense>
      )}
      <AgendaActions
        isList={isList}
        onSwitch={() => goTo(isList ? 'month' : 'agenda', date)}
        onBlock={() => setModal({ kind: 'block', slot: lanes?.slotIn({ date }) ?? { date } })}
      />
    </>
  );
  const print = (
    <Suspense>
      <PrintCalendar
        {...page}
        dayToAsk={view === 'day' ? date : undefined}
        weekLength={weekLength}
        blocks={blocks}
        isLoading={loading}
        unknown={hasFailed || hasFailedBlocks ? 'FAILED' : isUnknown ? 'LOADING' : undefined}
      />
    </Suspense>
  );
  return (
    <>
      <CalendarHeading days={rangeTitle(view, date, weekLength)} onCreate={() => create({ date })}>
        {!isCompact && (
          <>
            {messages}
            {actions}
          </>
        )}
      </CalendarHeading>
      <CalendarToolbar view={view} date={date} today={now.date} weekLength={weekLength} onGo={goTo}>
        {!isCompact && print}
      </CalendarToolbar>
      {isCompact && (
        <ActionRow>
          {messages}
          {actions}
          {print}
        </ActionRow>
      )}
      {isLiveLost && <QuietNotice sentence="Sin conexión en vivo. Reconectando…" />}
      <Suspense>
        {lanes && (
          <ProfessionalFilter
            lanes={lanes}
            chosen={chosen}
            professionals={professionals}
            isOneAtATime={isOneAtATime}
            onChoose={address.showOnly}
          />
        )}
      </Suspense>
      {/* On a phone the list below has the same content, and is easier to tap. */}
      {!(isList && isPhone) && (
        <Card aria-label="Calendario" sx={{ marginTop: 1.25, padding: { xs: 0, sm: 0 } }}>
          <GridCover isUnknown={isUnknown} hasFailed={hasFailed || hasFailedBlocks} onRetry={retry}>
            <Suspense fallback={<LoadingBars />}>
              <AppointmentCalendar
                // The list is scrolled to its start each time it is opened.
                key={page.view === 'agenda' ? 'list' : 'grid'}
                {...page}
                weekLength={weekLength}
                blocks={blocks}
                now={now}
                isLoading={loading}
                saved={saved}
                markOf={markOf}
                lanes={lanes}
                serviceLanes={serviceLanes}
                schedules={schedules}
                openHours={openHours}
                onOpenDay={openDay}
                onTurnTo={turnTo}
                onOpen={open}
                onOpenBlock={openBlock}
                onChooseSlot={chooseSlot}
                onDrop={dropOn}
              />
            </Suspense>
          </GridCover>
          <CalendarLegend isMonth={view === 'month'} />
        </Card>
      )}
      <Suspense>
        {isList && hasFailed && isPhone && (
          <TryAgain sentence="No se pudieron cargar las citas" onRetry={retry} />
        )}
        {isList && !hasFailed && (
          <AppointmentTable
            key={date}
            appointments={appointments}
            isLoading={loading}
            onCheck={() =>
              refetch().then(
                ({ data: checked }) => checked && ofProfessionals(checked.appointments, chosen).length,
              )
            }
            onCreate={() => create({ date })}
            onOpen={open}
            onEdit={(id) => setModal({ kind: 'edit', id })}
            onDelete={(appointment) => setModal({ kind: 'delete', appointment })}
          />
        )}
        {(modal || address.wanted || address.openId !== undefined) && (
          <AppointmentModals
            modal={modal}
            openId={address.openId}
            wanted={address.wanted && { slot: { date }, ...address.wanted }}
            messagesOf={messagesOf}
            onShow={setModal}
            onCloseModal={() => setModal(undefined)}
            onCloseAll={() => {
              setModal(undefined);
              if (address.openId !== undefined) address.close();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
