import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from './sideways.js';

/**
 * Checks that nothing scrolls sideways, and that each link, button and field can be scrolled into view with nothing
 * over it. The string runs in the page.
 */
export async function expectReachable(page: Page): Promise<void> {
  await expectNoSidewaysScrolling(page);
  const hidden = await page.evaluate(`(() => {
    const modal = document.querySelector('dialog[open]');
    const shown = [...(modal ?? document).querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !each.disabled
        && !each.closest('[aria-hidden="true"], [inert]'));
    return shown.flatMap((each) => {
      // A radio button or checkbox is pressed by its label, and the skip link appears on focus.
      const pressed = each.type === 'radio' || each.type === 'checkbox' ? (each.labels?.[0] ?? each) : each;
      pressed.focus({ preventScroll: true });
      pressed.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, width, height } = pressed.getBoundingClientRect();
      const line = pressed.getClientRects()[0];
      const at = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
      const isInSight = left >= -1 && right <= innerWidth + 1 && width > 0 && height > 0;
      return isInSight && at && (pressed.contains(at) || at.contains(pressed)) ? [] : [each.outerHTML.slice(0, 120) + ' ' + top];
    });
  })()`);
  expect(hidden).toEqual([]);
}
