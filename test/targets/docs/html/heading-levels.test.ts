// Headings of descriptions, one level below the heading of their section.

import { expect, it } from 'vitest';
import { docsOf } from '../generate-docs.ts';

const description = '# Details\n\nText.\n\n## Notes\n\nText.';

it('no page skips a heading level, whatever headings descriptions contain', async () => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } };
  const { pages } = await docsOf(
    {
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1', description },
      tags: [{ name: 'pets', description }],
      paths: {
        '/pets': {
          post: {
            operationId: 'createPet',
            tags: ['pets'],
            description,
            parameters: [{ name: 'limit', in: 'query', description, schema: { type: 'integer', description } }],
            requestBody: { description, content },
            responses: { '200': { description, content, headers: { 'X-A': { description, schema: {} } } } },
          },
        },
      },
      components: { schemas: { Pet: { type: 'object', description, properties: { name: { description } } } } },
    },
    'html',
  );
  const skipped = [...pages]
    .filter(([path]) => path.endsWith('.html'))
    .flatMap(([path, page]) => {
      // The navigation precedes the title.
      const levels = [...page.slice(page.indexOf('<h1')).matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
      return levels.flatMap((level, index) =>
        level > (levels[index - 1] ?? 0) + 1 ? [`${path}: ${levels.join()}`] : [],
      );
    });
  expect(skipped).toEqual([]);
  const operation = [...pages].find(([path]) => path.endsWith('operations/create-pet.html'))?.[1] ?? '';
  expect(operation).toMatch(/<section class="response"[^>]*>\s*<h3>.*?<\/h3>\s*<h4>Details<\/h4>/s);
});
