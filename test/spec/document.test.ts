// Validity and conventions of the API document in `spec/`.

import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { describe, expect, it, test } from 'vitest';
import { bundle, getObject, isObject, specDirectory } from './bundle-spec.ts';
import type { Json } from './bundle-spec.ts';
import { listOperations, listSchemas } from './walk.ts';

const { document, references, duplicates } = bundle();
const operations = listOperations(document);
const namedSchemas = getObject(getObject(document, 'components'), 'schemas');
const isNonEmptyString = (value: Json | undefined): boolean => typeof value === 'string' && value !== '';

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const api = await SwaggerParser.validate(join(specDirectory, 'openapi.yaml'));
    expect(Object.keys(api.paths ?? {})).toHaveLength(21);
  });

  it('has unique component names and operation IDs', () => {
    expect(duplicates).toEqual([]);
    const ids = operations.map(({ value }) => value['operationId']);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has only references to named entries in relative files', () => {
    const invalid = references.filter(({ ref }) => !/^(?:(?:\.\.\/)?(?:[a-z-]+\/)?[a-z-]+\.yaml)?#\/[\w-]+$/.test(ref));
    expect(invalid).toEqual([]);
  });

  it('has 42 operations under /v4 and two on the authorization host', () => {
    expect(operations.filter(({ path }) => path.startsWith('/v4/'))).toHaveLength(42);
    const authorizationOperations = operations.filter(({ path }) => path.startsWith('/oauth/'));
    expect(authorizationOperations.map(({ path, method }) => `${method} ${path}`)).toEqual([
      'get /oauth/authorize',
      'post /oauth/token',
    ]);
  });
});

describe.each(operations)('$location', ({ path, method, value }) => {
  it('has an ID, a description, one tag, security, and access and effect keywords', () => {
    for (const key of ['operationId', 'summary', 'description']) expect(isNonEmptyString(value[key]), key).toBe(true);
    expect(value['tags']).toHaveLength(1);
    expect(value['security']).toBeDefined();
    expect(isObject(value['x-access'])).toBe(true);
    expect(value['x-effect'] !== undefined).toBe(method !== 'get');
  });

  it('documents every error response', () => {
    const statuses = Object.keys(getObject(value, 'responses'));
    const expected = ['200', '429', '500'];
    if (path.startsWith('/v4/')) expected.push('401', '403');
    if (path.includes('{')) expected.push('404');
    if (value['parameters'] !== undefined || value['requestBody'] !== undefined) expected.push('400');
    if (value['requestBody'] !== undefined) expected.push('413', '415');
    expect(statuses).toEqual(expect.arrayContaining(expected));
    expect(statuses).not.toContain('default');
  });

  it('has an example for each body', () => {
    const bodies = [value['requestBody'], getObject(value, 'responses')['200']].filter((body) => body !== undefined);
    for (const body of bodies) {
      const mediaTypes = Object.values(getObject(body, 'content'));
      expect(mediaTypes.length).toBeGreaterThan(0);
      for (const mediaType of mediaTypes)
        expect(isObject(mediaType) && ('example' in mediaType || 'examples' in mediaType)).toBe(true);
    }
  });
});

describe('every named schema', () => {
  test.each(Object.entries(namedSchemas))('%s has a description and an example', (_name, schema) => {
    expect(isObject(schema) && isNonEmptyString(schema['description'])).toBe(true);
    expect(isObject(schema) && Array.isArray(schema['examples']) && schema['examples'].length > 0).toBe(true);
  });
});

/** Returns the description of a schema, or of the named schema that it refers to. */
const getDescription = (value: Json): Json | undefined => {
  if (!isObject(value)) return undefined;
  const name = typeof value['$ref'] === 'string' ? value['$ref'].split('/').at(-1) : undefined;
  const target = name === undefined ? {} : getObject(namedSchemas, name);
  return value['description'] ?? target['description'];
};

it('describes every property', () => {
  const undescribed = listSchemas(document).filter(
    ({ location, value }) =>
      / properties\.[^ ]+$/.test(location) &&
      !/ (?:if|then|else|not|allOf\.\d+|anyOf\.\d+|contains) /.test(location) &&
      !isNonEmptyString(getDescription(value)),
  );
  expect(undescribed.map(({ location }) => location)).toEqual([]);
});
