// Sentences about the encoding of form properties.

import { expect, it } from 'vitest';
import { docsOf } from './generate-docs.ts';

it.each([
  [{ style: 'form', explode: true }, '`tags`: style `form`, exploded.'],
  [{ style: 'form', explode: false }, '`tags`: style `form`, not exploded.'],
  [{ contentType: 'text/plain' }, '`tags`: sent as `text/plain`.'],
])('describes the encoding %j', async (encoding, sentence) => {
  const schema = { type: 'object', properties: { tags: { type: 'array', items: { type: 'string' } } } };
  const { pages } = await docsOf({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        post: {
          operationId: 'send',
          requestBody: { content: { 'application/x-www-form-urlencoded': { schema, encoding: { tags: encoding } } } },
          responses: { 204: { description: 'Sent' } },
        },
      },
    },
  });
  const page = [...pages].find(([path]) => path.endsWith('operations/send.md'))?.[1];
  expect(page).toContain(sentence);
});
