// Validation of samples against document schemas and their rules, with Ajv.

import ajvFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

import { isNode } from '../immutable-tree.ts';
import { satisfiesRules } from './evaluate-rules.ts';

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: false });
ajvFormats.default(ajv);
ajv.addKeyword({ keyword: 'x-rules', schemaType: 'array', type: 'object', validate: satisfiesRules });

const compiled = new WeakMap<object, ValidateFunction>();

/** Returns `true` if a value matches the schema, including formats and `x-rules`. */
export function accepts(schema: unknown, value: unknown): boolean {
  if (!isNode(schema)) throw new Error('a schema must be an object');
  let validate = compiled.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(schema);
    ajv.removeSchema(schema);
    compiled.set(schema, validate);
  }
  return validate(value);
}
