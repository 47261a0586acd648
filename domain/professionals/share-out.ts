import type { LocalDate } from '../clinic-time.js';
import { type Candidate, inOrderOfChoice } from './anyone.js';

/** An appointment that somebody else is to attend. */
export interface ToHandOver {
  readonly id: number;
  readonly date: LocalDate;
  /** Who is free then and does what it is for. */
  readonly free: readonly Candidate[];
}

/**
 * Who takes over which of one professional's appointments: each as a new booking would choose, knowing who took over the
 * ones before. Those that nobody can take over are absent.
 */
export function shareOut(appointments: readonly ToHandOver[]): Map<number, number> {
  const takenOver = new Map<string, number>();
  const shared = new Map<number, number>();
  for (const { id, date, free } of appointments) {
    const keyOf = (professionalId: number): string => `${professionalId} ${date}`;
    const more = (professionalId: number): number => takenOver.get(keyOf(professionalId)) ?? 0;
    const [chosen] = inOrderOfChoice(
      free.map((one) => ({ ...one, appointments: one.appointments + more(one.id) })),
    );
    if (!chosen) continue;
    takenOver.set(keyOf(chosen.id), more(chosen.id) + 1);
    shared.set(id, chosen.id);
  }
  return shared;
}
