// Base URL from `host` and `basePath` (Swagger 2.0), also if either is a full URL.

import type { Entry, MapNode } from '../../source/node.ts';
import { describeNode } from '../object-parsers.ts';
import type { ConversionContext } from './context.ts';
import { findEntry } from './create-node.ts';

export interface Address {
  /** Host; if absent, the one that serves the document. */
  readonly host?: string;
  /** Base path: empty, or with a leading and no trailing slash. */
  readonly basePath: string;
  /** Scheme in `host` or `basePath`, where none belongs. */
  readonly scheme?: string;
}

const urlPattern = /^(?:(?:([a-z][a-z\d+.-]*):)?\/\/)?([^/]*)(.*)$/is;

/** Reads `host` and `basePath`. Reports and corrects recoverable errors. */
export function readAddress(root: MapNode, reportAt: ConversionContext['reportAt']): Address {
  const host = readString(findEntry(root, 'host'), reportAt);
  const base = readString(findEntry(root, 'basePath'), reportAt);
  const hostAddress = host && parseHost(...host, reportAt);
  const basePathAddress = base && parseBasePath(...base, hostAddress?.host, reportAt);
  return {
    ...basePathAddress,
    ...hostAddress,
    basePath: (hostAddress?.basePath ?? '') + (basePathAddress?.basePath ?? ''),
  };
}

function readString(
  entry: Entry | undefined,
  reportAt: ConversionContext['reportAt'],
): readonly [string, Entry] | undefined {
  if (!entry) return undefined;
  const { key, value } = entry;
  if (value.kind === 'scalar' && typeof value.value === 'string') return [value.value, entry];
  if (value.kind !== 'scalar') reportAt('document/wrong-type', value, `expected text, found ${describeNode(value)}`);
  else if (value.value === null)
    reportAt('document/null-field', value, `"${key}" is null; it is read as if it were absent`);
  else
    reportAt(
      'document/unquoted-string',
      value,
      `${value.raw} is a ${typeof value.value}, and text belongs here; it is read as "${value.raw}"`,
    );
  return value.kind === 'scalar' && value.value !== null ? [value.raw, entry] : undefined;
}

function parseHost(text: string, { value }: Entry, reportAt: ConversionContext['reportAt']): Address | undefined {
  const [, scheme, host = '', path = ''] = urlPattern.exec(text) ?? [];
  if (host === '') {
    reportAt(
      'document/swagger-host',
      value,
      `the host is ${text === '' ? 'empty' : 'without a name'}, and read as if it were not there`,
    );
    return undefined;
  }
  if (text !== host)
    reportAt(
      'document/swagger-host',
      value,
      `a host is a name and a port alone; this is read as ${host}${scheme === undefined ? '' : `, reached by ${scheme}`}${trimTrailingSlashes(path) === '' ? '' : `, and ${path} before the base path`}`,
      'Write the scheme in "schemes", and the path in "basePath".',
    );
  return { host, basePath: trimTrailingSlashes(path), ...(scheme !== undefined && { scheme }) };
}

function parseBasePath(
  text: string,
  { value }: Entry,
  host: string | undefined,
  reportAt: ConversionContext['reportAt'],
): Address {
  const [, scheme, name = '', path = ''] = urlPattern.exec(text) ?? [];
  if (scheme !== undefined && name !== '') {
    const basePath = trimTrailingSlashes(path);
    reportAt(
      'document/swagger-host',
      value,
      `a base path is no address; this is read as ${basePath === '' ? '/' : basePath}${host === undefined ? ` on ${name}` : ''}`,
      'Write the scheme in "schemes", and the host in "host".',
    );
    return { basePath, ...(host === undefined && { host: name, scheme }) };
  }
  const basePath = trimTrailingSlashes(`/${text.replace(/^\/+/, '')}`);
  if (/^(?:[^/]|\/\/)/.test(text))
    reportAt(
      'document/swagger-host',
      value,
      `a base path begins with one slash; this is read as ${basePath === '' ? '/' : basePath}`,
    );
  return { basePath };
}

function trimTrailingSlashes(path: string): string {
  return path.replace(/\/+$/, '');
}
