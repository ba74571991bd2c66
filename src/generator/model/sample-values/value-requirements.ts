// Requirements of a conjunction of schemas, merged facet by facet.

import { applyColumn, type FunctionColumn, ignored } from '../facets.ts';
import { matchesPattern } from '../matches-pattern.ts';
import type { Json } from '../../source/node.ts';
import type { JsonSchema, JsonType, SchemaObject } from '../types/schema.ts';

/** Requirements for candidates of a value. They can be inexact: candidates are validated. */
export interface Requirements {
  types: ReadonlySet<JsonType> | undefined;
  values: readonly Json[] | undefined;
  readonly lowerBounds: Bound[];
  readonly upperBounds: Bound[];
  readonly divisors: number[];
  minLength: number;
  maxLength: number;
  readonly patterns: string[];
  readonly formats: string[];
  minItems: number;
  maxItems: number;
  isUnique: boolean;
  readonly items: Pick<NonNullable<SchemaObject['array']>, 'items' | 'prefixItems' | 'unevaluatedItems'>[];
  readonly contains: { readonly schema: JsonSchema; readonly min: number; readonly max: number }[];
  readonly required: Set<string>;
  readonly properties: NonNullable<SchemaObject['object']>[];
  readonly propertyNames: JsonSchema[];
  minProperties: number;
  maxProperties: number;
  readonly dependentRequired: (readonly [name: string, requiredNames: readonly string[]])[];
}

export interface Bound {
  readonly value: number;
  readonly isExclusive: boolean;
}

const expanded = ignored('expanded before the requirements are merged');
const checkedOnly = ignored('candidates that violate it are rejected');

/** Adds a facet to the requirements. */
const column: FunctionColumn<[Requirements]> = {
  reference: expanded,
  resource: ignored('only affects references'),
  type: ({ types = [] }, into) => {
    const allowed = types.flatMap((type): readonly JsonType[] => (type === 'number' ? ['number', 'integer'] : [type]));
    const { types: others } = into;
    into.types = new Set(others ? allowed.filter((type) => others.has(type)) : allowed);
  },
  values: ({ enum: listed, const: constant }, into) => {
    into.values ??= constant ? [constant.value] : listed;
  },
  range: ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }, { lowerBounds, upperBounds }) => {
    if (minimum !== undefined) lowerBounds.push({ value: minimum, isExclusive: false });
    if (exclusiveMinimum !== undefined) lowerBounds.push({ value: exclusiveMinimum, isExclusive: true });
    if (maximum !== undefined) upperBounds.push({ value: maximum, isExclusive: false });
    if (exclusiveMaximum !== undefined) upperBounds.push({ value: exclusiveMaximum, isExclusive: true });
  },
  multipleOf: ({ multipleOf }, { divisors }) => {
    if (multipleOf !== undefined) divisors.push(multipleOf);
  },
  length: ({ minLength = 0, maxLength = Infinity }, into) => {
    into.minLength = Math.max(into.minLength, minLength);
    into.maxLength = Math.min(into.maxLength, maxLength);
  },
  pattern: ({ pattern }, { patterns }) => {
    if (pattern !== undefined) patterns.push(pattern);
  },
  format: ({ format }, { formats }) => {
    if (format !== undefined) formats.push(format);
  },
  content: ignored('an annotation, which validation does not assert'),
  items: (items, into) => void into.items.push(items),
  itemCount: ({ minItems = 0, maxItems = Infinity }, into) => {
    into.minItems = Math.max(into.minItems, minItems);
    into.maxItems = Math.min(into.maxItems, maxItems);
  },
  unique: ({ uniqueItems }, into) => {
    into.isUnique ||= uniqueItems === true;
  },
  contains: ({ contains, minContains = 1, maxContains = Infinity }, into) => {
    if (contains !== undefined) into.contains.push({ schema: contains, min: minContains, max: maxContains });
  },
  properties: (object, { properties, required }) => {
    properties.push(object);
    for (const name of object.required ?? []) required.add(name);
  },
  propertyNames: ({ propertyNames }, into) => {
    if (propertyNames !== undefined) into.propertyNames.push(propertyNames);
  },
  propertyCount: ({ minProperties = 0, maxProperties = Infinity }, into) => {
    into.minProperties = Math.max(into.minProperties, minProperties);
    into.maxProperties = Math.min(into.maxProperties, maxProperties);
  },
  dependencies: ({ dependentRequired }, into) => void into.dependentRequired.push(...(dependentRequired ?? [])),
  allOf: expanded,
  union: expanded,
  discriminator: expanded,
  not: checkedOnly,
  conditional: expanded,
};

export function mergeRequirements(schemas: readonly SchemaObject[]): Requirements {
  const requirements: Requirements = {
    types: undefined,
    values: undefined,
    lowerBounds: [],
    upperBounds: [],
    divisors: [],
    minLength: 0,
    maxLength: Infinity,
    patterns: [],
    formats: [],
    minItems: 0,
    maxItems: Infinity,
    isUnique: false,
    items: [],
    contains: [],
    required: new Set(),
    properties: [],
    propertyNames: [],
    minProperties: 0,
    maxProperties: Infinity,
    dependentRequired: [],
  };
  for (const schema of schemas) {
    applyColumn(schema, column, requirements);
    // Stored and returned values are rounded.
    requirements.values ??= schema.extensions.round?.to;
  }
  return requirements;
}

/** Returns the schemas that apply to a property. */
export function schemasOfProperty({ properties }: Requirements, name: string): readonly JsonSchema[] {
  const schemas = properties.flatMap((object) => {
    const declared = object.properties?.get(name);
    const matching = [...(object.patternProperties ?? [])].flatMap(([pattern, schema]) =>
      matchesPattern(pattern, name) === true ? [schema] : [],
    );
    const own = [...(declared === undefined ? [] : [declared]), ...matching];
    return own.length > 0 || object.additionalProperties === undefined ? own : [object.additionalProperties];
  });
  if (schemas.length > 0) return schemas;
  return properties.flatMap(({ unevaluatedProperties }) => unevaluatedProperties ?? []);
}

/** Returns the schemas that apply to an item. */
export function schemasOfItem({ items }: Requirements, index: number): readonly JsonSchema[] {
  return items.flatMap((array) => {
    const schema = array.prefixItems?.[index] ?? array.items ?? array.unevaluatedItems;
    return schema === undefined ? [] : [schema];
  });
}
