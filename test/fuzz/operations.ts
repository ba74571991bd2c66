// Random operations: parameters of all styles, bodies and responses of all media types, callbacks, links, and security.

import type { Random } from '../differential/random.ts';
import {
  addVersion32MediaType,
  addVersion32Parameters,
  createVersion32Operations,
  streamMediaTypes,
} from './openapi-3-2.ts';
import { pickDistinct, pickOperationId, pickParameterName, pickTagName, pickText } from './names.ts';
import { createSchema, type GenerationContext, type JsonObject } from './schemas.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** Names of the components that operations may refer to, by kind. */
export interface SharedComponents {
  readonly parameters: readonly string[];
  readonly responses: readonly string[];
  readonly requestBodies: readonly string[];
  readonly headers: readonly string[];
  readonly schemes: readonly string[];
}

export interface OperationContext extends GenerationContext {
  readonly shared: SharedComponents;
  /** Operation IDs in use, which must be unique. */
  readonly ids: Set<string>;
}

export function createPathItem(context: OperationContext, path: string): JsonObject {
  const { random } = context;
  const pathNames = [...new Set([...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name))];
  const item: JsonObject = {};
  const sharedNames = pathNames.filter(() => random.oneIn(2));
  const operationNames = pathNames.filter((name) => !sharedNames.includes(name));
  const pathItemParameters = [
    ...sharedNames.map((name) => createParameter(context, 'path', name)),
    ...(random.oneIn(5) ? [createParameter(context, random.pick(['query', 'header']), 'sort')] : []),
  ];
  if (pathItemParameters.length > 0) item['parameters'] = pathItemParameters;
  // An operation overrides some of the parameters of its path item.
  if (sharedNames.length > 0 && random.oneIn(3)) operationNames.push(...sharedNames.slice(0, 1));
  if (random.oneIn(8)) item['summary'] = pickText(random);
  if (random.oneIn(10)) item['servers'] = [{ url: '/other-server' }];
  const itemMethods = methods.filter(() => random.oneIn(4));
  for (const method of itemMethods.length === 0 ? (['get'] as const) : itemMethods)
    item[method] = createOperation(context, operationNames, method);
  return context.isVersion32 ? { ...item, ...createVersion32Operations(context, operationNames) } : item;
}

export function createOperation(context: OperationContext, pathNames: readonly string[], method: string): JsonObject {
  const { random, ids, shared } = context;
  const result: JsonObject = { responses: createResponses(context) };
  const id = pickOperationId(random);
  if (!random.oneIn(3) && !ids.has(id)) result['operationId'] = id;
  ids.add(id);
  const others = createParameters(context);
  const all = [
    ...pathNames.map((name) => createParameter(context, 'path', name)),
    ...(context.isVersion32 ? addVersion32Parameters(context, others) : others),
  ];
  if (all.length > 0) result['parameters'] = all;
  const hasBody = ['put', 'post', 'patch'].includes(method)
    ? !random.oneIn(5)
    : method !== 'trace' && context.version === '3.1' && random.oneIn(10);
  if (hasBody)
    result['requestBody'] = random.oneIn(6)
      ? (createComponentReference(context, 'requestBodies') ?? createRequestBody(context))
      : createRequestBody(context);
  if (random.oneIn(2)) result['tags'] = pickDistinct(1 + random.below(2), () => pickTagName(random));
  if (random.oneIn(3)) result['summary'] = pickText(random);
  if (random.oneIn(3)) result['description'] = pickText(random);
  if (random.oneIn(10)) result['deprecated'] = true;
  if (random.oneIn(10)) result['servers'] = createServers(context);
  if (random.oneIn(10)) result['externalDocs'] = { url: 'https://docs.example/operation' };
  if (shared.schemes.length > 0 && random.oneIn(3)) result['security'] = createSecurity(context);
  if (random.oneIn(12)) result['callbacks'] = createCallbacks(context);
  return result;
}

function createCallbacks(context: OperationContext): JsonObject {
  const { random } = context;
  const expressions = pickDistinct(1 + random.below(2), () =>
    random.pick([
      '{$request.body#/url}',
      '{$request.query.callback}/data',
      'https://other.example/{$method}',
      '{$response.header.Location}',
    ]),
  );
  const createItem = (): JsonObject =>
    Object.fromEntries(
      pickDistinct(1 + random.below(2), () => random.pick(['post', 'put', 'get'])).map((method) => [
        method,
        createOperation(context, [], method),
      ]),
    );
  const name = pickParameterName(random);
  return { [name]: Object.fromEntries(expressions.map((expression) => [expression, createItem()])) };
}

function createParameters(context: OperationContext): readonly JsonObject[] {
  const { random } = context;
  const seen = new Set<string>();
  const result: JsonObject[] = [];
  for (let count = random.below(5); count > 0; count--) {
    const location = random.pick(['query', 'query', 'query', 'header', 'cookie']);
    const name =
      location === 'header' || location === 'cookie'
        ? random.pick(['X-One', 'x-two', 'Accept', 'session', 'If-Match', 'X_Three', 'class'])
        : pickParameterName(random);
    // Header names are case-insensitive.
    const key = `${location} ${location === 'header' ? name.toLowerCase() : name}`;
    if (!seen.has(key)) result.push(createParameter(context, location, name));
    seen.add(key);
  }
  const reference = random.oneIn(5) ? createComponentReference(context, 'parameters') : undefined;
  return reference ? [...result, reference] : result;
}

/** Styles by parameter location. */
const styles = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
} as const;

export function createParameter(context: GenerationContext, location: string, name: string): JsonObject {
  const { random } = context;
  const result: JsonObject = { name, in: location };
  if (location === 'path') result['required'] = true;
  else if (random.oneIn(3)) result['required'] = true;
  if (random.oneIn(3)) result['description'] = pickText(random);
  if (random.oneIn(12)) result['deprecated'] = true;
  if (random.oneIn(8)) return { ...result, content: { 'application/json': { schema: createSchema(context, 2) } } };
  const arraySchema = { type: 'array', items: { type: random.pick(['string', 'integer', 'boolean']) } };
  const objectSchema = {
    type: 'object',
    properties: { a: { type: 'string' }, 'b-c': { type: 'integer' } },
    ...(random.oneIn(3) && { additionalProperties: random.oneIn(2) }),
  };
  const scalarSchema = random.pick<JsonObject>([
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
  const style = random.oneIn(2) ? random.pick(styles[location as keyof typeof styles]) : undefined;
  const parameterSchema =
    style === 'deepObject'
      ? random.pick<unknown>([objectSchema, arraySchema, createSchema(context, 3)])
      : style === 'spaceDelimited' || style === 'pipeDelimited'
        ? arraySchema
        : random.pick<unknown>([scalarSchema, scalarSchema, arraySchema, objectSchema, createSchema(context, 3)]);
  if (style !== undefined) result['style'] = style;
  if (style !== undefined && random.oneIn(2)) result['explode'] = random.oneIn(2) || style === 'deepObject';
  if (location === 'query' && random.oneIn(8)) result['allowReserved'] = true;
  if (location === 'query' && random.oneIn(10)) result['allowEmptyValue'] = true;
  return { ...result, schema: parameterSchema, ...(random.oneIn(8) && createExamples(random)) };
}

/** Returns `example` or `examples`, whose values may violate the schema. */
function createExamples(random: Random): JsonObject {
  const value = random.pick<unknown>(['x', 1, null, { a: 1 }, []]);
  return random.oneIn(3)
    ? { example: value }
    : {
        examples: {
          one: { summary: pickText(random), value },
          'a b': { description: pickText(random), value: 'y' },
          ...(random.oneIn(3) && { far: { externalValue: 'https://files.example/one.json' } }),
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

export function createRequestBody(context: GenerationContext): JsonObject {
  const { random } = context;
  return {
    ...(random.oneIn(2) && { required: true }),
    ...(random.oneIn(4) && { description: pickText(random) }),
    content: createContent(context, 1 + random.below(3)),
  };
}

function createContent(context: GenerationContext, count: number): JsonObject {
  const { random, isVersion32 } = context;
  const types = pickDistinct(count, () =>
    isVersion32 && random.oneIn(5) ? random.pick(streamMediaTypes) : random.pick(mediaTypes),
  );
  return Object.fromEntries(
    types.map((type) => {
      const mediaType = createMediaType(context, type);
      return [type, isVersion32 ? addVersion32MediaType(context, type, mediaType) : mediaType];
    }),
  );
}

function createMediaType(context: GenerationContext, type: string): JsonObject {
  const { random, version } = context;
  if (random.oneIn(15)) return {};
  if (/form/.test(type)) {
    const file =
      version === '3.0'
        ? { type: 'string', format: 'binary' }
        : random.pick<JsonObject>([
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
    const encoding = random.oneIn(3)
      ? {
          encoding: type.startsWith('multipart')
            ? {
                meta: { contentType: 'application/json' },
                file: { contentType: 'image/png, image/jpeg', headers: { 'X-Part': createHeader(context) } },
                files: { contentType: 'application/octet-stream' },
              }
            : {
                tags: { style: random.pick(['form', 'spaceDelimited', 'pipeDelimited']), explode: random.oneIn(2) },
                meta: { style: 'deepObject', explode: true },
                name: { allowReserved: true },
              },
        }
      : {};
    return {
      schema: random.oneIn(5)
        ? createSchema(context)
        : { type: 'object', properties, ...(random.oneIn(2) && { required: ['name'] }) },
      ...encoding,
    };
  }
  if (/octet|image|pdf/.test(type))
    return version === '3.1' && random.oneIn(2) ? {} : { schema: { type: 'string', format: 'binary' } };
  if (/text|xml/.test(type) && random.oneIn(2)) return { schema: { type: 'string' } };
  const result: JsonObject = { schema: createSchema(context) };
  return { ...result, ...(random.oneIn(5) && createExamples(random)) };
}

export function createResponses(context: OperationContext): JsonObject {
  const { random } = context;
  const statuses = pickDistinct(1 + random.below(3), () =>
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
      random.oneIn(8)
        ? (createComponentReference(context, 'responses') ?? createResponse(context))
        : createResponse(context),
    ]),
  );
}

export function createResponse(context: GenerationContext): JsonObject {
  const { random } = context;
  const result: JsonObject = { description: pickText(random) };
  if (!random.oneIn(4)) result['content'] = createContent(context, 1 + random.below(2));
  if (random.oneIn(4))
    result['headers'] = Object.fromEntries(
      pickDistinct(1 + random.below(2), () =>
        random.pick(['X-Rate', 'ETag', 'Link', 'Content-Type', 'x-class', 'Retry-After', 'Set-Cookie']),
      ).map((name) => [name, createHeader(context)]),
    );
  if (random.oneIn(10))
    result['links'] = {
      next: {
        operationRef: 'other.yaml#/paths/~1/get',
        description: pickText(random),
        parameters: { page: '$response.body#/page' },
      },
      'a.b': {
        operationId: 'getPet',
        parameters: { 'path.id': '$request.path.id' },
        requestBody: { a: 1 },
        server: { url: '/linked' },
      },
    };
  return result;
}

export function createHeader(context: GenerationContext): JsonObject {
  const { random } = context;
  const result: JsonObject = {
    ...(random.oneIn(3) && { required: true }),
    ...(random.oneIn(3) && { description: pickText(random) }),
    ...(random.oneIn(12) && { deprecated: true }),
  };
  if (random.oneIn(8))
    return {
      ...result,
      content: { [random.pick(['application/json', 'text/plain'])]: { schema: createSchema(context, 3) } },
    };
  const headerSchema = random.pick<unknown>([
    { type: 'string' },
    { type: 'integer' },
    { type: 'array', items: { type: random.pick(['string', 'integer']) } },
    { type: 'boolean' },
    { type: 'object', properties: { a: { type: 'string' }, n: { type: 'integer' } } },
    { type: 'string', format: 'date-time' },
    createSchema(context, 3),
  ]);
  return {
    ...result,
    ...(random.oneIn(4) && { style: 'simple', explode: random.oneIn(2) }),
    schema: headerSchema,
    ...(random.oneIn(12) && createExamples(random)),
  };
}

export function createServers({ random }: GenerationContext): readonly JsonObject[] {
  return random.pick<readonly JsonObject[]>([
    [{ url: 'https://api.example.com' }],
    [{ url: '/' }, { url: 'https://other.example/base/', description: pickText(random) }],
    [
      {
        url: 'https://{region}.example.com:{port}/v{version}',
        variables: {
          region: { default: 'eu', enum: ['eu', 'us'] },
          port: { default: '443' },
          version: { default: '1', description: pickText(random) },
        },
      },
    ],
    [{ url: '/v1' }],
    [{ url: '../relative' }],
  ]);
}

export function createSecurity({ random, shared }: OperationContext): readonly JsonObject[] {
  const schemes = shared.schemes;
  const createAlternative = (): JsonObject =>
    Object.fromEntries(
      schemes
        .filter(() => random.oneIn(2))
        .map((name) => [
          name,
          name === 'oauth' && random.oneIn(2) ? ['read:all', 'write:*'].slice(random.below(2)) : [],
        ]),
    );
  return Array.from({ length: random.below(3) }, createAlternative);
}

/** Returns a reference to a shared component of a kind, or `undefined` if none exists. */
function createComponentReference(
  { random, shared }: OperationContext,
  kind: 'parameters' | 'responses' | 'requestBodies',
): JsonObject | undefined {
  const [first, ...more] = shared[kind];
  return first === undefined ? undefined : { $ref: `#/components/${kind}/${random.pick([first, ...more])}` };
}
