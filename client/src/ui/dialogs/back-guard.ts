type BackGuard = (event: PopStateEvent) => void;

let guard: BackGuard | undefined;

// A window's listeners run in the order in which they came, and who stops the event must come before the router's:
// main.tsx imports this file before it draws anything.
window.addEventListener('popstate', (event) => guard?.(event));

/** Handles the browser's back and forward before the router does. @returns a function that stops it. */
export function guardBack(next: BackGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}
