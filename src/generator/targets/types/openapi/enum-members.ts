// Literal values that become members of a TypeScript enum, because another part of the same intersection has the enum as
// its type. The intersection of an enum and a literal type would be `never`.

import type { TypeContext } from './context.ts';
import type { DescribedPart, IntermediateType, TypedPart } from './intermediate-type.ts';
import { toIntermediateType } from './schema-to-intermediate-type.ts';

/** Returns the other parts of an intersection. A function, because only literal values need them. */
type Siblings = () => readonly IntermediateType[];

/** Context of the conversion of a part. */
interface MemberContext {
  readonly types: TypeContext;
  /** IDs of the references that contain the part, and are replaced by the type that they refer to. */
  readonly enclosing: ReadonlySet<string>;
  /** Called for each value that becomes a member. */
  readonly onMember: () => void;
}

/**
 * Returns the parts of an intersection, in which values of enums are members, also in objects, arrays, and unions. A
 * reference is replaced by the type that it refers to if that contains such values.
 */
export function withEnumMembers(parts: readonly IntermediateType[], types: TypeContext): readonly IntermediateType[] {
  if (types.enums.size === 0) return parts;
  return convertParts(parts, () => [], { types, enclosing: new Set(), onMember: () => undefined });
}

function convertParts(
  parts: readonly IntermediateType[],
  outerSiblings: Siblings,
  context: MemberContext,
): readonly IntermediateType[] {
  return parts.map((part, index) =>
    convertPart(part, () => [...parts.filter((_, other) => other !== index), ...outerSiblings()], context),
  );
}

function convertPart(part: IntermediateType, siblings: Siblings, context: MemberContext): IntermediateType {
  switch (part.kind) {
    case 'values': {
      if (part.values.length === 0 || part.enumIds) return part;
      const enumIds = siblings().flatMap((sibling) => listEnumIds(sibling, context.types));
      if (enumIds.length === 0) return part;
      context.onMember();
      return { ...part, enumIds: [...new Set(enumIds)] };
    }
    case 'typed':
      return convertTypedPart(part, siblings, context);
    case 'branches':
      return { ...part, branches: part.branches.map((branch) => convertPart(branch, siblings, context)) };
    case 'all':
      return { ...part, parts: convertParts(part.parts, siblings, context) };
    case 'reference':
      return convertReference(part, siblings, context);
    case 'anything':
      return part;
  }
}

/** Returns the reference, or the type that it refers to if that contains values that become members. */
function convertReference(
  part: Extract<IntermediateType, { readonly kind: 'reference' }>,
  siblings: Siblings,
  { types: outer, enclosing, onMember }: MemberContext,
): IntermediateType {
  const types = (part.isJson && outer.converted?.jsonContext) || outer;
  const schema = types.enums.has(part.id) || enclosing.has(part.id) ? undefined : types.api.schema(part.id);
  if (!schema) return part;
  let hasMembers = false as boolean; // Cast: TypeScript does not see the assignment in a nested function.
  const converted = convertPart(toIntermediateType(schema.jsonSchema, types), siblings, {
    types,
    enclosing: new Set([...enclosing, part.id]),
    onMember() {
      hasMembers = true;
      onMember();
    },
  });
  return hasMembers ? converted : part;
}

/** Converts properties and items. Their siblings are the same properties and items of the siblings. */
function convertTypedPart(part: TypedPart, siblings: Siblings, context: MemberContext): TypedPart {
  const { properties, indexSignature, items, prefixItems } = part;
  const convertInner = (
    inner: IntermediateType,
    siblingsIn: (sibling: TypedPart) => readonly (IntermediateType | false | undefined)[],
  ): IntermediateType =>
    convertPart(
      inner,
      () =>
        siblings()
          .flatMap((sibling) => listConstituents(sibling, context.types))
          .flatMap((each) => (each.kind === 'typed' ? siblingsIn(each) : []))
          .filter((each) => typeof each === 'object'),
      context,
    );
  return {
    ...part,
    ...(properties && {
      properties: new Map(
        [...properties].map(([name, property]): [string, DescribedPart] => [
          name,
          {
            ...property,
            part: convertInner(property.part, (each) => [each.properties?.get(name)?.part, each.indexSignature]),
          },
        ]),
      ),
    }),
    ...(indexSignature && {
      indexSignature: convertInner(indexSignature, (each) => [
        each.indexSignature,
        ...[...(each.properties?.values() ?? [])].map((property) => property.part),
      ]),
    }),
    ...(items && { items: convertInner(items, (each) => [each.items, ...(each.prefixItems ?? [])]) }),
    ...(prefixItems && {
      prefixItems: prefixItems.map((item, index) =>
        convertInner(item, (each) => [each.prefixItems?.[index] ?? each.items]),
      ),
    }),
  };
}

/** Returns the IDs of the enums that are the type of a part, or of parts and branches that it consists of. */
function listEnumIds(part: IntermediateType, context: TypeContext): readonly string[] {
  return listConstituents(part, context).flatMap((each) =>
    each.kind === 'reference' && context.enums.has(each.id) ? [each.id] : [],
  );
}

/** Returns a part and the parts and branches that it consists of, including those of referenced schemas. */
function listConstituents(
  part: IntermediateType,
  context: TypeContext,
  seen = new Set<string>(),
): readonly IntermediateType[] {
  const inner = (): readonly IntermediateType[] => {
    switch (part.kind) {
      case 'all':
        return part.parts;
      case 'branches':
        return part.branches;
      case 'reference': {
        const schema = seen.has(part.id) ? undefined : context.api.schema(part.id);
        seen.add(part.id);
        return schema ? [toIntermediateType(schema.jsonSchema, context)] : [];
      }
      case 'anything':
      case 'values':
      case 'typed':
        return [];
    }
  };
  return [part, ...inner().flatMap((each) => listConstituents(each, context, seen))];
}
