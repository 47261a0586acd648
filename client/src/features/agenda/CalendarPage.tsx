import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { attendancePath } from '../../clinic/attendance-path';
import { useClinicNow } from '../../clinic/clinic-now';
import { liveConnection } from '../../apollo/live-connection';
import { usePersistentFailure } from '../../apollo/use-persistent-failure';
import { useAgendaChanges } from '../../apollo/use-agenda-changes';
import { useContinuedForm } from '../../drafts/continued-form';
import { Card } from '../../ui/Card';
import { TryAgain } from '../../ui/frame/TryAgain';
import { useRights } from '../../session/current-staff';
import { toasts } from '../../ui/notices/toasts';
import { useScreenQuery } from '../../ui/paper/use-screen-query';
import type { AgendaAppointment } from './agenda-appointment';
import { openHoursOf, useAgendaHours } from './agenda-hours';
import { useBlockedHoursQuery } from './blocked-hours/blocked-hours.generated';
import type { CalendarBlockFragment } from './blocked-hours/blocked-hours.generated';
import type { ChosenSlot } from './form/appointment-form-values';
import type { MessagesOf } from './details/AppointmentDetailsModal';
import type { OpenModal } from './AppointmentModals';
import { focusedAppointment, focusedDay } from './calendar/calendar-keyboard';
import { CALENDAR_TOAST_MS } from './calendar-toasts';
import { rangeTitle, turnPage, visibleRange } from './calendar/calendar-view';
import { AgendaSpace, GridCover } from './calendar/GridCover';
import { ActionRow, CalendarHeading, ToList } from './calendar/CalendarHeading';
import { CalendarLegend } from './calendar/CalendarLegend';
import { CalendarToolbar } from './calendar/CalendarToolbar';
import { dayMarker } from './calendar/day-marks';
import { serviceLanesOf } from './calendar/lanes/service-lanes';
import { useSwipe } from './calendar/phone/swipe';
import { snapToAgenda } from './calendar/snap-to-agenda';
import { useAgendaAppointments } from './calendar/use-agenda-appointments';
import { useCalendarAddress } from './calendar/use-calendar-address';
import { useDeferredPage } from './calendar/use-deferred-page';
import { useDrop } from './calendar/use-drop';
import { useFreshlySaved } from './calendar/use-freshly-saved';
import { useLanes } from './calendar/use-lanes';
import { usePeopleInWeek, useWeekLength } from './calendar/use-week-length';
import { useShortcut } from '../../ui/keyboard/use-shortcut';

const AppointmentCalendar = lazy(() =>
  import('./calendar/grid/AppointmentCalendar').then((module) => ({ default: module.AppointmentCalendar })),
);
const loadModals = () => import('./AppointmentModals');
const loadDialogs = () => void loadModals().catch(() => undefined);
const AppointmentModals = lazy(() => loadModals().then((module) => ({ default: module.AppointmentModals })));
const loadParts = () => import('./calendar/calendar-parts');
const ImportLink = lazy(() =>
  import('../../exporting/ImportLink').then((module) => ({ default: module.ImportLink })),
);
const ExportButton = lazy(() =>
  import('../../exporting/ExportButton').then((module) => ({ default: module.ExportButton })),
);
const PrintCalendar = lazy(() => loadParts().then((parts) => ({ default: parts.PrintCalendar })));
const KeyboardHelpButton = lazy(() => loadParts().then((parts) => ({ default: parts.KeyboardHelpButton })));
/** The rarest of a list's actions, which would push the views to a line of their own. */
const NOT_BESIDE_VIEWS = { '@media (1200px <= width < 1400px)': { display: 'none' } };
const loadPhoneParts = () => import('./calendar/phone/phone-parts');
const PhoneHead = lazy(() => loadPhoneParts().then((parts) => ({ default: parts.PhoneHead })));
const PhoneFoot = lazy(() => loadPhoneParts().then((parts) => ({ default: parts.PhoneFoot })));
const AppointmentTable = lazy(() =>
  import('./list/AppointmentTable').then((module) => ({ default: module.AppointmentTable })),
);

const NONE: readonly AgendaAppointment[] = [];
const NO_BLOCKS: readonly CalendarBlockFragment[] = [];

/** @param ids empty: all professionals. */
const ofProfessionals = <Held extends { readonly professionalId: number }>(
  all: readonly Held[],
  ids: readonly number[],
) => (ids.length === 0 ? all : all.filter(({ professionalId }) => ids.includes(professionalId)));

/** Calls `onShown` once the lazily loaded content beside it is mounted. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

interface CalendarPageProps {
  /** From another feature: the messages waiting to be sent. */
  messages?: ReactNode;
  /** From another feature, on a phone: the patient to attend next today. */
  next?: ReactNode;
  /** From another feature: the messages sent about an appointment. */
  messagesOf?: MessagesOf;
}

export function CalendarPage({ messages, messagesOf, next }: CalendarPageProps) {
  const now = useClinicNow();
  const { breakpoints } = useTheme();
  const isPhone = useScreenQuery(breakpoints.down('sm'));
  const isCompact = useScreenQuery(breakpoints.down('lg'));
  const isTouched = useScreenQuery('(pointer: coarse)');
  const address = useCalendarAddress(now.date, isPhone ? 'agenda' : 'month');
  const { view, date, goTo } = address;
  const weekLength = useWeekLength();
  const range = visibleRange(view, date, weekLength);
  useAgendaChanges(range);
  const can = useRights();
  const mayChange = can('AGENDA');
  const withHealthData = can('HEALTH_DATA', 'READ');
  const { query, known, previous } = useAgendaAppointments(range, withHealthData);
  const { error, loading, refetch } = query;
  const hasFailed = usePersistentFailure(query);
  useEffect(() => {
    if (error && !liveConnection.isLost()) toasts.error('Error al cargar las citas', CALENDAR_TOAST_MS);
  }, [error]);
  // While another range loads, appointments that are in both ranges stay visible.
  const all = hasFailed ? NONE : (known ?? previous ?? NONE);
  const saved = useFreshlySaved(all, `${range.from} ${range.to}`, loading || hasFailed);
  const { schedules, areKnown: areHoursKnown } = useAgendaHours(range.from);
  // The week of more people shows only one of them: their columns would be too narrow for a name.
  const inWeek = usePeopleInWeek();
  const most = view === 'week' ? inWeek : view === 'day' && isPhone ? 1 : Infinity;
  const { professionals, lanes, chosen, room, areKnown, Filter } = useLanes(
    range,
    all,
    schedules,
    address.professionals,
    most,
    view === 'day',
  );
  // It stays so: the grid must not disappear while a failed query is repeated.
  const [isStable, setStable] = useState(false);
  if (areHoursKnown && areKnown && !isStable) setStable(true);
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
  const swiped = useSwipe((direction) => {
    if (!isPhone || view === 'agenda') return;
    if (room > 1 || !lanes) return goTo(view, turnPage(view, date, direction, weekLength));
    const next = lanes.beside(direction);
    if (next !== undefined) address.showOnly([next]);
  });
  const signs = useMemo(() => new Map(lanes?.all.map(({ id, sign }) => [id, sign])), [lanes]);
  const [modal, setModal] = useState<OpenModal>();
  useContinuedForm('appointment', setModal);
  const wanted = mayChange ? address.wanted : undefined;

  const create = (slot: ChosenSlot) => {
    if (!mayChange) return;
    const time = slot.time && snapToAgenda(schedules[slot.serviceType ?? 'PODIATRY'], slot.date, slot.time);
    setModal({ kind: 'create', slot: lanes?.slotIn(slot) ?? { ...slot, time } });
  };
  useShortcut('n', () => create({ date: focusedDay() ?? date }));
  useShortcut('delete', () => {
    if (!mayChange) return;
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
  const [isGridShown, setGridShown] = useState(false);
  const noteGrid = useCallback(() => setGridShown(true), []);
  const actions = (
    <Suspense>
      {isList && (
        <>
          <ImportLink what="citas" area="AGENDA" sx={NOT_BESIDE_VIEWS} />
          <ExportButton
            path="/api/citas/exportar"
            what="las citas"
            filter={{ desde: range.from, hasta: range.to, profesionales: chosen.join(',') }}
          />
        </>
      )}
      {!isPhone && <KeyboardHelpButton />}
      {mayChange && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => setModal({ kind: 'block', slot: lanes?.slotIn({ date }) ?? { date } })}
          sx={{ whiteSpace: 'nowrap' }}
        >
          Bloquear horas
        </Button>
      )}
      <PrintCalendar
        {...page}
        dayToAsk={view === 'day' ? date : undefined}
        weekLength={weekLength}
        blocks={blocks}
        signs={signs}
        isLoading={loading}
        unknown={hasFailed || hasFailedBlocks ? 'FAILED' : isUnknown ? 'LOADING' : undefined}
      />
    </Suspense>
  );
  const people = lanes && Filter && (
    <Filter
      lanes={lanes}
      chosen={chosen}
      professionals={professionals}
      room={room}
      onChoose={address.showOnly}
    />
  );
  const toList = <ToList path={attendancePath(range.from, range.to)} />;
  return (
    <div
      className={isPhone ? 'above-phone-foot' : 'wide-page'}
      // Loads the dialogs once an hour or an appointment is pointed at, so that they open at once.
      onPointerOver={loadDialogs}
      onFocus={loadDialogs}
    >
      {isPhone ? (
        <Suspense fallback={<div className={view === 'month' ? undefined : 'strip-space'} />}>
          <PhoneHead view={view} date={date} today={now.date} weekLength={weekLength} onGo={goTo} />
          <PhoneFoot
            view={view}
            onView={(next) => goTo(next, date)}
            onToday={() => goTo(view, now.date)}
            onCreate={() => create({ date })}
            people={people}
          >
            {messages}
            {toList}
            {actions}
          </PhoneFoot>
        </Suspense>
      ) : (
        <>
          <CalendarHeading days={rangeTitle(view, date, weekLength)} onCreate={() => create({ date })}>
            {!isCompact && messages}
            {toList}
          </CalendarHeading>
          <CalendarToolbar view={view} date={date} today={now.date} weekLength={weekLength} onGo={goTo}>
            {!isCompact && actions}
          </CalendarToolbar>
          {isCompact && (
            <ActionRow>
              {actions}
              {messages}
            </ActionRow>
          )}
        </>
      )}
      {!isPhone && isStable && people}
      {!isStable && !(isList && isPhone) && <AgendaSpace />}
      {/* On a phone the list below has the same content, and is easier to tap. */}
      {isStable && !(isList && isPhone) && (
        <div ref={swiped} className="swiped">
          <Card
            aria-label="Calendario"
            sx={{
              // On a phone, right below the header or its strip.
              marginTop: { xs: view === 'month' ? -2 : 0, sm: 1.25 },
              marginInline: { xs: -2, sm: 0 },
              padding: { xs: 0, sm: 0 },
              borderRadius: { xs: 0, sm: 'var(--r-card)' },
            }}
          >
            <GridCover isUnknown={isUnknown} hasFailed={hasFailed || hasFailedBlocks} onRetry={retry}>
              <Suspense fallback={<AgendaSpace isInside />}>
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
                  isTouched={isTouched}
                  onOpenDay={openDay}
                  onTurnTo={turnTo}
                  onOpen={open}
                  onOpenBlock={openBlock}
                  onChooseSlot={mayChange ? chooseSlot : undefined}
                  onDrop={mayChange ? dropOn : undefined}
                />
                {/* Below a list as long as its appointments, so it waits for them. */}
                {!(isList && isUnknown) && (
                  <CalendarLegend
                    isMonth={view === 'month'}
                    isTouched={isTouched}
                    names={lanes !== undefined}
                  />
                )}
                <Shown onShown={noteGrid} />
              </Suspense>
            </GridCover>
          </Card>
        </div>
      )}
      {isPhone && view === 'day' && date === now.date && next}
      <Suspense>
        {isList && hasFailed && isPhone && (
          <TryAgain sentence="No se pudieron cargar las citas" onRetry={retry} />
        )}
        {isList && !hasFailed && (isPhone || (isGridShown && !isUnknown)) && (
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
        {(modal || wanted || address.openId !== undefined) && (
          <AppointmentModals
            modal={modal}
            openId={address.openId}
            wanted={wanted && { slot: { date }, ...wanted }}
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
    </div>
  );
}
