// All generated TypeScript of the tests compiles, or fails to as it should: the cases of every `*.compile.ts`, compiled together.

import { beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../tier.ts';
import type { CompileCase, Program } from './case.ts';
import { compileAll } from './run.ts';
import { verdictOf } from './verdict.ts';

declare global {
  interface ImportMeta {
    /** The modules that a pattern matches, by path: Vite replaces it by their imports, so that it knows what to run again. */
    glob<Module>(pattern: string, options: { readonly eager: true }): Readonly<Record<string, Module>>;
  }
}

const modules = import.meta.glob<{ readonly cases: readonly CompileCase[] }>('../**/*.compile.ts', { eager: true });
const cases = Object.values(modules).flatMap((module) => module.cases);
const programs = new Map<string, Program>();
const failures = new Map<string, unknown>();

beforeAll(async () => {
  for (const { name, files, ...rest } of cases) {
    // What cannot be generated fails its own case alone.
    try {
      programs.set(name, { ...rest, files: await files() });
    } catch (error) {
      failures.set(name, error);
    }
  }
});

it('each case has a name of its own', () => {
  expect(cases.length).toBeGreaterThan(0);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
});

describe.each(isFull ? (['7', '5.9'] as const) : (['7'] as const))('with TypeScript %s', (version) => {
  let errors: ReadonlyMap<string, readonly string[]>;
  beforeAll(async () => {
    errors = await compileAll(programs, version);
  });

  for (const each of cases) {
    it(each.name, () => {
      if (failures.has(each.name)) throw failures.get(each.name);
      expect(verdictOf(errors.get(each.name) ?? [], each.errors)).toEqual({ unexpected: [], missing: [] });
    });
  }
});
