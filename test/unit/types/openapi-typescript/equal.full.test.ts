// Ashlar declares what openapi-typescript declares: for real documents, whose folder CORPUS names.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile, compilers } from '../compile.ts';
import { proof, settings } from './equal.ts';
import { modelAsFarAsItGoes } from './model.ts';

const corpus = process.env['CORPUS'] ?? join(import.meta.dirname, '../../../../../shared/corpus');

test.each(readdirSync(corpus).filter((name) => /\.(json|ya?ml)$/.test(name)))('%s: each path, operation and component has the same type', async (name) => {
  const api = await modelAsFarAsItGoes(join(corpus, name));
  if (!api) throw new Error('no model');
  expect(compile(new Map(proof('proof', api)), compilers['7'], settings)).toBe('');
}, 600_000);
