// @ts-check
/**
 * @typedef {object} LockedPackage an entry of package-lock.json.
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 */
/** @typedef {Record<string, LockedPackage>} Packages by their place, e.g. `node_modules/pg`. */

/**
 * The named packages, with everything that they need at run time.
 * @param {Packages} packages
 * @param {readonly string[]} names
 * @returns {Packages} sorted by place.
 */
export function neededPackages(packages, names) {
  /** @type {Map<string, LockedPackage>} */
  const needed = new Map();
  const add = (/** @type {string} */ from, /** @type {string} */ name) => {
    const place = placeOf(packages, from, name);
    if (place === undefined || needed.has(place)) return;
    const { dev: _dev, devOptional: _devOptional, ...found } = packages[place] ?? {};
    needed.set(place, found);
    for (const each of dependenciesOf(found)) add(place, each);
  };
  for (const name of names) add('', name);
  return Object.fromEntries([...needed].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** @param {LockedPackage} found @returns {string[]} */
function dependenciesOf({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/**
 * The place where Node finds a package: the nearest `node_modules` above.
 * @param {Packages} packages @param {string} from @param {string} name @returns {string | undefined}
 */
function placeOf(packages, from, name) {
  for (let above = from; ;) {
    const place = `${above === '' ? '' : `${above}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (above === '') return undefined;
    above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')));
  }
}
