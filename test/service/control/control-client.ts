// Control plane client for test services.

import type { TestService } from '../harness/test-service.ts';

type ControlResponse = readonly [status: number, json: unknown];

/** Creates a function that sends a request to the control plane and returns the status and the JSON body. */
export function createControlClient(
  service: () => TestService,
): (method: string, path: string, body?: unknown) => Promise<ControlResponse> {
  return async (method, path, body) => {
    const { status, json } = await service().raw(method, `/control${path}`, { ...(body !== undefined && { body }) });
    return [status, json];
  };
}
