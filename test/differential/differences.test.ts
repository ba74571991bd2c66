// The known differences from Ajv: each one exists, and its adjustment alone explains it.

import { describe, expect, it } from 'vitest';
import { compare, type ComparisonInput } from './compare.ts';
import { differences, type Difference } from './differences.ts';
import { prepareForAjv } from './documents.ts';
import { modelOf } from '../targets/validators/model.ts';
import { namedSubjects } from './subjects.ts';

describe.each(differences.map((difference) => [difference.id, difference] as const))('%s', (_, difference) => {
  it('is still a difference from Ajv', async () => {
    const { explained, unexplained } = await compare(await createProbe(difference, []));
    expect([...explained]).toEqual([]);
    expect(unexplained.filter((message) => message.startsWith('Probe: '))).toEqual([
      expect.stringContaining(difference.probe.valid ? 'accepted, and not valid' : 'rejected, and valid'),
    ]);
  });

  it('is explained by its adjustment alone', async () => {
    const { explained, unexplained } = await compare(await createProbe(difference, [difference]));
    expect(unexplained).toEqual([]);
    expect([...explained.keys()]).toEqual([difference.id]);
  });

  it('quotes the specification that decides it', () => {
    expect(difference.sentence.length).toBeGreaterThan(15);
    expect(difference.source).toMatch(/\S/);
  });
});

/** A comparison with the probe as the only value. */
async function createProbe(
  { probe: { version, schema, value } }: Difference,
  known: readonly Difference[],
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
    knownDifferences: known,
  };
}
