import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** Whether a query selects only fields with these names below its root field, at any level. */
export const selectsOnly = (names: ReadonlySet<string>, { fieldNodes, fragments }: Asked): boolean =>
  fieldNodes.every(({ selectionSet }) => hasOnly(names, selectionSet, fragments));

function hasOnly(
  names: ReadonlySet<string>,
  selectionSet: SelectionSetNode | undefined,
  fragments: Asked['fragments'],
): boolean {
  if (!selectionSet) return true;
  return selectionSet.selections.every((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return hasOnly(names, fragments[selection.name.value]?.selectionSet, fragments);
    const isNamed = selection.kind === Kind.INLINE_FRAGMENT || names.has(selection.name.value);
    return isNamed && hasOnly(names, selection.selectionSet, fragments);
  });
}
