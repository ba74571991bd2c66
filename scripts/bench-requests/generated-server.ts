// Benchmark server: the generated pipeline behind node:http, with a host that allows every request. Argument: the URL
// of the generated module.

import { createServer } from 'node:http';
import process from 'node:process';
import { createNodeListener } from '../../src/runtime/server/adapters/node.ts';
import type { Host } from '../../src/runtime/server/host.ts';
import type { Service } from '../../src/runtime/server/service.ts';
import { listen } from './listen.ts';
import { createReceipt, storedOrder, type Order } from './orders.ts';

const rateLimit = { allowed: true, limit: 1, remaining: 1, reset: 0 };
const host: Host<undefined> = {
  now: () => new Date(),
  transact: (_mode, work) => work(undefined),
  authenticate: () => undefined,
  load: () => undefined,
  caller: () => undefined,
  count: () => 0,
  rateLimit: () => rateLimit,
  emit: () => undefined,
};
const handlers = {
  orders: {
    createOrder: ({ body }: { readonly body: Order }) => ({ status: 201, body: createReceipt(body) }),
    getOrder: () => ({ status: 200, body: storedOrder }),
  },
};
const { createService } = (await import(process.argv[2] ?? '')) as {
  readonly createService: (bench: typeof host, byTag: typeof handlers) => Service;
};
listen(createServer(createNodeListener(createService(host, handlers))));
