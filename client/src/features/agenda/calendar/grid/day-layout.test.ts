import { describe, expect, it } from '@jest/globals';
import type { AgendaAppointment } from '../../agenda-appointment';
import { type ServiceLane, serviceLaneOf } from '../lanes/service-lanes';
import { type GridEvent, isBlock, toBlockEvent, toCalendarEvent } from './calendar-events';
import { dayLayoutOf, placeInLanes } from './day-layout';

const DAY = '2026-11-24';
const NOW = { date: DAY, minutes: 0 };
const LANES: readonly ServiceLane[] = [
  { services: ['PODIATRY'], professionalId: 1 },
  { services: ['MANICURE'], professionalId: 2 },
];
const inLanes = {
  count: 2,
  laneOf: (event: GridEvent) => serviceLaneOf(LANES, isBlock(event) ? event.block : event.appointment),
  addsOverbooked: true,
};

let ids = 100;
const at = (time: string, more: Partial<AgendaAppointment> = {}): GridEvent => {
  ids += 1;
  return toCalendarEvent(
    {
      id: ids,
      date: DAY,
      time,
      durationMinutes: 60,
      status: 'BOOKED',
      overbooked: false,
      serviceType: more.professionalId === 2 ? 'MANICURE' : 'PODIATRY',
      treatment: 'Podología general',
      professionalId: 1,
      professionalName: 'Podología',
      attendance: null,
      version: 1,
      visitorName: null,
      patient: { id: 1, name: 'Rosa Lillo', rut: '45.000.000-6', provisionalRut: false },
      ...more,
    },
    NOW,
  );
};
const placed = (...events: GridEvent[]) => {
  const places = placeInLanes(events, inLanes);
  return events.map((event) => places.get(event)!);
};

describe('Day layout', () => {
  it('each professional’s lane keeps its place and width, whatever else the day has', () => {
    const alone = placed(at('09:00'));
    const beside = placed(at('10:00'), at('10:00', { professionalId: 2 }));
    expect([...alone, ...beside].map(({ lane }) => lane)).toEqual([
      { index: 0, of: 2 },
      { index: 0, of: 2 },
      { index: 1, of: 2 },
    ]);
  });

  it('appointments 11 and 13, drawn pink, stay in their professional’s lane', () => {
    const [event] = [at('09:00', { id: 11 })];
    expect('colour' in event! && event.colour).toBe('pink');
    expect(placed(event!)[0]!.lane.index).toBe(0);
  });

  it('overbooked appointments get a lane after the others, only if there are any', () => {
    const places = placed(at('10:00'), at('10:00', { overbooked: true }), at('12:00', { professionalId: 2 }));
    expect(places.map(({ lane }) => lane)).toEqual([
      { index: 0, of: 3 },
      { index: 2, of: 3 },
      { index: 1, of: 3 },
    ]);
    expect(placed(at('10:00', { overbooked: true, status: 'CANCELLED' }))[0]).toMatchObject({
      lane: { of: 2 },
    });
  });

  it('gives the room of a cancelled appointment to others', () => {
    const held = at('10:00', { durationMinutes: 120 });
    const gone = () => at('10:00', { status: 'CANCELLED' });
    expect(placed(gone(), gone())).toMatchObject([
      { kind: 'LINE', index: 0 },
      { kind: 'LINE', index: 1 },
    ]);
    expect(placed(held, gone(), gone(), at('14:00', { status: 'CANCELLED' }))).toMatchObject([
      { kind: 'HELD', edges: 2, column: { index: 0, of: 1 } },
      { kind: 'EDGE', index: 0 },
      { kind: 'EDGE', index: 1 },
      { kind: 'LINE', index: 0 },
    ]);
  });

  it('draws blocked hours in the lane of their professional', () => {
    const block = toBlockEvent({
      id: 1,
      date: DAY,
      time: '13:00',
      durationMinutes: 30,
      professionalId: 2,
      reason: 'Reunión',
    } as Parameters<typeof toBlockEvent>[0]);
    expect(placed(block)[0]!.lane).toEqual({ index: 1, of: 2 });
  });

  it('divides a lane among overlapping appointments, which old data may have', () => {
    const columns = placed(at('10:00', { durationMinutes: 120 }), at('10:30'), at('11:30'), at('15:00')).map(
      (place) => place.kind === 'HELD' && place.column,
    );
    expect(columns).toEqual([
      { index: 0, of: 2 },
      { index: 1, of: 2 },
      { index: 1, of: 2 },
      { index: 0, of: 1 },
    ]);
  });

  it('lists a day’s events by hour, so that the arrow keys follow that order', () => {
    const [late, early, gone] = [
      at('12:00'),
      at('09:00', { professionalId: 2 }),
      at('10:00', { status: 'CANCELLED' }),
    ];
    const layout = dayLayoutOf(() => inLanes)({
      events: [late, gone, early],
      slotMetrics: { getRange: () => ({ top: 0, height: 10 }) },
    });
    expect(layout.map(({ event }) => event)).toEqual([early, gone, late]);
  });
});
