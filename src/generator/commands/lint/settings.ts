// What the configuration makes of a finding: how grave it is, by its code and by where it stands.

import picomatch from 'picomatch';
import type { Level, Levels, LintConfig } from './config.ts';

/** Answers how grave a finding is. */
export interface Settings {
  /** `file`: as the configuration's globs have it; undefined where a finding has no place. */
  level(code: string, file: string | undefined, own: Level): Level;
  /** Whether a code may come to anything anywhere: a rule that is off need not be run. */
  isOn(code: string, own: Level): boolean;
}

/** `inFolder`: the path of a file as the configuration's folder sees it. */
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

/** Tells the codes that a key of the configuration means. */
export function matcher(glob: string): (code: string) => boolean {
  return glob.includes('*') ? picomatch(glob) : (code) => code === glob;
}
