// Request sample for curl, as a POSIX shell command.

import { bare, isForm, isJsonParameter } from '../../../model/media-type-kind.ts';
import type { Api, SecurityAlternative } from '../../../model/types/api.ts';
import { sentMethod } from '../../../model/http-method.ts';
import type { Json } from '../../../source/node.ts';
import type { SampleCall, Sent } from './sample-request.ts';
import { sentMediaType } from './media-type.ts';
import { isList, isRecord } from './sample-value.ts';

/** Returns the command, on several lines. */
export function curlSample(call: SampleCall, api: Api): string {
  const { operation, parameters } = call;
  const credentials = credentialsOf(operation.security[0], api);
  const method =
    operation.method === 'get'
      ? []
      : operation.method === 'head'
        ? ['--head']
        : [`--request ${sentMethod(operation.method)}`];
  const headers = parameters
    .filter(({ parameter }) => parameter.in === 'header')
    .map(({ parameter, value }) => `--header ${quoted(`${parameter.name}: ${textOf({ parameter, value })}`)}`);
  const cookies = parameters
    .filter(({ parameter }) => parameter.in === 'cookie')
    .map(
      ({ parameter, value }) =>
        `--cookie ${quoted(`${parameter.name}=${isJsonParameter(parameter) ? encodeURIComponent(JSON.stringify(value)) : plain(value)}`)}`,
    );
  return [
    ...[
      `curl ${quoted(addressOf(call) + credentials.query)}`,
      ...method,
      ...credentials.options,
      ...headers,
      ...cookies,
    ],
    ...bodyOf(call),
  ].join(' \\\n  ');
}

/** Quotes a string as one shell word; removes NUL characters. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", "'\\''")}'`;
}

function plain(value: Json): string {
  return typeof value === 'string' ? value : isList(value) ? value.map(plain).join(',') : JSON.stringify(value);
}

function textOf({ parameter, value }: Sent): string {
  return isJsonParameter(parameter) ? JSON.stringify(value) : plain(value);
}

function addressOf({ server, operation, parameters }: SampleCall): string {
  const path = operation.path.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const sent = parameters.find(({ parameter }) => parameter.in === 'path' && parameter.name === name);
    return sent === undefined ? whole : encodeURIComponent(textOf(sent));
  });
  const query = parameters
    .filter(({ parameter }) => parameter.in === 'query')
    .flatMap(queryOf)
    .join('&');
  return `${server}${path}${query === '' ? '' : `?${query}`}`;
}

function queryOf({ parameter, value }: Sent): readonly string[] {
  const pair = (name: string, each: Json): string => `${encodeURIComponent(name)}=${encodeURIComponent(plain(each))}`;
  if (isJsonParameter(parameter)) return [pair(parameter.name, JSON.stringify(value))];
  if (parameter.style === 'deepObject') return deepPairs(parameter.name, value).map(([name, each]) => pair(name, each));
  if (isList(value) && parameter.explode) return value.map((each) => pair(parameter.name, each));
  if (isRecord(value) && parameter.explode)
    return Object.entries(value).flatMap(([name, each]) =>
      membersOf(each, parameter.form !== undefined).map((member) => pair(name, member)),
    );
  return [pair(parameter.name, value)];
}

/** Returns the values of an object property in a query: arrays are JSON, but in a form they repeat the name. */
function membersOf(value: Json, inForm: boolean): readonly Json[] {
  if (!isList(value)) return [value];
  return inForm ? value : [JSON.stringify(value)];
}

/** Returns `name[property]` pairs for each scalar in a value, at any depth; array items by index. */
function deepPairs(name: string, value: Json): readonly (readonly [string, Json])[] {
  if (typeof value !== 'object' || value === null) return [[name, value]];
  return Object.entries(value as Readonly<Record<string, Json>>).flatMap(([key, member]) =>
    deepPairs(`${name}[${key}]`, member),
  );
}

/** Returns the credentials; secrets are environment variables. */
function credentialsOf(
  alternative: SecurityAlternative | undefined,
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
      options.push(`--header ${quoted(`${scheme.name}: `)}"$API_KEY"`);
    else if (scheme?.type === 'apiKey' && scheme.in === 'cookie')
      options.push(`--cookie ${quoted(`${scheme.name}=`)}"$API_KEY"`);
    else if (scheme?.type === 'apiKey') query = `?${encodeURIComponent(scheme.name)}=YOUR_KEY`;
  }
  return { options: [...new Set(options)], query };
}

function bodyOf({ body }: SampleCall): readonly string[] {
  if (body === undefined) return [];
  const { content, value } = body;
  const { encoding } = content;
  const mediaType = sentMediaType(content);
  if (bare(mediaType) === 'multipart/form-data' || isForm(mediaType)) {
    const flag = bare(mediaType) === 'multipart/form-data' ? '--form' : '--data-urlencode';
    const deep = new Set(
      isForm(mediaType) ? encoding.flatMap(({ property, style }) => (style === 'deepObject' ? [property] : [])) : [],
    );
    const pairs = isRecord(value)
      ? Object.entries(value).flatMap(([name, each]) =>
          deep.has(name) ? deepPairs(name, each) : [[name, each] as const],
        )
      : [];
    return pairs.map(([name, each]) => `${flag} ${quoted(`${name}=${plain(each)}`)}`);
  }
  const text = typeof value === 'string' && !/json/i.test(mediaType) ? value : JSON.stringify(value, null, 2);
  return [`--header ${quoted(`Content-Type: ${mediaType}`)}`, `--data ${quoted(text)}`];
}
