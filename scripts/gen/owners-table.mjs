// @ts-check
import { OWNERS } from '../tables/table-owners.mjs';
import { withPart } from './written-part.mjs';

const WIDTH = 28;

/**
 * @param {string} page docs/architecture.md.
 * @returns {string} the page with the current owners of tables.
 * @throws Error if the page has no place for them.
 */
export const withOwners = (page) => withPart(page, 'owners of tables', table());

function table() {
  const lines = Object.entries(OWNERS).map(
    ([folder, tables]) => `${`${folder}/`.padEnd(WIDTH)}${tables.join(' ')}\n`,
  );
  return `\`\`\`\n${lines.join('')}\`\`\`\n`;
}
