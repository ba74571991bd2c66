// Deterministic output: equivalent forms of a document generate identical files.

import { parseDocument } from 'yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { listFiles, readProjectFile } from './architecture/files.ts';
import { generateOutputs, type Outputs } from './determinism/outputs.ts';
import { reorder } from './determinism/reorder.ts';
import { isFull } from './tier.ts';

const entry = 'spec/openapi.yaml';
/** Paths of the document that the gate uses; the full tier uses all. */
const selectedPaths = /^\/v4\/(?:tags|profile\/sshkeys|account\/users|longview\/clients$)/;
const texts = new Map(
  listFiles('spec').map((path) => [
    path,
    isFull || path !== entry ? readProjectFile(path) : selectPaths(readProjectFile(path)),
  ]),
);

let reference: Outputs;

beforeAll(async () => {
  reference = await generateOutputs(texts, entry);
});

describe('the output is the same', () => {
  it('for every run', async () => {
    expect(await generateOutputs(texts, entry)).toEqual(reference);
  });

  it('with CRLF line endings', async () => {
    expect(
      await generateOutputs(
        mapTexts((text) => text.replaceAll('\n', '\r\n')),
        entry,
      ),
    ).toEqual(reference);
  });

  it('for any key order in maps without a significant order', async () => {
    expect(
      await generateOutputs(
        mapTexts((text, path) => reorder(text, path === entry)),
        entry,
      ),
    ).toEqual(reference);
  });

  it('for JSON instead of YAML', async () => {
    const json = new Map(
      [...texts].map(([path, text]) => [
        path.replace(/\.yaml$/, '.json'),
        path.endsWith('.yaml') ? toJson(text) : text,
      ]),
    );
    expect(await generateOutputs(json, 'spec/openapi.json')).toEqual(reference);
  });

  it('for one file instead of several', async () => {
    expect(
      await generateOutputs(new Map([['bundle.yaml', reference['spec/openapi.yaml'] ?? '']]), 'bundle.yaml'),
    ).toEqual(reference);
  });
});

function selectPaths(text: string): string {
  return text.replace(/^ {2}(\/\S+):\n {4}\$ref: .*\n/gm, (lines, path: string) =>
    selectedPaths.test(path) ? lines : '',
  );
}

function mapTexts(transform: (text: string, path: string) => string): ReadonlyMap<string, string> {
  return new Map([...texts].map(([path, text]) => [path, path.endsWith('.yaml') ? transform(text, path) : text]));
}

function toJson(text: string): string {
  const value = JSON.stringify(parseDocument(text).toJS(), null, 2);
  return value.replace(/("\$ref": "[^"#]*)\.yaml/g, '$1.json');
}
