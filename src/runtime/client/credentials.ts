// Credentials by security scheme: API keys, basic authentication, and tokens.

import type { CommonOptions, Send, OutgoingRequest } from './client.ts';
import { percentEncode } from './encode-parameter-values.ts';
import { rejectOnAbort } from './abortable.ts';

/** Credentials for HTTP basic authentication. */
export interface BasicCredentials {
  readonly username: string;
  readonly password: string;
}

/** A credential, or a function that returns it for each call: `undefined` if there is none. */
export type CredentialSource<Value> = Value | (() => Value | undefined | Promise<Value | undefined>);

/** How the credential of a security scheme is sent. */
export type SecurityScheme =
  | { readonly in: 'header' | 'query' | 'cookie'; readonly name: string }
  | { readonly in: 'basic' | 'bearer' };

interface CredentialOptions extends Pick<CommonOptions, 'token' | 'intercept'> {
  readonly credentials?: Readonly<Record<string, CredentialSource<string | BasicCredentials> | undefined>> | undefined;
}

/**
 * Returns middleware that adds the credentials of the first security alternative for which all of them exist. The
 * client's `token` replaces missing credentials of bearer schemes; it is not sent with an alternative that has no
 * bearer scheme. `intercept` wraps this middleware.
 */
export function withCredentials(
  schemes: Readonly<Record<string, SecurityScheme>>,
  { credentials = {}, token, intercept }: CredentialOptions,
): (send: Send) => Send {
  const resolveCredential = async (name: string): Promise<string | BasicCredentials | undefined> => {
    const credential = Object.hasOwn(credentials, name) ? credentials[name] : undefined;
    return typeof credential === 'function' ? credential() : credential;
  };
  /**
   * Returns each scheme with its credential, which is `undefined` if the client's token replaces it; returns
   * `undefined` if a credential is missing.
   */
  const resolveAlternative = async (alternative: readonly string[], { init }: OutgoingRequest) => {
    const resolved: (readonly [SecurityScheme, string | BasicCredentials | undefined])[] = [];
    for (const name of alternative) {
      const scheme = schemes[name];
      const credential = await rejectOnAbort(resolveCredential(name), init.signal);
      if (!scheme || (credential === undefined && (scheme.in !== 'bearer' || token === undefined))) return undefined;
      resolved.push([scheme, credential]);
    }
    return resolved;
  };
  return (send) => {
    const authenticatedSend: Send = async (request) => {
      for (const alternative of request.operation.security ?? []) {
        const resolved = await resolveAlternative(alternative, request);
        if (!resolved) continue;
        const url = resolved.reduce(
          (currentUrl, [scheme, credential]) =>
            credential === undefined
              ? currentUrl
              : applyCredential(currentUrl, request.init.headers, scheme, credential),
          request.url,
        );
        const anonymous = resolved.every(([scheme]) => scheme.in !== 'bearer');
        return send({
          ...request,
          url,
          operation: anonymous ? { ...request.operation, anonymous } : request.operation,
        });
      }
      return send(request);
    };
    return intercept ? intercept(authenticatedSend) : authenticatedSend;
  };
}

/** Adds a credential to the URL or the headers, and returns the URL. Values that the caller has set take precedence. */
function applyCredential(
  url: string,
  headers: Headers,
  scheme: SecurityScheme,
  credential: string | BasicCredentials,
): string {
  const value =
    typeof credential === 'string' ? credential : encodeBase64(`${credential.username}:${credential.password}`);
  switch (scheme.in) {
    case 'header':
      if (!headers.has(scheme.name)) headers.set(scheme.name, value);
      return url;
    case 'cookie': {
      const cookies = headers.get('cookie') ?? '';
      const hasCookie = cookies.split(';').some((pair) => pair.trim().startsWith(`${scheme.name}=`));
      // Only characters that would end the cookie are encoded: servers do not decode API keys.
      if (!hasCookie)
        headers.set(
          'cookie',
          `${cookies}${cookies && '; '}${scheme.name}=${value.replace(/[^!#-+\--:<-[\]-~]+/g, percentEncode)}`,
        );
      return url;
    }
    case 'query': {
      const [, queryString] = url.split('?');
      return new URLSearchParams(queryString ?? '').has(scheme.name)
        ? url
        : `${url}${queryString === undefined ? '?' : '&'}${percentEncode(scheme.name)}=${percentEncode(value)}`;
    }
    case 'basic':
    case 'bearer':
      if (!headers.has('authorization'))
        headers.set('authorization', `${scheme.in === 'basic' ? 'Basic' : 'Bearer'} ${value}`);
      return url;
  }
}

function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
