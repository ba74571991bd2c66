// The same document is the same output, to the byte: run twice, written in another order, with other line ends, in one file or several.

import { parseDocument } from 'yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesBelow, textOf } from './architecture/files.ts';
import { outputsOf, type Outputs } from './determinism/outputs.ts';
import { reorder } from './determinism/reorder.ts';
import { isFull } from './tier.ts';

const entry = 'spec/openapi.yaml';
/** Paths of the document that the gate generates from; the full tier has all. */
const some = /^\/v4\/(?:tags|profile\/sshkeys|account\/users|longview\/clients$)/;
const texts = new Map(
  filesBelow('spec').map((path) => [path, isFull || path !== entry ? textOf(path) : withPaths(textOf(path))]),
);

let reference: Outputs;

beforeAll(async () => {
  reference = await outputsOf(texts, entry);
});

describe('the output is the same', () => {
  it('for every run', async () => {
    expect(await outputsOf(texts, entry)).toEqual(reference);
  });

  it('whatever the line ends', async () => {
    expect(
      await outputsOf(
        mapTexts((text) => text.replaceAll('\n', '\r\n')),
        entry,
      ),
    ).toEqual(reference);
  });

  it('whatever the order in maps whose order means nothing', async () => {
    expect(
      await outputsOf(
        mapTexts((text, path) => reorder(text, path === entry)),
        entry,
      ),
    ).toEqual(reference);
  });

  it('as JSON instead of YAML', async () => {
    const json = new Map(
      [...texts].map(([path, text]) => [
        path.replace(/\.yaml$/, '.json'),
        path.endsWith('.yaml') ? asJson(text) : text,
      ]),
    );
    expect(await outputsOf(json, 'spec/openapi.json')).toEqual(reference);
  });

  it('from one file instead of many', async () => {
    expect(await outputsOf(new Map([['bundle.yaml', reference['spec/openapi.yaml'] ?? '']]), 'bundle.yaml')).toEqual(
      reference,
    );
  });
});

function withPaths(text: string): string {
  return text.replace(/^ {2}(\/\S+):\n {4}\$ref: .*\n/gm, (lines, path: string) => (some.test(path) ? lines : ''));
}

function mapTexts(change: (text: string, path: string) => string): ReadonlyMap<string, string> {
  return new Map([...texts].map(([path, text]) => [path, path.endsWith('.yaml') ? change(text, path) : text]));
}

function asJson(text: string): string {
  const value = JSON.stringify(parseDocument(text).toJS(), null, 2);
  return value.replace(/("\$ref": "[^"#]*)\.yaml/g, '$1.json');
}
