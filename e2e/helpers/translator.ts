import type { Page } from '@playwright/test';

/**
 * Does what a browser's translator does to a page: each text node is replaced by <font><font>text</font></font>, again
 * after every change.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate<void>(`(() => {
    const SKIPPED = ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA'];
    const isTranslated = ({ data, parentElement }) =>
      data.trim() && !SKIPPED.includes(parentElement.tagName) &&
      !parentElement.closest('font, [translate=no], .notranslate');
    const replaceTexts = () => {
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT,
        (node) => isTranslated(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT);
      const texts = [];
      while (walk.nextNode()) texts.push(walk.currentNode);
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = '[' + text.data + ']';
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    let later;
    new MutationObserver(() => {
      clearTimeout(later);
      later = setTimeout(replaceTexts, 120);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    replaceTexts();
  })()`);
