// Severities from the configuration, by code and file.

import picomatch from 'picomatch';
import type { Level, Levels, LintConfig } from './config.ts';

/** Severities of findings. */
export interface Settings {
  /** Returns the severity. `file`: display path; `undefined` if the finding has no location. */
  level(code: string, file: string | undefined, own: Level): Level;
  /** Returns whether a code is enabled for any file; otherwise its rule need not run. */
  isOn(code: string, own: Level): boolean;
}

/** Creates the settings. `toConfigPath`: converts a path to one relative to the configuration's directory. */
export function createSettings(
  { rules = {}, overrides = [] }: Pick<LintConfig, 'rules' | 'overrides'>,
  inFolder: (file: string) => string,
): Settings {
  const general = matchers(rules);
  const special = overrides.map((override) => ({
    isFile: picomatch([...override.files], { dot: true }),
    rules: matchers(override.rules),
  }));
  const last = (from: readonly Matcher[], code: string): Level | undefined =>
    from.findLast(({ matches }) => matches(code))?.level;
  return {
    level(code, file, own) {
      let level = last(general, code) ?? own;
      if (file === undefined) return level;
      const path = inFolder(file);
      for (const each of special) if (each.isFile(path)) level = last(each.rules, code) ?? level;
      return level;
    },
    isOn: (code, own) =>
      (last(general, code) ?? own) !== 'off' ||
      special.some(({ rules: some }) => (last(some, code) ?? 'off') !== 'off'),
  };
}

interface Matcher {
  readonly matches: (code: string) => boolean;
  readonly level: Level;
}

function matchers(rules: Levels): readonly Matcher[] {
  return Object.entries(rules).map(([glob, level]) => ({ matches: matcher(glob), level }));
}

/** Returns a predicate for the codes that match a configuration key. */
export function matcher(glob: string): (code: string) => boolean {
  return glob.includes('*') ? picomatch(glob) : (code) => code === glob;
}
