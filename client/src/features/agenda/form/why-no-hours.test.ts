import { expect, it } from '@jest/globals';
import { haveAllPassed, whyNoHours } from './why-no-hours';

const FRIDAY = '2026-11-20';
const asked = { date: FRIDAY, durationMinutes: 60, professional: null, treatment: '' };
const full = { closed: undefined, isOver: false, isAttended: true, hasFreeHour: false };

it.each([
  [
    'closed',
    asked,
    { ...full, closed: { kind: 'CLOSURE', reason: 'Feriado' } },
    'La clínica no atiende ese día (Feriado). Elija otro.',
  ],
  [
    'closed on that weekday',
    asked,
    { ...full, closed: { kind: 'CLOSED_WEEKDAY' } },
    'La clínica no atiende los viernes. Elija otro día.',
  ],
  ['over', asked, { ...full, isOver: true, isAttended: false }, 'Hoy ya no quedan horas.'],
  ['full', asked, full, 'Ese día está completo.'],
  [
    'too short',
    { ...asked, durationMinutes: 120 },
    { ...full, hasFreeHour: true },
    'Ese día no quedan dos horas seguidas.',
  ],
  ['full for two hours', { ...asked, durationMinutes: 120 }, full, 'Ese día está completo.'],
  [
    'without that person',
    { ...asked, professional: { name: 'Ana Paz' } },
    { ...full, isAttended: false },
    'Ana Paz no atiende ese día. Elija otro, o a otra persona.',
  ],
  [
    'without that treatment',
    { ...asked, treatment: 'Láser' },
    { ...full, isAttended: false },
    'Nadie ofrece «Láser» ese día. Elija otro.',
  ],
  ['without anyone', asked, { ...full, isAttended: false }, 'Nadie atiende ese día. Elija otro.'],
] as const)('says why a day has no hours: %s', (_which, question, day, sentence) => {
  expect(whyNoHours(question, day)).toBe(sentence);
});

it('says that hours are over only of a professional who works today', () => {
  expect([[540, 600], [540, 720], []].map((starts) => haveAllPassed(starts, 660))).toEqual([
    true,
    false,
    false,
  ]);
});
