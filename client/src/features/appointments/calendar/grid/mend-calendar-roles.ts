/** Roles that react-big-calendar gives to parts which lack what these roles need inside or around them. */
const WRONG_ROLES = ['table', 'rowgroup', 'row', 'cell', 'columnheader', 'rowheader'];
const WRONG_ROLES_SELECTOR = WRONG_ROLES.map((role) => `[role="${role}"]`).join();
/** What scrolls must be reachable by keyboard. */
const UNREACHABLE_SCROLLERS = ':is(.rbc-time-content, .rbc-agenda-content):not([tabindex])';

function mend(calendar: HTMLElement): void {
  for (const part of calendar.querySelectorAll(WRONG_ROLES_SELECTOR)) {
    part.removeAttribute('role');
    part.removeAttribute('aria-sort');
  }
  // What a click opens, the keyboard must reach (calendar-keyboard.ts).
  for (const event of calendar.querySelectorAll('.rbc-event:not([role="button"][tabindex="0"])')) {
    event.setAttribute('role', 'button');
    event.setAttribute('tabindex', '0');
  }
  // Only where it lacks: each change of ours calls the observer again.
  for (const scroller of calendar.querySelectorAll(UNREACHABLE_SCROLLERS))
    scroller.setAttribute('tabindex', '0');
}

/** Mends what assistive technology hears of the calendar, now and after each redraw. @returns a function that ends it. */
export function mendCalendarRoles(calendar: HTMLElement): () => void {
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
