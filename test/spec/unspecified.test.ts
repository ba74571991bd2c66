// The `x-unspecified` sentences from `spec/` in the docs and in the canonical document.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { printJson } from '../../src/generator/code/json/print-json.ts';
import { printDocument } from '../../src/generator/targets/spec/openapi-document.ts';
import { render as toHtml, textOf } from '../targets/docs/render-commonmark.ts';
import { isFull } from '../tier.ts';
import { docsOfSpec, type Docs } from '../targets/docs/generate-docs.ts';

const directory = join(import.meta.dirname, '../../spec');

/** Each `x-unspecified` sentence of the document, with its file and path. */
const sentences = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .flatMap((file) => findUnspecified(parse(readFileSync(join(directory, file), 'utf8')), file));

function findUnspecified(
  value: unknown,
  path: string,
): readonly { readonly path: string; readonly sentence: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    key === 'x-unspecified'
      ? [child].flat().map((sentence) => ({ path, sentence: String(sentence) }))
      : findUnspecified(child, `${path} ${key}`),
  );
}

/** Removes Markdown markup and normalizes white space, so that sentences can be found. */
function normalize(markdown: string): string {
  return markdown
    .replace(/[`*_\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

let docs: Docs;
beforeAll(async () => {
  docs = await docsOfSpec();
});

describe('the x-unspecified sentences of spec/', () => {
  test('occur on parameters, responses, headers, schemas, and paths', () => {
    expect(sentences.length).toBeGreaterThan(150);
    for (const kind of ['parameters', 'responses', 'headers', 'schemas', 'paths'])
      expect(sentences.some(({ path }) => path.includes(kind))).toBe(true);
  });

  test('appear in the docs', () => {
    // The full tier renders whole pages; the gate renders only the blocks that contain a sentence.
    const parts = [...docs.pages.values()]
      .flatMap((page) => (isFull ? [page] : page.split('\n\n')))
      .map((markdown) => ({ markdown, source: normalize(markdown) }));
    const renderedTexts = new Map<string, string>();
    const render = (markdown: string): string => {
      const text = renderedTexts.get(markdown) ?? normalize(textOf(toHtml(markdown)));
      renderedTexts.set(markdown, text);
      return text;
    };
    const isShown = (sentence: string): boolean =>
      parts.some(({ markdown, source }) => source.includes(sentence) && render(markdown).includes(sentence));
    expect(sentences.filter(({ sentence }) => !isShown(normalize(sentence)))).toEqual([]);
  });

  test('appear in the canonical document', () => {
    const printedSentences = new Set(
      findUnspecified(JSON.parse(printJson(printDocument(docs.api))), '').map(({ sentence }) => sentence),
    );
    expect(
      sentences.filter(({ sentence }) => !printedSentences.has(sentence.trim()) && !printedSentences.has(sentence)),
    ).toEqual([]);
  });
});
