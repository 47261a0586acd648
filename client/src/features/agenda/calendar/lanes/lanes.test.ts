import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SCHEDULE } from '#domain/schedule.js';
import type { ClinicProfessional } from '../../../../professionals/professionals';
import type { AgendaAppointment } from '../../agenda-appointment';
import { chosenAfter, lanesOf, lanesOpenedBy, neighbourOf } from './lane';
import { type LaneFacts, lanesFrom } from './lanes';
import { serviceLaneOf, serviceLanesOf } from './service-lanes';
import { visibleProfessionals } from './visible-professionals';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const SUNDAY = '2026-11-22';

const person = (id: number, name: string, more: Partial<ClinicProfessional> = {}): ClinicProfessional => ({
  id,
  name,
  services: ['PODIATRY'],
  omittedTreatments: [],
  hours: null,
  staffUserId: null,
  isArchived: false,
  ...more,
});
const carla = person(1, 'Carla Díaz', { services: ['MANICURE'] });
const ana = person(2, 'Dra. Ana María Rojas');
const both = person(3, 'Bruno Vera', { services: ['MANICURE', 'PODIATRY'] });
const gone = person(4, 'Zoe Mora', { isArchived: true });
const everybody = [carla, ana, both, gone];
const NONE_BUSY: ReadonlySet<number> = new Set();

describe('Lanes', () => {
  it('lanes are grouped by service and then in the clinic’s order, each professional once', () => {
    const lanes = lanesOf(everybody, NONE_BUSY);
    expect(lanes.map(({ name, group }) => [name, group])).toEqual([
      ['Dra. Ana María Rojas', 'PODIATRY'],
      ['Bruno Vera', 'PODIATRY'],
      ['Carla Díaz', 'MANICURE'],
    ]);
    expect(lanes.map((lane) => lanesOpenedBy(lane, lanes))).toEqual([2, 0, 1]);
  });

  it('an archived professional has a lane only while they have appointments', () => {
    expect(lanesOf(everybody, new Set([4])).map(({ id }) => id)).toEqual([2, 3, 4, 1]);
  });

  it('lanes have distinct initials', () => {
    const twins = [person(1, 'Ana Rojas'), person(5, 'Alba Reyes'), person(3, 'Podología')];
    expect(lanesOf([ana, ...twins], NONE_BUSY).map(({ sign }) => sign.initials)).toEqual([
      'AR1',
      'AR2',
      'AR3',
      'P',
    ]);
  });
});

describe('Professionals shown if a day has room for two lanes', () => {
  const people = [carla, ana, { ...both, staffUserId: 7 }];
  const alone = (asked: number[], staffId = 0) => visibleProfessionals({ people, asked, staffId, most: 2 });

  it('with room for two of three professionals, shows only the user, the first requested one, or the first', () => {
    expect(alone([], 7)).toEqual([3]);
    expect(alone([])).toEqual([2]);
    expect(alone([1, 2, 3])).toEqual([1]);
  });

  it('with room for two professionals, shows both requested ones', () =>
    expect(alone([1, 2], 7)).toBeUndefined());
});

describe('Service lanes', () => {
  it('a day has a part for each service, or one for a professional who provides both', () => {
    const servicesOf = (people: ClinicProfessional[]) =>
      serviceLanesOf(people).map(({ services }) => services);
    expect(servicesOf([carla, ana, gone])).toEqual([['PODIATRY'], ['MANICURE']]);
    expect(servicesOf([both])).toEqual([['PODIATRY', 'MANICURE']]);
    expect(servicesOf([])).toEqual([['PODIATRY'], ['MANICURE']]);
  });

  it('appointments of a professional who left stay in the part of their service', () => {
    const lanes = serviceLanesOf([carla, ana]);
    expect(serviceLaneOf(lanes, { professionalId: 1 })).toBe(1);
    expect(serviceLaneOf(lanes, { professionalId: 4, serviceType: 'MANICURE' })).toBe(1);
    expect(serviceLaneOf(lanes, { professionalId: 4 })).toBe(0);
  });
});

it('clicking a professional adds or removes them; choosing all clears the filter', () => {
  const all = lanesOf([ana, both, carla], NONE_BUSY);
  expect(chosenAfter(3, [], all, Infinity)).toEqual([3]);
  expect(chosenAfter(2, [3], all, Infinity)).toEqual([2, 3]);
  expect(chosenAfter(3, [2, 3], all, Infinity)).toEqual([2]);
  expect(chosenAfter(2, [2], all, Infinity)).toEqual([]);
  expect(chosenAfter(1, [2, 3], all, Infinity)).toEqual([]);
});

it('a professional who does not fit beside the others is shown instead of them', () => {
  const all = lanesOf([ana, both, carla], NONE_BUSY);
  expect(chosenAfter(3, [2], all, 1)).toEqual([3]);
  expect(chosenAfter(2, [2], all, 1)).toEqual([2]);
  expect(chosenAfter(3, [2], all, 2)).toEqual([2, 3]);
  expect(chosenAfter(1, [2, 3], all, 2)).toEqual([1]);
  expect(chosenAfter(3, [2, 3], all, 2)).toEqual([2]);
});

it('a swipe shows the next or the previous professional, in a circle', () => {
  const all = lanesOf([ana, both, carla], NONE_BUSY);
  expect([2, 3, 1].map((shown) => neighbourOf(shown, 1, all))).toEqual([3, 1, 2]);
  expect([2, 3, 1].map((shown) => neighbourOf(shown, -1, all))).toEqual([1, 2, 3]);
});

const stretch = (opensAt: string, closesAt: string) => ({ weekday: 1, opensAt, closesAt });
const facts = (more: Partial<LaneFacts> = {}): LaneFacts => ({
  professionals: [carla, ana, { ...both, hours: [stretch('09:00', '12:00'), stretch('15:30', '18:00')] }],
  daysOff: [{ id: 1, professionalId: 2, from: TUESDAY, to: TUESDAY, reason: 'Curso' }],
  schedules: {
    PODIATRY: DEFAULT_SCHEDULE,
    MANICURE: { ...DEFAULT_SCHEDULE, closures: [{ from: MONDAY, to: MONDAY, reason: 'Feriado' }] },
  },
  appointments: [],
  chosen: [],
  ...more,
});

describe('Hours of a professional', () => {
  const { isOpen, openMinutes, reasonOff, absenceOn, absenceOf } = lanesFrom(facts());

  it('a lane is open in its professional’s own hours, for any of their services', () => {
    const open = (id: number, day = MONDAY) =>
      [8.5, 9, 11.5, 12, 15, 15.5, 17.5, 18, 18.5, 19].filter((hour) => isOpen(id, day, hour * 60));
    expect(open(2)).toEqual([9, 11.5, 12, 15, 15.5, 17.5, 18, 18.5]);
    expect(open(3)).toEqual([9, 11.5, 15.5, 17.5]);
    expect(open(1)).toEqual([]);
    expect(open(1, TUESDAY)).not.toEqual([]);
    expect(open(2, TUESDAY)).toEqual([]);
    expect(open(2, SUNDAY)).toEqual([]);
    expect(openMinutes(MONDAY)).toBe(10 * 60 + 5.5 * 60);
  });

  it('an absence is explained by the reason of a day off, or by the weekday if there is none', () => {
    expect(reasonOff(2, TUESDAY)).toBe('Curso');
    expect(reasonOff(2, MONDAY)).toBeUndefined();
    expect(absenceOn(TUESDAY)).toEqual({ short: 'AR: Curso', full: 'Dra. Ana María Rojas: Curso' });
    expect(lanesFrom(facts({ chosen: [2] })).absenceOn(TUESDAY)?.short).toBe('Curso');
    const more = [
      ...facts().daysOff,
      { id: 2, professionalId: 1, from: MONDAY, to: TUESDAY, reason: 'Viaje' },
    ];
    expect(lanesFrom(facts({ daysOff: more })).absenceOn(TUESDAY)?.short).toBe('AR: Curso · CD: Viaje');
    expect(absenceOn(MONDAY)).toBeUndefined();
    expect(absenceOf(2, TUESDAY)).toContain('Dra. Ana María Rojas no atiende ese día (Curso).');
    expect(absenceOf(3, TUESDAY)).toContain('Bruno Vera no atiende los martes.');
  });
});

describe('Professional of an appointment', () => {
  const appointment = { serviceType: 'PODIATRY', treatment: 'Postura de brackets' } as AgendaAppointment;

  it('only a professional who provides the service and treatment, and is not archived, can take an appointment', () => {
    const picky = { ...both, omittedTreatments: ['Postura de brackets'] };
    const { canTake } = lanesFrom(facts({ professionals: [carla, ana, picky, gone] }));
    expect([1, 2, 3, 4, 5].filter((id) => canTake(id, appointment))).toEqual([2]);
  });

  it('a new appointment gets the clicked lane’s or the only shown professional, with their start and service', () => {
    const slot = { date: MONDAY, time: '16:00' };
    expect(lanesFrom(facts()).slotIn({ ...slot, professionalId: 3 })).toEqual({
      ...slot,
      time: '15:30',
      professionalId: 3,
      serviceType: 'PODIATRY',
    });
    expect(lanesFrom(facts({ chosen: [1] })).slotIn({ date: TUESDAY })).toMatchObject({
      professionalId: 1,
      serviceType: 'MANICURE',
    });
    expect(lanesFrom(facts()).slotIn(slot).professionalId).toBeUndefined();
  });
});
