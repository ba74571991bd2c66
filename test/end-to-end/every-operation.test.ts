// Tests that every operation succeeds with the generated client, the generated server, and the memory host.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, createMessageValidator, type ApiClient } from '@cloud-api/client';
import { createNodeListener } from '@cloud-api/server/node';
import { operationChecks } from '@cloud-api/validators';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withProperties } from '../targets/server/spec-service.ts';
import { cases } from './operations.ts';
import { api, createExampleService, type ExampleServiceOptions } from './example-service.ts';

/** Only private StackScripts can be deleted. */
const serviceOptions: ExampleServiceOptions = { change: withProperties({ is_public: false, mine: true }) };
const all = Object.entries(cases);

test('every operation of the document has exactly one case', () => {
  expect(Object.keys(cases).sort()).toEqual(api.operations.map(({ id }) => id).sort());
});

test.each(all)('%s succeeds with the Fetch adapter', async (_id, { readResult, expected }) => {
  const example = createExampleService(serviceOptions);
  expect([await readResult(example.client()), example.reportedErrors]).toEqual([expected, []]);
});

describe('with the node:http adapter', () => {
  let server: Server;
  let client: ApiClient;
  let reportedErrors: readonly string[];
  /** Creates a new service for the next request, so that operations are independent. */
  let resetService: () => void;

  beforeAll(async () => {
    let listener = createNodeListener(createExampleService(serviceOptions).service);
    resetService = () => {
      const example = createExampleService(serviceOptions);
      reportedErrors = example.reportedErrors;
      listener = createNodeListener(example.service);
    };
    server = createServer((request, response) => {
      listener(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // The address of a TCP server is an object.
    const baseUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    client = createClient({
      baseUrl,
      servers: { 'https://login.example.com': baseUrl },
      token: 'owner',
      retry: false,
      validate: createMessageValidator(operationChecks),
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test.each(all)('%s succeeds', async (_id, { readResult, expected }) => {
    resetService();
    expect([await readResult(client), reportedErrors]).toEqual([expected, []]);
  });
});
