/** `registerEnumType` takes an object. */
export const asEnum = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Key in Name]: Key };

/** For `registerEnumType`: each value is described by its Spanish label, the field's own term. */
export const labelled = <Name extends string>(
  names: readonly Name[],
  labels: Readonly<Record<Name, string>>,
) =>
  Object.fromEntries(names.map((name) => [name, { description: `In Spanish: ${labels[name]}.` }])) as {
    [Key in Name]: { description: string };
  };
