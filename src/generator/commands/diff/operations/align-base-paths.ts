// Alignment of base paths that moved between `servers` and `paths`.

import type { Api, Operation, Server } from '../../../model/types/api.ts';
import { operationKey } from './pair-operations.ts';

/** Servers and URLs of one document after alignment: the moved base path is part of the operation paths. */
export interface AlignedApi {
  /** Root servers without the moved base path. */
  readonly servers: readonly Server[];
  /** Returns the servers of an operation, without the moved base path. */
  readonly serversOf: (operation: Operation) => readonly Server[];
  /** Returns the same key for operations with the same method and URL, ignoring parameter names. */
  readonly operationKey: (operation: Operation) => string;
}

/**
 * Returns the moved base path: the end of the server URLs, which is treated as part of the operation paths. `isRoot`:
 * whether these are the root servers.
 */
type FindMovedPath = (servers: readonly Server[], isRoot: boolean) => string;

/**
 * Aligns two documents in which a base path moved between `servers` and `paths`: the server `/v1` with the path
 * `/users` is equivalent to the server `/` with the path `/v1/users`. Chooses the moved base path that matches the most
 * operations, or none if it makes no difference.
 */
export function alignBasePaths(base: Api, head: Api): { readonly base: AlignedApi; readonly head: AlignedApi } {
  const [basePath, headPath] = movedRootPaths(base.servers, head.servers);
  const candidates: readonly (readonly [FindMovedPath, FindMovedPath])[] = [
    [() => '', () => ''],
    [(_, isRoot) => (isRoot ? basePath : ''), (_, isRoot) => (isRoot ? headPath : '')],
    // Covers operations with their own servers, and documents with servers on one side only.
    [commonServerPath, commonServerPath],
  ];
  return candidates
    .map(([before, after]) => ({ base: alignApi(base, before), head: alignApi(head, after) }))
    .reduce((best, next) => (countMatches(next, base, head) > countMatches(best, base, head) ? next : best));
}

/**
 * Returns the path of the first root server on each side, without their common prefix. Both are empty unless all root
 * servers of each side end with that side's path.
 */
function movedRootPaths(base: readonly Server[], head: readonly Server[]): readonly [base: string, head: string] {
  const [baseSegments = [], headSegments = []] = [base[0], head[0]].map((server) => server && pathSegments(server));
  const firstDifference = baseSegments.findIndex((segment, index) => segment !== headSegments[index]);
  const commonLength = firstDifference < 0 ? baseSegments.length : firstDifference;
  const [basePath, headPath] = [joinSegments(baseSegments, commonLength), joinSegments(headSegments, commonLength)];
  const isMoved =
    !/[{}]/.test(basePath + headPath) &&
    base.every(({ url }) => endsWith(url, basePath)) &&
    head.every(({ url }) => endsWith(url, headPath));
  return isMoved ? [basePath, headPath] : ['', ''];
}

/** Returns the path that all servers share. Empty if there is none, or if it contains empty segments. */
function commonServerPath(servers: readonly Server[]): string {
  const [first, ...otherPaths] = servers.map((server) => joinSegments(pathSegments(server), 0));
  if (first === undefined || /[{}]/.test(first) || otherPaths.some((path) => path !== first)) return '';
  return servers.every(({ url }) => endsWith(url, first)) ? first : '';
}

function pathSegments({ url }: Server): readonly string[] {
  return url
    .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '')
    .split('/')
    .filter((segment) => segment !== '');
}

function joinSegments(segments: readonly string[], from: number): string {
  return segments
    .slice(from)
    .map((segment) => `/${segment}`)
    .join('');
}

function endsWith(url: string, path: string): boolean {
  return url.replace(/\/+$/, '').endsWith(path);
}

function alignApi({ servers, operations }: Api, findMovedPath: FindMovedPath): AlignedApi {
  // Servers do not apply to webhooks and callbacks.
  const apiOperations = new Set(operations);
  const removePath = (fullServers: readonly Server[], path: string): readonly Server[] =>
    path === ''
      ? fullServers
      : fullServers.map((server) => ({
          ...server,
          url: server.url.replace(/\/+$/, '').slice(0, -path.length) || '/',
        }));
  const movedPathOfOperation = (operation: Operation): string =>
    apiOperations.has(operation) ? findMovedPath(operation.servers ?? servers, !operation.servers) : '';
  const rootServers = removePath(servers, findMovedPath(servers, true));
  return {
    servers: rootServers,
    serversOf: (operation) =>
      operation.servers ? removePath(operation.servers, movedPathOfOperation(operation)) : rootServers,
    operationKey: (operation) => operationKey({ ...operation, path: movedPathOfOperation(operation) + operation.path }),
  };
}

function countMatches(
  { base, head }: { readonly base: AlignedApi; readonly head: AlignedApi },
  before: Api,
  after: Api,
): number {
  const baseKeys = new Set(before.operations.map(base.operationKey));
  return after.operations.filter((operation) => baseKeys.has(head.operationKey(operation))).length;
}
