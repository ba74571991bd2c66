// A base path that moved between the servers and the paths: the URLs are what they were.

import type { Api, Operation, Server } from '../../model/declarations/api.ts';
import { keyOf } from './match.ts';

/** How one of the two documents is compared. */
export interface Located {
  /** The root servers, without the part of their paths that the other document has in its paths. */
  readonly servers: readonly Server[];
  /** Equal for operations of the same method and URL, whatever their path parameters are called. */
  readonly keyOf: (operation: Operation) => string;
}

/** The two documents as they are, unless more operations meet when a base path is counted as a part of their paths. */
export function locate(base: Api, head: Api): { readonly base: Located; readonly head: Located } {
  const asWritten = { base: located(base, ''), head: located(head, '') };
  const [before, after] = [pathsOf(base), pathsOf(head)];
  const [first = [], second = []] = [before[0], after[0]];
  const at = first.findIndex((segment, index) => segment !== second[index]);
  const common = at < 0 ? first.length : at;
  const [was, is] = [rest(first, common), rest(second, common)];
  if (was === is || /[{}]/.test(was + is) || !base.servers.every(({ url }) => endsWith(url, was)) || !head.servers.every(({ url }) => endsWith(url, is))) return asWritten;
  const moved = { base: located(base, was), head: located(head, is) };
  return meeting(moved, base, head) > meeting(asWritten, base, head) ? moved : asWritten;
}

/** The segments of the path of each server. */
function pathsOf({ servers }: Api): readonly (readonly string[])[] {
  return servers.map(({ url }) => url.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '').split('/').filter((segment) => segment !== ''));
}

function rest(segments: readonly string[], from: number): string {
  return segments.slice(from).map((segment) => `/${segment}`).join('');
}

function endsWith(url: string, path: string): boolean {
  return url.replace(/\/+$/, '').endsWith(path);
}

/** The document with this end of its servers' paths counted as the start of its paths. */
function located({ servers, operations }: Api, path: string): Located {
  // An operation with servers of its own has nothing of the root's.
  const shared = new Set(operations.filter((operation) => !operation.servers));
  return {
    servers: path === '' ? servers : servers.map((server) => ({ ...server, url: server.url.replace(/\/+$/, '').slice(0, -path.length) || '/' })),
    keyOf: (operation) => keyOf(shared.has(operation) ? { ...operation, path: path + operation.path } : operation),
  };
}

function meeting({ base, head }: { readonly base: Located; readonly head: Located }, before: Api, after: Api): number {
  const known = new Set(before.operations.map(base.keyOf));
  return after.operations.filter((operation) => known.has(head.keyOf(operation))).length;
}
