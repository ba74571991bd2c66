// What the interface leaves open is told wherever it stands in spec/: on a page, and in the canonical document.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { printJson } from '../../src/generator/code/json/json.ts';
import { printDocument } from '../../src/generator/targets/spec/openapi-document.ts';
import { render as toHtml, textOf } from '../unit/docs/commonmark.ts';
import { isFull } from '../tier.ts';
import { docsOfSpec, type Docs } from '../unit/docs/pages.ts';

const folder = join(import.meta.dirname, '../../spec');

/** Each sentence of the document's files, with the file and the keys that lead to it. */
const sentences = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .flatMap((file) => found(parse(readFileSync(join(folder, file), 'utf8')), file));

function found(value: unknown, at: string): readonly { readonly at: string; readonly sentence: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
    key === 'x-unspecified'
      ? [member].flat().map((sentence) => ({ at, sentence: String(sentence) }))
      : found(member, `${at} ${key}`),
  );
}

/** Text as it can be searched for: Markdown's marks and the difference between kinds of space gone. */
function plain(text: string): string {
  return text
    .replace(/[`*_\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

let docs: Docs;
beforeAll(async () => {
  docs = await docsOfSpec();
});

describe('every sentence of spec/ that says what is left open', () => {
  it('is one of many, on objects of many sorts', () => {
    expect(sentences.length).toBeGreaterThan(150);
    for (const place of ['parameters', 'responses', 'headers', 'schemas', 'paths'])
      expect(sentences.some(({ at }) => at.includes(place))).toBe(true);
  });

  it('is on a page', () => {
    // The full tier renders whole pages, the gate the paragraphs, tables and lists that have a sentence.
    const parts = [...docs.pages.values()]
      .flatMap((page) => (isFull ? [page] : page.split('\n\n')))
      .map((text) => ({ text, written: plain(text) }));
    const rendered = new Map<string, string>();
    const shown = (text: string): string => {
      const known = rendered.get(text) ?? plain(textOf(toHtml(text)));
      rendered.set(text, known);
      return known;
    };
    const isShown = (wanted: string): boolean =>
      parts.some(({ text, written }) => written.includes(wanted) && shown(text).includes(wanted));
    expect(sentences.filter(({ sentence }) => !isShown(plain(sentence)))).toEqual([]);
  });

  it('is in the canonical document', () => {
    const kept = new Set(found(JSON.parse(printJson(printDocument(docs.api))), '').map(({ sentence }) => sentence));
    expect(sentences.filter(({ sentence }) => !kept.has(sentence.trim()) && !kept.has(sentence))).toEqual([]);
  });
});
