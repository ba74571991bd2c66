// The search index of a site: all that is on its pages by name, at places that are there.

import { beforeAll, describe, expect, it } from 'vitest';
import {
  entryKinds as ours,
  registerFunctionName as ourName,
} from '../../../../src/generator/targets/docs/html/search/entry-kinds.ts';
import {
  kinds,
  registerName,
  type IndexPart,
  type PageEntry,
  type TermEntry,
} from '../../../../src/runtime/docs/search/index-entry.ts';
import { searchIndex, prepareIndex, type SearchableIndex } from '../../../../src/runtime/docs/search/rank.ts';
import { docsOf, docsOfSpec, documentOf, type Docs } from '../pages.ts';

it('the generator and the script mean the same', () => {
  expect(ours).toEqual(kinds);
  expect(ourName).toBe(registerName);
});

describe('the index of spec/', () => {
  let docs: Docs;
  let pages: readonly PageEntry[] = [];
  let terms: readonly TermEntry[] = [];
  let index: SearchableIndex;

  beforeAll(async () => {
    docs = await docsOfSpec('html');
    let files = 0;
    for (const [path, text] of docs.pages) {
      if (!path.startsWith('assets/search/')) continue;
      const [, written = ''] = /^ashlarSearchIndex\((.*)\);\n$/s.exec(text) ?? [];
      const part = JSON.parse(written) as IndexPart;
      if ('pages' in part) [pages, files] = [part.pages, files + part.files];
      else [terms, files] = [[...terms, ...part.terms], files - 1];
    }
    expect(files).toBe(0);
    index = prepareIndex(pages, terms);
  });

  it('has a page for every operation, schema and area, and what it leads to is there', () => {
    const { api } = docs;
    const of = (kind: string): number => pages.filter(([each]) => kinds[each] === kind).length;
    expect([of('operation'), of('schema'), of('area')]).toEqual([
      api.operations.length,
      api.schemas.length,
      api.tagGroups.length,
    ]);
    for (const [, title, address] of pages) expect(docs.pages.has(address), title).toBe(true);
  });

  it('has every place that it leads to', () => {
    const missing: string[] = [];
    for (const [, text, ...places] of terms) {
      for (let at = 0; at < places.length; at += 2) {
        const page = docs.pages.get(pages[Number(places[at])]?.[2] ?? '') ?? '';
        const place = String(places[at + 1]);
        if (place !== '' && !page.includes(` id="${place}"`)) missing.push(`${text}: ${place}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it.each([
    ['listDomainRecords', 'operation', 'List'],
    ['check_timeout', 'field', 'check_timeout'],
    ['NodeBalancerConfig', 'schema', 'NodeBalancerConfig'],
    ['http_cookie', 'value', 'http_cookie'],
    ['the check interval', 'rule', 'The check interval must be greater'],
    ['domainId', 'parameter', 'domainId'],
    ['authentication', 'guide', 'Authentication'],
    ['429', 'status', '429 '],
    ['shutting_down', 'value', 'shutting_down'],
    ['X-RateLimit-Remaining', 'header', 'X-RateLimit-Remaining'],
    ['shared parts', 'section', 'Shared parts'],
  ])('finds %s, a %s', (query, kind, text) => {
    const [first] = searchIndex(index, query, 24).filter((found) => found.kind === kind);
    expect(first?.text.startsWith(text)).toBe(true);
  });

  it('has every status of every operation', () => {
    const at = new Set(terms.filter(([kind]) => kinds[kind] === 'status').map(([, text]) => text.split(' ')[0]));
    for (const { id, responses } of docs.api.operations)
      for (const { status } of responses) expect(at.has(status), `${id} ${status}`).toBe(true);
  });

  it('has the fields of answers that no schema has', async () => {
    const content = {
      'application/json': {
        schema: { type: 'object', properties: { onlyHere: { type: 'string', enum: ['one', 'two'] } } },
      },
    };
    const { pages: made } = await docsOf(
      documentOf({}, { paths: { '/a': { get: { responses: { 200: { description: 'Good.', content } } } } } }),
      'html',
    );
    const written = [...made]
      .filter(([path]) => path.startsWith('assets/search/terms'))
      .map(([, text]) => text)
      .join('');
    expect(written).toContain('[5,"onlyHere",');
    expect(written).toContain('"one"');
  });

  it('has every named field of every schema', () => {
    const named = new Set(terms.filter(([kind]) => kinds[kind] === 'field').map(([, text]) => text));
    for (const { id, jsonSchema } of docs.api.schemas) {
      for (const name of typeof jsonSchema === 'object' ? (jsonSchema.object?.properties?.keys() ?? []) : [])
        expect(named.has(name), `${id}.${name}`).toBe(true);
    }
  });
});
