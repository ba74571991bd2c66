// Search index of a site: completeness and valid locations.

import { beforeAll, describe, expect, it } from 'vitest';
import { entryKinds, registerFunctionName } from '../../../../src/generator/targets/docs/html/search/search-entries.ts';
import {
  kinds,
  registerName,
  type IndexPart,
  type PageEntry,
  type TermEntry,
} from '../../../../src/runtime/docs/search/index-format.ts';
import { searchIndex, prepareIndex, type SearchableIndex } from '../../../../src/runtime/docs/search/rank.ts';
import { docsOf, docsOfSpec, documentOf, type Docs } from '../generate-docs.ts';

it('uses the same kinds and register function in the generator and in the page script', () => {
  expect(entryKinds).toEqual(kinds);
  expect(registerFunctionName).toBe(registerName);
});

describe('the index of spec/', () => {
  let docs: Docs;
  let pages: readonly PageEntry[] = [];
  let terms: readonly TermEntry[] = [];
  let index: SearchableIndex;

  beforeAll(async () => {
    docs = await docsOfSpec('html');
    let remainingFiles = 0;
    for (const [path, text] of docs.pages) {
      if (!path.startsWith('assets/search/')) continue;
      const [, json = ''] = /^ashlarSearchIndex\((.*)\);\n$/s.exec(text) ?? [];
      const part = JSON.parse(json) as IndexPart;
      // The part with the pages declares the number of parts with terms.
      if ('pages' in part) {
        pages = part.pages;
        remainingFiles += part.files;
      } else {
        terms = [...terms, ...part.terms];
        remainingFiles--;
      }
    }
    expect(remainingFiles).toBe(0);
    index = prepareIndex(pages, terms);
  });

  it('has an existing page for every operation, schema, and tag', () => {
    const { api } = docs;
    const countPages = (kind: string): number => pages.filter(([number]) => kinds[number] === kind).length;
    expect([countPages('operation'), countPages('schema'), countPages('tag')]).toEqual([
      api.operations.length,
      api.schemas.length,
      api.tagGroups.length,
    ]);
    for (const [, title, address] of pages) expect(docs.pages.has(address), title).toBe(true);
  });

  it('has only locations that exist', () => {
    const missing: string[] = [];
    for (const [, text, ...locations] of terms) {
      // Locations are pairs of a page number and a fragment.
      for (let position = 0; position < locations.length; position += 2) {
        const page = docs.pages.get(pages[Number(locations[position])]?.[2] ?? '') ?? '';
        const fragment = String(locations[position + 1]);
        if (fragment !== '' && !page.includes(` id="${fragment}"`)) missing.push(`${text}: ${fragment}`);
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
    ['shared components', 'section', 'Shared components'],
  ])('finds %s of kind %s', (query, kind, text) => {
    const [first] = searchIndex(index, query, 24).filter((hit) => hit.kind === kind);
    expect(first?.text.startsWith(text)).toBe(true);
  });

  it('has every status of every operation', () => {
    const statuses = new Set<string>();
    const frequentStatuses = new Set<string>();
    for (const [kind, text, ...locations] of terms) {
      if (kinds[kind] !== 'status') continue;
      const status = text.split(' ')[0] ?? '';
      // Locations are pairs of a page number and a fragment; a term has at most eight.
      if (locations.length === 16) frequentStatuses.add(status);
      for (let position = 0; position < locations.length; position += 2) {
        const [, , , , , id = ''] = pages[Number(locations[position])] ?? [];
        statuses.add(`${id} ${status}`);
      }
    }
    const missing = docs.api.operations.flatMap(({ id, responses }) =>
      responses.flatMap(({ status }) =>
        statuses.has(`${id} ${status}`) || frequentStatuses.has(status) ? [] : [`${id} ${status}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('has the fields of inline response schemas', async () => {
    const content = {
      'application/json': {
        schema: { type: 'object', properties: { onlyHere: { type: 'string', enum: ['one', 'two'] } } },
      },
    };
    const { pages: sitePages } = await docsOf(
      documentOf({}, { paths: { '/a': { get: { responses: { 200: { description: 'OK.', content } } } } } }),
      'html',
    );
    const termFiles = [...sitePages]
      .filter(([path]) => path.startsWith('assets/search/terms'))
      .map(([, text]) => text)
      .join('');
    expect(termFiles).toContain('[5,"onlyHere",');
    expect(termFiles).toContain('"one"');
  });

  it('has every field of every schema', () => {
    const fieldNames = new Set(terms.filter(([kind]) => kinds[kind] === 'field').map(([, text]) => text));
    for (const { id, jsonSchema } of docs.api.schemas) {
      for (const name of typeof jsonSchema === 'object' ? (jsonSchema.object?.properties?.keys() ?? []) : [])
        expect(fieldNames.has(name), `${id}.${name}`).toBe(true);
    }
  });
});
