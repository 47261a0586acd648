import { DomainError } from '#domain/errors.js';

/** Changes, such as bookings, go before reads, so that visitors who only look do not delay bookings. */
export type VisitorWork = 'change' | 'read';

/** Leaves half a second for the response, so that a visitor gets it within one second. */
const LONGEST_WAIT_MS = 500;
const RETRY_SECONDS = 5;

/**
 * Limits how many visitors' requests are handled at once, so that a flood of them leaves processor time and database
 * connections to the panel. The others wait in the order of their arrival, changes before reads, and are refused if
 * they wait too long.
 */
export class VisitorQueue {
  /** Each function gives a place to one waiting request. */
  private readonly waiting = { change: new Set<() => void>(), read: new Set<() => void>() };
  private readonly refused = { change: 0, read: 0 };

  /**
   * @param freePlaces how many requests are handled at once.
   */
  constructor(
    private freePlaces: number,
    private readonly longestWaitMs = LONGEST_WAIT_MS,
  ) {}

  /**
   * Takes a place, which the caller must give back with `leave`.
   * @returns whether the caller had to wait.
   * @throws DomainError `OVERLOADED` if none became free in time
   */
  async enter(work: VisitorWork): Promise<boolean> {
    if (this.freePlaces === 0) {
      await this.wait(work);
      return true;
    }
    this.freePlaces -= 1;
    return false;
  }

  /** Gives the caller's place to the next waiting request. */
  leave(): void {
    const { change, read } = this.waiting;
    const [admitNext] = change.size > 0 ? change : read;
    if (admitNext) admitNext();
    else this.freePlaces += 1;
  }

  figures(): Readonly<Record<'waiting' | 'refused', Readonly<Record<VisitorWork, number>>>> {
    const { change, read } = this.waiting;
    return { waiting: { change: change.size, read: read.size }, refused: { ...this.refused } };
  }

  private wait(work: VisitorWork): Promise<void> {
    const line = this.waiting[work];
    return new Promise((resolve, reject) => {
      const admit = () => {
        line.delete(admit);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.delete(admit);
        this.refused[work] += 1;
        reject(new DomainError('OVERLOADED', { retryAfter: RETRY_SECONDS }));
      }, this.longestWaitMs);
      line.add(admit);
    });
  }
}
