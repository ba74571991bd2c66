// Random edits to schemas: a removed, added, or replaced keyword, a number off by one, or a shortened list.

import { isMap, type JsonObject } from '../rewrites/sites.ts';
import { pickOne, type Picker } from '../rewrites/rewrite.ts';
import type { Schema } from '../../../targets/validators/random-schemas.ts';

/** Returns the schema with one random edit. Added keywords are taken from `donor`. */
export function applyRandomEdit(schema: Schema, donor: Schema, pick: Picker): Schema {
  if (typeof schema === 'boolean') return pick(2) === 0 ? donor : !schema;
  const copy: JsonObject = { ...structuredClone<object>(schema) };
  const target = pickOne(schemasIn(copy), pick) ?? copy;
  const keywords = Object.keys(target);
  const keyword = pickOne(keywords, pick);
  const donorEntry = isMap(donor) ? pickOne(Object.entries(donor), pick) : undefined;
  switch (pick(4)) {
    case 0:
      if (keyword !== undefined) Reflect.deleteProperty(target, keyword);
      break;
    case 1:
      if (donorEntry) target[donorEntry[0]] = structuredClone(donorEntry[1]);
      break;
    case 2:
      if (keyword !== undefined) target[keyword] = modifyValue(target[keyword], pick);
      break;
    default:
      if (donorEntry && keyword !== undefined && donorEntry[0] === keyword)
        target[keyword] = structuredClone(donorEntry[1]);
      else if (donorEntry) target[donorEntry[0]] = structuredClone(donorEntry[1]);
  }
  return copy;
}

function modifyValue(value: unknown, pick: Picker): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? Math.max(0, value + (pick(2) === 0 ? 1 : -1)) : value;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value) && value.length > 1) return value.filter((_, index) => index !== pick(value.length));
  return value;
}

/** Returns the schema and its object subschemas. */
function schemasIn(schema: JsonObject): readonly JsonObject[] {
  const schemas: JsonObject[] = [schema];
  const visit = (value: unknown): void => {
    if (isMap(value)) {
      schemas.push(value);
      schemas.push(...schemasIn(value).slice(1));
    }
  };
  for (const keyword of [
    'items',
    'contains',
    'additionalProperties',
    'propertyNames',
    'not',
    'if',
    'then',
    'else',
    'unevaluatedProperties',
    'unevaluatedItems',
  ])
    visit(schema[keyword]);
  for (const keyword of ['allOf', 'anyOf', 'oneOf', 'prefixItems'])
    if (Array.isArray(schema[keyword])) for (const part of schema[keyword] as unknown[]) visit(part);
  for (const keyword of ['properties', 'patternProperties', 'dependentSchemas'])
    if (isMap(schema[keyword])) for (const subschema of Object.values(schema[keyword])) visit(subschema);
  return schemas;
}
