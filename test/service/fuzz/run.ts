// Sends many requests made from the document, and says what is wrong with the answers.

import { modelOfFile } from '../../models.ts';
import { createRandom } from '../../differential/random.ts';
import { startWorld, type World } from '../harness/world.ts';
import type { RawResponse } from '../harness/raw.ts';
import type { StorageName } from '../harness/storages.ts';
import { requestsOf, type FuzzedRequest } from './requests.ts';

export interface Fuzzed {
  readonly sent: number;
  /** By status: how many there were. */
  readonly statuses: ReadonlyMap<number, number>;
  /** What was wrong, with the request that showed it. */
  readonly wrong: readonly string[];
}

/** After so many requests a new world begins, since requests delete what others are about; and at once after a user is gone, who may own the tokens. */
const perWorld = 1500;

/** Sends `count` requests, the operations in turn. The service judges its own answers, and what it was told is wrong too. */
export async function fuzz(storage: StorageName, count: number, seed: number): Promise<Fuzzed> {
  const api = await modelOfFile('spec/openapi.yaml');
  const random = createRandom(seed);
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  let sent = 0;
  while (sent < count) {
    const world = await startWorld({ storage });
    try {
      const make = requestsOf(api, world);
      const end = Math.min(count, sent + perWorld);
      for (let turn = sent; sent < end; turn++) {
        const operation = api.operations[turn % api.operations.length];
        if (!operation) throw new Error('the document has no operations');
        // A world without its operations on users has no token left to ask with.
        if (operation.id === 'deleteUser' && !random.once(10)) continue;
        const request = make(operation, random);
        const told = world.told.length;
        const response = await send(world, request);
        sent++;
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        const problems = [...judged(request, response), ...world.told.slice(told)];
        const isUserGone = operation.id === 'deleteUser' && response.status === 200;
        wrong.push(
          ...problems.map((problem) =>
            `${problem}\n  ${request.method} ${request.target} ${JSON.stringify(request.headers)} ${request.body ?? ''}`.slice(
              0,
              2000,
            ),
          ),
        );
        if (isUserGone) break;
      }
    } finally {
      await world.close();
    }
  }
  return { sent, statuses, wrong };
}

function send(world: World, { method, target, token, headers, body }: FuzzedRequest): Promise<RawResponse> {
  return world.raw(method, target, { token, headers, ...(body !== undefined && { body }) });
}

/** What an answer must be, whatever was asked: no failure, and where it refuses, the error body (interface: Errors). */
function judged({ method }: FuzzedRequest, { status, headers, text, json }: RawResponse): string[] {
  if (status >= 500) return [`${status} ${text}`];
  if (status < 400 || method === 'HEAD') return [];
  if (headers['content-type']?.startsWith('application/json') !== true)
    return [`${status} as ${String(headers['content-type'])}`];
  return isErrorBody(json) ? [] : [`${status} without the error body: ${text}`];
}

function isErrorBody(value: unknown): boolean {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('errors' in value) ||
    !Array.isArray(value.errors) ||
    value.errors.length === 0
  )
    return false;
  return value.errors.every((each: unknown) => {
    if (
      typeof each !== 'object' ||
      each === null ||
      !('reason' in each) ||
      typeof each.reason !== 'string' ||
      each.reason === ''
    )
      return false;
    return !('field' in each) || each.field === null || typeof each.field === 'string';
  });
}
