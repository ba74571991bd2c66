// Independence of the model from key order, line breaks, and the division into files.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { printModel } from '../../src/generator/model/print/print-model.ts';
import { goldenCases } from '../golden-harness/cases.ts';
import { modelOf } from './build-test-api.ts';
import { isMap, splitDocument, type Tree } from './split-document.ts';
import { isFull } from '../tier.ts';

/** Golden cases with a model, and their files by path; the document is the first file. */
const cases = goldenCases()
  .filter((golden) => golden.expected['model.txt'] !== undefined && golden.config.overlays.length === 0)
  .map(({ claim, document, inputs }) => ({
    claim,
    texts: Object.fromEntries([
      [document, inputs.get(document) ?? ''],
      ...[...inputs].filter(([path]) => /\.(?:ya?ml|json)$/.test(path) && path !== 'config.json'),
    ]),
  }));

async function buildAndPrint(texts: Readonly<Record<string, string>>): Promise<string> {
  const { api, report } = await modelOf(texts);
  return api ? printModel(api) : JSON.stringify(report.diagnostics);
}

/** Cases without YAML aliases, which JSON cannot express. */
const casesWithoutAliases = cases.filter(({ texts }) => !/: \*[a-z]/.test(Object.values(texts).join('\n')));

describe('the order of keys', () => {
  it.each(casesWithoutAliases)('does not change the model of $claim', async ({ texts }) => {
    const [[entry, text] = ['', ''], ...others] = Object.entries(texts);
    const document = parse(text) as Tree; // the test's own input
    const expected = await buildAndPrint(texts);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { minLength: 7, maxLength: 7 }), async (ranks) => {
        let rankIndex = 0;
        const nextRank = (): number => ranks[rankIndex++ % ranks.length] ?? 0;
        const shuffled = JSON.stringify(shuffleDocument(document, nextRank));
        expect(await buildAndPrint(Object.fromEntries([[entry, shuffled], ...others]))).toBe(expected);
      }),
      { numRuns: isFull ? 5 : 1 },
    );
  });
});

describe('line breaks', () => {
  test.each(cases)('do not change the model of $claim', async ({ texts }) => {
    const crlfTexts = Object.fromEntries(
      Object.entries(texts).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]),
    );
    expect(await buildAndPrint(crlfTexts)).toBe(await buildAndPrint(texts));
  });
});

describe('the division into files', () => {
  const singleFileCases = casesWithoutAliases.filter(
    ({ texts }) => Object.keys(texts).length === 1 && !/\$id|\$anchor/.test(JSON.stringify(texts)),
  );

  it.each(singleFileCases)('does not change the model of $claim', async ({ texts }) => {
    const [[entry, text] = ['', '']] = Object.entries(texts);
    expect(await buildAndPrint(splitDocument(parse(text) as Tree))).toBe(await buildAndPrint({ [entry]: text }));
  });
});

/** Shuffles the keys whose order is not significant: components of each kind, paths, and methods. */
function shuffleDocument(document: Tree, nextRank: () => number): Tree {
  const shuffle = (tree: Tree | undefined, depth: number): Tree | undefined => {
    if (!isMap(tree) || depth < 0) return tree;
    const entries = Object.entries(tree).map(([key, value]) => ({
      key,
      value: shuffle(value, depth - 1),
      rank: nextRank(),
    }));
    return Object.fromEntries(entries.sort((a, b) => a.rank - b.rank).map(({ key, value }) => [key, value ?? null]));
  };
  if (!isMap(document)) return document;
  const entries = Object.entries(document).map(([key, value]) => {
    const isUnordered = key === 'components' || key === 'paths';
    return [key, isUnordered ? (shuffle(value, 1) ?? null) : value] as const;
  });
  return Object.fromEntries(entries);
}
