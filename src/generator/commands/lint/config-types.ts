// Configuration of the linter: severities, custom rules, and limits.

import type { Severity } from '../../diagnostics/diagnostic.ts';
import type { LintRule } from './rule.ts';

export type RuleSeverity = Severity | 'off';

export const ruleSeverities: readonly RuleSeverity[] = ['off', 'note', 'warning', 'error'];

/** Severities by code or glob of codes (`completeness/*`). Later entries take precedence. */
export type RuleSeverities = Readonly<Record<string, RuleSeverity>>;

/** Lint configuration. */
export interface LintConfig {
  /** Severities by code or glob of codes, such as `{ "completeness/*": "off" }`. Later entries take precedence. */
  readonly rules?: RuleSeverities;
  /** Severities for some files, applied after `rules`. `files` are globs relative to the configuration's directory. */
  readonly overrides?: readonly { readonly files: readonly string[]; readonly rules: RuleSeverities }[];
  /** Custom rules; only in a configuration written in code. */
  readonly customRules?: readonly LintRule[];
  /**
   * Whether the rules of @redocly/openapi-core run too.
   * @default true
   */
  readonly redocly?: boolean;
  /** Maximum number of warnings. If there are more, the run fails. */
  readonly maxWarnings?: number;
  /** Baseline file of suppressed findings. */
  readonly baseline?: string;
}
