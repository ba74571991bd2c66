// Request and response types of a handler.

import { distinctNodes } from '../../code/typescript/inspect-tree.ts';
import {
  globalType,
  importedType,
  indexedType,
  keyword,
  literalType,
  objectType,
  union,
} from '../../code/typescript/build-tree.ts';
import type { Type } from '../../code/typescript/tree.ts';
import type { Api, MediaType, Operation, Header, Response } from '../../model/types/api.ts';
import type { Property, ShapeUse } from '../../model/types/shape.ts';
import { binaryFormFields, isFormMediaType, contentKind, mediaTypeEssence } from '../../model/media-types.ts';
import { findBigintFields, bigintFieldsType } from './bigint-form-fields.ts';
import { propertiesTakingDefaults } from '../../model/operations/update-semantics.ts';
import { handlerHeaders } from './response-header-setters.ts';
import { runtimeType, schemaType, type TargetContext } from './target-context.ts';
import { typesSource } from '../../plugin/types-modules.ts';

/** A property of a request type. */
export interface RequestMember {
  readonly name: string;
  readonly type: Type;
  readonly description?: string;
}

const parameterLocations = [
  ['path', 'path'],
  ['query', 'query'],
  ['header', 'headers'],
  ['cookie', 'cookies'],
] as const;

/** Returns the properties that an operation's request type adds to the common ones. */
export function requestMembers(operation: Operation, context: TargetContext): readonly RequestMember[] {
  return [
    ...parameterMembers(operation, context),
    ...bodyMembers(operation, context),
    ...resourceMembers(operation, context),
  ];
}

function parameterMembers(operation: Operation, context: TargetContext): readonly RequestMember[] {
  return parameterLocations.flatMap(([location, name]) => {
    if (!operation.parameters.some((parameter) => parameter.in === location)) return [];
    return [{ name, type: parametersType(operation, location, context) }];
  });
}

/** Returns the type of the parsed parameters in one location, with defaults applied and integers of any size. */
export function parametersType(
  operation: Operation,
  location: 'path' | 'query' | 'header' | 'cookie',
  { validators }: TargetContext,
): Type {
  return indexedType(importedType(validators.operation(operation).parameters.type, 'validators'), location);
}

function bodyMembers(operation: Operation, context: TargetContext): readonly RequestMember[] {
  const { requestBody } = operation;
  if (!requestBody || requestBody.content.length === 0) return [];
  const type = bodyType(operation, context);
  const mediaTypes = union(requestBody.content.map(({ mediaType }) => literalType(mediaType)));
  const orUndefined = (each: Type): Type => (requestBody.required ? each : union([each, keyword('undefined')]));
  return [
    { name: 'body', type: orUndefined(type) },
    ...(requestBody.content.length > 1 ? [{ name: 'mediaType', type: orUndefined(mediaTypes) }] : []),
  ];
}

/** Returns the type of the body with defaults applied; bytes or a string if it is neither JSON nor a form. */
export function bodyType(operation: Operation, context: TargetContext): Type {
  const contents = operation.requestBody?.content ?? [];
  const [content, second] = contents;
  const wholeType = importedType(context.types.derived(operation, 'Body'), typesSource('operations'));
  if (!content || second)
    return union(
      contents.map((each) => {
        const structured = contents.every(isStructured) ? undefined : namedContentType(each, context);
        return contentType(each, structured ?? wholeType, context);
      }),
    );
  const plainType = contentType(content, wholeType, context);
  const defaults = propertiesTakingDefaults(operation);
  if (!content.schema || defaults === undefined) return plainType;
  const defaulted = objectProperties(content.schema.request, context.api).filter(
    ({ name, presence }) => typeof presence === 'object' && (defaults === true || defaults.includes(name)),
  );
  if (defaulted.length === 0) return plainType;
  return runtimeType('WithDefaults', 'handler-types', plainType, union(defaulted.map(({ name }) => literalType(name))));
}

function contentType(content: MediaType, structured: Type, context: TargetContext): Type {
  if (isFormMediaType(content.mediaType)) {
    const files = binaryFormFields(content, context.api, 'request');
    const { members, rest } = findBigintFields(content, context);
    const bigintTypes = [
      members ? bigintFieldsType(members) : objectType([]),
      ...(rest ? [bigintFieldsType(rest)] : []),
    ];
    const values =
      (members ?? rest) ? runtimeType('WithBigints', 'handler-types', structured, ...bigintTypes) : structured;
    return files.length === 0
      ? values
      : runtimeType('WithFiles', 'handler-types', values, union(files.map((name) => literalType(name))));
  }
  const kind = contentKind(content);
  return kind === 'json' ? structured : kind === 'text' ? keyword('string') : globalType('Uint8Array');
}

function isStructured(content: MediaType): boolean {
  return isFormMediaType(content.mediaType) || contentKind(content) === 'json';
}

/** Returns the named type for a media type; `undefined` if its schema is inline or nullable. */
function namedContentType({ schema }: MediaType, context: TargetContext): Type | undefined {
  if (schema?.request.shape.kind !== 'ref' || schema.request.nullable) return undefined;
  const namedSchema = context.api.schema(schema.request.shape.id);
  if (!namedSchema) return undefined;
  return context.hasRequestType(namedSchema)
    ? importedType(context.types.derived(namedSchema, 'Request'), context.schemaSource(namedSchema))
    : schemaType(namedSchema, context);
}

function objectProperties(use: ShapeUse, api: Api): readonly Property[] {
  let { shape } = use;
  for (let steps = 0; shape.kind === 'ref' && steps < 20; steps++)
    shape = api.schema(shape.id)?.request.shape ?? { kind: 'any' };
  return shape.kind === 'object' ? shape.properties : [];
}

function resourceMembers(operation: Operation, context: TargetContext): readonly RequestMember[] {
  const schema = operation.resource && context.api.schema(operation.resource.schema);
  if (!schema) return [];
  const type = schemaType(schema, context);
  return [
    { name: 'resource', type },
    ...(operation.extensions.effect?.kind === 'update'
      ? [{ name: 'merged', type, description: 'The resource with the body merged into it.' }]
      : []),
  ];
}

/**
 * Returns the alternatives of a response: one for each status and, if a status has several, for each media type. The
 * alternative for a media type range includes the types that can be sent.
 */
export function responseTypes(operation: Operation, context: TargetContext): readonly [Type, ...Type[]] {
  const argumentLists = operation.responses.flatMap((response) => responseArguments(response, operation, context));
  const [first, ...others] = distinctNodes(
    argumentLists.map((typeArguments) => runtimeType('TypedResponse', 'handler-types', ...typeArguments)),
  );
  return first ? [first, ...others] : [runtimeType('HandlerResponse', 'handler-types')];
}

/** Returns the type arguments of `TypedResponse`: status, body, headers, and media type, without trailing defaults. */
function responseArguments(
  response: Response,
  operation: Operation,
  context: TargetContext,
): readonly (readonly Type[])[] {
  const status = statusType(response, operation);
  const headers = headersType(
    handlerHeaders(response, context.headers, context.api).filter(({ required }) => required),
  );
  const { content: contents, status: statusKey } = response;
  const documentedBody = indexedType(
    importedType(context.types.derived(operation, 'Responses'), typesSource('operations')),
    /^[0-9]+$/.test(statusKey) ? Number(statusKey) : statusKey,
  );
  if (operation.method === 'head' || contents.length === 0)
    return [headers ? [status, keyword('undefined'), headers] : [status]];
  const hasSeveralMediaTypes = contents.length > 1;
  return contents.map((content) => {
    const kind = contentKind(content);
    const body =
      kind === 'json'
        ? documentedBody
        : kind === 'text'
          ? keyword('string')
          : union([keyword('string'), globalType('Uint8Array')]);
    if (hasSeveralMediaTypes) return [status, body, headers ?? keyword('unknown'), literalType(content.mediaType)];
    const range = rangeType(mediaTypeEssence(content.mediaType));
    if (range) return [status, body, headers ?? keyword('unknown'), range];
    return headers ? [status, body, headers] : [status, body];
  });
}

/**
 * Returns the type argument for a single range; `undefined` for a concrete type. The ranges of all types and of all
 * text types include the runtime's default, so they are optional.
 */
function rangeType(mediaType: string): Type | undefined {
  if (!mediaType.includes('/*')) return undefined;
  return mediaType === '*/*' || mediaType === 'text/*'
    ? union([literalType(mediaType), keyword('undefined')])
    : literalType(mediaType);
}

/** Returns a number literal, or the statuses of a range or `default` that no other response has. */
function statusType({ status }: Response, { responses }: Operation): Type {
  if (/^[1-9][0-9]{2}$/.test(status)) return literalType(Number(status));
  const ranges = responses.flatMap((each) => (/^[2-5]XX$/i.test(each.status) ? [each.status.toUpperCase()] : []));
  const numbers = responses.flatMap((each) =>
    /^[1-9][0-9]{2}$/.test(each.status) ? [literalType(Number(each.status))] : [],
  );
  const inRange = (range: string): Type => runtimeType('StatusInRange', 'http-status', literalType(range));
  if (status !== 'default')
    return excludeTypes(/^[2-5]XX$/i.test(status) ? inRange(status.toUpperCase()) : keyword('number'), numbers);
  return excludeTypes(runtimeType('HttpStatus', 'http-status'), [...numbers, ...ranges.map(inRange)]);
}

function excludeTypes(type: Type, excluded: readonly Type[]): Type {
  return excluded.length === 0 ? type : globalType('Exclude', type, union(excluded));
}

/** Returns the type of the headers that a handler must set; `undefined` if there are none. */
function headersType(headers: readonly Header[]): Type | undefined {
  if (headers.length === 0) return undefined;
  return objectType(headers.map((header) => ({ name: header.name, type: headerType(header) })));
}

function headerType({ schema }: Header): Type {
  const kind = schema?.response.shape.kind;
  return keyword(kind === 'number' || kind === 'boolean' ? kind : 'string');
}
