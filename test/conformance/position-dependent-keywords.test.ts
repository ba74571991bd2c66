// JSON Schema keywords whose effect depends on their position: $id, anchors, dynamic references, and vocabularies.

import { describe, expect, it, test } from 'vitest';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import type { Problem } from '../../src/runtime/validation/problem.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';
import { loadValidators, type LoadedValidators } from '../targets/validators/load.ts';

/** Generates and loads the validators of a document in several files. The first is the root document. */
async function loadGenerated(files: Readonly<Record<string, unknown>>): Promise<LoadedValidators> {
  const report = createReport();
  const texts = new Map(Object.entries(files).map(([path, file]) => [path, JSON.stringify(file)]));
  const [rootPath = ''] = texts.keys();
  const { api } = await buildModel({ document: rootPath, overlays: [] }, createInMemoryReader(texts), report);
  const error = report.diagnostics.find(({ severity }) => severity === 'error');
  if (!api || error) throw new Error(`${error?.code ?? 'the document has errors'}: ${error?.message ?? ''}`);
  return loadValidators(api);
}

function call({ exports }: LoadedValidators, name: string, ...values: readonly unknown[]): unknown {
  const exported = exports[name];
  if (typeof exported !== 'function') throw new Error(`missing export ${name}`);
  return Reflect.apply(exported, undefined, values);
}

const head = { openapi: '3.1.0', info: { title: 'test', version: '1' } };

describe('the dynamic scope of a reference', () => {
  it('includes every resource that a chain of references enters', async () => {
    const validators = await loadGenerated({
      'document.json': {
        ...head,
        paths: {},
        components: {
          schemas: {
            Outer: { $ref: 'first.json#/$defs/stuff' },
            Second: { $ref: 'second.json' },
            Third: { $ref: 'third.json#/$defs/stuff' },
          },
        },
      },
      'first.json': { $id: 'https://example.com/first', $defs: { stuff: { $ref: 'second#/$defs/stuff' } } },
      'second.json': {
        $id: 'https://example.com/second',
        $defs: { stuff: { $ref: 'third#/$defs/stuff' }, length: { $dynamicAnchor: 'length', maxLength: 2 } },
      },
      'third.json': {
        $id: 'https://example.com/third',
        $defs: { stuff: { $dynamicRef: '#length' }, length: { $dynamicAnchor: 'length', maxLength: 3 } },
      },
    });
    expect([validators.schema('Outer').is('hi'), validators.schema('Outer').is('hey')]).toEqual([true, false]);
    expect([validators.schema('Third').is('hey'), validators.schema('Third').is('heyy')]).toEqual([true, false]);
  });

  it('uses the anchor of the outermost resource, even if an inner resource has unbound anchors', async () => {
    const validators = await loadGenerated({
      'document.json': {
        ...head,
        paths: {},
        components: { schemas: { Outer: { $ref: 'outer.json' }, Inner: { $ref: 'inner.json' } } },
      },
      'outer.json': {
        $id: 'https://example.com/outer',
        $ref: 'inner',
        $defs: { size: { $dynamicAnchor: 'size', maxLength: 2 } },
      },
      'inner.json': {
        $id: 'https://example.com/inner',
        allOf: [{ $dynamicRef: '#size' }, { $dynamicRef: '#other' }],
        $defs: { size: { $dynamicAnchor: 'size', maxLength: 3 }, other: { $dynamicAnchor: 'other', minLength: 1 } },
      },
    });
    expect([validators.schema('Outer').is('hi'), validators.schema('Outer').is('hey')]).toEqual([true, false]);
    expect([validators.schema('Inner').is('hey'), validators.schema('Inner').is('heyy')]).toEqual([true, false]);
  });

  it('depends on where the schema is used', async () => {
    const list = {
      $id: 'https://example.com/list',
      $defs: { item: { $dynamicAnchor: 'item' } },
      type: 'array',
      items: { $dynamicRef: '#item' },
    };
    const listOf = (name: string, type: string): object => ({
      $id: `https://example.com/${name}`,
      $defs: { item: { $dynamicAnchor: 'item', type } },
      $ref: 'list',
    });
    const loaded = await loadGenerated({
      'document.json': {
        ...head,
        components: { schemas: { List: list, Texts: listOf('texts', 'string') } },
        paths: {
          '/things': {
            post: {
              operationId: 'makeThings',
              requestBody: { content: { 'application/json': { schema: listOf('numbers', 'number') } } },
              responses: {
                200: {
                  description: 'Created.',
                  content: { 'application/json': { schema: { $ref: '#/components/schemas/Texts' } } },
                },
              },
            },
          },
        },
      },
    });
    expect(call(loaded, 'checkMakeThingsBody', 'application/json', [1, 2])).toEqual([]);
    expect(call(loaded, 'checkMakeThingsBody', 'application/json', [1, 'x'])).toHaveLength(1);
    expect(call(loaded, 'checkMakeThingsResponse', 200, { 'content-type': 'application/json' }, ['x'])).toEqual([]);
    expect(call(loaded, 'checkMakeThingsResponse', 200, { 'content-type': 'application/json' }, [1])).toHaveLength(1);
    expect(loaded.schema('List').is([1, 'x', null])).toBe(true);
  });
});

it('limits the depth of a cyclic dynamic reference without a stack overflow', async () => {
  const loaded = await loadGenerated({
    'document.json': {
      ...head,
      paths: {},
      components: {
        schemas: {
          List: {
            $id: 'https://example.com/list',
            $defs: { item: { $dynamicAnchor: 'item' } },
            type: 'array',
            items: { $dynamicRef: '#item' },
          },
          Lists: { $id: 'https://example.com/lists', $dynamicAnchor: 'item', $ref: 'list' },
        },
      },
    },
  });
  let deepArray: unknown = [];
  for (let level = 0; level < 100_000; level++) deepArray = [deepArray];
  expect(loaded.schema('Lists').is([[[]], []])).toBe(true);
  expect(loaded.schema('Lists').is([[[1]], []])).toBe(false);
  expect(loaded.schema('Lists').is(deepArray)).toBe(false);
  expect(
    loaded
      .schema('Lists')
      .check(deepArray)
      .map(({ keyword }) => keyword),
  ).toEqual(['depth']);
});

describe('a JSON Schema vocabulary', () => {
  const metaschema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://example.com/meta',
    $vocabulary: {
      'https://json-schema.org/draft/2020-12/vocab/core': true,
      'https://json-schema.org/draft/2020-12/vocab/applicator': true,
    },
  };
  const thing = {
    $schema: 'https://example.com/meta',
    $id: 'https://example.com/thing',
    properties: { none: false, number: { minimum: 10, type: 'number' } },
    required: ['x'],
  };

  it('has no effect if the metaschema excludes it', async () => {
    const validators = await loadGenerated({
      'document.json': { ...head, paths: {}, components: { schemas: { Meta: { $ref: 'meta.json' }, Thing: thing } } },
      'meta.json': metaschema,
    });
    expect(validators.schema('Thing').is({ number: 'x' })).toBe(true);
    expect(validators.schema('Thing').is({ none: 1 })).toBe(false);
  });

  it('has an effect if the metaschema is not available', async () => {
    const validators = await loadGenerated({
      'document.json': { ...head, paths: {}, components: { schemas: { Thing: thing } } },
    });
    expect(validators.schema('Thing').is({ number: 1, x: 1 })).toBe(false);
    expect(validators.schema('Thing').is({ number: 11 })).toBe(false);
    expect(validators.schema('Thing').is({ number: 11, x: 1 })).toBe(true);
  });

  it('can be excluded for a whole document', async () => {
    const validators = await loadGenerated({
      'document.json': {
        ...head,
        jsonSchemaDialect: 'https://example.com/meta',
        paths: {},
        components: { schemas: { Meta: { $ref: 'meta.json' }, Short: { maxLength: 1 } } },
      },
      'meta.json': metaschema,
    });
    expect(validators.schema('Short').is('long')).toBe(true);
  });
});

describe('base URIs, anchors, and unevaluated properties', () => {
  test('behave the same in parameters, bodies, headers, and responses', async () => {
    const closed = {
      allOf: [{ $ref: '#named' }],
      properties: { own: { type: 'integer' } },
      unevaluatedProperties: false,
    };
    const loaded = await loadGenerated({
      'document.json': {
        ...head,
        components: {
          schemas: {
            Named: { $anchor: 'named', type: 'object', properties: { name: { type: 'string' } } },
            Based: {
              $id: 'https://example.com/schemas/based',
              $defs: { size: { $id: 'size', type: 'integer', maximum: 3 } },
              $ref: 'size',
            },
          },
        },
        paths: {
          '/things': {
            post: {
              operationId: 'makeThing',
              parameters: [
                { in: 'query', name: 'size', required: true, schema: { $ref: 'https://example.com/schemas/size' } },
              ],
              requestBody: { content: { 'application/json': { schema: closed } } },
              responses: {
                200: {
                  description: 'Created.',
                  headers: { 'X-Size': { required: true, schema: { $ref: 'https://example.com/schemas/based' } } },
                  content: { 'application/json': { schema: closed } },
                },
              },
            },
          },
        },
      },
    });
    const size = (query: string): unknown =>
      (call(loaded, 'readMakeThingParameters', { path: {}, query, headers: {} }) as { readonly ok: boolean }).ok;
    expect([size('size=3'), size('size=4')]).toEqual([true, false]);
    const body = (value: unknown): readonly string[] =>
      (call(loaded, 'checkMakeThingBody', 'application/json', value) as readonly Problem[]).map(
        ({ pointer }) => pointer,
      );
    expect(body({ name: 'x', own: 1 })).toEqual([]);
    expect(body({ name: 'x', own: 1, other: 2 })).toEqual(['/other']);
    const response = (limit: string, value: unknown): readonly string[] =>
      (
        call(
          loaded,
          'checkMakeThingResponse',
          200,
          { 'content-type': 'application/json', 'x-size': limit },
          value,
        ) as readonly Problem[]
      ).map(({ pointer }) => pointer);
    expect(response('3', { own: 1 })).toEqual([]);
    expect(response('4', { other: 1 })).toEqual(['/header/X-Size', '/body/other']);
  });
});
