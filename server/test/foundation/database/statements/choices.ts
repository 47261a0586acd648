/** Thrown by a run whose decisions contradict each other, or that ends in an error of the product. */
export class DeadEnd extends Error {}

type Decisions = ReadonlyMap<string, number>;

/**
 * Decisions that depend on values known only at run time. A computation is repeated until each option of each decision
 * was taken at least once; not in every combination, of which there may be thousands. Without a reason to take another
 * one, a run takes the first option.
 */
export class Choices {
  private readonly pending: Decisions[] = [new Map()];
  private readonly known = new Set<string>();
  private taken: Decisions = new Map();

  /** @returns a number below `count`: the same for the same key throughout a run. */
  choose(key: string, count: number): number {
    if (count === 0) throw new DeadEnd();
    if (!this.known.has(key)) {
      this.known.add(key);
      for (let option = 1; option < count; option++)
        this.pending.push(new Map([...this.taken, [key, option]]));
    }
    return this.taken.get(key) ?? 0;
  }

  /** Forgets the decisions of an attempt that fails. @returns what `compute` or, if it throws, `instead` returns. */
  attempt<T>(compute: () => T, instead: (error: unknown) => T): T {
    const known = this.known.size;
    const pending = this.pending.length;
    try {
      return compute();
    } catch (error) {
      if (error instanceof DeadEnd) throw error;
      for (const key of [...this.known].slice(known)) this.known.delete(key);
      this.pending.length = pending;
      return instead(error);
    }
  }

  /** @returns the results of all runs. */
  static all<T>(compute: (choices: Choices) => T): T[] {
    const choices = new Choices();
    const results: T[] = [];
    for (let taken = choices.pending.shift(); taken; taken = choices.pending.shift()) {
      choices.taken = taken;
      try {
        results.push(compute(choices));
      } catch (error) {
        if (!(error instanceof DeadEnd)) throw error;
      }
    }
    return results;
  }
}
