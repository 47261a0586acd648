// @ts-check
const SPANISH =
  /(^|_)(citas?|pacientes?|fichas?|insumos?|horas?)($|_|[A-Z])|(Cita|Paciente|Ficha|Insumo|Hora)s?($|_|[A-Z])/;
/** Matches every text in which SPANISH can match. */
const MAYBE_SPANISH = /cita|paciente|ficha|insumo|hora/i;
/** Names in docblocks: `@param hora`, `{@link Cita}`. */
const IN_DOCSTRING = /@(?:param|link)\s+(?:\{[^}]*\}\s+)?\[?(\w+)/g;

/** REST controllers are named after their path, and their conversions after the wire names. */
const isOfController = (/** @type {string} */ name, /** @type {string} */ file) =>
  name.endsWith('Controller') || (file.endsWith('.controller.ts') && /^((to|from)[A-Z]|[A-Z])/.test(name));

/**
 * Names in our code are English. Names that other programs see are exempt.
 * @type {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]}
 */
export const englishNames = {
  createOnce(context) {
    const check = (/** @type {string} */ name, /** @type {{ range: [number, number] }} */ { range }) => {
      if (SPANISH.test(name) && !isOfController(name, context.filename))
        context.report({ node: { range }, message: `'${name}' is not English.` });
    };
    return {
      // Skips files without these words, to save time.
      before: () => MAYBE_SPANISH.test(context.sourceCode.text),
      Identifier(node) {
        const { parent } = node;
        // In `{ hora: time }` only the value is our own name: the key may be a URL parameter. In `{ hora }` the
        // value is visited too.
        const isKeyOfLiteral =
          parent.type === 'Property' &&
          parent.key === node &&
          parent.kind === 'init' &&
          !parent.method &&
          (parent.shorthand || parent.parent.type === 'ObjectExpression');
        if (!isKeyOfLiteral) check(node.name, node);
      },
      JSXIdentifier: (node) => check(node.name, node),
      PrivateIdentifier: (node) => check(node.name, node),
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          if (comment.value.startsWith('*'))
            for (const [, name = ''] of comment.value.matchAll(IN_DOCSTRING)) check(name, comment);
      },
    };
  },
};
