// Descriptions of types, with links to the named schemas in them.

import {
  codeSpan,
  joinEnumeration,
  joinMarkdown,
  md,
  emptyMarkdown,
  escapeMarkdown,
  type Markdown,
} from '../../code/markdown/markdown.ts';
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import type { Json } from '../../source/node.ts';
import { flattenSchemas, propertySchemas, enumValues, isConditionOnly } from './flatten-schema-parts.ts';
import type { Links } from './page-links.ts';

/**
 * Describes the type of a value to which all `schemas` apply: "string (`date-time`) or null", "array of [Domain](…)".
 */
export function describeType(schemas: readonly JsonSchema[], links: Links): Markdown {
  const [soleSchema] = schemas;
  if (soleSchema !== undefined && schemas.length === 1) return describeSchemaType(soleSchema, links) || md`any value`;
  const phrases = dropRedundant(schemas.map((schema) => describeSchemaType(schema, links)));
  return phrases.length === 0 ? md`any value` : joinEnumeration(phrases, 'and');
}

/** Removes duplicates, and "string or null" if "string" applies as well. */
function dropRedundant(phrases: readonly Markdown[]): readonly Markdown[] {
  const distinct = new Set(phrases.filter((phrase) => phrase !== emptyMarkdown));
  return [...distinct].filter((phrase) => ![...distinct].some((other) => phrase === md`${other} or null`));
}

/** Describes the type that one schema allows; empty if it does not restrict the type. */
function describeSchemaType(schema: JsonSchema, links: Links): Markdown {
  if (typeof schema === 'boolean') return schema ? emptyMarkdown : md`no value`;
  if (schema.ref === undefined && schema.dynamicRef === undefined && schema.allOf === undefined)
    return describeOwnType(schema, links);
  const references = [schema.ref, schema.dynamicRef?.ref]
    .filter((id) => id !== undefined)
    .map((id) => links.schema(id));
  const parts = (schema.allOf ?? []).map((part) => describeSchemaType(part, links));
  const phrases = dropRedundant([...references, ...parts, describeOwnType(schema, links)]);
  if (phrases.length < 2 || !phrases.includes(md`object`)) return joinEnumeration(phrases, 'and');
  // "Page and object" would not explain the conjunction.
  const others = phrases.filter((phrase) => phrase !== 'object' && phrase !== 'more fields');
  return joinEnumeration(
    propertySchemas(flattenSchemas([schema])).size === 0 ? others : [...others, md`more fields`],
    'and',
  );
}

function describeOwnType(schema: SchemaObject, links: Links): Markdown {
  const values = enumValues(schema);
  if (values !== undefined)
    return describeValueTypes(
      schema,
      values.map(({ value }) => value),
    );
  const unionType = describeUnionType(schema, links);
  if (unionType !== emptyMarkdown) return unionType;
  const types = schema.types ?? impliedTypes(schema);
  const [soleType] = types;
  if (soleType !== undefined && types.length === 1) return describeSingleType(soleType, schema, links);
  const nullLast = [...types.filter((type) => type !== 'null'), ...types.filter((type) => type === 'null')];
  return joinEnumeration(
    nullLast.map((type) => describeSingleType(type, schema, links)),
    'or',
  );
}

function describeSingleType(type: string, schema: SchemaObject, links: Links): Markdown {
  if (type === 'array') return describeArrayType(schema, links);
  if (type === 'object') return describeObjectType(schema, links);
  const { format } = schema.annotations;
  return format !== undefined && type !== 'null' && type !== 'boolean'
    ? md`${escapeMarkdown(type)} (${codeSpan(format)})`
    : escapeMarkdown(type);
}

function describeArrayType(schema: SchemaObject, links: Links): Markdown {
  const { items, prefixItems } = schema.array ?? {};
  const itemType = items === undefined || items === true ? emptyMarkdown : describeType([items], links);
  if (prefixItems === undefined) return itemType === emptyMarkdown ? md`array` : md`array of ${itemType}`;
  const prefixTypes = joinMarkdown(
    prefixItems.map((item) => describeType([item], links)),
    ', ',
  );
  return items === false
    ? md`array of exactly ${prefixTypes}`
    : md`array of: ${prefixTypes}${itemType === emptyMarkdown ? md`, and more` : md`, then ${itemType}`}`;
}

function describeObjectType(schema: SchemaObject, links: Links): Markdown {
  const { properties, additionalProperties } = schema.object ?? {};
  if (properties !== undefined || additionalProperties === undefined || typeof additionalProperties === 'boolean')
    return md`object`;
  return md`object of ${describeType([additionalProperties], links)}`;
}

/** Returns "one of A, B or C" for `oneOf`, "any of" for `anyOf`, and "A or null" if null is the only alternative. */
function describeUnionType(schema: SchemaObject, links: Links): Markdown {
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches === undefined || branches.every(isConditionOnly)) return emptyMarkdown;
  const phrases = [...new Set(branches.map((branch) => describeType([branch], links)))];
  const ordered = [...phrases.filter((phrase) => phrase !== 'null'), ...phrases.filter((phrase) => phrase === 'null')];
  const hasChoice = ordered.filter((phrase) => phrase !== 'null').length > 1;
  return md`${hasChoice ? (schema.oneOf === undefined ? md`any of ` : md`one of `) : emptyMarkdown}${joinEnumeration(ordered, 'or')}`;
}

function describeValueTypes(schema: SchemaObject, values: readonly Json[]): Markdown {
  const types = schema.types ?? values.map(jsonType);
  const { format } = schema.annotations;
  const phrases = [...new Set(types)].map((type) =>
    format !== undefined && type === 'string' ? md`string (${codeSpan(format)})` : escapeMarkdown(type),
  );
  return joinEnumeration(phrases, 'or');
}

function jsonType(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

// Without `type`, the keywords imply the type.
function impliedTypes(schema: SchemaObject): readonly string[] {
  if (
    schema.object !== undefined &&
    (schema.object.properties !== undefined || schema.object.additionalProperties !== undefined)
  )
    return ['object'];
  if (schema.array?.items !== undefined || schema.array?.prefixItems !== undefined) return ['array'];
  if (schema.string !== undefined) return ['string'];
  if (schema.number !== undefined) return ['number'];
  return schema.annotations.format === undefined ? [] : ['string'];
}
