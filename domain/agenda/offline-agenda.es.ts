import { type ClinicClock, timeAt } from '../clinic-time.js';
import { counted } from '../counted.es.js';
import type { OfflineAgenda } from './offline-agenda.js';

/** 'hace 12 minutos', 'hace 1 hora y 5 minutos'. */
function ago(minutes: number): string {
  if (minutes < 1) return 'hace menos de un minuto';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 && counted(hours, 'hora', 'horas'),
    rest > 0 && counted(rest, 'minuto', 'minutos'),
  ];
  return `hace ${parts.filter(Boolean).join(' y ')}`;
}

/** 'guardada a las 10:42 (hace 12 minutos)'. */
export const keptWhen = ({ keptAt }: OfflineAgenda, now: ClinicClock): string =>
  `guardada a las ${timeAt(keptAt)} (${ago(now.minutes - keptAt)})`;
