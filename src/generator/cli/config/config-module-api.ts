// Exports of `ashlar` that a configuration module may import.

export { defineConfig } from './types.ts';
export { defineTarget } from '../../plugin/define-target.ts';
export { defineRule, asSchemaObject } from '../../commands/lint/rule.ts';
export { inPlaceSchemas } from '../../model/validate/in-place-applicators.ts';
