import { expect, it } from '@jest/globals';
import { agoInWords } from './lapse.es.js';

it.each([
  ['2026-11-22', 'hoy'],
  ['2026-11-21', 'ayer'],
  ['2026-11-09', 'hace 13 días'],
  ['2026-11-08', 'hace 2 semanas'],
  ['2026-09-22', 'hace 2 meses'],
  ['2024-11-22', 'hace 2 años'],
])('words how long ago %s was', (date, words) => expect(agoInWords(date, '2026-11-22')).toBe(words));
