// Requests to the control plane of a service that a test has started.

import type { World } from '../harness/world.ts';

type Answer = readonly [status: number, json: unknown];

/** Asks the control plane of the world that a test group has by then, and answers the status and the JSON body. */
export function askControl(world: () => World): (method: string, path: string, body?: unknown) => Promise<Answer> {
  return async (method, path, body) => {
    const { status, json } = await world().raw(method, `/control${path}`, { ...(body !== undefined && { body }) });
    return [status, json];
  };
}
