/** Names as an object, which `registerEnumType` asks for. */
export const asEnum = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Key in Name]: Key };
