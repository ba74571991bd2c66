// Linter configuration: severities by code and file, custom rules, and limits.

import type { Severity } from '../../diagnostics/diagnostic.ts';
import type { LintRule } from './rule.ts';
import picomatch from 'picomatch';

export type RuleSeverity = Severity | 'off';

export const ruleSeverities: readonly RuleSeverity[] = ['off', 'note', 'warning', 'error'];

/** Severities by code or glob of codes (`completeness/*`). Later entries take precedence. */
type RuleSeverities = Readonly<Record<string, RuleSeverity>>;

/** Lint configuration. */
export interface LintConfig {
  /** Severities by code or glob of codes, such as `{ "completeness/*": "off" }`. Later entries take precedence. */
  readonly rules?: RuleSeverities;
  /** Severities for some files, applied after `rules`. `files` are globs relative to the configuration's directory. */
  readonly overrides?: readonly { readonly files: readonly string[]; readonly rules: RuleSeverities }[];
  /** Custom rules; only in TypeScript and JavaScript configurations. */
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

/** Severities of findings. */
export interface SeveritySettings {
  /** Returns the severity. `file`: display path; `undefined` if the finding has no location. */
  severity(code: string, file: string | undefined, defaultSeverity: RuleSeverity): RuleSeverity;
  /** Returns whether a code is enabled for any file; if not, its rule does not have to run. */
  isEnabled(code: string, defaultSeverity: RuleSeverity): boolean;
}

/** Creates the settings. `toConfigPath` converts a display path to one relative to the configuration's directory. */
export function createSeveritySettings(
  { rules = {}, overrides = [] }: Pick<LintConfig, 'rules' | 'overrides'>,
  toConfigPath: (file: string) => string,
): SeveritySettings {
  const globalMatchers = createSeverityMatchers(rules);
  const overrideMatchers = overrides.map((override) => ({
    matchesFile: picomatch([...override.files], { dot: true }),
    matchers: createSeverityMatchers(override.rules),
  }));
  const findLastSeverity = (candidates: readonly SeverityMatcher[], code: string): RuleSeverity | undefined =>
    candidates.findLast(({ matches }) => matches(code))?.severity;
  return {
    severity(code, file, defaultSeverity) {
      let severity = findLastSeverity(globalMatchers, code) ?? defaultSeverity;
      if (file === undefined) return severity;
      const path = toConfigPath(file);
      for (const { matchesFile, matchers } of overrideMatchers)
        if (matchesFile(path)) severity = findLastSeverity(matchers, code) ?? severity;
      return severity;
    },
    isEnabled: (code, defaultSeverity) =>
      (findLastSeverity(globalMatchers, code) ?? defaultSeverity) !== 'off' ||
      overrideMatchers.some(({ matchers }) => (findLastSeverity(matchers, code) ?? 'off') !== 'off'),
  };
}

interface SeverityMatcher {
  readonly matches: (code: string) => boolean;
  readonly severity: RuleSeverity;
}

function createSeverityMatchers(rules: RuleSeverities): readonly SeverityMatcher[] {
  return Object.entries(rules).map(([glob, severity]) => ({ matches: createCodeMatcher(glob), severity }));
}

/** Returns a predicate for the codes that match a configuration key. */
export function createCodeMatcher(glob: string): (code: string) => boolean {
  return glob.includes('*') ? picomatch(glob) : (code) => code === glob;
}
