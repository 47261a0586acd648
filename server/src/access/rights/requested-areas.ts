import type { Area, AreaAccess } from '#domain/access/rights.js';
import {
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  type GraphQLInputType,
  GraphQLNonNull,
  GraphQLList,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionNode,
} from 'graphql';

interface AskedArea {
  readonly area: Area;
  readonly access: AreaAccess;
}

/**
 * The areas (`@InArea`) of the fields that a root field selects and of the fields that its arguments set, even to null.
 */
export function requestedAreas(info: GraphQLResolveInfo, args: object): AskedArea[] {
  const field = info.parentType.getFields()[info.fieldName];
  if (!field) return [];
  const written = field.args.flatMap(({ name, type }) => areasOfInput(type, valueOf(args, name)));
  const read = new Selections(info).areasOf(
    info.fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []),
    getNamedType(field.type),
  );
  return [
    ...[...written].map((area) => ({ area, access: 'WRITE' as const })),
    ...[...read].map((area) => ({ area, access: 'READ' as const })),
  ];
}

class Selections {
  private readonly areas = new Set<Area>();
  /** Fragment names: a fragment that is spread many times is walked once. */
  private readonly walked = new Set<string>();

  constructor(private readonly info: GraphQLResolveInfo) {}

  areasOf(selections: readonly SelectionNode[], type: GraphQLNamedType): ReadonlySet<Area> {
    for (const selection of selections) if (this.isIncluded(selection)) this.walk(selection, type);
    return this.areas;
  }

  private walk(selection: SelectionNode, type: GraphQLNamedType): void {
    switch (selection.kind) {
      case Kind.FIELD: {
        const field =
          isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined;
        if (!field) return;
        const area = field.extensions['area'];
        if (area) this.areas.add(area as Area);
        this.areasOf(selection.selectionSet?.selections ?? [], getNamedType(field.type));
        return;
      }
      case Kind.INLINE_FRAGMENT:
        this.areasOf(
          selection.selectionSet.selections,
          this.typeNamed(selection.typeCondition?.name.value, type),
        );
        return;
      case Kind.FRAGMENT_SPREAD: {
        const fragment = this.info.fragments[selection.name.value];
        if (!fragment || this.walked.has(fragment.name.value)) return;
        this.walked.add(fragment.name.value);
        this.areasOf(
          fragment.selectionSet.selections,
          this.typeNamed(fragment.typeCondition.name.value, type),
        );
      }
    }
  }

  private isIncluded(selection: SelectionNode): boolean {
    const { variableValues } = this.info;
    const skip = getDirectiveValues(GraphQLSkipDirective, selection, variableValues);
    const include = getDirectiveValues(GraphQLIncludeDirective, selection, variableValues);
    return skip?.['if'] !== true && include?.['if'] !== false;
  }

  private typeNamed(name: string | undefined, otherwise: GraphQLNamedType): GraphQLNamedType {
    return (name !== undefined && this.info.schema.getType(name)) || otherwise;
  }
}

function areasOfInput(type: GraphQLInputType, value: unknown): Area[] {
  if (type instanceof GraphQLNonNull) return areasOfInput(type.ofType, value);
  if (type instanceof GraphQLList) {
    const elements = Array.isArray(value) ? value : [value];
    return elements.flatMap((element) => areasOfInput(type.ofType, element));
  }
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return [];
  return Object.values(type.getFields())
    .filter(({ name }) => valueOf(value, name) !== undefined)
    .flatMap((field) => {
      const area = field.extensions['area'];
      return [...(area ? [area as Area] : []), ...areasOfInput(field.type, valueOf(value, field.name))];
    });
}

const valueOf = (object: object, name: string): unknown => (object as Record<string, unknown>)[name];
