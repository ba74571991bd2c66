// Request and response types of a handler.

import type { SafeText } from '../../code/branded-text.ts';
import { docComment } from '../../code/typescript/comment.ts';
import { stringLiteral, joinCode, ts, unionOfTypes, propertyKey } from '../../code/typescript/typescript.ts';
import type { Api, MediaType, Operation, Header, Response } from '../../model/types/api.ts';
import type { Property, ShapeUse } from '../../model/types/shape.ts';
import { binaryFormFields, isFormMediaType, contentKind, mediaTypeEssence } from '../../model/media-types.ts';
import { findBigintFields, printBigintFieldsType } from './bigint-fields.ts';
import { defaultedProperties } from '../../model/operations/update-semantics.ts';
import type { MemberView } from './templates.ts';
import type { Imports } from '../../code/typescript/imports.ts';
import { handlerHeaders } from './response-header-owners.ts';
import type { TargetContext, ModulePaths } from './target-context.ts';

const parameterLocations = [
  ['path', ts`path`],
  ['query', ts`query`],
  ['header', ts`headers`],
  ['cookie', ts`cookies`],
] as const;

/** Returns the members that an operation's request type adds to the common ones. */
export function requestMembers(operation: Operation, context: ModuleContext): readonly MemberView[] {
  return [
    ...parameterMembers(operation, context),
    ...bodyMembers(operation, context),
    ...resourceMembers(operation, context),
  ];
}

function parameterMembers(operation: Operation, context: ModuleContext): readonly MemberView[] {
  return parameterLocations.flatMap(([location, key]) => {
    if (!operation.parameters.some((parameter) => parameter.in === location)) return [];
    return [{ key, type: parametersType(operation, location, context) }];
  });
}

/** Returns the type of the parsed parameters in one location, with defaults applied and integers of any size. */
export function parametersType(
  operation: Operation,
  location: 'path' | 'query' | 'header' | 'cookie',
  { target, imports, modules }: ModuleContext,
): SafeText<'ts'> {
  const { type } = target.validators.operation(operation).parameters;
  return ts`${imports.type(type, modules.sibling('validators'))}[${stringLiteral(location)}]`;
}

function bodyMembers(operation: Operation, context: ModuleContext): readonly MemberView[] {
  const { requestBody } = operation;
  if (!requestBody || requestBody.content.length === 0) return [];
  const type = bodyType(operation, context);
  const mediaTypes = unionOfTypes(requestBody.content.map(({ mediaType }) => stringLiteral(mediaType)));
  return [
    { key: ts`body`, type: requestBody.required ? type : ts`${type} | undefined` },
    ...(requestBody.content.length > 1
      ? [{ key: ts`mediaType`, type: requestBody.required ? mediaTypes : ts`${mediaTypes} | undefined` }]
      : []),
  ];
}

/** Returns the type of the body with defaults applied; bytes or a string if it is neither JSON nor a form. */
export function bodyType(operation: Operation, context: ModuleContext): SafeText<'ts'> {
  const { target, imports, modules } = context;
  const contents = operation.requestBody?.content ?? [];
  const [content, second] = contents;
  const wholeType = (): SafeText<'ts'> =>
    imports.type(target.types.derived(operation, 'Body'), modules.sibling('types'));
  if (!content || second)
    return unionOfTypes(
      contents.map((each) =>
        contentType(
          each,
          contents.every(isStructured) ? wholeType : () => contentTypeName(each, context) ?? wholeType(),
          context,
        ),
      ),
    );
  const plainType = contentType(content, wholeType, context);
  const defaults = defaultedProperties(operation);
  if (!content.schema || defaults === undefined) return plainType;
  const defaulted = objectProperties(content.schema.request, target.api).filter(
    ({ name, presence }) => typeof presence === 'object' && (defaults === true || defaults.includes(name)),
  );
  if (defaulted.length === 0) return plainType;
  return ts`${imports.type('WithDefaults', modules.runtime('server/handler'))}<${plainType}, ${unionOfTypes(defaulted.map(({ name }) => stringLiteral(name)))}>`;
}

function contentType(
  content: MediaType,
  structured: () => SafeText<'ts'>,
  { target, imports, modules }: ModuleContext,
): SafeText<'ts'> {
  if (isFormMediaType(content.mediaType)) {
    const files = binaryFormFields(content, target.api);
    const { members, rest } = findBigintFields(content, target);
    const bigintArguments = joinCode(
      [members ? printBigintFieldsType(members) : ts`{}`, ...(rest ? [printBigintFieldsType(rest)] : [])],
      ts`, `,
    );
    const values =
      (members ?? rest)
        ? ts`${imports.type('WithBigints', modules.runtime('server/handler'))}<${structured()}, ${bigintArguments}>`
        : structured();
    return files.length === 0
      ? values
      : ts`${imports.type('WithFiles', modules.runtime('server/handler'))}<${values}, ${unionOfTypes(files.map(stringLiteral))}>`;
  }
  const kind = contentKind(content);
  return kind === 'json' ? structured() : kind === 'text' ? ts`string` : ts`Uint8Array`;
}

function isStructured(content: MediaType): boolean {
  return isFormMediaType(content.mediaType) || contentKind(content) === 'json';
}

/** Returns the name of a content's type; `undefined` if its schema is inline or nullable. */
function contentTypeName(
  { schema }: MediaType,
  { target, imports, modules }: ModuleContext,
): SafeText<'ts'> | undefined {
  if (schema?.request.shape.kind !== 'ref' || schema.request.nullable) return undefined;
  const namedSchema = target.api.schema(schema.request.shape.id);
  if (!namedSchema) return undefined;
  const name = target.hasRequestType(namedSchema)
    ? target.types.derived(namedSchema, 'Request')
    : target.types.schema(namedSchema);
  return imports.type(name, modules.sibling('types'));
}

function objectProperties(use: ShapeUse, api: Api): readonly Property[] {
  let { shape } = use;
  for (let steps = 0; shape.kind === 'ref' && steps < 20; steps++)
    shape = api.schema(shape.id)?.request.shape ?? { kind: 'any' };
  return shape.kind === 'object' ? shape.properties : [];
}

function resourceMembers(operation: Operation, { target, imports, modules }: ModuleContext): readonly MemberView[] {
  const schema = operation.resource && target.api.schema(operation.resource.schema);
  if (!schema) return [];
  const type = imports.type(target.types.schema(schema), modules.sibling('types'));
  const merged = docComment('The resource with the body merged into it.', {}, 2);
  return [
    { key: ts`resource`, type },
    ...(operation.extensions.effect?.kind === 'update'
      ? [{ key: ts`merged`, type, ...(merged && { doc: merged }) }]
      : []),
  ];
}

/** The shared inputs of the types in one module. */
export interface ModuleContext {
  readonly target: TargetContext;
  readonly imports: Imports;
  readonly modules: ModulePaths;
}

/**
 * Returns a union with an alternative for each status and, if a status has several, for each media type. An alternative
 * for a media type range includes the types that can be sent.
 */
export function responseType(operation: Operation, context: ModuleContext): SafeText<'ts'> {
  const { responses } = operation;
  const runtime = context.modules.runtime('server/handler');
  if (responses.length === 0) return context.imports.type('HandlerResponse', runtime);
  const argumentLists = responses.flatMap((response) => responseArguments(response, operation, context));
  return unionOfTypes(
    argumentLists.map((members) => ts`${context.imports.type('TypedResponse', runtime)}<${joinCode(members, ts`, `)}>`),
  );
}

/** Returns the type arguments of `TypedResponse`: status, body, headers, and media type, without trailing defaults. */
function responseArguments(
  response: Response,
  operation: Operation,
  context: ModuleContext,
): readonly (readonly SafeText<'ts'>[])[] {
  const status = statusType(response, operation, context);
  const headers = headersType(
    handlerHeaders(response, context.target.headers, context.target.api).filter(({ required }) => required),
  );
  const { content: contents, status: statusKey } = response;
  const documentedBody = (): SafeText<'ts'> => {
    const responsesType = context.imports.type(
      context.target.types.derived(operation, 'Responses'),
      context.modules.sibling('types'),
    );
    return ts`${responsesType}[${/^[0-9]+$/.test(statusKey) ? propertyKey(statusKey) : stringLiteral(statusKey)}]`;
  };
  if (operation.method === 'head' || contents.length === 0)
    return [headers ? [status, ts`undefined`, headers] : [status]];
  const isOneOfSeveral = contents.length > 1;
  return contents.map((content) => {
    const kind = contentKind(content);
    const body = kind === 'json' ? documentedBody() : kind === 'text' ? ts`string` : ts`string | Uint8Array`;
    if (isOneOfSeveral) return [status, body, headers ?? ts`unknown`, stringLiteral(content.mediaType)];
    const range = rangeType(mediaTypeEssence(content.mediaType));
    if (range) return [status, body, headers ?? ts`unknown`, range];
    return headers ? [status, body, headers] : [status, body];
  });
}

/**
 * Returns the type argument for a single range; `undefined` for a concrete type. The ranges of all types and of all
 * text types include the runtime's default, so they are optional.
 */
function rangeType(mediaType: string): SafeText<'ts'> | undefined {
  if (!mediaType.includes('/*')) return undefined;
  return mediaType === '*/*' || mediaType === 'text/*'
    ? ts`${stringLiteral(mediaType)} | undefined`
    : stringLiteral(mediaType);
}

/** Returns a number literal, or the statuses of a range or `default` that no other response has. */
function statusType(
  { status }: Response,
  { responses }: Operation,
  { imports, modules }: ModuleContext,
): SafeText<'ts'> {
  if (/^[1-9][0-9]{2}$/.test(status)) return propertyKey(status);
  const runtime = modules.runtime('server/http-status');
  const ranges = responses.flatMap((each) => (/^[2-5]XX$/i.test(each.status) ? [each.status.toUpperCase()] : []));
  const numbers = responses.flatMap((each) => (/^[1-9][0-9]{2}$/.test(each.status) ? [propertyKey(each.status)] : []));
  const inRange = (range: string): SafeText<'ts'> =>
    ts`${imports.type('StatusInRange', runtime)}<${stringLiteral(range)}>`;
  if (status !== 'default')
    return printExclude(/^[2-5]XX$/i.test(status) ? inRange(status.toUpperCase()) : ts`number`, numbers);
  return printExclude(imports.type('HttpStatus', runtime), [...numbers, ...ranges.map(inRange)]);
}

function printExclude(type: SafeText<'ts'>, excluded: readonly SafeText<'ts'>[]): SafeText<'ts'> {
  return excluded.length === 0 ? type : ts`Exclude<${type}, ${unionOfTypes(excluded)}>`;
}

/** Returns the type of the headers that a handler must set; `undefined` if there are none. */
function headersType(headers: readonly Header[]): SafeText<'ts'> | undefined {
  if (headers.length === 0) return undefined;
  return ts`{ ${joinCode(
    headers.map((header) => ts`readonly ${propertyKey(header.name)}: ${headerType(header)}`),
    ts`; `,
  )} }`;
}

function headerType({ schema }: Header): SafeText<'ts'> {
  const kind = schema?.response.shape.kind;
  return kind === 'number' ? ts`number` : kind === 'boolean' ? ts`boolean` : ts`string`;
}
