// Detection of schema changes in every position of a schema: bodies, parameters, headers, and nested schemas.

import { describe, expect, test } from 'vitest';
import { listChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../../targets/validators/model.ts';
import { schemaPositions } from './harness/documents.ts';
import { readCases, type ChangeCase } from './harness/change-cases.ts';
import { isFull } from '../../tier.ts';

/** Every eighth case in the gate, so that each family runs in each position; all cases in the full tier. */
const sampleCases = (cases: readonly ChangeCase[]): readonly ChangeCase[] =>
  isFull ? cases : cases.filter((_, index) => index % 8 === 0);
const cases = ['values', 'bounds', 'structure'].flatMap((family) => sampleCases(readCases(family)));

/** Matches the cases that cause no change if the schema is sent in one direction only, which omits the property. */
const oneDirectional = /read-only|write-only/;

/** Returns the directions in which the schema at a position is sent. */
function getDirections(position: string): readonly string[] {
  if (position.startsWith('the response') || position.includes('header')) return ['response'];
  if (position.startsWith('the request') || position.includes('parameter')) return ['request'];
  return ['request', 'response'];
}

describe.each(Object.entries(schemaPositions))('reports the change in %s', (position, createDocument) => {
  const reportedCases = cases.filter(({ name }) => !oneDirectional.test(name));

  test.each(reportedCases)('$name', async ({ id, base, head }) => {
    // `additionalProperties: false` forbids additional properties, so the change belongs to the object.
    const expectedId = position === 'additionalProperties' && base === false ? 'additional-properties-opened' : id;
    const [before, after] = [await modelOf(createDocument(base)), await modelOf(createDocument(head))];
    const changes = listChanges(before, after);
    expect(changes.map((change) => change.id)).toEqual([expectedId]);
    expect(Object.keys(changes[0]?.wire ?? {})).toEqual(getDirections(position));
  });
});
