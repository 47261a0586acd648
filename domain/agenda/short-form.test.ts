import { describe, expect, it } from '@jest/globals';
import { comingParts, nameParts, shortForm, type TextPart, treatmentParts } from './short-form.js';

const whole = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');

describe('Short forms', () => {
  it.each([
    ['Rosa', 'Rosa'],
    ['Rosa Demo', 'Rosa Demo'],
    ['Rosa Demo Rojo', 'Rosa Demo'],
    ['Ana María Rojas Soto', 'Ana Rojas'],
    ['Ana María de la Fuente Soto', 'Ana de la Fuente'],
    ['Juan de la Cruz', 'Juan de la Cruz'],
    ['', ''],
  ])('%s is %s where there is no room, and complete otherwise', (name, expected) => {
    expect(shortForm(nameParts(name))).toBe(expected);
    expect(whole(nameParts(name))).toBe(name);
  });

  it('shortens a visitor’s booking to the visitor', () => {
    const parts = comingParts('Ana Soto', 'Luis Alberto Pino Rojas');
    expect(shortForm(parts)).toBe('Luis Pino');
    expect(whole(parts)).toBe('Luis Alberto Pino Rojas (reserva de Ana Soto)');
  });

  it('a treatment leaves out what is in parentheses', () => {
    const parts = treatmentParts('Uña encarnada (Onicocriptosis)');
    expect(shortForm(parts)).toBe('Uña encarnada');
    expect(whole(parts)).toBe('Uña encarnada (Onicocriptosis)');
    expect(shortForm(treatmentParts('(sin nombre)'))).toBe('(sin nombre)');
  });
});
