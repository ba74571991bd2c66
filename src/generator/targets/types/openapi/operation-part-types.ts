// Types of parameters, headers, bodies, and responses, both in operations and in `components`.

import { indexedAccess, ts } from '../../../code/typescript/template-literals.ts';
import { wordType, type MemberDoc, type MemberType, type TypeTree } from '../../../code/typescript/types.ts';
import type { RequestBody, MediaType, Header, Parameter, Response } from '../../../model/types/api.ts';
import { parameterValueType } from '../../../model/media-type-kind.ts';
import type { TypeContext } from './context.ts';
import { toTypePart } from './schema-to-type-part.ts';
import { toTypeTree } from './print-type-part.ts';

const unknown = wordType(ts`unknown`);

/** Returns the type of a parameter's value. A parameter with JSON `content` has the type of the decoded value. */
export function parameterType(parameter: Parameter, context: TypeContext): TypeTree {
  const value = parameterValueType(parameter);
  if (value === 'text') return wordType(ts`string`);
  return value === 'json' ? unknown : toTypeTree(toTypePart(value.jsonSchema, context), context);
}

export function parameterDoc({ description, deprecated, schema }: Parameter): MemberDoc {
  const fallback = typeof schema?.jsonSchema === 'object' ? schema.jsonSchema.annotations.default : undefined;
  return {
    ...(description !== undefined && { text: description }),
    tags: { ...(fallback && { default: fallback }), deprecated },
  };
}

export function headerType({ schema }: Header, context: TypeContext): TypeTree {
  return schema ? toTypeTree(toTypePart(schema.jsonSchema, context), context) : unknown;
}

export function headerDoc({ description, deprecated }: Header): MemberDoc {
  return { ...(description !== undefined && { text: description }), tags: { deprecated } };
}

export function bodyType({ content: contents }: RequestBody, context: TypeContext): TypeTree {
  const content: readonly MemberType[] =
    contents.length > 0
      ? contents.map((each) => contentMember(each, context))
      : [{ name: '*/*', optional: true, type: wordType(ts`never`) }];
  return { kind: 'members', members: [{ name: 'content', type: { kind: 'members', members: content } }] };
}

/**
 * Returns the type of a response. Its headers have an index signature, because a response can carry undocumented
 * headers.
 */
export function responseType({ headers, content: contents }: Response, context: TypeContext): TypeTree {
  const named = headers.map((header): MemberType => {
    const { name, required, component } = header;
    if (component !== undefined)
      return {
        name,
        optional: !required,
        type: wordType(indexedAccess(ts`components`, 'headers', context.names.key('headers', component))),
      };
    return { name, optional: !required, type: headerType(header, context), doc: headerDoc(header) };
  });
  const content: MemberType =
    contents.length > 0
      ? { name: 'content', type: { kind: 'members', members: contents.map((each) => contentMember(each, context)) } }
      : { name: 'content', optional: true, type: wordType(ts`never`) };
  return {
    kind: 'members',
    members: [{ name: 'headers', type: { kind: 'members', members: [...named, { type: unknown }] } }, content],
  };
}

function contentMember({ mediaType, schema }: MediaType, context: TypeContext): MemberType {
  return { name: mediaType, type: schema ? toTypeTree(toTypePart(schema.jsonSchema, context), context) : unknown };
}
