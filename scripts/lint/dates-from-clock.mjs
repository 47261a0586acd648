// @ts-check
const isDate = (/** @type {{ type: string, name?: unknown }} */ callee) =>
  callee.type === 'Identifier' && callee.name === 'Date';

const message = 'Take days as text, and instants from the clock.';

/**
 * Forbids creating a `Date` elsewhere: a day is text, and an instant comes from the clock.
 * @type {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]}
 */
export const datesFromClock = {
  createOnce: (context) => ({
    // Skips files without the word, to save time.
    before: () => /\bDate\b/.test(context.sourceCode.text),
    NewExpression(node) {
      if (isDate(node.callee)) context.report({ node, message });
    },
    CallExpression(node) {
      if (isDate(node.callee)) context.report({ node, message });
    },
  }),
};
