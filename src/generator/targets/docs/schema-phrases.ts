// Phrases for short schemas: validation keywords, and conditions ("`protocol` is `https`", "`ssl_cert` is absent").

import {
  codeSpan,
  joinEnumeration,
  md,
  type Markdown,
  joinMarkdown,
  emptyMarkdown,
  markdownNumber,
  escapeMarkdown,
} from '../../code/markdown/markdown.ts';
import {
  applyColumn,
  type Column,
  type Facet,
  keywordsOfFacet,
  type Facets,
  type FunctionColumn,
  hasOnlyHandledFacets,
  hasOnlyKeys,
  ignored,
} from '../../model/facets.ts';
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import { visitSchemas } from '../../model/visit-schemas.ts';
import { enumValues } from './flatten-schema-parts.ts';
import type { Links } from './page-links.ts';
import { valueList } from './json-to-markdown.ts';

/** Maximum number of phrases; longer conditions are shown as JSON Schema. */
const maxPhrases = 8;

/**
 * Describes the schema as a condition on an object whose `required` properties are known to be present; `undefined` if
 * the description would be too long.
 */
export function describeCondition(
  schema: JsonSchema,
  required: ReadonlySet<string>,
  links: Links,
): Markdown | undefined {
  if (!hasOnlyConditions(schema)) return undefined;
  const phrases = conditionPhrases(schema, '', required, links);
  return phrases !== undefined && phrases.length > 0 && phrases.length <= maxPhrases
    ? joinEnumeration(phrases, 'and')
    : undefined;
}

/** Returns whether the schema has none of the annotations and extensions that a phrase would omit. */
function hasOnlyConditions(schema: JsonSchema): boolean {
  let result = true;
  visitSchemas(schema, (each) => {
    if (typeof each === 'boolean') return;
    const { rules, filterable, lifecycle, unspecified, round, redacted } = each.extensions;
    const isAnnotated = Object.keys(each.annotations).some((keyword) => keyword !== 'format' && keyword !== 'comment');
    result &&=
      !isAnnotated &&
      !filterable &&
      rules.length + unspecified.length === 0 &&
      [lifecycle, round, redacted].every((fact) => fact === undefined);
  });
  return result;
}

type Phrases = readonly Markdown[] | undefined;

function conditionPhrases(schema: JsonSchema, path: string, presentPaths: ReadonlySet<string>, links: Links): Phrases {
  if (typeof schema === 'boolean' || !hasOnlyPhrasedKeywords(schema)) return undefined;
  const required = schema.object?.required ?? [];
  const present = new Set([...presentPaths, ...required.map((name) => path + name)]);
  const phrases: Phrases[] = [];
  const unconstrained = required
    .filter((name) => !schema.object?.properties?.has(name))
    .map((name) => codeSpan(path + name));
  if (unconstrained.length > 0)
    phrases.push([
      md`${joinEnumeration(unconstrained, 'and')} ${unconstrained.length === 1 ? md`is` : md`are`} present`,
    ]);
  for (const [name, property] of schema.object?.properties ?? [])
    phrases.push(propertyPhrases(property, path + name, required.includes(name), present, links));
  for (const part of schema.allOf ?? []) phrases.push(conditionPhrases(part, path, present, links));
  if (schema.anyOf) phrases.push(unionPhrases(schema.anyOf, path, present, links));
  if (schema.oneOf) phrases.push(unionPhrases(schema.oneOf, path, present, links, md`exactly one of these is true: `));
  if (schema.not !== undefined) phrases.push(negationPhrases(schema.not, path, present, links));
  return phrases.every((each) => each !== undefined) ? phrases.flat() : undefined;
}

const longSchema = ignored('the condition is shown as JSON Schema');

/** Facets that a phrase about the properties of an object can contain. */
const conditionColumn: Column<{ readonly [F in Facet]: 'phrased' }> = {
  reference: longSchema,
  resource: 'phrased',
  type: 'phrased',
  values: longSchema,
  range: longSchema,
  multipleOf: longSchema,
  length: longSchema,
  pattern: longSchema,
  format: 'phrased',
  content: longSchema,
  items: longSchema,
  itemCount: longSchema,
  unique: longSchema,
  contains: longSchema,
  properties: 'phrased',
  propertyNames: longSchema,
  propertyCount: longSchema,
  dependencies: longSchema,
  allOf: 'phrased',
  union: 'phrased',
  discriminator: longSchema,
  not: 'phrased',
  conditional: longSchema,
};

function hasOnlyPhrasedKeywords(schema: SchemaObject): boolean {
  const { properties: _, required: __, ...otherKeywords } = keywordsOfFacet(schema, 'properties') ?? {};
  return (
    hasOnlyHandledFacets(schema, conditionColumn) &&
    Object.keys(otherKeywords).length === 0 &&
    (schema.types?.every((type) => type === 'object') ?? true)
  );
}

function propertyPhrases(
  schema: JsonSchema,
  path: string,
  required: boolean,
  presentPaths: ReadonlySet<string>,
  links: Links,
): Phrases {
  if (schema === false) return [md`${codeSpan(path)} is absent`];
  if (schema === true) return required ? [md`${codeSpan(path)} is present`] : [];
  const subject = required || presentPaths.has(path) ? md`${codeSpan(path)} is` : md`${codeSpan(path)} is absent or`;
  const valuePhrase = describeValue(schema, links);
  if (valuePhrase !== undefined) return [md`${subject} ${valuePhrase}`];
  if (schema.not !== undefined && hasOnlyKeys(schema, 'not') && typeof schema.not !== 'boolean') {
    const excluded = describeValue(schema.not, links);
    return excluded && [md`${subject} not ${excluded}`];
  }
  const nestedPhrases = conditionPhrases(schema, `${path}.`, presentPaths, links);
  return nestedPhrases && (required ? [md`${codeSpan(path)} is present`, ...nestedPhrases] : nestedPhrases);
}

/**
 * Describes a single value as a phrase that can follow "is": "`https`", "null", "at least 1". `undefined` if the schema
 * needs more than a short phrase.
 */
export function describeValue(schema: SchemaObject, links: Links): Markdown | undefined {
  const values = enumValues(schema);
  if (values !== undefined)
    return values.length <= maxPhrases && hasOnlyKeys(schema, 'types', ...enumKeywords(schema))
      ? valueList(values.map(({ value }) => value))
      : undefined;
  if (schema.ref !== undefined) return hasOnlyKeys(schema, 'ref') ? md`a valid ${links.schema(schema.ref)}` : undefined;
  if (!hasOnlyHandledFacets(schema, valueColumn)) return undefined;
  const bounds = describeConstraints(schema);
  if (bounds !== '') return bounds;
  if (schema.types === undefined)
    return schema.annotations.format === undefined ? undefined : md`a valid ${codeSpan(schema.annotations.format)}`;
  return joinEnumeration(
    schema.types.map((type) => typePhrases[type]),
    'or',
  );
}

/** Returns the keywords that contain the enum values of a schema. */
function enumKeywords(schema: SchemaObject): readonly (keyof SchemaObject)[] {
  if (schema.const !== undefined || schema.enum !== undefined) return ['const', 'enum'];
  return schema.oneOf === undefined ? ['anyOf'] : ['oneOf'];
}

const typePhrases = {
  null: md`null`,
  boolean: md`true or false`,
  integer: md`an integer`,
  number: md`a number`,
  string: md`a string`,
  array: md`an array`,
  object: md`an object`,
} as const;

function unionPhrases(
  branches: readonly JsonSchema[],
  path: string,
  presentPaths: ReadonlySet<string>,
  links: Links,
  lead = md``,
): Phrases {
  const phrases = branches.map((branch) => conditionPhrases(branch, path, presentPaths, links));
  if (!phrases.every((each) => each !== undefined && each.length > 0)) return undefined;
  return [md`${lead}${joinEnumeration(phrases.map(joinPhrases), 'or')}`];
}

function joinPhrases(phrases: Phrases): Markdown {
  const joined = joinEnumeration(phrases ?? [], 'and');
  return phrases !== undefined && phrases.length > 1 ? md`(${joined})` : joined;
}

function negationPhrases(not: JsonSchema, path: string, presentPaths: ReadonlySet<string>, links: Links): Phrases {
  if (typeof not === 'boolean') return undefined;
  const names = not.object?.required ?? [];
  const [soleName] = names;
  if (
    soleName !== undefined &&
    names.length === 1 &&
    not.object?.properties === undefined &&
    hasOnlyPhrasedKeywords(not) &&
    not.anyOf === undefined &&
    not.allOf === undefined &&
    not.oneOf === undefined &&
    not.not === undefined
  ) {
    return [md`${codeSpan(path + soleName)} is absent`];
  }
  const phrases = conditionPhrases(not, path, presentPaths, links);
  return phrases && phrases.length > 0 ? [md`it is not true that ${joinEnumeration(phrases, 'and')}`] : undefined;
}

const shownByType = ignored('shown as the type of the value');
const shownAsCondition = ignored('shown as a condition');

/** Phrases for constraints. Each can follow "is" or stand alone: "3 to 32 characters", "a multiple of 5". */
const constraintColumn: FunctionColumn<[], readonly Markdown[]> = {
  reference: ignored('shown as a link'),
  resource: ignored('only affects references'),
  type: shownByType,
  values: ignored('shown as a list of values'),
  range: rangePhrases,
  multipleOf: ({ multipleOf = 1 }) => [md`a multiple of ${markdownNumber(multipleOf)}`],
  length: ({ minLength, maxLength }) => [describeCount(minLength, maxLength, 'character')],
  pattern: ({ pattern = '' }) => [md`matching ${codeSpan(pattern)}`],
  format: shownByType,
  content: ({ contentEncoding, contentMediaType }) => [
    contentEncoding !== undefined ? md`encoded as ${codeSpan(contentEncoding)}` : emptyMarkdown,
    contentMediaType !== undefined ? md`containing ${codeSpan(contentMediaType)}` : emptyMarkdown,
  ],
  items: shownByType,
  itemCount: ({ minItems, maxItems }) => [describeCount(minItems, maxItems, 'item')],
  unique: ({ uniqueItems }) => [uniqueItems === true ? md`without duplicates` : emptyMarkdown],
  contains: shownAsCondition,
  properties: ignored('shown as rows'),
  propertyNames: shownAsCondition,
  propertyCount: ({ minProperties, maxProperties }) => [describeCount(minProperties, maxProperties, 'field')],
  dependencies: shownAsCondition,
  allOf: ignored('its parts are described separately'),
  union: ignored('shown as alternatives, or as a condition'),
  discriminator: ignored('shown with the alternatives'),
  not: shownAsCondition,
  conditional: shownAsCondition,
};

/** Facets that a phrase about a single value can contain. */
const valueColumn: Column<{ readonly [F in Facet]: unknown }> = {
  ...constraintColumn,
  resource: 'phrased',
  type: 'phrased',
  format: 'phrased',
};

function constraintPhrases(schema: SchemaObject): readonly Markdown[] {
  const { number, string, array, object } = schema;
  // Most schemas have no constraints.
  if (number === undefined && string === undefined && array === undefined && object === undefined) return [];
  return applyColumn(schema, constraintColumn)
    .flat()
    .filter((phrase) => phrase !== emptyMarkdown);
}

function rangePhrases(bounds: Facets['range']): readonly Markdown[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = bounds;
  const hasBoth = minimum !== undefined && maximum !== undefined;
  return [
    hasBoth
      ? minimum === maximum
        ? md`exactly ${markdownNumber(minimum)}`
        : md`${markdownNumber(minimum)} to ${markdownNumber(maximum)}`
      : emptyMarkdown,
    !hasBoth && minimum !== undefined ? md`at least ${markdownNumber(minimum)}` : emptyMarkdown,
    !hasBoth && maximum !== undefined ? md`at most ${markdownNumber(maximum)}` : emptyMarkdown,
    exclusiveMinimum !== undefined ? md`greater than ${markdownNumber(exclusiveMinimum)}` : emptyMarkdown,
    exclusiveMaximum !== undefined ? md`less than ${markdownNumber(exclusiveMaximum)}` : emptyMarkdown,
  ];
}

/** Returns a count phrase: "3 to 32 characters", "at least 1 item", or "exactly 2 fields"; empty without bounds. */
export function describeCount(minimum: number | undefined, maximum: number | undefined, unit: string): Markdown {
  const units = (count: number): Markdown => escapeMarkdown(count === 1 ? unit : `${unit}s`);
  if (minimum !== undefined && minimum === maximum) return md`exactly ${markdownNumber(minimum)} ${units(minimum)}`;
  if (maximum === 0) return md`no ${units(0)}`;
  if (minimum === 0 && maximum === undefined) return md`any number of ${units(0)}`;
  if (maximum === undefined)
    return minimum === undefined ? emptyMarkdown : md`at least ${markdownNumber(minimum)} ${units(minimum)}`;
  if (minimum === undefined || minimum === 0) return md`at most ${markdownNumber(maximum)} ${units(maximum)}`;
  return md`${markdownNumber(minimum)} to ${markdownNumber(maximum)} ${units(maximum)}`;
}

/** Returns all constraints as one phrase: "3 to 32 characters, matching `^a`". */
export function describeConstraints(schema: SchemaObject): Markdown {
  return joinMarkdown(constraintPhrases(schema), ', ');
}
