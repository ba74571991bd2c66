// Generated server and client for an API with error conventions: error media types, and effects implied by methods.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { generate } from '../../../src/generator/pipeline/pipeline.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { createDiskReader } from '../../../src/generator/source/disk-reader.ts';
import { createMemoryHost } from '../../../src/runtime/server/memory/in-memory-host.ts';
import type { Service } from '../../../src/runtime/server/service.ts';
import { write } from './generate-server.ts';
import { send } from './notes-service.ts';

const root = join(import.meta.dirname, '../../..');

interface PetsClient {
  readonly pets: Readonly<
    Record<
      string,
      (request: unknown) => Promise<{
        readonly ok: boolean;
        readonly status: unknown;
        readonly error?: unknown;
        readonly data?: unknown;
      }>
    >
  >;
}

let service: Service;
let client: PetsClient;

beforeAll(async () => {
  const directory = join(root, '.cache/server-tests/conventions');
  rmSync(directory, { recursive: true, force: true });
  const report = createReport();
  const job = {
    document: 'test/targets/server/conventions.yaml',
    overlays: [],
    targets: ['types', 'validators', 'server', 'client'],
    options: { packages: false, importExtension: '.ts' },
  } as const;
  const { files } = await generate(job, createDiskReader(root), report);
  expect(report.diagnostics).toEqual([]);
  for (const { path, text } of files) write(directory, path, text);
  write(directory, 'package.json', JSON.stringify({ type: 'module' }));
  const { createService } = (await import(`${directory}/server/index.ts`)) as {
    readonly createService: (host: unknown, handlers: unknown) => Service;
  };
  const { createClient } = (await import(`${directory}/client/index.ts`)) as {
    readonly createClient: (options: unknown) => PetsClient;
  };
  const echo = ({ body }: { readonly body: unknown }): unknown => ({ status: 200, body });
  service = createService(
    { ...createMemoryHost(), load: () => ({ value: { text: 'a' } }) },
    { pets: { createPet: echo, replacePet: echo, updatePet: echo, updateNote: echo, patchNote: echo } },
  );
  const { createFetchHandler } = (await import(`${directory}/server/fetch.ts`)) as {
    readonly createFetchHandler: (service: Service) => (request: Request) => Promise<Response>;
  };
  const handle = createFetchHandler(service);
  client = createClient({
    baseUrl: 'https://pets.example',
    fetch: (input: string | URL | Request, init?: RequestInit) => handle(new Request(input, init)),
  });
});

describe('the media type of an error', () => {
  it('is the one that the response declares', async () => {
    expect(await send(service, 'POST /pets', { body: {} })).toMatchObject({
      status: 400,
      headers: { 'content-type': 'application/problem+json' },
    });
    expect(await send(service, 'PUT /pets/1', { body: {} })).toMatchObject({
      status: 400,
      headers: { 'content-type': 'application/problem+json' },
    });
    expect(await send(service, 'PATCH /pets/1', { body: { name: 1 } })).toMatchObject({
      status: 400,
      headers: { 'content-type': 'application/vnd.pets+json' },
    });
  });

  it('is the most common one if the status is not declared or no operation matches', async () => {
    expect(await send(service, 'GET /unknown', {})).toMatchObject({
      status: 404,
      headers: { 'content-type': 'application/problem+json' },
    });
    expect(await send(service, 'POST /pets', { body: 'x', headers: { 'content-type': 'text/plain' } })).toMatchObject({
      status: 415,
      headers: { 'content-type': 'application/problem+json' },
    });
  });

  it('is never a range', async () => {
    expect(await send(service, 'PATCH /notes', { body: { text: 1 } })).toMatchObject({
      status: 400,
      headers: { 'content-type': 'application/problem+json' },
    });
    expect(
      await send(service, 'PATCH /notes/1', { body: [{}], headers: { 'content-type': 'application/json-patch+json' } }),
    ).toMatchObject({ status: 400, headers: { 'content-type': 'application/problem+json' } });
  });

  it('is accepted by the generated client', async () => {
    expect(await client.pets['createPet']?.({ body: {} })).toMatchObject({
      ok: false,
      status: 400,
      error: { errors: [{ field: 'name' }] },
    });
    expect(await client.pets['updatePet']?.({ path: { petId: '1' }, body: { name: 1 } })).toMatchObject({
      ok: false,
      status: 400,
      error: { errors: [{ field: 'name' }] },
    });
  });
});

describe('an operation without x-effect', () => {
  it('creates with POST and replaces with PUT: omitted properties take their defaults', async () => {
    expect(await send(service, 'POST /pets', { body: { name: 'a' } })).toMatchObject({
      status: 200,
      body: { name: 'a', kind: 'cat' },
    });
    expect(await send(service, 'PUT /pets/1', { body: { name: 'a' } })).toMatchObject({
      status: 200,
      body: { name: 'a', kind: 'cat' },
    });
  });

  it('updates with PATCH: no default applies', async () => {
    expect((await send(service, 'PATCH /pets/1', { body: { name: 'a' } })).body).toEqual({ name: 'a' });
  });

  it.each([
    [{}, 'must have at least 1 property'],
    [{ shade: 'dark' }, 'is required if shade is present'],
    [{ text: '' }, 'The text must not be empty.'],
  ])('updates with PATCH: rejects %j for violating a condition on the body alone', async (body, message) => {
    const { status, body: responseBody } = await send(service, 'PATCH /notes', { body });
    expect([status, JSON.stringify(responseBody)]).toEqual([400, expect.stringContaining(message)]);
  });

  it('is not an update if its body is a JSON Patch, which is not merged', async () => {
    const body = [{ op: 'remove', path: '/text' }];
    expect(
      await send(service, 'PATCH /notes/1', { body, headers: { 'content-type': 'application/json-patch+json' } }),
    ).toMatchObject({ status: 200, body });
  });
});
