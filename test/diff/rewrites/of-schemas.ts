// Ways to write a schema that all mean the same.

import { freshName, one, shuffled, type Pick, type Rewrite } from './rewrite.ts';
import { componentsOf, isMap, put, sitesOf, type Json, type Site } from './sites.ts';

/** A rewrite of one schema among those that it fits. */
function ofSchema(
  name: string,
  fits: (schema: Json, site: Site) => boolean,
  write: (schema: Json, pick: Pick, document: Json) => Json | undefined,
): Rewrite {
  return {
    name,
    apply: (document, pick) => {
      const site = one(
        sitesOf(document).filter((each) => fits(each.schema, each)),
        pick,
      );
      const written = site && write(site.schema, pick, document);
      if (!site || !written) return false;
      put(site, written);
      return true;
    },
  };
}

const has =
  (...keys: readonly string[]) =>
  (schema: Json): boolean =>
    keys.every((key) => Object.hasOwn(schema, key));
const list = (schema: Json, key: string): unknown[] => (Array.isArray(schema[key]) ? (schema[key] as unknown[]) : []);
const targetOf = (document: Json, schema: Json): Json | undefined => {
  const { $ref } = schema;
  const target =
    typeof $ref === 'string' ? componentsOf(document, 'schemas')[$ref.replace('#/components/schemas/', '')] : undefined;
  return isMap(target) ? target : undefined;
};
const without = (schema: Json, ...keys: readonly string[]): Json =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));
const only = (schema: Json, keys: readonly string[]): boolean => Object.keys(schema).every((key) => keys.includes(key));
const groups = [
  'type',
  'properties',
  'required',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'items',
  'minItems',
  'maxItems',
  'format',
];
const reordered = (keyword: string): Rewrite =>
  ofSchema(
    `${keyword} in another order`,
    (schema) => list(schema, keyword).length > 1,
    (schema, pick) => ({ ...schema, [keyword]: shuffled(list(schema, keyword), pick) }),
  );
// What a discriminator maps to is written as a reference without `$ref`.
const isMapped = (document: Json, name: string): boolean =>
  new RegExp(`"(?!\\$ref")[^"]*":"#/components/schemas/${name}"`).test(JSON.stringify(document));
const refers = (value: unknown, name: string): boolean =>
  JSON.stringify(value).includes(`"#/components/schemas/${name}"`);

export const ofSchemas: readonly Rewrite[] = [
  reordered('required'),
  reordered('enum'),
  reordered('anyOf'),
  reordered('oneOf'),
  reordered('allOf'),
  ofSchema('properties in another order', has('properties'), (schema, pick) => ({
    ...schema,
    properties: Object.fromEntries(
      shuffled(Object.entries(isMap(schema['properties']) ? schema['properties'] : {}), pick),
    ),
  })),
  ofSchema(
    'keywords in another order',
    (schema) => Object.keys(schema).length > 1,
    (schema, pick) => Object.fromEntries(shuffled(Object.entries(schema), pick)),
  ),
  ofSchema(
    'a reference instead of the schema',
    (schema, site) => !site.named && !has('$ref')(schema),
    (schema, _, document) => {
      const schemas = componentsOf(document, 'schemas');
      const name = freshName(schemas, 'Moved');
      schemas[name] = schema;
      return { $ref: `#/components/schemas/${name}` };
    },
  ),
  ofSchema(
    'the schema instead of a reference',
    (schema) => only(schema, ['$ref']),
    (schema, _, document) => {
      const target = targetOf(document, schema);
      const name = String(schema['$ref']).replace('#/components/schemas/', '');
      // A schema within itself can only be referred to; a branch that is meant by its name must keep it.
      return target && !refers(target, name) && !isMapped(document, name) ? structuredClone(target) : undefined;
    },
  ),
  ofSchema(
    'an allOf of one',
    (schema) => !has('discriminator')(schema),
    (schema) => ({ allOf: [schema] }),
  ),
  ofSchema(
    'an anyOf of one',
    (schema) => !has('discriminator')(schema) && !has('readOnly')(schema) && !has('writeOnly')(schema),
    (schema) => ({ anyOf: [schema] }),
  ),
  ofSchema(
    'a oneOf of one',
    (schema) => !has('discriminator')(schema) && !has('readOnly')(schema) && !has('writeOnly')(schema),
    (schema) => ({ oneOf: [schema] }),
  ),
  ofSchema(
    'an allOf of its halves',
    (schema) =>
      has('properties')(schema) &&
      !has('additionalProperties')(schema) &&
      !has('allOf')(schema) &&
      !has('unevaluatedProperties')(schema) &&
      !has('$ref')(schema),
    (schema, pick) => {
      const properties = Object.entries(isMap(schema['properties']) ? schema['properties'] : {});
      const cut = pick(properties.length + 1);
      const halves = [properties.slice(0, cut), properties.slice(cut)];
      return {
        ...without(schema, 'properties'),
        allOf: halves.map((half) => ({ type: schema['type'] ?? 'object', properties: Object.fromEntries(half) })),
      };
    },
  ),
  ofSchema(
    'the merger of an allOf',
    (schema) =>
      list(schema, 'allOf').length === 2 &&
      only(schema, ['allOf', 'type']) &&
      list(schema, 'allOf').every((part) => isMap(part) && only(part, ['type', 'properties', 'required'])),
    (schema) => {
      const [left = {}, right = {}] = list(schema, 'allOf').map((part) => (isMap(part) ? part : {}));
      const [a, b] = [
        isMap(left['properties']) ? left['properties'] : {},
        isMap(right['properties']) ? right['properties'] : {},
      ];
      // Parts that state no type let everything but objects through, and so must the whole.
      const types = [schema, left, right].flatMap((part) => (Object.hasOwn(part, 'type') ? [part['type']] : []));
      if (types.some((type) => type !== 'object') || Object.keys(a).some((name) => Object.hasOwn(b, name)))
        return undefined;
      const required = [...new Set([...list(left, 'required'), ...list(right, 'required')])];
      return { ...(types.length > 0 && { type: 'object' }), properties: { ...a, ...b }, required };
    },
  ),
  ofSchema(
    'null as a branch',
    (schema) =>
      Array.isArray(schema['type']) &&
      schema['type'].includes('null') &&
      !has('enum')(schema) &&
      !has('default')(schema),
    (schema) => {
      const types = list(schema, 'type').filter((type) => type !== 'null');
      return types.length === 0 ? undefined : { anyOf: [{ ...schema, type: types }, { type: 'null' }] };
    },
  ),
  ofSchema(
    'types as branches',
    (schema) => list(schema, 'type').length > 1 && only(schema, groups),
    (schema) => ({ anyOf: list(schema, 'type').map((type) => ({ ...keywordsOf(schema, type), type })) }),
  ),
  ofSchema(
    'a type in a list',
    (schema) => typeof schema['type'] === 'string',
    (schema) => ({ ...schema, type: [schema['type']] }),
  ),
  ofSchema('a constant as a list of one', has('const'), (schema) => ({
    ...without(schema, 'const'),
    enum: [schema['const']],
  })),
  ofSchema(
    'a list as described constants',
    (schema) => list(schema, 'enum').length > 1 && only(schema, ['type', 'enum']),
    (schema) => ({ oneOf: list(schema, 'enum').map((value) => ({ const: value, description: 'One of them.' })) }),
  ),
  ofSchema(
    'more than instead of at least',
    (schema) => schema['type'] === 'integer' && typeof schema['minimum'] === 'number',
    (schema) => ({ ...without(schema, 'minimum'), exclusiveMinimum: Number(schema['minimum']) - 1 }),
  ),
  ofSchema(
    'bounds that bind nothing',
    () => true,
    (schema) => ({ minLength: 0, minItems: 0, minProperties: 0, ...schema }),
  ),
  ofSchema(
    'flags at what they are unstated',
    () => true,
    (schema) => ({ uniqueItems: false, deprecated: false, ...schema }),
  ),
  ofSchema(
    'keywords of types that it has not',
    (schema) => schema['type'] === 'string',
    (schema) => ({ ...schema, minimum: 3, properties: { none: { type: 'string' } }, items: { type: 'integer' } }),
  ),
  ofSchema(
    'anything instead of true',
    (schema) => schema['additionalProperties'] === true,
    (schema) => ({ ...schema, additionalProperties: {} }),
  ),
  ofSchema(
    'words for people',
    () => true,
    (schema) => ({ ...schema, title: 'A title', description: 'A description.', $comment: 'A comment.' }),
  ),
  ofSchema(
    'required twice over',
    (schema) => list(schema, 'required').length > 0,
    (schema) => ({ allOf: [schema, { required: [list(schema, 'required')[0]] }] }),
  ),
  ofSchema(
    'a wider bound beside a narrower one',
    (schema) => typeof schema['maxLength'] === 'number',
    (schema) => ({ allOf: [schema, { maxLength: Number(schema['maxLength']) + 5 }] }),
  ),
  ofSchema(
    'a condition without an outcome',
    (schema) => !has('if')(schema) && !has('$ref')(schema),
    (schema) => ({ ...schema, if: { type: 'string' } }),
  ),
];

/** What a schema says of one of its types. */
function keywordsOf(schema: Json, type: unknown): Json {
  const own: Readonly<Record<string, readonly string[]>> = {
    string: ['minLength', 'maxLength', 'pattern', 'format'],
    integer: ['minimum', 'maximum'],
    number: ['minimum', 'maximum'],
    array: ['items', 'minItems', 'maxItems'],
    object: ['properties', 'required'],
  };
  return Object.fromEntries(Object.entries(schema).filter(([key]) => own[String(type)]?.includes(key)));
}
