// What a configuration that is code may import of Ashlar.

export { defineConfig } from './types.ts';
export { defineRule, schemaOf } from '../../commands/lint/rule.ts';
export { inPlace } from '../../model/validate/in-place-applicators.ts';
