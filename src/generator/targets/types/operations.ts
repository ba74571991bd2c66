// Exported types for the parameters, body, and responses of each operation.

import { docComment } from '../../code/typescript/comment.ts';
import type { SafeText } from '../../code/branded-text.ts';
import { propertyKey, indexedAccess, ts, unionOfTypes } from '../../code/typescript/typescript.ts';
import type { MediaType, Operation, Response } from '../../model/types/api.ts';
import { requestMethod } from '../../model/http-request.ts';
import type { OperationPart } from '../../plugin/export-names.ts';
import { printOpenapiImport } from './module-paths.ts';
import type { TargetContext } from './schema-aliases.ts';
import type { AliasView, OperationsView, OperationView, StatusView } from './templates.ts';
import { hasOperationsEntry, locateInPaths } from './openapi/operation-types.ts';
import type { DirectionMarkers } from '../../model/direction-markers.ts';

/** Returns the view of the module `operations`; `undefined` if no operation has parameters, bodies, or responses. */
export function operationsView(context: TargetContext): OperationsView | undefined {
  const { api, options } = context;
  const operations = [
    ...api.operations.map((operation) => viewOf(operation, 'paths', context)),
    ...api.webhooks.map((operation) => viewOf(operation, 'webhooks', context)),
  ].filter(({ types, responses }) => types.length > 0 || responses);
  if (operations.length === 0) return undefined;
  const types = operations.flatMap(({ types, responses }) =>
    [...types, ...(responses?.statuses ?? [])].map(({ type }) => type),
  );
  return { imports: printOpenapiImport(types, options), operations };
}

/** Context of the view of one operation. */
interface OperationContext extends Pick<TargetContext, 'directionMarkers'> {
  /** Returns the name of a type that is derived from the operation. */
  readonly derived: (part: OperationPart) => SafeText<'ts'>;
}

function viewOf(
  operation: Operation,
  root: 'paths' | 'webhooks',
  { names, directionMarkers }: TargetContext,
): OperationView {
  return operationView(operation, root, { derived: (part) => names.derived(operation, part), directionMarkers });
}

function operationView(operation: Operation, root: 'paths' | 'webhooks', context: OperationContext): OperationView {
  const type = hasOperationsEntry(operation)
    ? indexedAccess(ts`operations`, operation.id)
    : indexedAccess(
        root === 'paths' ? ts`paths` : ts`webhooks`,
        locateInPaths(operation).key,
        locateInPaths(operation).method,
      );
  const types = [...parameterTypes(operation, type, context), ...bodyTypes(operation, type, context)];
  if (operation.responses.length === 0) return { types };
  return {
    types,
    responses: {
      doc: operationDoc(operation, 'Response bodies of', 'by status.'),
      name: context.derived('Responses'),
      statuses: operation.responses.map((response) => statusView(response, type, context.directionMarkers)),
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
  type: SafeText<'ts'>,
  { derived }: OperationContext,
): readonly AliasView[] {
  return parameterLocations.flatMap(([location, part, docPrefix]) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === location);
    if (parameters.length === 0) return [];
    const parametersType = indexedAccess(type, 'parameters', location);
    const isRequired = location === 'path' || parameters.some(({ required }) => required);
    return [
      {
        doc: operationDoc(operation, docPrefix),
        name: derived(part),
        type: isRequired ? parametersType : ts`NonNullable<${parametersType}>`,
      },
    ];
  });
}

function bodyTypes(
  operation: Operation,
  type: SafeText<'ts'>,
  { derived, directionMarkers }: OperationContext,
): readonly AliasView[] {
  const { requestBody: body } = operation;
  if (!body || body.content.length === 0) return [];
  const bodyType = indexedAccess(type, 'requestBody');
  const content = indexedAccess(body.required ? bodyType : ts`NonNullable<${bodyType}>`, 'content');
  const contentTypes = unionOfTypes(body.content.map(({ mediaType }) => indexedAccess(content, mediaType)));
  return [
    {
      doc: operationDoc(operation, 'Request body of'),
      name: derived('Body'),
      type: differByDirection(body.content, directionMarkers) ? ts`$Writable<${contentTypes}>` : contentTypes,
    },
  ];
}

function statusView(response: Response, type: SafeText<'ts'>, directionMarkers: DirectionMarkers): StatusView {
  const { status, description, content: contents } = response;
  const isNumeric = /^[1-9][0-9]{2}$/.test(status);
  const content = indexedAccess(type, 'responses', isNumeric ? Number(status) : status, 'content');
  const contentTypes = unionOfTypes(contents.map(({ mediaType }) => indexedAccess(content, mediaType)));
  const doc = docComment(description);
  return {
    ...(doc && { doc }),
    key: propertyKey(status),
    type:
      contents.length === 0
        ? ts`undefined`
        : differByDirection(contents, directionMarkers)
          ? ts`$Readable<${contentTypes}>`
          : contentTypes,
  };
}

function differByDirection(contents: readonly MediaType[], directionMarkers: DirectionMarkers): boolean {
  return contents.some(({ schema }) => schema && directionMarkers.hasMarkers(schema.jsonSchema));
}

function operationDoc(operation: Operation, prefix: string, suffix = ''): SafeText<'ts'> {
  const subject = `\`${requestMethod(operation.method)} ${operation.path}\``;
  return (
    docComment(suffix === '' ? `${prefix} ${subject}.` : `${prefix} ${subject} ${suffix}`, {
      deprecated: operation.deprecated,
    }) ?? ts`/** An operation. */`
  );
}
