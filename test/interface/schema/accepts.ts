// Whether a schema of the document accepts a sample, its rules included.

import ajvFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

import { isNode } from '../tree.ts';
import { rulesHold } from './rules.ts';

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: false });
ajvFormats.default(ajv);
ajv.addKeyword({ keyword: 'x-rules', schemaType: 'array', type: 'object', validate: rulesHold });

const compiled = new WeakMap<object, ValidateFunction>();

/** Whether a value is one that the schema admits; formats and `x-rules` count. */
export function accepts(schema: unknown, value: unknown): boolean {
  if (!isNode(schema)) throw new Error('a schema is an object');
  let validate = compiled.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(schema);
    ajv.removeSchema(schema);
    compiled.set(schema, validate);
  }
  return validate(value);
}
