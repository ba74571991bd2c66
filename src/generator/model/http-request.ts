// HTTP method and server URLs of an operation.

import type { Api, Server } from './types/api.ts';
import { pathItemMethods } from '../openapi/types.ts';

/** Returns the URL of a server with the defaults of its variables, without a trailing slash. */
export function serverUrl({ url, variables }: Server): string {
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  return url.replace(/\{([^{}]+)\}/g, (match, name: string) => defaults.get(name) ?? match).replace(/\/+$/, '');
}

/**
 * Returns the path of a URL, with a leading slash and without a trailing one; empty for the root. A relative URL is
 * resolved against the root of a host (RFC 3986, 5.2.4 and appendix B). Variables without a default stay unexpanded.
 */
export function basePath(url: string): string {
  const [, path = ''] = /^(?:[^:/?#]+:)?(?:\/\/[^/?#]*)?([^?#]*)/.exec(url) ?? [];
  const segments: string[] = [];
  for (const segment of path.replace(/^\//, '').split('/')) {
    const decoded = segment.replace(/%2e/gi, '.');
    if (decoded === '..') segments.pop();
    else if (decoded !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`.replace(/\/+$/, '');
}

/**
 * Returns the URL of the first server; `undefined` if it is relative, because it then depends on the location of the
 * document.
 */
export function defaultServerUrl({ servers }: Api): string | undefined {
  const [first] = servers;
  const url = first && serverUrl(first);
  return url !== undefined && URL.canParse(url) ? url : undefined;
}

/** Returns the distinct server URLs of individual operations, in model order. */
export function distinctOperationServerUrls({ operations }: Api): readonly string[] {
  return [...new Set(operations.flatMap(({ servers }) => (servers?.[0] ? [serverUrl(servers[0])] : [])))];
}

/**
 * Returns the request method: upper case for the fixed fields of a path item; entries of `additionalOperations` keep
 * their case.
 */
export function requestMethod(method: string): string {
  return pathItemMethods.some((pathItemMethod) => pathItemMethod === method) ? method.toUpperCase() : method;
}
