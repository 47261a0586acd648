/** The requirements of a selector's last compound: an element without them can't match the selector. */
export interface Names {
  /** In lower case. */
  readonly tag: string | undefined;
  readonly classes: readonly string[];
  readonly attributes: readonly string[];
}

const ANYTHING: readonly Names[] = [{ tag: undefined, classes: [], attributes: [] }];
const QUOTED = /"[^"]*"|'[^']*'/g;

/**
 * @param list selectors, separated by commas.
 * @returns one result for each of them; it may require less than the selector does, never more.
 */
export function namesOfLastCompounds(list: string): readonly Names[] {
  if (list.includes('\\')) return ANYTHING;
  let rest = list.replaceAll(QUOTED, '').replaceAll(/\[\s*([\w-]+)\s*([~^$*|]?=[^[\]"']*)?\]/g, '[$1]');
  // `:not(.a)` requires no class. Parentheses may be nested, so the innermost are removed first.
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/\([^()]*\)/g, '');
  }
  // Selectors with namespaces and incomplete selectors are not analysed.
  return /^[\w\s.#:,>+~*[\]-]*$/.test(rest) ? rest.split(',').map(namesOf) : ANYTHING;
}

function namesOf(selector: string): Names {
  const compound =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return {
    tag: /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase(),
    classes: Array.from(compound.matchAll(/\.([\w-]+)/g), ([, name]) => name ?? ''),
    attributes: Array.from(compound.matchAll(/\[([\w-]+)\]/g), ([, name]) => name ?? ''),
  };
}
