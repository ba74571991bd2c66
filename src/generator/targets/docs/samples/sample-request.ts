// Sample request of an operation: required parameters and a body, with documented or minimal values.

import { parameterValueType, mediaTypeEssence, isSuffixRange, contentKind } from '../../../model/media-types.ts';
import { basePath, serverUrl } from '../../../model/http-request.ts';
import type { Api, MediaType, Operation, Parameter } from '../../../model/types/api.ts';
import type { Json } from '../../../source/node.ts';
import type { JsonSchema } from '../../../model/types/schema.ts';
import type { Shape, ShapeUse } from '../../../model/types/shape.ts';

export interface SampleParameter {
  readonly parameter: Parameter;
  readonly value: Json;
}

export interface SampleRequest {
  readonly operation: Operation;
  /** Without a trailing slash. */
  readonly server: string;
  readonly parameters: readonly SampleParameter[];
  readonly body?: { readonly content: MediaType; readonly value: Json };
}

export function sampleRequest(operation: Operation, api: Api): SampleRequest {
  const [server] = operation.servers ?? api.servers;
  const url = server === undefined ? '' : serverUrl(server);
  const content =
    operation.requestBody?.required === true || ['put', 'post', 'patch'].includes(operation.method)
      ? operation.requestBody?.content[0]
      : undefined;
  return {
    operation,
    server: absoluteUrl(url),
    parameters: operation.parameters
      .filter(({ required, in: location }) => required || location === 'path')
      .map((parameter) => ({ parameter, value: parameterValue(parameter, api) })),
    ...(content && {
      body: {
        content,
        value: content.examples.find(({ value }) => value !== undefined)?.value ?? schemaValue(content.schema, api),
      },
    }),
  };
}

/** Returns an absolute URL. The URL of the document is unknown, so a relative URL gets an example host. */
function absoluteUrl(url: string): string {
  if (URL.canParse(url)) return url;
  return url.startsWith('//') ? `https:${url}` : `https://api.example.com${basePath(url)}`;
}

function parameterValue(parameter: Parameter, api: Api): Json {
  const { examples, schema, content } = parameter;
  const value =
    [...examples, ...(content?.examples ?? [])].find((example) => example.value !== undefined)?.value ??
    schemaValue(schema ?? content?.schema, api);
  return typeof value === 'string' || parameterValueType(parameter) !== 'text' ? value : JSON.stringify(value);
}

function schemaValue(schema: MediaType['schema'], api: Api): Json {
  return schema === undefined ? 'text' : (documentedValue(schema.jsonSchema) ?? sampleValue(schema.request, api));
}

const sampleTypes: ReadonlyMap<string, string> = new Map([
  ['text', 'text/plain'],
  ['image', 'image/png'],
  ['audio', 'audio/mpeg'],
  ['video', 'video/mp4'],
]);

export function sampleMediaType(content: MediaType): string {
  const { mediaType } = content;
  if (!mediaType.includes('*')) return mediaType;
  const [type = ''] = mediaTypeEssence(mediaType).split('/');
  if (isSuffixRange(mediaType)) return mediaTypeEssence(mediaType).replace('/*', '/vnd.example');
  const kind = contentKind(content);
  return (
    sampleTypes.get(type) ??
    (kind === 'json' ? 'application/json' : kind === 'text' && type === '*' ? 'text/plain' : 'application/octet-stream')
  );
}

/** Maximum depth of a value. Deeper values, which recursive schemas can have, are omitted. */
const maxDepth = 8;

/** Returns a documented or minimal request value. Only its shape and its bounds are sure to be valid. */
function sampleValue({ shape, nullable }: ShapeUse, api: Api, depth = 0): Json {
  if (depth > maxDepth) return nullable ? null : {};
  switch (shape.kind) {
    case 'ref': {
      const schema = api.schema(shape.id);
      return schema === undefined
        ? {}
        : (documentedValue(schema.jsonSchema) ?? sampleValue(schema.request, api, depth + 1));
    }
    case 'list':
      return documentedValue(shape.source) ?? [sampleValue(shape.items, api, depth + 1)];
    case 'tuple':
      return documentedValue(shape.source) ?? shape.items.map((item) => sampleValue(item, api, depth + 1));
    case 'union':
      return documentedValue(shape.source) ?? (shape.branches[0] ? sampleValue(shape.branches[0], api, depth + 1) : {});
    case 'intersection':
      return (
        documentedValue(shape.source) ?? mergeObjects(shape.parts.map((part) => sampleValue(part, api, depth + 1)))
      );
    case 'object':
      return (
        documentedValue(shape.source) ??
        Object.fromEntries(
          shape.properties
            .filter(({ presence, readOnly }) => presence === 'required' && !readOnly)
            .map(({ name, use, jsonSchema: schema }) => [
              name,
              documentedValue(schema) ?? sampleValue(use, api, depth + 1),
            ]),
        )
      );
    case 'text':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'map':
    case 'any':
    case 'never':
      return documentedValue(shape.source) ?? scalarValue(shape);
    default:
      return shape satisfies never;
  }
}

// Objects are merged; for other values, the first takes precedence.
function mergeObjects(values: readonly Json[]): Json {
  const objects = values.filter((value) => isJsonObject(value));
  return objects.length === values.length
    ? Object.fromEntries(objects.flatMap((value) => Object.entries(value)))
    : (values.find((value) => !isJsonObject(value)) ?? {});
}

/** Type guard for a JSON object. */
export function isJsonObject(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Type guard for a JSON array. */
export function isJsonArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Returns the first example, the default, or the constant of a schema; `undefined` if it has none. */
function documentedValue(schema: JsonSchema | undefined): Json | undefined {
  if (typeof schema !== 'object') return undefined;
  const { annotations, const: constant } = schema;
  return annotations.examples?.[0] ?? annotations.default?.value ?? constant?.value;
}

function scalarValue(
  shape: Exclude<Shape, { kind: 'ref' | 'list' | 'tuple' | 'union' | 'intersection' | 'object' }>,
): Json {
  switch (shape.kind) {
    case 'text':
      return sampleString(shape.format, shape.source);
    case 'number':
      return sampleNumber(shape.source);
    case 'boolean':
      return true;
    case 'enum':
      return shape.values[0]?.value ?? null;
    case 'map':
    case 'any':
      return {};
    case 'never':
      return null;
    default:
      return shape satisfies never;
  }
}

const formatSamples: Readonly<Record<string, string>> = {
  'date-time': '2030-01-15T10:20:30Z',
  date: '2030-01-15',
  time: '10:20:30Z',
  duration: 'PT1H',
  email: 'user@example.com',
  hostname: 'www.example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
};

function sampleString(format: string | undefined, source: JsonSchema | undefined): string {
  const formatSample =
    format === undefined || !Object.hasOwn(formatSamples, format) ? undefined : formatSamples[format];
  if (formatSample !== undefined) return formatSample;
  const { minLength = 0, maxLength = Infinity } = (typeof source === 'object' ? source.string : undefined) ?? {};
  return 'text'.padEnd(Math.min(minLength, 100), '-').slice(0, maxLength);
}

function sampleNumber(source: JsonSchema | undefined): number {
  const { minimum, exclusiveMinimum, maximum, multipleOf } =
    (typeof source === 'object' ? source.number : undefined) ?? {};
  return (
    minimum ??
    (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + (multipleOf ?? 1)) ??
    (maximum !== undefined && maximum < 1 ? maximum : (multipleOf ?? 1))
  );
}
