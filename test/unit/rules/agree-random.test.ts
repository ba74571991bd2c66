// Do random rules over random schemas check, compile for the strictest consumer, and answer, compiled and interpreted, as CEL's own evaluator does?

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { checkRule } from '../../../src/generator/rules/check.ts';
import { evaluate } from '../../../src/generator/lint/values/rule-answer.ts';
import type { Problem } from '../../../src/generator/rules/problem.ts';
import { timestamp, type Type } from '../../../src/generator/rules/types.ts';
import { compiled, printed } from './judges/compiled.ts';
import { randomRule } from './judges/random-rule.ts';
import { tapeDraw, randomObject, randomValue, typeScriptOf } from './judges/random-schema.ts';
import { reference } from './judges/reference.ts';
import { isFull, runs } from '../../tier.ts';

/** What may rightly be said of a rule that makes sense: that chance made a part of it pointless. */
const pointless = new Set(['rules/dead-part', 'rules/constant', 'rules/needless-guard']);
const tapes = fc.array(fc.nat(65_535), { minLength: 30, maxLength: 160, size: 'max' });
const functions: string[] = [];

describe('random rules', () => {
  let sound = 0;
  let all = 0;
  it('agree with the evaluator', () => {
    fc.assert(
      fc.property(tapes, (tape) => {
        const d = tapeDraw(tape);
        const self = randomObject(d, 'Self');
        const text = randomRule(d, self);
        const problems: Problem[] = [];
        const variables = new Map<string, Type>([
          ['self', self],
          ['now', timestamp],
        ]);
        const rule = checkRule(text, { variables }, (problem) => problems.push(problem));
        expect(
          problems.filter(({ code }) => !pointless.has(code)),
          text,
        ).toEqual([]);
        all++;
        if (!rule) return;
        sound++;
        if (functions.length < 400 && problems.length === 0)
          functions.push(
            `export const rule${functions.length} = (self: ${typeScriptOf(self)}, now: number): boolean => [self, now].length === 2 && (${printed(rule)});`,
          );
        const [ours, theirs] = [compiled(rule), reference(text, variables)];
        for (let count = 0; count < 4; count++) {
          const given = { self: randomValue(d, self), now: randomValue(d, timestamp) };
          const answer = theirs(given);
          expect([ours(given), given, text]).toEqual([answer, given, text]);
          expect([evaluate(rule, new Map<string, unknown>(Object.entries(given))), given, text]).toEqual([
            answer,
            given,
            text,
          ]);
        }
      }),
      { numRuns: runs(5000) },
    );
  });
  it('are seldom pointless, so that most were judged', () => {
    expect(sound / all).toBeGreaterThan(0.3);
  });

  const folder = mkdtempSync(join(tmpdir(), 'ashlar-rules-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('compile for the strictest consumer', () => {
    const runtime = [
      'codePoints(text: string): number',
      'equal(a: unknown, b: unknown): boolean',
      'holds(list: readonly unknown[], value: unknown): boolean',
      'instant(text: string): number',
    ]
      .concat(['isIp', 'isCidr'].map((name) => `${name}(text: string, version?: 4 | 6): boolean`))
      .concat(
        'isPrivateIp(text: string): boolean',
        'urlHost(text: string): string',
        'dayOfYear(moment: number): number',
      )
      .map((signature) => `declare function ${signature};`);
    writeFileSync(join(folder, 'rules.ts'), [...runtime, ...functions].join('\n'));
    const base = join(import.meta.dirname, '../../golden/tsconfig.json');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: base, include: ['rules.ts'] }));
    const compiler = join(import.meta.dirname, '../../../node_modules/typescript-7/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
    const lines = stdout.split('\n').filter((line) => line !== '');
    const shown = lines
      .slice(0, 5)
      .map((line) => `${line}\n${functions[Number(/\((\d+),/.exec(line)?.[1] ?? 0) - runtime.length - 1] ?? ''}`);
    expect(shown.join('\n\n')).toBe('');
    expect(functions.length).toBeGreaterThan(isFull ? 100 : 10);
  });
});
