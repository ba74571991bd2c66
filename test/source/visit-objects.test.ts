// Objects of OpenAPI that are visited, and data that is not.

import { describe, expect, it } from 'vitest';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import type { MapNode } from '../../src/generator/source/node.ts';
import { createSource } from '../../src/generator/source/source-text.ts';
import { visitObjects } from '../../src/generator/source/visit-objects.ts';
import { parseFully } from './parse-fully.ts';

/** Returns the values of `id` in the visited maps; those inside an extension have the prefix `x `. */
function visitedIds(document: object): readonly string[] {
  const root = parseFully(createSource('a.json', JSON.stringify(document)), createReport());
  if (!root) throw new Error('The document is invalid.');
  const ids: string[] = [];
  visitObjects(root, (map: MapNode, isExtension) => {
    const id = map.entries.get('id')?.value;
    if (id?.kind === 'scalar') ids.push(`${isExtension ? 'x ' : ''}${String(id.value)}`);
  });
  return ids;
}

describe('visits', () => {
  it.each([
    ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'schemas', 'responses'],
    ...['parameters', 'examples', 'requestBodies', 'headers', 'securitySchemes', 'links', 'callbacks', 'pathItems'],
    ...['paths', 'webhooks', 'content', 'encoding'],
  ])('every entry of `%s`, whatever its key', (key) => {
    const entries = { example: { id: 'a' }, enum: { id: 'b' }, default: { id: 'c' }, 'x-y': { id: 'd' } };
    expect(visitedIds({ [key]: entries })).toEqual(['a', 'b', 'c', 'd']);
  });

  it('both levels of keys that the author chooses in a callback', () => {
    expect(visitedIds({ callbacks: { example: { enum: { id: 'a' } } } })).toEqual(['a']);
  });

  it('maps in lists, and maps of extensions', () => {
    expect(visitedIds({ allOf: [{ id: 'a' }, { id: 'b' }], 'x-y': { id: 'c' } })).toEqual(['a', 'b', 'x c']);
  });
});

describe('does not visit', () => {
  it.each(['example', 'default', 'enum', 'const', 'mapping', 'security', 'scopes', 'required', 'dependentRequired'])(
    '`%s`',
    (key) => expect(visitedIds({ [key]: { id: 'a' }, id: 'b' })).toEqual(['b']),
  );

  it('a list of examples, and the value of an example', () => {
    expect(visitedIds({ examples: [{ id: 'a' }] })).toEqual([]);
    expect(visitedIds({ examples: { one: { id: 'a', value: { id: 'b' } } } })).toEqual(['a']);
  });
});
