// Service generated from spec/openapi.yaml, backed by an in-memory host that stores the document's examples.

import type { Api, Operation } from '../../../src/generator/model/types/api.ts';
import type { HandlerResponse } from '../../../src/runtime/server/handler-types.ts';
import type { GrantLevel } from '../../../src/runtime/server/host.ts';
import { createMemoryHost, type MemoryHost } from '../../../src/runtime/server/memory/in-memory-host.ts';
import type { MemoryRecord } from '../../../src/runtime/server/memory/in-memory-records.ts';
import type { ServiceOptions } from '../../../src/runtime/server/service-options.ts';
import type { Service } from '../../../src/runtime/server/service.ts';
import { readExamples, type Examples } from './document-examples.ts';
import { generateServer } from './generate-server.ts';
import { loadModel } from '../../models.ts';
import { send, type TestResponse } from './notes-service.ts';

export const account = '3f2b6c1e-8d4a-4f57-9b1c-2a7e5d9c0b34';

/** Differences from the default setup of a service. */
export interface ServiceSetup {
  readonly rate?: { readonly requests: number; readonly seconds: number };
  /** Changes each example record before it is stored. */
  readonly changeRecord?: (record: MemoryRecord) => MemoryRecord;
  readonly extraRecords?: readonly MemoryRecord[];
  readonly options?: ServiceOptions;
  readonly hasBillingAddress?: boolean;
  /**
   * Returns the response of a handler.
   *
   * @default the example of the operation
   */
  readonly respond?: (operation: Operation) => HandlerResponse | Promise<HandlerResponse>;
}

export interface SpecService {
  readonly api: Api;
  readonly examples: Examples;
  createService(setup?: ServiceSetup): Service;
  /** Sends the example request of an operation, with overrides. */
  call(
    service: Service,
    operation: Operation,
    token?: string,
    overrides?: Parameters<typeof send>[2],
  ): Promise<TestResponse>;
  operation(id: string): Operation;
}

type CreateService = (host: MemoryHost<unknown>, handlers: unknown, options: ServiceOptions) => Service;

/** Generates the service into a directory of this name and loads it. */
export async function loadSpecService(name: string): Promise<SpecService> {
  const { api, directory } = await generateServer(name, await loadModel('spec/openapi.yaml'));
  const { createService } = (await import(`${directory}/server/index.ts`)) as { readonly createService: CreateService };
  const examples = readExamples(api);
  const operation = (id: string): Operation => {
    const match = api.operations.find((candidate) => candidate.id === id);
    if (!match) throw new Error(`unknown operation ${id}`);
    return match;
  };
  return {
    api,
    examples,
    operation,
    call: (service, calledOperation, token = 'owner', overrides = {}) =>
      send(service, examples.requestLine(calledOperation), { token, ...examples.body(calledOperation), ...overrides }),
    createService(setup = {}) {
      const {
        rate = { requests: 1000, seconds: 60 },
        changeRecord,
        extraRecords = [],
        options = {},
        hasBillingAddress = true,
        respond = (calledOperation: Operation): HandlerResponse => examples.success(calledOperation),
      } = setup;
      const exampleRecords = examples.records(account).map(makePublic);
      const records = [
        ...(changeRecord ? exampleRecords.map((record) => changeRecord(record)) : exampleRecords),
        ...extraRecords,
      ];
      const handlers = new Proxy(
        {},
        {
          get: () =>
            new Proxy(
              {},
              {
                get: (_target, method) => () =>
                  respond(operation(api.operations.find(({ name }) => name.value === method)?.id ?? '')),
              },
            ),
        },
      );
      return createService(createHost(records, rate, hasBillingAddress), handlers, {
        cors: { credentials: true, expose: ['X-Status'] },
        headers: ({ identity }) => ({ ...headers, 'X-Customer-UUID': identity?.account }),
        validateResponses: true,
        ...options,
      });
    },
  };
}

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  Vary: 'Authorization, X-Filter',
};

function makePublic(record: MemoryRecord): MemoryRecord {
  return record.schema === 'StackScript' ? { ...record, public: true } : record;
}

function createHost(
  records: readonly MemoryRecord[],
  rate: NonNullable<ServiceSetup['rate']>,
  hasBillingAddress: boolean,
): MemoryHost<unknown> {
  const toReadWrite = (scope = ''): string => scope.replace(':read_only', ':read_write');
  const allGrants = Object.fromEntries(
    records.map(({ schema, key }) => [`${schema}/${String(key)}`, 'read_write' as const]),
  );
  return createMemoryHost<unknown>({
    rate,
    records,
    now: () => new Date('2030-01-15T10:20:30Z'),
    includes: (granted, required) => granted === '*' || granted === required || granted === toReadWrite(required),
    caller({ identity, scopes, resource }) {
      const canWrite = identity?.has(toReadWrite(scopes[0])) === true;
      const grantedLevel = (grant: GrantLevel): GrantLevel => (canWrite ? grant : 'read_only');
      return {
        username: identity ? 'demo-user' : null,
        restricted: identity?.restricted ?? true,
        scopes: identity?.scopes ?? [],
        level: resource?.grant === undefined ? 'none' : grantedLevel(resource.grant),
        billing_address_current: hasBillingAddress,
      };
    },
    users: {
      owner: { username: 'owner', account },
      restricted: { username: 'restricted', account, restricted: true, grants: allGrants },
      reader: { username: 'reader', account, scopes: ['longview:read_only'] },
      unprivileged: { username: 'unprivileged', account, restricted: true, scopes: ['events:read_only'] },
    },
  });
}

/** Returns a function that replaces these properties of a record, if the record has them. */
export function withProperties(properties: Readonly<Record<string, unknown>>): (record: MemoryRecord) => MemoryRecord {
  return (record) => {
    const replacements = Object.entries(properties).filter(([name]) => Object.hasOwn(record.value, name));
    return { ...record, value: { ...record.value, ...Object.fromEntries(replacements) } };
  };
}
