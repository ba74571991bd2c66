// Mutation testing: mutations of code, random selection, and copies of runtime modules.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { findEquivalentMutation, describeChange, readEquivalentMutations } from '../../scripts/mutation/equivalents.ts';
import { listMutations } from '../../scripts/mutation/operators.ts';
import { sampleItems, parseInteger, parseFileAndLine } from '../../scripts/mutation/selection.ts';
import { root } from '../architecture/files.ts';
import { applyChange, applyChangeToCopy, isCopy } from '../setup/mutation-plugin.ts';

/** Returns the code of each mutation. */
const mutate = (code: string): readonly string[] =>
  listMutations('src/a.ts', code).map((mutation) => applyChange(code, mutation));

describe('code mutations', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['if (a) b();', ['if (!(a)) b();', 'if (a) ;']],
    ['if (!a) {}', ['if (a) {}']],
    ['const x = a < b;', ['const x = a <= b;']],
    ['const x = a === b;', ['const x = a !== b;']],
    ['const x = a && b;', ['const x = a || b;']],
    ['const x = a ?? b;', ['const x = a;']],
    ['const x = a + b;', ['const x = a - b;']],
    ['const x = a ? b : c;', ['const x = !(a) ? b : c;']],
    ['const x = true;', ['const x = false;']],
    ['const x = 7;', ['const x = 8;']],
    ["const x = 'a';", ["const x = '';"]],
    ["const x = '';", ["const x = 'mutation';"]],
    ['const x = `a${b}`;', ["const x = '';"]],
    ['const x = [a, b];', ['const x = [ b];', 'const x = [a];']],
    ['const x = a.some(b);', ['const x = a.every(b);']],
    ['const x = a.filter(b);', ['const x = a;']],
    ['const x = f(a, { b });', ['const x = f(a);']],
    ['const x = /^a$/;', ['const x = /a$/;', 'const x = /^a/;']],
    ['const x = i++;', ['const x = i--;']],
  ];

  test.each(cases)('are created for each operator: %s', (code, expected) =>
    expect([...mutate(code)].sort()).toEqual([...expected].sort()),
  );

  test.each([
    "import a from 'b';",
    "export * from 'b';",
    "type A = 'a' | 1;",
    "interface A { a: 'a' }",
    "const x: 'a' = b;",
    "const x = { 'a-b': c };",
    "const x = await import('b');",
  ])('exclude types and names: %s', (code) => expect(mutate(code)).toEqual([]));
});

describe('a random selection', () => {
  const items = Array.from({ length: 50 }, (_, index) => index);

  it('is deterministic for a seed, sorted, and without duplicates', () => {
    expect(sampleItems(items, 20, 7)).toEqual(sampleItems(items, 20, 7));
    expect(sampleItems(items, 20, 7)).not.toEqual(sampleItems(items, 20, 8));
    expect([...new Set(sampleItems(items, 20, 7))].sort((a, b) => a - b)).toEqual(sampleItems(items, 20, 7));
    expect(sampleItems(items, 80, 7)).toEqual(items);
  });

  it('parses integers within bounds, and files with an optional line', () => {
    expect([
      parseInteger('5', 1, 9),
      parseInteger('0', 1, 9),
      parseInteger('10', 1, 9),
      parseInteger('x', 1, 9),
      parseInteger('', 0, 9),
    ]).toEqual([5, undefined, undefined, undefined, undefined]);
    expect([parseFileAndLine('src/a.ts'), parseFileAndLine('src\\a.ts:12')]).toEqual([
      { file: 'src/a.ts', line: undefined },
      { file: 'src/a.ts', line: 12 },
    ]);
  });
});

describe('a copy of a runtime module', () => {
  const original = "import a from './a.ts';\nexport const b = 1;\nexport const c = 1;\n";
  const [mutation] = listMutations('src/runtime/x/y.ts', original);

  it('is recognized by its path', () => {
    const paths = ['generated/server/src/runtime/x/y.ts', '/tmp/server/runtime/x/y.ts', 'src/runtime/z/y.ts'];
    expect(paths.map((path) => isCopy(path, 'src/runtime/x/y.ts'))).toEqual([true, true, false]);
    expect(isCopy('other/generator/a.ts', 'src/generator/a.ts')).toBe(false);
  });

  it('is changed in the same line if the line is unique', () => {
    if (!mutation) throw new Error('no mutation');
    expect(applyChangeToCopy(original.replace('.ts', '.js'), original, mutation)).toBe(
      "import a from './a.js';\nexport const b = 2;\nexport const c = 1;\n",
    );
    expect(applyChangeToCopy('export const b = 3;\n', original, mutation)).toBeUndefined();
  });
});

it('lists only equivalent mutations that are possible mutations, each with a reason', () => {
  const equivalents = readEquivalentMutations();
  const stale = equivalents.filter(
    (equivalent) =>
      !listMutations(equivalent.file, readFileSync(join(root, equivalent.file), 'utf8')).some((mutation) =>
        findEquivalentMutation(mutation, [equivalent]),
      ),
  );
  expect(stale).toEqual([]);
  expect(equivalents.filter(({ reason }) => reason.length < 20)).toEqual([]);
});

it('describes a mutation by its line before and after', () => {
  const code = 'const a = 0;\n  const b = 1;\n';
  expect(listMutations('src/a.ts', code).map((mutation) => describeChange(mutation, code))).toEqual([
    { line: 'const a = 0;', changed: 'const a = 1;' },
    { line: 'const b = 1;', changed: 'const b = 2;' },
  ]);
});
