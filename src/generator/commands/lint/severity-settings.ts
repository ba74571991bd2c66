// Severities from the configuration, by code and file.

import picomatch from 'picomatch';
import type { RuleSeverity, RuleSeverities, LintConfig } from './config.ts';

/** Severities of findings. */
export interface SeveritySettings {
  /** Returns the severity. `file`: display path; `undefined` if the finding has no location. */
  severity(code: string, file: string | undefined, defaultSeverity: RuleSeverity): RuleSeverity;
  /** Returns whether a code is enabled for any file; otherwise its rule need not run. */
  isEnabled(code: string, defaultSeverity: RuleSeverity): boolean;
}

/** Creates the settings. `toConfigPath`: converts a path to one relative to the configuration's directory. */
export function createSeveritySettings(
  { rules = {}, overrides = [] }: Pick<LintConfig, 'rules' | 'overrides'>,
  toConfigPath: (file: string) => string,
): SeveritySettings {
  const globalMatchers = createSeverityMatchers(rules);
  const overrideMatchers = overrides.map((override) => ({
    isFile: picomatch([...override.files], { dot: true }),
    rules: createSeverityMatchers(override.rules),
  }));
  const lastMatch = (candidates: readonly SeverityMatcher[], code: string): RuleSeverity | undefined =>
    candidates.findLast(({ matches }) => matches(code))?.severity;
  return {
    severity(code, file, defaultSeverity) {
      let severity = lastMatch(globalMatchers, code) ?? defaultSeverity;
      if (file === undefined) return severity;
      const path = toConfigPath(file);
      for (const each of overrideMatchers) if (each.isFile(path)) severity = lastMatch(each.rules, code) ?? severity;
      return severity;
    },
    isEnabled: (code, defaultSeverity) =>
      (lastMatch(globalMatchers, code) ?? defaultSeverity) !== 'off' ||
      overrideMatchers.some(
        ({ rules: matchersOfOverride }) => (lastMatch(matchersOfOverride, code) ?? 'off') !== 'off',
      ),
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
