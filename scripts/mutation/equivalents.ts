// Equivalent mutations: those that do not change behavior, so that no test can detect them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../test/architecture/files.ts';
import { applyChange } from '../../test/setup/mutation-plugin.ts';
import type { Mutation } from './operators.ts';

/**
 * Reviewed entry of `equivalents.json`. It is identified by its code instead of its line number, so that it stays valid
 * if the code moves within the file.
 */
export interface EquivalentMutation {
  readonly file: string;
  /** Changed line, without indentation. */
  readonly line: string;
  /** The same line after the change. */
  readonly changed: string;
  /** Why no test can detect it. */
  readonly reason: string;
}

export function readEquivalentMutations(): readonly EquivalentMutation[] {
  // A test validates the file.
  return JSON.parse(
    readFileSync(new URL('equivalents.json', import.meta.url), 'utf8'),
  ) as readonly EquivalentMutation[];
}

/** Returns the first changed line, before and after the mutation. */
export function describeChange(
  mutation: Mutation,
  code = readFileSync(join(root, mutation.file), 'utf8'),
): Pick<EquivalentMutation, 'line' | 'changed'> {
  const getLine = (text: string): string => (text.split('\n')[mutation.line - 1] ?? '').trim();
  return { line: getLine(code), changed: getLine(applyChange(code, mutation)) };
}

export function findEquivalentMutation(
  mutation: Mutation,
  equivalents: readonly EquivalentMutation[],
): EquivalentMutation | undefined {
  const candidates = equivalents.filter(({ file }) => file === mutation.file);
  if (candidates.length === 0) return undefined;
  const { line, changed } = describeChange(mutation);
  return candidates.find((candidate) => candidate.line === line && candidate.changed === changed);
}
