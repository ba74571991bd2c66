// Tests that the generated TypeScript of every `*.compile.ts` compiles or reports the expected errors.

import { beforeAll, describe, expect, it, test } from 'vitest';
import { isFull } from '../tier.ts';
import type { CompileCase, Program } from './case.ts';
import { compileAll } from './compile-programs-together.ts';
import { compareErrors } from './compare-errors.ts';

declare global {
  interface ImportMeta {
    /**
     * Returns the modules that match a pattern, by path. Vite replaces the call with imports, so watch mode tracks the
     * dependencies.
     */
    glob<Module>(pattern: string, options: { readonly eager: true }): Readonly<Record<string, Module>>;
  }
}

const modules = import.meta.glob<{ readonly cases: readonly CompileCase[] }>('../**/*.compile.ts', { eager: true });
const cases = Object.values(modules).flatMap((module) => module.cases);
/** One hook generates, and one compiles, all cases. In milliseconds. */
const timeLimit = cases.length * 5_000;
const programs = new Map<string, Program>();
const failures = new Map<string, unknown>();

beforeAll(async () => {
  for (const { name, files, ...rest } of cases) {
    // A case that fails to generate must not fail the others.
    try {
      programs.set(name, { ...rest, files: await files() });
    } catch (error) {
      failures.set(name, error);
    }
  }
}, timeLimit);

test('every compile case has a unique name', () => {
  expect(cases.length).toBeGreaterThan(0);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
});

describe.each(isFull ? (['7', '5.9'] as const) : (['7'] as const))('with TypeScript %s', (version) => {
  let errors: ReadonlyMap<string, readonly string[]>;
  beforeAll(async () => {
    errors = await compileAll(programs, version);
  }, timeLimit);

  for (const { name, errors: expected } of cases) {
    it(name, () => {
      if (failures.has(name)) throw failures.get(name);
      expect(compareErrors(errors.get(name) ?? [], expected)).toEqual({ unexpected: [], missing: [] });
    });
  }
});
