// @ts-check
const TOGETHER = new Set(['all', 'allSettled', 'any']);
/** Marks files that run statements or open transactions. */
const RUNS_STATEMENTS = /@Transactional\(|\.transactional\(|: Sql\b/;

const message =
  'Await statements one after the other: a transaction has one connection, and its order is a lock order.';

/**
 * Code that may run in a transaction must not start several statements at once.
 * @type {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]}
 */
export const statementsInOrder = {
  createOnce: (context) => ({
    before: () => RUNS_STATEMENTS.test(context.sourceCode.text),
    MemberExpression(node) {
      const { object, property } = node;
      if (object.type !== 'Identifier' || object.name !== 'Promise') return;
      if (property.type === 'Identifier' && TOGETHER.has(property.name)) context.report({ node, message });
    },
  }),
};
