// Paths of inputs: local paths, http and https URLs, and standard input.

import { resolve } from 'node:path';

/** Path of a document on standard input. */
export const stdinPath = '<stdin>';

/** Returns whether an input is read over HTTP. */
export function isRemote(path: string): boolean {
  return /^https?:\/\//i.test(path);
}

/** Returns whether an input is a path on this machine, rather than a URL or standard input. */
export function isLocal(path: string): boolean {
  return path !== stdinPath && !isRemote(path);
}

/** Resolves a local path against a directory. Removes secrets from a URL. */
export function resolveInputPath(directory: string, path: string): string {
  if (isRemote(path)) return redactUrl(path);
  return path === stdinPath ? path : resolve(directory, path);
}

/** Query parameters with a credential, in lower case without `-` and `_`. */
const secretParameters = new Set(
  (
    'token accesstoken authtoken privatetoken apitoken idtoken refreshtoken sessiontoken securitytoken jwt ' +
    'apikey accesskey authkey subscriptionkey secret secretkey clientsecret password passwd pwd auth authorization ' +
    'sig signature xamzsignature xamzcredential xamzsecuritytoken xgoogsignature xgoogcredential'
  ).split(' '),
);

/**
 * Returns the normalized URL without its fragment, its user and password, and the values of query parameters that
 * contain a credential. It identifies the source in messages, caches, and the lock file.
 */
export function redactUrl(text: string): string {
  if (!URL.canParse(text)) return text.replace(/^(https?:\/\/)[^/]*@/i, '$1').replace(/[?#].*$/s, '');
  const url = new URL(text);
  url.hash = '';
  url.username = '';
  url.password = '';
  // `searchParams.set` would also change the encoding of the other parameters.
  url.search = url.search.replace(/[^?&]+/g, (parameter) =>
    isSecret(parameter) ? `${parameterName(parameter)}=***` : parameter,
  );
  return url.href;
}

/** Returns whether a URL contains a user, a password, or a query parameter with a credential. */
export function containsSecret(text: string): boolean {
  const { username, password, search } = new URL(text);
  return username !== '' || password !== '' || search.slice(1).split('&').some(isSecret);
}

function isSecret(parameter: string): boolean {
  return (
    parameter.includes('=') && secretParameters.has(parameterName(parameter).toLowerCase().replaceAll(/[-_]/g, ''))
  );
}

function parameterName(parameter: string): string {
  return [...new URLSearchParams(parameter).keys()][0] ?? '';
}

/** Returns the origin of a URL; `undefined` for any other path. */
export function originOf(path: string): string | undefined {
  return isRemote(path) && URL.canParse(path) ? new URL(path).origin : undefined;
}

/**
 * Returns whether references and redirects of the document at `entry` may read a URL: it is on the origin of the
 * document, or starts with an allowed one, which is a complete origin or path segments.
 */
export function isAllowedUrl(url: string, entry: string, allowed: readonly string[]): boolean {
  return originOf(url) === originOf(entry) || allowed.some((prefix) => matchesUrlPrefix(url, prefix));
}

function matchesUrlPrefix(url: string, prefix: string): boolean {
  if (!isRemote(prefix) || !URL.canParse(prefix)) return false;
  const [target, { origin, pathname }] = [new URL(url), new URL(prefix)];
  if (target.origin !== origin) return false;
  const directory = pathname.endsWith('/') ? pathname : `${pathname}/`;
  if (directory === '/' || target.pathname === pathname) return true;
  // Servers may decode a slash or backslash before they resolve `..`.
  return target.pathname.startsWith(directory) && !/%2f|%5c/i.test(target.pathname);
}
