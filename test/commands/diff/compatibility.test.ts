// Property-based tests of compatible changes with generated validators: old requests and new responses stay valid.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inverseId } from '../../../src/generator/commands/diff/catalog.ts';
import type { Change, Direction } from '../../../src/generator/commands/diff/change.ts';
import type { LoadedValidators, Validator } from '../../targets/validators/load.ts';
import { deepFreeze, values, type JsonValue } from '../../targets/validators/random-values.ts';
import { oneDirectionalNames } from './compatibility/interacting-keyword-schemas.ts';
import { interactionValues, omitProperties } from './compatibility/interacting-keyword-values.ts';
import {
  changesOfOperation,
  createInteractionPair,
  createRandomPair,
  loadPairValidators,
  schemaUses,
  type Pair,
} from './compatibility/pairs.ts';
import { isFull, randomSeed } from '../../tier.ts';

const rounds = Array.from({ length: isFull ? 60 : 2 }, (_, round) => round);
const getSeed = (round: number): number => 9000 + round * 17 + (isFull ? randomSeed % 1_000_000 : 0);

describe.each(rounds)('random schemas with any keywords, round %i', (round) => {
  const seed = getSeed(round);

  test(
    'have compatible changes that keep values valid, and mirrored changes in the opposite direction',
    { timeout: 120_000 },
    async () => {
      await verifyPair(
        seed,
        await drawPair(seed, (pairSeed) => createRandomPair(pairSeed, 10)),
        fc.sample(values, { numRuns: 150, seed }),
      );
    },
  );
});

describe.each(rounds)('random schemas with interacting keywords, round %i', (round) => {
  const seed = getSeed(round);

  test(
    'have compatible changes that keep values valid, and mirrored changes in the opposite direction',
    { timeout: 120_000 },
    async () => {
      const pair = await drawPair(seed, (pairSeed) => createInteractionPair(pairSeed, isFull ? 30 : 12));
      await verifyPair(seed, pair, interactionValues);
    },
  );
});

/** Returns the first valid pair, starting at this seed. Most random documents are valid. */
async function drawPair(seed: number, create: (seed: number) => Promise<Pair | undefined>): Promise<Pair> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const pair = await create(seed + attempt);
    if (pair) return pair;
  }
  return expect.fail(`20 random documents are invalid, starting at seed ${seed}`);
}

async function verifyPair(seed: number, pair: Pair, candidates: readonly JsonValue[]): Promise<void> {
  expect(pair.backward.map(({ id }) => id).sort()).toEqual(pair.forward.map(({ id }) => inverseId(id)).sort());
  const { base, head } = await loadPairValidators(pair);
  const samples = candidates.map(deepFreeze);
  for (const index of pair.base.keys()) {
    for (const { label, directions } of schemaUses) {
      const changes = changesOfOperation(pair.changes, `${label}${index}`);
      for (const direction of directions.filter((candidate) => isCompatible(changes, candidate))) {
        const [before, after] = [validatorFor(base, index, direction), validatorFor(head, index, direction)];
        const omitted: ReadonlySet<string> = new Set([
          ...undeclaredProperties(changes, direction),
          ...oppositeDirectionProperties(pair, index, direction),
        ]);
        const counterexample = samples
          .map((value) => omitProperties(value, omitted))
          .find((value) =>
            direction === 'request' ? before.is(value) && !after.is(value) : after.is(value) && !before.is(value),
          );
        if (counterexample !== undefined)
          expect.fail(
            JSON.stringify({
              seed,
              use: label,
              direction,
              counterexample,
              base: pair.base[index],
              head: pair.head[index],
              changes: changes.map(({ id, wire, sentence }) => ({ id, wire, sentence })),
            }),
          );
      }
    }
  }
}

function isCompatible(changes: readonly Change[], direction: Direction): boolean {
  return changes.every(({ wire }) => wire[direction] === undefined || wire[direction] === 'compatible');
}

/** Returns the validator of the schema for a direction; without a request variant, both directions share one. */
function validatorFor(side: LoadedValidators, index: number, direction: Direction): Validator {
  return side.schema(
    direction === 'request' && `isS${index}Request` in side.exports ? `S${index}Request` : `S${index}`,
  );
}

/** Returns the properties that the sender omits because only the other side sends them; they are not validated. */
function oppositeDirectionProperties(pair: Pair, index: number, direction: Direction): readonly string[] {
  return direction === 'request'
    ? oneDirectionalNames(pair.base[index], 'readOnly')
    : oneDirectionalNames(pair.head[index], 'writeOnly');
}

/** Returns the properties that one version does not declare: undeclared properties are ignored, not validated. */
function undeclaredProperties(changes: readonly Change[], direction: Direction): ReadonlySet<string> {
  const id = direction === 'request' ? 'property-added' : 'property-removed';
  return new Set(
    changes.filter((change) => change.id === id).map(({ sentence }) => /"(.*)"/.exec(sentence)?.[1] ?? ''),
  );
}
