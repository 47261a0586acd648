// @ts-check
const TOGETHER = new Set(['all', 'allSettled', 'any']);
const EACH = new Set(['map', 'flatMap', 'forEach']);
/** Marks files whose code runs statements, opens transactions, or may be called in one. */
const RUNS_STATEMENTS =
  /@(Transactional|Injectable|Resolver|Controller)\(|\.transactional\(|: (Sql|EntityManager)\b|\b(ClientBase|PoolClient)\b|\bpg\.Client\b/;

const message =
  'Await statements one after the other: a transaction has one connection, and its order is a lock order.';

/** @param {{ type: string, name?: unknown, value?: unknown }} key of a property, also a computed one. */
const nameOf = (key) => (key.type === 'Identifier' ? key.name : key.value);

/**
 * Code that may run in a transaction must not start several statements at once: neither together, nor one that is only
 * awaited after another was started.
 * @type {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]}
 */
export const statementsInOrder = {
  createOnce: (context) => ({
    before: () => RUNS_STATEMENTS.test(context.sourceCode.text),
    MemberExpression(node) {
      const { object, property } = node;
      const isPromise = object.type === 'Identifier' && object.name === 'Promise';
      if (isPromise && TOGETHER.has(String(nameOf(property)))) context.report({ node, message });
    },
    // const { all } = Promise;
    VariableDeclarator(node) {
      if (node.init?.type === 'Identifier' && node.init.name === 'Promise') context.report({ node, message });
    },
    // Its promise was started earlier.
    AwaitExpression(node) {
      if (node.argument.type === 'Identifier') context.report({ node, message });
    },
    CallExpression(node) {
      const [first] = node.arguments;
      const isForEach =
        node.callee.type === 'MemberExpression' && EACH.has(String(nameOf(node.callee.property)));
      const isFunction = first?.type === 'ArrowFunctionExpression' || first?.type === 'FunctionExpression';
      if (isForEach && isFunction && first.async) context.report({ node, message });
    },
  }),
};
