// Many operations and schemas cost what they cost one by one: nothing is quadratic, and nothing is inlined without end.

import { expect, it } from 'vitest';
import { docs as target } from '../../../src/generator/targets/docs/target.ts';
import { render } from '../../../src/generator/emit/render.ts';
import type { Api } from '../../../src/generator/model/declarations/api.ts';
import { createReport } from '../../../src/generator/report/report.ts';
import { docsOf, documentOf } from './pages.ts';

const description = 'Some *words* about it, with `code` and [a link](https://a.b/c).';

/** A document in which each schema refers to two others and to itself, and each operation to one schema. */
function documentWith(count: number): object {
  const ref = (index: number) => ({ $ref: `#/components/schemas/S${String(index % count)}` });
  const schema = (index: number) => ({
    type: 'object',
    description,
    required: ['id'],
    properties: { id: { type: 'integer', minimum: 1, description }, next: ref(index + 1), far: { type: 'array', items: ref(index * 7) }, self: ref(index), in: { type: 'object', properties: { a: { type: 'string', enum: ['x', 'y'] } } } },
  });
  const content = (index: number) => ({ 'application/json': { schema: ref(index), example: { id: index } } });
  const operation = (index: number) => ({ operationId: `op${String(index)}`, description, requestBody: { content: content(index) }, responses: { 200: { description, content: content(index) }, 400: { description, content: content(0) } } });
  const all = Array.from({ length: count }, (_, index) => index);
  return documentOf(Object.fromEntries(all.map((index) => [`S${String(index)}`, schema(index)])), { paths: Object.fromEntries(all.map((index) => [`/p/${String(index)}`, { post: operation(index) }])) });
}

async function time(api: Api): Promise<number> {
  const start = performance.now();
  render(await target.pages(api, { packages: false, importExtension: '.js', docs: { formats: ['markdown'] } }, createReport()));
  return performance.now() - start;
}

it('a thousand operations and a thousand schemas take seconds, and eight times as much takes about eight times as long', async () => {
  const small = await docsOf(documentWith(125));
  const large = await docsOf(documentWith(1000));
  expect(large.pages.size).toBe(1 + 1 + 1 + 1000 + 1000);
  const least = async (api: Api): Promise<number> => Math.min(await time(api), await time(api));
  const [few, many] = [await least(small.api), await least(large.api)];
  expect(many).toBeLessThan(10_000);
  // Quadratic growth would be sixty-four times as long.
  expect(many / few).toBeLessThan(30);
  const length = (pages: ReadonlyMap<string, string>): number => [...pages.values()].reduce((sum, page) => sum + page.length, 0);
  expect(length(large.pages) / length(small.pages)).toBeLessThan(9);
});
