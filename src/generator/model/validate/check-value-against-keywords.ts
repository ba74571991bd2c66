// Validation of the keywords for objects, scalars, and arrays.

import type { Facet, Facets } from '../facets.ts';
import type { JsonSchema, SchemaObject } from '../types/schema.ts';
import { validateChild, type ValidationFrame, type ValueError, describeValue } from './validation-context.ts';
import { matchesPattern } from '../matches-pattern.ts';
import { isMultipleOf } from '../../../runtime/validation/multiple-of.ts';
import { countCodePoints, isObject } from '../../../runtime/validation/type-and-size-checks.ts';
import { numberFormats, stringFormats } from './formats.ts';
import { hasUniqueItems } from '../../../runtime/validation/deep-equal.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Context in which a keyword is validated. */
export interface KeywordContext {
  readonly schema: SchemaObject;
  readonly frame: ValidationFrame;
  readonly errors: ValueError[];
}

/** Validates the keywords of one facet against a value. */
type Check<F extends Facet, Value> = (keywords: Facets[F], value: Value, context: KeywordContext) => void;

const checkRange: Check<'range', number> = (keywords, value, context) => {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = keywords;
  if (minimum !== undefined && value < minimum) reportRequirement('minimum', `at least ${minimum}`, value, context);
  if (maximum !== undefined && value > maximum) reportRequirement('maximum', `at most ${maximum}`, value, context);
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    reportRequirement('exclusiveMinimum', `more than ${exclusiveMinimum}`, value, context);
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    reportRequirement('exclusiveMaximum', `less than ${exclusiveMaximum}`, value, context);
};

const checkMultipleOf: Check<'multipleOf', number> = ({ multipleOf }, value, context) => {
  if (multipleOf !== undefined && !isMultipleOf(value, multipleOf))
    reportRequirement('multipleOf', `a multiple of ${multipleOf}`, value, context);
};

const checkLength: Check<'length', string> = ({ minLength, maxLength }, value, context) => {
  if (minLength !== undefined && countCodePoints(value) < minLength)
    reportRequirement('minLength', `at least ${minLength} characters`, value, context);
  if (maxLength !== undefined && countCodePoints(value) > maxLength)
    reportRequirement('maxLength', `at most ${maxLength} characters`, value, context);
};

const checkPattern: Check<'pattern', string> = ({ pattern }, value, context) => {
  if (pattern !== undefined && matchesPattern(pattern, value) === false)
    reportRequirement('pattern', `a match of \`${pattern}\``, value, context);
};

const checkFormat: Check<'format', unknown> = ({ format }, value, context) => {
  if (format === undefined || context.frame.formats !== 'assert') return;
  const isValid =
    typeof value === 'number'
      ? numberFormats.get(format)?.(value)
      : typeof value === 'string'
        ? stringFormats.get(format)?.(value)
        : undefined;
  if (isValid === false) reportRequirement('format', `the format \`${format}\``, value, context);
};

function reportRequirement(
  keyword: string,
  requirement: string,
  value: unknown,
  { frame, schema }: KeywordContext,
): void {
  const actual = typeof value === 'number' ? `\`${value}\`` : describeValue(value);
  frame.report(keyword, `expected ${requirement}, found ${actual}`, schema);
}

const checkItemCount: Check<'itemCount', readonly unknown[]> = ({ minItems, maxItems }, value, { frame, schema }) => {
  const reportLength = (keyword: string, requirement: string): void =>
    frame.report(keyword, `expected ${requirement} items, found ${value.length}`, schema);
  if (minItems !== undefined && value.length < minItems) reportLength('minItems', `at least ${minItems}`);
  if (maxItems !== undefined && value.length > maxItems) reportLength('maxItems', `at most ${maxItems}`);
};

const checkUnique: Check<'unique', readonly unknown[]> = ({ uniqueItems }, value, { frame, schema }) => {
  if (uniqueItems === true && !hasUniqueItems(value)) frame.report('uniqueItems', 'duplicate items', schema);
};

const checkItems: Check<'items', readonly unknown[]> = ({ prefixItems = [], items }, value, { frame, errors }) => {
  for (const [index, item] of value.entries()) {
    const itemSchema = prefixItems[index] ?? (index < prefixItems.length ? undefined : items);
    if (itemSchema === undefined) continue;
    frame.evaluated.add(index);
    validateChild(itemSchema, item, index, frame, errors);
  }
};

const checkContains: Check<'contains', readonly unknown[]> = (keywords, value, { frame, schema }) => {
  const { contains, minContains = 1, maxContains } = keywords;
  if (contains === undefined) return;
  let count = 0;
  for (const [index, item] of value.entries()) {
    if (!validateChild(contains, item, index, frame, [])) continue;
    frame.evaluated.add(index);
    count++;
  }
  if (count < minContains)
    frame.report('contains', `expected at least ${minContains} items that match \`contains\`, found ${count}`, schema);
  if (maxContains !== undefined && count > maxContains)
    frame.report(
      'maxContains',
      `expected at most ${maxContains} items that match \`contains\`, found ${count}`,
      schema,
    );
};

const checkProperties: Check<'properties', JsonObject> = (keywords, value, { schema, frame, errors }) => {
  const { required = [], properties, patternProperties, additionalProperties } = keywords;
  for (const name of findMissing(required, value, frame)) frame.report('required', `missing \`${name}\``, schema);
  for (const name of Object.keys(value)) {
    const state = { isEvaluated: false };
    const apply = (propertySchema: JsonSchema): void => {
      state.isEvaluated = true;
      validateChild(propertySchema, value[name], name, frame, errors);
    };
    const propertySchema = properties?.get(name);
    if (propertySchema !== undefined) apply(propertySchema);
    for (const [pattern, jsonSchema] of patternProperties ?? [])
      if (matchesPattern(pattern, name) === true) apply(jsonSchema);
    if (!state.isEvaluated && additionalProperties === false) {
      state.isEvaluated = true;
      errors.push({
        path: [...frame.path, name],
        keyword: 'additionalProperties',
        message: 'the property is not allowed',
        schema,
      });
    } else if (!state.isEvaluated && additionalProperties !== undefined) apply(additionalProperties);
    if (state.isEvaluated) frame.evaluated.add(name);
  }
};

const checkPropertyNames: Check<'propertyNames', JsonObject> = ({ propertyNames }, value, { frame, schema }) => {
  if (propertyNames === undefined) return;
  for (const name of Object.keys(value))
    if (!validateChild(propertyNames, name, name, frame, []))
      frame.report('propertyNames', `invalid property name \`${name}\``, schema);
};

const checkPropertyCount: Check<'propertyCount', JsonObject> = (keywords, value, { frame, schema }) => {
  const { minProperties, maxProperties } = keywords;
  const size = Object.keys(value).length;
  if (minProperties !== undefined && size < minProperties)
    frame.report('minProperties', `expected at least ${minProperties} properties, found ${size}`, schema);
  if (maxProperties !== undefined && size > maxProperties)
    frame.report('maxProperties', `expected at most ${maxProperties} properties, found ${size}`, schema);
};

/** Reports missing properties that other properties require. `dependentSchemas` is applied separately. */
export const checkDependentRequired: Check<'dependencies', JsonObject> = (keywords, value, { frame, schema }) => {
  for (const [name, requiredNames] of keywords.dependentRequired ?? []) {
    if (!Object.hasOwn(value, name)) continue;
    for (const missingName of findMissing(requiredNames, value, frame))
      frame.report('dependentRequired', `missing \`${missingName}\`, which \`${name}\` requires`, schema);
  }
};

/** Returns the required properties that are missing. A partial update omits the properties that it does not change. */
function findMissing(names: readonly string[], value: JsonObject, frame: ValidationFrame): readonly string[] {
  if (frame.direction === 'part') return [];
  return names.filter((name) => !Object.hasOwn(value, name) && !isExemptFromRequired(name, frame));
}

/** Returns whether a required property may be absent because it is read-only or write-only. */
function isExemptFromRequired(name: string, { outermost, direction, scope }: ValidationFrame): boolean {
  for (const part of scope.inPlaceSchemas(outermost)) {
    const property = part.object?.properties?.get(name);
    if (property === undefined) continue;
    for (const { annotations } of scope.inPlaceSchemas(property)) {
      if (annotations.readOnly === true && direction !== 'response') return true;
      if (annotations.writeOnly === true && direction !== 'request') return true;
    }
  }
  return false;
}

const ifNumber =
  <F extends Facet>(check: Check<F, number>): Check<F, unknown> =>
  (keywords, value, context) => {
    if (typeof value === 'number') check(keywords, value, context);
  };

const ifString =
  <F extends Facet>(check: Check<F, string>): Check<F, unknown> =>
  (keywords, value, context) => {
    if (typeof value === 'string') check(keywords, value, context);
  };

const ifArray =
  <F extends Facet>(check: Check<F, readonly unknown[]>): Check<F, unknown> =>
  (keywords, value, context) => {
    if (Array.isArray(value)) check(keywords, value, context);
  };

const ifObject =
  <F extends Facet>(check: Check<F, JsonObject>): Check<F, unknown> =>
  (keywords, value, context) => {
    if (isObject(value)) check(keywords, value, context);
  };

/** Checks for the facets that apply to values of one type, in the order in which their errors are reported. */
export const typedChecks = {
  range: ifNumber(checkRange),
  multipleOf: ifNumber(checkMultipleOf),
  length: ifString(checkLength),
  pattern: ifString(checkPattern),
  format: checkFormat,
  itemCount: ifArray(checkItemCount),
  unique: ifArray(checkUnique),
  items: ifArray(checkItems),
  contains: ifArray(checkContains),
  properties: ifObject(checkProperties),
  propertyNames: ifObject(checkPropertyNames),
  propertyCount: ifObject(checkPropertyCount),
} satisfies { readonly [F in Facet]?: Check<F, unknown> };
