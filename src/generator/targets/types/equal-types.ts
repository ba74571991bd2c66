// Types that the modules `schemas` and `operations` export and that equal a type of the module `openapi`, which refers
// to them instead of declaring them again.

import { indexedType, reference } from '../../code/typescript/build-tree.ts';
import { isSameNode, visitSymbols } from '../../code/typescript/inspect-tree.ts';
import type { MemberType, Type } from '../../code/typescript/tree.ts';
import type { TypeContext } from './openapi/context.ts';
import { toType } from './openapi/intermediate-type-to-tree.ts';
import { toIntermediateType } from './openapi/schema-to-intermediate-type.ts';
import { operationsModulePath, type OperationTypes } from './operations.ts';

/** Returns the context of the module `openapi`, with references to the exported types of schemas that equal its own. */
export function referToEqualSchemas(openapi: TypeContext, exported: TypeContext): TypeContext {
  const equalIds = findEqualSchemas(openapi, exported);
  return {
    ...openapi,
    schemaExport: (schema) => (equalIds.has(schema.id) ? exported : openapi).schemaExport(schema),
    references: new Map(),
  };
}

/** Returns the IDs of the schemas whose types are equal, including all types that these refer to. */
function findEqualSchemas(openapi: TypeContext, exported: TypeContext): ReadonlySet<string> {
  const { api } = openapi;
  const comparable: TypeContext = { ...openapi, schemaExport: exported.schemaExport, references: exported.references };
  const users = new Map<string, string[]>();
  const pending: string[] = [];
  const equalIds = new Set(api.schemas.map(({ id }) => id));
  for (const { id, jsonSchema } of api.schemas) {
    const [type, exportedType] = [comparable, exported].map((context) =>
      toType(toIntermediateType(jsonSchema, context), context),
    );
    // The compiler distinguishes an alias of `Record` from `Record` in intersections.
    const isRecord = type?.kind === 'globalType';
    if (!type || !exportedType || isRecord || !isSameNode(type, exportedType)) pending.push(id);
    else for (const target of referencedIds(type)) users.set(target, [...(users.get(target) ?? []), id]);
  }
  for (let id = pending.pop(); id !== undefined; id = pending.pop())
    if (equalIds.delete(id)) pending.push(...(users.get(id) ?? []));
  return equalIds;
}

function referencedIds(type: Type): ReadonlySet<string> {
  const ids = new Set<string>();
  visitSymbols(type, (symbol) => {
    if (symbol.kind === 'declared') ids.add(symbol.key);
  });
  return ids;
}

/** Returns the member with references to the exported types of an operation that equal parts of its type. */
export function referToEqualTypes(member: MemberType, operation: OperationTypes): MemberType {
  const { type } = member;
  const equal = exportedTypes(operation).find((each) => isSameNode(each.type, type));
  if (equal) return { ...member, type: equal.exported };
  return type.kind === 'objectType'
    ? { ...member, type: { ...type, members: type.members.map((each) => referToEqualTypes(each, operation)) } }
    : member;
}

interface ExportedType {
  readonly type: Type;
  /** The reference to the export. */
  readonly exported: Type;
}

/** Returns the exported types of an operation that are objects; a reference to others would not be shorter. */
function exportedTypes({ aliases, responses }: OperationTypes): readonly ExportedType[] {
  const ofAliases = aliases.map(({ name, type }) => ({ type, exported: operationExport(name) }));
  const ofResponses = (responses?.statuses ?? []).map(({ name = '', type }) => ({
    type,
    exported: indexedType(operationExport(responses?.name ?? ''), /^\d+$/.test(name) ? Number(name) : name),
  }));
  return [...ofAliases, ...ofResponses].filter(({ type }) => type.kind === 'objectType' && type.members.length > 0);
}

function operationExport(name: string): Type {
  return reference({ kind: 'import', name, from: operationsModulePath, isType: true });
}
