// Members of a handler's request type: parameters, body, resource, and the merged resource of an update.

import type { Code } from '../../code/branded-text.ts';
import { docComment } from '../../code/typescript/comment.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts, union } from '../../code/typescript/template-literals.ts';
import type { Api, Content, Operation } from '../../model/types/api.ts';
import type { Property, Use } from '../../model/types/shape.ts';
import { filesOf } from '../../model/binary-form-fields.ts';
import { isForm, kindOfContent } from '../../model/media-type-kind.ts';
import { bigintsOf, bigintsType } from './bigint-fields.ts';
import { defaultsOf } from '../../model/operations/update-semantics.ts';
import type { Typing } from './response-type.ts';
import type { MemberView } from './templates.ts';

const places = [
  ['path', ts`path`],
  ['query', ts`query`],
  ['header', ts`headers`],
  ['cookie', ts`cookies`],
] as const;

/** Returns the members that an operation's request type adds to the common ones. */
export function requestMembers(operation: Operation, typing: Typing): readonly MemberView[] {
  return [
    ...parameterMembers(operation, typing),
    ...bodyMembers(operation, typing),
    ...resourceMembers(operation, typing),
  ];
}

function parameterMembers(operation: Operation, typing: Typing): readonly MemberView[] {
  return places.flatMap(([place, key]) => {
    if (!operation.parameters.some((parameter) => parameter.in === place)) return [];
    return [{ key, type: parametersType(operation, place, typing) }];
  });
}

/** Returns the type of the parsed parameters in one location, with defaults applied and integers of any size. */
export function parametersType(
  operation: Operation,
  place: 'path' | 'query' | 'header' | 'cookie',
  { making, imports, modules }: Typing,
): Code<'ts'> {
  const { type } = making.validators.operation(operation).parameters;
  return ts`${imports.type(type, modules.sibling('validators'))}[${string(place)}]`;
}

function bodyMembers(operation: Operation, typing: Typing): readonly MemberView[] {
  const { body } = operation;
  if (!body || body.contents.length === 0) return [];
  const type = bodyType(operation, typing);
  const mediaTypes = union(body.contents.map(({ mediaType }) => string(mediaType)));
  return [
    { key: ts`body`, type: body.required ? type : ts`${type} | undefined` },
    ...(body.contents.length > 1
      ? [{ key: ts`mediaType`, type: body.required ? mediaTypes : ts`${mediaTypes} | undefined` }]
      : []),
  ];
}

/** Returns the type of the body with defaults applied; bytes or a string if it is neither JSON nor a form. */
export function bodyType(operation: Operation, typing: Typing): Code<'ts'> {
  const { making, imports, modules } = typing;
  const contents = operation.body?.contents ?? [];
  const [content, other] = contents;
  const whole = (): Code<'ts'> => imports.type(making.types.derived(operation, 'Body'), modules.sibling('types'));
  if (!content || other)
    return union(
      contents.map((each) =>
        contentType(each, contents.every(isStructured) ? whole : () => named(each, typing) ?? whole(), typing),
      ),
    );
  const plain = contentType(content, whole, typing);
  const defaults = defaultsOf(operation);
  if (!content.schema || defaults === undefined) return plain;
  const own = propertiesOf(content.schema.request, making.api).filter(
    ({ name, presence }) => typeof presence === 'object' && (defaults === true || defaults.includes(name)),
  );
  if (own.length === 0) return plain;
  return ts`${imports.type('WithDefaults', modules.runtime('server/handler'))}<${plain}, ${union(own.map(({ name }) => string(name)))}>`;
}

function contentType(content: Content, structured: () => Code<'ts'>, { making, imports, modules }: Typing): Code<'ts'> {
  if (isForm(content.mediaType)) {
    const files = filesOf(content, making.api);
    const { members, rest } = bigintsOf(content, making);
    const told = join([members ? bigintsType(members) : ts`{}`, ...(rest ? [bigintsType(rest)] : [])], ts`, `);
    const values =
      (members ?? rest)
        ? ts`${imports.type('WithBigints', modules.runtime('server/handler'))}<${structured()}, ${told}>`
        : structured();
    return files.length === 0
      ? values
      : ts`${imports.type('WithFiles', modules.runtime('server/handler'))}<${values}, ${union(files.map(string))}>`;
  }
  const kind = kindOfContent(content);
  return kind === 'json' ? structured() : kind === 'text' ? ts`string` : ts`Uint8Array`;
}

function isStructured(content: Content): boolean {
  return isForm(content.mediaType) || kindOfContent(content) === 'json';
}

/** Returns the name of a content's type; `undefined` if its schema is inline or nullable. */
function named({ schema }: Content, { making, imports, modules }: Typing): Code<'ts'> | undefined {
  if (schema?.request.shape.kind !== 'ref' || schema.request.nullable) return undefined;
  const found = making.api.schema(schema.request.shape.id);
  if (!found) return undefined;
  const name = making.differs(found) ? making.types.derived(found, 'Request') : making.types.schema(found);
  return imports.type(name, modules.sibling('types'));
}

function propertiesOf(use: Use, api: Api): readonly Property[] {
  let { shape } = use;
  for (let steps = 0; shape.kind === 'ref' && steps < 20; steps++)
    shape = api.schema(shape.id)?.request.shape ?? { kind: 'any' };
  return shape.kind === 'object' ? shape.properties : [];
}

function resourceMembers(operation: Operation, { making, imports, modules }: Typing): readonly MemberView[] {
  const schema = operation.resource && making.api.schema(operation.resource.schema);
  if (!schema) return [];
  const type = imports.type(making.types.schema(schema), modules.sibling('types'));
  const merged = docComment('The resource with the body merged into it.', {}, 2);
  return [
    { key: ts`resource`, type },
    ...(operation.facts.effect?.kind === 'update' ? [{ key: ts`merged`, type, ...(merged && { doc: merged }) }] : []),
  ];
}
