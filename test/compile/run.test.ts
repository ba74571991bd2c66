// Joint compilation of programs: they share a runtime, and each has the errors that it has when compiled alone.

import { beforeAll, describe, expect, it } from 'vitest';
import { compileAll } from './run.ts';
import { compareErrors } from './compare-errors.ts';

const runtime = `export const limit: number = 3;\n`;
const uses = `import { limit } from './runtime/limit.ts';\nexport const more: number = limit + 1;\n`;
const wrong = `export const a: { b: string } = { b: 1 };\nexport const c: string = 'c';\nexport const d: string = c as unknown;\n`;

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
              ['client/index.ts', uses],
            ]),
          },
        ],
        [
          'the same',
          {
            files: new Map([
              ['client/runtime/limit.ts', runtime],
              ['client/index.ts', uses],
            ]),
          },
        ],
        ['without its runtime', { files: new Map([['client/index.ts', uses]]) }],
        [
          'with another runtime',
          {
            files: new Map([
              ['client/runtime/limit.ts', `export const limit: string = '3';\n`],
              ['client/index.ts', uses],
            ]),
          },
        ],
        ['wrong', { files: new Map([['a.ts', wrong]]) }],
        [
          'less strict',
          { files: new Map([['a.ts', 'export const a = 1 + 1;\n']]), options: { isolatedDeclarations: false } },
        ],
        ['as strict', { files: new Map([['a.ts', 'export const a = 1 + 1;\n']]) }],
        [
          'a use',
          {
            within: 'valid',
            files: new Map([
              ['use.ts', `import { more } from './client/index.ts';\nexport const text: string = more;\n`],
            ]),
            errors: {},
          },
        ],
        ['a use of nothing', { within: 'refused', files: new Map([['use.ts', '']]) }],
        ['empty', { files: new Map<string, string>() }],
      ]),
    );
  });

  it('are grouped by program, without the programs that have none', () => {
    expect([...errors.keys()].sort()).toEqual([
      'a use',
      'a use of nothing',
      'as strict',
      'with another runtime',
      'without its runtime',
      'wrong',
    ]);
  });

  it('are those of the program alone, even if another program has a missing file', () => {
    expect(errors.get('without its runtime')).toEqual([
      'client/index.ts: error: there is no file client/runtime/limit.ts',
    ]);
    expect(errors.get('with another runtime')).toEqual([
      expect.stringMatching(
        /^client\/index\.ts\(2,14\): error TS2322: Type 'string' is not assignable to type 'number'/,
      ),
    ]);
  });

  it('depend on the options of the program', () => {
    expect(errors.get('as strict')).toEqual([expect.stringMatching(/^a\.ts\(1,14\): error TS9010/)]);
  });

  it('are reported for a program within another one', () => {
    expect(errors.get('a use')).toEqual([
      expect.stringMatching(/^use\.ts\(2,14\): error TS2322: Type 'number' is not assignable to type 'string'/),
    ]);
    expect(errors.get('a use of nothing')).toEqual(['error: refused was not generated']);
  });

  it('are reported in full, each with its message', () => {
    expect(errors.get('wrong')).toEqual([
      expect.stringMatching(/^a\.ts\(1,35\): error TS2322: Type 'number' is not assignable to type 'string'/),
      expect.stringMatching(/^a\.ts\(3,14\): error TS2322: Type 'unknown' is not assignable to type 'string'/),
    ]);
  });
});

it('compiles nothing if a program has no modules', async () => {
  expect([...(await compileAll(new Map([['refused', { files: new Map([['docs/index.html', '']]) }]])))]).toEqual([]);
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
