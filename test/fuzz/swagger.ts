// A document of OpenAPI 3.0 in the words of Swagger 2.0: what it cannot say is left unsaid.

import type { Written } from './schemas.ts';

type Schema = Written | boolean;

/** The document. Components but schemas are left out, so it refers to none of them. */
export function swaggerOf(document: Written): Written {
  const { components, info, tags, paths } = document;
  const schemas = (components as Written)['schemas'] as Readonly<Record<string, Schema>>;
  return {
    swagger: '2.0',
    info,
    ...(tags !== undefined && { tags }),
    host: 'api.example.com',
    basePath: '/v1',
    schemes: ['https', 'http'],
    consumes: ['application/json'],
    produces: ['application/json'],
    paths: mapped(paths as Written, (item) => pathItem(item as Written)),
    definitions: mapped(schemas, (each) => schema(each as Schema)),
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

/** The named schemas of a Swagger document as a document of OpenAPI 3.0 has them. */
export function definitionsOf({ definitions }: Written): Readonly<Record<string, unknown>> {
  const named = (schemas: Written): Written => mapped(schemas, (each) => inner(each as Schema));
  const inner = (given: Schema): Schema => {
    if (typeof given === 'boolean') return given;
    if (typeof given['$ref'] === 'string')
      return { $ref: given['$ref'].replace('#/definitions/', '#/components/schemas/') };
    const { 'x-nullable': nullable, ...rest } = given;
    const made = mapped(rest, (value, key) => {
      if (key === 'properties') return named(value as Written);
      if (key === 'allOf') return (value as readonly Schema[]).map(inner);
      return key === 'items' || key === 'additionalProperties' ? inner(value as Schema) : value;
    });
    return nullable === true ? { ...made, nullable } : made;
  };
  return named(definitions as Written);
}

function mapped(object: Written, change: (value: unknown, key: string) => unknown): Written {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'] as const;

function pathItem(item: Written): Written {
  const made: Written = {};
  if (item['parameters'] !== undefined) made['parameters'] = parameters(item['parameters'] as readonly Written[]);
  for (const method of methods) if (item[method] !== undefined) made[method] = operation(item[method] as Written);
  return made;
}

function operation({
  operationId,
  tags,
  summary,
  description,
  deprecated,
  requestBody,
  responses,
  ...rest
}: Written): Written {
  const given = parameters((rest['parameters'] as readonly Written[] | undefined) ?? []);
  const content =
    ((requestBody as Written | undefined)?.['content'] as Readonly<Record<string, Written>> | undefined) ?? {};
  const [first] = Object.entries(content);
  const all = [...given, ...(first ? bodyOf(...first) : [])];
  return {
    ...Object.fromEntries(
      Object.entries({ operationId, tags, summary, description, deprecated }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
    ...(first && { consumes: Object.keys(content) }),
    ...(all.length > 0 && { parameters: all }),
    ...(rest['security'] !== undefined && { security: [{ token: [] }, { oauth: ['read'] }] }),
    responses: mapped(responses as Written, (each, status) => response(each as Written, status)),
  };
}

function bodyOf(type: string, media: Written): readonly Written[] {
  const whole = media['schema'] as Schema | undefined;
  if (!/form/.test(type)) return [{ name: 'body', in: 'body', required: true, schema: schema(whole ?? {}) }];
  return [
    { name: 'name', in: 'formData', type: 'string', required: true },
    { name: 'tags', in: 'formData', type: 'array', items: { type: 'integer' }, collectionFormat: 'multi' },
    ...(type.startsWith('multipart') ? [{ name: 'file', in: 'formData', type: 'file' }] : []),
  ];
}

function response(given: Written, status: string): Written {
  const description = typeof given['description'] === 'string' ? given['description'] : 'An answer';
  const content = given['content'] as Readonly<Record<string, Written>> | undefined;
  const [media] = Object.values(content ?? {});
  return {
    description,
    ...(media?.['schema'] !== undefined && { schema: schema(media['schema'] as Schema) }),
    ...(status === '200' && { headers: { 'X-Rate': { type: 'integer' } } }),
  };
}

function parameters(given: readonly Written[]): readonly Written[] {
  return given
    .filter((each) => !Object.hasOwn(each, '$ref') && each['in'] !== 'cookie')
    .map((each) => {
      const { name, in: place, required, description, style, explode } = each;
      return {
        name,
        in: place,
        ...(required !== undefined && { required }),
        ...(description !== undefined && { description }),
        ...valued(each['schema'], style, explode === true && place === 'query'),
      };
    });
}

/** What Swagger writes into the parameter itself: one value, or a list of them. */
function valued(given: unknown, style: unknown, severally: boolean): Written {
  const {
    type,
    format,
    items,
    minimum,
    enum: listed,
    minLength,
  } = typeof given === 'object' && given !== null ? (given as Written) : {};
  if (type === 'array')
    return {
      type,
      items: { type: single.has((items as Written | undefined)?.['type']) ? (items as Written)['type'] : 'string' },
      collectionFormat:
        style === 'pipeDelimited' ? 'pipes' : style === 'spaceDelimited' ? 'ssv' : severally ? 'multi' : 'csv',
    };
  const kept = Object.fromEntries(
    Object.entries({ format, minimum, enum: listed, minLength }).filter(([, value]) => value !== undefined),
  );
  return single.has(type) ? { type, ...kept } : { type: 'string' };
}
const single: ReadonlySet<unknown> = new Set(['string', 'integer', 'number', 'boolean']);

/** A schema without unions, negation and what else came later. */
function schema(given: Schema): Written {
  if (typeof given === 'boolean') return {};
  if (typeof given['$ref'] === 'string')
    return { $ref: given['$ref'].replace('#/components/schemas/', '#/definitions/') };
  const { oneOf, anyOf, nullable, ...rest } = given;
  const [chosen] = ((oneOf ?? anyOf) as readonly Schema[] | undefined) ?? [];
  const made: Written = Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) => (later.has(key) ? [] : [[key, inside(key, value)]])),
  );
  if (chosen !== undefined)
    made['allOf'] = [...((made['allOf'] as readonly unknown[] | undefined) ?? []), schema(chosen)];
  return nullable === true ? { ...made, 'x-nullable': true } : made;
}
const later: ReadonlySet<string> = new Set(['not', 'writeOnly', 'deprecated', 'discriminator']);

function inside(key: string, value: unknown): unknown {
  if (key === 'properties') return mapped(value as Written, (each) => schema(each as Schema));
  if (key === 'items') return schema(value as Schema);
  if (key === 'additionalProperties') return typeof value === 'boolean' ? value : schema(value as Schema);
  return key === 'allOf' ? (value as readonly Schema[]).map(schema) : value;
}
