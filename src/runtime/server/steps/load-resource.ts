// Request pipeline step: loads the resource that the path identifies.

import { isWriteOperation, type RequestContext } from '../request-context.ts';
import type { LoadedResource, ResourceKey } from '../host.ts';
import { isPromise } from '../is-promise.ts';
import { createErrorResponse, type ErrorResponse } from '../http-error.ts';
import type { ResourceLookup } from '../operation-table.ts';
import { listRequiredScopes } from './check-scopes.ts';

/** Loads the resource, if the path has one, and resolves `caller`. */
export function loadResource<Tx>(
  context: RequestContext<Tx>,
  tx: Tx,
): Promise<ErrorResponse | undefined> | ErrorResponse | undefined {
  const { operation, parameters, actor, service } = context;
  context.resource = undefined;
  if (!operation.resource) return resolveCaller(context, tx);
  const key = resourceKey(operation.resource, parameters.path);
  const loaded = key && service.host.load(tx, key, actor, isWriteOperation(context));
  return isPromise(loaded)
    ? loaded.then((awaited) => storeResource(context, tx, awaited))
    : storeResource(context, tx, loaded);
}

function storeResource<Tx>(
  context: RequestContext<Tx>,
  tx: Tx,
  loaded: LoadedResource | undefined,
): Promise<undefined> | ErrorResponse | undefined {
  context.resource = loaded;
  return loaded ? resolveCaller(context, tx) : createErrorResponse(404, 'Not found');
}

function resolveCaller<Tx>(context: RequestContext<Tx>, tx: Tx): Promise<undefined> | undefined {
  const { operation, actor, service, resource } = context;
  const caller = service.host.caller(tx, {
    identity: actor,
    operation: operation.id,
    scopes: listRequiredScopes(context),
    resource,
  });
  if (isPromise(caller)) {
    return caller.then((awaited: unknown) => {
      context.caller = awaited;
      return undefined;
    });
  }
  context.caller = caller;
  return undefined;
}

function resourceKey(
  { schema, parameter, within }: ResourceLookup,
  path: { readonly [name: string]: unknown },
): ResourceKey | undefined {
  const value = path[parameter];
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return undefined;
  if (!within) return { schema, value };
  const owner = resourceKey(within, path);
  return owner && { schema, value, within: owner };
}
