// @ts-check

/**
 * @param {string} page docs/architecture.md.
 * @param {string} what the part holds, as in its comments.
 * @param {string} part
 * @returns {string} the page with the current part.
 * @throws Error if the page has no place for it.
 */
export function withPart(page, what, part) {
  const before = `<!-- The ${what}, written by npm run gen -->\n`;
  const begin = page.indexOf(before);
  const end = page.indexOf(`<!-- /${what} -->`);
  if (begin < 0 || end < begin) throw new Error(`docs/architecture.md has no place for the ${what}.`);
  return page.slice(0, begin + before.length) + part + page.slice(end);
}
