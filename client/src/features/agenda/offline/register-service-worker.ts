/**
 * Lets the panel start without a connection. Browsers have no service workers on plain http:// except on localhost; in
 * watch mode there is no built shell to cache.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker
    .register('/service-worker.js', { scope: '/app', updateViaCache: 'none' })
    // Private windows may refuse it; the rest of the panel still works.
    .catch(() => undefined);
}
