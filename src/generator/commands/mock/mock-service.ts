// The service of a mock server: generated server, in-memory host, and handlers.

import { basePath, requestMethod, serverUrl } from '../../model/http-request.ts';
import type { Api } from '../../model/types/api.ts';
import { fullPath } from '../../targets/server/operation-descriptor.ts';
import { createHandlers } from './handlers.ts';
import { createHost } from './host.ts';
import { createErrorBody } from './responses.ts';
import { findResources } from './resources.ts';
import type { GeneratedServer, MemoryHost, Route, ServerModules, Service } from './server-modules.ts';
import { createStore } from './store.ts';
import { createValues } from './values.ts';

export interface MockService extends Service {
  /** Path of the first server of the document; empty for the root. */
  readonly basePath: string;
  /** Returns whether an operation has this method and path. HEAD is also GET, and OPTIONS is any method. */
  hasOperation(method: string, path: string): boolean;
}

export interface MockOptions {
  /** The in-memory host with the items. */
  readonly memory: MemoryHost;
  readonly seed: number;
  readonly hasCors: boolean;
  /** Called after each request that can change items. */
  readonly onWrite: () => void;
  /** Called for each invalid response and each exception. */
  readonly onError: (message: string) => void;
}

export function createMockService(
  { api, modules, unfilteredApi = api }: GeneratedServer,
  { memory, seed, hasCors, onWrite, onError }: MockOptions,
): MockService {
  const values = createValues(api, seed);
  const store = createStore(values, api);
  const resources = findResources(api);
  const context = { api, resources, store, values, httpError: modules.httpError };
  const handlers = createHandlers(context);
  const service = modules.createService(createHost(memory, context, onWrite), handlers, {
    validateResponses: true,
    errorBody: (error) => createErrorBody(error, context),
    headers: {},
    ...(hasCors && { cors: { origins: '*', allow: ['*', 'Authorization', 'Content-Type', 'Prefer'], expose: ['*'] } }),
    onError: (error) => onError(error instanceof Error ? error.message : String(error)),
  });
  const isServed = createRouteSearch(modules.tableOf(handlers).operations, unfilteredApi, modules);
  const [server] = api.servers;
  return {
    handle: (request) => service.handle(request),
    basePath: server ? basePath(serverUrl(server)) : '',
    hasOperation: isServed,
  };
}

/**
 * Returns the function that finds out whether a request is for one of the operations. The other operations of the
 * document also take part: `/loans/mine` is not an item of `/loans/{id}`.
 */
function createRouteSearch(
  operations: readonly Route[],
  api: Api,
  { createRouter, allowedMethods }: ServerModules,
): MockService['hasOperation'] {
  const served = new Set(operations);
  // Of operations with the same method and path, the router finds the first one.
  const all = api.operations.map((operation) => ({
    method: requestMethod(operation.method),
    path: fullPath(operation, api),
  }));
  const router = createRouter([...operations, ...all]);
  return (method, path) => {
    const found = [...(router.find(path)?.operations ?? [])].filter(([, operation]) => served.has(operation));
    return found.length > 0 && allowedMethods(found.map(([each]) => each)).includes(method);
  };
}
