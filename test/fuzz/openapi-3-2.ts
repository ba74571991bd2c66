// Random features of OpenAPI 3.2: additional operations, querystring parameters, streams, and nested tags.

import { pickDistinct, pickText } from './names.ts';
import { createOperation, createParameter, type OperationContext } from './operations.ts';
import { createSchema, type GenerationContext, type JsonObject } from './schemas.ts';

/** Media types of streams, which have an `itemSchema`. */
export const streamMediaTypes = [
  'text/event-stream',
  'application/jsonl',
  'application/x-ndjson',
  'application/json-seq',
] as const;

/** Adds OpenAPI 3.2 features to a 3.1 media type object, or replaces it. */
export function addVersion32MediaType(context: GenerationContext, type: string, mediaType: JsonObject): JsonObject {
  const { random } = context;
  if ((streamMediaTypes as readonly string[]).includes(type) && !random.oneIn(4))
    return { itemSchema: createSchema(context, 1) };
  if (type === 'multipart/mixed' && random.oneIn(2))
    return {
      itemSchema: createSchema(context, 2),
      itemEncoding: { contentType: 'application/json' },
      ...(random.oneIn(2) && { prefixEncoding: [{ contentType: 'text/plain' }] }),
    };
  if (!Object.hasOwn(mediaType, 'example') && random.oneIn(5))
    return {
      ...mediaType,
      examples: { one: { dataValue: random.pick<unknown>([{ a: 1 }, null, 'x']), serializedValue: '{"a":1}' } },
    };
  return mediaType;
}

/** Returns path item operations that OpenAPI 3.1 lacks. */
export function createVersion32Operations(context: OperationContext, pathNames: readonly string[]): JsonObject {
  const { random } = context;
  const result: JsonObject = {};
  if (random.oneIn(3)) result['query'] = createOperation(context, pathNames, 'post');
  if (random.oneIn(4))
    result['additionalOperations'] = Object.fromEntries(
      pickDistinct(1 + random.below(2), () =>
        random.pick(['COPY', 'PURGE', 'LINK', 'M-SEARCH', 'constructor', 'toString']),
      ).map((method) => [method, createOperation(context, pathNames, method)]),
    );
  return result;
}

/** Adds the `cookie` style to parameters, and a `querystring` parameter if no other parameter is in the query. */
export function addVersion32Parameters(
  context: OperationContext,
  parameters: readonly JsonObject[],
): readonly JsonObject[] {
  const { random } = context;
  const withStyles = parameters.map((parameter) =>
    parameter['in'] === 'cookie' && Object.hasOwn(parameter, 'schema') && random.oneIn(2)
      ? { ...parameter, style: 'cookie' }
      : parameter,
  );
  if (
    parameters.some((parameter) => parameter['in'] === 'query' || Object.hasOwn(parameter, '$ref')) ||
    !random.oneIn(4)
  )
    return withStyles;
  const properties = Object.fromEntries(
    pickDistinct(1 + random.below(3), () => random.pick(['q', 'page', 'a b', 'class', 'constructor', 'ids'])).map(
      (name) => [name, createParameter(context, 'query', name)['schema'] ?? { type: 'string' }],
    ),
  );
  return [
    ...withStyles,
    {
      name: 'whole',
      in: 'querystring',
      ...(random.oneIn(3) && { required: true }),
      content: { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties } } },
    },
  ];
}

/** Adds OpenAPI 3.2 fields to the root, servers, and tags. */
export function addVersion32Fields({ random }: GenerationContext, document: JsonObject): JsonObject {
  const tags = document['tags'] as readonly JsonObject[] | undefined;
  const servers = document['servers'] as readonly JsonObject[] | undefined;
  return {
    ...document,
    openapi: '3.2.0',
    ...(random.oneIn(3) && { $self: random.pick(['https://api.example/openapi.json', '/openapi']) }),
    ...(servers && {
      servers: servers.map((server, index) => ({ ...server, ...(random.oneIn(2) && { name: `server ${index}` }) })),
    }),
    ...(tags && {
      tags: tags.map((tag, index) => ({
        ...tag,
        ...(random.oneIn(2) && { summary: pickText(random) }),
        ...(random.oneIn(3) && { kind: random.pick(['nav', 'badge', 'audience']) }),
        ...(index > 0 && random.oneIn(2) && { parent: tags[index - 1]?.['name'] }),
      })),
    }),
  };
}
