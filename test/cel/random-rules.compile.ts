// Random rules compile as TypeScript in the strictest compiler settings.

import fc from 'fast-check';
import type { CompileCase } from '../compile/case.ts';
import { isFull } from '../tier.ts';
import { printRule } from './harness/compile-rule.ts';
import { generateRule, tapes } from './harness/generate-rule.ts';
import { typeScriptOf } from './harness/random-type.ts';

const [seed = 1] = isFull ? fc.sample(fc.nat(1_000_000), 1) : [1];

const runtime = [
  'countCodePoints(text: string): number',
  'deepEqual(a: unknown, b: unknown): boolean',
  'listContains(list: readonly unknown[], value: unknown): boolean',
  'parseTimestamp(text: string): number',
]
  .concat(['isIp', 'isCidr'].map((name) => `${name}(text: string, version?: 4 | 6): boolean`))
  .concat('isPrivateIp(text: string): boolean', 'urlHost(text: string): string', 'dayOfYear(moment: number): number')
  .map((signature) => `declare function ${signature};`);

function rules(): ReadonlyMap<string, string> {
  const generated = fc.sample(tapes, { seed, numRuns: isFull ? 1000 : 50 }).map(generateRule);
  const functions = generated.flatMap(({ rule, problems, self }, index) =>
    rule && problems.length === 0
      ? [
          `export const rule${index} = (self: ${typeScriptOf(self)}, now: number): boolean => [self, now].length === 2 && (${printRule(rule)});`,
        ]
      : [],
  );
  const minimum = isFull ? 100 : 10;
  if (functions.length <= minimum) throw new Error(`only ${functions.length} rules are valid`);
  return new Map([['rules.ts', [...runtime, ...functions].join('\n')]]);
}

export const cases: readonly CompileCase[] = [{ name: `random rules, from seed ${seed}`, files: rules }];
