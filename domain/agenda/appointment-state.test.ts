import { expect, it } from '@jest/globals';
import { missedText } from './appointment-state.es.js';
import { stateOf } from './appointment-state.js';

it('a patient who did not come gives the appointment its state, whatever its status, unless it was cancelled', () => {
  expect(stateOf({ status: 'CONFIRMED', attendance: 'NO_SHOW' })).toBe('NO_SHOW');
  expect(stateOf({ status: 'BOOKED', attendance: null })).toBe('BOOKED');
  expect(stateOf({ status: 'COMPLETED', attendance: 'ARRIVED' })).toBe('COMPLETED');
  expect(stateOf({ status: 'CANCELLED', attendance: 'NO_SHOW' })).toBe('CANCELLED');
});

it('the message names the day and the hour that were missed', () =>
  expect(missedText('Rosa', 'jueves 26 de noviembre', '10:00')).toBe(
    'Hola Rosa, le esperábamos el jueves 26 de noviembre a las 10:00. ¿Está bien? Si quiere, le buscamos otra hora.',
  ));
