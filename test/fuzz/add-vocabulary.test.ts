// The vocabulary makes recoverable errors fatal, so adding it to a document removes their causes first.

import { expect, test } from 'vitest';
import { createRandom } from '../differential/random.ts';
import { checkDocument } from './check-document-validators.ts';
import { withVocabulary } from './add-vocabulary.ts';

const body = {
  content: { 'application/json': { schema: { type: 'number' } } },
};
const response = { description: 'OK', links: { next: { operationId: 'unknown' } }, ...body };
const operation = { requestBody: body, responses: { 200: response } };
const names = [
  'schema',
  'schemas',
  'itemSchema',
  'example',
  'examples',
  'components',
  'headers',
  'responses',
  'content',
];
const byName = <T>(value: T): Readonly<Record<string, T>> => Object.fromEntries(names.map((name) => [name, value]));

const document = {
  openapi: '3.1.0',
  info: { title: 'Names', version: '1' },
  paths: { '/pets': { post: { ...operation, callbacks: byName({ '{$request.body#/url}': { post: operation } }) } } },
  webhooks: byName({ post: operation }),
  components: {
    responses: byName(response),
    requestBodies: byName(body),
    pathItems: byName({ post: operation }),
    parameters: byName({ name: 'filter', in: 'query', ...body }),
  },
};

test('withVocabulary removes recoverable errors from objects whose names are OpenAPI keywords', async () => {
  const withErrors = await checkDocument({ ...document, 'x-ashlar': { version: 1 } }, 1, 0, 'code');
  expect(new Set(withErrors.errors.map((message) => message.split(':')[0]))).toEqual(
    new Set(['document/unknown-operation']),
  );
  const { errors, failures, files } = await checkDocument(withVocabulary(createRandom(1), document), 1, 0, 'code');
  expect({ errors, failures }).toEqual({ errors: [], failures: [] });
  expect(files.size).toBeGreaterThan(0);
});
