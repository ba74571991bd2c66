// Exports of `ashlar` that a configuration module may import.

export { defineConfig } from './types.ts';
export { defineRule, schemaOf } from '../../commands/lint/rule.ts';
export { inPlace } from '../../model/validate/in-place-applicators.ts';
