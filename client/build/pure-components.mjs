// @ts-check

/** `var Form = React10.forwardRef(…)` and `Form.displayName = "Form";` at the start of a line. */
const COMPONENT = /^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm;
const NAMED = /^\w+\.displayName = "\w+";$/gm;

/**
 * React Router names its components for React's developer tools and does not mark their creation as pure, so a build
 * would keep unused components and everything they import.
 * @returns {import('vite').Plugin}
 */
export const pureComponents = () => ({
  name: 'pure-components',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/ },
    handler: (code) => code.replace(NAMED, '').replace(COMPONENT, '$1/* @__PURE__ */ $2'),
  },
});
