import { describe, expect, it } from '@jest/globals';
import { fileSize, ruleInWords, wordsOf } from './backup-words';
import type { KeptBackupFragment } from './kept-backups.generated';

describe('File size', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_400, '1,4 kB'],
    [17_000, '17 kB'],
    [2_000_000, '2 MB'],
    [3_450_000_000, '3,5 GB'],
  ])('shows %i bytes as %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});

it.each([
  [{ daily: 7, weekly: 4, monthly: 12 }, /últimos 7 días, 4 semanas y 12 meses con copia/],
  [{ daily: 1, weekly: 0, monthly: 1 }, /últimos 1 día y 1 mes con copia/],
  [{ daily: 3, weekly: 0, monthly: 0 }, /últimos 3 días con copia/],
  [{ daily: 0, weekly: 0, monthly: 0 }, /solo la última/],
])('describes the retention rule %j', (rule, words) => {
  expect(ruleInWords(rule)).toMatch(words);
});

const backup = (more: Partial<KeptBackupFragment>): KeptBackupFragment => ({
  id: 1,
  state: 'GOOD',
  cause: 'NIGHTLY',
  reason: null,
  startedAt: '2026-11-21T06:30:00.000Z',
  fileName: 'huella_2026-11-21_0330_9f2c.sql.gz',
  isThere: true,
  encrypted: false,
  bytes: 1,
  rowCount: 1,
  ...more,
});

it.each<[Partial<KeptBackupFragment>, string]>([
  [{ state: 'FAILED', reason: 'INTERRUPTED', isThere: false }, 'El sistema se detuvo antes de terminarla.'],
  [{ state: 'UNCHECKED', reason: 'INTERRUPTED' }, 'No se comprobó: el sistema se detuvo antes.'],
  [
    { state: 'UNCHECKED', reason: 'CHECK_IMPOSSIBLE' },
    'No se comprobó: no se pudo restaurar aparte, como prueba.',
  ],
  [{ isThere: false }, 'El archivo ya no está en la carpeta de copias.'],
])('describes the backup state %j', (more, sentence) => {
  expect(wordsOf(backup(more)).sentence).toBe(sentence);
});
