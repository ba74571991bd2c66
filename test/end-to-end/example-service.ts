// The generated server on the memory host, with the examples of the document as stored records, and a client.

import { createClient, type ApiClient, type ClientOptions, type Fetch } from '@cloud-api/client';
import { createService, type Handlers, type Service, type ServiceOptions } from '@cloud-api/server';
import { createFetchHandler } from '@cloud-api/server/fetch';
import { createMemoryHost, type MemoryHost, type MemoryRecord, type MemoryTx } from '@cloud-api/server/memory';
import type { Caller } from '@cloud-api/types';
import { readExamples } from '../targets/server/document-examples.ts';
import { loadModel } from '../models.ts';
import { account } from '../targets/server/spec-service.ts';
import { createHandlers } from './handlers.ts';

/** The model of the API document. */
export const api = await loadModel('spec/openapi.yaml');
export const examples = readExamples(api);

/** The fixed time of the service. */
export const now = new Date('2030-01-15T10:20:30Z');

/** Options that differ from the defaults. */
export interface ExampleServiceOptions {
  readonly rate?: { readonly requests: number; readonly seconds: number };
  /** Changes the stored examples. */
  readonly change?: (record: MemoryRecord) => MemoryRecord;
  readonly additionalRecords?: readonly MemoryRecord[];
  readonly options?: Partial<ServiceOptions>;
  /** Whether the billing address of the account is current. @default true */
  readonly hasCurrentBillingAddress?: boolean;
  readonly handlers?: (defaultHandlers: Handlers<MemoryTx>) => Handlers<MemoryTx>;
}

export interface ExampleService {
  readonly host: MemoryHost<Caller>;
  readonly service: Service;
  /** The internal errors of the service. */
  readonly reportedErrors: readonly string[];
  /** Creates a client that uses the Fetch adapter, by default as the owner. */
  readonly client: (token?: string, options?: ClientOptions) => ApiClient;
}

/** Creates an independent service for a test. */
export function createExampleService(serviceOptions: ExampleServiceOptions = {}): ExampleService {
  const { options = {} } = serviceOptions;
  const defaultHandlers = createHandlers(examples);
  const reportedErrors: string[] = [];
  const host = createHost(serviceOptions);
  const service = createService(host, serviceOptions.handlers?.(defaultHandlers) ?? defaultHandlers, {
    headers: ({ identity }) => ({ ...headers, 'X-Customer-UUID': identity?.account }),
    cors: { credentials: true, expose: ['X-Status'] },
    validateResponses: true,
    onError: (error) => reportedErrors.push(String(error)),
    ...options,
  });
  const fetchHandler = createFetchHandler(service);
  const fetch: Fetch = (url, init) => fetchHandler(new Request(url, init), { address: '203.0.113.9' });
  return {
    host,
    service,
    reportedErrors,
    client: (token = 'owner', clientOptions = {}) => createClient({ fetch, token, retry: false, ...clientOptions }),
  };
}

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  Vary: 'Authorization, X-Filter',
};

/** Resources that only list operations return: the schema, the key of its example, and the parent resource. */
const listedRecords: readonly (readonly [
  schema: string,
  key: number | string,
  within?: { readonly schema: string; readonly key: number },
])[] = [
  ['OAuthClient', '2737bf16b39ab5d7b4a1'],
  ['PaymentMethod', 123],
  ['DatabaseBackup', 123, { schema: 'Database', key: 123 }],
  ['DomainRecord', 123456, { schema: 'Domain', key: 1234 }],
  ['FirewallDevice', 55, { schema: 'Firewall', key: 45 }],
  ['ManagedService', 9944],
  ['SshKey', 42],
  ['TaggedObject', 1],
];

function createHost({
  rate = { requests: 1000, seconds: 60 },
  change = (record) => record,
  additionalRecords = [],
  hasCurrentBillingAddress = true,
}: ExampleServiceOptions): MemoryHost<Caller> {
  const namedRecords = examples.records(account);
  const otherRecords = listedRecords.map(([schema, key, within]): MemoryRecord => ({
    schema,
    key,
    value: exampleObject(schema),
    ...(within ? { within } : { account }),
  }));
  const stored = [...namedRecords, ...otherRecords]
    .map((record) => ({ ...record, ...(record.schema === 'StackScript' && { public: true }) }))
    .map(change);
  const allGrants = Object.fromEntries(
    stored.map(({ schema, key }) => [`${schema}/${String(key)}`, 'read_write' as const]),
  );
  const readOnlyGrants = Object.fromEntries(
    ['account', 'add_longview', ...Object.keys(allGrants)].map((grant) => [grant, 'read_only' as const]),
  );
  const toWriteScope = (scope = ''): string => scope.replace(':read_only', ':read_write');
  return createMemoryHost<Caller>({
    rate,
    records: [...stored, ...additionalRecords],
    now: () => now,
    includes: (granted, required) => granted === '*' || granted === required || granted === toWriteScope(required),
    caller({ identity, scopes, resource }) {
      const level =
        resource?.grant === undefined
          ? 'none'
          : identity?.has(toWriteScope(scopes[0])) === true
            ? resource.grant
            : 'read_only';
      return {
        username: identity ? 'demo-user' : null,
        restricted: identity?.restricted ?? true,
        scopes: [...(identity?.scopes ?? [])],
        level,
        billing_address_current: hasCurrentBillingAddress,
      };
    },
    users: {
      owner: { username: 'owner', account },
      reader: { username: 'reader', account, scopes: ['longview:read_only'] },
      'other-scope': { username: 'other-scope', account, scopes: ['events:read_only'] },
      restricted: { username: 'restricted', account, restricted: true, grants: allGrants },
      viewer: { username: 'viewer', account, restricted: true, grants: readOnlyGrants },
      ungranted: { username: 'ungranted', account, restricted: true },
      'other-account': { username: 'other-account', account: '9c0b343f-8d4a-4f57-9b1c-2b6c1e2a7e5d' },
    },
  });
}

function exampleObject(schema: string): object {
  const value = examples.value(schema);
  if (typeof value !== 'object' || value === null) throw new Error(`${schema} has no example`);
  return value;
}
