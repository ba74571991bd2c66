// What OpenAPI 3.2 added, from chance: methods of any name, whole queries, streams, tags in tags, and the small words.

import { different, text } from './names.ts';
import { operation, parameter, type MakingOperations } from './operations.ts';
import { schema, type Making, type Written } from './schemas.ts';

/** Streams, whose items have a schema. */
export const streams = [
  'text/event-stream',
  'application/jsonl',
  'application/x-ndjson',
  'application/json-seq',
] as const;

/** What a medium of 3.2 has beside, or in place of, what an older one has. */
export function newerMedia(making: Making, type: string, made: Written): Written {
  const { random } = making;
  if ((streams as readonly string[]).includes(type) && !random.once(4)) return { itemSchema: schema(making, 1) };
  if (type === 'multipart/mixed' && random.once(2))
    return {
      itemSchema: schema(making, 2),
      itemEncoding: { contentType: 'application/json' },
      ...(random.once(2) && { prefixEncoding: [{ contentType: 'text/plain' }] }),
    };
  if (!Object.hasOwn(made, 'example') && random.once(5))
    return {
      ...made,
      examples: { one: { dataValue: random.pick<unknown>([{ a: 1 }, null, 'x']), serializedValue: '{"a":1}' } },
    };
  return made;
}

/** The operations of a path that no older document can have. */
export function newerOperations(making: MakingOperations, inPath: readonly string[]): Written {
  const { random } = making;
  const made: Written = {};
  if (random.once(3)) made['query'] = operation(making, inPath, 'post');
  if (random.once(4))
    made['additionalOperations'] = Object.fromEntries(
      different(1 + random.below(2), () =>
        random.pick(['COPY', 'PURGE', 'LINK', 'M-SEARCH', 'constructor', 'toString']),
      ).map((method) => [method, operation(making, inPath, method)]),
    );
  return made;
}

/** Parameters of an operation, and among them, where there is no other of the query, the whole of it. */
export function newerParameters(making: MakingOperations, given: readonly Written[]): readonly Written[] {
  const { random } = making;
  const cookies = given.map((each) =>
    each['in'] === 'cookie' && Object.hasOwn(each, 'schema') && random.once(2) ? { ...each, style: 'cookie' } : each,
  );
  if (given.some((each) => each['in'] === 'query' || Object.hasOwn(each, '$ref')) || !random.once(4)) return cookies;
  const members = Object.fromEntries(
    different(1 + random.below(3), () => random.pick(['q', 'page', 'a b', 'class', 'constructor', 'ids'])).map(
      (name) => [name, parameter(making, 'query', name)['schema'] ?? { type: 'string' }],
    ),
  );
  return [
    ...cookies,
    {
      name: 'whole',
      in: 'querystring',
      ...(random.once(3) && { required: true }),
      content: { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties: members } } },
    },
  ];
}

/** The document with what 3.2 says of it as a whole. */
export function newerWhole({ random }: Making, document: Written): Written {
  const tags = document['tags'] as readonly Written[] | undefined;
  const servers = document['servers'] as readonly Written[] | undefined;
  return {
    ...document,
    openapi: '3.2.0',
    ...(random.once(3) && { $self: random.pick(['https://api.example/openapi.json', '/openapi']) }),
    ...(servers && {
      servers: servers.map((each, at) => ({ ...each, ...(random.once(2) && { name: `server ${at}` }) })),
    }),
    ...(tags && {
      tags: tags.map((each, at) => ({
        ...each,
        ...(random.once(2) && { summary: text(random) }),
        ...(random.once(3) && { kind: random.pick(['nav', 'badge', 'audience']) }),
        ...(at > 0 && random.once(2) && { parent: tags[at - 1]?.['name'] }),
      })),
    }),
  };
}
