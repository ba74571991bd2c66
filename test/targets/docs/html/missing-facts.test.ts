// Completeness of the HTML without scripts: every fact of the model is on a page.

import { expect, it } from 'vitest';
import { isFull } from '../../../tier.ts';
import { docsAt, docsOf, docsOfSpec, documentOf } from '../generate-docs.ts';
import { findMissingFacts } from './missing-facts.ts';

it.runIf(isFull)('shows every fact of spec/', async () => {
  const { api, pages } = await docsOfSpec('html');
  expect(findMissingFacts(api, pages)).toEqual([]);
});

// Features that spec/ does not use, such as links, encodings, callbacks, and every keyword.
it.each([
  'parts-lossless',
  'keywords-lossless',
  'callbacks-and-webhooks',
  'unspecified-everywhere',
  'lifecycle-and-round',
  'docs-html-pages',
  'docs-rules-in-english',
  'docs-conditions-in-english',
  'path-item-description',
  'security-alternatives',
  'request-and-response-variants',
  'maps-and-patterns',
  'tuples',
  'open-enum',
  'recursive-schema',
])('shows every fact of the golden case %s', async (name) => {
  const { api, pages } = await docsAt(`test/golden/${name}/document.yaml`, 'html');
  expect(findMissingFacts(api, pages)).toEqual([]);
});

it('shows the deprecation of an operation, and a default that is too long for a table cell', async () => {
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
  expect(findMissingFacts(api, pages)).toEqual([]);
});

it.each(['Only mentioned here', '4711', 'flavor', 'sour'])('reports the fact %s if it is missing', async (fact) => {
  const schema = {
    type: 'object',
    required: ['flavor'],
    properties: { flavor: { description: 'Only mentioned here.', minLength: 4711, enum: ['sour', 'sweet'] } },
  };
  const { api, pages } = await docsOf(documentOf({ Thing: schema }), 'html');
  expect(findMissingFacts(api, pages)).toEqual([]);
  const incompletePages = new Map([...pages].map(([path, html]) => [path, html.replaceAll(fact, '')]));
  expect(findMissingFacts(api, incompletePages).join('\n').toLowerCase()).toContain(fact.toLowerCase());
});
