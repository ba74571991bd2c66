// The headers of responses: the types of all, and the samples of those that a response requires.

import {
  keyword,
  literal,
  literalType,
  object,
  objectType,
  satisfies,
  union,
} from '../../code/typescript/build-tree.ts';
import type { Expression, Type } from '../../code/typescript/tree.ts';
import type { Api, Header, Operation, Response } from '../../model/types/api.ts';
import type { Json } from '../../source/node.ts';
import { isJsonHeader } from '../../model/sample-schemas/header-values.ts';
import { testedSampleExpression } from './sample-expression.ts';
import { runtimeType, type TargetContext } from './target-context.ts';

/** Headers that describe the encoding or framing of a message: created values would contradict the body. */
const framingHeaders: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Returns the headers that handlers create. */
export function createdHeaders({ headers }: Response): readonly Header[] {
  return headers.filter(({ name, required }) => required && !framingHeaders.has(name.toLowerCase()));
}

/** Returns the created headers by status, as an expression; `undefined` if there are none. */
export function createdHeadersExpression({ responses }: Operation, context: TargetContext): Expression | undefined {
  const entries = responses.flatMap((response) => {
    const headers = createdHeaders(response);
    return headers.length === 0
      ? []
      : [[response.status, object(headers.map((each) => [each.name, headerExpression(each, context)]))] as const];
  });
  return entries.length === 0 ? undefined : object(entries);
}

/** The runtime validates values in the response, so samples have no validator. */
function headerExpression(header: Header, { api, headerSampleOf }: TargetContext): Expression {
  const { name, explode } = header;
  const expression = object([
    ['sample', testedSampleExpression(headerSampleOf(header), undefined, api)],
    ['explode', explode ? literal(true) : undefined],
    ['isJson', isJsonHeader(header) ? literal(true) : undefined],
  ]);
  // TypeScript infers the type of a property from that of `Object`, if it has the property.
  return name in Object.prototype ? satisfies(expression, runtimeType('RequiredHeader', 'reply-headers')) : expression;
}

/** Returns the types of the headers of a response; `undefined` if it documents none. */
export function headersType({ headers }: Response, { api }: TargetContext): Type | undefined {
  if (headers.length === 0) return undefined;
  return objectType(
    headers.map((header) => ({
      name: header.name,
      isOptional: true,
      type: union([headerType(header, api), keyword('undefined')]),
    })),
  );
}

/** Lists and objects are strings, as in the handlers of the server. */
function headerType({ schema }: Header, api: Api): Type {
  const declared = schema?.response.shape;
  const shape = declared?.kind === 'ref' ? api.schema(declared.id)?.response.shape : declared;
  if (shape?.kind === 'enum' && !shape.open) {
    const values = shape.values.map(({ value }) => value).filter(isScalar);
    if (values.length === shape.values.length) return union(values.map(literalType));
  }
  const kind = shape?.kind;
  if (kind === 'number' || kind === 'boolean') return keyword(kind);
  const isString = kind === 'text' || kind === 'list' || kind === 'tuple' || kind === 'map' || kind === 'object';
  return isString ? keyword('string') : runtimeType('HeaderValue', 'reply-headers');
}

function isScalar(value: Json): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
