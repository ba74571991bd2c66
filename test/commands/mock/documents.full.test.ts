// The mock server of real documents, and of golden ones: each operation that reads responds with a valid body.

import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createMockService } from '../../../src/generator/commands/mock/mock-service.ts';
import { generateServer } from '../../../src/generator/commands/mock/server-modules.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { basePath, serverUrl } from '../../../src/generator/model/http-request.ts';
import { samplerOf } from '../../../src/generator/model/sample-values/value-search.ts';
import type { Api, Operation, Parameter } from '../../../src/generator/model/types/api.ts';
import type { FileReader } from '../../../src/generator/source/load-sources.ts';
import { goldenCases } from '../../golden-harness/cases.ts';
import { createInMemoryReader } from '../../golden-harness/in-memory-reader.ts';
import { hasNoRealDocuments, realDocuments } from '../../real-documents.ts';

const disk: FileReader = { read: (path) => readFile(path, 'utf8') };

interface Failure {
  readonly operation: string;
  readonly status: number;
  readonly body: string;
}

/** Responses to the GET operations of a document. */
interface Result {
  readonly count: number;
  /** Number of responses that name a schema for which there is no value. */
  readonly unsatisfied: number;
  readonly failures: readonly Failure[];
}

/** Sends a request to each GET operation. Returns those that fail, except items that do not exist. */
async function findFailures(document: string, files: FileReader): Promise<Result> {
  const { server } = await generateServer({ document, overlays: [], tolerance: 'always' }, files, createReport());
  if (!server) return { count: 0, unsatisfied: 0, failures: [] };
  const invalidResponses: string[] = [];
  const service = createMockService(server, {
    memory: server.modules.createMemoryHost(),
    seed: 1,
    hasCors: false,
    onWrite: () => undefined,
    onError: (message) => invalidResponses.push(message),
  });
  const failures: Failure[] = [];
  let unsatisfied = 0;
  const operations = server.api.operations.filter(({ method }) => method === 'get');
  for (const operation of operations) {
    const { status, body = '' } = await service.handle(createRequest(operation, server.api));
    const isMissing = status === 404 && operation.path.includes('{');
    if (status === 501 && /cannot generate a value of the schema/.test(String(body))) unsatisfied++;
    else if (status >= 400 && !isMissing)
      failures.push({ operation: operation.id, status, body: `${String(body)} ${invalidResponses.join()}` });
    invalidResponses.length = 0;
  }
  return { count: operations.length, unsatisfied, failures };
}

type ServiceRequest = Parameters<ReturnType<typeof createMockService>['handle']>[0];

function createRequest(operation: Operation, api: Api): ServiceRequest {
  const { path, parameters } = operation;
  const [server] = operation.servers ?? api.servers;
  const textOf = ({ schema, content }: Parameter): string => {
    const value = samplerOf(api).sample((schema ?? content?.schema)?.jsonSchema ?? true);
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  const required = parameters.filter((parameter) => parameter.required || parameter.in === 'path');
  const byName = (location: Parameter['in']): readonly (readonly [string, string])[] =>
    required.filter((each) => each.in === location).map((each) => [each.name, textOf(each)]);
  const pathValues = new Map(byName('path'));
  const query = new URLSearchParams(Object.fromEntries(byName('query')));
  return {
    method: 'GET',
    target: `${server ? basePath(serverUrl(server)) : ''}${path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(pathValues.get(name) ?? '1'))}?${query.toString()}`,
    headers: {
      authorization: 'Bearer token',
      ...Object.fromEntries(
        api.securitySchemes.flatMap(({ scheme }) =>
          scheme.type === 'apiKey' && scheme.in === 'header' ? [[scheme.name.toLowerCase(), 'key']] : [],
        ),
      ),
      ...Object.fromEntries(byName('header').map(([name, value]) => [name.toLowerCase(), value])),
    },
  };
}

describe('the mock server', () => {
  it.skipIf(hasNoRealDocuments).each(realDocuments)(
    'of %s responds to each operation that reads',
    async (path) => {
      const { count, unsatisfied, failures } = await findFailures(path, disk);
      expect(count).toBeGreaterThan(10);
      // The response names a schema for which the search finds no value.
      expect(unsatisfied / count).toBeLessThan(0.02);
      expect(failures).toEqual([]);
    },
    1_800_000,
  );

  it('of the reference document responds to each operation that reads', async () => {
    const { count, unsatisfied, failures } = await findFailures('spec/openapi.yaml', disk);
    expect(count).toBeGreaterThan(10);
    expect(unsatisfied).toBe(0);
    expect(failures).toEqual([]);
  });

  it('of golden documents responds to each operation that reads', async () => {
    const failed: string[] = [];
    for (const { claim, document, inputs } of goldenCases()) {
      const { failures } = await findFailures(document, createInMemoryReader(inputs));
      failed.push(...failures.map(({ operation, status, body }) => `${claim}: ${operation}: ${status} ${body}`));
    }
    expect(failed).toEqual([]);
  }, 1_800_000);
});
