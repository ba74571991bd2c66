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
import { printMember, type NameOf } from '../../code/typescript/print-type.ts';
import type { MemberType, Type } from '../../code/typescript/tree.ts';
import type { MediaType, Operation, Response } from '../../model/types/api.ts';
import { requestMethod } from '../../model/http-request.ts';
import { memoize } from '../../model/lazy.ts';
import { isConvertedContent } from '../../model/value-forms/converted-contents.ts';
import type { OperationPart } from '../../plugin/export-names.ts';
import { createTypesPrinter, printAlias, type Alias, type TargetContext } from './named-schemas.ts';
import type { AliasView, OperationsView, OperationView } from './template-views.ts';
import { parameterMember } from './openapi/operation-types.ts';
import type { TypeContext } from './openapi/context.ts';
import { deduplicateParts, type IntermediateType } from './openapi/intermediate-type.ts';
import { toType } from './openapi/intermediate-type-to-tree.ts';
import { toIntermediateType } from './openapi/schema-to-intermediate-type.ts';
import { directionsWithin, type TypeReuse } from './type-reuse.ts';

/** The path of the module, without extension. */
export const operationsModulePath = 'operations';

/** Creates a function that returns the exported types of an operation. */
export function createOperationTypes(
  context: TargetContext,
  reuse: TypeReuse,
): (operation: Operation) => OperationTypes {
  return memoize((operation) => {
    // The client converts only what it sends and receives.
    const isWebhook = operation.sender === 'api';
    const { request, response } = context.jsonDirections;
    // The API sends the body of a webhook, with its read-only properties.
    const directions = isWebhook ? { request: response, response: request } : context.directions;
    const scope = reuse.ofOperation(operation);
    return operationTypes(operation, {
      names: context.names,
      directions: directionsWithin(directions, scope),
      // As in the functions that read parameters, also in those of webhooks.
      parameters: scope.within((isWebhook ? context.jsonDirections : context.directions).request),
    });
  });
}

/** Returns the view of the module `operations`; `undefined` if no operation has parameters, bodies, or responses. */
export function operationsView(
  typesOf: (operation: Operation) => OperationTypes,
  context: TargetContext,
  reuse: TypeReuse,
): OperationsView | undefined {
  const operations = [...context.api.operations, ...context.api.webhooks].map((operation) => {
    const scope = reuse.ofOperation(operation);
    const names = reuse.get('names of types', scope, undefined, () => {
      const { aliases, responses } = typesOf(operation);
      return [...aliases, ...(responses ? [responses] : [])].map(({ name }) => ({ name }));
    });
    return { operation, scope, names };
  });
  const exportedTypes = operations.flatMap(({ names }) => names);
  if (exportedTypes.length === 0) return undefined;
  const printer = createTypesPrinter(operationsModulePath, exportedTypes, context);
  const share = createAliasSharing();
  const views = operations
    .filter(({ names }) => names.length > 0)
    .map(({ operation, scope }): OperationView => {
      const print = (innerNameOf: NameOf): PrintedTypes => printTypes(typesOf(operation), innerNameOf);
      const { aliases, responses } = reuse.print('types of operation', scope, undefined, printer.nameOf, print);
      return {
        types: aliases.map((alias) => share(alias, operation.deprecated)),
        ...(responses && { responses }),
      };
    });
  return { imports: printer.imports, operations: views };
}

/** The printed types of an operation. */
interface PrintedTypes extends Pick<OperationView, 'responses'> {
  readonly aliases: readonly PrintedAlias[];
}

interface PrintedAlias {
  readonly part: OperationPart;
  readonly view: AliasView;
  readonly isLongerThanReference: boolean;
}

function printTypes({ aliases, responses }: OperationTypes, nameOf: NameOf): PrintedTypes {
  return {
    aliases: aliases.map(({ part, ...alias }) => ({
      part,
      view: printAlias(alias, nameOf),
      isLongerThanReference: isLongerThanReference(alias.type),
    })),
    ...(responses && {
      responses: { ...responses, statuses: responses.statuses.map((member) => printMember(member, nameOf, 2)) },
    }),
  };
}

/** Creates a function that returns the view of an alias, which refers to an earlier alias of the same part and type. */
function createAliasSharing(): (alias: PrintedAlias, isDeprecated: boolean) => AliasView {
  const namesByType = new Map<string, SafeText<'ts'>>();
  return ({ part, view, isLongerThanReference: isLonger }, isDeprecated) => {
    const key = `${part} ${view.type}`;
    const name = namesByType.get(key);
    if (name !== undefined) return { ...view, type: name };
    // Editors strike through references to deprecated types.
    if (isLonger && !isDeprecated) namesByType.set(key, view.name);
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
  /** The context of parameters. */
  readonly parameters: TypeContext;
  /** Returns the name of a type that is derived from the operation. */
  readonly derived: (part: OperationPart) => SafeText<'ts'>;
}

function operationTypes(
  operation: Operation,
  { names, ...contexts }: Pick<TargetContext, 'names'> & Pick<OperationContext, 'directions' | 'parameters'>,
): OperationTypes {
  const context: OperationContext = { derived: (part) => names.derived(operation, part), ...contexts };
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

function parameterTypes(
  operation: Operation,
  { derived, parameters: typeContext }: OperationContext,
): readonly OperationAlias[] {
  return parameterLocations.flatMap(([location, part, docPrefix]) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === location);
    if (parameters.length === 0) return [];
    const members = parameters.map((parameter) => parameterMember(parameter, typeContext));
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
  { status, description, content, component }: Response,
  { derived, directions }: OperationContext,
): MemberType {
  const byMediaType = (): Type =>
    indexedType(reference(local(derived('ResponsesByMediaType'))), /^\d+$/.test(status) ? Number(status) : status);
  return {
    // `components` of the module `openapi` has the comments of shared responses.
    ...(component === undefined && { doc: description }),
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
