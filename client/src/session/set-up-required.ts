const listeners = new Set<() => void>();

/**
 * Calls back when the server refuses a call because the user must set up a second factor.
 * @returns a function that unsubscribes.
 */
export function onSetUpRequired(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const notifySetUpRequired = (): void => listeners.forEach((listener) => listener());
