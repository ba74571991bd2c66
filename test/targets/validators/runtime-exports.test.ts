// Runtime imports of generated code: each file exports the names that the generator imports from it.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runtimeFileByExport } from '../../../src/generator/targets/validators/runtime-imports.ts';

test.each(Object.entries(runtimeFileByExport))('%s is exported by %s', (name, file) => {
  const text = readFileSync(new URL(`../../../src/runtime/${file}.ts`, import.meta.url), 'utf8');
  expect(text).toMatch(new RegExp(`^export (?:function|const|interface|type) ${name}\\b`, 'm'));
});
