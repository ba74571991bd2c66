// Facets: groups of schema keywords that are interpreted together, and columns that handle each of them.

import type {
  Annotations,
  ArrayKeywords,
  NumberKeywords,
  ObjectKeywords,
  SchemaObject,
  StringKeywords,
} from './types/schema.ts';

/** Objects of the model that contain keywords. */
interface KeywordGroups {
  readonly schema: SchemaObject;
  readonly number: NumberKeywords;
  readonly string: StringKeywords;
  readonly array: ArrayKeywords;
  readonly object: ObjectKeywords;
  readonly annotations: Annotations;
}

export type KeywordGroup = keyof KeywordGroups;

interface FacetDefinition<G extends KeywordGroup, K extends keyof KeywordGroups[G]> {
  readonly group: G;
  readonly keywords: readonly K[];
}

function facet<G extends KeywordGroup, const K extends keyof KeywordGroups[G]>(
  group: G,
  ...keywords: readonly K[]
): FacetDefinition<G, K> {
  return { group, keywords };
}

/** All keywords that constrain a value, by facet. Keywords have the names of the model: `ref` is `$ref`. */
const definitions = {
  reference: facet('schema', 'ref', 'dynamicRef'),
  /** Targets of dynamic references. */
  resource: facet('schema', 'resource', 'dynamicAnchor'),
  type: facet('schema', 'types'),
  values: facet('schema', 'enum', 'const'),
  range: facet('number', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'),
  multipleOf: facet('number', 'multipleOf'),
  length: facet('string', 'minLength', 'maxLength'),
  pattern: facet('string', 'pattern'),
  format: facet('annotations', 'format'),
  content: facet('string', 'contentEncoding', 'contentMediaType', 'contentSchema'),
  items: facet('array', 'items', 'prefixItems', 'unevaluatedItems'),
  itemCount: facet('array', 'minItems', 'maxItems'),
  unique: facet('array', 'uniqueItems'),
  contains: facet('array', 'contains', 'minContains', 'maxContains'),
  properties: facet(
    'object',
    'properties',
    'required',
    'patternProperties',
    'additionalProperties',
    'unevaluatedProperties',
  ),
  propertyNames: facet('object', 'propertyNames'),
  propertyCount: facet('object', 'minProperties', 'maxProperties'),
  dependencies: facet('object', 'dependentRequired', 'dependentSchemas'),
  allOf: facet('schema', 'allOf'),
  union: facet('schema', 'anyOf', 'oneOf'),
  discriminator: facet('schema', 'discriminator'),
  not: facet('schema', 'not'),
  conditional: facet('schema', 'if', 'then', 'else'),
};

type Definitions = typeof definitions;

/** Name of a group of keywords that are interpreted together. */
export type Facet = keyof Definitions;

/** The keywords of each facet, with their types. */
export type Facets = {
  readonly [F in Facet]: Definitions[F] extends FacetDefinition<infer G, infer K> ? Pick<KeywordGroups[G], K> : never;
};

/** A keyword that constrains a value. */
export type Keyword = { [F in Facet]: keyof Facets[F] }[Facet];

/** The value of a keyword that is present. */
export type KeywordValue<K extends Keyword> = {
  [F in Facet]: K extends keyof Facets[F] ? NonNullable<Facets[F][K]> : never;
}[Facet];

/** Keys of a Schema Object that constrain no value. `format` is an annotation. */
export const metadataKeys = ['sourceLocation', 'annotations', 'extensions', 'unknownExtensions'] as const;

/** A type that compiles only if it is empty. */
export type None<T extends never> = T;

/** Keywords of the model that belong to no facet. Compiles only if there are none. */
export type UnlistedKeyword = None<
  Exclude<
    | Exclude<keyof SchemaObject, KeywordGroup | (typeof metadataKeys)[number]>
    | keyof (NumberKeywords & StringKeywords & ArrayKeywords & ObjectKeywords),
    Keyword
  >
>;

/** All facets, in the order in which they are applied. */
export const facets = Object.keys(definitions) as readonly Facet[]; // An object literal has exactly the keys of its type.

/** Keywords by facet. */
export const facetKeywords: { readonly [F in Facet]: readonly (keyof Facets[F])[] } = mapFacets(
  (name) => definitions[name].keywords as readonly never[],
);

/** The object of the model that contains each keyword; `schema` is the Schema Object itself. */
export const keywordGroups = Object.fromEntries(
  facets.flatMap((name) => definitions[name].keywords.map((keyword) => [keyword, definitions[name].group])),
) as { readonly [K in Keyword]: KeywordGroup }; // Every keyword belongs to a facet.

/** Groups of keywords that apply to values of one type. */
export const typeGroups = ['number', 'string', 'array', 'object'] as const satisfies readonly KeywordGroup[];

const groups: readonly KeywordGroup[] = [...typeGroups, 'schema', 'annotations'];

/** Keywords of one group. */
export interface GroupedKeywords<K extends Keyword> {
  readonly group: KeywordGroup;
  readonly keywords: readonly K[];
  /** Returns the object of a schema that contains the keywords; `undefined` if the schema does not use the group. */
  readonly valuesOf: (schema: SchemaObject) => { readonly [N in K]?: KeywordValue<N> } | undefined;
}

/** Groups keywords, so that a consumer can skip the groups that a schema does not use. */
export function groupKeywords<K extends Keyword>(keywords: readonly K[]): readonly GroupedKeywords<K>[] {
  return groups.flatMap((group) => {
    const grouped = keywords.filter((keyword) => keywordGroups[keyword] === group);
    const valuesOf = (schema: SchemaObject): unknown => valuesOfGroup(schema, group);
    // The group contains the keywords, which the compiler cannot verify.
    return grouped.length === 0 ? [] : [{ group, keywords: grouped, valuesOf } as GroupedKeywords<K>];
  });
}

/** Type guard for the keywords of a column. */
export function isKeywordOf<K extends Keyword>(column: { readonly [N in K]: unknown }, name: string): name is K {
  return Object.hasOwn(column, name);
}

/** Returns the value of a keyword; `undefined` if it is absent. */
export function valueOfKeyword<K extends Keyword>(schema: SchemaObject, keyword: K): KeywordValue<K> | undefined {
  // The group contains the keyword, which the compiler cannot verify.
  return valuesOfGroup(schema, keywordGroups[keyword])?.[keyword] as KeywordValue<K> | undefined;
}

/** Returns whether a schema has no keys besides `keys` and its metadata. Groups of keywords, such as `number`, are keys. */
export function hasOnlyKeys(schema: SchemaObject, ...keys: readonly (keyof SchemaObject)[]): boolean {
  const allowed: readonly string[] = [...metadataKeys, ...keys];
  return Object.keys(schema).every((key) => allowed.includes(key));
}

/** Returns the object of a schema that contains the keywords of a group. */
function valuesOfGroup(schema: SchemaObject, group: KeywordGroup): Readonly<Record<string, unknown>> | undefined {
  return (group === 'schema' ? schema : schema[group]) as Readonly<Record<string, unknown>> | undefined;
}

/** Column entry for a facet that the consumer ignores, with the reason. */
export interface Ignored {
  readonly ignored: string;
}

/** Creates the column entry for a facet that the consumer ignores. */
export function ignored(reason: string): Ignored {
  return { ignored: reason };
}

/** How a consumer handles each facet. A column without an entry for a facet does not compile. */
export type Column<Entries extends { readonly [F in Facet]: unknown }> = {
  readonly [F in Facet]: Entries[F] | Ignored;
};

/** A column of functions. */
export type FunctionColumn<Arguments extends readonly unknown[], Result = void> = Column<{
  readonly [F in Facet]: (keywords: Facets[F], ...rest: Arguments) => Result;
}>;

/** How a consumer handles each keyword. A column without an entry for a keyword does not compile. */
export type KeywordColumn<Arguments extends readonly unknown[], Result> = {
  readonly [K in Keyword]: ((value: KeywordValue<K>, keyword: K, ...rest: Arguments) => Result) | Ignored;
};

/**
 * Calls the functions of a column for the keywords that the schema has, in the order of the column, and returns their
 * results.
 */
export function applyKeywordColumn<Arguments extends readonly unknown[], Result>(
  schema: SchemaObject,
  column: KeywordColumn<Arguments, Result>,
  ...rest: Arguments
): readonly Result[] {
  const results: Result[] = [];
  for (const name in column) {
    const keyword = name as Keyword; // A column has no other keys.
    const entry = column[keyword];
    const value = valueOfKeyword(schema, keyword);
    // The entry and the value belong to the same keyword, which the compiler cannot verify.
    if (value !== undefined && typeof entry === 'function')
      results.push((entry as (...all: unknown[]) => Result)(value, keyword, ...rest));
  }
  return results;
}

/**
 * Calls the functions of a column for the facets that the schema has, in the order of the column, and returns their
 * results.
 */
export function applyColumn<Arguments extends readonly unknown[], Result>(
  schema: SchemaObject,
  column: FunctionColumn<Arguments, Result>,
  ...rest: Arguments
): readonly Result[] {
  const results: Result[] = [];
  for (const name in column) {
    const entry = column[name as Facet]; // A column has no other keys.
    const keywords = typeof entry === 'function' ? keywordsOfFacet(schema, name as Facet) : undefined;
    // The entry and the keywords belong to the same facet, which the compiler cannot verify.
    if (keywords !== undefined) results.push((entry as (...all: unknown[]) => Result)(keywords, ...rest));
  }
  return results;
}

/** Returns whether a schema has a facet for which a column has an entry other than `ignored`. */
export function hasHandledFacet(schema: SchemaObject, column: { readonly [F in Facet]: unknown }): boolean {
  return facets.some((name) => !isIgnored(column[name]) && keywordsOfFacet(schema, name) !== undefined);
}

/** Returns whether a column has an entry other than `ignored` for all facets of a schema. */
export function hasOnlyHandledFacets(schema: SchemaObject, column: { readonly [F in Facet]: unknown }): boolean {
  return facets.every((name) => !isIgnored(column[name]) || keywordsOfFacet(schema, name) === undefined);
}

/** Returns the keywords of the facets for which a column has an entry other than `ignored`. */
export function listKeywords(column: { readonly [F in Facet]: unknown }): readonly Keyword[] {
  return facets.flatMap((name): readonly Keyword[] => (isIgnored(column[name]) ? [] : facetKeywords[name]));
}

function isIgnored(entry: unknown): entry is Ignored {
  return typeof entry === 'object' && entry !== null && 'ignored' in entry;
}

/** Returns the keywords of a facet; `undefined` if the schema has none of them. */
export function keywordsOfFacet<F extends Facet>(schema: SchemaObject, name: F): Facets[F] | undefined {
  const { group, keywords } = definitions[name];
  const values = valuesOfGroup(schema, group);
  if (values === undefined) return undefined;
  // The group contains the keywords of the facet.
  for (const keyword of keywords) if (values[keyword] !== undefined) return values;
  return undefined;
}

/** Returns an object with a value for each facet. */
export function mapFacets<T>(valueOf: (name: Facet) => T): { readonly [F in Facet]: T } {
  return Object.fromEntries(facets.map((name) => [name, valueOf(name)])) as { readonly [F in Facet]: T }; // Has every facet.
}
