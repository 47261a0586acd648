import type { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Search = Storage['getTargetValidationMetadatas'];

/**
 * At each check class-validator looks through the rules of all classes for those of one, though they are fixed once the
 * modules are loaded: nearly half of what a check costs. A search with groups or a schema, which we don't use, is left alone.
 */
export function rememberRules(storage: Storage): void {
  const search: Search = storage.getTargetValidationMetadatas.bind(storage);
  const found = new Map<unknown, ReturnType<Search>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || groups)
      return search(target, schema, always, strictGroups, groups);
    let rules = found.get(target);
    if (!rules) found.set(target, (rules = search(target, schema, always, strictGroups, groups)));
    return rules;
  };
}
