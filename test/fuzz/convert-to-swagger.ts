// Conversion of an OpenAPI 3.0 document to Swagger 2.0. Features that Swagger lacks are dropped.

import type { JsonObject, JsonSchema } from './schemas.ts';

/** Converts a document whose only components are schemas. */
export function convertToSwagger(document: JsonObject): JsonObject {
  const { components, info, tags, paths } = document;
  const schemas = (components as JsonObject)['schemas'] as Readonly<Record<string, JsonSchema>>;
  return {
    swagger: '2.0',
    info,
    ...(tags !== undefined && { tags }),
    host: 'api.example.com',
    basePath: '/v1',
    schemes: ['https', 'http'],
    consumes: ['application/json'],
    produces: ['application/json'],
    paths: mapValues(paths as JsonObject, (item) => convertPathItem(item as JsonObject)),
    definitions: mapValues(schemas, (schema) => convertSchema(schema as JsonSchema)),
    securityDefinitions: {
      token: { type: 'apiKey', in: 'header', name: 'X-Key' },
      basic: { type: 'basic' },
      oauth: {
        type: 'oauth2',
        flow: 'accessCode',
        authorizationUrl: 'https://auth.example/a',
        tokenUrl: 'https://auth.example/t',
        scopes: { read: 'Read' },
      },
    },
  };
}

/** Converts the definitions of a Swagger document to component schemas of OpenAPI 3.0. */
export function convertDefinitions({ definitions }: JsonObject): Readonly<Record<string, unknown>> {
  const convertMap = (schemas: JsonObject): JsonObject => mapValues(schemas, (schema) => convert(schema as JsonSchema));
  const convert = (schema: JsonSchema): JsonSchema => {
    if (typeof schema === 'boolean') return schema;
    if (typeof schema['$ref'] === 'string')
      return { $ref: schema['$ref'].replace('#/definitions/', '#/components/schemas/') };
    const { 'x-nullable': nullable, ...rest } = schema;
    const result = mapValues(rest, (value, key) => {
      if (key === 'properties') return convertMap(value as JsonObject);
      if (key === 'allOf') return (value as readonly JsonSchema[]).map(convert);
      return key === 'items' || key === 'additionalProperties' ? convert(value as JsonSchema) : value;
    });
    return nullable === true ? { ...result, nullable } : result;
  };
  return convertMap(definitions as JsonObject);
}

function mapValues(object: JsonObject, change: (value: unknown, key: string) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'] as const;

function convertPathItem(item: JsonObject): JsonObject {
  const result: JsonObject = {};
  if (item['parameters'] !== undefined)
    result['parameters'] = convertParameters(item['parameters'] as readonly JsonObject[]);
  for (const method of methods)
    if (item[method] !== undefined) result[method] = convertOperation(item[method] as JsonObject);
  return result;
}

function convertOperation({
  operationId,
  tags,
  summary,
  description,
  deprecated,
  requestBody,
  responses,
  ...rest
}: JsonObject): JsonObject {
  const parameters = convertParameters((rest['parameters'] as readonly JsonObject[] | undefined) ?? []);
  const content =
    ((requestBody as JsonObject | undefined)?.['content'] as Readonly<Record<string, JsonObject>> | undefined) ?? {};
  const [first] = Object.entries(content);
  const all = [...parameters, ...(first ? bodyParameters(...first) : [])];
  return {
    ...Object.fromEntries(
      Object.entries({ operationId, tags, summary, description, deprecated }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
    ...(first && { consumes: Object.keys(content) }),
    ...(all.length > 0 && { parameters: all }),
    ...(rest['security'] !== undefined && { security: [{ token: [] }, { oauth: ['read'] }] }),
    responses: mapValues(responses as JsonObject, (response, status) =>
      convertResponse(response as JsonObject, status),
    ),
  };
}

function bodyParameters(type: string, mediaType: JsonObject): readonly JsonObject[] {
  const schema = mediaType['schema'] as JsonSchema | undefined;
  if (!/form/.test(type)) return [{ name: 'body', in: 'body', required: true, schema: convertSchema(schema ?? {}) }];
  return [
    { name: 'name', in: 'formData', type: 'string', required: true },
    { name: 'tags', in: 'formData', type: 'array', items: { type: 'integer' }, collectionFormat: 'multi' },
    ...(type.startsWith('multipart') ? [{ name: 'file', in: 'formData', type: 'file' }] : []),
  ];
}

function convertResponse(response: JsonObject, status: string): JsonObject {
  const description = typeof response['description'] === 'string' ? response['description'] : 'A response';
  const content = response['content'] as Readonly<Record<string, JsonObject>> | undefined;
  const [mediaType] = Object.values(content ?? {});
  return {
    description,
    ...(mediaType?.['schema'] !== undefined && { schema: convertSchema(mediaType['schema'] as JsonSchema) }),
    ...(status === '200' && { headers: { 'X-Rate': { type: 'integer' } } }),
  };
}

function convertParameters(parameters: readonly JsonObject[]): readonly JsonObject[] {
  return parameters
    .filter((parameter) => !Object.hasOwn(parameter, '$ref') && parameter['in'] !== 'cookie')
    .map((parameter) => {
      const { name, in: location, required, description, schema, style, explode } = parameter;
      return {
        name,
        in: location,
        ...(required !== undefined && { required }),
        ...(description !== undefined && { description }),
        ...parameterType(schema, style, explode === true && location === 'query'),
      };
    });
}

/** Returns the keywords of a parameter that describe a scalar or an array of scalars. */
function parameterType(schema: unknown, style: unknown, isExploded: boolean): JsonObject {
  const {
    type,
    format,
    items,
    minimum,
    enum: enumValues,
    minLength,
  } = typeof schema === 'object' && schema !== null ? (schema as JsonObject) : {};
  if (type === 'array') {
    const itemType = (items as JsonObject | undefined)?.['type'];
    return {
      type,
      items: { type: scalarTypes.has(itemType) ? itemType : 'string' },
      collectionFormat:
        style === 'pipeDelimited' ? 'pipes' : style === 'spaceDelimited' ? 'ssv' : isExploded ? 'multi' : 'csv',
    };
  }
  const constraints = Object.fromEntries(
    Object.entries({ format, minimum, enum: enumValues, minLength }).filter(([, value]) => value !== undefined),
  );
  return scalarTypes.has(type) ? { type, ...constraints } : { type: 'string' };
}
const scalarTypes: ReadonlySet<unknown> = new Set(['string', 'integer', 'number', 'boolean']);

/** Converts a schema. Drops keywords that Swagger lacks, and replaces a union with its first branch. */
function convertSchema(schema: JsonSchema): JsonObject {
  if (typeof schema === 'boolean') return {};
  if (typeof schema['$ref'] === 'string')
    return { $ref: schema['$ref'].replace('#/components/schemas/', '#/definitions/') };
  const { oneOf, anyOf, nullable, ...rest } = schema;
  const [branch] = ((oneOf ?? anyOf) as readonly JsonSchema[] | undefined) ?? [];
  const result: JsonObject = Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) =>
      unsupportedKeywords.has(key) ? [] : [[key, convertKeyword(key, value)]],
    ),
  );
  if (branch !== undefined)
    result['allOf'] = [...((result['allOf'] as readonly unknown[] | undefined) ?? []), convertSchema(branch)];
  return nullable === true ? { ...result, 'x-nullable': true } : result;
}
const unsupportedKeywords: ReadonlySet<string> = new Set(['not', 'writeOnly', 'deprecated', 'discriminator']);

function convertKeyword(key: string, value: unknown): unknown {
  if (key === 'properties') return mapValues(value as JsonObject, (schema) => convertSchema(schema as JsonSchema));
  if (key === 'items') return convertSchema(value as JsonSchema);
  if (key === 'additionalProperties') return typeof value === 'boolean' ? value : convertSchema(value as JsonSchema);
  return key === 'allOf' ? (value as readonly JsonSchema[]).map(convertSchema) : value;
}
