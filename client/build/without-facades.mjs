// @ts-check

/** A script that only passes on what another one exports: `export{a as Part}from"./other.js";` */
const FACADE = /^export\{([^}]*)\}from"\.\/([\w-]+\.js)";?\s*$/;

/**
 * The namespace of a facade, made from the script behind it.
 * @param {string} names 'a as Part,b'
 */
function partsOf(names) {
  const parts = names.split(',').map((name) => {
    const [inside = '', outside = inside] = name.trim().split(' as ');
    return `${outside}:e.${inside}`;
  });
  return `e=>({${parts.join()}})`;
}

/**
 * A module that is imported dynamically and belongs to a shared chunk gets a script of its own, which only passes on its
 * exports: a request more for seventy bytes, on every page that loads it. Here its importers import the chunk instead.
 * @param {Readonly<Record<string, string>>} scripts the code of each script, by its file's name without its folder
 * @returns {Map<string, string>} the changed ones
 */
export function importedDirectly(scripts) {
  /** @type {Map<string, { names: string, behind: string }>} */
  const facades = new Map();
  for (const [file, code] of Object.entries(scripts)) {
    const [, names, behind] = FACADE.exec(code) ?? [];
    if (names && behind) facades.set(file, { names, behind });
  }
  /** @type {Map<string, string>} */
  const changed = new Map();
  for (const [file, code] of Object.entries(scripts)) {
    const direct = code
      .replace(/\bimport\((["'`])\.\/([\w-]+\.js)\1\)/g, (call, _quote, imported) => {
        const facade = facades.get(imported);
        return facade ? `import(\`./${facade.behind}\`).then(${partsOf(facade.names)})` : call;
      })
      // The list of what is fetched with an import. A script that stands in it twice is fetched once.
      .replace(/"assets\/([\w-]+\.js)"/g, (entry, imported) => {
        const facade = facades.get(imported);
        return facade ? `"assets/${facade.behind}"` : entry;
      });
    if (direct !== code) changed.set(file, direct);
  }
  return changed;
}

const FOLDER = 'assets/';

/** @returns {import('vite').Plugin} */
export const withoutFacades = () => ({
  name: 'without-facades',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // The lists of what is fetched with an import are written last.
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const scripts = Object.fromEntries(
        chunks
          .filter(({ fileName }) => fileName.startsWith(FOLDER))
          .map(({ fileName, code }) => [fileName.slice(FOLDER.length), code]),
      );
      for (const [file, code] of importedDirectly(scripts)) {
        const chunk = bundle[FOLDER + file];
        if (chunk?.type === 'chunk') chunk.code = code;
      }
    },
  },
});
