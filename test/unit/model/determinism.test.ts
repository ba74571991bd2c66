// The model is a function of what a document says, not of how it is laid out.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { printModel } from '../../../src/generator/model/print-model.ts';
import { goldenCases } from '../../golden-harness/cases.ts';
import { modelOf } from './apis.ts';
import { isMap, splitDocument, type Tree } from './split.ts';
import { isFull } from '../../tier.ts';

/** The golden cases that have a model, with their texts, the document first. */
const cases = goldenCases()
  .filter((golden) => golden.expected['model.txt'] !== undefined && golden.config.overlays.length === 0)
  .map(({ claim, document, inputs }) => ({
    claim,
    texts: Object.fromEntries([
      [document, inputs.get(document) ?? ''],
      ...[...inputs].filter(([path]) => /\.(?:ya?ml|json)$/.test(path) && path !== 'config.json'),
    ]),
  }));

async function textOf(texts: Readonly<Record<string, string>>): Promise<string> {
  const { api, report } = await modelOf(texts);
  return api ? printModel(api) : JSON.stringify(report.diagnostics);
}

/** An alias of YAML says that two places are one, which JSON cannot say: these documents have no other layout. */
const layouts = cases.filter(({ texts }) => !/: \*[a-z]/.test(Object.values(texts).join('\n')));

describe('the order of maps', () => {
  it.each(layouts)('does not matter: $claim', async ({ texts }) => {
    const [[entry, text] = ['', ''], ...others] = Object.entries(texts);
    const document = parse(text) as Tree; // the test's own input
    const expected = await textOf(texts);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { minLength: 7, maxLength: 7 }), async (ranks) => {
        let at = 0;
        const shuffled = JSON.stringify(shuffledDocument(document, () => ranks[at++ % ranks.length] ?? 0));
        expect(await textOf(Object.fromEntries([[entry, shuffled], ...others]))).toBe(expected);
      }),
      { numRuns: isFull ? 5 : 1 },
    );
  });
});

describe('line ends', () => {
  it.each(cases)('do not matter: $claim', async ({ texts }) => {
    const windows = Object.fromEntries(
      Object.entries(texts).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]),
    );
    expect(await textOf(windows)).toBe(await textOf(texts));
  });
});

describe('files', () => {
  const single = layouts.filter(
    ({ texts }) => Object.keys(texts).length === 1 && !/\$id|\$anchor/.test(JSON.stringify(texts)),
  );

  it.each(single)('split or bundled is the same: $claim', async ({ texts }) => {
    const [[entry, text] = ['', '']] = Object.entries(texts);
    expect(await textOf(splitDocument(parse(text) as Tree))).toBe(await textOf({ [entry]: text }));
  });
});

/** The document with the maps shuffled whose order means nothing: schemas, other components, paths and methods. */
function shuffledDocument(document: Tree, next: () => number): Tree {
  const shuffle = (tree: Tree | undefined, depth: number): Tree | undefined => {
    if (!isMap(tree) || depth < 0) return tree;
    const entries = Object.entries(tree).map(([key, value]) => ({
      key,
      value: shuffle(value, depth - 1),
      rank: next(),
    }));
    return Object.fromEntries(entries.sort((a, b) => a.rank - b.rank).map(({ key, value }) => [key, value ?? null]));
  };
  if (!isMap(document)) return document;
  const parts = Object.entries(document).map(([key, value]) => {
    const depth = key === 'components' ? 1 : key === 'paths' ? 1 : 0;
    return [key, depth > 0 ? (shuffle(value, depth) ?? null) : value] as const;
  });
  return Object.fromEntries(parts);
}
