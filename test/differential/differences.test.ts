// Tests of the known differences from Ajv: each exists, and only its adjustment explains it.

import { describe, expect, it } from 'vitest';
import { compare, type ComparisonInput } from './compare.ts';
import { differences, type Difference } from './differences.ts';
import { prepareForAjv } from './single-file-ajv-comparison.ts';
import { modelOf } from '../targets/validators/model.ts';
import { namedSubjects } from './compared-schemas.ts';

describe.each(differences.map((difference) => [difference.id, difference] as const))('%s', (_, difference) => {
  it('is a difference from Ajv', async () => {
    const { explained, unexplained } = await compare(await createComparison(difference, []));
    expect([...explained]).toEqual([]);
    expect(unexplained.filter((message) => message.startsWith('Probe: '))).toEqual([
      expect.stringContaining(difference.probe.valid ? 'accepted, but invalid' : 'rejected, but valid'),
    ]);
  });

  it('is explained by its adjustment only', async () => {
    const { explained, unexplained } = await compare(await createComparison(difference, [difference]));
    expect(unexplained).toEqual([]);
    expect([...explained.keys()]).toEqual([difference.id]);
  });

  it('quotes the specification that requires the verdict', () => {
    expect(difference.sentence.length).toBeGreaterThan(15);
    expect(difference.source).toMatch(/\S/);
  });
});

/** Creates a comparison with the probe as the only value. */
async function createComparison(
  { probe: { version, schema, value } }: Difference,
  knownDifferences: readonly Difference[],
): Promise<ComparisonInput> {
  const document = {
    openapi: version === '3.0' ? '3.0.3' : '3.1.0',
    info: { title: 'probe', version: '1' },
    paths: {},
    components: { schemas: { Any: {}, Member: { properties: { a: {} } }, Probe: schema } },
  };
  const api = await modelOf(document);
  const subjects = namedSubjects(api).filter(({ schema: { id } }) => id === 'Probe');
  return {
    api,
    ...prepareForAjv(document),
    subjects,
    rules: 'skip',
    values: 0,
    extraValues: [value],
    seed: 1,
    knownDifferences,
  };
}
