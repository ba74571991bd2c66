// The same document is the same output, to the byte: run twice, written in another order, with other line ends, in one file or several.

import { parseDocument } from 'yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { generate, type Generated } from '../src/generator/generate.ts';
import { showApi } from '../src/generator/model/show.ts';
import { createReport } from '../src/generator/report/report.ts';
import { targetNames } from '../src/generator/targets/registry.ts';
import { filesBelow, textOf } from './architecture/files.ts';
import { reorder } from './determinism/reorder.ts';
import { memoryFiles } from './golden-harness/files.ts';

const entry = 'spec/openapi.yaml';
const texts = new Map(filesBelow('spec').map((path) => [path, textOf(path)]));

/** Everything the texts yield, and the model's text with them; fails on any diagnostic that is an error. */
async function yieldOf(files: ReadonlyMap<string, string>, document = entry): Promise<Readonly<Record<string, string>>> {
  const report = createReport();
  const job = { document, overlays: [], targets: targetNames, options: { packages: { scope: '@cloud-api', license: 'MIT' }, importExtension: '.js' } } as const;
  const { api, files: made }: Generated = await generate(job, memoryFiles(files), report);
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (api === undefined) throw new Error('no model');
  return { model: showApi(api), ...Object.fromEntries(made.map(({ path, text }) => [path, text])) };
}

let reference: Readonly<Record<string, string>>;

beforeAll(async () => {
  reference = await yieldOf(texts);
});

describe('the output is the same', () => {
  it('for every run', async () => {
    expect(await yieldOf(texts)).toEqual(reference);
  });

  it('whatever the line ends', async () => {
    expect(await yieldOf(mapTexts((text) => text.replaceAll('\n', '\r\n')))).toEqual(reference);
  });

  it('whatever the order in maps whose order means nothing', async () => {
    expect(await yieldOf(mapTexts((text, path) => reorder(text, path === entry)))).toEqual(reference);
  });

  it('as JSON instead of YAML', async () => {
    const json = new Map([...texts].map(([path, text]) => [path.replace(/\.yaml$/, '.json'), path.endsWith('.yaml') ? asJson(text) : text]));
    expect(await yieldOf(json, 'spec/openapi.json')).toEqual(reference);
  });

  it('from one file instead of many', async () => {
    expect(await yieldOf(new Map([['bundle.yaml', reference['spec/openapi.yaml'] ?? '']]), 'bundle.yaml')).toEqual(reference);
  });
});

function mapTexts(change: (text: string, path: string) => string): ReadonlyMap<string, string> {
  return new Map([...texts].map(([path, text]) => [path, path.endsWith('.yaml') ? change(text, path) : text]));
}

function asJson(text: string): string {
  const value = JSON.stringify(parseDocument(text).toJS(), null, 2);
  return value.replace(/("\$ref": "[^"#]*)\.yaml/g, '$1.json');
}
