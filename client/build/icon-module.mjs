// @ts-check
import { createRequire } from 'node:module';

/** @type {{ icons: Record<string, { body: string } | undefined> }} */
const { icons } = createRequire(import.meta.url)('@iconify-json/ic/icons.json');

/** Modules that draw a Material icon: `~icons/outline-event`, with a name as in https://icon-sets.iconify.design/ic/. */
export const ICON = /^~icons\/([\w-]+)$/;

const ELEMENT = /<(\w+) ([^<>]*)\/>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const camel = (/** @type {string} */ name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The source of an icon's module, for Vite and Jest. `@mui/icons-material` has the same drawings, in forty thousand files.
 * @param {string} id that matches `ICON`.
 */
export function iconModule(id) {
  const [, name = ''] = ICON.exec(id) ?? [];
  const body = icons[name]?.body;
  if (body === undefined || body.replaceAll(ELEMENT, '') !== '')
    throw new Error(`${id} is no icon that we can draw`);
  const shapes = [...body.matchAll(ELEMENT)].map(([, element, written = ''], key) => {
    // SvgIcon sets the colour.
    const attributes = [...written.matchAll(ATTRIBUTE)].filter(([, attribute]) => attribute !== 'fill');
    const props = Object.fromEntries(
      attributes.map(([, attribute = '', value]) => [camel(attribute), value]),
    );
    return `/*#__PURE__*/ jsx('${element}', ${JSON.stringify(props)}, '${key}')`;
  });
  return `import { createSvgIcon } from '@mui/material/utils';
import { jsx } from 'react/jsx-runtime';
export default /*#__PURE__*/ createSvgIcon([${shapes.join(', ')}], '${name}');
`;
}
