import { type BackupReason, type BackupState, isKept } from '#domain/data/backup/backup.js';
import type { BackupRule } from '#domain/data/backup/backup-retention.js';
import {
  BACKUP_GONE_SENTENCE,
  BACKUP_GOOD_SENTENCE,
  BACKUP_RUNNING_SENTENCE,
  BACKUP_STATE_LABELS,
  whyFailed,
  whyUnchecked,
} from '#domain/data/backup/backup.es.js';
import { counted } from '#domain/counted.es.js';
import { listed } from '#domain/listed.es.js';
import type { StatusColour } from '../../../ui/StatusPill';
import type { KeptBackupFragment } from './kept-backups.generated';

export interface BackupWords {
  readonly label: string;
  readonly colour: StatusColour;
  readonly sentence: string;
}

const COLOURS = { RUNNING: 'info', GOOD: 'success', UNCHECKED: 'warning', FAILED: 'error' } as const;

export function wordsOf({ state, reason, isThere }: KeptBackupFragment): BackupWords {
  if ((state === 'GOOD' || state === 'UNCHECKED') && !isThere) {
    return { label: 'Sin archivo', colour: 'warning', sentence: BACKUP_GONE_SENTENCE };
  }
  return { label: BACKUP_STATE_LABELS[state], colour: COLOURS[state], sentence: sentenceOf(state, reason) };
}

function sentenceOf(state: BackupState, reason: BackupReason | null): string {
  if (reason) return state === 'FAILED' ? whyFailed(reason) : `No se comprobó: ${whyUnchecked(reason)}`;
  return state === 'RUNNING' ? BACKUP_RUNNING_SENTENCE : BACKUP_GOOD_SENTENCE;
}

export const canDownload = (backup: KeptBackupFragment): boolean => isKept(backup);

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** '1,4 MB'. */
export function fileSize(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const amount = bytes / 1000 ** step;
  const digits = step > 0 && amount < 10 ? 1 : 0;
  return `${amount.toLocaleString('es-CL', { maximumFractionDigits: digits })} ${UNITS[step]}`;
}

/** 'de los últimos 7 días, 4 semanas y 12 meses'. */
export function ruleInWords({ daily, weekly, monthly }: BackupRule): string {
  const parts = [
    daily > 0 && counted(daily, 'día', 'días'),
    weekly > 0 && counted(weekly, 'semana', 'semanas'),
    monthly > 0 && counted(monthly, 'mes', 'meses'),
  ].filter((part) => part !== false);
  if (parts.length === 0) return 'Se conserva solo la última.';
  return `Se conserva la más reciente de cada uno de los últimos ${listed(parts)} con copia.`;
}
