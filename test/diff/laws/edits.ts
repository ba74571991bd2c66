// Small edits of random schemas: a keyword less, a keyword more, a number beside, a list shortened.

import { isMap, type Json } from '../rewrites/sites.ts';
import { one, type Pick } from '../rewrites/rewrite.ts';
import type { Schema } from '../../unit/validators/schemas.ts';

/** The schema with one edit somewhere in it; `donor` lends keywords. */
export function edited(schema: Schema, donor: Schema, pick: Pick): Schema {
  if (typeof schema === 'boolean') return pick(2) === 0 ? donor : !schema;
  const copy: Json = { ...structuredClone<object>(schema) };
  const target = one(schemasIn(copy), pick) ?? copy;
  const keywords = Object.keys(target);
  const keyword = one(keywords, pick);
  const lent = isMap(donor) ? one(Object.entries(donor), pick) : undefined;
  switch (pick(4)) {
    case 0:
      if (keyword !== undefined) Reflect.deleteProperty(target, keyword);
      break;
    case 1:
      if (lent) target[lent[0]] = structuredClone(lent[1]);
      break;
    case 2:
      if (keyword !== undefined) target[keyword] = nudged(target[keyword], pick);
      break;
    default:
      if (lent && keyword !== undefined && lent[0] === keyword) target[keyword] = structuredClone(lent[1]);
      else if (lent) target[lent[0]] = structuredClone(lent[1]);
  }
  return copy;
}

function nudged(value: unknown, pick: Pick): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? Math.max(0, value + (pick(2) === 0 ? 1 : -1)) : value;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value) && value.length > 1) return value.filter((_, index) => index !== pick(value.length));
  return value;
}

/** The object schemas in a schema, itself first. */
function schemasIn(schema: Json): readonly Json[] {
  const found: Json[] = [schema];
  const visit = (value: unknown): void => {
    if (isMap(value)) {
      found.push(value);
      found.push(...schemasIn(value).slice(1));
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
    if (Array.isArray(schema[keyword])) for (const each of schema[keyword] as unknown[]) visit(each);
  for (const keyword of ['properties', 'patternProperties', 'dependentSchemas'])
    if (isMap(schema[keyword])) for (const each of Object.values(schema[keyword])) visit(each);
  return found;
}
