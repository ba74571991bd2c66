// Equivalent mutations, which no test can detect.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../test/architecture/files.ts';
import { applyChange } from '../../test/setup/mutation.ts';
import type { Mutation } from './operators.ts';

/**
 * Reviewed entry of `equivalents.json`. Identified by its code rather than line number, so that it survives moves in a
 * file.
 */
export interface Equivalent {
  readonly file: string;
  /** Changed line, without indentation. */
  readonly line: string;
  /** The same line after the change. */
  readonly changed: string;
  /** Why no test can detect it. */
  readonly reason: string;
}

export function readEquivalents(): readonly Equivalent[] {
  // Checked by its test.
  return JSON.parse(readFileSync(new URL('equivalents.json', import.meta.url), 'utf8')) as readonly Equivalent[];
}

/** Returns the first changed line, before and after. */
export function changedLine(
  mutation: Mutation,
  code = readFileSync(join(root, mutation.file), 'utf8'),
): Pick<Equivalent, 'line' | 'changed'> {
  const lines = (text: string): string => (text.split('\n')[mutation.line - 1] ?? '').trim();
  return { line: lines(code), changed: lines(applyChange(code, mutation)) };
}

export function findEquivalent(mutation: Mutation, equivalents: readonly Equivalent[]): Equivalent | undefined {
  const candidates = equivalents.filter(({ file }) => file === mutation.file);
  if (candidates.length === 0) return undefined;
  const { line, changed } = changedLine(mutation);
  return candidates.find((each) => each.line === line && each.changed === changed);
}
