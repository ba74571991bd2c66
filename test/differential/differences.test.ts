// The list of differences is true: each of them is one, it is decided as listed, and the rest of the list does not need it.

import { describe, expect, it } from 'vitest';
import { compare, type Compared } from './compare.ts';
import { differences, type Difference } from './differences.ts';
import { readable } from './documents.ts';
import { modelOf } from '../unit/validators/model.ts';
import { namedSubjects } from './subjects.ts';

describe.each(differences.map((difference) => [difference.id, difference] as const))('%s', (_, difference) => {
  it('is a difference, and no stale one', async () => {
    const { explained, unexplained } = await compare(await probed(difference, []));
    expect([...explained]).toEqual([]);
    expect(unexplained.filter((sentence) => sentence.startsWith('Probe: '))).toEqual([
      expect.stringContaining(difference.probe.valid ? 'accepted, and not valid' : 'refused, and valid'),
    ]);
  });

  it('is explained by its adjustment alone', async () => {
    const { explained, unexplained } = await compare(await probed(difference, [difference]));
    expect(unexplained).toEqual([]);
    expect([...explained.keys()]).toEqual([difference.id]);
  });

  it('has the words that decide it', () => {
    expect(difference.sentence.length).toBeGreaterThan(15);
    expect(difference.source).toMatch(/\S/);
  });
});

/** The probe as the only example of a schema. */
async function probed(
  { probe: { version, schema, value } }: Difference,
  known: readonly Difference[],
): Promise<Compared> {
  const written = {
    openapi: version === '3.0' ? '3.0.3' : '3.1.0',
    info: { title: 'probe', version: '1' },
    paths: {},
    components: { schemas: { Any: {}, Member: { properties: { a: {} } }, Probe: schema } },
  };
  const api = await modelOf(written);
  const subjects = namedSubjects(api).filter(({ schema: { id } }) => id === 'Probe');
  return { api, ...readable(written), subjects, rules: 'leave', values: 0, also: [value], seed: 1, known };
}
