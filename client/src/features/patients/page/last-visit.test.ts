import { expect, it } from '@jest/globals';
import { lastVisitOf } from './last-visit';

const appointment = { id: 1, date: '2026-11-20', treatment: 'Manicura', professionalName: 'Eva' };
const record = {
  id: 2,
  date: '2026-11-20',
  careDescription: 'Dolor',
  procedure: 'Corte',
  professionalName: 'Ana',
};

it('takes the newer of appointment and record, and both together on one day', () => {
  expect(lastVisitOf(null, undefined)).toBeUndefined();
  expect(lastVisitOf(appointment, null)).toEqual({
    date: '2026-11-20',
    what: 'Manicura',
    who: 'Eva',
    done: '',
    dialog: { kind: 'appointment', id: 1 },
  });
  expect(lastVisitOf(appointment, record)).toEqual({
    date: '2026-11-20',
    what: 'Manicura',
    who: 'Ana',
    done: 'Corte',
    dialog: { kind: 'record', id: 2 },
  });
  expect(lastVisitOf(appointment, { ...record, date: '2026-11-21' })).toMatchObject({
    date: '2026-11-21',
    what: 'Dolor',
    who: 'Ana',
  });
  expect(lastVisitOf(appointment, { ...record, date: '2026-11-19' })).toMatchObject({
    what: 'Manicura',
    dialog: { kind: 'appointment', id: 1 },
  });
});
