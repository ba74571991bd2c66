// The cases: pairs of documents, each a single change, read from the compact lists in test/diff/cases.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const casesFolder = join(import.meta.dirname, '..', 'cases');

/** One change: the kind that it shall be, a note, and what stands there before and after. */
export interface Step {
  readonly family: string;
  readonly id: string;
  /** The key as written. */
  readonly name: string;
  readonly base: unknown;
  readonly head: unknown;
}

/** The steps of a family; what they hold is a schema, an operation or a document, as the family has it. */
export function stepsOf(family: string): readonly Step[] {
  const text = readFileSync(join(casesFolder, `${family}.yaml`), 'utf8');
  const all = parse(text) as Readonly<Record<string, readonly [unknown, unknown]>>; // a developer's own file
  return Object.entries(all).map(([name, [base, head]]) => ({
    family,
    id: name.split(',', 1)[0] ?? '',
    name,
    base,
    head,
  }));
}

/** The names of all lists of cases. */
export function families(): readonly string[] {
  return readdirSync(casesFolder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace(/\.yaml$/, ''))
    .sort();
}
