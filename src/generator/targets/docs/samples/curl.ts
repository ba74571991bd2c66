// Request sample for curl, as a POSIX shell command.

import { mediaTypeEssence, isFormMediaType, isJsonParameter } from '../../../model/media-types.ts';
import type { Api, SecurityRequirement } from '../../../model/types/api.ts';
import { requestMethod } from '../../../model/http-request.ts';
import type { Json } from '../../../source/node.ts';
import { type SampleRequest, type SampleParameter, sampleMediaType } from './sample-request.ts';
import { isJsonArray } from '../../../code/json/json.ts';
import { isJsonObject } from './values/documented-values.ts';

/** Returns the command, with each option on a separate line. */
export function curlSample(request: SampleRequest, api: Api): string {
  const { operation, parameters } = request;
  const credentials = credentialOptions(operation.security[0], api);
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
      `curl ${quoteShellWord(requestUrl(request) + credentials.query)}`,
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

function requestUrl({ server, operation, parameters }: SampleRequest): string {
  const path = operation.path.replace(/\{([^{}]*)\}/g, (placeholder, name: string) => {
    const match = parameters.find(({ parameter }) => parameter.in === 'path' && parameter.name === name);
    return match === undefined ? placeholder : encodeURIComponent(parameterText(match));
  });
  const query = parameters
    .filter(({ parameter }) => parameter.in === 'query')
    .flatMap(queryPairs)
    .join('&');
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

/** Returns the credentials; secrets are environment variables. */
function credentialOptions(
  alternative: SecurityRequirement | undefined,
  api: Api,
): { readonly options: readonly string[]; readonly query: string } {
  const options: string[] = [];
  let query = '';
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
    else if (scheme?.type === 'apiKey') query = `?${encodeURIComponent(scheme.name)}=YOUR_KEY`;
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
    return pairs.map(([name, each]) => `${option} ${quoteShellWord(`${name}=${formatPlain(each)}`)}`);
  }
  const text = typeof value === 'string' && !/json/i.test(mediaType) ? value : JSON.stringify(value, null, 2);
  return [`--header ${quoteShellWord(`Content-Type: ${mediaType}`)}`, `--data ${quoteShellWord(text)}`];
}
