// @ts-check
const isDate = (/** @type {{ type: string, name?: unknown }} */ callee) =>
  callee.type === 'Identifier' && callee.name === 'Date';

const message = 'Take days as text, and instants from the clock.';

/**
 * A day is text, and an instant comes from the clock: nothing else creates a `Date`.
 * @type {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]}
 */
export const datesFromClock = {
  createOnce: (context) => ({
    // Spares most files the walk over their syntax.
    before: () => /\bDate\b/.test(context.sourceCode.text),
    NewExpression(node) {
      if (isDate(node.callee)) context.report({ node, message });
    },
    CallExpression(node) {
      if (isDate(node.callee)) context.report({ node, message });
    },
  }),
};
