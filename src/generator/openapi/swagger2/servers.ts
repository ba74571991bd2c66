// Base URL from `host` and `basePath` (Swagger 2.0), also if either is a full URL.

import type { Entry, MapNode } from '../../source/node.ts';
import { describe } from '../object-parsers.ts';
import type { Conversion } from './context.ts';
import { entryOf } from './create-node.ts';

export interface Address {
  /** Host; if absent, the one that serves the document. */
  readonly host?: string;
  /** Base path: empty, or with a leading and no trailing slash. */
  readonly base: string;
  /** Scheme in `host` or `basePath`, where none belongs. */
  readonly scheme?: string;
}

const parts = /^(?:(?:([a-z][a-z\d+.-]*):)?\/\/)?([^/]*)(.*)$/is;

/** Reads `host` and `basePath`. Reports and corrects recoverable errors. */
export function readAddress(root: MapNode, say: Conversion['say']): Address {
  const host = textOf(entryOf(root, 'host'), say);
  const base = textOf(entryOf(root, 'basePath'), say);
  const named = host && ofHost(...host, say);
  const beneath = base && ofBasePath(...base, named?.host, say);
  return { ...beneath, ...named, base: (named?.base ?? '') + (beneath?.base ?? '') };
}

function textOf(entry: Entry | undefined, say: Conversion['say']): readonly [string, Entry] | undefined {
  if (!entry) return undefined;
  const { key, value } = entry;
  if (value.kind === 'scalar' && typeof value.value === 'string') return [value.value, entry];
  if (value.kind !== 'scalar') say('document/wrong-type', value, `expected text, found ${describe(value)}`);
  else if (value.value === null) say('document/null-field', value, `"${key}" is null; it is read as if it were absent`);
  else
    say(
      'document/unquoted-text',
      value,
      `${value.raw} is a ${typeof value.value}, and text belongs here; it is read as "${value.raw}"`,
    );
  return value.kind === 'scalar' && value.value !== null ? [value.raw, entry] : undefined;
}

function ofHost(text: string, { value }: Entry, say: Conversion['say']): Address | undefined {
  const [, scheme, host = '', path = ''] = parts.exec(text) ?? [];
  if (host === '') {
    say(
      'document/swagger-address',
      value,
      `the host is ${text === '' ? 'empty' : 'without a name'}, and read as if it were not there`,
    );
    return undefined;
  }
  if (text !== host)
    say(
      'document/swagger-address',
      value,
      `a host is a name and a port alone; this is read as ${host}${scheme === undefined ? '' : `, reached by ${scheme}`}${withoutSlash(path) === '' ? '' : `, and ${path} before the base path`}`,
      'Write the scheme in "schemes", and the path in "basePath".',
    );
  return { host, base: withoutSlash(path), ...(scheme !== undefined && { scheme }) };
}

function ofBasePath(text: string, { value }: Entry, host: string | undefined, say: Conversion['say']): Address {
  const [, scheme, name = '', path = ''] = parts.exec(text) ?? [];
  if (scheme !== undefined && name !== '') {
    const base = withoutSlash(path);
    say(
      'document/swagger-address',
      value,
      `a base path is no address; this is read as ${base === '' ? '/' : base}${host === undefined ? ` on ${name}` : ''}`,
      'Write the scheme in "schemes", and the host in "host".',
    );
    return { base, ...(host === undefined && { host: name, scheme }) };
  }
  const base = withoutSlash(`/${text.replace(/^\/+/, '')}`);
  if (/^(?:[^/]|\/\/)/.test(text))
    say(
      'document/swagger-address',
      value,
      `a base path begins with one slash; this is read as ${base === '' ? '/' : base}`,
    );
  return { base };
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
