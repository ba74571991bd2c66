// Modules that custom targets load while they run, rather than with their own module.

import type { Target } from '../plugin/target.ts';

/** Runs the code of targets, and tracks the modules that it loads. */
export interface TargetModules {
  /**
   * Runs synchronous code of a target, for which modules are loaded again.
   *
   * @throws what the code throws.
   */
  run<T>(target: Target, code: () => T): T;
  /** Absolute paths of the modules that the digest of the targets lacks. */
  readonly late: ReadonlySet<string>;
}

/** Runs code of a target, and tracks its modules if there is a tracker. */
export function runWithTargetModules<T>(modules: TargetModules | undefined, target: Target, code: () => T): T {
  return modules ? modules.run(target, code) : code();
}
