// Step: loads the resource that the path identifies.

import { changes, type Exchange } from '../request-context.ts';
import type { Loaded, ResourceKey } from '../host.ts';
import { isLater } from '../maybe-promise.ts';
import { refusal, type Refusal } from '../http-error.ts';
import type { Resource } from '../operation-table.ts';
import { acceptedScopes } from './check-scopes.ts';

/** Loads the resource, if the path has one, and resolves `caller`. */
export function loadResource<Tx>(exchange: Exchange<Tx>, tx: Tx): Promise<Refusal | undefined> | Refusal | undefined {
  const { operation, parameters, actor, setting } = exchange;
  exchange.resource = undefined;
  if (!operation.resource) return knowCaller(exchange, tx);
  const key = keyOf(operation.resource, parameters.path);
  const loaded = key && setting.host.load(tx, key, actor, changes(exchange));
  return isLater(loaded) ? loaded.then((late) => take(exchange, tx, late)) : take(exchange, tx, loaded);
}

function take<Tx>(
  exchange: Exchange<Tx>,
  tx: Tx,
  loaded: Loaded | undefined,
): Promise<undefined> | Refusal | undefined {
  exchange.resource = loaded;
  return loaded ? knowCaller(exchange, tx) : refusal(404, 'Not found');
}

function knowCaller<Tx>(exchange: Exchange<Tx>, tx: Tx): Promise<undefined> | undefined {
  const { operation, actor, setting, resource } = exchange;
  const caller = setting.host.caller(tx, {
    identity: actor,
    operation: operation.id,
    scopes: acceptedScopes(exchange),
    resource,
  });
  if (isLater(caller)) {
    return caller.then((late: unknown) => {
      exchange.caller = late;
      return undefined;
    });
  }
  exchange.caller = caller;
  return undefined;
}

function keyOf(
  { schema, parameter, within }: Resource,
  path: { readonly [name: string]: unknown },
): ResourceKey | undefined {
  const value = path[parameter];
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return undefined;
  if (!within) return { schema, value };
  const owner = keyOf(within, path);
  return owner && { schema, value, within: owner };
}
