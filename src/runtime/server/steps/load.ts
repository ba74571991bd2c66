// Step: the resource that the path names.

import { changes, type Exchange } from '../exchange.ts';
import type { ResourceKey } from '../host.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Resource } from '../table.ts';
import { acceptedScopes } from './scopes.ts';

/** Loads the resource where the path has one, and says who the caller is to it. */
export async function loadResource<Tx>(exchange: Exchange<Tx>, tx: Tx): Promise<Refusal | undefined> {
  const { operation, parameters, actor, setting } = exchange;
  exchange.resource = undefined;
  if (operation.resource) {
    const key = keyOf(operation.resource, parameters.path);
    exchange.resource = key && (await setting.host.load(tx, key, actor, changes(exchange)));
    if (!exchange.resource) return refusal(404, 'Not found');
  }
  const caller = setting.host.caller(tx, { identity: actor, operation: operation.id, scopes: acceptedScopes(exchange), resource: exchange.resource });
  exchange.caller = caller instanceof Promise ? await caller : caller;
  return undefined;
}

function keyOf({ schema, parameter, within }: Resource, path: { readonly [name: string]: unknown }): ResourceKey | undefined {
  const value = path[parameter];
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return undefined;
  if (!within) return { schema, value };
  const owner = keyOf(within, path);
  return owner && { schema, value, within: owner };
}
