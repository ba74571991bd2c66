// Where a request goes: the server, the path with its parameters, and the query.

import type { Operation } from './operation-descriptor.js';
import { pathText, queryText } from './parameter-styles.js';

/** The URL of a request. Throws a TypeError where a path parameter would lead to another operation. */
export function urlOf({ id, path, styles }: Operation, base: string, parameters: object, query: object): string {
  const given = new Map(Object.entries(parameters));
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value: unknown = given.get(name);
    const text = value === undefined || value === null ? '' : pathText(name, value, styles?.path?.[name]);
    if (text === '') throw new TypeError(`${id}: the path parameter "${name}" is missing or empty`);
    return text;
  });
  // No encoding keeps a URL from climbing, so `..` cannot be asked for.
  if (filled.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)))
    throw new TypeError(`${id}: a path parameter is "." or ".."`);
  const asked = queryText(query, styles?.query);
  return `${base.replace(/\/+$/, '')}${filled}${asked && (filled.includes('?') ? '&' : '?')}${asked}`;
}

/** The server of an operation: its own, or what the caller has put in its place. A relative one is relative to `base`. */
export function serverOf(
  { server }: Operation,
  base: string,
  servers: Readonly<Record<string, string | undefined>>,
): string {
  if (server === undefined) return base;
  const chosen = (Object.hasOwn(servers, server) ? servers[server] : undefined) ?? server;
  return /^[a-z][a-z0-9+.-]*:/i.test(base) ? new URL(chosen, base).href : chosen;
}
