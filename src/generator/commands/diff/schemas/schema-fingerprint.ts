// Fingerprint of a schema, independent of locations and descriptions.

import { createHash } from 'node:crypto';
import { type Column, type Facet, ignored, listKeywords, typeGroups } from '../../../model/facets.ts';
import {
  isSchemaArray,
  isNamedSubschemas,
  subschemaKeywords,
  type SubschemaKeywordValue,
} from '../../../model/subschemas.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { byCodePoint } from '../../../model/naming/code-point-order.ts';
import type { Json } from '../../../source/node.ts';
import { canonicalJson } from '../../../model/canonical-json.ts';
import type { FlatSchema, ModelSide } from './flatten-all-of.ts';
import type { ChangeId } from '../catalog.ts';
import type { NormalForm } from './normal-form-types.ts';

const applicators: ReadonlySet<string> = new Set(subschemaKeywords);
const groups: ReadonlySet<string> = new Set([...typeGroups, 'annotations']);

const resolved = ignored('resolved by flattening');

/** Facets that the fingerprint includes. */
const column: Column<{ readonly [F in Facet]: 'included' }> = {
  reference: resolved,
  resource: resolved,
  type: 'included',
  values: 'included',
  range: 'included',
  multipleOf: 'included',
  length: 'included',
  pattern: 'included',
  format: 'included',
  content: 'included',
  items: 'included',
  itemCount: 'included',
  unique: 'included',
  contains: 'included',
  properties: 'included',
  propertyNames: 'included',
  propertyCount: 'included',
  dependencies: 'included',
  allOf: resolved,
  union: 'included',
  discriminator: ignored('it selects a branch, but does not constrain values'),
  not: 'included',
  conditional: 'included',
};

/** Keywords that constrain a value, and the groups that contain them. */
const includedKeys: ReadonlySet<string> = new Set([...groups, ...listKeywords(column), 'readOnly', 'writeOnly']);

/** Returns a hash that is equal for schemas with the same constraints. */
export function fingerprintSchema(side: ModelSide, flatSchema: FlatSchema): string {
  const cached = fingerprints.get(flatSchema);
  if (cached !== undefined) return cached;
  const numbers = new Map<FlatSchema, number>();
  let depth = 0;
  const formatSchema = (nestedSchema: FlatSchema): string => {
    // A schema that was visited before, or contains itself, is represented by its number.
    const number = numbers.get(nestedSchema);
    if (number !== undefined) return `#${number}`;
    if (depth === maxDepth) return '…';
    numbers.set(nestedSchema, numbers.size);
    depth++;
    const parts = nestedSchema.parts
      .map((part) => formatKeywords(part, formatSchema, side))
      .filter((text) => text !== '{}');
    depth--;
    return `${nestedSchema.acceptsNothing ? '!' : ''}(${[...new Set(parts)].sort(byCodePoint).join('&')})`;
  };
  const fingerprint = createHash('sha256').update(formatSchema(flatSchema)).digest('hex');
  fingerprints.set(flatSchema, fingerprint);
  return fingerprint;
}

/** Maximum depth of the hashed content. Chains of schemas can be as long as the document. */
const maxDepth = 100;
/** Cached, because changes at the same schema share its fingerprint. */
const fingerprints = new WeakMap<FlatSchema, string>();

type FormatSchema = (flatSchema: FlatSchema) => string;

/** Formats the keywords of a part as a string. `isUnordered`: whether to sort union branches. */
export function formatKeywords(part: object, formatSchema: FormatSchema, side: ModelSide, isUnordered = false): string {
  const texts = keywordTexts(part, formatSchema, side, isUnordered).map(([, text]) => text);
  return `{${texts.filter((text) => text !== '{}').join(',')}}`;
}

/** Returns the keywords of a part, each with its formatted value. */
export function keywordTexts(
  part: object,
  formatSchema: FormatSchema,
  side: ModelSide,
  isUnordered = false,
): readonly (readonly [keyword: string, text: string])[] {
  const texts: (readonly [string, string])[] = [];
  const formatJsonSchema = (jsonSchema: JsonSchema): string => formatSchema(side.flattenAllOf([jsonSchema]));
  const keywordEntries: readonly (readonly [string, unknown])[] = Object.entries(part);
  for (const [key, value] of [...keywordEntries].sort(([a], [b]) => byCodePoint(a, b))) {
    if (!includedKeys.has(key) || value === undefined) continue;
    if (groups.has(key) && typeof value === 'object' && value !== null)
      texts.push([key, formatKeywords(value, formatSchema, side, isUnordered)]);
    else
      texts.push([
        key,
        `${key}:${applicators.has(key) ? formatSubschemas(value as SubschemaKeywordValue, formatJsonSchema, isUnordered && unionKeywords.has(key)) : formatPlain(value)}`,
      ]);
  }
  return texts;
}

const unionKeywords: ReadonlySet<string> = new Set(['anyOf', 'oneOf']);

function formatSubschemas(
  value: SubschemaKeywordValue,
  formatJsonSchema: (jsonSchema: JsonSchema) => string,
  isUnordered: boolean,
): string {
  if (isNamedSubschemas(value)) return formatMap(value, formatJsonSchema);
  if (!isSchemaArray(value)) return formatJsonSchema(value);
  const texts = value.map((subschema) => formatJsonSchema(subschema));
  return `[${(isUnordered ? texts.sort(byCodePoint) : texts).join(',')}]`;
}

/** Formats a value without subschemas. Arrays of such values are sets: types, enum values, names. */
function formatPlain(value: unknown): string {
  if (value instanceof Map) return formatMap(value as ReadonlyMap<string, unknown>, formatPlain);
  if (!Array.isArray(value)) return canonicalJson(value as Json);
  return `[${value
    .map((element: Json) => canonicalJson(element))
    .sort(byCodePoint)
    .join(',')}]`;
}

function formatMap<T>(map: ReadonlyMap<string, T>, formatValue: (value: T) => string): string {
  const entries = [...map].sort(([a], [b]) => byCodePoint(a, b));
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${formatValue(value)}`).join(',')}}`;
}

type Params = Readonly<Record<string, string>>;

/** One side of a change: the compared schema, and the part that the change is about. */
export interface ChangedSchema {
  readonly modelSide: ModelSide;
  readonly form: NormalForm;
  readonly part: SchemaObject | undefined;
}

/** Accessors for the schemas of a change, by ID pattern. The first matching pattern applies. */
const schemaAccessors: readonly (readonly [
  RegExp,
  (side: ChangedSchema, params: Params) => readonly (JsonSchema | FlatSchema | undefined)[],
])[] = [
  [/^not-/, ({ part }) => [part?.not]],
  [/^(condition|then|else)-/, ({ part }) => [part?.if, part?.then, part?.else]],
  [/^contains-/, ({ part }) => [part?.array?.contains]],
  [/^dependent-schema-/, ({ part }, { name = '' }) => [part?.object?.dependentSchemas?.get(name)]],
  [/^property-names-/, ({ form }) => (form.object?.propertyNames ? [form.object.propertyNames.value] : [])],
  [/^unevaluated-properties-/, ({ form }) => [form.object?.unevaluated?.value]],
  [/^unevaluated-items-/, ({ form }) => [form.array?.unevaluated?.value]],
  [/^evaluation-/, ({ form }) => [form.flatSchema]],
  [/^content-schema-/, ({ form }) => [form.contentSchema?.value]],
  [/^pattern-property-/, ({ form }, { pattern = '' }) => [form.object?.patternProperties.get(pattern)?.value]],
  [/property-(added|removed|allowed|forbidden)$/, ({ form }, { name = '' }) => [form.object?.properties.get(name)]],
  [/^(overlapping-)?branch-/, findBranch],
  [/^(union-|became-union|became-no-union)/, ({ part }) => [...(part?.anyOf ?? []), ...(part?.oneOf ?? [])]],
];

/**
 * Returns a function that fingerprints the schemas of a change; `undefined` if the parameters already describe the
 * change completely.
 */
export function createSchemaFingerprinter(
  id: ChangeId,
  params: Params,
  base: ChangedSchema,
  head: ChangedSchema,
): (() => string) | undefined {
  const read = schemaAccessors.find(([pattern]) => pattern.test(id))?.[1];
  if (!read) return undefined;
  const describeSide = (side: ChangedSchema): string =>
    read(side, params)
      .map((schema) =>
        schema === undefined ? '' : fingerprintSchema(side.modelSide, toFlatSchema(side.modelSide, schema)),
      )
      .join(' ');
  return () => `${describeSide(base)}|${describeSide(head)}`;
}

function toFlatSchema(side: ModelSide, schema: JsonSchema | FlatSchema): FlatSchema {
  return typeof schema === 'object' && 'parts' in schema ? schema : side.flattenAllOf([schema]);
}

/** Returns the branch that starts with the part; `undefined` on the side without it. */
function findBranch({ form, part }: ChangedSchema): readonly (FlatSchema | undefined)[] {
  const branch = form.unions.flatMap(({ branches }) => branches).find(({ flatSchema }) => flatSchema.parts[0] === part);
  return [branch?.flatSchema];
}
