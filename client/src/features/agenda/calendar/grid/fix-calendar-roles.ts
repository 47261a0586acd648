/**
 * Roles that react-big-calendar sets on elements without the children or parents that these roles require.
 */
const WRONG_ROLES = ['table', 'rowgroup', 'row', 'cell', 'columnheader', 'rowheader'];
const WRONG_ROLES_SELECTOR = WRONG_ROLES.map((role) => `[role="${role}"]`).join();
/** Scrollable areas must be reachable by keyboard. */
const UNREACHABLE_SCROLLERS = ':is(.rbc-time-content, .rbc-agenda-content):not([tabindex])';

function mend(calendar: HTMLElement): void {
  for (const part of calendar.querySelectorAll(WRONG_ROLES_SELECTOR)) {
    part.removeAttribute('role');
    part.removeAttribute('aria-sort');
  }
  // Anything that opens on a click must be reachable by keyboard (calendar-keyboard.ts).
  for (const event of calendar.querySelectorAll('.rbc-event:not([role="button"][tabindex="0"])')) {
    event.setAttribute('role', 'button');
    event.setAttribute('tabindex', '0');
  }
  // Only if it is missing: each change made here triggers the observer again.
  for (const scroller of calendar.querySelectorAll(UNREACHABLE_SCROLLERS))
    scroller.setAttribute('tabindex', '0');
}

/**
 * Corrects the calendar's roles for assistive technology, now and after each render.
 * @returns a function that stops it.
 */
export function fixCalendarRoles(calendar: HTMLElement): () => void {
  mend(calendar);
  const observer = new MutationObserver(() => mend(calendar));
  observer.observe(calendar, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['role', 'tabindex'],
  });
  return () => observer.disconnect();
}
