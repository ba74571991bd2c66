// The service of the interface's own document over a host in memory, with the document's examples as its state and its answers.

import type { Api, Operation } from '../../../src/generator/model/types/api.ts';
import type { HandlerResponse } from '../../../src/runtime/server/handler.ts';
import type { GrantLevel } from '../../../src/runtime/server/host.ts';
import { createMemoryHost, type MemoryHost } from '../../../src/runtime/server/memory/in-memory-host.ts';
import type { MemoryRecord } from '../../../src/runtime/server/memory/in-memory-records.ts';
import type { ServiceOptions } from '../../../src/runtime/server/service-options.ts';
import type { Service } from '../../../src/runtime/server/service.ts';
import { examplesOf, type Examples } from './examples.ts';
import { generateServer } from './generated.ts';
import { modelOfFile } from '../../models.ts';
import { send, type Seen } from './notes.ts';

export const account = '3f2b6c1e-8d4a-4f57-9b1c-2a7e5d9c0b34';

/** What differs from the usual. */
export interface Situation {
  readonly rate?: { readonly requests: number; readonly seconds: number };
  /** What is stored instead of the examples. */
  readonly change?: (record: MemoryRecord) => MemoryRecord;
  readonly more?: readonly MemoryRecord[];
  readonly options?: ServiceOptions;
  readonly billing?: boolean;
  /** What handlers answer; their examples unless given. */
  readonly answer?: (operation: Operation) => HandlerResponse | Promise<HandlerResponse>;
}

export interface Interface {
  readonly api: Api;
  readonly folder: string;
  readonly examples: Examples;
  serviceOf(situation?: Situation): Service;
  /** Sends the example of an operation, or what is given of it. */
  call(service: Service, operation: Operation, token?: string, given?: Parameters<typeof send>[2]): Promise<Seen>;
  operation(id: string): Operation;
}

type CreateService = (host: MemoryHost<unknown>, handlers: unknown, options: ServiceOptions) => Service;

/** Generates the service into a folder of this name. */
export async function loadInterface(name: string): Promise<Interface> {
  const { api, folder } = await generateServer(name, await modelOfFile('spec/openapi.yaml'));
  const { createService } = (await import(`${folder}/server/index.ts`)) as { readonly createService: CreateService };
  const examples = examplesOf(api);
  const operation = (id: string): Operation => {
    const found = api.operations.find((each) => each.id === id);
    if (!found) throw new Error(`there is no ${id}`);
    return found;
  };
  return {
    api,
    folder,
    examples,
    operation,
    call: (service, called, token = 'owner', given = {}) =>
      send(service, examples.line(called), { token, ...examples.body(called), ...given }),
    serviceOf(situation = {}) {
      const {
        rate = { requests: 1000, seconds: 60 },
        change,
        more = [],
        options = {},
        billing = true,
        answer = (called: Operation): HandlerResponse => examples.success(called),
      } = situation;
      const stored = examples.records(account).map(asPublic);
      const records = [...(change ? stored.map((record) => change(record)) : stored), ...more];
      const handlers = new Proxy(
        {},
        {
          get: () =>
            new Proxy(
              {},
              {
                get: (_target, method) => () =>
                  answer(operation(api.operations.find(({ name }) => name.value === method)?.id ?? '')),
              },
            ),
        },
      );
      return createService(hostOf(records, rate, billing), handlers, {
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

function asPublic(record: MemoryRecord): MemoryRecord {
  return record.schema === 'StackScript' ? { ...record, public: true } : record;
}

function hostOf(
  records: readonly MemoryRecord[],
  rate: NonNullable<Situation['rate']>,
  billing: boolean,
): MemoryHost<unknown> {
  const writing = (scope = ''): string => scope.replace(':read_only', ':read_write');
  const everything = Object.fromEntries(
    records.map(({ schema, key }) => [`${schema}/${String(key)}`, 'read_write' as const]),
  );
  return createMemoryHost<unknown>({
    rate,
    records,
    now: () => new Date('2030-01-15T10:20:30Z'),
    includes: (granted, required) => granted === '*' || granted === required || granted === writing(required),
    caller({ identity, scopes, resource }) {
      const level: GrantLevel | 'none' =
        resource?.grant === undefined
          ? 'none'
          : identity?.has(writing(scopes[0])) === true
            ? resource.grant
            : 'read_only';
      return {
        username: identity ? 'demo-user' : null,
        restricted: identity?.restricted ?? true,
        scopes: identity?.scopes ?? [],
        level,
        billing_address_current: billing,
      };
    },
    users: {
      owner: { username: 'owner', account },
      restricted: { username: 'restricted', account, restricted: true, grants: everything },
      reader: { username: 'reader', account, scopes: ['longview:read_only'] },
      powerless: { username: 'powerless', account, restricted: true, scopes: ['events:read_only'] },
    },
  });
}

/** Every record with other members, where it has them. */
export function having(members: Readonly<Record<string, unknown>>): (record: MemoryRecord) => MemoryRecord {
  return (record) => {
    const own = Object.entries(members).filter(([name]) => Object.hasOwn(record.value, name));
    return { ...record, value: { ...record.value, ...Object.fromEntries(own) } };
  };
}
