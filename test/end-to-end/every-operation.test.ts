// Every operation of the document answers through the generated client, the generated server and the memory host.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, createMessageValidator, type ApiClient } from '@cloud-api/client';
import { createNodeListener } from '@cloud-api/server/node';
import { operationChecks } from '@cloud-api/validators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { having } from '../unit/server/interface.ts';
import { cases } from './operations.ts';
import { api, createExampleService, type ExampleServiceOptions } from './example-service.ts';

/** A StackScript can be deleted while it is private. */
const ready: ExampleServiceOptions = { change: having({ is_public: false, mine: true }) };
const all = Object.entries(cases);

it('has a case for every operation of the document, and for nothing else', () => {
  expect(Object.keys(cases).sort()).toEqual(api.operations.map(({ id }) => id).sort());
});

it.each(all)('%s answers over Fetch', async (_id, { said, expected }) => {
  const example = createExampleService(ready);
  expect([await said(example.client()), example.reportedErrors]).toEqual([expected, []]);
});

describe('over node:http', () => {
  let server: Server;
  let client: ApiClient;
  let told: readonly string[];
  /** The service for the next request: each operation has a separate one. */
  let renew: () => void;

  beforeAll(async () => {
    let listener = createNodeListener(createExampleService(ready).service);
    renew = () => {
      const example = createExampleService(ready);
      told = example.reportedErrors;
      listener = createNodeListener(example.service);
    };
    server = createServer((request, response) => {
      listener(request, response);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const here = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`; // a TCP server's address is no string
    client = createClient({
      baseUrl: here,
      servers: { 'https://login.example.com': here },
      token: 'owner',
      retry: false,
      validate: createMessageValidator(operationChecks),
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each(all)('%s answers', async (_id, { said, expected }) => {
    renew();
    expect([await said(client), told]).toEqual([expected, []]);
  });
});
