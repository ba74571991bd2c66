// Literal values that become members of a TypeScript enum, because another part of the same intersection has the enum as
// its type. The intersection of an enum and a literal type would be `never`.

import { memoize } from '../../../model/lazy.ts';
import type { TypeContext } from './context.ts';
import type { DescribedPart, IntermediateType, TypedPart } from './intermediate-type.ts';
import { toIntermediateType } from './schema-to-intermediate-type.ts';

/** Returns the other parts of an intersection. A function, because only literal values need them. */
type Siblings = () => readonly IntermediateType[];

/** Context of the conversion of a part. */
interface MemberContext {
  readonly types: TypeContext;
  readonly schemas: SchemaParts;
  /** Converted references by schema and siblings; `undefined` while a reference is being converted. */
  readonly converted: Map<string, ConvertedReference | undefined>;
  /** Number of replaced references that contain the part. */
  readonly depth: number;
  /** Called for each value that becomes a member. */
  readonly onMember: () => void;
}

/**
 * Maximum number of replaced references within one another. Values below keep literal types, because the size of the
 * replacing type can double with each level.
 */
const maxDepth = 8;

interface ConvertedReference {
  readonly part: IntermediateType;
  readonly hasMembers: boolean;
}

/** The parts of referenced schemas, each built once, and numbers that identify parts. */
interface SchemaParts {
  /** Returns the part of a schema; `undefined` if there is none. */
  readonly partOf: (id: string, types: TypeContext) => IntermediateType | undefined;
  readonly numberOf: (part: IntermediateType) => number;
}

function createSchemaParts(): SchemaParts {
  const partsOf = memoize((types: TypeContext) =>
    memoize((id: string) => {
      const schema = types.api.schema(id);
      return schema && toIntermediateType(schema.jsonSchema, types);
    }),
  );
  let count = 0;
  return { partOf: (id, types) => partsOf(types)(id), numberOf: memoize(() => count++) };
}

/**
 * Returns the parts of an intersection, in which values of enums are members, also in objects, arrays, and unions. A
 * reference is replaced by the type that it refers to if that contains such values.
 */
export function withEnumMembers(parts: readonly IntermediateType[], types: TypeContext): readonly IntermediateType[] {
  if (types.enums.size === 0) return parts;
  const context = { types, schemas: createSchemaParts(), converted: new Map(), depth: 0, onMember: () => undefined };
  return convertParts(parts, () => [], context);
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
      const enumIds = siblings().flatMap((sibling) => listEnumIds(sibling, context));
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
  { types: outer, schemas, converted, depth, onMember }: MemberContext,
): IntermediateType {
  const types = (part.isJson && outer.converted?.jsonContext) || outer;
  const others = siblings();
  // Without siblings, the type stays as it is: its own intersections have been converted.
  if (types.enums.has(part.id) || others.length === 0 || depth === maxDepth) return part;
  const key = `${part.id} ${part.isJson ? 'JSON' : ''} ${others.map(schemas.numberOf).join()}`;
  if (!converted.has(key)) {
    converted.set(key, undefined);
    const schemaPart = schemas.partOf(part.id, types);
    if (schemaPart)
      converted.set(
        key,
        convertSchemaPart(schemaPart, () => others, { types, schemas, converted, depth: depth + 1 }),
      );
  }
  const result = converted.get(key);
  if (!result?.hasMembers) return part;
  onMember();
  return result.part;
}

function convertSchemaPart(
  part: IntermediateType,
  siblings: Siblings,
  context: Omit<MemberContext, 'onMember'>,
): ConvertedReference {
  let hasMembers = false;
  const onMember = (): void => void (hasMembers = true);
  return { part: convertPart(part, siblings, { ...context, onMember }), hasMembers };
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
          .flatMap((sibling) => listConstituents(sibling, context))
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
function listEnumIds(part: IntermediateType, context: MemberContext): readonly string[] {
  return listConstituents(part, context).flatMap((each) =>
    each.kind === 'reference' && context.types.enums.has(each.id) ? [each.id] : [],
  );
}

/** Returns a part and the parts and branches that it consists of, including those of referenced schemas. */
function listConstituents(
  part: IntermediateType,
  context: Pick<MemberContext, 'types' | 'schemas'>,
  seen = new Set<string>(),
): readonly IntermediateType[] {
  const { types, schemas } = context;
  const inner = (): readonly IntermediateType[] => {
    switch (part.kind) {
      case 'all':
        return part.parts;
      case 'branches':
        return part.branches;
      case 'reference': {
        const schemaPart = seen.has(part.id) ? undefined : schemas.partOf(part.id, types);
        seen.add(part.id);
        return schemaPart ? [schemaPart] : [];
      }
      case 'anything':
      case 'values':
      case 'typed':
        return [];
    }
  };
  return [part, ...inner().flatMap((each) => listConstituents(each, context, seen))];
}
