// Request URLs: server, path, and query.

import type { UrlFormat } from './message-format.ts';
import type { OperationDescriptor } from './operation-descriptor.ts';

/**
 * Returns the URL of a request.
 *
 * @throws TypeError if a path parameter is missing, empty, or a dot segment
 */
export function buildUrl(
  { id, path, styles }: OperationDescriptor,
  base: string,
  parameters: object,
  query: object,
  format: UrlFormat,
): string {
  const values = new Map(Object.entries(parameters));
  const filledPath = path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value: unknown = values.get(name);
    const text = value === undefined || value === null ? '' : format.pathParameter(name, value, styles?.path?.[name]);
    if (text === '') throw new TypeError(`${id}: the path parameter "${name}" is missing or empty`);
    return text;
  });
  // URL parsers resolve dot segments even if they are percent-encoded.
  if (filledPath.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)))
    throw new TypeError(`${id}: a path parameter is "." or ".."`);
  const queryString = format.query(query, styles?.query);
  return `${base.replace(/\/+$/, '')}${filledPath}${queryString && (filledPath.includes('?') ? '&' : '?')}${queryString}`;
}

/** Returns the server of an operation, or its replacement. A relative URL is resolved against `base`. */
export function resolveServer(
  { server }: OperationDescriptor,
  base: string,
  servers: Readonly<Record<string, string | undefined>>,
): string {
  if (server === undefined) return base;
  const url = (Object.hasOwn(servers, server) ? servers[server] : undefined) ?? server;
  return /^[a-z][a-z0-9+.-]*:/i.test(base) ? new URL(url, base).href : url;
}
