import type { LocalDate } from '../../clinic-time.js';
import { type Candidate, sortByPreference } from './anyone.js';

export interface ToHandOver {
  readonly id: number;
  readonly date: LocalDate;
  /** Professionals who are free then and do its treatment. */
  readonly free: readonly Candidate[];
}

/**
 * Assigns a professional's appointments to others, each like a new booking, counting those already taken over.
 * @returns professional id by appointment id, without appointments for which none is free.
 */
export function shareOut(appointments: readonly ToHandOver[]): Map<number, number> {
  const takenOver = new Map<string, number>();
  const shared = new Map<number, number>();
  for (const { id, date, free } of appointments) {
    const keyOf = (professionalId: number): string => `${professionalId} ${date}`;
    const more = (professionalId: number): number => takenOver.get(keyOf(professionalId)) ?? 0;
    const [chosen] = sortByPreference(
      free.map((one) => ({ ...one, appointments: one.appointments + more(one.id) })),
    );
    if (!chosen) continue;
    takenOver.set(keyOf(chosen.id), more(chosen.id) + 1);
    shared.set(id, chosen.id);
  }
  return shared;
}
