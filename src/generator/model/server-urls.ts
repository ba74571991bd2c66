// Where the document says the interface is.

import type { Api, Server } from './types/api.ts';

/** The URL of a server with the defaults of its variables, without a slash at its end. */
export function serverUrl({ url, variables }: Server): string {
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  return url.replace(/\{([^{}]+)\}/g, (whole, name: string) => defaults.get(name) ?? whole).replace(/\/+$/, '');
}

/**
 * The path of a URL, without a slash at its end: empty, or beginning with one. A relative one is as if it were read from the root of a host
 * (RFC 3986, 5.2.4 and appendix B). Variables without a default stand in it as they are, be it in the scheme, the host or the path.
 */
export function basePath(url: string): string {
  const [, path = ''] = /^(?:[^:/?#]+:)?(?:\/\/[^/?#]*)?([^?#]*)/.exec(url) ?? [];
  const segments: string[] = [];
  for (const segment of path.replace(/^\//, '').split('/')) {
    const text = segment.replace(/%2e/gi, '.');
    if (text === '..') segments.pop();
    else if (text !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`.replace(/\/+$/, '');
}

/** The first server of the document; undefined where that is no complete URL, since it then depends on where the document was found. */
export function ownServer({ servers }: Api): string | undefined {
  const [first] = servers;
  const url = first && serverUrl(first);
  return url !== undefined && URL.canParse(url) ? url : undefined;
}

/** The servers of single operations, each once, in the order of the operations. */
export function otherServers({ operations }: Api): readonly string[] {
  return [...new Set(operations.flatMap(({ servers }) => (servers?.[0] ? [serverUrl(servers[0])] : [])))];
}
