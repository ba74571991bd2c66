// The module `openapi`: interfaces `paths`, `webhooks`, `components`, and `operations`, as openapi-typescript generates
// them.

import type { SafeText } from '../../code/branded-text.ts';
import { lineComment } from '../../code/typescript/comment.ts';
import { printInterface, printMember, printNestedMember, printTypeAlias } from '../../code/typescript/print-type.ts';
import { type MemberDoc, type TypeTree, wordType, type MemberType } from '../../code/typescript/types.ts';
import { joinCode, ts, indexedAccess, identifier } from '../../code/typescript/typescript.ts';
import type { Api, Component, MediaType, Operation } from '../../model/types/api.ts';
import type { ComponentSection } from '../../model/naming/component-keys.ts';
import { createTypeContext, type TypeContext } from './openapi/context.ts';
import {
  bodyType,
  headerDoc,
  headerType,
  parameterDoc,
  parameterType,
  responseType,
  neverMember,
  operationDoc,
  operationType,
  parametersMember,
  hasOperationsEntry,
  pathItemMethods,
  locateInPaths,
} from './openapi/operation-types.ts';
import type { ReadWriteOnly } from '../../model/read-write-only.ts';
import { sortTopologically } from '../../model/reference-graph.ts';
import { replaceRecursiveItems, eagerReferences, labelTupleItems, replaceReferences } from './recursive-aliases.ts';
import { toDescribedPart } from './openapi/schema-to-intermediate-type.ts';
import { toTypeTree } from './openapi/print-intermediate-type.ts';

/** The printed declarations and the helper types that they use. */
interface OpenapiTypes {
  readonly declarations: SafeText<'ts'>;
  /** Whether the declarations or the aliases use `$Read`, `$Write`, `Readable`, or `Writable`. */
  readonly hasMarkers: boolean;
  /** Whether the declarations use `WithRequired`. */
  readonly hasWithRequired: boolean;
}

export function printOpenapiTypes(api: Api, context: TypeContext = createTypeContext(api)): OpenapiTypes {
  const hasDirections = hasDirectionTypes(api, context.readWriteOnly);
  const paths = printPaths(api.operations, context);
  const webhooks = printPaths(api.webhooks, context);
  const { schemas, aliases } = printNamedSchemas(context, hasDirections);
  const { responses, parameters, requestBodies, headers } = api.components;
  const declarations = [
    printInterface(ts`paths`, paths.items),
    printInterface(ts`webhooks`, webhooks.items),
    printInterface(ts`components`, [
      printNestedMember('schemas', schemas, 2),
      printComponents('responses', responses, context, responseType, ({ description }) => ({ text: description })),
      printComponents('parameters', parameters, context, parameterType, parameterDoc),
      printComponents('requestBodies', requestBodies, context, bodyType, ({ description }) => ({
        text: description ?? '',
      })),
      printComponents('headers', headers, context, headerType, headerDoc),
      printNestedMember('pathItems', [], 2),
    ]),
    printInterface(ts`operations`, [...paths.operations, ...webhooks.operations]),
    ...aliases,
  ];
  return {
    declarations: joinCode(declarations, ts`\n\n`),
    hasMarkers: hasDirections || context.helpers.has('$Read') || context.helpers.has('$Write'),
    hasWithRequired: context.helpers.has('WithRequired'),
  };
}

function printComponents<T>(
  name: ComponentSection,
  components: readonly Component<T>[],
  context: TypeContext,
  type: (value: T, context: TypeContext) => TypeTree,
  doc: (value: T) => MemberDoc,
): SafeText<'ts'> {
  const members = components.map(({ name: componentName, value }) => ({
    name: context.names.key(name, componentName),
    type: type(value, context),
    doc: doc(value),
  }));
  return printNestedMember(
    name,
    members.sort((a, b) => (a.name < b.name ? -1 : 1)).map((member) => printMember(member, 4)),
    2,
  );
}

/**
 * Returns whether the alias of a schema, body, or response differs by direction. This depends on the schema only,
 * because its type can lack the marker, for example if the marked property is `unknown`.
 */
export function hasDirectionTypes({ schemas, operations, webhooks }: Api, readWriteOnly: ReadWriteOnly): boolean {
  const contents = ({ requestBody, responses }: Operation): readonly MediaType[] => [
    ...(requestBody?.content ?? []),
    ...responses.flatMap((response) => response.content),
  ];
  return (
    schemas.some(({ jsonSchema }) => readWriteOnly.hasMarkers(jsonSchema)) ||
    [...operations, ...webhooks].some((operation) =>
      contents(operation).some(({ schema }) => schema && readWriteOnly.hasMarkers(schema.jsonSchema)),
    )
  );
}

export interface PrintedPaths {
  /** The printed members of `paths`. */
  readonly items: readonly SafeText<'ts'>[];
  /** The printed members of `operations`. */
  readonly operations: readonly SafeText<'ts'>[];
}

export function printPaths(operations: readonly Operation[], context: TypeContext): PrintedPaths {
  const paths = new Map<string, Map<string, Operation>>();
  for (const operation of operations) {
    const { key, method } = locateInPaths(operation);
    const item = paths.get(key) ?? new Map<string, Operation>();
    paths.set(key, item.set(method, operation));
  }
  const printedItems = [...paths].map(([name, item]) => printItem(name, item, context));
  return {
    items: printedItems.map(({ item }) => item),
    operations: printedItems.flatMap(({ operations }) => operations),
  };
}

/** Prints a path item and the members of `operations` that it references. */
function printItem(
  name: string,
  item: ReadonlyMap<string, Operation>,
  context: TypeContext,
): { readonly item: SafeText<'ts'>; readonly operations: readonly SafeText<'ts'>[] } {
  const operations: SafeText<'ts'>[] = [];
  const members = pathItemMethods.map((method): MemberType => {
    const operation = item.get(method);
    if (!operation) return neverMember(method);
    if (!hasOperationsEntry(operation))
      return { name: method, type: operationType(operation, context), doc: operationDoc(operation) };
    operations.push(printMember({ name: operation.id, type: operationType(operation, context) }, 2));
    return { name: method, type: wordType(indexedAccess(ts`operations`, operation.id)), doc: operationDoc(operation) };
  });
  return {
    item: printMember({ name, type: { kind: 'members', members: [parametersMember([], context), ...members] } }, 2),
    operations,
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

/** Prints the module in its final format: running a formatter on megabytes of code would change nothing. */
export function printOpenapiModule(
  { info }: Api,
  { declarations, hasMarkers, hasWithRequired }: OpenapiTypes,
): SafeText<'ts'> {
  const title = lineComment(`${info.title}, version ${info.version}, as openapi-typescript types it.`);
  const parts = [
    title,
    ...(hasMarkers ? [markerTypes] : []),
    ...(hasWithRequired ? [withRequiredType] : []),
    declarations,
  ];
  return ts`${joinCode(parts, ts`\n\n`)}\n`;
}

/**
 * The marker types of openapi-typescript (`--read-write-markers`). TypeScript defers `Readable<E>[]` but not a mapped
 * array type, so only this form supports arrays that contain themselves.
 */
const markerTypes = ts`/** A property that only a response has. */
export type $Read<T> = { readonly $read: T };

/** A property that only a request has. */
export type $Write<T> = { readonly $write: T };

/** What a response carries of \`T\`: everything but what only a request has. */
export type Readable<T> =
  T extends $Write<unknown>
    ? never
    : T extends $Read<infer U>
      ? Readable<U>
      : T extends readonly (infer E)[]
        ? E[] extends T
          ? Readable<E>[]
          : { [K in keyof T]: Readable<T[K]> }
        : T extends object
          ? {
              [K in keyof T as NonNullable<T[K]> extends $Write<unknown> ? never : K]: Readable<
                T[K]
              >;
            }
          : T;

/** What a request may carry of \`T\`: everything but what only a response has. */
export type Writable<T> =
  T extends $Read<unknown>
    ? never
    : T extends $Write<infer U>
      ? Writable<U>
      : T extends readonly (infer E)[]
        ? E[] extends T
          ? Writable<E>[]
          : { [K in keyof T]: Writable<T[K]> }
        : T extends object
          ? {
              [K in keyof T as NonNullable<T[K]> extends $Read<unknown> ? never : K]: Writable<
                T[K]
              >;
            } & {
              [K in keyof T as NonNullable<T[K]> extends $Read<unknown> ? K : never]?: never;
            }
          : T;`;

/** Maps over `K` instead of `keyof T` so that TypeScript resolves recursive types only when a property is accessed. */
const withRequiredType = ts`/** \`T\` with some of its optional properties always there. */
export type WithRequired<T, K extends PropertyKey> = T & {
  [P in K]: P extends keyof T ? Required<T>[P] : never;
};`;
