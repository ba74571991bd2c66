// Sample request for an operation: required parameters and a body, with documented or minimal values.

import { parameterValueType, mediaTypeEssence, isSuffixRange, contentKind } from '../../../model/media-types.ts';
import { basePath, serverUrl } from '../../../model/http-request.ts';
import type { Api, Example, MediaType, Operation, Parameter } from '../../../model/types/api.ts';
import type { Json } from '../../../source/node.ts';
import type { JsonSchema } from '../../../model/types/schema.ts';
import { samplerOf } from '../../../model/sample-values/value-search.ts';

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
    ...(content && { body: { content, value: sampleValue(content.examples, content.schema, api) } }),
  };
}

/** Returns an absolute URL. The URL of the document is unknown, so a relative URL gets an example host. */
function absoluteUrl(url: string): string {
  if (URL.canParse(url)) return url;
  return url.startsWith('//') ? `https:${url}` : `https://api.example.com${basePath(url)}`;
}

function parameterValue(parameter: Parameter, api: Api): Json {
  const { examples, schema, content } = parameter;
  const value = sampleValue([...examples, ...(content?.examples ?? [])], schema ?? content?.schema, api);
  return typeof value === 'string' || parameterValueType(parameter) !== 'text' ? value : JSON.stringify(value);
}

/**
 * Returns the first valid example, or a value of the schema. If that value is invalid too, returns the first example.
 */
export function sampleValue(
  examples: readonly Pick<Example, 'value'>[],
  schema: { readonly jsonSchema: JsonSchema } | undefined,
  api: Api,
): Json {
  const documented = examples.flatMap(({ value }) => (value === undefined ? [] : [value]));
  if (schema === undefined) return documented[0] ?? 'text';
  const { jsonSchema } = schema;
  const sampler = samplerOf(api);
  const valid = documented.find((value) => sampler.isValid(jsonSchema, value));
  if (valid !== undefined) return valid;
  const sample = sampler.sample(jsonSchema);
  return documented[0] === undefined || sampler.isValid(jsonSchema, sample) ? sample : documented[0];
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
