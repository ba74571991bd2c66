// While one file of a document is edited, what the others say is not read again; and the model is the one that it would be.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readDocument } from '../../../src/generator/openapi/read-document.ts';
import { buildApi } from '../../../src/generator/model/build-api.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { printModel } from '../../../src/generator/model/print-model.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import type { ParsedFile } from '../../../src/generator/source/file-reader.ts';
import { loadSources } from '../../../src/generator/source/load-sources.ts';
import { parseFile } from '../../../src/generator/source/parse-file.ts';
import { goldenCases } from '../../golden-harness/cases.ts';
import { memoryFiles } from '../../golden-harness/files.ts';
import { edited, stroke, type Tree as Edited } from '../../incremental/edits.ts';
import { splitDocument, type Tree } from './split.ts';
import { isFull } from '../../tier.ts';

interface Built {
  readonly api: Api | undefined;
  /** The model and what was told, as text. */
  readonly shown: string;
}

type Texts = Readonly<Record<string, string>>;

/** Builds models one after the other; a file whose text is the same is not parsed again. */
function session(): (texts: Texts) => Promise<Built> {
  const parsed = new Map<string, ParsedFile>();
  return async (texts) => {
    const files = memoryFiles(new Map(Object.entries(texts)));
    const report = createReport();
    const sources = await loadSources(
      'document.json',
      {
        ...files,
        async readParsed(path) {
          const file = await parseFile(path, files, parsed.get(path));
          parsed.set(path, file);
          return file;
        },
      },
      report,
    );
    const document = readDocument(sources, report);
    const api = document && !report.hasErrors ? buildApi(document, report) : undefined;
    return { api, shown: JSON.stringify([api && printModel(api), report.diagnostics], null, 1) };
  };
}

const fresh = (texts: Texts): Promise<Built> => session()(texts);

function document(schemas: Tree): string {
  return JSON.stringify({ openapi: '3.1.0', info: { title: 't', version: '1' }, paths: {}, components: { schemas } });
}

/** What a named schema asserts, itself. */
function asserted({ api }: Built, id: string): unknown {
  return api?.schema(id)?.jsonSchema;
}

it('reads only the file that was edited', async () => {
  const run = session();
  const entry = document({ Pet: { $ref: 'pet.json' }, Owner: { $ref: 'owner.json' } });
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
  expect(asserted(after, 'Owner')).toBeDefined();
  expect(asserted(after, 'Owner')).toBe(asserted(before, 'Owner'));
  expect(asserted(after, 'Pet')).not.toBe(asserted(before, 'Pet'));
  expect(after.shown).toBe(
    (await fresh({ 'document.json': entry, 'owner.json': owner, 'pet.json': '{"type":"object","minProperties":1}' }))
      .shown,
  );
});

function metaschema(...vocabularies: readonly string[]): string {
  return JSON.stringify({
    $id: 'meta.json',
    $vocabulary: Object.fromEntries(
      vocabularies.map((name) => [`https://json-schema.org/draft/2020-12/vocab/${name}`, true]),
    ),
  });
}

/** A file that stays, and what another one says before and after, which changes what the first one means. */
const elsewhere: Readonly<Record<string, readonly [stays: Texts, before: Texts, after: Texts]>> = {
  'a reference that only leads on': [
    {
      'document.json': document({
        Cat: { $ref: 'cat.json' },
        Dog: { $ref: 'dog.json' },
        Owner: { $ref: 'owner.json' },
      }),
      'owner.json': '{"properties":{"pet":{"$ref":"pets.json#/favourite"}}}',
      'cat.json': '{"type":"string"}',
      'dog.json': '{"type":"number"}',
    },
    { 'pets.json': '{"favourite":{"$ref":"cat.json"}}' },
    { 'pets.json': '{"favourite":{"$ref":"dog.json"}}' },
  ],
  'an anchor that stands at another schema': [
    {
      'document.json': document({ Owner: { $ref: 'owner.json' }, Pets: { $ref: 'pets.json' } }),
      'owner.json': '{"properties":{"pet":{"$ref":"pets.json#favourite"}}}',
    },
    {
      'pets.json':
        '{"$defs":{"Cat":{"type":"string","$anchor":"favourite"},"Dog":{"type":"number"}},"anyOf":[{"$ref":"#/$defs/Cat"},{"$ref":"#/$defs/Dog"}]}',
    },
    {
      'pets.json':
        '{"$defs":{"Cat":{"type":"string"},"Dog":{"type":"number","$anchor":"favourite"}},"anyOf":[{"$ref":"#/$defs/Cat"},{"$ref":"#/$defs/Dog"}]}',
    },
  ],
  'what a branch of a union is called by its discriminator': [
    {
      'document.json': document({ Pet: { $ref: 'pet.json' }, Cat: { $ref: 'cat.json' } }),
      'pet.json': '{"oneOf":[{"$ref":"cat.json"}],"discriminator":{"propertyName":"kind"}}',
    },
    { 'cat.json': '{"properties":{"kind":{"const":"cat"}}}' },
    { 'cat.json': '{"properties":{"kind":{"const":"tomcat"}}}' },
  ],
  'an anchor that becomes a dynamic one': [
    {
      'document.json': document({ Owner: { $ref: 'owner.json' }, Pets: { $ref: 'pets.json' } }),
      'owner.json': '{"properties":{"pet":{"$dynamicRef":"pets.json#pet"}}}',
    },
    { 'pets.json': '{"$defs":{"Cat":{"type":"string","$anchor":"pet"}},"items":{"$ref":"#/$defs/Cat"}}' },
    { 'pets.json': '{"$defs":{"Cat":{"type":"string","$dynamicAnchor":"pet"}},"items":{"$ref":"#/$defs/Cat"}}' },
  ],
  'which keywords a metaschema leaves out': [
    {
      'document.json': document({ Owner: { $ref: 'owner.json' }, Meta: { $ref: 'meta.json' } }),
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
    { 'document.json': document({ Owner: { $ref: 'owner.json' }, Pet: { $ref: 'pet.json' } }) },
    { 'document.json': document({ Owner: { $ref: 'owner.json' }, Animal: { $ref: 'pet.json' } }) },
  ],
};

describe('what a text means is read again where another text decides it', () => {
  it.each(Object.entries(elsewhere))('%s', async (_, [stays, before, after]) => {
    const run = session();
    const first = await run({ ...stays, ...before });
    const second = await run({ ...stays, ...after });
    expect(second.api).toBeDefined();
    expect(second.shown).not.toBe(first.shown);
    expect(second.shown).toBe((await fresh({ ...stays, ...after })).shown);
    expect((await run({ ...stays, ...before })).shown).toBe(first.shown);
  });
});

it('tells what is wrong with a text each time', async () => {
  const run = session();
  const texts = {
    'document.json': document({ Pet: { $ref: 'pet.json' }, Odd: { $ref: 'odd.json' } }),
    'odd.json': '{"type":"string","readOnly":true,"writeOnly":true}',
  };
  for (const pet of ['{"type":"string"}', '{"type":"number"}', '{"type":"boolean"}'])
    expect((await run({ ...texts, 'pet.json': pet })).shown).toContain('model/read-and-write-only');
});

describe('through any edits of a document in several files the models are those of runs that know nothing of one another', () => {
  const cases = goldenCases()
    .filter(
      ({ inputs, expected, config }) =>
        expected['model.txt'] !== undefined &&
        config.overlays.length === 0 &&
        [...inputs.keys()].filter((path) => path !== 'config.json' && /\.(?:ya?ml|json)$/.test(path)).length === 1,
    )
    .map(({ claim, document: path, inputs }) => ({ claim, text: inputs.get(path) ?? '' }))
    .filter(({ text }) => !/\$id|\$anchor|: \*[a-z]/.test(text));

  it.each(cases)('$claim', async ({ text }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(stroke, { minLength: 2, maxLength: 5 }), async (strokes) => {
        const run = session();
        let now = parse(text) as Edited; // a document
        await run(splitDocument(now as Tree));
        for (const each of strokes) {
          now = edited(now, each) ?? now;
          const texts = splitDocument(now as Tree);
          expect((await run(texts)).shown).toBe((await fresh(texts)).shown);
        }
      }),
      { numRuns: isFull ? 20 : 1 },
    );
  });
});
