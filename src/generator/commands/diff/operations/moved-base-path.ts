// A base path that moved between the servers and the paths: the URLs are what they were.

import type { Api, Operation, Server } from '../../../model/types/api.ts';
import { keyOf } from './pair-operations.ts';

/** How one of the two documents is compared. */
export interface Located {
  /** The root servers, without the part of their paths that the other document has in its paths. */
  readonly servers: readonly Server[];
  /** In the same way, those of an operation. */
  readonly serversOf: (operation: Operation) => readonly Server[];
  /** Equal for operations of the same method and URL, whatever their path parameters are called. */
  readonly keyOf: (operation: Operation) => string;
}

/** The end of the servers' paths that counts as the start of the paths of operations; `isRoot`: whether these are the root's servers. */
type MovedPath = (servers: readonly Server[], isRoot: boolean) => string;

/** The two documents as they are, unless more operations meet when a base path is counted as a part of their paths. */
export function locate(base: Api, head: Api): { readonly base: Located; readonly head: Located } {
  const [was, is] = movedInRoot(base.servers, head.servers);
  const ways: readonly (readonly [MovedPath, MovedPath])[] = [
    [() => '', () => ''],
    [(_, isRoot) => (isRoot ? was : ''), (_, isRoot) => (isRoot ? is : '')],
    // Of operations with servers of their own, or on one side only.
    [wholePath, wholePath],
  ];
  return ways
    .map(([before, after]) => ({ base: located(base, before), head: located(head, after) }))
    .reduce((best, next) => (meeting(next, base, head) > meeting(best, base, head) ? next : best));
}

/** What is left of the root servers' paths on each side without what both start with; nothing if they do not all end with it. */
function movedInRoot(base: readonly Server[], head: readonly Server[]): readonly [was: string, is: string] {
  const [first = [], second = []] = [base[0], head[0]].map((server) => server && segmentsOf(server));
  const at = first.findIndex((segment, index) => segment !== second[index]);
  const common = at < 0 ? first.length : at;
  const [was, is] = [rest(first, common), rest(second, common)];
  const isMoved =
    !/[{}]/.test(was + is) && base.every(({ url }) => endsWith(url, was)) && head.every(({ url }) => endsWith(url, is));
  return isMoved ? [was, is] : ['', ''];
}

/** The path that all of the servers have. */
function wholePath(servers: readonly Server[]): string {
  const [first, ...others] = servers.map((server) => rest(segmentsOf(server), 0));
  return first === undefined || /[{}]/.test(first) || others.some((other) => other !== first) ? '' : first;
}

function segmentsOf({ url }: Server): readonly string[] {
  return url
    .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '')
    .split('/')
    .filter((segment) => segment !== '');
}

function rest(segments: readonly string[], from: number): string {
  return segments
    .slice(from)
    .map((segment) => `/${segment}`)
    .join('');
}

function endsWith(url: string, path: string): boolean {
  return url.replace(/\/+$/, '').endsWith(path);
}

function located({ servers, operations }: Api, movedPath: MovedPath): Located {
  // Webhooks and callbacks have no URL below the servers.
  const known = new Set(operations);
  const without = (all: readonly Server[], path: string): readonly Server[] =>
    path === ''
      ? all
      : all.map((server) => ({ ...server, url: server.url.replace(/\/+$/, '').slice(0, -path.length) || '/' }));
  const pathOf = (operation: Operation): string =>
    known.has(operation) ? movedPath(operation.servers ?? servers, !operation.servers) : '';
  const root = without(servers, movedPath(servers, true));
  return {
    servers: root,
    serversOf: (operation) => (operation.servers ? without(operation.servers, pathOf(operation)) : root),
    keyOf: (operation) => keyOf({ ...operation, path: pathOf(operation) + operation.path }),
  };
}

function meeting({ base, head }: { readonly base: Located; readonly head: Located }, before: Api, after: Api): number {
  const known = new Set(before.operations.map(base.keyOf));
  return after.operations.filter((operation) => known.has(head.keyOf(operation))).length;
}
