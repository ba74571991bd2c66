// Is `spec/` a valid OpenAPI document that keeps its own conventions?

import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { describe, expect, it } from 'vitest';
import { bundle, folder, isObject, member } from './document.ts';
import type { Json } from './document.ts';
import { operations, schemas } from './walk.ts';

const { document, references, duplicates } = bundle();
const all = operations(document);
const isText = (value: Json | undefined): boolean => typeof value === 'string' && value !== '';

describe('the document', () => {
  it('is valid OpenAPI 3.1 over all its files', async () => {
    const api = await SwaggerParser.validate(join(folder, 'openapi.yaml'));
    expect(Object.keys(api.paths ?? {})).toHaveLength(21);
  });

  it('names each entry once', () => {
    expect(duplicates).toEqual([]);
    const ids = all.map(({ value }) => value['operationId']);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('refers to whole named entries only, by relative file', () => {
    const wrong = references.filter(({ text }) => !/^(?:(?:\.\.\/)?(?:[a-z-]+\/)?[a-z-]+\.yaml)?#\/[\w-]+$/.test(text));
    expect(wrong).toEqual([]);
  });

  it('has the 42 operations under /v4 and the two of the authorisation host', () => {
    expect(all.filter(({ path }) => path.startsWith('/v4/'))).toHaveLength(42);
    expect(all.filter(({ path }) => path.startsWith('/oauth/')).map(({ path, method }) => `${method} ${path}`)).toEqual(
      ['get /oauth/authorize', 'post /oauth/token'],
    );
  });
});

describe.each(all)('$place', ({ path, method, value }) => {
  it('says what it does', () => {
    for (const key of ['operationId', 'summary', 'description']) expect(isText(value[key]), key).toBe(true);
    expect(value['tags']).toHaveLength(1);
    expect(value['security']).toBeDefined();
    expect(isObject(value['x-access'])).toBe(true);
    expect(value['x-effect'] !== undefined).toBe(method !== 'get');
  });

  it('documents every refusal', () => {
    const statuses = Object.keys(member(value, 'responses'));
    const expected = ['200', '429', '500'];
    if (path.startsWith('/v4/')) expected.push('401', '403');
    if (path.includes('{')) expected.push('404');
    if (value['parameters'] !== undefined || value['requestBody'] !== undefined) expected.push('400');
    if (value['requestBody'] !== undefined) expected.push('413', '415');
    expect(statuses).toEqual(expect.arrayContaining(expected));
    expect(statuses).not.toContain('default');
  });

  it('shows an example of each body', () => {
    const bodies = [value['requestBody'], member(value, 'responses')['200']].filter((body) => body !== undefined);
    for (const body of bodies) {
      const media = Object.values(member(body, 'content'));
      expect(media.length).toBeGreaterThan(0);
      for (const type of media) expect(isObject(type) && ('example' in type || 'examples' in type)).toBe(true);
    }
  });
});

describe('every named schema', () => {
  const named = member(member(document, 'components'), 'schemas');
  it.each(Object.entries(named))('%s has a description and an example', (_name, schema) => {
    expect(isObject(schema) && isText(schema['description'])).toBe(true);
    expect(isObject(schema) && Array.isArray(schema['examples']) && schema['examples'].length > 0).toBe(true);
  });
});

/** The description of a schema, or that of the named one it refers to. */
const describedAs = (value: Json): Json | undefined => {
  if (!isObject(value)) return undefined;
  const named = typeof value['$ref'] === 'string' ? value['$ref'].split('/').at(-1) : undefined;
  const target = named === undefined ? {} : member(member(member(document, 'components'), 'schemas'), named);
  return value['description'] ?? target['description'];
};

it('every property has a description', () => {
  const silent = schemas(document).filter(
    ({ place, value }) =>
      / properties\.[^ ]+$/.test(place) &&
      !/ (?:if|then|else|not|allOf\.\d+|anyOf\.\d+|contains) /.test(place) &&
      !isText(describedAs(value)),
  );
  expect(silent.map(({ place }) => place)).toEqual([]);
});
