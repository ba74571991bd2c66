// What a configuration says of linting.

import type { Severity } from '../../diagnostics/diagnostic.ts';
import type { Rule } from './rule.ts';

export type Level = Severity | 'off';

export const levels: readonly Level[] = ['off', 'note', 'warning', 'error'];

/** Codes, or globs of codes (`completeness/*`), to what becomes of them; later ones win. */
export type Levels = Readonly<Record<string, Level>>;

/** What a configuration says of linting. */
export interface LintConfig {
  /** How grave findings are, by code or glob of codes: `{ "completeness/*": "off" }`. Later entries win. */
  readonly rules?: Levels;
  /** The same for some files, after `rules`; files are globs, relative to the configuration's folder. */
  readonly overrides?: readonly { readonly files: readonly string[]; readonly rules: Levels }[];
  /** Rules of one's own; in a configuration that is code. */
  readonly custom?: readonly Rule[];
  /** Whether the rules of @redocly/openapi-core run too; true unless given. */
  readonly redocly?: boolean;
  /** More warnings than that fail the run. */
  readonly maxWarnings?: number;
  /** The file of findings that are known and let be. */
  readonly baseline?: string;
}
