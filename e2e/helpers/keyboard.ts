import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than the page has. */
const MAX_STOPS = 200;

/** Presses Tab until the target has the focus, and checks that it is visible. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const reached = target.and(page.locator(':focus'));
  for (let stops = 0; (await reached.count()) === 0; stops += 1) {
    if (stops === MAX_STOPS) throw new Error(`Tab does not lead to ${String(target)}`);
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeInViewport();
}
export async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
}
export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
/** Without focus, a keyboard user would have to start again at the top of the page. */
export const expectFocusKept = (page: Page) =>
  expect(
    page.locator(':focus').and(page.locator('main :focus, main:focus, [role=dialog] :focus')),
  ).toHaveCount(1);

/** Copies the secret that is shown only once, and closes its dialog. */
export async function copyOnce(
  shown: Locator,
  words: { readonly what: string; readonly copy: string; readonly copied: string; readonly done: string },
): Promise<void> {
  const page = shown.page();
  await press(page, button(shown, words.copy));
  await expect(page.getByText(words.copied)).toBeVisible();
  const clipboard = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(clipboard).toBe(await shown.getByLabel(words.what, { exact: true }).inputValue());
  await press(page, button(shown, words.done));
  await expect(shown).toBeHidden();
  await expectFocusKept(page);
}

export async function revoke(page: Page, line: Locator, state: string): Promise<void> {
  await press(page, button(line, 'Revocar'));
  await press(page, button(page.getByRole('alertdialog'), 'Revocar'));
  await expect(line).toContainText(state);
  await expectFocusKept(page);
}
