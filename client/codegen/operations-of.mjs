import path from 'node:path';

/** The named operations of a generated file's documents, with their names spelled as in that file. */
export function operationsOf(documents) {
  return documents
    .flatMap(({ document }) => document.definitions)
    .filter((definition) => definition.kind === 'OperationDefinition')
    .map((definition) => {
      const kind = definition.operation;
      const Kind = kind[0].toUpperCase() + kind.slice(1);
      return { definition, kind, Kind, name: definition.name.value };
    });
}

export function importPath(outputFile, module) {
  const relative = path.posix.relative(path.posix.dirname(path.posix.normalize(outputFile)), module);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
