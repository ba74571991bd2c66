// Types of parameters, headers, bodies, and responses, both in operations and in `components`.

import { indexed, ts } from '../../../code/typescript/template-literals.ts';
import { word, type Doc, type MemberType, type TypeTree } from '../../../code/typescript/types.ts';
import type { Body, Content, Header, Parameter, Response } from '../../../model/types/api.ts';
import { valueOfParameter } from '../../../model/media-type-kind.ts';
import type { Typing } from './context.ts';
import { partOf } from './schema-to-type-part.ts';
import { typeOf } from './print-type-part.ts';

const unknown = word(ts`unknown`);

/** Returns the type of a parameter's value. A parameter with JSON `content` has the type of the decoded value. */
export function parameterType(parameter: Parameter, typing: Typing): TypeTree {
  const value = valueOfParameter(parameter);
  if (value === 'text') return word(ts`string`);
  return value === 'json' ? unknown : typeOf(partOf(value.assertion, typing), typing);
}

export function parameterDoc({ description, deprecated, schema }: Parameter): Doc {
  const fallback = typeof schema?.assertion === 'object' ? schema.assertion.annotations.default : undefined;
  return {
    ...(description !== undefined && { text: description }),
    tags: { ...(fallback && { default: fallback }), deprecated },
  };
}

export function headerType({ schema }: Header, typing: Typing): TypeTree {
  return schema ? typeOf(partOf(schema.assertion, typing), typing) : unknown;
}

export function headerDoc({ description, deprecated }: Header): Doc {
  return { ...(description !== undefined && { text: description }), tags: { deprecated } };
}

export function bodyType({ contents }: Body, typing: Typing): TypeTree {
  const content: readonly MemberType[] =
    contents.length > 0
      ? contents.map((each) => contentMember(each, typing))
      : [{ name: '*/*', optional: true, type: word(ts`never`) }];
  return { kind: 'members', members: [{ name: 'content', type: { kind: 'members', members: content } }] };
}

/**
 * Returns the type of a response. Its headers have an index signature, because a response can carry undocumented
 * headers.
 */
export function responseType({ headers, contents }: Response, typing: Typing): TypeTree {
  const named = headers.map((header): MemberType => {
    const { name, required, component } = header;
    if (component !== undefined)
      return {
        name,
        optional: !required,
        type: word(indexed(ts`components`, 'headers', typing.names.key('headers', component))),
      };
    return { name, optional: !required, type: headerType(header, typing), doc: headerDoc(header) };
  });
  const content: MemberType =
    contents.length > 0
      ? { name: 'content', type: { kind: 'members', members: contents.map((each) => contentMember(each, typing)) } }
      : { name: 'content', optional: true, type: word(ts`never`) };
  return {
    kind: 'members',
    members: [{ name: 'headers', type: { kind: 'members', members: [...named, { type: unknown }] } }, content],
  };
}

function contentMember({ mediaType, schema }: Content, typing: Typing): MemberType {
  return { name: mediaType, type: schema ? typeOf(partOf(schema.assertion, typing), typing) : unknown };
}
