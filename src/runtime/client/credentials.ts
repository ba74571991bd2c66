// Credentials by security scheme: API keys, basic authentication, and tokens.

import type { CommonOptions, Send, Sending } from './client.ts';
import { encode } from './percent-encode.ts';
import { unlessAborted } from './abortable.ts';

/** Credentials of HTTP basic authentication. */
export interface Login {
  readonly username: string;
  readonly password: string;
}

/** A credential, or a function that returns it for each call: `undefined` if there is none. */
export type Credential<Value> = Value | (() => Value | undefined | Promise<Value | undefined>);

/** How the credential of a security scheme is sent. */
export type Scheme =
  | { readonly in: 'header' | 'query' | 'cookie'; readonly name: string }
  | { readonly in: 'basic' | 'bearer' };

interface Told extends Pick<CommonOptions, 'token' | 'intercept'> {
  readonly credentials?: Readonly<Record<string, Credential<string | Login> | undefined>> | undefined;
}

/**
 * Returns middleware that adds the credentials of the first security alternative for which all of them exist. The
 * client's `token` replaces missing credentials of bearer schemes; it is not sent with an alternative that has no
 * bearer scheme. `intercept` wraps this middleware.
 */
export function presenting(
  schemes: Readonly<Record<string, Scheme>>,
  { credentials = {}, token, intercept }: Told,
): (send: Send) => Send {
  const given = async (name: string): Promise<string | Login | undefined> => {
    const credential = Object.hasOwn(credentials, name) ? credentials[name] : undefined;
    return typeof credential === 'function' ? credential() : credential;
  };
  /**
   * Each scheme with its credential, which is `undefined` if the client's token replaces it; `undefined` if one is
   * missing.
   */
  const allOf = async (alternative: readonly string[], { init }: Sending) => {
    const found: (readonly [Scheme, string | Login | undefined])[] = [];
    for (const name of alternative) {
      const scheme = schemes[name];
      const credential = await unlessAborted(given(name), init.signal);
      if (!scheme || (credential === undefined && (scheme.in !== 'bearer' || token === undefined))) return undefined;
      found.push([scheme, credential]);
    }
    return found;
  };
  return (send) => {
    const presented: Send = async (sending) => {
      for (const alternative of sending.operation.security ?? []) {
        const found = await allOf(alternative, sending);
        if (!found) continue;
        const url = found.reduce(
          (so, [scheme, credential]) =>
            credential === undefined ? so : withCredential(so, sending.init.headers, scheme, credential),
          sending.url,
        );
        const anonymous = found.every(([scheme]) => scheme.in !== 'bearer');
        return send({
          ...sending,
          url,
          operation: anonymous ? { ...sending.operation, anonymous } : sending.operation,
        });
      }
      return send(sending);
    };
    return intercept ? intercept(presented) : presented;
  };
}

/** Adds a credential to the URL or the headers, and returns the URL. Values that the caller has set take precedence. */
function withCredential(url: string, headers: Headers, scheme: Scheme, credential: string | Login): string {
  const text = typeof credential === 'string' ? credential : base64(`${credential.username}:${credential.password}`);
  switch (scheme.in) {
    case 'header':
      if (!headers.has(scheme.name)) headers.set(scheme.name, text);
      return url;
    case 'cookie': {
      const cookies = headers.get('cookie') ?? '';
      const there = cookies.split(';').some((pair) => pair.trim().startsWith(`${scheme.name}=`));
      // Only characters that would end the cookie are encoded: servers do not decode API keys.
      if (!there)
        headers.set(
          'cookie',
          `${cookies}${cookies && '; '}${scheme.name}=${text.replace(/[^!#-+\--:<-[\]-~]+/g, encode)}`,
        );
      return url;
    }
    case 'query': {
      const [, asked] = url.split('?');
      return new URLSearchParams(asked ?? '').has(scheme.name)
        ? url
        : `${url}${asked === undefined ? '?' : '&'}${encode(scheme.name)}=${encode(text)}`;
    }
    case 'basic':
    case 'bearer':
      if (!headers.has('authorization'))
        headers.set('authorization', `${scheme.in === 'basic' ? 'Basic' : 'Bearer'} ${text}`);
      return url;
  }
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
