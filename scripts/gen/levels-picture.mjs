// @ts-check
import { LEVELS } from '../../.dependency-cruiser.mjs';

const BEGIN = '<!-- The levels of server/src, written by npm run gen -->\n';
const END = '<!-- /levels -->';
const WIDTH = 16;

/**
 * @param {string} page docs/architecture.md.
 * @returns {string} the page with the current levels.
 * @throws Error if the page has no place for them.
 */
export function withLevels(page) {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin)
    throw new Error('docs/architecture.md has no place for the levels of server/src.');
  return page.slice(0, begin + BEGIN.length) + picture() + page.slice(end);
}

function picture() {
  const levels = LEVELS.map((level) =>
    Object.entries(level)
      .map(([folder, holds]) => `${`${folder}/`.padEnd(WIDTH)}${holds}\n`)
      .join(''),
  );
  const line = `${'─'.repeat(WIDTH * 6)}\n`;
  return `\`\`\`\n${levels.join(line)}\`\`\`\n`;
}
