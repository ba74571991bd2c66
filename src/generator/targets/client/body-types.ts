// TypeScript types of request and response bodies in the client.

import {
  globalType,
  importedType,
  indexedType,
  keyword,
  literalType,
  objectType,
  union,
} from '../../code/typescript/build-tree.ts';
import { isSameNode } from '../../code/typescript/inspect-tree.ts';
import type { MemberType, Type } from '../../code/typescript/tree.ts';
import type { MediaType, Operation, Response } from '../../model/types/api.ts';
import { binaryFormFields, isFormMediaType, contentKind } from '../../model/media-types.ts';
import { isConvertedContent } from '../../model/value-forms/converted-contents.ts';
import { requestContents } from './operation-descriptor.ts';
import { resultContents } from '../../model/operations/response-media-types.ts';
import { runtimeType, type TargetContext } from './target-context.ts';
import { typesSource } from '../../plugin/types-modules.ts';

/** A type of request bodies, and its media types. */
export interface BodyAlternative {
  readonly type: Type;
  readonly mediaTypes: readonly string[];
}

/** Returns the types of a request body, each with its media types. The first contains the default media type. */
export function bodyAlternatives(operation: Operation, context: TargetContext): readonly BodyAlternative[] {
  const contents = requestContents(operation);
  const alternatives: BodyAlternative[] = [];
  // Equal inline schemas have one type, by the first media type that has it.
  const sources = new Map<string, string>();
  for (const content of contents) {
    const isConverted = isConvertedContent(content, contents, 'request');
    const text = contents.length > 1 ? `${schemaText(content)} ${isConverted}` : '';
    const source = sources.get(text) ?? content.mediaType;
    sources.set(text, source);
    const type = bodyType(content, contents.length > 1 ? source : undefined, operation, context);
    const index = alternatives.findIndex((alternative) => isSameNode(alternative.type, type));
    const existing = alternatives[index];
    if (existing) alternatives[index] = { type, mediaTypes: [...existing.mediaTypes, content.mediaType] };
    else alternatives.push({ type, mediaTypes: [content.mediaType] });
  }
  return alternatives;
}

/** Returns a string that equal schemas share, wherever they are defined. */
function schemaText({ schema }: MediaType): string {
  return JSON.stringify([schema?.jsonSchema], (key, value: unknown) =>
    key === 'sourceLocation' ? undefined : value instanceof Map ? [...(value as ReadonlyMap<string, unknown>)] : value,
  );
}

/** Returns the type of a body. `mediaType` is the key of an inline schema if there are several media types. */
function bodyType(
  content: MediaType,
  mediaType: string | undefined,
  operation: Operation,
  context: TargetContext,
): Type {
  const structuredType = (): Type =>
    namedContentType(content, requestContents(operation), 'request', context) ??
    (mediaType === undefined
      ? importedType(context.names.derived(operation, 'Body'), typesSource('operations'))
      : indexedType(
          importedType(context.names.derived(operation, 'BodyByMediaType'), typesSource('operations')),
          mediaType,
        ));
  if (isFormMediaType(content.mediaType)) {
    const files = binaryFormFields(content, context.api, 'request');
    return files.length === 0
      ? structuredType()
      : runtimeType('WithFiles', 'body', structuredType(), union(files.map((name) => literalType(name))));
  }
  switch (contentKind(content)) {
    case 'json':
      return structuredType();
    case 'text':
      return keyword('string');
    case 'binary':
      return runtimeType('BinaryBody', 'body');
    case 'stream':
      return union([keyword('string'), runtimeType('BinaryBody', 'body')]);
  }
}

/**
 * Returns the type of an operation's responses if a call names the media type `accept`. Bodies that are not JSON, and
 * those of which only some media types are accepted, replace the types of the types target.
 */
export function responsesType(operation: Operation, accept: string | undefined, context: TargetContext): Type {
  const { responses, method } = operation;
  if (responses.length === 0) return objectType([]);
  const derivedType = importedType(context.names.derived(operation, 'Responses'), typesSource('operations'));
  if (method === 'head') return runtimeType('WithoutBodies', 'result', derivedType);
  const bodies = responses.flatMap((response) => {
    const { status, content } = response;
    const { success, error } = resultContents(response, operation, accept);
    const body = (name: string, contents: readonly MediaType[] = []): readonly MemberType[] => {
      if (contents.length === content.length && contents.every((each) => contentKind(each) === 'json')) return [];
      const type = union(contents.map((each) => responseBodyType(each, response, operation, context)));
      return [{ name, type, isMutable: true }];
    };
    // `default` describes successes and errors, which differ only if a success has some of its media types.
    if (!success || !error) return body(status, success ?? error);
    return success.length === error.length ? body(status, error) : [...body('2XX', success), ...body(status, error)];
  });
  const types =
    bodies.length === 0 ? derivedType : runtimeType('ReplaceBodies', 'result', derivedType, objectType(bodies));
  const { deprecation } = context.api.conventions;
  const hasSuccess = responses.some(({ status }) => /^2[0-9]{2}$/.test(status));
  if (!deprecation || !hasSuccess) return types;
  return runtimeType('WithDeprecationStatus', 'result', types, literalType(deprecation.status));
}

function responseBodyType(content: MediaType, response: Response, operation: Operation, context: TargetContext): Type {
  const { status, content: contents } = response;
  const part = contents.length > 1 ? 'ResponsesByMediaType' : 'Responses';
  switch (contentKind(content)) {
    case 'json':
      return (
        namedContentType(content, contents, 'response', context) ??
        indexedType(
          importedType(context.names.derived(operation, part), typesSource('operations')),
          /^[0-9]+$/.test(status) ? Number(status) : status,
          ...(contents.length > 1 ? [content.mediaType] : []),
        )
      );
    case 'text':
      return keyword('string');
    case 'binary':
      return globalType('Blob');
    case 'stream':
      return globalType('ReadableStream', globalType('Uint8Array'));
  }
}

/** Returns the named type for a media type; `undefined` if its schema is inline or nullable. */
function namedContentType(
  content: MediaType,
  contents: readonly MediaType[],
  direction: 'request' | 'response',
  { api, names, schemaSource, hasRequestType, conversions }: TargetContext,
): Type | undefined {
  const use = content.schema?.[direction];
  if (use?.shape.kind !== 'ref' || use.nullable) return undefined;
  const namedSchema = api.schema(use.shape.id);
  if (!namedSchema) return undefined;
  const isRequest = direction === 'request' && hasRequestType(namedSchema);
  const differs = conversions?.differs(namedSchema.jsonSchema) ?? false;
  const isJson = differs && !isConvertedContent(content, contents, direction);
  return importedType(names.schemaForm(namedSchema, { isRequest, isJson }), schemaSource(namedSchema));
}
