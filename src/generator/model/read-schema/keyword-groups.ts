// Validation keywords, grouped by the type they apply to.

import type { MapNode, Node } from '../../source/node.ts';
import { textsIn, flagOf, listOf, mapOf, numberOf, textOf, textsOf, valueOf } from './node-values.ts';
import { presentAny } from '../omit-undefined.ts';
import type {
  ArrayKeywords,
  Assertion,
  NumberKeywords,
  ObjectKeywords,
  ObjectSchema,
  StringKeywords,
} from '../types/schema.ts';

const keywords: Readonly<Record<Group, readonly string[]>> = {
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  string: ['minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType', 'contentSchema'],
  array: [
    'items',
    'prefixItems',
    'contains',
    'minContains',
    'maxContains',
    'minItems',
    'maxItems',
    'uniqueItems',
    'unevaluatedItems',
  ],
  object: [
    'properties',
    'required',
    'patternProperties',
    'additionalProperties',
    'propertyNames',
    'minProperties',
    'maxProperties',
    'dependentRequired',
    'dependentSchemas',
    'unevaluatedProperties',
  ],
  inPlace: ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
};

/** Keywords of one type, or in-place applicators. */
type Group = keyof Groups | 'inPlace';

/** Groups by keyword, so that only the groups in use are read. */
const groups: ReadonlyMap<string, Group> = new Map(
  (['number', 'string', 'array', 'object', 'inPlace'] as const).flatMap((group) =>
    keywords[group].map((keyword) => [keyword, group] as const),
  ),
);

/** Keywords by type. */
type Groups = Pick<ObjectSchema, 'number' | 'string' | 'array' | 'object'>;
/** In-place applicators. */
type InPlace = Pick<ObjectSchema, 'allOf' | 'anyOf' | 'oneOf' | 'not' | 'if' | 'then' | 'else'>;

/** Reads the groups of which the schema has keywords. */
export function groupsOf(
  node: MapNode,
  inner: Inner,
): { readonly [G in keyof (Groups & InPlace)]-?: (Groups & InPlace)[G] | undefined } {
  const has = { number: false, string: false, array: false, object: false, inPlace: false };
  for (const keyword of node.entries.keys()) {
    const group = groups.get(keyword);
    if (group) has[group] = true;
  }
  return {
    number: has.number ? numberKeywords(node) : undefined,
    string: has.string ? stringKeywords(node, inner) : undefined,
    array: has.array ? arrayKeywords(node, inner) : undefined,
    object: has.object ? objectKeywords(node, inner) : undefined,
    ...(has.inPlace ? inPlace(node, inner) : nothingInPlace),
  };
}

/** Reads a subschema. */
export type Inner = (node: Node) => Assertion;

const nothingInPlace = {
  allOf: undefined,
  anyOf: undefined,
  oneOf: undefined,
  not: undefined,
  if: undefined,
  then: undefined,
  else: undefined,
};

function inPlace(node: MapNode, inner: Inner): { readonly [K in keyof InPlace]-?: InPlace[K] | undefined } {
  return {
    allOf: several(node, 'allOf', inner),
    anyOf: several(node, 'anyOf', inner),
    oneOf: several(node, 'oneOf', inner),
    not: one(node, 'not', inner),
    if: one(node, 'if', inner),
    then: one(node, 'then', inner),
    else: one(node, 'else', inner),
  };
}

/** OpenAPI 3.0: `exclusiveMinimum` and `exclusiveMaximum` are booleans, without effect if the bound is absent. */
function numberKeywords(node: MapNode): NumberKeywords | undefined {
  const minimum = numberOf(node, 'minimum');
  const maximum = numberOf(node, 'maximum');
  const below = flagOf(node, 'exclusiveMinimum') === true;
  const above = flagOf(node, 'exclusiveMaximum') === true;
  return presentAny<NumberKeywords>({
    minimum: below ? undefined : minimum,
    maximum: above ? undefined : maximum,
    exclusiveMinimum: below ? minimum : numberOf(node, 'exclusiveMinimum'),
    exclusiveMaximum: above ? maximum : numberOf(node, 'exclusiveMaximum'),
    multipleOf: numberOf(node, 'multipleOf'),
  });
}

function stringKeywords(node: MapNode, inner: Inner): StringKeywords | undefined {
  return presentAny<StringKeywords>({
    minLength: numberOf(node, 'minLength'),
    maxLength: numberOf(node, 'maxLength'),
    pattern: textOf(node, 'pattern'),
    contentEncoding: textOf(node, 'contentEncoding'),
    contentMediaType: textOf(node, 'contentMediaType'),
    contentSchema: one(node, 'contentSchema', inner),
  });
}

function arrayKeywords(node: MapNode, inner: Inner): ArrayKeywords | undefined {
  return presentAny<ArrayKeywords>({
    items: one(node, 'items', inner),
    prefixItems: several(node, 'prefixItems', inner),
    contains: one(node, 'contains', inner),
    minContains: numberOf(node, 'minContains'),
    maxContains: numberOf(node, 'maxContains'),
    minItems: numberOf(node, 'minItems'),
    maxItems: numberOf(node, 'maxItems'),
    uniqueItems: flagOf(node, 'uniqueItems'),
    unevaluatedItems: one(node, 'unevaluatedItems', inner),
  });
}

function objectKeywords(node: MapNode, inner: Inner): ObjectKeywords | undefined {
  return presentAny<ObjectKeywords>({
    properties: byName(node, 'properties', inner),
    required: textsOf(node, 'required'),
    patternProperties: byName(node, 'patternProperties', inner),
    additionalProperties: one(node, 'additionalProperties', inner),
    propertyNames: one(node, 'propertyNames', inner),
    minProperties: numberOf(node, 'minProperties'),
    maxProperties: numberOf(node, 'maxProperties'),
    dependentRequired: dependentRequired(node),
    dependentSchemas: byName(node, 'dependentSchemas', inner),
    unevaluatedProperties: one(node, 'unevaluatedProperties', inner),
  });
}

/** Reads a keyword whose value is a schema. */
function one(node: MapNode, key: string, inner: Inner): Assertion | undefined {
  const value = valueOf(node, key);
  return value && inner(value);
}

/** Reads a keyword whose value is an array of schemas. */
function several(node: MapNode, key: string, inner: Inner): readonly Assertion[] | undefined {
  return listOf(node, key)?.items.map(inner);
}

function byName(node: MapNode, key: string, inner: Inner): ReadonlyMap<string, Assertion> | undefined {
  const map = mapOf(node, key);
  if (!map) return undefined;
  const schemas = new Map<string, Assertion>();
  for (const { key: name, value } of map.entries.values()) schemas.set(name, inner(value));
  return schemas;
}

function dependentRequired(node: MapNode): ReadonlyMap<string, readonly string[]> | undefined {
  const map = mapOf(node, 'dependentRequired');
  if (!map) return undefined;
  return new Map(
    [...map.entries].flatMap(([name, { value }]) =>
      value.kind === 'list' ? [[name, [...new Set(textsIn(value))]] as const] : [],
    ),
  );
}
