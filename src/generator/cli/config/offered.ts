// What a configuration that is code may import of Ashlar.

export { defineConfig } from './declarations.ts';
export { defineRule, schemaOf } from '../../lint/rule.ts';
export { inPlace } from '../../model/values/in-place.ts';
