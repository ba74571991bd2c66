// Functions and examples in docs/rules.md, compared with the code.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { celFunctions, formatSignature } from '../../src/generator/cel/functions.ts';
import { tableRows } from '../docs/markdown-tables.ts';
import { checkThingRule } from './harness/check-and-parse-thing-rule.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/rules.md'), 'utf8');

test('docs/rules.md lists every function with its signatures and description', () => {
  const expected = [...celFunctions.values()].map(({ name, signatures, description }) => [
    `\`${name}\``,
    signatures.map((signature) => `\`${formatSignature(name, signature)}\``).join(', '),
    description,
  ]);
  expect(tableRows(page, 'Function')).toEqual(expected);
});

test('docs/rules.md shows only valid rules', () => {
  const examples = /```\n([\s\S]+?)```/.exec(page)?.[1]?.trim().split('\n') ?? [];
  expect(examples.length).toBe(3);
  // The examples have fields that Thing does not have.
  const errors = examples.flatMap((text) =>
    checkThingRule(text).filter(({ code }) => !['cel/unknown-field', 'cel/redundant-guard'].includes(code)),
  );
  expect(errors).toEqual([]);
});
