import { expect, type Page } from '@playwright/test';

/** Checks that no word of a title, or of an appointment in the agenda, is broken. The string runs in the page. */
export async function expectWholeWords(page: Page): Promise<void> {
  const broken = await page.evaluate(`(() => {
    const headings = [...document.querySelectorAll('h1, h2')].filter((each) => each.clientWidth > 2);
    const shown = [...headings, ...document.querySelectorAll('.agenda-event .event-title')];
    return shown.flatMap((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const words = each.innerText.trim().split(/\\s+/);
      return lines.size > words.length ? [words.join(' ')] : [];
    });
  })()`);
  expect(broken).toEqual([]);
}
