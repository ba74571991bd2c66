// The module `openapi`: interfaces `paths`, `webhooks`, `components`, and `operations`, as openapi-typescript generates
// them.

import type { SafeText } from '../../code/branded-text.ts';
import { lineComment } from '../../code/typescript/comment.ts';
import { printDoc, printMember, printTypeAlias } from '../../code/typescript/print-type.ts';
import { type MemberDoc, type TypeTree, wordType } from '../../code/typescript/types.ts';
import { ts, indexedAccess, identifier, propertyKey, stringLiteral } from '../../code/typescript/typescript.ts';
import type { Api, Component, MediaType, Operation, Response } from '../../model/types/api.ts';
import type { ComponentSection } from '../../model/naming/component-keys.ts';
import { createTypeContext, type TypeContext } from './openapi/context.ts';
import {
  bodyType,
  headerDoc,
  headerType,
  parameterDoc,
  parameterType,
  responseMembers,
  responseType,
  isNever,
  operationDoc,
  operationType,
  operationMembers,
  hasOperationsEntry,
  pathItemMethods,
  locateInPaths,
} from './openapi/operation-types.ts';
import type { DirectionMarkers } from '../../model/direction-markers.ts';
import type { ComponentView, OpenapiView, PathView, ResponseView, TypedOperationView } from './templates.ts';
import { sortTopologically } from '../../model/reference-graph.ts';
import { replaceRecursiveItems, eagerReferences, labelTupleItems, replaceReferences } from './recursive-aliases.ts';
import { toDescribedPart } from './openapi/schema-to-intermediate-type.ts';
import { toTypeTree } from './openapi/print-intermediate-type.ts';

/** Returns the view of the module. Its properties are printed with indentation, so they need no formatting. */
export function openapiView(api: Api, context: TypeContext = createTypeContext(api)): OpenapiView {
  const hasDirections = hasDirectionTypes(api, context.directionMarkers);
  const paths = pathViews(api.operations, context);
  const webhooks = pathViews(api.webhooks, context);
  const { schemas, aliases } = printNamedSchemas(context, hasDirections);
  const { responses, parameters, requestBodies, headers } = api.components;
  const components = [
    { section: propertyKey('schemas'), members: schemas },
    componentView('responses', responses, context, responseType, ({ description }) => ({ text: description })),
    componentView('parameters', parameters, context, parameterType, parameterDoc),
    componentView('requestBodies', requestBodies, context, bodyType, ({ description }) => ({
      text: description ?? '',
    })),
    componentView('headers', headers, context, headerType, headerDoc),
    { section: propertyKey('pathItems'), members: [] },
  ];
  return {
    title: lineComment(`Types of ${api.info.title}, version ${api.info.version}, compatible with openapi-typescript.`),
    hasMarkers: hasDirections || context.helpers.has('$Read') || context.helpers.has('$Write'),
    hasWithRequired: context.helpers.has('WithRequired'),
    paths: paths.items,
    webhooks: webhooks.items,
    components,
    operations: [...paths.operations, ...webhooks.operations],
    aliases,
  };
}

function componentView<T>(
  name: ComponentSection,
  components: readonly Component<T>[],
  context: TypeContext,
  type: (value: T, context: TypeContext) => TypeTree,
  doc: (value: T) => MemberDoc,
): ComponentView {
  const members = components.map(({ name: componentName, value }) => ({
    name: context.names.key(name, componentName),
    type: type(value, context),
    doc: doc(value),
  }));
  return {
    section: propertyKey(name),
    members: members.sort((a, b) => (a.name < b.name ? -1 : 1)).map((member) => printMember(member, 4)),
  };
}

/**
 * Returns whether the alias of a schema, body, or response differs by direction. This depends on the schema only,
 * because its type can lack the marker, for example if the marked property is `unknown`.
 */
export function hasDirectionTypes({ schemas, operations, webhooks }: Api, directionMarkers: DirectionMarkers): boolean {
  const contents = ({ requestBody, responses }: Operation): readonly MediaType[] => [
    ...(requestBody?.content ?? []),
    ...responses.flatMap((response) => response.content),
  ];
  return (
    schemas.some(({ jsonSchema }) => directionMarkers.hasMarkers(jsonSchema)) ||
    [...operations, ...webhooks].some((operation) =>
      contents(operation).some(({ schema }) => schema && directionMarkers.hasMarkers(schema.jsonSchema)),
    )
  );
}

interface PathViews {
  readonly items: readonly PathView[];
  /** The properties of `operations` that the paths reference. */
  readonly operations: readonly TypedOperationView[];
}

function pathViews(operations: readonly Operation[], context: TypeContext): PathViews {
  const paths = new Map<string, Map<string, Operation>>();
  for (const operation of operations) {
    const { key, method } = locateInPaths(operation);
    const item = paths.get(key) ?? new Map<string, Operation>();
    paths.set(key, item.set(method, operation));
  }
  const items = [...paths].map(([name, item]) => pathView(name, item, context));
  return {
    items: items.map(({ item }) => item),
    operations: items.flatMap(({ operations }) => operations),
  };
}

/** Returns the view of a path item, and those of the operations that it references. */
function pathView(
  name: string,
  operations: ReadonlyMap<string, Operation>,
  context: TypeContext,
): { readonly item: PathView; readonly operations: readonly TypedOperationView[] } {
  const referenced: TypedOperationView[] = [];
  const members = pathItemMethods.flatMap((method) => {
    const operation = operations.get(method);
    if (!operation) return [];
    const hasEntry = hasOperationsEntry(operation);
    if (hasEntry) referenced.push(operationView(operation, context));
    const type = hasEntry ? wordType(indexedAccess(ts`operations`, operation.id)) : operationType(operation, context);
    return [[method, printMember({ name: method, type, doc: operationDoc(operation) }, 4)] as const];
  });
  return { item: { key: propertyKey(name), ...Object.fromEntries(members) }, operations: referenced };
}

/** Returns the view of a property of `operations`. */
function operationView(operation: Operation, context: TypeContext): TypedOperationView {
  const { parameters, requestBody } = operationMembers(operation, context);
  const members = [...parameters, requestBody].filter((member) => !isNever(member));
  const printed = Object.fromEntries(
    members.map((member) => [member.name ?? '', printMember(member, member === requestBody ? 4 : 6)] as const),
  );
  return {
    key: propertyKey(operation.id),
    ...printed,
    responses: operation.responses.map((response) => responseView(response, context)),
  };
}

function responseView(response: Response, context: TypeContext): ResponseView {
  const { status, description, component } = response;
  const key = propertyKey(status);
  if (component !== undefined)
    return { key, component: stringLiteral(context.names.key('responses', component)), headers: [], content: [] };
  const doc = printDoc({ text: description }, 6);
  const { headers, content } = responseMembers(response, context);
  return {
    ...(doc !== undefined && { doc }),
    key,
    headers: headers.map((header) => printMember(header, 10)),
    content: content.map((mediaType) => printMember(mediaType, 10)),
  };
}

export interface NamedSchemas {
  /** The printed properties of `components.schemas`, sorted by key in code unit order. */
  readonly schemas: readonly SafeText<'ts'>[];
  readonly aliases: readonly SafeText<'ts'>[];
}

/**
 * Prints all named schemas. If `hasDirections`, recursive items that would make TypeScript expand `Readable` or
 * `Writable` endlessly become `unknown`.
 */
export function printNamedSchemas(context: TypeContext, hasDirections: boolean): NamedSchemas {
  const keyedSchemas = context.api.schemas
    .map((schema) => ({ schema, key: context.names.key('schemas', schema.id) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const edges = new Map<string, readonly string[]>();
  // Only printed code is retained, to save memory. The type trees of recursive schemas, which are few, are rebuilt.
  const printedSchemas = keyedSchemas.map(({ schema, key }) => {
    const { part, doc } = toDescribedPart(schema.jsonSchema, context);
    const type = toTypeTree(part, context);
    edges.set(schema.id, eagerReferences(type));
    return { schema, key, doc, code: printMember({ name: key, type, ...(doc && { doc }) }, 4) };
  });
  const cyclesById = new Map(
    sortTopologically(edges).cycles.flatMap((cycle) =>
      cycle.map((id): [string, ReadonlySet<string>] => [id, new Set(cycle)]),
    ),
  );
  const alias = (id: string): SafeText<'ts'> => identifier(`${context.api.schema(id)?.name.type ?? ''}Schema`);
  return {
    schemas: printedSchemas.map(({ schema, key, doc, code }) =>
      cyclesById.has(schema.id)
        ? printMember({ name: key, type: wordType(alias(schema.id)), ...(doc && { doc }) }, 4)
        : code,
    ),
    aliases: printedSchemas.flatMap(({ schema }) => {
      const cycle = cyclesById.get(schema.id);
      if (!cycle) return [];
      const type = toTypeTree(toDescribedPart(schema.jsonSchema, context).part, context);
      const aliasType = replaceReferences(
        labelTupleItems(hasDirections ? replaceRecursiveItems(type, cycle) : type, cycle),
        (id, reference) => (cyclesById.has(id) ? wordType(alias(id)) : reference),
      );
      return [printTypeAlias(alias(schema.id), aliasType)];
    }),
  };
}
