// Exported types for the parameters, body, and responses of each operation.

import type { SafeText } from '../../code/branded-text.ts';
import {
  indexedType,
  keyword,
  local,
  mutableObjectType,
  propertyValueType,
  reference,
} from '../../code/typescript/build-tree.ts';
import { requiredDocComment } from '../../code/typescript/comment.ts';
import type { ModulePrinter } from '../../code/typescript/module-printer.ts';
import type { MemberType, Type } from '../../code/typescript/tree.ts';
import type { MediaType, Operation, Response } from '../../model/types/api.ts';
import { requestMethod } from '../../model/http-request.ts';
import { isConvertedContent } from '../../model/value-forms/converted-contents.ts';
import type { OperationPart } from '../../plugin/export-names.ts';
import { createTypesPrinter, printAlias, type Alias, type TargetContext } from './named-schemas.ts';
import type { AliasView, OperationsView, OperationView } from './template-views.ts';
import { parameterMember } from './openapi/operation-types.ts';
import type { TypeContext } from './openapi/context.ts';
import { deduplicateParts, type IntermediateType } from './openapi/intermediate-type.ts';
import { toType } from './openapi/intermediate-type-to-tree.ts';
import { toIntermediateType } from './openapi/schema-to-intermediate-type.ts';

/** The path of the module, without extension. */
export const operationsModulePath = 'operations';

/** Returns the exported types of each operation. */
export function listOperationTypes(context: TargetContext): ReadonlyMap<Operation, OperationTypes> {
  const { operations, webhooks } = context.api;
  return new Map([
    ...operations.map((operation) => [operation, operationTypes(operation, context)] as const),
    // The client converts only what it sends and receives.
    ...webhooks.map(
      (webhook) => [webhook, operationTypes(webhook, { ...context, directions: context.jsonDirections })] as const,
    ),
  ]);
}

/** Returns the view of the module `operations`; `undefined` if no operation has parameters, bodies, or responses. */
export function operationsView(
  operationTypesByOperation: ReadonlyMap<Operation, OperationTypes>,
  context: TargetContext,
): OperationsView | undefined {
  const operations = [...operationTypesByOperation].filter(
    ([, { aliases, responses }]) => aliases.length > 0 || responses,
  );
  if (operations.length === 0) return undefined;
  const exportedTypes = operations.flatMap(([, { aliases, responses }]) => [
    ...aliases,
    ...(responses ? [responses] : []),
  ]);
  const printer = createTypesPrinter(operationsModulePath, exportedTypes, context);
  const printShared = createSharedAliasPrinter(printer);
  const views = operations.map(([{ deprecated }, { aliases, responses }]): OperationView => ({
    types: aliases.map((alias) => printShared(alias, deprecated)),
    ...(responses && { responses: { ...responses, statuses: responses.statuses.map(printer.member) } }),
  }));
  return { imports: printer.imports, operations: views };
}

/** Creates a function that prints an alias; if the same part of an earlier operation has its type, it refers to that. */
function createSharedAliasPrinter(printer: ModulePrinter): (alias: OperationAlias, isDeprecated: boolean) => AliasView {
  const namesByType = new Map<string, SafeText<'ts'>>();
  return (alias, isDeprecated) => {
    const view = printAlias(alias, printer);
    const key = `${alias.part} ${view.type}`;
    const name = namesByType.get(key);
    if (name !== undefined) return { ...view, type: name };
    // Editors strike through references to deprecated types.
    if (isLongerThanReference(alias.type) && !isDeprecated) namesByType.set(key, view.name);
    return view;
  };
}

/** Returns whether a type takes several lines. */
function isLongerThanReference(type: Type): boolean {
  return type.kind === 'objectType' && (type.members.length > 1 || type.members.some(({ doc }) => doc !== undefined));
}

/** The exported type of a part of an operation. */
interface OperationAlias extends Alias {
  readonly part: OperationPart;
}

/** The exported types of an operation. */
export interface OperationTypes {
  /** The types of the parameters and the body. */
  readonly aliases: readonly OperationAlias[];
  /** The response bodies by status; absent if the operation documents no responses. */
  readonly responses?: {
    readonly doc: SafeText<'ts'>;
    readonly name: SafeText<'ts'>;
    readonly statuses: readonly MemberType[];
  };
}

/** Context of the types of one operation. */
interface OperationContext extends Pick<TargetContext, 'directions'> {
  /** Returns the name of a type that is derived from the operation. */
  readonly derived: (part: OperationPart) => SafeText<'ts'>;
}

function operationTypes(operation: Operation, { names, directions }: TargetContext): OperationTypes {
  const context: OperationContext = { derived: (part) => names.derived(operation, part), directions };
  const aliases = [
    ...parameterTypes(operation, context),
    ...bodyTypes(operation, context),
    ...responsesByMediaType(operation, context),
  ];
  if (operation.responses.length === 0) return { aliases };
  return {
    aliases,
    responses: {
      doc: operationDoc(operation, 'Response bodies of', 'by status.'),
      name: context.derived('Responses'),
      statuses: operation.responses.map((response) => statusMember(response, context)),
    },
  };
}

const parameterLocations = [
  ['path', 'Path', 'Path parameters of'],
  ['query', 'Query', 'Query parameters of'],
  ['header', 'Headers', 'Request headers of'],
  ['cookie', 'Cookies', 'Cookies of'],
] as const satisfies readonly (readonly [string, OperationPart, string])[];

function parameterTypes(operation: Operation, { derived, directions }: OperationContext): readonly OperationAlias[] {
  return parameterLocations.flatMap(([location, part, docPrefix]) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === location);
    if (parameters.length === 0) return [];
    const members = parameters.map((parameter) => parameterMember(parameter, directions.request));
    return [{ part, doc: operationDoc(operation, docPrefix), name: derived(part), type: mutableObjectType(members) }];
  });
}

function bodyTypes(operation: Operation, { derived, directions }: OperationContext): readonly OperationAlias[] {
  const { requestBody: body } = operation;
  if (!body || body.content.length === 0) return [];
  const doc = operationDoc(operation, 'Request body of');
  const common = { part: 'Body', doc, name: derived('Body') } as const;
  if (body.content.length === 1) return [{ ...common, type: contentType(body.content, directions.request) }];
  const byMediaType = derived('BodyByMediaType');
  return [
    { ...common, type: contentType(body.content, directions.request, reference(local(byMediaType))) },
    {
      part: 'BodyByMediaType',
      doc: operationDoc(operation, 'Request body of', 'by media type.'),
      name: byMediaType,
      type: contentByMediaType(body.content, directions.request),
    },
  ];
}

/** Returns the response bodies by status and media type; empty if each response has at most one media type. */
function responsesByMediaType(
  operation: Operation,
  { derived, directions }: OperationContext,
): readonly OperationAlias[] {
  const statuses = operation.responses.filter(({ content }) => content.length > 1);
  if (statuses.length === 0) return [];
  return [
    {
      part: 'ResponsesByMediaType',
      doc: operationDoc(operation, 'Response bodies of', 'by status and media type, if there are several.'),
      name: derived('ResponsesByMediaType'),
      type: mutableObjectType(
        statuses.map(({ status, content }) => ({
          name: status,
          type: contentByMediaType(content, directions.response),
        })),
      ),
    },
  ];
}

function contentByMediaType(contents: readonly MediaType[], context: TypeContext): Type {
  return mutableObjectType(
    contents.map((each) => ({ name: each.mediaType, type: toType(contentPart(each, contents, context), context) })),
  );
}

function statusMember(
  { status, description, content }: Response,
  { derived, directions }: OperationContext,
): MemberType {
  const byMediaType = (): Type =>
    indexedType(reference(local(derived('ResponsesByMediaType'))), /^\d+$/.test(status) ? Number(status) : status);
  return {
    doc: description,
    name: status,
    type:
      content.length === 0
        ? keyword('undefined')
        : contentType(content, directions.response, content.length > 1 ? byMediaType() : undefined),
    isMutable: true,
  };
}

/** Returns the union of the types by media type. If there are several, they are those of `byMediaType`. */
function contentType(contents: readonly MediaType[], context: TypeContext, byMediaType?: Type): Type {
  const parts = deduplicateParts(contents.map((each) => contentPart(each, contents, context)));
  return byMediaType && parts.length > 1
    ? propertyValueType(byMediaType)
    : toType({ kind: 'branches', branches: parts }, context);
}

function contentPart(content: MediaType, contents: readonly MediaType[], context: TypeContext): IntermediateType {
  const { converted, direction = 'response' } = context;
  const isJson = converted && !isConvertedContent(content, contents, direction);
  return content.schema
    ? toIntermediateType(content.schema.jsonSchema, isJson ? converted.jsonContext : context)
    : { kind: 'anything' };
}

function operationDoc(operation: Operation, prefix: string, suffix = ''): SafeText<'ts'> {
  const subject = `\`${requestMethod(operation.method)} ${operation.path}\``;
  return requiredDocComment(suffix === '' ? `${prefix} ${subject}.` : `${prefix} ${subject} ${suffix}`, {
    deprecated: operation.deprecated,
  });
}
