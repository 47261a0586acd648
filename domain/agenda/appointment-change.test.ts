import { describe, expect, it } from '@jest/globals';
import {
  authorOf,
  type ChangedFacts,
  changeLines,
  factsInWords,
  noticeInWords,
} from './appointment-change.es.js';
import { cancellationNotice } from './appointment-change.js';

const BOOKED: ChangedFacts = {
  patientId: 1,
  date: '2026-11-20',
  time: '10:00',
  durationMinutes: 60,
  status: 'BOOKED',
  serviceType: 'PODIATRY',
  treatment: 'Podología general',
} as ChangedFacts;

it('describes the facts of an appointment in one line', () => {
  expect(factsInWords(BOOKED)).toBe('20/11/2026 10:00 · Podología general · Podología');
});

it('lists only the facts that changed, one per line', () => {
  const after = { ...BOOKED, time: '12:00', durationMinutes: 120, status: 'CANCELLED' } as ChangedFacts;
  expect(changeLines(BOOKED, after, false)).toEqual([
    'Hora: 10:00 → 12:00',
    'Duración: 1 hora → 2 horas',
    'Estado: Reservada → Cancelada',
  ]);
});

it('names the professional of an appointment if known', () => {
  const ana = { ...BOOKED, professionalName: 'Ana Paz' };
  const berta = { ...BOOKED, professionalName: 'Berta Rojas' };
  expect(factsInWords(ana)).toBe('20/11/2026 10:00 · Podología general · Podología · Ana Paz');
  expect(changeLines(ana, berta, false)).toEqual(['Profesional: Ana Paz → Berta Rojas']);
  expect(changeLines({ ...BOOKED, professionalName: null }, berta, false)).toEqual([]);
});

it('names the author of a change: a user by name, a patient by their link, or else the channel', () => {
  expect(authorOf({ staffName: 'Ana', channel: 'PANEL' })).toBe('Ana');
  expect(authorOf({ staffName: null, channel: 'LINK' })).toBe('el paciente, por su enlace');
  expect(authorOf({ staffName: null, channel: 'PUBLIC' })).toBe('Visitante');
  expect(authorOf({ staffName: null, channel: 'SYSTEM' })).toBe('Sistema');
});

it('mentions that patient or notes changed, without their contents', () => {
  expect(changeLines(BOOKED, { ...BOOKED, patientId: 2 }, true)).toEqual([
    'Se cambió el paciente',
    'Se cambiaron las notas',
  ]);
});

describe('the notice of a cancellation by link', () => {
  const cancelled = {
    at: '2026-11-20T10:30:00Z',
    channel: 'LINK',
    before: { date: '2026-11-20', startMinute: 10 * 60, status: 'CONFIRMED' },
    after: { status: 'CANCELLED' },
  } as const;

  it.each([
    [cancelled, 12, { minutes: 150, isLate: true }],
    [cancelled, 2, { minutes: 150, isLate: false }],
    [{ ...cancelled, channel: 'PANEL' }, 12, undefined],
    [{ ...cancelled, before: { ...cancelled.before, status: 'CANCELLED' } }, 12, undefined],
    [{ ...cancelled, after: { status: 'CONFIRMED' } }, 12, undefined],
    [{ ...cancelled, before: null }, 12, undefined],
  ] as const)('counts the time until the start: %j, deadline %i hours', (change, hours, notice) => {
    expect(cancellationNotice(change, 'America/Santiago', hours)).toEqual(notice);
  });

  it.each([
    [{ minutes: 1, isLate: true }, 'Avisó tarde: 1 minuto antes'],
    [{ minutes: 150, isLate: true }, 'Avisó tarde: 2 horas antes'],
    [{ minutes: 60, isLate: false }, 'Avisó 1 hora antes'],
    [{ minutes: 4_400, isLate: false }, 'Avisó 3 días antes'],
  ])('words the notice of a cancellation by link: %j', (notice, words) => {
    expect(noticeInWords(notice)).toBe(words);
  });
});
