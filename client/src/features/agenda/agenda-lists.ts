import type { ApolloClient } from '@apollo/client';
import type { AgendaAppointment } from './agenda-appointment';
import type { AgendaAppointmentFragment } from './agenda-appointment.generated';

type List = readonly AgendaAppointment[];

/** How many ranges of days are cached, so that going back shows them at once. */
const MAX_RANGES = 12;

/**
 * The last response for each range of days, with the changes that the server has not confirmed yet.
 *
 * Not in Apollo's cache, which would block the browser for a quarter of a second to normalize a month of 600
 * appointments and read it back. The calendar sends its query even if the range is cached here.
 */
export class AgendaLists {
  readonly #stored = new Map<string, List>();
  readonly #changes = new Map<number, AgendaAppointmentFragment>();
  /** The lists with the changes applied; cleared on any update. */
  readonly #shown = new Map<string, List>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  of(range: string): List | undefined {
    const stored = this.#stored.get(range);
    const shown = this.#shown.get(range) ?? stored?.map((each) => changed(each, this.#changes.get(each.id)));
    if (shown) this.#shown.set(range, shown);
    return shown;
  }

  /** Unchanged appointments stay the same objects, and an unchanged list stays the same list. */
  keep(range: string, list: List): void {
    const before = this.#stored.get(range);
    const known = new Map(before?.map((each) => [each.id, each]));
    const next = list.map((each) => {
      const same = known.get(each.id);
      return same && JSON.stringify(same) === JSON.stringify(each) ? same : each;
    });
    this.#stored.delete(range);
    const isSame = before?.length === next.length && next.every((each, index) => each === before[index]);
    this.#stored.set(range, isSame ? before : next);
    for (const oldest of [...this.#stored.keys()].slice(0, -MAX_RANGES)) this.#stored.delete(oldest);
    if (!isSame) this.#tell();
  }

  /**
   * Shows an appointment as it will be after a change.
   * @returns a function to call with the stored appointment, or with nothing if the server refused the change.
   */
  change(next: AgendaAppointmentFragment): (stored?: AgendaAppointmentFragment) => void {
    this.#changes.set(next.id, next);
    this.#tell();
    return (stored) => {
      if (this.#changes.get(next.id) === next) this.#changes.delete(next.id);
      if (stored)
        this.#inAll((list) => list.map((each) => (each.id === stored.id ? changed(each, stored) : each)));
      this.#tell();
    };
  }

  /** Call after a deletion. */
  remove(id: number): void {
    this.#inAll((list) => list.filter((each) => each.id !== id));
    this.#tell();
  }

  #inAll(next: (list: List) => List): void {
    for (const [range, list] of this.#stored) this.#stored.set(range, next(list));
  }

  #tell(): void {
    this.#shown.clear();
    for (const listener of this.#listeners) listener();
  }
}

/** A change has fewer patient fields than the calendar requests. */
const changed = (before: AgendaAppointment, next: AgendaAppointmentFragment | undefined): AgendaAppointment =>
  next ? { ...before, ...next, patient: { ...before.patient, ...next.patient } } : before;

/** One for each Apollo client, so that the lists end with the session. */
const listsOfClients = new WeakMap<ApolloClient, AgendaLists>();

export function agendaListsOf(client: ApolloClient): AgendaLists {
  const known = listsOfClients.get(client) ?? new AgendaLists();
  listsOfClients.set(client, known);
  return known;
}
