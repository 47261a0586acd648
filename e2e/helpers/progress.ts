import { expect, type Page } from '@playwright/test';

/** Holds back the response to a mutation, so that its progress can be seen. @returns a function that releases it. */
export async function holdBack(page: Page, mutation: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const isSeen = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(`mutation ${mutation}`)) await isSeen;
    await route.fallback();
  });
  return letGo;
}

/** Checks that a toast for an operation in progress is in the tokens' 'info' colour, not grey. */
export async function expectBlueProgress(page: Page, sentence: string): Promise<void> {
  await expect(page.locator('[data-sonner-toast]', { hasText: sentence })).toBeVisible();
  const [border, blue] = await page.evaluate<[string, string]>(`(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'color-mix(in srgb, var(--info) 45%, transparent)';
    const blue = getComputedStyle(probe).color;
    probe.remove();
    return [getComputedStyle(document.querySelector('[data-sonner-toast]')).borderTopColor, blue];
  })()`);
  expect(border).toBe(blue);
}

/** Checks that the preference for reduced motion, which all tests have, is respected. */
export async function expectNothingMoves(page: Page): Promise<void> {
  const moving = await page.evaluate(`document.getAnimations()
    .filter((each) => each.playState === 'running' && (each.effect.getComputedTiming().duration > 1
      || each.effect.getComputedTiming().iterations > 1))
    .map((each) => (each.animationName ?? each.transitionProperty) + ' ' + each.effect.target.className)`);
  expect(moving).toEqual([]);
}
