// Tests that a program compiled together with others reports the same errors as when it is compiled alone.

import { beforeAll, describe, expect, it, test } from 'vitest';
import { compileAll } from './compile-programs-together.ts';
import { compareErrors } from './compare-errors.ts';

const runtime = `export const limit: number = 3;\n`;
const importingModule = `import { limit } from './runtime/limit.ts';\nexport const more: number = limit + 1;\n`;
const moduleWithErrors = `export const a: { b: string } = { b: 1 };\nexport const c: string = 'c';\nexport const d: string = c as unknown;\n`;

describe('the compiler errors of programs', () => {
  let errors: ReadonlyMap<string, readonly string[]>;
  beforeAll(async () => {
    errors = await compileAll(
      new Map([
        [
          'valid',
          {
            files: new Map([
              ['client/runtime/limit.ts', runtime],
              ['client/index.ts', importingModule],
            ]),
          },
        ],
        [
          'identical',
          {
            files: new Map([
              ['client/runtime/limit.ts', runtime],
              ['client/index.ts', importingModule],
            ]),
          },
        ],
        ['without its runtime', { files: new Map([['client/index.ts', importingModule]]) }],
        [
          'with a different runtime',
          {
            files: new Map([
              ['client/runtime/limit.ts', `export const limit: string = '3';\n`],
              ['client/index.ts', importingModule],
            ]),
          },
        ],
        ['with errors', { files: new Map([['a.ts', moduleWithErrors]]) }],
        [
          'less strict',
          { files: new Map([['a.ts', 'export const a = 1 + 1;\n']]), options: { isolatedDeclarations: false } },
        ],
        ['default strictness', { files: new Map([['a.ts', 'export const a = 1 + 1;\n']]) }],
        [
          'dependent',
          {
            within: 'valid',
            files: new Map([
              ['use.ts', `import { more } from './client/index.ts';\nexport const text: string = more;\n`],
            ]),
            errors: {},
          },
        ],
        ['dependent on a missing program', { within: 'absent', files: new Map([['use.ts', '']]) }],
        ['empty', { files: new Map<string, string>() }],
      ]),
    );
  });

  test('are grouped by program, omitting programs without errors', () => {
    expect([...errors.keys()].sort()).toEqual([
      'default strictness',
      'dependent',
      'dependent on a missing program',
      'with a different runtime',
      'with errors',
      'without its runtime',
    ]);
  });

  test('are independent of the files of other programs', () => {
    expect(errors.get('without its runtime')).toEqual(['client/index.ts: error: missing file client/runtime/limit.ts']);
    expect(errors.get('with a different runtime')).toEqual([
      expect.stringMatching(
        /^client\/index\.ts\(2,14\): error TS2322: Type 'string' is not assignable to type 'number'/,
      ),
    ]);
  });

  test('depend on the options of the program', () => {
    expect(errors.get('default strictness')).toEqual([expect.stringMatching(/^a\.ts\(1,14\): error TS9010/)]);
  });

  test('are reported for a program that is nested in another program', () => {
    expect(errors.get('dependent')).toEqual([
      expect.stringMatching(/^use\.ts\(2,14\): error TS2322: Type 'number' is not assignable to type 'string'/),
    ]);
    expect(errors.get('dependent on a missing program')).toEqual(['error: absent was not generated']);
  });

  test('are reported in full, each with its message', () => {
    expect(errors.get('with errors')).toEqual([
      expect.stringMatching(/^a\.ts\(1,35\): error TS2322: Type 'number' is not assignable to type 'string'/),
      expect.stringMatching(/^a\.ts\(3,14\): error TS2322: Type 'unknown' is not assignable to type 'string'/),
    ]);
  });
});

it('returns no errors if no program has modules', async () => {
  expect([...(await compileAll(new Map([['documentation', { files: new Map([['docs/index.html', '']]) }]])))]).toEqual(
    [],
  );
});

describe('compareErrors', () => {
  const errors = ["a.ts(1,1): error TS1: 'x' is missing", "a.ts(2,1): error TS1: 'y' is missing"];

  it('reports errors that are not expected', () => {
    expect(compareErrors(errors)).toEqual({ unexpected: errors, missing: [] });
    expect(compareErrors(errors, { 'a.ts': ["'y' is missing"] })).toEqual({
      unexpected: errors.slice(0, 1),
      missing: [],
    });
    expect(compareErrors(errors, { 'a.ts': ['is missing', 'is missing'] })).toEqual({ unexpected: [], missing: [] });
  });

  it('matches each expected error to a separate error in its file', () => {
    expect(compareErrors([], { 'a.ts': ['x'] })).toEqual({ unexpected: [], missing: ['a.ts: x'] });
    expect(compareErrors(errors, { 'b.ts': ["'x'"] })).toEqual({ unexpected: errors, missing: ["b.ts: 'x'"] });
    expect(compareErrors(errors, { 'a.ts': ["'x'", "'x'"] })).toEqual({
      unexpected: errors.slice(1),
      missing: ["a.ts: 'x'"],
    });
  });
});
