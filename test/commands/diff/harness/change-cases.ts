// Test cases in test/commands/diff/cases: pairs of documents that differ by a single change.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const casesDirectory = join(import.meta.dirname, '..', 'cases');

/** One change: its expected kind, and the value before and after it. */
export interface ChangeCase {
  readonly family: string;
  readonly id: string;
  /** The key in the case file: the change kind, optionally followed by a comma and a note. */
  readonly name: string;
  readonly base: unknown;
  readonly head: unknown;
}

/** Reads the cases of a family; their values are schemas, operations, or root fields, depending on the family. */
export function readCases(family: string): readonly ChangeCase[] {
  const text = readFileSync(join(casesDirectory, `${family}.yaml`), 'utf8');
  const entries = parse(text) as Readonly<Record<string, readonly [unknown, unknown]>>; // a trusted test file
  return Object.entries(entries).map(([name, [base, head]]) => ({
    family,
    id: name.split(',', 1)[0] ?? '',
    name,
    base,
    head,
  }));
}

/** Returns the names of all case files, without the extension. */
export function listFamilies(): readonly string[] {
  return readdirSync(casesDirectory)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace(/\.yaml$/, ''))
    .sort();
}
