import { describe, expect, it } from '@jest/globals';
import { addDays, daysFrom } from '#domain/clinic-time.js';
import { DEFAULT_SCHEDULE } from '#domain/schedule.js';
import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { AppointmentCalendar } from './AppointmentCalendar';
import type { AgendaAppointment } from '../../agenda-appointment';
import { turnPage, visibleRange } from '../calendar-view';
import { dayMarker } from '../day-marks';
import { serviceLanesOf } from '../lanes/service-lanes';
import { dayOf, dayOnWall, spanOnWall, timeOf } from './wall-dates';
import { inSantiago } from '../../../../testing/in-santiago';

inSantiago();

const MONTHS = Array.from({ length: 36 }, (_, month) => month).reduce<string[]>(
  (months) => [...months, turnPage('month', months.at(-1) ?? '2025-12-01', 1)],
  [],
);

const onDay = (date: string, id: number): AgendaAppointment => ({
  id,
  date,
  time: '09:00',
  durationMinutes: 60,
  status: 'BOOKED',
  overbooked: false,
  serviceType: 'PODIATRY',
  treatment: 'T',
  professionalId: 1,
  professionalName: 'Podología',
  attendance: null,
  version: 1,
  visitorName: null,
  patient: { id, name: `Día ${date}`, rut: '45.000.000-6', provisionalRut: false },
});

function drawMonth(
  date: string,
  appointments: AgendaAppointment[] = [],
  others: Partial<ComponentProps<typeof AppointmentCalendar>> = {},
) {
  const { container } = render(
    <AppointmentCalendar
      appointments={appointments}
      blocks={[]}
      view="month"
      weekLength={7}
      date={date}
      now={{ date: '2026-11-23', minutes: 600 }}
      isLoading={false}
      saved={new Set()}
      markOf={dayMarker(appointments, { PODIATRY: DEFAULT_SCHEDULE, MANICURE: DEFAULT_SCHEDULE })}
      serviceLanes={serviceLanesOf([])}
      schedules={{ PODIATRY: DEFAULT_SCHEDULE, MANICURE: DEFAULT_SCHEDULE }}
      openHours={[DEFAULT_SCHEDULE.hours]}
      onOpenDay={() => undefined}
      onTurnTo={() => undefined}
      onOpen={() => undefined}
      onOpenBlock={() => undefined}
      onChooseSlot={() => undefined}
      onDrop={() => Promise.resolve()}
      {...others}
    />,
  );
  return container;
}

describe('Calendar in Santiago, where some days have no midnight', () => {
  it('the tests run in Chile’s time zone', () => {
    // Only a time zone with Chile's rules skips this hour.
    expect(dayOnWall('2026-09-06').getTimezoneOffset()).toBe(180);
    expect(dayOnWall('2026-09-05').getTimezoneOffset()).toBe(240);
  });

  it.each(MONTHS)('renders every day of the month of %s once, in order, from Monday', (first) => {
    const { from, to } = visibleRange('month', first);
    const numbers = [...drawMonth(first).querySelectorAll('.rbc-date-cell button')].map((cell) =>
      Number(cell.textContent),
    );
    expect(numbers).toEqual(daysFrom(from, to).map((day) => Number(day.slice(8))));
  });

  it.each(['2026-04-05', '2026-09-06', '2027-04-04', '2027-09-05'])(
    'draws the days around the clock change of %s in their own columns',
    (sunday) => {
      const days = [addDays(sunday, -1), sunday, addDays(sunday, 1)];
      const container = drawMonth(sunday, days.map(onDay));
      const places = days.map((day) => {
        const segment = [...container.querySelectorAll('.rbc-row-segment')].find((part) =>
          part.textContent?.includes(`Día ${day}`),
        );
        // A row of events consists of segments, each as wide as its share of seven days; the element before an event is
        // a gap.
        const before = segment?.previousElementSibling as HTMLElement | null;
        return Math.round((parseFloat(before?.style.flexBasis || '0') / 100) * 7);
      });
      // Saturday and Sunday share a row; Monday starts the next one.
      expect(places[2]).toBe(0);
      expect(container.querySelectorAll('.rbc-event')).toHaveLength(3);
      expect(places[0]).toBe(5);
    },
  );

  it('converts the clinic’s day and time, also on a day without midnight', () => {
    for (const day of daysFrom('2026-01-01', '2028-12-31')) expect(dayOf(dayOnWall(day))).toBe(day);
    const { start, end } = spanOnWall('2026-09-06', '09:00', 120);
    expect([dayOf(start), timeOf(start), timeOf(end)]).toEqual(['2026-09-06', '09:00', '11:00']);
  });
});

describe('Days of the month view', () => {
  it('marks past and closed days', () => {
    const container = drawMonth('2026-11-01');
    // From Monday 26 October, in order; Sunday 22 November is the day before the clinic's today.
    const days = [...container.querySelectorAll('.rbc-day-bg')];
    expect(days.map((day) => day.classList.contains('past-day'))).toEqual(
      days.map((_, index) => addDays('2026-10-26', index) < '2026-11-23'),
    );
    expect(days.filter((day) => day.classList.contains('closed-day'))).toHaveLength(6);
  });
});

describe('The month under a finger', () => {
  const block = (date: string, time: string, reason: string) => ({
    id: 1,
    professionalId: 1,
    date,
    time,
    durationMinutes: 120,
    reason,
  });
  const days = (blocks: ReturnType<typeof block>[]) => {
    const month = drawMonth('2026-11-01', [], { blocks, isTouched: true });
    return (day: string) => month.querySelector(`button[data-day="${day}"]`);
  };

  it('shows when hours are blocked and why, as the month with a mouse does', () => {
    const day = days([block('2026-11-24', '13:00', 'Reunión')]);
    expect(day('2026-11-24')).toHaveTextContent('bloqueado 13:00 – 15:00 (Reunión)');
    expect(day('2026-11-24')?.querySelector('[aria-hidden]')).toHaveTextContent('2413:00Reunión');
    expect(day('2026-11-25')).not.toHaveTextContent('bloqueado');
  });

  it('shows how many more appointments a day of the month has', () => {
    const day = days([block('2026-11-24', '09:00', 'Llegada'), block('2026-11-24', '17:00', 'Reunión')]);
    expect(day('2026-11-24')?.querySelector('[aria-hidden]')).toHaveTextContent('2409:00+1');
  });
});

describe('Accessibility tree of the calendar', () => {
  it('the calendar has no role without the elements it requires, and a button for each appointment', async () => {
    const container = drawMonth('2026-11-01', [onDay('2026-11-24', 1)]);
    await waitFor(() =>
      expect(
        container.querySelector('[role=row], [role=cell], [role=columnheader], [role=table]'),
      ).toBeNull(),
    );
    expect(container.querySelector('.rbc-event')).toHaveAttribute('role', 'button');
    expect(container.querySelector('.rbc-event')).toHaveAttribute('tabindex', '0');
    expect(container.querySelector('.rbc-event')).toHaveTextContent(
      '09:00 Día 2026-11-24 - T, Podología, Reservada',
    );
  });
});

describe('The agenda view', () => {
  it('has the patient, the treatment and the state in cells of their own, and the whole title for screen readers', () => {
    const long = { ...onDay('2026-11-24', 1), durationMinutes: 120, overbooked: true };
    const row = drawMonth('2026-11-24', [long], { view: 'agenda' }).querySelector('.agenda-event');
    expect(row?.querySelector('.event-title')).toHaveTextContent('Día 2026-11-24 - T (2h)');
    expect(row?.querySelector('.event-name')).toHaveTextContent(/^Día 2026-11-24$/);
    expect(row?.querySelector('.event-treatment')).toHaveTextContent(/^T \(2h\)$/);
    expect(row?.querySelector('.agenda-status')).toHaveTextContent(/^Reservada$/);
    expect(row).toHaveTextContent(/Sobrecupo$/);
  });
});

describe('Keyboard of the calendar', () => {
  it('arrows lead from day to day and into a day’s appointments, Enter opens one, and past the month it turns', async () => {
    const opened: number[] = [];
    const turned: string[] = [];
    const container = drawMonth('2026-11-01', [onDay('2026-11-25', 9)], {
      onOpen: (id) => opened.push(id),
      onTurnTo: (day) => turned.push(day),
    });
    const user = userEvent.setup({ delay: null });
    const button = (day: string) => container.querySelector<HTMLElement>(`button[data-day="${day}"]`)!;
    await waitFor(() => expect(container.querySelector('.rbc-event')).not.toBeNull());
    button('2026-11-23').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(button('2026-11-25')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(container.querySelector('.rbc-event')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(opened).toEqual([9]);
    await user.keyboard('{ArrowDown}');
    expect(button('2026-12-02')).toHaveFocus();
    button('2026-12-06').focus();
    await user.keyboard('{ArrowRight}');
    expect(turned).toEqual(['2026-12-07']);
  });
});
