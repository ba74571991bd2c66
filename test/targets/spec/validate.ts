// OpenAPI validation with swagger-parser, whose OpenAPI 3.1 schema is compiled once per worker.

import SwaggerParser from '@apidevtools/swagger-parser';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';

/** Validators by schema. The parser creates an Ajv instance for each document, and compiling its schema is slow. */
const compiledValidators = new WeakMap<AnySchemaObject, ValidateFunction>();
const compile = Reflect.get(Ajv2020.prototype, 'compile') as (
  this: Ajv2020,
  schema: AnySchemaObject,
  meta?: boolean,
) => ValidateFunction;

Reflect.set(
  Ajv2020.prototype,
  'compile',
  function (this: Ajv2020, schema: AnySchemaObject, meta?: boolean): ValidateFunction {
    if (!String(schema.$id).startsWith('https://spec.openapis.org/oas/3.1/')) return compile.call(this, schema, meta);
    const validator = compiledValidators.get(schema) ?? compile.call(this, schema, meta);
    compiledValidators.set(schema, validator);
    return validator;
  },
);

/** Throws if a document is not valid OpenAPI 3.1. */
export async function validate(document: unknown): Promise<void> {
  await SwaggerParser.validate(document as never);
}
