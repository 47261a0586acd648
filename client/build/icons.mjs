// @ts-check
import { ICON, iconModule } from './icon-module.mjs';

const VIRTUAL = '\0';

/**
 * Makes the imported icons.
 * @returns {import('vite').Plugin}
 */
export const icons = () => ({
  name: 'icons',
  resolveId: { filter: { id: ICON }, handler: (id) => VIRTUAL + id },
  load: { filter: { id: /^\0~icons\// }, handler: (id) => iconModule(id.slice(VIRTUAL.length)) },
});
