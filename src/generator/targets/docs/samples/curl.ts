// An operation called with curl, as a command for a POSIX shell.

import { bare, isForm } from '../../client/kinds.ts';
import type { Api, SecurityAlternative } from '../../../model/declarations/api.ts';
import type { Json } from '../../../source/tree.ts';
import type { SampleCall, Sent } from './call.ts';
import { isList, isRecord } from './value.ts';

/** The command, on several lines. */
export function curlSample(call: SampleCall, api: Api): string {
  const { operation, parameters } = call;
  const credentials = credentialsOf(operation.security[0], api);
  const method = operation.method === 'get' ? [] : operation.method === 'head' ? ['--head'] : [`--request ${operation.method.toUpperCase()}`];
  const headers = parameters.filter(({ parameter }) => parameter.in === 'header').map(({ parameter, value }) => `--header ${quoted(`${parameter.name}: ${plain(value)}`)}`);
  const cookies = parameters.filter(({ parameter }) => parameter.in === 'cookie').map(({ parameter, value }) => `--cookie ${quoted(`${parameter.name}=${plain(value)}`)}`);
  return [...[`curl ${quoted(addressOf(call) + credentials.query)}`, ...method, ...credentials.options, ...headers, ...cookies], ...bodyOf(call)].join(' \\\n  ');
}

/** A text as one word of a shell, whatever it holds. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", "'\\''")}'`;
}

function plain(value: Json): string {
  return typeof value === 'string' ? value : isList(value) ? value.map(plain).join(',') : JSON.stringify(value);
}

function addressOf({ server, operation, parameters }: SampleCall): string {
  const path = operation.path.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const sent = parameters.find(({ parameter }) => parameter.in === 'path' && parameter.name === name);
    return sent === undefined ? whole : encodeURIComponent(plain(sent.value));
  });
  const query = parameters.filter(({ parameter }) => parameter.in === 'query').flatMap(queryOf).join('&');
  return `${server}${path}${query === '' ? '' : `?${query}`}`;
}

function queryOf({ parameter, value }: Sent): readonly string[] {
  const pair = (name: string, each: Json): string => `${encodeURIComponent(name)}=${encodeURIComponent(plain(each))}`;
  if (isList(value) && parameter.explode) return value.map((each) => pair(parameter.name, each));
  if (parameter.style === 'deepObject' && isRecord(value)) return Object.entries(value).map(([name, each]) => pair(`${parameter.name}[${name}]`, each));
  return [pair(parameter.name, value)];
}

/** What proves who calls; secrets come from the environment. */
function credentialsOf(alternative: SecurityAlternative | undefined, api: Api): { readonly options: readonly string[]; readonly query: string } {
  const options: string[] = [];
  let query = '';
  for (const { scheme: name } of alternative?.schemes ?? []) {
    const scheme = api.securitySchemes.find((each) => each.name === name)?.scheme;
    if (scheme?.type === 'oauth2' || scheme?.type === 'openIdConnect' || (scheme?.type === 'http' && scheme.scheme.toLowerCase() === 'bearer')) options.push('--header "Authorization: Bearer $TOKEN"');
    else if (scheme?.type === 'http') options.push('--user "$USERNAME:$PASSWORD"');
    else if (scheme?.type === 'apiKey' && scheme.in === 'header') options.push(`--header ${quoted(`${scheme.name}: `)}"$API_KEY"`);
    else if (scheme?.type === 'apiKey' && scheme.in === 'cookie') options.push(`--cookie ${quoted(`${scheme.name}=`)}"$API_KEY"`);
    else if (scheme?.type === 'apiKey') query = `?${encodeURIComponent(scheme.name)}=YOUR_KEY`;
  }
  return { options: [...new Set(options)], query };
}

function bodyOf({ body }: SampleCall): readonly string[] {
  if (body === undefined) return [];
  const { content: { mediaType }, value } = body;
  if (bare(mediaType) === 'multipart/form-data' || isForm(mediaType)) {
    const flag = bare(mediaType) === 'multipart/form-data' ? '--form' : '--data-urlencode';
    return isRecord(value) ? Object.entries(value).map(([name, each]) => `${flag} ${quoted(`${name}=${plain(each)}`)}`) : [];
  }
  const text = typeof value === 'string' && !/json/i.test(mediaType) ? value : JSON.stringify(value, null, 2);
  return [`--header ${quoted(`Content-Type: ${mediaType}`)}`, `--data ${quoted(text)}`];
}
