import { describe, expect, it } from '@jest/globals';
import { eventColour, eventTitle } from './appointment.es.js';
import { slotsOf } from './appointment.js';

describe('a calendar event', () => {
  it('titles a calendar event with patient and treatment, and marks two hours', () => {
    const appointment = {
      patientName: 'Ana Soto',
      visitorName: null,
      treatment: 'Manicura',
      durationMinutes: 60,
    };
    expect(eventTitle(appointment)).toBe('Ana Soto - Manicura');
    expect(eventTitle({ ...appointment, treatment: '', durationMinutes: 120 })).toBe(
      'Ana Soto - Sin especificar (2h)',
    );
    expect(eventTitle({ ...appointment, visitorName: 'Luis Paz' })).toBe(
      'Luis Paz (reserva de Ana Soto) - Manicura',
    );
  });

  it.each([
    [1, 'PODIATRY', 'Ana - Podología general', 'blue'],
    [1, 'MANICURE', 'Ana - Otra cosa', 'pink'],
    [1, 'PODIATRY', 'Ana - Manicura', 'pink'],
    [11, 'PODIATRY', 'Ana - Podología general', 'pink'],
    [13, 'PODIATRY', 'Ana - Podología general', 'pink'],
  ] as const)('colours the event with id %d of %s titled %j %4$s', (id, serviceType, title, colour) => {
    expect(eventColour({ id, serviceType, title })).toBe(colour);
  });
});

it('lists the half hours that an appointment covers', () => {
  expect(slotsOf({ startMinute: 600, durationMinutes: 120 })).toEqual([20, 21, 22, 23]);
});
