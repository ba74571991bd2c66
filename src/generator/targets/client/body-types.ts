// TypeScript types of request and response bodies in the client.

import type { SafeText } from '../../code/branded-text.ts';
import { propertyKey, joinCode, ts, unionOfTypes, stringLiteral } from '../../code/typescript/typescript.ts';
import type { MediaType, Operation, Response } from '../../model/types/api.ts';
import { binaryFormFields, isFormMediaType, contentKind } from '../../model/media-types.ts';
import type { Imports } from '../../code/typescript/imports.ts';
import type { TargetContext, ModulePaths } from './target-context.ts';

/** Shared inputs for the types of one module. */
export interface ModuleContext extends TargetContext {
  readonly imports: Imports;
  readonly modules: ModulePaths;
}

/** Returns the type of a request body, as a union over its media types. */
export function bodyType(operation: Operation, contents: readonly MediaType[], context: ModuleContext): SafeText<'ts'> {
  const { imports, modules, names, api } = context;
  const derivedType = (): SafeText<'ts'> => imports.type(names.derived(operation, 'Body'), modules.types);
  const binary = (): SafeText<'ts'> => imports.type('BinaryBody', modules.runtime('body'));
  const isStructuredOnly = contents.every(isStructured);
  const types = contents.flatMap((content) => {
    if (isFormMediaType(content.mediaType)) {
      const files = binaryFormFields(content, api);
      const form = (isStructuredOnly ? undefined : contentTypeName(content, 'request', context)) ?? derivedType();
      return files.length === 0
        ? form
        : ts`${imports.type('WithFiles', modules.runtime('body'))}<${form}, ${unionOfTypes(files.map(stringLiteral))}>`;
    }
    switch (contentKind(content)) {
      case 'json':
        return (isStructuredOnly ? undefined : contentTypeName(content, 'request', context)) ?? derivedType();
      case 'text':
        return ts`string`;
      case 'binary':
        return binary();
      case 'stream':
        return [ts`string`, binary()];
    }
  });
  // If all contents are structured, `derivedType` is their union. A type with files replaces that union.
  return unionOfTypes(
    isStructuredOnly && types.some((type) => type.includes('<')) ? types.filter((type) => type.includes('<')) : types,
  );
}

function isStructured(content: MediaType): boolean {
  return isFormMediaType(content.mediaType) || contentKind(content) === 'json';
}

/** Returns the type of an operation's responses. Bodies that are not JSON replace the types of the types target. */
export function responsesType(operation: Operation, context: ModuleContext): SafeText<'ts'> {
  const { imports, modules, names, api } = context;
  const runtime = modules.runtime('result');
  const { responses, method } = operation;
  if (responses.length === 0) return ts`{}`;
  const derivedType = imports.type(names.derived(operation, 'Responses'), modules.types);
  if (method === 'head') return ts`${imports.type('WithoutBodies', runtime)}<${derivedType}>`;
  const nonJson = responses.filter(({ content: contents }) =>
    contents.some((content) => contentKind(content) !== 'json'),
  );
  const bodies = nonJson.map(
    (response) => ts`${propertyKey(response.status)}: ${responseBodyType(response, derivedType, context)}`,
  );
  const types =
    bodies.length === 0
      ? derivedType
      : ts`${imports.type('ReplaceBodies', runtime)}<${derivedType}, { ${joinCode(bodies, ts`; `)} }>`;
  const { deprecation } = api.conventions;
  const hasSuccess = responses.some(({ status }) => /^2[0-9]{2}$/.test(status));
  if (!deprecation || !hasSuccess) return types;
  return ts`${imports.type('WithDeprecationStatus', runtime)}<${types}, ${propertyKey(String(deprecation.status))}>`;
}

function responseBodyType(
  { status, content: contents }: Response,
  derivedType: SafeText<'ts'>,
  context: ModuleContext,
): SafeText<'ts'> {
  const types = contents.map((content) => {
    switch (contentKind(content)) {
      case 'json':
        return (
          contentTypeName(content, 'response', context) ??
          ts`${derivedType}[${/^[0-9]+$/.test(status) ? propertyKey(status) : stringLiteral(status)}]`
        );
      case 'text':
        return ts`string`;
      case 'binary':
        return ts`Blob`;
      case 'stream':
        return ts`ReadableStream<Uint8Array>`;
    }
  });
  return unionOfTypes(types);
}

/** Returns the name of a content's type; `undefined` if its schema is inline or nullable. */
function contentTypeName(
  { schema }: MediaType,
  direction: 'request' | 'response',
  { api, names, hasRequestType, imports, modules }: ModuleContext,
): SafeText<'ts'> | undefined {
  const use = schema?.[direction];
  if (use?.shape.kind !== 'ref' || use.nullable) return undefined;
  const namedSchema = api.schema(use.shape.id);
  if (!namedSchema) return undefined;
  const name =
    direction === 'request' && hasRequestType(namedSchema)
      ? names.derived(namedSchema, 'Request')
      : names.schema(namedSchema);
  return imports.type(name, modules.types);
}
