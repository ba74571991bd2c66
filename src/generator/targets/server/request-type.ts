// Members of a handler's request type: parameters, body, resource, and the merged resource of an update.

import type { SafeText } from '../../code/branded-text.ts';
import { docComment } from '../../code/typescript/comment.ts';
import { stringLiteral } from '../../code/typescript/string-literal.ts';
import { joinCode, ts, unionOfTypes } from '../../code/typescript/template-literals.ts';
import type { Api, MediaType, Operation } from '../../model/types/api.ts';
import type { Property, ShapeUse } from '../../model/types/shape.ts';
import { binaryFormFields } from '../../model/binary-form-fields.ts';
import { isFormMediaType, contentKind } from '../../model/media-type-kind.ts';
import { findBigintFields, printBigintFieldsType } from './bigint-fields.ts';
import { defaultedProperties } from '../../model/operations/update-semantics.ts';
import type { ModuleContext } from './response-type.ts';
import type { MemberView } from './templates.ts';

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
  const whole = (): SafeText<'ts'> => imports.type(target.types.derived(operation, 'Body'), modules.sibling('types'));
  if (!content || second)
    return unionOfTypes(
      contents.map((each) =>
        contentType(
          each,
          contents.every(isStructured) ? whole : () => contentTypeName(each, context) ?? whole(),
          context,
        ),
      ),
    );
  const plain = contentType(content, whole, context);
  const defaults = defaultedProperties(operation);
  if (!content.schema || defaults === undefined) return plain;
  const defaulted = objectProperties(content.schema.request, target.api).filter(
    ({ name, presence }) => typeof presence === 'object' && (defaults === true || defaults.includes(name)),
  );
  if (defaulted.length === 0) return plain;
  return ts`${imports.type('WithDefaults', modules.runtime('server/handler'))}<${plain}, ${unionOfTypes(defaulted.map(({ name }) => stringLiteral(name)))}>`;
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
