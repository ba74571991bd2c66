// Credentials: reads them from a request, by security scheme, describes them, and builds authentication challenges.

import type { Credential } from './host.js';
import { getHeader, type ServiceRequest } from './http.js';
import type { SecurityScheme } from './operation-table.js';

/** Returns the credential for a scheme; `undefined` if the request has none. */
export function readCredential(
  request: ServiceRequest,
  query: string,
  name: string,
  scheme: SecurityScheme | undefined,
): Credential | undefined {
  const token = scheme && readToken(request, query, scheme);
  return token === undefined ? undefined : { scheme: name, token };
}

function readToken({ headers }: ServiceRequest, query: string, scheme: SecurityScheme): string | undefined {
  switch (scheme.kind) {
    case 'bearer':
    case 'basic':
      return parseAuthorization(getHeader(headers, 'authorization'), scheme.kind);
    case 'header':
      return getHeader(headers, scheme.name);
    case 'query':
      return new URLSearchParams(query).get(scheme.name) ?? undefined;
    case 'cookie':
      return readCookie(getHeader(headers, 'cookie'), scheme.name);
    case 'connection':
      return '';
    default:
      return scheme satisfies never;
  }
}

function parseAuthorization(header: string | undefined, scheme: string): string | undefined {
  const text = (header ?? '').trim();
  const end = text.search(/\s/);
  return end > 0 && text.slice(0, end).toLowerCase() === scheme ? text.slice(end).trim() : undefined;
}

function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const equalsIndex = pair.indexOf('=');
    if (equalsIndex > 0 && pair.slice(0, equalsIndex).trim() === name)
      return pair
        .slice(equalsIndex + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1');
  }
  return undefined;
}

/** Returns the `WWW-Authenticate` header for the schemes that would be accepted; empty if none has a challenge. */
export function buildChallenge(schemes: readonly (SecurityScheme | undefined)[]): string {
  const names = schemes.flatMap((scheme) =>
    scheme?.kind === 'bearer' ? ['Bearer'] : scheme?.kind === 'basic' ? ['Basic realm="api"'] : [],
  );
  return [...new Set(names)].join(', ');
}

/** Returns the credentials of security alternatives: `bearer token, or API key in the header X-Key`. */
export function describeCredentials(alternatives: readonly (readonly (SecurityScheme | undefined)[])[]): string {
  const descriptions = alternatives.map((schemes) =>
    [...new Set(schemes.flatMap((scheme) => (scheme ? [describeCredential(scheme)] : [])))].join(' and '),
  );
  return [...new Set(descriptions)].filter((description) => description !== '').join(', or ') || 'credentials';
}

function describeCredential(scheme: SecurityScheme): string {
  switch (scheme.kind) {
    case 'bearer':
      return 'bearer token';
    case 'basic':
      return 'username and password (Basic authentication)';
    case 'header':
      return `API key in the header ${scheme.name}`;
    case 'query':
      return `API key in the query parameter ${scheme.name}`;
    case 'cookie':
      return `API key in the cookie ${scheme.name}`;
    case 'connection':
      return 'client certificate';
    default:
      return scheme satisfies never;
  }
}
