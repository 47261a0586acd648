// @ts-check

const DARK = /\[data-scheme=['"]?dark['"]?\]\s*\{([^}]*)\}/;

/**
 * Applies the tokens' dark colours by the system's preference when no scheme was chosen and no script has run: the
 * public pages follow the system before their first paint, and without JavaScript.
 * @returns {import('vite').Plugin}
 */
export const darkBySystem = () => ({
  name: 'dark-by-system',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      const css = String(file.source);
      const [, colours] = DARK.exec(css) ?? [];
      if (colours === undefined)
        throw new Error(`${file.fileName} has no dark colours: tokens.css names them otherwise.`);
      file.source = `${css}@media screen and (prefers-color-scheme:dark){:root:not([data-scheme]){${colours}}}`;
    }
  },
});
