// Incremental model builds: unchanged files are not read again, and the result equals a full build.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { readDocument } from '../../src/generator/openapi/read-document.ts';
import { buildApi } from '../../src/generator/model/build-api.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { printModel } from '../../src/generator/model/print/print-model.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import type { ParsedFile } from '../../src/generator/source/file-reader.ts';
import { loadSources } from '../../src/generator/source/load-sources.ts';
import { parseFile } from '../../src/generator/source/parse-file.ts';
import { goldenCases } from '../golden-harness/cases.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';
import { editDocument, randomEdit, type DocumentTree as EditableTree } from '../incremental/edits.ts';
import { splitDocument, type Tree } from './split-document.ts';
import { isFull } from '../tier.ts';

interface BuildResult {
  readonly api: Api | undefined;
  /** The printed model and the diagnostics. */
  readonly printed: string;
}

/** File contents by path. */
type Texts = Readonly<Record<string, string>>;

/** Creates a function that builds models one after the other and parses only changed files. */
function createSession(): (texts: Texts) => Promise<BuildResult> {
  const parsedFiles = new Map<string, ParsedFile>();
  return async (texts) => {
    const files = createInMemoryReader(new Map(Object.entries(texts)));
    const report = createReport();
    const sources = await loadSources(
      'document.json',
      {
        ...files,
        async readParsed(path) {
          const file = await parseFile(path, files, { previous: parsedFiles.get(path) });
          parsedFiles.set(path, file);
          return file;
        },
      },
      report,
    );
    const document = readDocument(sources, report);
    const api = document && !report.hasErrors ? buildApi(document, report) : undefined;
    return { api, printed: JSON.stringify([api && printModel(api), report.diagnostics], null, 1) };
  };
}

const fullBuild = (texts: Texts): Promise<BuildResult> => createSession()(texts);

function documentJson(schemas: Tree): string {
  return JSON.stringify({ openapi: '3.1.0', info: { title: 't', version: '1' }, paths: {}, components: { schemas } });
}

/** Returns the schema object, for comparison by identity. */
function getJsonSchema({ api }: BuildResult, id: string): unknown {
  return api?.schema(id)?.jsonSchema;
}

it('reads only the changed file', async () => {
  const run = createSession();
  const entry = documentJson({ Pet: { $ref: 'pet.json' }, Owner: { $ref: 'owner.json' } });
  const owner = JSON.stringify({
    type: 'object',
    properties: { pets: { type: 'array', items: { $ref: 'pet.json' } } },
  });
  const before = await run({ 'document.json': entry, 'owner.json': owner, 'pet.json': '{"type":"object"}' });
  const after = await run({
    'document.json': entry,
    'owner.json': owner,
    'pet.json': '{"type":"object","minProperties":1}',
  });
  expect(getJsonSchema(after, 'Owner')).toBeDefined();
  expect(getJsonSchema(after, 'Owner')).toBe(getJsonSchema(before, 'Owner'));
  expect(getJsonSchema(after, 'Pet')).not.toBe(getJsonSchema(before, 'Pet'));
  const expected = await fullBuild({
    'document.json': entry,
    'owner.json': owner,
    'pet.json': '{"type":"object","minProperties":1}',
  });
  expect(after.printed).toBe(expected.printed);
});

it('reads only the changed schemas of a file', async () => {
  const run = createSession();
  const pet = { type: 'object', properties: { age: { type: 'integer' } } };
  const owner = { properties: { pet: { $ref: '#/components/schemas/Pet' } } };
  const before = await run({ 'document.json': documentJson({ Pet: pet, Owner: owner }) });
  const changed = { 'document.json': documentJson({ Pet: { ...pet, minProperties: 1 }, Owner: owner }) };
  const after = await run(changed);
  expect(getJsonSchema(after, 'Owner')).toBe(getJsonSchema(before, 'Owner'));
  expect(getJsonSchema(after, 'Pet')).not.toBe(getJsonSchema(before, 'Pet'));
  expect(after.printed).toBe((await fullBuild(changed)).printed);
});

/** Schemas before and after a change that affects the schema `Owner`, whose text is the same. */
const changesInFile: Readonly<Record<string, readonly [owner: Tree, before: object, after: object]>> = {
  'a reference to one of its subschemas': [
    { properties: { pet: { type: 'object', properties: { age: { type: 'integer' } } } } },
    { Other: { type: 'string' } },
    { Other: { $ref: '#/components/schemas/Owner/properties/pet/properties/age' } },
  ],
  'an anchor that moves to another schema': [
    { properties: { pet: { $ref: '#favorite' } } },
    { Cat: { type: 'string', $anchor: 'favorite' }, Dog: { type: 'number' } },
    { Cat: { type: 'string' }, Dog: { type: 'number', $anchor: 'favorite' } },
  ],
  'a dynamic anchor': [
    { properties: { pet: { $ref: '#/components/schemas/Pet' } } },
    { Pet: { type: 'object', properties: { next: { $dynamicRef: '#node' } } }, Node: { $anchor: 'node' } },
    { Pet: { type: 'object', properties: { next: { $dynamicRef: '#node' } } }, Node: { $dynamicAnchor: 'node' } },
  ],
  'an alias of its reference': [
    { properties: { pet: { $ref: '#/$defs/favorite' } } },
    { Cat: { type: 'string' }, Dog: { $ref: '#/components/schemas/Cat' } },
    { Cat: { type: 'string' }, Dog: { type: 'number' } },
  ],
};

describe('a change in a file', () => {
  it.each(Object.entries(changesInFile))('that adds or changes %s', async (_, [owner, before, after]) => {
    const texts = (schemas: object): Texts => ({ 'document.json': documentJson({ Owner: owner, ...schemas }) });
    const run = createSession();
    for (const schemas of [before, after, before])
      expect((await run(texts(schemas))).printed).toBe((await fullBuild(texts(schemas))).printed);
  });
});

function metaschema(...vocabularies: readonly string[]): string {
  return JSON.stringify({
    $id: 'meta.json',
    $vocabulary: Object.fromEntries(
      vocabularies.map((name) => [`https://json-schema.org/draft/2020-12/vocab/${name}`, true]),
    ),
  });
}

/** Unchanged files, and a file before and after a change that affects them. */
const crossFileChanges: Readonly<Record<string, readonly [unchanged: Texts, before: Texts, after: Texts]>> = {
  'the target of an intermediate reference': [
    {
      'document.json': documentJson({
        Cat: { $ref: 'cat.json' },
        Dog: { $ref: 'dog.json' },
        Owner: { $ref: 'owner.json' },
      }),
      'owner.json': '{"properties":{"pet":{"$ref":"pets.json#/favorite"}}}',
      'cat.json': '{"type":"string"}',
      'dog.json': '{"type":"number"}',
    },
    { 'pets.json': '{"favorite":{"$ref":"cat.json"}}' },
    { 'pets.json': '{"favorite":{"$ref":"dog.json"}}' },
  ],
  'an anchor that moves to another schema': [
    {
      'document.json': documentJson({ Owner: { $ref: 'owner.json' }, Pets: { $ref: 'pets.json' } }),
      'owner.json': '{"properties":{"pet":{"$ref":"pets.json#favorite"}}}',
    },
    {
      'pets.json':
        '{"$defs":{"Cat":{"type":"string","$anchor":"favorite"},"Dog":{"type":"number"}},"anyOf":[{"$ref":"#/$defs/Cat"},{"$ref":"#/$defs/Dog"}]}',
    },
    {
      'pets.json':
        '{"$defs":{"Cat":{"type":"string"},"Dog":{"type":"number","$anchor":"favorite"}},"anyOf":[{"$ref":"#/$defs/Cat"},{"$ref":"#/$defs/Dog"}]}',
    },
  ],
  'the discriminator value of a union branch': [
    {
      'document.json': documentJson({ Pet: { $ref: 'pet.json' }, Cat: { $ref: 'cat.json' } }),
      'pet.json': '{"oneOf":[{"$ref":"cat.json"}],"discriminator":{"propertyName":"kind"}}',
    },
    { 'cat.json': '{"properties":{"kind":{"const":"cat"}}}' },
    { 'cat.json': '{"properties":{"kind":{"const":"tomcat"}}}' },
  ],
  'an anchor that becomes dynamic': [
    {
      'document.json': documentJson({ Owner: { $ref: 'owner.json' }, Pets: { $ref: 'pets.json' } }),
      'owner.json': '{"properties":{"pet":{"$dynamicRef":"pets.json#pet"}}}',
    },
    { 'pets.json': '{"$defs":{"Cat":{"type":"string","$anchor":"pet"}},"items":{"$ref":"#/$defs/Cat"}}' },
    { 'pets.json': '{"$defs":{"Cat":{"type":"string","$dynamicAnchor":"pet"}},"items":{"$ref":"#/$defs/Cat"}}' },
  ],
  'the vocabularies of a metaschema': [
    {
      'document.json': documentJson({ Owner: { $ref: 'owner.json' }, Meta: { $ref: 'meta.json' } }),
      'owner.json': '{"$schema":"meta.json","properties":{"name":{"type":"string","minLength":1}}}',
    },
    {
      'meta.json': metaschema(
        'core',
        'applicator',
        'unevaluated',
        'validation',
        'meta-data',
        'format-annotation',
        'content',
      ),
    },
    { 'meta.json': metaschema('core', 'applicator', 'unevaluated', 'meta-data', 'format-annotation', 'content') },
  ],
  'the name of a schema': [
    { 'owner.json': '{"properties":{"pet":{"$ref":"pet.json"}}}', 'pet.json': '{"type":"string"}' },
    { 'document.json': documentJson({ Owner: { $ref: 'owner.json' }, Pet: { $ref: 'pet.json' } }) },
    { 'document.json': documentJson({ Owner: { $ref: 'owner.json' }, Animal: { $ref: 'pet.json' } }) },
  ],
};

describe('an incremental build', () => {
  it.each(Object.entries(crossFileChanges))(
    'reads unchanged files again after a change to %s',
    async (_, [unchanged, before, after]) => {
      const run = createSession();
      const first = await run({ ...unchanged, ...before });
      const second = await run({ ...unchanged, ...after });
      expect(second.api).toBeDefined();
      expect(second.printed).not.toBe(first.printed);
      expect(second.printed).toBe((await fullBuild({ ...unchanged, ...after })).printed);
      expect((await run({ ...unchanged, ...before })).printed).toBe(first.printed);
    },
  );
});

it('reports the diagnostics of unchanged files in every build', async () => {
  const run = createSession();
  const texts = {
    'document.json': documentJson({ Pet: { $ref: 'pet.json' }, Odd: { $ref: 'odd.json' } }),
    'odd.json': '{"type":"string","readOnly":true,"writeOnly":true}',
  };
  for (const pet of ['{"type":"string"}', '{"type":"number"}', '{"type":"boolean"}'])
    expect((await run({ ...texts, 'pet.json': pet })).printed).toContain('model/read-and-write-only');
});

it('reads a schema with diagnostics in every build, and the schemas that contain it', async () => {
  const run = createSession();
  const odd = { type: 'object', properties: { odd: { type: 'string', readOnly: true, writeOnly: true } } };
  const texts = (pet: Tree): Texts => ({
    'document.json': documentJson({ Odd: odd, Owner: { type: 'object' }, Pet: pet }),
  });
  const builds: BuildResult[] = [];
  for (const type of ['string', 'number', 'boolean']) builds.push(await run(texts({ type })));
  for (const { printed } of builds) expect(printed.match(/model\/read-and-write-only/g)).toHaveLength(1);
  expect(new Set(builds.map((build) => getJsonSchema(build, 'Odd'))).size).toBe(3);
  expect(new Set(builds.map((build) => getJsonSchema(build, 'Owner'))).size).toBe(1);
});

describe('incremental builds of a document in one file and in many', () => {
  const cases = goldenCases()
    .filter(
      ({ inputs, expected, config }) =>
        expected['model.txt'] !== undefined &&
        config.overlays.length === 0 &&
        [...inputs.keys()].filter((path) => path !== 'config.json' && /\.(?:ya?ml|json)$/.test(path)).length === 1,
    )
    .map(({ claim, document: path, inputs }) => ({ claim, text: inputs.get(path) ?? '' }))
    .filter(({ text }) => !/\$id|\$anchor|: \*[a-z]/.test(text));

  test.each(cases)('equal full builds after any edits: $claim', async ({ text }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(randomEdit, { minLength: 2, maxLength: 5 }), async (edits) => {
        const layouts = [
          splitDocument,
          (document: Tree): Texts => ({ 'document.json': JSON.stringify(document, null, 1) }),
        ].map((layout) => ({ layout, run: createSession() }));
        let document = parse(text) as EditableTree; // a golden case is a map
        for (const { layout, run } of layouts) await run(layout(document as Tree));
        for (const edit of edits) {
          document = editDocument(document, edit) ?? document;
          for (const { layout, run } of layouts) {
            const texts = layout(document as Tree);
            expect((await run(texts)).printed).toBe((await fullBuild(texts)).printed);
          }
        }
      }),
      { numRuns: isFull ? 20 : 1 },
    );
  });
});
