// @ts-check

/**
 * An appointment or a clinical record as a whole: the content of its last edit, and the number of edits.
 * @typedef {{ version: number, content: Readonly<Record<string, unknown>> }} Stored
 * @typedef {Stored | 'not yet' | 'deleted'} Versioned
 * @typedef {(state: Versioned) => Versioned | undefined} VersionedStep undefined if impossible in this state.
 */

/** @type {Versioned} */
export const NOT_YET = 'not yet';

/** A unique key of a state. @param {Versioned} state */
export const versionedKey = (state) => (typeof state === 'string' ? state : JSON.stringify(state));

/** @param {Versioned} state @returns {state is Stored} */
const exists = (state) => typeof state !== 'string';

/** @param {Readonly<Record<string, unknown>>} content @returns {VersionedStep} */
export const isMade = (content) => (state) => (state === NOT_YET ? { version: 1, content } : undefined);

/**
 * @param {Readonly<Record<string, unknown>>} changes
 * @param {number} [version] the version that the editor saw; absent if the last write wins.
 * @returns {VersionedStep}
 */
export const isChanged = (changes, version) => (state) =>
  exists(state) && (version === undefined || version === state.version)
    ? { version: state.version + 1, content: { ...state.content, ...changes } }
    : undefined;

/** @type {VersionedStep} */
export const isDeleted = (state) => (exists(state) ? 'deleted' : undefined);

/**
 * An edit is refused for a reason other than its version.
 * @param {number} [version] @returns {VersionedStep}
 */
export const isKept = (version) => (state) =>
  exists(state) && (version === undefined || version === state.version) ? state : undefined;

/** @param {number} version @returns {VersionedStep} */
export const isOutdated = (version) => (state) =>
  exists(state) && state.version !== version ? state : undefined;

/** @type {VersionedStep} */
export const isAbsent = (state) => (exists(state) ? undefined : state);

/**
 * @param {Readonly<Record<string, unknown>>} content
 * @param {number} [version]
 * @returns {VersionedStep}
 */
export const isSeenAs = (content, version) => (state) =>
  exists(state) &&
  (version === undefined || version === state.version) &&
  Object.entries(content).every(([field, value]) => state.content[field] === value)
    ? state
    : undefined;
