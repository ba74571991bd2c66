// Sends generated requests and reports problems with the responses.

import { loadModel } from '../../models.ts';
import { createRandom } from '../../differential/random.ts';
import { startTestService, type TestService } from '../harness/test-service.ts';
import type { RawResponse } from '../harness/raw-request.ts';
import type { StorageName } from '../harness/storages.ts';
import { createRequestGenerator, type FuzzedRequest } from './requests.ts';

export interface FuzzResult {
  readonly sentCount: number;
  /** The number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** The problems found, each with its request. */
  readonly problems: readonly string[];
}

/**
 * The number of requests after which a new service starts, because requests delete resources that others need. A new
 * service also starts after the deletion of a user, who may own the tokens.
 */
const requestsPerService = 1500;

/**
 * Sends `count` requests, cycling through the operations. The service validates its own responses, and its errors count
 * as problems.
 */
export async function fuzz(storage: StorageName, count: number, seed: number): Promise<FuzzResult> {
  const api = await loadModel('spec/openapi.yaml');
  const random = createRandom(seed);
  const statuses = new Map<number, number>();
  const allProblems: string[] = [];
  let sentCount = 0;
  while (sentCount < count) {
    const service = await startTestService({ storage });
    try {
      const generateRequest = createRequestGenerator(api, service);
      const end = Math.min(count, sentCount + requestsPerService);
      for (let index = sentCount; sentCount < end; index++) {
        const operation = api.operations[index % api.operations.length];
        if (!operation) throw new Error('the document has no operations');
        // Rarely delete users, because the requests need their tokens.
        if (operation.id === 'deleteUser' && !random.oneIn(10)) continue;
        const request = generateRequest(operation, random);
        const reportedBefore = service.reportedErrors.length;
        const response = await send(service, request);
        sentCount++;
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        const problems = [...findResponseProblems(request, response), ...service.reportedErrors.slice(reportedBefore)];
        const isUserDeleted = operation.id === 'deleteUser' && response.status === 200;
        allProblems.push(
          ...problems.map((problem) =>
            `${problem}\n  ${request.method} ${request.target} ${JSON.stringify(request.headers)} ${request.body ?? ''}`.slice(
              0,
              2000,
            ),
          ),
        );
        if (isUserDeleted) break;
      }
    } finally {
      await service.close();
    }
  }
  return { sentCount, statuses, problems: allProblems };
}

function send(service: TestService, { method, target, token, headers, body }: FuzzedRequest): Promise<RawResponse> {
  return service.raw(method, target, { token, headers, ...(body !== undefined && { body }) });
}

/** Returns the problems with a response: server errors, and errors without an error body (spec: Errors). */
function findResponseProblems({ method }: FuzzedRequest, { status, headers, text, json }: RawResponse): string[] {
  if (status >= 500) return [`${status} ${text}`];
  if (status < 400 || method === 'HEAD') return [];
  if (headers['content-type']?.startsWith('application/json') !== true)
    return [`${status} with Content-Type ${String(headers['content-type'])}`];
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
  return value.errors.every((error: unknown) => {
    if (
      typeof error !== 'object' ||
      error === null ||
      !('reason' in error) ||
      typeof error.reason !== 'string' ||
      error.reason === ''
    )
      return false;
    return !('field' in error) || error.field === null || typeof error.field === 'string';
  });
}
