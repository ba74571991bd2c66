// What is called compatible is: old requests stay valid, new answers were valid before; asked of the generated validators.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mirrorOf } from '../../src/generator/diff/catalogue.ts';
import type { Change, Direction } from '../../src/generator/diff/change.ts';
import { frozen, values, type JsonValue } from '../unit/validators/values.ts';
import { metBy, pairOf, validatorsOf } from './laws/pairs.ts';

const full = process.env['FULL'] !== undefined;
const rounds = Array.from({ length: full ? 150 : 8 }, (_, round) => round);
const count = 10;

describe.each(rounds)('round %i', (round) => {
  const seed = 9000 + round * 17 + (full ? Math.floor(Math.random() * 1_000_000) : 0);

  it('compatible changes refuse nothing that was taken, and turned round they are their mirrors', { timeout: 120_000 }, async () => {
    const pair = await pairOf(seed, count);
    if (!pair) return;
    expect(pair.back.map(({ id }) => id).sort()).toEqual(pair.changes.map(({ id }) => mirrorOf(id)).sort());
    const { base, head } = await validatorsOf(pair);
    const samples = fc.sample(values, { numRuns: 150, seed }).map(frozen);
    for (const index of pair.base.keys()) {
      const met = metBy(pair.changes, index);
      const [before, after] = [base.schema(`S${index}`), head.schema(`S${index}`)];
      for (const value of samples) {
        const [was, is] = [before.is(value), after.is(value)];
        const context = (): string => JSON.stringify({ seed, index, value, base: pair.base, head: pair.head, met: met.map(({ id, wire, sentence }) => ({ id, wire, sentence })) });
        if (was && !is && isHarmless(met, 'request') && !isLeftAside(met, 'property-added', value)) expect.fail(`a request is refused: ${context()}`);
        if (!was && is && isHarmless(met, 'response') && !isLeftAside(met, 'property-removed', value)) expect.fail(`an answer is refused: ${context()}`);
      }
    }
  });
});

function isHarmless(changes: readonly Change[], direction: Direction): boolean {
  return changes.every(({ wire }) => wire[direction] === undefined || wire[direction] === 'compatible');
}

/** A member that its object did not declare is left aside, not judged; so no request is made of it. */
function isLeftAside(changes: readonly Change[], id: Change['id'], value: JsonValue): boolean {
  const text = JSON.stringify(value);
  return changes.some((change) => change.id === id && text.includes(`${JSON.stringify(/"(.*)"/.exec(change.sentence)?.[1] ?? '')}:`));
}
