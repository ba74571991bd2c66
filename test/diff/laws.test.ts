// What is called compatible is: old requests stay valid, new answers were valid before; asked of the generated validators.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mirrorId } from '../../src/generator/commands/diff/catalogue.ts';
import type { Change, Direction } from '../../src/generator/commands/diff/change.ts';
import type { Loaded, Validator } from '../unit/validators/load.ts';
import { frozen, values, type JsonValue } from '../unit/validators/values.ts';
import { markedNames } from './laws/grown.ts';
import { grownValues, without } from './laws/grown-values.ts';
import { grownOf, metBy, pairOf, sites, validatorsOf, type Pair } from './laws/pairs.ts';
import { isFull } from '../tier.ts';

const rounds = (gate: number): readonly number[] => Array.from({ length: isFull ? 60 : gate }, (_, round) => round);
const seedOf = (round: number): number => 9000 + round * 17 + (isFull ? Math.floor(Math.random() * 1_000_000) : 0);

describe.each(rounds(2))('schemas of every keyword, round %i', (round) => {
  const seed = seedOf(round);

  it(
    'compatible changes refuse nothing that was taken, and turned round they are their mirrors',
    { timeout: 120_000 },
    async () => {
      await judge(seed, await pairOf(seed, 10), fc.sample(values, { numRuns: 150, seed }));
    },
  );
});

describe.each(rounds(2))('schemas from where keywords meet, round %i', (round) => {
  const seed = seedOf(round);

  it(
    'compatible changes refuse nothing that was taken, and turned round they are their mirrors',
    { timeout: 120_000 },
    async () => {
      await judge(seed, await grownOf(seed, isFull ? 30 : 12), grownValues);
    },
  );
});

async function judge(seed: number, pair: Pair | undefined, all: readonly JsonValue[]): Promise<void> {
  if (!pair) return;
  expect(pair.back.map(({ id }) => id).sort()).toEqual(pair.forth.map(({ id }) => mirrorId(id)).sort());
  const { base, head } = await validatorsOf(pair);
  const samples = all.map(frozen);
  for (const index of pair.base.keys()) {
    for (const { label, directions } of sites) {
      const met = metBy(pair.changes, `${label}${index}`);
      for (const direction of directions.filter((each) => isHarmless(met, each))) {
        const [before, after] = [judging(base, index, direction), judging(head, index, direction)];
        const gone: ReadonlySet<string> = new Set([
          ...leftAside(met, direction),
          ...onlyOfOthers(pair, index, direction),
        ]);
        const refused = samples
          .map((value) => without(value, gone))
          .find((value) =>
            direction === 'request' ? before.is(value) && !after.is(value) : after.is(value) && !before.is(value),
          );
        if (refused !== undefined)
          expect.fail(
            JSON.stringify({
              seed,
              at: label,
              direction,
              refused,
              base: pair.base[index],
              head: pair.head[index],
              met: met.map(({ id, wire, sentence }) => ({ id, wire, sentence })),
            }),
          );
      }
    }
  }
}

function isHarmless(changes: readonly Change[], direction: Direction): boolean {
  return changes.every(({ wire }) => wire[direction] === undefined || wire[direction] === 'compatible');
}

/** What judges the schema in a direction; where both are judged alike, one does. */
function judging(side: Loaded, index: number, direction: Direction): Validator {
  return side.schema(
    direction === 'request' && `isS${index}Request` in side.exports ? `S${index}Request` : `S${index}`,
  );
}

/** What the sender leaves out, being told that it is not his to send: that is neither demanded nor judged. */
function onlyOfOthers(pair: Pair, index: number, direction: Direction): readonly string[] {
  return direction === 'request'
    ? markedNames(pair.base[index], 'readOnly')
    : markedNames(pair.head[index], 'writeOnly');
}

/** A member that its object did not declare is left aside, not judged; so no request is made of it. */
function leftAside(changes: readonly Change[], direction: Direction): ReadonlySet<string> {
  const id = direction === 'request' ? 'property-added' : 'property-removed';
  return new Set(
    changes.filter((change) => change.id === id).map(({ sentence }) => /"(.*)"/.exec(sentence)?.[1] ?? ''),
  );
}
