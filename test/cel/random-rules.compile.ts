// Compile case for random rules.

import fc from 'fast-check';
import type { CompileCase } from '../compile/case.ts';
import { isFull } from '../tier.ts';
import { printRule } from './harness/compile-rule.ts';
import { generateRule, drawSequences } from './harness/generate-random-rule.ts';
import { toTypeScriptType } from './harness/random-types-and-values.ts';

const [seed = 1] = isFull ? fc.sample(fc.nat(1_000_000), 1) : [1];

/** Declarations of the runtime functions that rules call. */
const runtimeDeclarations = [
  'countCodePoints(text: string): number',
  'deepEqual(a: unknown, b: unknown): boolean',
  'listContains(list: readonly unknown[], value: unknown): boolean',
  'parseTimestamp(text: string): number',
  'isIp(text: string, version?: 4 | 6): boolean',
  'isCidr(text: string, version?: 4 | 6): boolean',
  'isPrivateIp(text: string): boolean',
  'urlHost(text: string): string',
  'dayOfYear(moment: number): number',
].map((signature) => `declare function ${signature};`);

function generateFiles(): ReadonlyMap<string, string> {
  const rules = fc.sample(drawSequences, { seed, numRuns: isFull ? 1000 : 50 }).map(generateRule);
  const functions = rules.flatMap(({ rule, errors, self }, index) => {
    if (!rule || errors.length > 0) return [];
    const parameters = `self: ${toTypeScriptType(self)}, now: number`;
    // A rule need not use its parameters, but an unused one is a compile error.
    return `export const rule${index} = (${parameters}): boolean => [self, now].length === 2 && (${printRule(rule)});`;
  });
  const minimum = isFull ? 100 : 10;
  if (functions.length <= minimum) throw new Error(`only ${functions.length} rules are valid`);
  return new Map([['rules.ts', [...runtimeDeclarations, ...functions].join('\n')]]);
}

export const cases: readonly CompileCase[] = [{ name: `random rules, from seed ${seed}`, files: generateFiles }];
