import { expect, type Page } from '@playwright/test';

/**
 * Checks that each link, button and field of the screen is high enough for a thumb. The string runs in the page. A link
 * within a sentence is as high as its line, and the skip link is for the keyboard.
 */
export async function expectThumbHigh(page: Page): Promise<void> {
  const low = await page.evaluate(`(() => {
    const shown = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="button"]')]
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !each.closest('[aria-hidden="true"], [inert], p, [href="#contenido"]')
        && each.tabIndex >= 0);
    return shown.flatMap((each) => {
      const pressed = each.closest('label') ?? (each.matches('input') ? each.parentElement : each);
      // Some are enlarged by what stands around them, without taking its room.
      const around = ['::before', '::after'].map((part) => parseFloat(getComputedStyle(each, part).height) || 0);
      const height = Math.max(pressed.getBoundingClientRect().height, ...around);
      return height > 43.5 ? [] : [Math.round(height) + ' px: ' + (each.ariaLabel || each.innerText || each.outerHTML.slice(0, 100))];
    });
  })()`);
  expect(low).toEqual([]);
}
