// Validation of the keywords for objects, scalars, and arrays.

import type { JsonSchema, SchemaObject } from '../types/schema.ts';
import { inPlaceSchemas } from './in-place-applicators.ts';
import { validateChild, type ValidationFrame, type ValueError, describeValue } from './validation-context.ts';
import { matchesPatternSafely } from '../matches-pattern.ts';
import { isMultipleOf } from '../../../runtime/validation/multiple-of.ts';
import { countCodePoints } from '../../../runtime/validation/type-checks.ts';
import { numberFormats, stringFormats } from './formats.ts';
import { hasUniqueItems } from '../../../runtime/validation/deep-equal.ts';

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
    const state = { isEvaluated: false };
    const apply = (propertySchema: JsonSchema): void => {
      state.isEvaluated = true;
      validateChild(propertySchema, value[name], name, frame, errors);
    };
    const propertySchema = properties?.get(name);
    if (propertySchema !== undefined) apply(propertySchema);
    for (const [pattern, jsonSchema] of patternProperties ?? [])
      if (matchesPatternSafely(pattern, name) === true) apply(jsonSchema);
    if (!state.isEvaluated && additionalProperties === false) {
      state.isEvaluated = true;
      errors.push({
        path: [...frame.path, name],
        keyword: 'additionalProperties',
        message: 'is no member that is allowed',
        schema,
      });
    } else if (!state.isEvaluated && additionalProperties !== undefined) apply(additionalProperties);
    if (state.isEvaluated) frame.evaluated.add(name);
  }
}

function validatePropertyNames(schema: SchemaObject, value: JsonObject, frame: ValidationFrame): void {
  const { required = [], minProperties, maxProperties, dependentRequired } = schema.object ?? {};
  const findMissing = (names: readonly string[]): readonly string[] =>
    names.filter((name) => !Object.hasOwn(value, name) && !isExemptFromRequired(name, frame));
  // A partial update omits the properties that it does not change.
  const isComplete = frame.direction !== 'part';
  for (const name of isComplete ? findMissing(required) : [])
    frame.report('required', `lacks ${JSON.stringify(name)}`, schema);
  for (const [name, requiredNames] of isComplete ? (dependentRequired ?? []) : []) {
    if (!Object.hasOwn(value, name)) continue;
    for (const missingName of findMissing(requiredNames))
      frame.report('dependentRequired', `has ${JSON.stringify(name)} without ${JSON.stringify(missingName)}`, schema);
  }
  const size = Object.keys(value).length;
  if (minProperties !== undefined && size < minProperties)
    frame.report('minProperties', `has ${size} members, and must have at least ${minProperties}`, schema);
  if (maxProperties !== undefined && size > maxProperties)
    frame.report('maxProperties', `has ${size} members, and must have at most ${maxProperties}`, schema);
}

/** Returns whether a required property may be absent because it is read-only or write-only. */
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

export function validateScalar(schema: SchemaObject, value: unknown, frame: ValidationFrame): void {
  if (typeof value === 'number') validateNumber(schema, value, frame);
  else if (typeof value === 'string') validateString(schema, value, frame);
}

function validateNumber(schema: SchemaObject, value: number, frame: ValidationFrame): void {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema.number ?? {};
  const reportRequirement = (keyword: string, requirement: string): void =>
    frame.report(keyword, `is ${value}, and must be ${requirement}`, schema);
  if (minimum !== undefined && value < minimum) reportRequirement('minimum', `at least ${minimum}`);
  if (maximum !== undefined && value > maximum) reportRequirement('maximum', `at most ${maximum}`);
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    reportRequirement('exclusiveMinimum', `above ${exclusiveMinimum}`);
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    reportRequirement('exclusiveMaximum', `below ${exclusiveMaximum}`);
  if (multipleOf !== undefined && !isMultipleOf(value, multipleOf))
    reportRequirement('multipleOf', `a multiple of ${multipleOf}`);
  const { format } = schema.annotations;
  if (frame.formats === 'assert' && format !== undefined && numberFormats.get(format)?.(value) === false)
    reportRequirement('format', `of the format ${format}`);
}

function validateString(schema: SchemaObject, value: string, frame: ValidationFrame): void {
  const { minLength, maxLength, pattern } = schema.string ?? {};
  const reportRequirement = (keyword: string, requirement: string): void =>
    frame.report(keyword, `is ${describeValue(value)}, and must ${requirement}`, schema);
  if (minLength !== undefined && countCodePoints(value) < minLength)
    reportRequirement('minLength', `have at least ${minLength} characters`);
  if (maxLength !== undefined && countCodePoints(value) > maxLength)
    reportRequirement('maxLength', `have at most ${maxLength} characters`);
  if (pattern !== undefined && matchesPatternSafely(pattern, value) === false)
    reportRequirement('pattern', `match ${pattern}`);
  const { format } = schema.annotations;
  if (frame.formats === 'assert' && format !== undefined && stringFormats.get(format)?.(value) === false)
    reportRequirement('format', `be of the format ${format}`);
}

export function validateArray(
  schema: SchemaObject,
  value: readonly unknown[],
  frame: ValidationFrame,
  errors: ValueError[],
): void {
  const { array } = schema;
  if (!array) return;
  const { prefixItems = [], items, contains, minContains = 1, maxContains, minItems, maxItems, uniqueItems } = array;
  const reportLength = (keyword: string, requirement: string): void =>
    frame.report(keyword, `has ${value.length} items, and must have ${requirement}`, schema);
  if (minItems !== undefined && value.length < minItems) reportLength('minItems', `at least ${minItems}`);
  if (maxItems !== undefined && value.length > maxItems) reportLength('maxItems', `at most ${maxItems}`);
  if (uniqueItems === true && !hasUniqueItems(value)) frame.report('uniqueItems', 'holds an item twice', schema);
  for (const [index, item] of value.entries()) {
    const itemSchema = prefixItems[index] ?? (index < prefixItems.length ? undefined : items);
    if (itemSchema === undefined) continue;
    frame.evaluated.add(index);
    validateChild(itemSchema, item, index, frame, errors);
  }
  if (contains === undefined) return;
  let count = 0;
  for (const [index, item] of value.entries()) {
    if (!validateChild(contains, item, index, frame, [])) continue;
    frame.evaluated.add(index);
    count++;
  }
  if (count < minContains)
    frame.report('contains', `contains ${count} of the items that it must contain ${minContains} of`, schema);
  if (maxContains !== undefined && count > maxContains)
    frame.report('maxContains', `contains ${count} of the items that it may contain ${maxContains} of`, schema);
}
