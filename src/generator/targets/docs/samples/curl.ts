// Request sample for curl, as a POSIX shell command.

import { mediaTypeEssence, isFormMediaType, isJsonParameter } from '../../../model/media-types.ts';
import type { Api, SecurityRequirement } from '../../../model/types/api.ts';
import type { Encoding } from '../../../model/types/operation-parts.ts';
import { requestMethod } from '../../../model/http-request.ts';
import type { Json } from '../../../source/node.ts';
import { type SampleRequest, type SampleParameter, sampleMediaType } from './sample-request.ts';
import { isJsonArray } from '../../../code/json/print-json.ts';
import { isJsonObject } from '../../../model/sample-values/documented-values.ts';

/** Returns the command, with each option on a separate line. */
export function curlSample(request: SampleRequest, api: Api): string {
  const { operation, parameters } = request;
  const credentials = sampleCredentials(operation.security[0], api);
  const method =
    operation.method === 'get'
      ? []
      : operation.method === 'head'
        ? ['--head']
        : [`--request ${requestMethod(operation.method)}`];
  const headers = parameters
    .filter(({ parameter }) => parameter.in === 'header')
    .map(
      ({ parameter, value }) =>
        `--header ${quoteShellWord(`${parameter.name}: ${parameterText({ parameter, value })}`)}`,
    );
  const cookies = parameters
    .filter(({ parameter }) => parameter.in === 'cookie')
    .map(
      ({ parameter, value }) =>
        `--cookie ${quoteShellWord(`${parameter.name}=${isJsonParameter(parameter) ? encodeURIComponent(JSON.stringify(value)) : formatPlain(value)}`)}`,
    );
  return [
    ...[
      `curl ${quoteShellWord(requestUrl(request, credentials.query))}`,
      ...method,
      ...credentials.options,
      ...headers,
      ...cookies,
    ],
    ...bodyOptions(request),
  ].join(' \\\n  ');
}

/** Quotes a string as one shell word; removes NUL characters. */
export function quoteShellWord(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", "'\\''")}'`;
}

function formatPlain(value: Json): string {
  return typeof value === 'string'
    ? value
    : isJsonArray(value)
      ? value.map(formatPlain).join(',')
      : JSON.stringify(value);
}

function parameterText({ parameter, value }: SampleParameter): string {
  return isJsonParameter(parameter) ? JSON.stringify(value) : formatPlain(value);
}

function requestUrl({ server, operation, parameters }: SampleRequest, credentials: readonly string[]): string {
  const path = operation.path.replace(/\{([^{}]*)\}/g, (placeholder, name: string) => {
    const match = parameters.find(({ parameter }) => parameter.in === 'path' && parameter.name === name);
    return match === undefined ? placeholder : encodeURIComponent(parameterText(match));
  });
  const query = [
    ...parameters.filter(({ parameter }) => parameter.in === 'query').flatMap(queryPairs),
    ...credentials,
  ].join('&');
  return `${server}${path}${query === '' ? '' : `?${query}`}`;
}

function queryPairs({ parameter, value }: SampleParameter): readonly string[] {
  const pair = (name: string, each: Json): string =>
    `${encodeURIComponent(name)}=${encodeURIComponent(formatPlain(each))}`;
  if (isJsonParameter(parameter)) return [pair(parameter.name, JSON.stringify(value))];
  if (parameter.style === 'deepObject') return deepPairs(parameter.name, value).map(([name, each]) => pair(name, each));
  if (isJsonArray(value) && parameter.explode) return value.map((each) => pair(parameter.name, each));
  if (isJsonObject(value) && parameter.explode)
    return Object.entries(value).flatMap(([name, each]) =>
      propertyValues(each, parameter.querystringEncoding !== undefined).map((item) => pair(name, item)),
    );
  return [pair(parameter.name, value)];
}

/** Returns the values of an object property in a query: arrays are JSON, but in a form they repeat the name. */
function propertyValues(value: Json, isForm: boolean): readonly Json[] {
  if (!isJsonArray(value)) return [value];
  return isForm ? value : [JSON.stringify(value)];
}

/** Returns `name[property]` pairs for each scalar in a value, at any depth; array items by index. */
function deepPairs(name: string, value: Json): readonly (readonly [string, Json])[] {
  if (typeof value !== 'object' || value === null) return [[name, value]];
  return Object.entries(value as Readonly<Record<string, Json>>).flatMap(([key, property]) =>
    deepPairs(`${name}[${key}]`, property),
  );
}

/** Returns the options and query parameters with the credentials; secrets in options are environment variables. */
function sampleCredentials(
  alternative: SecurityRequirement | undefined,
  api: Api,
): { readonly options: readonly string[]; readonly query: readonly string[] } {
  const options: string[] = [];
  const query: string[] = [];
  for (const { scheme: name } of alternative?.schemes ?? []) {
    const scheme = api.securitySchemes.find((each) => each.name === name)?.scheme;
    if (
      scheme?.type === 'oauth2' ||
      scheme?.type === 'openIdConnect' ||
      (scheme?.type === 'http' && scheme.scheme.toLowerCase() === 'bearer')
    )
      options.push('--header "Authorization: Bearer $TOKEN"');
    else if (scheme?.type === 'http') options.push('--user "$USERNAME:$PASSWORD"');
    else if (scheme?.type === 'apiKey' && scheme.in === 'header')
      options.push(`--header ${quoteShellWord(`${scheme.name}: `)}"$API_KEY"`);
    else if (scheme?.type === 'apiKey' && scheme.in === 'cookie')
      options.push(`--cookie ${quoteShellWord(`${scheme.name}=`)}"$API_KEY"`);
    else if (scheme?.type === 'apiKey') query.push(`${encodeURIComponent(scheme.name)}=YOUR_KEY`);
  }
  return { options: [...new Set(options)], query };
}

function bodyOptions({ body }: SampleRequest): readonly string[] {
  if (body === undefined) return [];
  const { content, value } = body;
  const { encoding } = content;
  const mediaType = sampleMediaType(content);
  if (mediaTypeEssence(mediaType) === 'multipart/form-data' || isFormMediaType(mediaType)) {
    const option = mediaTypeEssence(mediaType) === 'multipart/form-data' ? '--form' : '--data-urlencode';
    const deepObjects = new Set(
      isFormMediaType(mediaType)
        ? encoding.flatMap(({ property, style }) => (style === 'deepObject' ? [property] : []))
        : [],
    );
    const pairs = isJsonObject(value)
      ? Object.entries(value).flatMap(([name, each]) =>
          deepObjects.has(name) ? deepPairs(name, each) : [[name, each] as const],
        )
      : [];
    return pairs.flatMap(([name, each]) => {
      const style = encoding.find(({ property }) => property === name);
      const items = isJsonArray(each) && isExploded(style) ? each : [each];
      return items.map((item) => `${option} ${quoteShellWord(`${name}=${formatPlain(item)}`)}`);
    });
  }
  const text = typeof value === 'string' && !/json/i.test(mediaType) ? value : JSON.stringify(value, null, 2);
  return [`--header ${quoteShellWord(`Content-Type: ${mediaType}`)}`, `--data ${quoteShellWord(text)}`];
}

/** Returns whether a form repeats the name of an array property for each item. */
function isExploded(encoding: Encoding | undefined): boolean {
  return encoding?.explode ?? (encoding?.style === undefined || encoding.style === 'form');
}
