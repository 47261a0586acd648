type BackGuard = (event: PopStateEvent) => void;

let guard: BackGuard | undefined;

// Listeners run in the order of registration, and a listener that stops the event must come before the router's. So
// main.tsx imports this file before it renders.
window.addEventListener('popstate', (event) => guard?.(event));

/** Handles the browser's back and forward before the router does. @returns a function that stops it. */
export function guardBack(next: BackGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}
