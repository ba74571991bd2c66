// Descriptions of types, with links to the named schemas in them.

import { code, enumerate, join, md, nothing, text, type Md } from '../../code/markdown/markdown.ts';
import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import type { Json } from '../../source/node.ts';
import { listedValues } from './enum-values.ts';
import { isConditional } from './condition-phrases.ts';
import { partsOf, propertiesOf } from './allof-members.ts';
import type { Links } from './page-links.ts';

/**
 * Describes the type of a value to which all `schemas` apply: "string (`date-time`) or null", "array of [Domain](…)".
 */
export function typeWords(assertions: readonly Assertion[], links: Links): Md {
  const [only] = assertions;
  if (only !== undefined && assertions.length === 1) return wordsOf(only, links) || md`any value`;
  const words = narrowed(assertions.map((assertion) => wordsOf(assertion, links)));
  return words.length === 0 ? md`any value` : enumerate(words, 'and');
}

/** Removes duplicates, and "string or null" if "string" applies as well. */
function narrowed(found: readonly Md[]): readonly Md[] {
  const words = new Set(found.filter((some) => some !== nothing));
  return [...words].filter((word) => ![...words].some((other) => word === md`${other} or null`));
}

/** Describes the type that one schema allows; empty if it does not restrict the type. */
function wordsOf(assertion: Assertion, links: Links): Md {
  if (typeof assertion === 'boolean') return assertion ? nothing : md`no value`;
  if (assertion.ref === undefined && assertion.dynamicRef === undefined && assertion.allOf === undefined)
    return ownWords(assertion, links);
  const named = [assertion.ref, assertion.dynamicRef?.ref]
    .filter((id) => id !== undefined)
    .map((id) => links.schema(id));
  const parts = (assertion.allOf ?? []).map((part) => wordsOf(part, links));
  const words = narrowed([...named, ...parts, ownWords(assertion, links)]);
  if (words.length < 2 || !words.includes(md`object`)) return enumerate(words, 'and');
  // "Page and object" would not explain the conjunction.
  const others = words.filter((found) => found !== 'object' && found !== 'more fields');
  return enumerate(propertiesOf(partsOf([assertion])).size === 0 ? others : [...others, md`more fields`], 'and');
}

function ownWords(schema: ObjectSchema, links: Links): Md {
  const values = listedValues(schema);
  if (values !== undefined)
    return valueTypes(
      schema,
      values.map(({ value }) => value),
    );
  const choice = choiceWords(schema, links);
  if (choice !== nothing) return choice;
  const types = schema.types ?? implied(schema);
  const [first] = types;
  if (first !== undefined && types.length === 1) return oneType(first, schema, links);
  const nullLast = [...types.filter((type) => type !== 'null'), ...types.filter((type) => type === 'null')];
  return enumerate(
    nullLast.map((type) => oneType(type, schema, links)),
    'or',
  );
}

function oneType(type: string, schema: ObjectSchema, links: Links): Md {
  if (type === 'array') return arrayWords(schema, links);
  if (type === 'object') return objectWords(schema, links);
  const { format } = schema.annotations;
  return format !== undefined && type !== 'null' && type !== 'boolean'
    ? md`${text(type)} (${code(format)})`
    : text(type);
}

function arrayWords(schema: ObjectSchema, links: Links): Md {
  const { items, prefixItems } = schema.array ?? {};
  const rest = items === undefined || items === true ? nothing : typeWords([items], links);
  if (prefixItems === undefined) return rest === nothing ? md`array` : md`array of ${rest}`;
  const first = join(
    prefixItems.map((item) => typeWords([item], links)),
    ', ',
  );
  return items === false
    ? md`array of exactly: ${first}`
    : md`array of: ${first}${rest === nothing ? md`, and more` : md`, then ${rest}`}`;
}

function objectWords(schema: ObjectSchema, links: Links): Md {
  const { properties, additionalProperties } = schema.object ?? {};
  if (properties !== undefined || additionalProperties === undefined || typeof additionalProperties === 'boolean')
    return md`object`;
  return md`object of ${typeWords([additionalProperties], links)}`;
}

/** Returns "one of A, B or C" for `oneOf`, "any of" for `anyOf`, and "A or null" if null is the only alternative. */
function choiceWords(schema: ObjectSchema, links: Links): Md {
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches === undefined || branches.every(isConditional)) return nothing;
  const found = [...new Set(branches.map((branch) => typeWords([branch], links)))];
  const words = [...found.filter((word) => word !== 'null'), ...found.filter((word) => word === 'null')];
  const choice = words.filter((word) => word !== 'null').length > 1;
  return md`${choice ? (schema.oneOf === undefined ? md`any of ` : md`one of `) : nothing}${enumerate(words, 'or')}`;
}

function valueTypes(schema: ObjectSchema, values: readonly Json[]): Md {
  const found = schema.types ?? values.map(jsonType);
  const { format } = schema.annotations;
  const words = [...new Set(found)].map((type) =>
    format !== undefined && type === 'string' ? md`string (${code(format)})` : text(type),
  );
  return enumerate(words, 'or');
}

function jsonType(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

// Without `type`, the keywords imply the type.
function implied(schema: ObjectSchema): readonly string[] {
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
