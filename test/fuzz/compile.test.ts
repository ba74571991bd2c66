// Documents that are compiled together share their runtime, and are judged as if each were compiled alone.

import { expect, it } from 'vitest';
import { compileAll } from './compile.ts';

const runtime = `export const limit: number = 3;\n`;
const uses = `import { limit } from './runtime/limit.ts';\nexport const more: number = limit + 1;\n`;

it('tells each document its own errors, also where another has what it lacks', () => {
  const found = compileAll(
    new Map([
      [
        'sound',
        new Map([
          ['client/runtime/limit.ts', runtime],
          ['client/index.ts', uses],
        ]),
      ],
      [
        'as-sound',
        new Map([
          ['client/runtime/limit.ts', runtime],
          ['client/index.ts', uses],
        ]),
      ],
      ['without', new Map([['client/index.ts', uses]])],
      [
        'otherwise',
        new Map([
          ['client/runtime/limit.ts', `export const limit: string = '3';\n`],
          ['client/index.ts', uses],
        ]),
      ],
    ]),
  );
  expect([...found.keys()].sort()).toEqual(['otherwise', 'without']);
  expect(found.get('without')).toEqual(['client/index.ts: nothing lies at ./runtime/limit.ts']);
  expect(found.get('otherwise')).toEqual([expect.stringContaining("Type 'string' is not assignable to type 'number'")]);
});

it('finds nothing where there is nothing to compile', () => {
  expect([...compileAll(new Map([['refused', new Map()]]))]).toEqual([]);
});
