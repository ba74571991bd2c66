// Types that the modules `schemas` and `operations` export and that equal a type of the module `openapi`, which refers
// to them instead of declaring them again.

import { indexedType, reference } from '../../code/typescript/build-tree.ts';
import { isSameNode, visitSymbols } from '../../code/typescript/inspect-tree.ts';
import type { MemberType, Type } from '../../code/typescript/tree.ts';
import { inPlaceReferences } from '../../model/reference-graph.ts';
import type { Api } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { inlineSchemasInComponents, inlineSchemasInOperation, visitSchemas } from '../../model/visit-schemas.ts';
import { lazy } from '../../model/lazy.ts';
import type { TypeContext } from './openapi/context.ts';
import { toType } from './openapi/intermediate-type-to-tree.ts';
import { toIntermediateType } from './openapi/schema-to-intermediate-type.ts';
import type { OperationPart } from '../../plugin/export-names.ts';
import type { Alias } from './named-schemas.ts';
import { operationsModulePath, type OperationTypes } from './operations.ts';
import type { TypeReuse } from './type-reuse.ts';

/** Returns the context of the module `openapi`, with references to the exported types of schemas that equal its own. */
export function referToEqualSchemas(openapi: TypeContext, exported: TypeContext, reuse: TypeReuse): TypeContext {
  const equalIds = findEqualSchemas(openapi, exported, reuse);
  return {
    ...openapi,
    schemaExport: (schema) => (equalIds.has(schema.id) ? exported : openapi).schemaExport(schema),
    references: new Map(),
  };
}

/** Returns the IDs of the schemas whose types are equal, including all types that these refer to. */
function findEqualSchemas(openapi: TypeContext, exported: TypeContext, reuse: TypeReuse): ReadonlySet<string> {
  const { api } = openapi;
  const users = new Map<string, string[]>();
  const pending: string[] = [];
  const equalIds = new Set(api.schemas.map(({ id }) => id));
  const intersectedIds = lazy(() => findIntersectedIds(api));
  for (const schema of api.schemas) {
    const { id, jsonSchema } = schema;
    const scope = reuse.ofSchema(schema);
    const { isEqual, isGlobalType, references } = reuse.get('comparison of types', scope, undefined, () =>
      compareTypes(jsonSchema, scope.within(openapi), scope.within(exported)),
    );
    // The compiler distinguishes an alias of `Record` from `Record` in intersections.
    const isIntersectedRecord = isGlobalType && intersectedIds().has(id);
    if (!isEqual || isIntersectedRecord) pending.push(id);
    else for (const target of references) users.set(target, [...(users.get(target) ?? []), id]);
  }
  for (let id = pending.pop(); id !== undefined; id = pending.pop())
    if (equalIds.delete(id)) pending.push(...(users.get(id) ?? []));
  return equalIds;
}

interface TypeComparison {
  readonly isEqual: boolean;
  readonly isGlobalType: boolean;
  /** The IDs of the schemas to which the type of the module `openapi` refers. */
  readonly references: readonly string[];
}

/** Compares the types of a schema in the module `openapi` and in the module that exports it. */
function compareTypes(jsonSchema: JsonSchema, openapi: TypeContext, exported: TypeContext): TypeComparison {
  const comparable: TypeContext = { ...openapi, schemaExport: exported.schemaExport, references: exported.references };
  const type = toType(toIntermediateType(jsonSchema, comparable), comparable);
  const exportedType = toType(toIntermediateType(jsonSchema, exported), exported);
  return {
    isEqual: isSameNode(type, exportedType),
    isGlobalType: type.kind === 'globalType',
    references: [...referencedIds(type)],
  };
}

/** Returns the IDs of the schemas whose types may be part of an intersection. */
function findIntersectedIds(api: Api): ReadonlySet<string> {
  const { schemas, operations, webhooks, components } = api;
  const inline = [...[...operations, ...webhooks].map(inlineSchemasInOperation), inlineSchemasInComponents(components)];
  const ids = new Set<string>();
  const addReferences = (jsonSchema: JsonSchema): void => {
    for (const id of inPlaceReferences(jsonSchema)) ids.add(id);
  };
  for (const { jsonSchema } of [...schemas, ...inline.flat()])
    visitSchemas(jsonSchema, (nested) => {
      if (typeof nested === 'boolean') return;
      const { types = [], allOf, anyOf, oneOf, ref, dynamicRef, object, array } = nested;
      const parts = [anyOf, oneOf, ref, dynamicRef, object, array, types[1]].filter((part) => part !== undefined);
      if (allOf !== undefined || parts.length > 1) addReferences(nested);
    });
  for (const id of ids) addReferences(api.schema(id)?.jsonSchema ?? true);
  return ids;
}

function referencedIds(type: Type): ReadonlySet<string> {
  const ids = new Set<string>();
  visitSymbols(type, (symbol) => {
    if (symbol.kind === 'declared') ids.add(symbol.key);
  });
  return ids;
}

const partsByLocation: Readonly<Record<string, OperationPart>> = {
  query: 'Query',
  header: 'Headers',
  path: 'Path',
  cookie: 'Cookies',
};

/**
 * Returns the member for the parameters of a location, which refers to the exported type if that is equal. `resolved` is
 * the type of the member without references to parameters of `components`, which the exported type does not have.
 */
export function referToParameters(member: MemberType, resolved: Type, { aliases }: OperationTypes): MemberType {
  const part = partsByLocation[member.name ?? ''];
  return referTo(member, exportOf(aliases.find((alias) => alias.part === part)), resolved);
}

/** Returns the member for the request body, whose content refers to the exported types that are equal. */
export function referToBody(member: MemberType, { aliases }: OperationTypes): MemberType {
  const byMediaType = exportOf(aliases.find(({ part }) => part === 'BodyByMediaType'));
  const body = byMediaType ? undefined : exportOf(aliases.find(({ part }) => part === 'Body'));
  return mapMembers(member, (content) =>
    mapMembers(referTo(content, byMediaType), (mediaType) => referTo(mediaType, body)),
  );
}

/** Returns the member for a media type of a response, which refers to the exported type if that is equal. */
export function referToResponse(member: MemberType, status: string, { responses }: OperationTypes): MemberType {
  const type = responses?.statuses.find(({ name }) => name === status)?.type;
  if (!responses || !type) return member;
  const key = /^\d+$/.test(status) ? Number(status) : status;
  return referTo(member, { type, reference: indexedType(operationExport(responses.name), key) });
}

interface ExportedType {
  readonly type: Type;
  /** The reference to the export. */
  readonly reference: Type;
}

function exportOf(alias: Alias | undefined): ExportedType | undefined {
  return alias && { type: alias.type, reference: operationExport(alias.name) };
}

/** Returns the member with a reference to an equal type that has properties: that to another would not be shorter. */
function referTo(member: MemberType, exported: ExportedType | undefined, type: Type = member.type): MemberType {
  if (exported?.type.kind !== 'objectType' || exported.type.members.length === 0) return member;
  return isEqualType(exported.type, type) ? { ...member, type: exported.reference } : member;
}

/** Returns whether types are equal, with references to the same forms of schemas, which have different names. */
function isEqualType(a: Type, b: Type): boolean {
  return isSameNode(a, b) && listNames(a).join() === listNames(b).join();
}

function listNames(type: Type): readonly string[] {
  const names: string[] = [];
  visitSymbols(type, ({ name }) => names.push(name));
  return names;
}

function mapMembers(member: MemberType, change: (inner: MemberType) => MemberType): MemberType {
  const { type } = member;
  return type.kind === 'objectType' ? { ...member, type: { ...type, members: type.members.map(change) } } : member;
}

function operationExport(name: string): Type {
  return reference({ kind: 'import', name, from: operationsModulePath, isType: true });
}
