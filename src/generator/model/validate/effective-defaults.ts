// Effective defaults: valid ones, and quoted ones that are valid without quotes.

import type { Report } from '../../diagnostics/report.ts';
import type { InvalidDefault } from '../types/api.ts';
import type { JsonSchema, SchemaObject } from '../types/schema.ts';
import type { SourceLocation } from '../types/source-location.ts';
import { locateFirstProperty, locationOf } from '../source-location.ts';
import { omitProperties } from '../omit.ts';
import { replaceSubschemas } from '../replace-subschemas.ts';
import { visitSchemas } from '../visit-schemas.ts';
import type { Validator } from './validate.ts';
import type { ValidationDirection } from './validation-context.ts';

export interface DefaultResolver {
  /** Returns the schema with only the effective defaults. */
  withEffectiveDefaults(jsonSchema: JsonSchema): JsonSchema;
  /** Invalid defaults of all schemas so far. */
  readonly invalidDefaults: readonly InvalidDefault[];
}

export function createDefaultResolver(validator: Validator): DefaultResolver {
  const invalidDefaults: InvalidDefault[] = [];
  const reported = new Set<SourceLocation>();
  return {
    invalidDefaults,
    withEffectiveDefaults(jsonSchema) {
      const replacements = new Map<SchemaObject, SchemaObject>();
      visitSchemas(jsonSchema, (each) => {
        const invalidDefault = typeof each === 'object' ? findInvalidDefault(each, validator) : undefined;
        if (!invalidDefault) return;
        const { schema, unquoted } = invalidDefault;
        replacements.set(schema, {
          ...schema,
          annotations: { ...omitProperties(schema.annotations, 'default'), ...(unquoted && { default: unquoted }) },
        });
        // An inherited schema has several copies.
        if (!reported.has(schema.sourceLocation)) invalidDefaults.push(invalidDefault);
        reported.add(schema.sourceLocation);
      });
      return replacements.size === 0
        ? jsonSchema
        : replaceSubschemas(jsonSchema, (schema) => replacements.get(schema) ?? schema);
    },
  };
}

function findInvalidDefault(schema: SchemaObject, validator: Validator): InvalidDefault | undefined {
  const { default: declared } = schema.annotations;
  if (!declared) return undefined;
  const [valueError] = validator.validate(schema, declared.value, 'either');
  if (!valueError) return undefined;
  const unquoted = typeof declared.value === 'string' ? unquotedValue(declared.value, schema, validator) : undefined;
  return {
    schema,
    value: declared.value,
    message: [...valueError.path.map(String), valueError.message].join(' '),
    ...(unquoted !== undefined && { unquoted: { value: unquoted } }),
  };
}

/** Returns the number or boolean that a string is, if the schema allows it. */
export function unquotedValue(
  text: string,
  jsonSchema: JsonSchema,
  validator: Validator,
  direction: ValidationDirection = 'either',
): number | boolean | undefined {
  if (!/^(?:-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,10})?|true|false)$/.test(text)) return undefined;
  const value = JSON.parse(text) as number | boolean;
  return validator.validate(jsonSchema, value, direction).length === 0 ? value : undefined;
}

/** Reports invalid and quoted defaults. */
export function reportInvalidDefaults(invalidDefaults: readonly InvalidDefault[], report: Pick<Report, 'add'>): void {
  for (const { schema, value, unquoted, message } of invalidDefaults) {
    const location = locationOf(locateFirstProperty(schema.sourceLocation, ['default']));
    if (unquoted)
      report.add('document/quoted-value', {
        message: `the default ${JSON.stringify(value)} stands in quotes; it is read without them`,
        location,
      });
    else report.add('model/invalid-default', { message: `the default ${message}; it does not apply`, location });
  }
}
