// Validation of object keywords.

import type { JsonSchema, SchemaObject } from '../types/schema.ts';
import { inPlaceSchemas } from './in-place-applicators.ts';
import { validateChild, type ValidationFrame, type ValueError } from './validation-context.ts';
import { matchesPatternSafely } from './match-with-timeout.ts';

type JsonObject = Readonly<Record<string, unknown>>;

export function validateProperties(
  schema: SchemaObject,
  value: JsonObject,
  frame: ValidationFrame,
  errors: ValueError[],
): void {
  const { object } = schema;
  if (!object) return;
  validatePropertyNames(schema, value, frame);
  const { properties, patternProperties, additionalProperties, propertyNames } = object;
  for (const name of Object.keys(value)) {
    if (propertyNames !== undefined && !validateChild(propertyNames, name, name, frame, []))
      frame.report('propertyNames', `has a member ${JSON.stringify(name)}, which its "propertyNames" rule out`, schema);
    const state = { known: false };
    const apply = (propertySchema: JsonSchema): void => {
      state.known = true;
      validateChild(propertySchema, value[name], name, frame, errors);
    };
    const propertySchema = properties?.get(name);
    if (propertySchema !== undefined) apply(propertySchema);
    for (const [pattern, jsonSchema] of patternProperties ?? [])
      if (matchesPatternSafely(pattern, name) === true) apply(jsonSchema);
    if (!state.known && additionalProperties === false) {
      state.known = true;
      errors.push({
        path: [...frame.path, name],
        keyword: 'additionalProperties',
        message: 'is no member that is allowed',
        schema,
      });
    } else if (!state.known && additionalProperties !== undefined) apply(additionalProperties);
    if (state.known) frame.evaluated.add(name);
  }
}

function validatePropertyNames(schema: SchemaObject, value: JsonObject, frame: ValidationFrame): void {
  const { required = [], minProperties, maxProperties, dependentRequired } = schema.object ?? {};
  const missing = (names: readonly string[]): readonly string[] =>
    names.filter((name) => !Object.hasOwn(value, name) && !isExemptFromRequired(name, frame));
  // A partial update omits the properties that it does not change.
  const isWhole = frame.direction !== 'part';
  for (const name of isWhole ? missing(required) : [])
    frame.report('required', `lacks ${JSON.stringify(name)}`, schema);
  for (const [name, needed] of isWhole ? (dependentRequired ?? []) : []) {
    if (!Object.hasOwn(value, name)) continue;
    for (const missingName of missing(needed))
      frame.report('dependentRequired', `has ${JSON.stringify(name)} without ${JSON.stringify(missingName)}`, schema);
  }
  const size = Object.keys(value).length;
  if (minProperties !== undefined && size < minProperties)
    frame.report('minProperties', `has ${size} members, and must have at least ${minProperties}`, schema);
  if (maxProperties !== undefined && size > maxProperties)
    frame.report('maxProperties', `has ${size} members, and must have at most ${maxProperties}`, schema);
}

/** Returns whether a required property may be absent because of its direction. */
function isExemptFromRequired(name: string, { outermost, direction, scope }: ValidationFrame): boolean {
  for (const part of inPlaceSchemas(outermost, (id) => scope.schema(id))) {
    const property = part.object?.properties?.get(name);
    if (property === undefined) continue;
    for (const { annotations } of inPlaceSchemas(property, (id) => scope.schema(id))) {
      if (annotations.readOnly === true && direction !== 'response') return true;
      if (annotations.writeOnly === true && direction !== 'request') return true;
    }
  }
  return false;
}
