const listeners = new Set<() => void>();

/** Calls back when the server refuses a call until the user has set up a second factor. @returns a function that unsubscribes. */
export function onSetUpRequired(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const tellSetUpRequired = (): void => listeners.forEach((listener) => listener());
