import type { Page } from '@playwright/test';

/** The browser's complaint about the panel's service worker, which the tests block. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * Collects what the browser complains about, e.g. a failed hydration.
 * @param isExpected for complaints that belong to the test.
 */
export function watchComplaints(
  page: Page,
  isExpected: (complaint: string) => boolean = () => false,
): string[] {
  const complaints: string[] = [];
  const add = (complaint: string) => {
    if (complaint !== BLOCKED_WORKER && !isExpected(complaint)) complaints.push(complaint);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) add(message.text());
  });
  page.on('pageerror', ({ message }) => add(message));
  return complaints;
}
