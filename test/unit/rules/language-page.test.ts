// Does docs/rules.md say of the functions, macros and variables what the code has?

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { celFunctions, formatSignature } from '../../../src/generator/cel/functions.ts';
import { problemsOf } from './judges/thing.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/rules.md'), 'utf8');

it('lists every function with its forms and meaning', () => {
  const table = page.slice(page.indexOf('| Function |')).split('\n').slice(2);
  const rows = table.slice(0, table.indexOf(''));
  const wanted = [...celFunctions.values()].map(
    ({ name, signatures, description }) =>
      `| \`${name}\` | ${signatures.map((each) => `\`${formatSignature(name, each)}\``).join(', ')} | ${description} |`,
  );
  expect(rows).toEqual(wanted);
});

it('shows rules that are sound', () => {
  const examples = /```\n([\s\S]+?)```/.exec(page)?.[1]?.trim().split('\n') ?? [];
  expect(examples.length).toBe(3);
  // The examples name fields of their own; what matters is that nothing else is wrong with them.
  const wrong = examples.flatMap((text) =>
    problemsOf(text).filter(({ code }) => !['cel/unknown-field', 'cel/redundant-guard'].includes(code)),
  );
  expect(wrong).toEqual([]);
});
