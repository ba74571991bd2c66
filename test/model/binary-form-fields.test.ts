// Which fields of a form hold binary data, in both directions.

import { expect, it } from 'vitest';
import { binaryFormFields } from '../../src/generator/model/media-types.ts';
import { apiOf } from './build-test-api.ts';

it('includes read-only files in what the API sends, and write-only ones in what it receives', async () => {
  const properties = {
    scan: { type: 'string', format: 'binary', readOnly: true },
    photo: { type: 'string', format: 'binary', writeOnly: true },
    name: { type: 'string' },
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 't', version: '1' },
    paths: {},
    webhooks: {
      scanned: {
        post: {
          requestBody: { content: { 'multipart/form-data': { schema: { type: 'object', properties } } } },
          responses: { 204: { description: 'd' } },
        },
      },
    },
  };
  const api = await apiOf({ 'document.json': JSON.stringify(document) });
  const [content] = api.webhooks[0]?.requestBody?.content ?? [];
  if (!content) throw new Error('no content');
  expect(binaryFormFields(content, api, 'response')).toEqual(['scan']);
  expect(binaryFormFields(content, api, 'request')).toEqual(['photo']);
});
