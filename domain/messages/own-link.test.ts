import { expect, it } from '@jest/globals';
import { LINK_MARK } from './message-template.es.js';
import { chatLink } from './message-link.js';
import { ownLink, withLink } from './own-link.js';

it('inserts the link when a text is sent, or removes its paragraph if there is none', () => {
  const text = `Hola Rosa:\n\nVea su hora en ${LINK_MARK}.\n\nClínica`;
  const link = ownLink('https://clinica.example', 'abc');
  expect(withLink(text, link)).toBe(
    'Hola Rosa:\n\nVea su hora en https://clinica.example/public/cita/abc.\n\nClínica',
  );
  expect(withLink(text, undefined)).toBe('Hola Rosa:\n\nClínica');
  expect(withLink(`Su hora: ${LINK_MARK}`, undefined)).toBe('Su hora: -');
  expect(withLink('Hola Rosa', link)).toBe('Hola Rosa');
});

it('opens a chat only with a mobile phone', () => {
  expect(['9 8765 4321', '+56 2 2345 6789', '', '+54 9 11 2345 6789'].map(chatLink)).toEqual([
    'https://wa.me/56987654321',
    undefined,
    undefined,
    'https://wa.me/5491123456789',
  ]);
});
