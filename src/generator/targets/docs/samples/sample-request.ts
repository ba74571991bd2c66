// Sample request of an operation: required parameters, and a body.

import { valueOfParameter } from '../../../model/media-type-kind.ts';
import { basePath, serverUrl } from '../../../model/server-urls.ts';
import type { Api, Content, Operation, Parameter } from '../../../model/types/api.ts';
import type { Json } from '../../../source/node.ts';
import { exampleIn, sampleValue } from './sample-value.ts';

export interface Sent {
  readonly parameter: Parameter;
  readonly value: Json;
}

export interface SampleCall {
  readonly operation: Operation;
  /** Without a trailing slash. */
  readonly server: string;
  readonly parameters: readonly Sent[];
  readonly body?: { readonly content: Content; readonly value: Json };
}

export function sampleCall(operation: Operation, api: Api): SampleCall {
  const [server] = operation.servers ?? api.servers;
  const url = server === undefined ? '' : serverUrl(server);
  const content =
    operation.body?.required === true || ['put', 'post', 'patch'].includes(operation.method)
      ? operation.body?.contents[0]
      : undefined;
  return {
    operation,
    server: completeUrl(url),
    parameters: operation.parameters
      .filter(({ required, in: place }) => required || place === 'path')
      .map((parameter) => ({ parameter, value: valueOf(parameter, api) })),
    ...(content && {
      body: {
        content,
        value: content.examples.find(({ value }) => value !== undefined)?.value ?? typedValue(content.schema, api),
      },
    }),
  };
}

/** Returns an absolute URL. The URL of the document is unknown, so a relative URL gets an example host. */
function completeUrl(url: string): string {
  if (URL.canParse(url)) return url;
  return url.startsWith('//') ? `https:${url}` : `https://api.example.com${basePath(url)}`;
}

function valueOf(parameter: Parameter, api: Api): Json {
  const { examples, schema, content } = parameter;
  const value =
    [...examples, ...(content?.examples ?? [])].find((example) => example.value !== undefined)?.value ??
    typedValue(schema ?? content?.schema, api);
  return typeof value === 'string' || valueOfParameter(parameter) !== 'text' ? value : JSON.stringify(value);
}

function typedValue(schema: Content['schema'], api: Api): Json {
  return schema === undefined ? 'text' : (exampleIn(schema.assertion) ?? sampleValue(schema.request, api));
}
