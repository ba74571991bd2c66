// Benchmark server: serves the generated pipeline with the in-memory host over node:http. Arguments: a JSON file with
// the resource, and optionally `fresh` to copy the resource for each response.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { createService, type Handlers } from '@cloud-api/server';
import { createMemoryHost, type MemoryTx } from '@cloud-api/server/memory';
import { createNodeListener } from '@cloud-api/server/node';
import type { Caller, ComputeInstance } from '@cloud-api/types';

const instance = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as ComputeInstance;
const isFresh = process.argv[3] === 'fresh';
const account = '11111111-1111-4111-8111-111111111111';
const caller: Caller = {
  username: 'bench',
  restricted: false,
  scopes: ['*'],
  level: 'read_write',
  billing_address_current: true,
};

const host = createMemoryHost<Caller>({
  caller: () => caller,
  rate: { requests: 1e9, seconds: 60 },
  records: [{ schema: 'ComputeInstance', key: instance.id, account, value: instance }],
  users: { bench: { username: 'bench', account } },
});

/** Only the measured operation has a handler. */
const handlers = {
  compute: { getComputeInstance: ({ resource }) => ({ status: 200, body: isFresh ? { ...resource } : resource }) },
} satisfies { readonly compute: Partial<Handlers<MemoryTx>['compute']> };
const handlersByTag = new Proxy(
  {},
  { get: (_, tag) => (tag === 'compute' ? handlers.compute : {}) },
) as Handlers<MemoryTx>;

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  Vary: 'Authorization, X-Filter',
};
const server = createServer(createNodeListener(createService(host, handlersByTag, { headers })));
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
