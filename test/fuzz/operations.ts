// Operations from chance: parameters of all styles, bodies and answers of all media types, and what stands around them.

import type { Random } from '../differential/random.ts';
import { newerMedia, newerOperations, newerParameters, streams } from './newer.ts';
import { different, operationName, parameterName, tagName, text } from './names.ts';
import { schema, type Making, type Written } from './schemas.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** What operations may refer to, by kind. */
export interface Shared {
  readonly parameters: readonly string[];
  readonly responses: readonly string[];
  readonly requestBodies: readonly string[];
  readonly headers: readonly string[];
  readonly schemes: readonly string[];
}

export interface MakingOperations extends Making {
  readonly shared: Shared;
  /** Operation ids that are taken; two operations of one id are a mistake of the document. */
  readonly ids: Set<string>;
}

export function pathItem(making: MakingOperations, path: string): Written {
  const { random } = making;
  const inPath = [...new Set([...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name))];
  const item: Written = {};
  const shared = inPath.filter(() => random.once(2));
  const own = inPath.filter((name) => !shared.includes(name));
  // Some of what the path says for all, an operation says anew.
  const ofAll = [
    ...shared.map((name) => parameter(making, 'path', name)),
    ...(random.once(5) ? [parameter(making, random.pick(['query', 'header']), 'sort')] : []),
  ];
  if (ofAll.length > 0) item['parameters'] = ofAll;
  if (shared.length > 0 && random.once(3)) own.push(...shared.slice(0, 1));
  if (random.once(8)) item['summary'] = text(random);
  if (random.once(10)) item['servers'] = [{ url: '/elsewhere' }];
  const chosen = methods.filter(() => random.once(4));
  for (const method of chosen.length === 0 ? (['get'] as const) : chosen) item[method] = operation(making, own, method);
  return making.newer ? { ...item, ...newerOperations(making, own) } : item;
}

export function operation(making: MakingOperations, inPath: readonly string[], method: string): Written {
  const { random, ids, shared } = making;
  const made: Written = { responses: responses(making) };
  const id = operationName(random);
  if (!random.once(3) && !ids.has(id)) made['operationId'] = id;
  ids.add(id);
  const others = parameters(making);
  const all = [
    ...inPath.map((name) => parameter(making, 'path', name)),
    ...(making.newer ? newerParameters(making, others) : others),
  ];
  if (all.length > 0) made['parameters'] = all;
  const hasBody = ['put', 'post', 'patch'].includes(method)
    ? !random.once(5)
    : method !== 'trace' && making.version === '3.1' && random.once(10);
  if (hasBody)
    made['requestBody'] = random.once(6) ? (referred(making, 'requestBodies') ?? body(making)) : body(making);
  if (random.once(2)) made['tags'] = different(1 + random.below(2), () => tagName(random));
  if (random.once(3)) made['summary'] = text(random);
  if (random.once(3)) made['description'] = text(random);
  if (random.once(10)) made['deprecated'] = true;
  if (random.once(10)) made['servers'] = servers(making);
  if (random.once(10)) made['externalDocs'] = { url: 'https://docs.example/operation' };
  if (shared.schemes.length > 0 && random.once(3)) made['security'] = security(making);
  if (random.once(12)) made['callbacks'] = callbacks(making);
  return made;
}

function callbacks(making: MakingOperations): Written {
  const { random } = making;
  const expressions = different(1 + random.below(2), () =>
    random.pick([
      '{$request.body#/url}',
      '{$request.query.callback}/data',
      'https://other.example/{$method}',
      '{$response.header.Location}',
    ]),
  );
  const called = (): Written =>
    Object.fromEntries(
      different(1 + random.below(2), () => random.pick(['post', 'put', 'get'])).map((method) => [
        method,
        operation(making, [], method),
      ]),
    );
  return { [parameterName(random)]: Object.fromEntries(expressions.map((expression) => [expression, called()])) };
}

function parameters(making: MakingOperations): readonly Written[] {
  const { random } = making;
  const seen = new Set<string>();
  const found: Written[] = [];
  for (let count = random.below(5); count > 0; count--) {
    const place = random.pick(['query', 'query', 'query', 'header', 'cookie']);
    const name =
      place === 'header' || place === 'cookie'
        ? random.pick(['X-One', 'x-two', 'Accept', 'session', 'If-Match', 'X_Three', 'class'])
        : parameterName(random);
    // Names of headers are one whatever their case.
    const key = `${place} ${place === 'header' ? name.toLowerCase() : name}`;
    if (!seen.has(key)) found.push(parameter(making, place, name));
    seen.add(key);
  }
  const referredTo = random.once(5) ? referred(making, 'parameters') : undefined;
  return referredTo ? [...found, referredTo] : found;
}

/** The styles of each place, and of query those that are for lists and objects only. */
const styles = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
} as const;

export function parameter(making: Making, place: string, name: string): Written {
  const { random } = making;
  const made: Written = { name, in: place };
  if (place === 'path') made['required'] = true;
  else if (random.once(3)) made['required'] = true;
  if (random.once(3)) made['description'] = text(random);
  if (random.once(12)) made['deprecated'] = true;
  if (random.once(8)) return { ...made, content: { 'application/json': { schema: schema(making, 2) } } };
  const list = { type: 'array', items: { type: random.pick(['string', 'integer', 'boolean']) } };
  const members = {
    type: 'object',
    properties: { a: { type: 'string' }, 'b-c': { type: 'integer' } },
    ...(random.once(3) && { additionalProperties: random.once(2) }),
  };
  const single = random.pick<Written>([
    { type: 'string' },
    { type: 'integer' },
    { type: 'number', minimum: 0 },
    { type: 'boolean' },
    { type: 'string', enum: ['a', 'b', ''] },
    { type: 'string', format: 'date-time' },
    { type: 'string', minLength: 1 },
    { type: 'integer', minimum: 1, default: 20 },
    { type: 'string', enum: ['a', 'b'], default: 'b' },
  ]);
  const style = random.once(2) ? random.pick(styles[place as keyof typeof styles]) : undefined;
  const shaped =
    style === 'deepObject'
      ? random.pick<unknown>([members, list, schema(making, 3)])
      : style === 'spaceDelimited' || style === 'pipeDelimited'
        ? list
        : random.pick<unknown>([single, single, list, members, schema(making, 3)]);
  if (style !== undefined) made['style'] = style;
  if (style !== undefined && random.once(2)) made['explode'] = random.once(2) || style === 'deepObject';
  if (place === 'query' && random.once(8)) made['allowReserved'] = true;
  if (place === 'query' && random.once(10)) made['allowEmptyValue'] = true;
  return { ...made, schema: shaped, ...(random.once(8) && examples(random)) };
}

/** What shows a value, whether it meets the schema or not. */
function examples(random: Random): Written {
  const value = random.pick<unknown>(['x', 1, null, { a: 1 }, []]);
  return random.once(3)
    ? { example: value }
    : {
        examples: {
          one: { summary: text(random), value },
          'a b': { description: text(random), value: 'y' },
          ...(random.once(3) && { far: { externalValue: 'https://files.example/one.json' } }),
        },
      };
}

const mediaTypes = [
  'application/json',
  'application/json',
  'application/json',
  'application/merge-patch+json',
  'application/problem+json',
  'application/json; charset=utf-8',
  'application/vnd.acme.v1+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  'text/html',
  'text/csv',
  'application/xml',
  'application/octet-stream',
  'image/png',
  'image/*',
  '*/*',
  'text/event-stream',
  'application/x-ndjson',
  'application/pdf',
  'multipart/mixed',
] as const;

export function body(making: Making): Written {
  const { random } = making;
  return {
    ...(random.once(2) && { required: true }),
    ...(random.once(4) && { description: text(random) }),
    content: content(making, 1 + random.below(3)),
  };
}

function content(making: Making, count: number): Written {
  const { random, newer } = making;
  const types = different(count, () => (newer && random.once(5) ? random.pick(streams) : random.pick(mediaTypes)));
  return Object.fromEntries(
    types.map((type) => [type, newer ? newerMedia(making, type, media(making, type)) : media(making, type)]),
  );
}

function media(making: Making, type: string): Written {
  const { random, version } = making;
  if (random.once(15)) return {};
  if (/form/.test(type)) {
    const file =
      version === '3.0'
        ? { type: 'string', format: 'binary' }
        : random.pick<Written>([
            { type: 'string', contentMediaType: 'image/png' },
            {},
            { type: 'string', format: 'binary' },
          ]);
    const properties = {
      name: { type: 'string' },
      count: { type: 'integer' },
      tags: { type: 'array', items: { type: 'string' } },
      meta: { type: 'object', properties: { a: { type: 'integer' } } },
      ...(type.startsWith('multipart') && { file, files: { type: 'array', items: file } }),
    };
    const encoding = random.once(3)
      ? {
          encoding: type.startsWith('multipart')
            ? {
                meta: { contentType: 'application/json' },
                file: { contentType: 'image/png, image/jpeg', headers: { 'X-Part': header(making) } },
                files: { contentType: 'application/octet-stream' },
              }
            : {
                tags: { style: random.pick(['form', 'spaceDelimited', 'pipeDelimited']), explode: random.once(2) },
                meta: { style: 'deepObject', explode: true },
                name: { allowReserved: true },
              },
        }
      : {};
    return {
      schema: random.once(5)
        ? schema(making)
        : { type: 'object', properties, ...(random.once(2) && { required: ['name'] }) },
      ...encoding,
    };
  }
  if (/octet|image|pdf/.test(type))
    return version === '3.1' && random.once(2) ? {} : { schema: { type: 'string', format: 'binary' } };
  if (/text|xml/.test(type) && random.once(2)) return { schema: { type: 'string' } };
  const made: Written = { schema: schema(making) };
  return { ...made, ...(random.once(5) && examples(random)) };
}

export function responses(making: MakingOperations): Written {
  const { random } = making;
  const statuses = different(1 + random.below(3), () =>
    random.pick([
      '200',
      '200',
      '201',
      '202',
      '204',
      '206',
      '301',
      '400',
      '404',
      '418',
      '500',
      '2XX',
      '4XX',
      '5XX',
      'default',
    ]),
  );
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      random.once(8) ? (referred(making, 'responses') ?? response(making)) : response(making),
    ]),
  );
}

export function response(making: Making): Written {
  const { random } = making;
  const made: Written = { description: text(random) };
  if (!random.once(4)) made['content'] = content(making, 1 + random.below(2));
  if (random.once(4))
    made['headers'] = Object.fromEntries(
      different(1 + random.below(2), () =>
        random.pick(['X-Rate', 'ETag', 'Link', 'Content-Type', 'x-class', 'Retry-After', 'Set-Cookie']),
      ).map((name) => [name, header(making)]),
    );
  if (random.once(10))
    made['links'] = {
      next: {
        operationRef: 'other.yaml#/paths/~1/get',
        description: text(random),
        parameters: { page: '$response.body#/page' },
      },
      'a.b': {
        operationId: 'getPet',
        parameters: { 'path.id': '$request.path.id' },
        requestBody: { a: 1 },
        server: { url: '/linked' },
      },
    };
  return made;
}

export function header(making: Making): Written {
  const { random } = making;
  const made: Written = {
    ...(random.once(3) && { required: true }),
    ...(random.once(3) && { description: text(random) }),
    ...(random.once(12) && { deprecated: true }),
  };
  if (random.once(8))
    return { ...made, content: { [random.pick(['application/json', 'text/plain'])]: { schema: schema(making, 3) } } };
  const shaped = random.pick<unknown>([
    { type: 'string' },
    { type: 'integer' },
    { type: 'array', items: { type: random.pick(['string', 'integer']) } },
    { type: 'boolean' },
    { type: 'object', properties: { a: { type: 'string' }, n: { type: 'integer' } } },
    { type: 'string', format: 'date-time' },
    schema(making, 3),
  ]);
  return {
    ...made,
    ...(random.once(4) && { style: 'simple', explode: random.once(2) }),
    schema: shaped,
    ...(random.once(12) && examples(random)),
  };
}

export function servers({ random }: Making): readonly Written[] {
  return random.pick<readonly Written[]>([
    [{ url: 'https://api.example.com' }],
    [{ url: '/' }, { url: 'https://other.example/base/', description: text(random) }],
    [
      {
        url: 'https://{region}.example.com:{port}/v{version}',
        variables: {
          region: { default: 'eu', enum: ['eu', 'us'] },
          port: { default: '443' },
          version: { default: '1', description: text(random) },
        },
      },
    ],
    [{ url: '/v1' }],
    [{ url: '../relative' }],
  ]);
}

export function security({ random, shared }: MakingOperations): readonly Written[] {
  const schemes = shared.schemes;
  const one = (): Written =>
    Object.fromEntries(
      schemes
        .filter(() => random.once(2))
        .map((name) => [
          name,
          name === 'oauth' && random.once(2) ? ['read:all', 'write:*'].slice(random.below(2)) : [],
        ]),
    );
  return Array.from({ length: random.below(3) }, one);
}

/** A reference to something that is shared; undefined where there is nothing of the kind. */
function referred(
  { random, shared }: MakingOperations,
  kind: 'parameters' | 'responses' | 'requestBodies',
): Written | undefined {
  const [first, ...more] = shared[kind];
  return first === undefined ? undefined : { $ref: `#/components/${kind}/${random.pick([first, ...more])}` };
}
