// What the package offers to those who import it: the type of its configuration.

export { defineConfig, type AshlarConfig } from './cli/config/declarations.ts';
export type { TargetName } from './targets/target.ts';
