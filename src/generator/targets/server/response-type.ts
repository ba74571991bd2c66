// Response type of a handler: a union over status codes.

import type { Code } from '../../code/branded-text.ts';
import { propertyKey } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts, union } from '../../code/typescript/template-literals.ts';
import type { Header, Operation, Response } from '../../model/types/api.ts';
import type { Imports } from '../../code/typescript/imports.ts';
import { bare, kindOfContent } from '../../model/media-type-kind.ts';
import { ownHeaders } from './response-header-owners.ts';
import type { Making, Modules } from './target-context.ts';

/** The shared inputs of the types in one module. */
export interface Typing {
  readonly making: Making;
  readonly imports: Imports;
  readonly modules: Modules;
}

/**
 * Returns a union with an alternative for each status and, if a status has several, for each media type. An alternative
 * for a media type range includes the types that can be sent.
 */
export function responseType(operation: Operation, typing: Typing): Code<'ts'> {
  const { responses } = operation;
  const runtime = typing.modules.runtime('server/handler');
  if (responses.length === 0) return typing.imports.type('HandlerResponse', runtime);
  const answers = responses.flatMap((response) => alternatives(response, operation, typing));
  return union(answers.map((members) => ts`${typing.imports.type('Answer', runtime)}<${join(members, ts`, `)}>`));
}

/** Returns the type arguments of `Answer`: status, body, headers, and media type, without trailing defaults. */
function alternatives(response: Response, operation: Operation, typing: Typing): readonly (readonly Code<'ts'>[])[] {
  const status = statusType(response, operation, typing);
  const headers = headersType(
    ownHeaders(response, typing.making.headers, typing.making.api).filter(({ required }) => required),
  );
  const { contents, status: written } = response;
  const whole = (): Code<'ts'> => {
    const all = typing.imports.type(
      typing.making.types.derived(operation, 'Responses'),
      typing.modules.sibling('types'),
    );
    return ts`${all}[${/^[0-9]+$/.test(written) ? propertyKey(written) : string(written)}]`;
  };
  if (operation.method === 'head' || contents.length === 0)
    return [headers ? [status, ts`undefined`, headers] : [status]];
  const several = contents.length > 1;
  return contents.map((content) => {
    const kind = kindOfContent(content);
    const body = kind === 'json' ? whole() : kind === 'text' ? ts`string` : ts`string | Uint8Array`;
    if (several) return [status, body, headers ?? ts`unknown`, string(content.mediaType)];
    const range = rangeType(bare(content.mediaType));
    if (range) return [status, body, headers ?? ts`unknown`, range];
    return headers ? [status, body, headers] : [status, body];
  });
}

/**
 * Returns the type argument for a single range; `undefined` for a concrete type. The ranges of all types and of all
 * text types include the runtime's default, so they are optional.
 */
function rangeType(mediaType: string): Code<'ts'> | undefined {
  if (!mediaType.includes('/*')) return undefined;
  return mediaType === '*/*' || mediaType === 'text/*' ? ts`${string(mediaType)} | undefined` : string(mediaType);
}

/** Returns a number literal, or the statuses of a range or `default` that no other response has. */
function statusType({ status }: Response, { responses }: Operation, { imports, modules }: Typing): Code<'ts'> {
  if (/^[1-9][0-9]{2}$/.test(status)) return propertyKey(status);
  const runtime = modules.runtime('server/status');
  const ranges = responses.flatMap((each) => (/^[2-5]XX$/i.test(each.status) ? [each.status.toUpperCase()] : []));
  const numbers = responses.flatMap((each) => (/^[1-9][0-9]{2}$/.test(each.status) ? [propertyKey(each.status)] : []));
  const inRange = (range: string): Code<'ts'> => ts`${imports.type('StatusIn', runtime)}<${string(range)}>`;
  if (status !== 'default')
    return excluding(/^[2-5]XX$/i.test(status) ? inRange(status.toUpperCase()) : ts`number`, numbers);
  return excluding(imports.type('Status', runtime), [...numbers, ...ranges.map(inRange)]);
}

function excluding(type: Code<'ts'>, others: readonly Code<'ts'>[]): Code<'ts'> {
  return others.length === 0 ? type : ts`Exclude<${type}, ${union(others)}>`;
}

/** Returns the type of the headers that a handler must set; `undefined` if there are none. */
function headersType(headers: readonly Header[]): Code<'ts'> | undefined {
  if (headers.length === 0) return undefined;
  return ts`{ ${join(
    headers.map((header) => ts`readonly ${propertyKey(header.name)}: ${headerType(header)}`),
    ts`; `,
  )} }`;
}

function headerType({ schema }: Header): Code<'ts'> {
  const kind = schema?.response.shape.kind;
  return kind === 'number' ? ts`number` : kind === 'boolean' ? ts`boolean` : ts`string`;
}
