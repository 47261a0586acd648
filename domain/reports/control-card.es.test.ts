import { describe, expect, it } from '@jest/globals';
import { cardMessage, cardSubject } from './control-card.es.js';

const card = {
  patientName: 'Rosa Lillo',
  visitedOn: '2026-11-23',
  instructions: 'Secar bien los pies.\nCalzado amplio.',
  next: { date: '2026-12-28', time: '10:00', professionalName: 'Ana Paz' },
};

describe('control card', () => {
  it('writes the instructions and the next hour', () => {
    expect(cardMessage(card, 'Clínica Sur')).toBe(
      'Hola Rosa, le escribimos de Clínica Sur. Sus indicaciones del 23 de noviembre de 2026:\n\n' +
        'Secar bien los pies.\nCalzado amplio.\n\n' +
        'Su próxima hora: lunes 28 de diciembre, 10:00, con Ana Paz.',
    );
  });

  it('asks to book if nothing is booked, and leaves out what is not a name', () => {
    const message = cardMessage({ ...card, patientName: 'gane en www.x.cl', next: null }, '');
    expect(message).toMatch(/^Hola\. Sus indicaciones/);
    expect(message).toMatch(/Responda este mensaje para agendar su control\.$/);
    expect(cardSubject('')).toBe('Indicaciones de su visita');
  });
});
