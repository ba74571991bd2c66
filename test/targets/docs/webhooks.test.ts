// Docs pages of webhooks and callbacks: their bodies have the properties of responses.

import { describe, expect, it } from 'vitest';
import { docsAt } from './generate-docs.ts';

/** Top-level properties in the body and in the response of each page. */
const properties: readonly (readonly [path: string, body: readonly string[], response: readonly string[]])[] = [
  ['webhooks/post-invoice-paid', ['id', 'invoice'], ['secret']],
  ['callbacks/create-invoice.1', ['id', 'invoice'], ['secret']],
  ['operations/create-invoice', [], ['number']],
];

const names = ['id', 'secret', 'number', 'invoice'];

describe.each(['markdown', 'html'] as const)('in %s', (format) => {
  it.each(properties)('%s has the properties %j in its body, and %j in its response', async (path, body, response) => {
    const { pages } = await docsAt('test/targets/webhooks.yaml', format);
    const page = pages.get(`${path}.${format === 'html' ? 'html' : 'md'}`) ?? '';
    const [beforeResponses = '', responses = ''] = page.split('## Responses');
    const findIn = (section: string, anchor: string): readonly string[] =>
      names.filter((name) =>
        format === 'html' ? page.includes(`id="${anchor}.${name}"`) : section.includes(`\n| \`${name}\` |`),
      );
    expect(findIn(beforeResponses, 'body')).toEqual(body);
    expect(findIn(responses, 'status.200')).toEqual(response);
  });
});
