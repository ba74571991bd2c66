// A change of a schema is the same change wherever the schema stands: in a body, a parameter, a header, deep inside another.

import { describe, expect, it } from 'vitest';
import { compareModels } from '../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../unit/validators/model.ts';
import { places } from './harness/documents.ts';
import { stepsOf, type Step } from './harness/steps.ts';
import { isFull } from '../tier.ts';

/** Of the cases every eighth in the gate: each family is met at each place. */
const some = (steps: readonly Step[]): readonly Step[] => (isFull ? steps : steps.filter((_, at) => at % 8 === 0));
const steps = ['values', 'bounds', 'structure'].flatMap((family) => some(stepsOf(family)));

/** Where a reading leaves a member out, the place that has only that reading shows nothing. */
const oneSided = /read-only|write-only/;

describe.each(Object.entries(places))('in %s', (place, document) => {
  it.each(steps)('$name', async ({ id, name, base, head }) => {
    if (oneSided.test(name)) return;
    // What other members must be is their object's business where they may not be at all.
    const wanted = place === 'other members' && base === false ? 'additional-properties-opened' : id;
    const [before, after] = [await modelOf(document(base)), await modelOf(document(head))];
    const found = compareModels(before, after);
    expect(found.map((change) => change.id)).toEqual([wanted]);
    const directions = Object.keys(found[0]?.wire ?? {});
    expect(directions).toEqual(
      place.startsWith('the response') || place.includes('header')
        ? ['response']
        : place.startsWith('the request') || place.includes('parameter')
          ? ['request']
          : ['request', 'response'],
    );
  });
});
