// Round trip from the generated client to the generated server: every parameter style, location, and type, and every
// body media type.

import { relative, join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { createFetchHandler } from '../../../src/runtime/server/adapters/fetch.ts';
import type { HandlerRequest } from '../../../src/runtime/server/handler-types.ts';
import type { Host } from '../../../src/runtime/server/host.ts';
import type { Service } from '../../../src/runtime/server/service.ts';
import { loadClient, type LooseClient } from '../../targets/client/load-client.ts';
import { generateServer } from '../../targets/server/generate-server.ts';
import { loadModel } from '../../models.ts';
import { bodyCases, parameterCases, writeDocument } from './parameters-and-bodies-document.ts';
import { anyString, bytes, formValues, parameterValues, styledForm, valuesOf } from './values.ts';

const root = join(import.meta.dirname, '../../..');

interface GeneratedServer {
  readonly createService: (host: Host<unknown>, handlers: object, options?: object) => Service;
}
interface MemoryModule {
  readonly createMemoryHost: () => Host<unknown>;
}

let client: LooseClient;
const received: HandlerRequest<unknown>[] = [];

beforeAll(async () => {
  const api = await loadModel(relative(root, writeDocument(join(root, '.cache/round-trip'))));
  const { directory } = await generateServer('round-trip', api);
  const { createService } = (await import(join(directory, 'server/index.ts'))) as GeneratedServer;
  const { createMemoryHost } = (await import(join(directory, 'server/memory.ts'))) as MemoryModule;
  const handler = (request: HandlerRequest<unknown>): object => {
    received.push(request);
    return { status: 204 };
  };
  const createHandlers = (ids: readonly string[]): object => Object.fromEntries(ids.map((id) => [id, handler]));
  const handlers = {
    parameters: createHandlers(parameterCases.map(({ id }) => id)),
    bodies: createHandlers(Object.keys(bodyCases)),
  };
  const handle = createFetchHandler(createService(createMemoryHost(), handlers));
  const loaded = await loadClient(api);
  client = loaded.createClient({
    retry: false,
    fetch: (...request: ConstructorParameters<typeof Request>) => handle(new Request(...request)),
  });
});

async function send(tag: 'parameters' | 'bodies', id: string, argument: object): Promise<HandlerRequest<unknown>> {
  received.length = 0;
  const { status, error } = (await client[tag]?.[id]?.(argument)) ?? { status: 'unexpected' };
  expect([status, error]).toEqual([204, undefined]);
  const [request] = received;
  if (!request) throw new Error('no handler was called');
  return request;
}

const fields = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;

describe('a parameter', () => {
  it.each(parameterCases)('arrives unchanged: $id', async (parameter) => {
    const { id, location } = parameter;
    await fc.assert(
      fc.asyncProperty(parameterValues(parameter), async (value) => {
        const name = location === 'header' ? 'X-Value' : 'value';
        const { [fields[location]]: receivedValues } = (await send('parameters', id, {
          [fields[location]]: { [name]: value },
        })) as unknown as Record<string, Record<string, unknown>>;
        expect(receivedValues?.[name]).toEqual(value);
      }),
    );
  });
});

describe('a body arrives unchanged', () => {
  const expectRoundTrip = (
    id: keyof typeof bodyCases,
    values: fc.Arbitrary<unknown>,
    toBody: (value: unknown) => unknown = (value) => value,
  ): Promise<void> =>
    fc.assert(
      fc.asyncProperty(values, async (value) => {
        expect((await send('bodies', id, { body: toBody(value) })).body).toEqual(value);
      }),
    );

  test.each(['json', 'vendorJson'] as const)('for JSON: %s', (id) => expectRoundTrip(id, valuesOf('json')));
  test.each(['text', 'xml'] as const)('for text: %s', (id) => expectRoundTrip(id, anyString));
  test('for bytes', () => expectRoundTrip('bytes', bytes));
  test('for bytes with a media type', () =>
    expectRoundTrip('image', bytes, (value) => new Blob([value as Uint8Array<ArrayBuffer>], { type: 'image/png' })));
  test('for a form', () => expectRoundTrip('form', formValues()));
  test('for a form with encoding styles', () => expectRoundTrip('styled', styledForm));
  test('for multipart data with files', () => {
    // `FormData` encodes every line ending as CRLF.
    const lines = anyString.map((value) => value.replace(/\r\n?|\n/g, '\r\n'));
    const files = { file: bytes, files: fc.array(bytes, { minLength: 1, maxLength: 3 }) };
    return expectRoundTrip('parts', formValues(files, lines), (value) => {
      const {
        file,
        files: fileList,
        ...rest
      } = value as { file?: Uint8Array<ArrayBuffer>; files?: Uint8Array<ArrayBuffer>[] };
      return {
        ...rest,
        ...(file && { file: new Blob([file]) }),
        ...(fileList && { files: fileList.map((content) => new File([content], 'a.bin')) }),
      };
    });
  });
});
