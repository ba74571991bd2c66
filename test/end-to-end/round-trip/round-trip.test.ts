// What the generated client writes the generated server reads back: parameters of every style, place and type, bodies of every media type.

import { relative, join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFetchHandler } from '../../../src/runtime/server/adapters/fetch.ts';
import type { HandlerRequest } from '../../../src/runtime/server/handler.ts';
import type { Host } from '../../../src/runtime/server/host.ts';
import type { Service } from '../../../src/runtime/server/service.ts';
import { loadClient, type LooseClient } from '../../unit/client/load.ts';
import { generateServer } from '../../unit/server/generated.ts';
import { modelOfFile } from '../../models.ts';
import { bodyCases, parameterCases, writeDocument } from './document.ts';
import { bytes, carried, formValues, styledForm, text, valuesOf } from './values.ts';

const root = join(import.meta.dirname, '../../..');

interface GeneratedServer {
  readonly createService: (host: Host<unknown>, handlers: object, options?: object) => Service;
}
interface MemoryModule {
  readonly createMemoryHost: (options: object) => Host<unknown>;
}

let client: LooseClient;
const taken: HandlerRequest<unknown>[] = [];

beforeAll(async () => {
  const api = await modelOfFile(relative(root, writeDocument(join(root, '.cache/round-trip'))));
  const { folder } = await generateServer('round-trip', api);
  const { createService } = (await import(join(folder, 'server/index.ts'))) as GeneratedServer;
  const { createMemoryHost } = (await import(join(folder, 'server/memory.ts'))) as MemoryModule;
  const handler = (request: HandlerRequest<unknown>): object => {
    taken.push(request);
    return { status: 204 };
  };
  const named = (ids: readonly string[]): object => Object.fromEntries(ids.map((id) => [id, handler]));
  const handlers = { parameters: named(parameterCases.map(({ id }) => id)), bodies: named(Object.keys(bodyCases)) };
  const answer = createFetchHandler(createService(createMemoryHost({ caller: () => undefined }), handlers));
  const loaded = await loadClient(api);
  client = loaded.createClient({
    retry: false,
    fetch: (...request: ConstructorParameters<typeof Request>) => answer(new Request(...request)),
  });
});

async function sent(area: 'parameters' | 'bodies', id: string, written: object): Promise<HandlerRequest<unknown>> {
  taken.length = 0;
  const { status, error } = (await client[area]?.[id]?.(written)) ?? { status: 'unexpected' };
  expect([status, error]).toEqual([204, undefined]);
  const [request] = taken;
  if (!request) throw new Error('no handler was asked');
  return request;
}

const members = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;

describe('a parameter', () => {
  it.each(parameterCases)('$id', async (parameter) => {
    const { id, place } = parameter;
    await fc.assert(
      fc.asyncProperty(carried(parameter), async (value) => {
        const name = place === 'header' ? 'X-Value' : 'value';
        const { [members[place]]: read } = (await sent('parameters', id, {
          [members[place]]: { [name]: value },
        })) as unknown as Record<string, Record<string, unknown>>;
        expect(read?.[name]).toEqual(value);
      }),
    );
  });
});

describe('a body', () => {
  const law = (
    id: keyof typeof bodyCases,
    values: fc.Arbitrary<unknown>,
    written: (value: unknown) => unknown = (value) => value,
  ): Promise<void> =>
    fc.assert(
      fc.asyncProperty(values, async (value) => {
        expect((await sent('bodies', id, { body: written(value) })).body).toEqual(value);
      }),
    );

  it.each(['json', 'vendorJson'] as const)('of JSON: %s', (id) => law(id, valuesOf('json')));
  it.each(['text', 'xml'] as const)('of text: %s', (id) => law(id, text));
  it('of bytes', () => law('bytes', bytes));
  it('of bytes that say what they are', () =>
    law('image', bytes, (value) => new Blob([value as Uint8Array<ArrayBuffer>], { type: 'image/png' })));
  it('of a form', () => law('form', formValues()));
  it('of a form whose members have styles of their own', () => law('styled', styledForm));
  it('of parts, files among them', () => {
    // The platform writes every line's end in a part as CR LF.
    const lines = text.map((value) => value.replace(/\r\n?|\n/g, '\r\n'));
    const files = { file: bytes, files: fc.array(bytes, { minLength: 1, maxLength: 3 }) };
    return law('parts', formValues(files, lines), (value) => {
      const {
        file,
        files: several,
        ...rest
      } = value as { file?: Uint8Array<ArrayBuffer>; files?: Uint8Array<ArrayBuffer>[] };
      return {
        ...rest,
        ...(file && { file: new Blob([file]) }),
        ...(several && { files: several.map((each) => new File([each], 'a.bin')) }),
      };
    });
  });
});
