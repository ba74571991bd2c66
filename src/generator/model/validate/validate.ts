// Validation of document values against schemas of the model, without generated code.

import { deepEqual } from '../../../runtime/validation/deep-equal.ts';
import { isObject } from '../../../runtime/validation/type-and-size-checks.ts';
import type { JsonSchema, JsonType, SchemaObject } from '../types/schema.ts';
import { applyColumn, type Facets, type FunctionColumn, ignored } from '../facets.ts';
import { checkDependentRequired, type KeywordContext, typedChecks } from './check-value-against-keywords.ts';
import {
  describeValue,
  validateChild,
  type InheritedValidationSettings,
  type ValidationFrame,
  type ValidationDirection,
  type ValueError,
  createDynamicScope,
  type SchemaCollection,
} from './validation-context.ts';

/** Validates values against the schemas of one model. */
export interface Validator {
  /** Returns all errors; empty if the value is valid, or if validity cannot be determined. */
  validate(jsonSchema: JsonSchema, value: unknown, direction: ValidationDirection): readonly ValueError[];
  /** Returns whether there are no errors, which is faster. */
  isValid(jsonSchema: JsonSchema, value: unknown, direction: ValidationDirection): boolean;
}

/** Recursion limit. Real-world values are not that deep, and infinitely recursive schemas were already rejected. */
const maxDepth = 200;

/** Options for a validator. */
export interface ValidatorOptions {
  /**
   * Whether `format` is an assertion.
   * @default 'assert'
   */
  readonly formats?: 'assert' | 'annotate';
  /** Evaluates `x-rules` of a schema; by default, rules are ignored. */
  readonly rules?: ValidationFrame['rules'];
}

export function createValidator(
  schemas: SchemaCollection,
  { formats = 'assert', rules = noRules }: ValidatorOptions = {},
): Validator {
  const scope = createDynamicScope(schemas);
  const settings = { scope, formats, rules, path: [], depth: 0 };
  return {
    validate(jsonSchema, value, direction) {
      const errors: ValueError[] = [];
      validateValue(jsonSchema, value, { ...settings, direction, stopsEarly: false }, errors);
      return errors;
    },
    isValid: (jsonSchema, value, direction) =>
      validateValue(jsonSchema, value, { ...settings, direction, stopsEarly: true }, []),
  };
}

function noRules(): void {
  // By default, rules are ignored.
}

/** Validates a value with an empty set of evaluated properties and items. Returns whether it is valid. */
function validateValue(
  jsonSchema: JsonSchema,
  value: unknown,
  settings: InheritedValidationSettings,
  errors: ValueError[],
): boolean {
  const errorCount = errors.length;
  const { direction, scope, formats, rules, path, depth, stopsEarly } = settings;
  const report: ValidationFrame['report'] = (keyword, message, schema) =>
    void errors.push({ path, keyword, message, schema });
  applySchema(
    jsonSchema,
    value,
    {
      direction,
      scope,
      formats,
      rules,
      path,
      depth: depth + 1,
      stopsEarly,
      outermost: jsonSchema,
      evaluated: new Set(),
      validateValue,
      report,
    },
    errors,
  );
  return errors.length === errorCount;
}

/**
 * Returns whether a subschema that applies in place is valid. If so, adds the properties and items that it evaluated.
 */
function isValidInPlace(jsonSchema: JsonSchema, value: unknown, frame: ValidationFrame): boolean {
  const evaluated = new Set<string | number>();
  const isValid = findErrorsInPlace(jsonSchema, value, { ...frame, evaluated, stopsEarly: true }).length === 0;
  if (isValid) for (const key of evaluated) frame.evaluated.add(key);
  return isValid;
}

function findErrorsInPlace(jsonSchema: JsonSchema, value: unknown, frame: ValidationFrame): readonly ValueError[] {
  const errors: ValueError[] = [];
  const report: ValidationFrame['report'] = (keyword, message, schema) =>
    void errors.push({ path: frame.path, keyword, message, schema });
  applySchema(jsonSchema, value, { ...frame, depth: frame.depth + 1, report }, errors);
  return errors;
}

function applySchema(jsonSchema: JsonSchema, value: unknown, frame: ValidationFrame, errors: ValueError[]): void {
  if (jsonSchema === true || frame.depth > maxDepth || (frame.stopsEarly && errors.length > 0)) return;
  if (jsonSchema === false) return frame.report('false schema', 'no value is allowed', undefined);
  const errorCount = errors.length;
  const scopedFrame =
    jsonSchema.resource === undefined ? frame : { ...frame, scope: frame.scope.enter(jsonSchema.resource) };
  applyColumn(jsonSchema, column, value, { schema: jsonSchema, frame: scopedFrame, errors });
  // Unevaluated properties and items are known only after all other keywords are applied.
  if (Array.isArray(value))
    validateUnevaluated(
      jsonSchema.array?.unevaluatedItems,
      value.keys(),
      (key) => value[key] as unknown,
      scopedFrame,
      errors,
    );
  else if (isObject(value))
    validateUnevaluated(
      jsonSchema.object?.unevaluatedProperties,
      Object.keys(value),
      (key) => value[key],
      scopedFrame,
      errors,
    );
  // Rules apply only to values that are otherwise valid.
  if (errors.length === errorCount) scopedFrame.rules(jsonSchema, value, scopedFrame, errors);
}

/** Applies a schema to the same instance, and reports all its errors. */
function applyInPlace(jsonSchema: JsonSchema, value: unknown, frame: ValidationFrame, errors: ValueError[]): void {
  applySchema(jsonSchema, value, { ...frame, depth: frame.depth + 1 }, errors);
}

/** Checks for each facet, in the order in which their errors are reported. */
const column: FunctionColumn<[value: unknown, context: KeywordContext]> = {
  reference: ({ ref, dynamicRef }, value, { frame, errors }) => {
    const target = ref === undefined ? undefined : frame.scope.schema(ref);
    if (target !== undefined) applyInPlace(target, value, frame, errors);
    const dynamic = dynamicRef && frame.scope.resolveDynamicRef(dynamicRef);
    if (dynamic !== undefined) applyInPlace(dynamic, value, frame, errors);
  },
  resource: ignored('the scope is entered before the keywords are checked'),
  type: validateType,
  values: validateValues,
  ...typedChecks,
  content: ignored('an annotation'),
  allOf: ({ allOf = [] }, value, { frame, errors }) => {
    for (const part of allOf) applyInPlace(part, value, frame, errors);
  },
  union: ({ anyOf, oneOf }, value, { schema, frame, errors }) => {
    if (anyOf) validateUnion('anyOf', anyOf, value, frame, schema, errors);
    if (oneOf) validateUnion('oneOf', oneOf, value, frame, schema, errors);
  },
  discriminator: ignored('the branches are validated'),
  not: ({ not }, value, { schema, frame }) => {
    if (not !== undefined && isValidInPlace(not, value, { ...frame, evaluated: new Set() }))
      frame.report('not', 'the value matches the schema in `not`', schema);
  },
  conditional: ({ if: condition, then: thenSchema, else: elseSchema }, value, { frame, errors }) => {
    if (condition === undefined || frame.direction === 'part') return;
    const next = isValidInPlace(condition, value, frame) ? thenSchema : elseSchema;
    if (next !== undefined) applyInPlace(next, value, frame, errors);
  },
  dependencies: (keywords, value, context) => {
    if (!isObject(value)) return;
    checkDependentRequired(keywords, value, context);
    for (const [name, dependent] of keywords.dependentSchemas ?? [])
      if (Object.hasOwn(value, name)) applyInPlace(dependent, value, context.frame, context.errors);
  },
};

function validateType({ types }: Facets['type'], value: unknown, { schema, frame }: KeywordContext): void {
  if (types && !types.some((type) => isOfType(type, value)))
    frame.report(
      'type',
      `expected ${types.map((type) => typePhrases[type]).join(' or ')}, found ${describeValue(value)}`,
      schema,
    );
}

function validateValues(
  { enum: values, const: constant }: Facets['values'],
  value: unknown,
  { schema, frame }: KeywordContext,
): void {
  if (values && !values.some((allowed) => deepEqual(allowed, value)))
    frame.report(
      'enum',
      `expected ${values.length > 1 ? 'one of ' : ''}${values.slice(0, 8).map(describeValue).join(', ')}${values.length > 8 ? ', …' : ''}, found ${describeValue(value)}`,
      schema,
    );
  if (constant && !deepEqual(constant.value, value))
    frame.report('const', `expected ${describeValue(constant.value)}, found ${describeValue(value)}`, schema);
}

function validateUnion(
  keyword: 'anyOf' | 'oneOf',
  branches: readonly JsonSchema[],
  value: unknown,
  frame: ValidationFrame,
  schema: SchemaObject,
  errors: ValueError[],
): void {
  const candidates = branches.filter((branch) => frame.scope.canMatch(branch, value));
  const validBranches = candidates.filter((branch) => isValidInPlace(branch, value, frame));
  if (validBranches.length === 1 || (keyword === 'anyOf' && validBranches.length > 0)) return;
  if (validBranches.length > 1)
    return frame.report(keyword, `expected one matching branch of \`oneOf\`, found ${validBranches.length}`, schema);
  const branchErrors = (frame.stopsEarly ? [] : candidates.length > 0 ? candidates : branches).map((branch) =>
    findErrorsInPlace(branch, value, { ...frame, evaluated: new Set() }),
  );
  // The branch with the deepest and fewest errors is most likely the intended one.
  const closest = branchErrors.toSorted((a, b) => maxErrorDepth(b) - maxErrorDepth(a) || a.length - b.length)[0] ?? [];
  const [first] = closest;
  if (first && (branches.length === 1 || first.path.length > frame.path.length))
    for (const error of closest) errors.push(error);
  else frame.report(keyword, `no branch of \`${keyword}\` matches ${describeValue(value)}`, schema);
}

function maxErrorDepth(errors: readonly ValueError[]): number {
  return errors.reduce((deepest, { path }) => Math.max(deepest, path.length), 0);
}

function validateUnevaluated<K extends string | number>(
  jsonSchema: JsonSchema | undefined,
  keys: Iterable<K>,
  valueAt: (key: K) => unknown,
  frame: ValidationFrame,
  errors: ValueError[],
): void {
  if (jsonSchema === undefined) return;
  for (const key of keys) {
    if (frame.evaluated.has(key)) continue;
    frame.evaluated.add(key);
    validateChild(jsonSchema, valueAt(key), key, frame, errors);
  }
}

/** Noun phrase for each type, with an article. */
const typePhrases: Readonly<Record<JsonType, string>> = {
  null: 'null',
  boolean: 'a boolean',
  integer: 'an integer',
  number: 'a number',
  string: 'a string',
  array: 'an array',
  object: 'an object',
};

function isOfType(type: JsonType, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'boolean':
    case 'number':
    case 'string':
      return typeof value === type;
    default:
      return type satisfies never;
  }
}
