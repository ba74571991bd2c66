// Deterministic output: equivalent forms of a document generate identical files.

import { parseDocument } from 'yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { listFiles, readProjectFile } from './architecture/files.ts';
import { generateOutputs, type Outputs } from './determinism/outputs.ts';
import { reorder } from './determinism/reorder.ts';
import { isFull } from './tier.ts';

const entry = 'spec/openapi.yaml';
/** The paths that the gate selects from the document. The full tier uses all paths. */
const selectedPaths = /^\/v4\/(?:tags|profile\/sshkeys|account\/users|longview\/clients$)/;
const sources = new Map(
  listFiles('spec').map((path) => [
    path,
    isFull || path !== entry ? readProjectFile(path) : selectPaths(readProjectFile(path)),
  ]),
);

let expectedOutputs: Outputs;

beforeAll(async () => {
  expectedOutputs = await generateOutputs(sources, entry);
});

describe('the output is the same', () => {
  test('in every run', async () => {
    expect(await generateOutputs(sources, entry)).toEqual(expectedOutputs);
  });

  test('with CRLF line endings', async () => {
    expect(
      await generateOutputs(
        mapSources((source) => source.replaceAll('\n', '\r\n')),
        entry,
      ),
    ).toEqual(expectedOutputs);
  });

  test('for any key order in maps without a significant order', async () => {
    expect(
      await generateOutputs(
        mapSources((source, path) => reorder(source, path === entry)),
        entry,
      ),
    ).toEqual(expectedOutputs);
  });

  test('for JSON instead of YAML', async () => {
    const json = new Map(
      [...sources].map(([path, source]) => [
        path.replace(/\.yaml$/, '.json'),
        path.endsWith('.yaml') ? toJson(source) : source,
      ]),
    );
    expect(await generateOutputs(json, 'spec/openapi.json')).toEqual(expectedOutputs);
  });

  test('for one file instead of several', async () => {
    expect(
      await generateOutputs(new Map([['bundle.yaml', expectedOutputs['spec/openapi.yaml'] ?? '']]), 'bundle.yaml'),
    ).toEqual(expectedOutputs);
  });
});

function selectPaths(source: string): string {
  return source.replace(/^ {2}(\/\S+):\n {4}\$ref: .*\n/gm, (lines, path: string) =>
    selectedPaths.test(path) ? lines : '',
  );
}

function mapSources(transform: (source: string, path: string) => string): ReadonlyMap<string, string> {
  return new Map(
    [...sources].map(([path, source]) => [path, path.endsWith('.yaml') ? transform(source, path) : source]),
  );
}

function toJson(source: string): string {
  const value = JSON.stringify(parseDocument(source).toJS(), null, 2);
  return value.replace(/("\$ref": "[^"#]*)\.yaml/g, '$1.json');
}
