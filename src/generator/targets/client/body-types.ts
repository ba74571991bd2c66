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
import type { Type } from '../../code/typescript/tree.ts';
import type { MediaType, Operation, Response } from '../../model/types/api.ts';
import { binaryFormFields, isFormMediaType, contentKind } from '../../model/media-types.ts';
import { runtimeType, type TargetContext } from './target-context.ts';

/** Returns the type of a request body, as a union over its media types. */
export function bodyType(operation: Operation, contents: readonly MediaType[], context: TargetContext): Type {
  const derivedType = importedType(context.names.derived(operation, 'Body'), 'types');
  const isStructuredOnly = contents.every(isStructured);
  const structuredType = (content: MediaType): Type =>
    (isStructuredOnly ? undefined : namedContentType(content, 'request', context)) ?? derivedType;
  const fileTypes: Type[] = [];
  const types = contents.map((content) => {
    if (isFormMediaType(content.mediaType)) {
      const files = binaryFormFields(content, context.api);
      const form = structuredType(content);
      if (files.length === 0) return form;
      const withFiles = runtimeType('WithFiles', 'body', form, union(files.map((name) => literalType(name))));
      fileTypes.push(withFiles);
      return withFiles;
    }
    switch (contentKind(content)) {
      case 'json':
        return structuredType(content);
      case 'text':
        return keyword('string');
      case 'binary':
        return runtimeType('BinaryBody', 'body');
      case 'stream':
        return union([keyword('string'), runtimeType('BinaryBody', 'body')]);
    }
  });
  // If all media types are structured, `derivedType` is the union of their types. Types with files replace that union.
  return union(isStructuredOnly && fileTypes.length > 0 ? fileTypes : types);
}

function isStructured(content: MediaType): boolean {
  return isFormMediaType(content.mediaType) || contentKind(content) === 'json';
}

/** Returns the type of an operation's responses. Bodies that are not JSON replace the types of the types target. */
export function responsesType(operation: Operation, context: TargetContext): Type {
  const { responses, method } = operation;
  if (responses.length === 0) return objectType([]);
  const derivedType = importedType(context.names.derived(operation, 'Responses'), 'types');
  if (method === 'head') return runtimeType('WithoutBodies', 'result', derivedType);
  const bodies = responses
    .filter(({ content: contents }) => contents.some((content) => contentKind(content) !== 'json'))
    .map((response) => ({
      name: response.status,
      type: responseBodyType(response, derivedType, context),
      isMutable: true as const,
    }));
  const types =
    bodies.length === 0 ? derivedType : runtimeType('ReplaceBodies', 'result', derivedType, objectType(bodies));
  const { deprecation } = context.api.conventions;
  const hasSuccess = responses.some(({ status }) => /^2[0-9]{2}$/.test(status));
  if (!deprecation || !hasSuccess) return types;
  return runtimeType('WithDeprecationStatus', 'result', types, literalType(deprecation.status));
}

function responseBodyType({ status, content: contents }: Response, derivedType: Type, context: TargetContext): Type {
  const types = contents.map((content) => {
    switch (contentKind(content)) {
      case 'json':
        return (
          namedContentType(content, 'response', context) ??
          indexedType(derivedType, /^[0-9]+$/.test(status) ? Number(status) : status)
        );
      case 'text':
        return keyword('string');
      case 'binary':
        return globalType('Blob');
      case 'stream':
        return globalType('ReadableStream', globalType('Uint8Array'));
    }
  });
  return union(types);
}

/** Returns the named type for a media type; `undefined` if its schema is inline or nullable. */
function namedContentType(
  { schema }: MediaType,
  direction: 'request' | 'response',
  { api, names, hasRequestType }: TargetContext,
): Type | undefined {
  const use = schema?.[direction];
  if (use?.shape.kind !== 'ref' || use.nullable) return undefined;
  const namedSchema = api.schema(use.shape.id);
  if (!namedSchema) return undefined;
  const name =
    direction === 'request' && hasRequestType(namedSchema)
      ? names.derived(namedSchema, 'Request')
      : names.schema(namedSchema);
  return importedType(name, 'types');
}
