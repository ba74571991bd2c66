// Effective defaults: valid defaults, and quoted defaults that are valid without quotes.

import type { Report } from '../../diagnostics/report.ts';
import type { InvalidDefault } from '../types/api.ts';
import { mapSubschemas } from '../subschemas.ts';
import type { JsonSchema, SchemaObject } from '../types/schema.ts';
import { type SourceLocation, locateFirstProperty, diagnosticLocationOf } from '../source-location.ts';
import { omitProperties } from '../omit.ts';
import { visitSchemas } from '../visit-schemas.ts';
import type { Validator } from './validate.ts';
import type { ValidationDirection } from './validation-context.ts';

export interface DefaultResolver {
  /** Returns the schema with only the effective defaults. */
  withEffectiveDefaults(jsonSchema: JsonSchema): JsonSchema;
  /** Invalid defaults of all schemas resolved so far. */
  readonly invalidDefaults: readonly InvalidDefault[];
}

export function createDefaultResolver(validator: Validator): DefaultResolver {
  const invalidDefaults: InvalidDefault[] = [];
  const reported = new Set<SourceLocation>();
  return {
    invalidDefaults,
    withEffectiveDefaults(jsonSchema) {
      const replacements = new Map<SchemaObject, SchemaObject>();
      visitSchemas(jsonSchema, (nested) => {
        const invalidDefault = typeof nested === 'object' ? findInvalidDefault(nested, validator) : undefined;
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
  const { default: declaredDefault } = schema.annotations;
  if (!declaredDefault) return undefined;
  const { value } = declaredDefault;
  const [valueError] = validator.validate(schema, value, 'either');
  if (!valueError) return undefined;
  const unquoted = typeof value === 'string' ? parseStringAsScalar(value, schema, validator) : undefined;
  return {
    schema,
    value,
    message: valueError.message + (valueError.path.length === 0 ? '' : ` at \`${valueError.path.join('.')}\``),
    ...(unquoted !== undefined && { unquoted: { value: unquoted } }),
  };
}

/** Returns the number or boolean that a string represents, if the schema allows it. */
export function parseStringAsScalar(
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
    const location = diagnosticLocationOf(locateFirstProperty(schema.sourceLocation, ['default']));
    if (unquoted)
      report.add('document/quoted-value', {
        message: `default \`${JSON.stringify(value)}\` is a string; using \`${JSON.stringify(unquoted.value)}\``,
        location,
      });
    else report.add('model/invalid-default', { message: `invalid default: ${message}`, location });
  }
}

/** Applies `replace` to a schema and all its subschemas; references are not followed. */
function replaceSubschemas(jsonSchema: JsonSchema, replace: (schema: SchemaObject) => SchemaObject): JsonSchema {
  return typeof jsonSchema === 'boolean'
    ? jsonSchema
    : mapSubschemas(replace(jsonSchema), (inner) => replaceSubschemas(inner, replace));
}
