// @ts-check
import { LEVELS } from '../../.dependency-cruiser.mjs';
import { withPart } from './written-part.mjs';

const WIDTH = 16;

/**
 * @param {string} page docs/architecture.md.
 * @returns {string} the page with the current levels.
 * @throws Error if the page has no place for them.
 */
export const withLevels = (page) => withPart(page, 'levels of server/src', picture());

function picture() {
  const levels = LEVELS.map((level) =>
    Object.entries(level)
      .map(([folder, holds]) => `${`${folder}/`.padEnd(WIDTH)}${holds}\n`)
      .join(''),
  );
  const line = `${'─'.repeat(WIDTH * 6)}\n`;
  return `\`\`\`\n${levels.join(line)}\`\`\`\n`;
}
