// Response type of a handler: a union over status codes.

import type { SafeText } from '../../code/branded-text.ts';
import { propertyKey } from '../../code/typescript/identifier.ts';
import { stringLiteral } from '../../code/typescript/string-literal.ts';
import { joinCode, ts, unionOfTypes } from '../../code/typescript/template-literals.ts';
import type { Header, Operation, Response } from '../../model/types/api.ts';
import type { Imports } from '../../code/typescript/imports.ts';
import { mediaTypeEssence, contentKind } from '../../model/media-type-kind.ts';
import { handlerHeaders } from './response-header-owners.ts';
import type { TargetContext, ModulePaths } from './target-context.ts';

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

/** Returns the type arguments of `Answer`: status, body, headers, and media type, without trailing defaults. */
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
    const all = context.imports.type(
      context.target.types.derived(operation, 'Responses'),
      context.modules.sibling('types'),
    );
    return ts`${all}[${/^[0-9]+$/.test(statusKey) ? propertyKey(statusKey) : stringLiteral(statusKey)}]`;
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
  const runtime = modules.runtime('server/status');
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
