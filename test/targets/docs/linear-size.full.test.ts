// Linear growth of the docs with the number of operations and schemas: inlining is bounded.

import { expect, it } from 'vitest';
import { docsOf, documentOf } from './generate-docs.ts';

const largeCount = 1000;

const description = 'A *description* with `code` and [a link](https://a.b/c).';

/** README.md, llms.txt, and the page of the only tag. */
const otherPageCount = 3;

/** Returns a document in which each schema references two others and itself, and each operation one schema. */
function createDocument(count: number): object {
  const ref = (index: number) => ({ $ref: `#/components/schemas/S${String(index % count)}` });
  const schema = (index: number) => ({
    type: 'object',
    description,
    required: ['id'],
    properties: {
      id: { type: 'integer', minimum: 1, description },
      next: ref(index + 1),
      far: { type: 'array', items: ref(index * 7) },
      self: ref(index),
      in: { type: 'object', properties: { a: { type: 'string', enum: ['x', 'y'] } } },
    },
  });
  const content = (index: number) => ({ 'application/json': { schema: ref(index), example: { id: index } } });
  const operation = (index: number) => ({
    operationId: `op${String(index)}`,
    description,
    requestBody: { content: content(index) },
    responses: { 200: { description, content: content(index) }, 400: { description, content: content(0) } },
  });
  const indices = Array.from({ length: count }, (_, index) => index);
  return documentOf(Object.fromEntries(indices.map((index) => [`S${String(index)}`, schema(index)])), {
    paths: Object.fromEntries(indices.map((index) => [`/p/${String(index)}`, { post: operation(index) }])),
  });
}

it('generates docs about eight times as long for eight times as many operations and schemas', async () => {
  const small = await docsOf(createDocument(largeCount / 8));
  const large = await docsOf(createDocument(largeCount));
  expect(large.pages.size).toBe(otherPageCount + 2 * largeCount);
  const totalLength = (pages: ReadonlyMap<string, string>): number =>
    [...pages.values()].reduce((sum, page) => sum + page.length, 0);
  expect(totalLength(large.pages) / totalLength(small.pages)).toBeLessThan(9);
});
