/** What an element must have to match a selector: what the selector's last compound names. */
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
 * @returns for each of them; it may name less than the selector does, never more.
 */
export function namesOfLastCompounds(list: string): readonly Names[] {
  if (list.includes('\\')) return ANYTHING;
  let rest = list.replaceAll(QUOTED, '').replaceAll(/\[\s*([\w-]+)\s*([~^$*|]?=[^[\]"']*)?\]/g, '[$1]');
  // `:not(.a)` asks for no class. Blocks stand in blocks, so the innermost go first.
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/\([^()]*\)/g, '');
  }
  // Namespaces, and what is not whole.
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
