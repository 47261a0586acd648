/** A connection that recovers within this time is not shown as lost. */
const NOTICE_AFTER_MS = 1_500;

/** @param isFirst whether it is the page's first connection. */
type CatchUp = (isFirst: boolean) => void;

/** Whether the server can be reached. One instance for the whole page, since there is one live connection. */
class LiveConnection {
  #isLost = false;
  #isClosed = false;
  #wasConnected = false;
  #losing: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #catchUps = new Set<CatchUp>();

  readonly isLost = (): boolean => this.#isLost;

  /** Calls back whenever `isLost` changes. @returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back on each connect: changes made before it were missed. @returns a function that unsubscribes. */
  onConnected(catchUp: CatchUp): () => void {
    this.#catchUps.add(catchUp);
    return () => this.#catchUps.delete(catchUp);
  }

  connected(): void {
    clearTimeout(this.#losing);
    this.#losing = undefined;
    this.#isClosed = false;
    this.#become(false);
    const isFirst = !this.#wasConnected;
    this.#wasConnected = true;
    this.#catchUps.forEach((catchUp) => catchUp(isFirst));
  }

  closed(): void {
    this.#losing ??= setTimeout(() => this.#become((this.#isClosed = true)), NOTICE_AFTER_MS);
  }

  /** A request got no answer: known at once, before what it was to load is shown as failed. */
  unanswered(): void {
    this.#become(true);
  }

  /** A request or a ping got its answer. */
  answered(): void {
    this.#become(this.#isClosed);
  }

  #become(isLost: boolean): void {
    if (this.#isLost === isLost) return;
    this.#isLost = isLost;
    this.#listeners.forEach((listener) => listener());
  }
}

export const liveConnection = new LiveConnection();
