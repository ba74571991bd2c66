// Loading of source files and overlays.

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { createDiskReader } from '../../src/generator/source/disk-reader.ts';
import { normalizePath } from '../../src/generator/source/file-reader.ts';
import { loadSources } from '../../src/generator/source/load-sources.ts';
import { childNode, parsePointer } from '../../src/generator/source/pointer.ts';
import { type Node, toJson } from '../../src/generator/source/node.ts';
import { createTempDirectory } from '../cli/temp-directory.ts';
import { createMemoryReader } from '../openapi/marked-document.ts';

async function load(
  files: Readonly<Record<string, string>>,
  overlays: readonly string[] = [],
  allow: readonly string[] = [],
): ReturnType<typeof loadSources> {
  const report = createReport();
  const sources = await loadSources(
    Object.keys(files)[0] ?? '',
    createMemoryReader(files),
    report,
    overlays,
    new Map(),
    allow,
  );
  expect(report.diagnostics).toEqual([]);
  return sources;
}

async function listLoadedPaths(
  files: Readonly<Record<string, string>>,
  allow: readonly string[] = [],
): Promise<readonly string[]> {
  return [...(await load(files, [], allow)).roots.keys()];
}

describe('loadSources', () => {
  test('loads each referenced file once, relative to the referring file', async () => {
    expect(
      await listLoadedPaths({
        'api/root.yaml': 'a: { $ref: schemas/a.yaml#/A }\nb: { $ref: ./schemas/a.yaml }',
        'api/schemas/a.yaml': 'A: { $ref: "../shared.json#/B" }',
        'api/shared.json': '{"B": {"$ref": "root.yaml#/a"}}',
      }),
    ).toEqual(['api/root.yaml', 'api/schemas/a.yaml', 'api/shared.json']);
  });

  test('loads files by an escaped path, by a mapping, and, if allowed, above the directory of the document', async () => {
    expect(
      await listLoadedPaths(
        {
          'a/root.yaml':
            'a: { $ref: "../with%20space.yaml" }\nb: { discriminator: { propertyName: k, mapping: { x: ./x.yaml, y: Y } } }',
          'with space.yaml': '{}',
          'a/x.yaml': '{}',
        },
        ['with space.yaml'],
      ),
    ).toEqual(['a/root.yaml', 'with space.yaml', 'a/x.yaml']);
  });

  test('reads absolute paths below the directory of the reader as relative to it', async () => {
    const directory = createTempDirectory({
      'api/root.yaml': 'a: { $ref: b.yaml }',
      'api/b.yaml': '{}',
      'o.yaml': 'overlay: 1.0.0\nactions: []',
    });
    const report = createReport();
    const { entry, texts } = await loadSources(join(directory, 'api/root.yaml'), createDiskReader(directory), report, [
      join(directory, 'o.yaml'),
    ]);
    expect(report.diagnostics).toEqual([]);
    expect([entry, ...texts.keys()]).toEqual(['api/root.yaml', 'api/root.yaml', 'o.yaml', 'api/b.yaml']);
  });

  test('does not load data that only looks like a reference', async () => {
    const data = '{ $ref: none.yaml }';
    expect(
      await listLoadedPaths({
        'root.yaml': `a: { example: ${data}, default: ${data}, enum: [${data}], const: ${data} }\nb: { examples: { e: { value: ${data} } } }\nx-c: ${data}`,
      }),
    ).toEqual(['root.yaml']);
  });

  test('loads references in properties named example or default', async () => {
    expect(
      await listLoadedPaths({
        'root.yaml': 'a: { properties: { example: { $ref: a.yaml }, default: { $ref: b.yaml } } }',
        'a.yaml': '{}',
        'b.yaml': '{}',
      }),
    ).toEqual(['root.yaml', 'a.yaml', 'b.yaml']);
  });

  test('does not load an $id as a file', async () => {
    const schemas =
      'A: { $id: "https://example.com/a", properties: { b: { $ref: b } } }\nB: { $id: "https://example.com/b" }\nC: { $ref: "https://example.com/a" }';
    expect(await listLoadedPaths({ 'root.yaml': schemas })).toEqual(['root.yaml']);
  });
});

const base = 'paths:\n  /a: { get: { tags: [x], summary: s } }\n  /b: { put: {} }\nlist: [1, 2, 3]\n';

async function applyOverlay(...actions: readonly string[]): Promise<Node> {
  const actionLines = actions.map((action) => `  - ${action}\n`).join('');
  const overlay = `overlay: 1.0.0\ninfo: { title: O, version: "1" }\nactions:\n${actionLines}`;
  const { roots } = await load({ 'root.yaml': base, 'o.yaml': overlay }, ['o.yaml']);
  const root = roots.get('root.yaml');
  if (!root) throw new Error('root.yaml is not loaded');
  return root;
}

describe('an overlay', () => {
  test.each([
    [
      'merges objects, appends to arrays, and replaces other values',
      ['{ target: "$.paths[\'/a\'].get", update: { tags: [y], summary: t, deprecated: true } }'],
      {
        paths: { '/a': { get: { tags: ['x', 'y'], summary: 't', deprecated: true } }, '/b': { put: {} } },
        list: [1, 2, 3],
      },
    ],
    [
      'applies to every match',
      ['{ target: "$.paths.*.*", update: { x: 1 } }'],
      { paths: { '/a': { get: { tags: ['x'], summary: 's', x: 1 } }, '/b': { put: { x: 1 } } }, list: [1, 2, 3] },
    ],
    [
      'supports filters',
      ['{ target: "$.paths[?@.put]", remove: true }', '{ target: "$.list[?@ > 1]", remove: true }'],
      { paths: { '/a': { get: { tags: ['x'], summary: 's' } } }, list: [1] },
    ],
    [
      'appends an item to an array',
      ['{ target: $.list, update: { a: 1 } }'],
      { paths: { '/a': { get: { tags: ['x'], summary: 's' } }, '/b': { put: {} } }, list: [1, 2, 3, { a: 1 }] },
    ],
    [
      'applies its actions in order',
      [
        '{ target: $, update: { new: {} } }',
        '{ target: $.new, update: { a: 1 } }',
        "{ target: \"$['paths','list']\", remove: true }",
      ],
      { new: { a: 1 } },
    ],
    [
      'applies to nested matches',
      ['{ target: "$..get", update: { x: 1 } }', '{ target: "$..*[?@.tags]", update: { y: 1 } }'],
      { paths: { '/a': { get: { tags: ['x'], summary: 's', x: 1, y: 1 } }, '/b': { put: {} } }, list: [1, 2, 3] },
    ],
  ])('%s', async (_description, actions, value) => expect(toJson(await applyOverlay(...actions))).toEqual(value));

  test('preserves the source file of added values, with their pointer in the document', async () => {
    const root = await applyOverlay(
      '{ target: "$.paths[\'/a\'].get", update: { tags: [y], summary: t } }',
      '{ target: "$.list[0]", remove: true }',
    );
    const nodeAt = (pointer: string): Node | undefined =>
      (parsePointer(pointer) ?? []).reduce<Node | undefined>((node, segment) => node && childNode(node, segment), root);
    expect(nodeAt('/paths/~1a/get/summary')).toMatchObject({
      source: { file: 'o.yaml' },
      pointer: '/paths/~1a/get/summary',
    });
    expect(nodeAt('/paths/~1a/get/tags/1')).toMatchObject({
      source: { file: 'o.yaml' },
      pointer: '/paths/~1a/get/tags/1',
    });
    expect(nodeAt('/paths/~1a/get/tags/0')).toMatchObject({ source: { file: 'root.yaml' } });
    expect(nodeAt('/list/0')).toMatchObject({ value: 2, pointer: '/list/0', source: { file: 'root.yaml' } });
  });

  test('resolves references relative to the document', async () => {
    const files = {
      'api/root.yaml': 'a: {}',
      'overlays/o.yaml': 'overlay: 1.0.0\nactions: [{ target: $.a, update: { $ref: b.yaml } }]',
      'api/b.yaml': '{}',
    };
    expect([...(await load(files, ['overlays/o.yaml'])).roots.keys()]).toEqual(['api/root.yaml', 'api/b.yaml']);
  });
});

test.each([
  ['a/./b//c', 'a/b/c'],
  ['a/../b', 'b'],
  ['../../a', '../../a'],
  ['../a/../../b', '../../b'],
  ['/a/../b', '/b'],
  ['https://example.com/a/../b', 'https://example.com/a/../b'],
])('the path `%s` is normalized to `%s`', (path, normalized) => {
  expect(normalizePath(path)).toBe(normalized);
});
