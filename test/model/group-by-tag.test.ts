// Groups of operations: by the first tag, or by the path.

import { describe, expect, it } from 'vitest';
import { docsOf } from '../targets/docs/generate-docs.ts';

/** Returns the group of the `GET` operation of each path; `paths` contains its tags. */
async function getGroups(
  paths: Readonly<Record<string, readonly string[]>>,
): Promise<Readonly<Record<string, string>>> {
  const pathItems = Object.entries(paths).map(([path, tags]) => {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    return [
      path,
      { get: { ...(tags.length > 0 && { tags }), parameters, responses: { 204: { description: 'Done.' } } } },
    ] as const;
  });
  const { api } = await docsOf({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: Object.fromEntries(pathItems),
  });
  return Object.fromEntries(api.operations.map(({ path, tagGroup }) => [path, tagGroup]));
}

describe('an operation without a tag', () => {
  it.each([
    ['/v1/payment_intents', 'payment_intents'],
    ['/v1/payment_intents/{id}/capture', 'payment_intents'],
    ['/api/v2.1/users', 'users'],
    ['/2024-01-31/orders', 'orders'],
    ['/v1beta2/jobs', 'jobs'],
    ['/{tenant}/invoices', 'invoices'],
    ['/users({id})', 'users'],
    ['/items:batch', 'items'],
    ['/items.json', 'items'],
    ['/.well-known/openid-configuration', '.well-known'],
    ['/apis', 'apis'],
    ['/videos', 'videos'],
    ['/', 'default'],
    ['/v1', 'default'],
    ['/v1/{id}', 'default'],
  ])('is grouped by its path: %s', async (path, group) => {
    expect(await getGroups({ [path]: [] })).toEqual({ [path]: group });
  });

  it('is in the group of a tag with the same generated name, in any order', async () => {
    const paths = { '/api-keys': [], '/z': ['API Keys'], '/a': [] };
    expect(await getGroups(paths)).toEqual({ '/a': 'a', '/api-keys': 'API Keys', '/z': 'API Keys' });
  });

  it('is grouped with operations whose path segments have the same generated name', async () => {
    expect(await getGroups({ '/line_items': [], '/line-items/{id}': [] })).toEqual({
      '/line_items': 'line-items',
      '/line-items/{id}': 'line-items',
    });
  });
});
