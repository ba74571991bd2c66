// Request URLs: server, path, and query.

import type { Operation } from './operation-descriptor.ts';
import { pathText, queryText } from './parameter-styles.ts';

/**
 * Returns the URL of a request.
 *
 * @throws TypeError if a path parameter is missing, empty, or a dot segment
 */
export function urlOf({ id, path, styles }: Operation, base: string, parameters: object, query: object): string {
  const given = new Map(Object.entries(parameters));
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value: unknown = given.get(name);
    const text = value === undefined || value === null ? '' : pathText(name, value, styles?.path?.[name]);
    if (text === '') throw new TypeError(`${id}: the path parameter "${name}" is missing or empty`);
    return text;
  });
  // URL parsers resolve dot segments even if they are percent-encoded.
  if (filled.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)))
    throw new TypeError(`${id}: a path parameter is "." or ".."`);
  const asked = queryText(query, styles?.query);
  return `${base.replace(/\/+$/, '')}${filled}${asked && (filled.includes('?') ? '&' : '?')}${asked}`;
}

/** Returns the server of an operation, or its replacement. A relative URL is resolved against `base`. */
export function serverOf(
  { server }: Operation,
  base: string,
  servers: Readonly<Record<string, string | undefined>>,
): string {
  if (server === undefined) return base;
  const chosen = (Object.hasOwn(servers, server) ? servers[server] : undefined) ?? server;
  return /^[a-z][a-z0-9+.-]*:/i.test(base) ? new URL(chosen, base).href : chosen;
}
