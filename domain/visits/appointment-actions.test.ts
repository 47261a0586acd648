import { describe, expect, it } from '@jest/globals';
import { APPOINTMENT_ACTIONS, appointmentActions, MOST_BESIDE } from './appointment-actions.js';

const NOW = { date: '2026-11-20', minutes: 600 };
const arrange = (changes: object, treats = true, books = true) =>
  appointmentActions(
    {
      status: 'BOOKED',
      date: '2026-11-21',
      startMinute: 660,
      durationMinutes: 60,
      attendance: null,
      hasRecord: false,
      hasPhone: true,
      hasWhatsapp: true,
      ...changes,
    },
    NOW,
    treats,
    books,
  );
const today = { date: '2026-11-20' };

describe('actions on an appointment', () => {
  it.each([
    ['booked', {}, 'CONFIRM', 'RESCHEDULE CALL WHATSAPP CANCEL'],
    ['confirmed', { status: 'CONFIRMED' }, undefined, 'RESCHEDULE CALL WHATSAPP CANCEL'],
    ['today', today, 'ARRIVE', 'NO_SHOW ATTEND CALL RESCHEDULE'],
    ['today, confirmed', { ...today, status: 'CONFIRMED' }, 'ARRIVE', 'NO_SHOW ATTEND CALL RESCHEDULE'],
    ['today, begun', { ...today, startMinute: 600 }, 'ARRIVE', 'NO_SHOW ATTEND CALL RESCHEDULE'],
    ['arrived', { ...today, attendance: 'ARRIVED' }, 'ATTEND', 'COMPLETE NO_SHOW RECORDS CALL'],
    ['in care', { ...today, attendance: 'IN_CARE' }, 'VISIT', 'COMPLETE RECORDS CALL'],
    ['in care, recorded', { attendance: 'IN_CARE', hasRecord: true }, 'COMPLETE', 'RECORDS CALL'],
    ['over today', { ...today, startMinute: 540 }, 'COMPLETE', 'NO_SHOW ATTEND CALL WHATSAPP'],
    ['of yesterday', { date: '2026-11-19' }, 'COMPLETE', 'NO_SHOW ATTEND CALL WHATSAPP'],
    ['recorded', { status: 'COMPLETED', hasRecord: true }, 'RECORD', 'REBOOK CALL WHATSAPP RECORDS'],
    ['completed', { status: 'COMPLETED' }, undefined, 'REBOOK CALL WHATSAPP RECORDS'],
    ['cancelled', { status: 'CANCELLED' }, 'REBOOK', 'CALL WHATSAPP RECORDS'],
    ['missed', { attendance: 'NO_SHOW' }, 'REBOOK', 'CALL WHATSAPP RECORDS'],
  ])(
    'offers one main action for an appointment and at most four beside it: %s',
    (_, changes, main, beside) => {
      const arranged = arrange(changes);
      expect([arranged.main, arranged.beside.join(' ')]).toEqual([main, beside]);
      expect(arranged.beside.length).toBeLessThanOrEqual(MOST_BESIDE);
    },
  );

  it.each([
    ['arrived', { attendance: 'ARRIVED' }, 'COMPLETE'],
    ['in care', { attendance: 'IN_CARE' }, 'COMPLETE'],
    ['today', today, 'ARRIVE'],
    ['recorded', { status: 'COMPLETED', hasRecord: true }, undefined],
  ])('offers no records to users who do not read them: %s', (_, changes, main) => {
    const { main: own, beside, rest } = arrange(changes, false);
    expect(own).toBe(main);
    for (const action of ['ATTEND', 'VISIT', 'RECORD', 'RECORDS'] as const)
      expect([own, ...beside, ...rest]).not.toContain(action);
  });

  it('offers nothing that changes the agenda to users who may only read it', () => {
    const { main, beside, rest } = arrange(today, true, false);
    expect([main, ...beside, ...rest]).toEqual(['ATTEND', 'CALL', 'WHATSAPP', 'RECORDS']);
  });

  it('puts every other possible action into the menu, each one only once', () => {
    expect(arrange({}).rest).toEqual(['ARRIVE', 'ATTEND', 'COMPLETE', 'NO_SHOW', 'RECORDS']);
    expect(arrange(today).rest).toEqual(['CONFIRM', 'COMPLETE', 'WHATSAPP', 'RECORDS', 'CANCEL']);
    for (const changes of [{}, today, { status: 'COMPLETED' }, { status: 'CANCELLED' }]) {
      const { main, beside, rest } = arrange(changes);
      const all = [...(main ? [main] : []), ...beside, ...rest];
      expect(new Set(all).size).toBe(all.length);
      expect(APPOINTMENT_ACTIONS).toEqual(expect.arrayContaining(all));
    }
  });

  it('offers no call or message without a phone', () => {
    const { beside, rest } = arrange({ hasPhone: false, hasWhatsapp: false });
    expect([...beside, ...rest]).not.toEqual(expect.arrayContaining(['CALL']));
    expect(beside).toEqual(['RESCHEDULE', 'CANCEL']);
  });
});
