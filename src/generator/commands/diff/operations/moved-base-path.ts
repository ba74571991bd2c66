// Base paths that moved between `servers` and `paths`, so that the URLs are unchanged.

import type { Api, Operation, Server } from '../../../model/types/api.ts';
import { keyOf } from './pair-operations.ts';

/** Servers and URLs of one document, with the base path treated as part of the paths. */
export interface Located {
  /** Root servers without the moved base path. */
  readonly servers: readonly Server[];
  /** Servers of an operation without the moved base path. */
  readonly serversOf: (operation: Operation) => readonly Server[];
  /** Returns the same key for operations with the same method and URL; parameter names do not matter. */
  readonly keyOf: (operation: Operation) => string;
}

/**
 * Returns the end of the server paths that is treated as part of the operation paths. `isRoot`: the servers are the
 * root's.
 */
type MovedPath = (servers: readonly Server[], isRoot: boolean) => string;

/** Chooses the base path that matches most operations; an empty one is preferred. */
export function locate(base: Api, head: Api): { readonly base: Located; readonly head: Located } {
  const [was, is] = movedInRoot(base.servers, head.servers);
  const ways: readonly (readonly [MovedPath, MovedPath])[] = [
    [() => '', () => ''],
    [(_, isRoot) => (isRoot ? was : ''), (_, isRoot) => (isRoot ? is : '')],
    // For operations with their own servers, or with servers on one side only.
    [wholePath, wholePath],
  ];
  return ways
    .map(([before, after]) => ({ base: located(base, before), head: located(head, after) }))
    .reduce((best, next) => (meeting(next, base, head) > meeting(best, base, head) ? next : best));
}

/** Returns the server paths of each side without their common prefix; empty if not all root servers end with it. */
function movedInRoot(base: readonly Server[], head: readonly Server[]): readonly [was: string, is: string] {
  const [first = [], second = []] = [base[0], head[0]].map((server) => server && segmentsOf(server));
  const at = first.findIndex((segment, index) => segment !== second[index]);
  const common = at < 0 ? first.length : at;
  const [was, is] = [rest(first, common), rest(second, common)];
  const isMoved =
    !/[{}]/.test(was + is) && base.every(({ url }) => endsWith(url, was)) && head.every(({ url }) => endsWith(url, is));
  return isMoved ? [was, is] : ['', ''];
}

/** Returns the path that all servers share. */
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
  // Webhooks and callbacks are not below the servers.
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
