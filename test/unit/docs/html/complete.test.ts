// Every fact of the model of spec/ is on a page that needs no script; and a fact that is left out is missed.

import { expect, it } from 'vitest';
import { docsAt, docsOf, docsOfSpec, documentOf } from '../pages.ts';
import { lackingFacts } from './complete-site.ts';

it('the HTML of spec/ shows every fact of its model', async () => {
  const { api, pages } = await docsOfSpec('html');
  expect(lackingFacts(api, pages)).toEqual([]);
});

// What spec/ has not: links, encodings, callbacks, every keyword.
it.each([
  'parts-lossless',
  'keywords-lossless',
  'callbacks-and-webhooks',
  'left-open-everywhere',
  'lifecycle-and-round',
  'docs-html-pages',
  'docs-rules-in-english',
  'docs-conditions-in-words',
  'path-item-words',
  'security-alternatives',
  'readings-differ',
  'maps-and-patterns',
  'tuples',
  'open-enum',
  'recursive-schema',
])('the HTML of the case %s shows every fact of its model', async (name) => {
  const { api, pages } = await docsAt(`test/golden/${name}/document.yaml`, 'html');
  expect(lackingFacts(api, pages)).toEqual([]);
});

it('shows what stands alone: an operation that is deprecated, a default that no line holds', async () => {
  const schema = {
    type: 'object',
    properties: {
      shape: {
        type: 'object',
        default: {
          corners: ['north west', 'north east', 'south west', 'south east'],
          filled: 'with a pattern of dots and lines',
        },
      },
    },
  };
  const { api, pages } = await docsOf(
    documentOf(
      { Thing: schema },
      {
        paths: {
          '/old': { get: { operationId: 'old', deprecated: true, responses: { 200: { description: 'Good.' } } } },
        },
      },
    ),
    'html',
  );
  expect(lackingFacts(api, pages)).toEqual([]);
});

it.each(['Written nowhere else', '4711', 'flavour', 'sour'])('misses %s', async (fact) => {
  const schema = {
    type: 'object',
    required: ['flavour'],
    properties: { flavour: { description: 'Written nowhere else.', minLength: 4711, enum: ['sour', 'sweet'] } },
  };
  const { api, pages } = await docsOf(documentOf({ Thing: schema }), 'html');
  expect(lackingFacts(api, pages)).toEqual([]);
  const without = new Map([...pages].map(([path, html]) => [path, html.replaceAll(fact, '')]));
  expect(lackingFacts(api, without).join('\n').toLowerCase()).toContain(fact.toLowerCase());
});
