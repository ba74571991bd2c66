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
  if (isRemote(path)) return withoutSecrets(path);
  return path === stdinPath ? path : resolve(directory, path);
}

/** Query parameters that usually contain a credential. */
const secretParameter = /token|key|secret|sig|pass|pwd|auth|cred|session/i;

/**
 * Returns the normalized URL without its fragment, its user and password, and the values of query parameters that
 * usually contain a credential. It identifies the source in messages, caches, and the lock file.
 */
export function withoutSecrets(text: string): string {
  if (!URL.canParse(text)) return text.replace(/^(https?:\/\/)[^/]*@/i, '$1');
  const url = new URL(text);
  url.hash = '';
  url.username = '';
  url.password = '';
  // `searchParams.set` would also change the encoding of the other parameters.
  url.search = url.search.replace(/([^?&=]+)=[^&]*/g, (parameter, name: string) =>
    secretParameter.test(name) ? `${name}=***` : parameter,
  );
  return url.href;
}

/** Returns the origin of a URL; `undefined` for any other path. */
export function originOf(path: string): string | undefined {
  return isRemote(path) && URL.canParse(path) ? new URL(path).origin : undefined;
}

/** Returns whether a URL starts with one of the prefixes, which are complete origins or path segments. */
export function matchesUrlPrefix(url: string, prefixes: readonly string[]): boolean {
  const target = new URL(url);
  return prefixes.some((prefix) => {
    if (!isRemote(prefix) || !URL.canParse(prefix)) return false;
    const { origin, pathname } = new URL(prefix);
    const directory = pathname.endsWith('/') ? pathname : `${pathname}/`;
    return target.origin === origin && (target.pathname === pathname || target.pathname.startsWith(directory));
  });
}
