// Rewrites of schemas that preserve their meaning.

import { pickOne, shuffle, unusedName, type Picker, type Rewrite } from './rewrite.ts';
import { ensureComponents, findSchemaSites, isMap, replaceSchema, type JsonObject, type Site } from './sites.ts';

/** Creates a rewrite of one schema, chosen at random among those that it applies to. */
function schemaRewrite(
  name: string,
  appliesTo: (schema: JsonObject, site: Site) => boolean,
  rewrite: (schema: JsonObject, pick: Picker, document: JsonObject) => JsonObject | undefined,
): Rewrite {
  return {
    name,
    apply: (document, pick) => {
      const site = pickOne(
        findSchemaSites(document).filter((candidate) => appliesTo(candidate.schema, candidate)),
        pick,
      );
      const replacement = site && rewrite(site.schema, pick, document);
      if (!site || !replacement) return false;
      replaceSchema(site, replacement);
      return true;
    },
  };
}

const has =
  (...keys: readonly string[]) =>
  (schema: JsonObject): boolean =>
    keys.every((key) => Object.hasOwn(schema, key));
const getList = (schema: JsonObject, key: string): unknown[] =>
  Array.isArray(schema[key]) ? (schema[key] as unknown[]) : [];
const resolveReference = (document: JsonObject, schema: JsonObject): JsonObject | undefined => {
  const { $ref } = schema;
  const target =
    typeof $ref === 'string'
      ? ensureComponents(document, 'schemas')[$ref.replace('#/components/schemas/', '')]
      : undefined;
  return isMap(target) ? target : undefined;
};
const omitKeys = (schema: JsonObject, ...keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));
const hasOnly = (schema: JsonObject, keys: readonly string[]): boolean =>
  Object.keys(schema).every((key) => keys.includes(key));
const typeSpecificKeywords = [
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
const reorderRewrite = (keyword: string): Rewrite =>
  schemaRewrite(
    `reorders ${keyword}`,
    (schema) => getList(schema, keyword).length > 1,
    (schema, pick) => ({ ...schema, [keyword]: shuffle(getList(schema, keyword), pick) }),
  );
// A discriminator mapping refers to a schema without `$ref`.
const isMapped = (document: JsonObject, name: string): boolean =>
  new RegExp(`"(?!\\$ref")[^"]*":"#/components/schemas/${name}"`).test(JSON.stringify(document));
const refersTo = (value: unknown, name: string): boolean =>
  JSON.stringify(value).includes(`"#/components/schemas/${name}"`);

export const schemaRewrites: readonly Rewrite[] = [
  reorderRewrite('required'),
  reorderRewrite('enum'),
  reorderRewrite('anyOf'),
  reorderRewrite('oneOf'),
  reorderRewrite('allOf'),
  schemaRewrite('reorders properties', has('properties'), (schema, pick) => ({
    ...schema,
    properties: Object.fromEntries(
      shuffle(Object.entries(isMap(schema['properties']) ? schema['properties'] : {}), pick),
    ),
  })),
  schemaRewrite(
    'reorders keywords',
    (schema) => Object.keys(schema).length > 1,
    (schema, pick) => Object.fromEntries(shuffle(Object.entries(schema), pick)),
  ),
  schemaRewrite(
    'moves an inline schema to a component',
    (schema, site) => !site.isComponent && !has('$ref')(schema),
    (schema, _, document) => {
      const schemas = ensureComponents(document, 'schemas');
      const name = unusedName(schemas, 'Moved');
      schemas[name] = schema;
      return { $ref: `#/components/schemas/${name}` };
    },
  ),
  schemaRewrite(
    'replaces a reference with its target',
    (schema) => hasOnly(schema, ['$ref']),
    (schema, _, document) => {
      const target = resolveReference(document, schema);
      const name = String(schema['$ref']).replace('#/components/schemas/', '');
      // A recursive schema cannot be inlined, and a discriminator mapping needs the name of its branch.
      return target && !refersTo(target, name) && !isMapped(document, name) ? structuredClone(target) : undefined;
    },
  ),
  schemaRewrite(
    'wraps a schema in allOf',
    (schema) => !has('discriminator')(schema),
    (schema) => ({ allOf: [schema] }),
  ),
  schemaRewrite(
    'wraps a schema in anyOf',
    (schema) => !has('discriminator')(schema) && !has('readOnly')(schema) && !has('writeOnly')(schema),
    (schema) => ({ anyOf: [schema] }),
  ),
  schemaRewrite(
    'wraps a schema in oneOf',
    (schema) => !has('discriminator')(schema) && !has('readOnly')(schema) && !has('writeOnly')(schema),
    (schema) => ({ oneOf: [schema] }),
  ),
  schemaRewrite(
    'splits properties into two allOf parts',
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
        ...omitKeys(schema, 'properties'),
        allOf: halves.map((half) => ({ type: schema['type'] ?? 'object', properties: Object.fromEntries(half) })),
      };
    },
  ),
  schemaRewrite(
    'merges the two parts of an allOf',
    (schema) =>
      getList(schema, 'allOf').length === 2 &&
      hasOnly(schema, ['allOf', 'type']) &&
      getList(schema, 'allOf').every((part) => isMap(part) && hasOnly(part, ['type', 'properties', 'required'])),
    (schema) => {
      const [left = {}, right = {}] = getList(schema, 'allOf').map((part) => (isMap(part) ? part : {}));
      const [leftProperties, rightProperties] = [
        isMap(left['properties']) ? left['properties'] : {},
        isMap(right['properties']) ? right['properties'] : {},
      ];
      // Without a type, the parts accept every value that is not an object, so the merged schema must, too.
      const types = [schema, left, right].flatMap((part) => (Object.hasOwn(part, 'type') ? [part['type']] : []));
      if (
        types.some((type) => type !== 'object') ||
        Object.keys(leftProperties).some((name) => Object.hasOwn(rightProperties, name))
      )
        return undefined;
      const required = [...new Set([...getList(left, 'required'), ...getList(right, 'required')])];
      return {
        ...(types.length > 0 && { type: 'object' }),
        properties: { ...leftProperties, ...rightProperties },
        required,
      };
    },
  ),
  schemaRewrite(
    'replaces the null type with a branch',
    (schema) =>
      Array.isArray(schema['type']) &&
      schema['type'].includes('null') &&
      !has('enum')(schema) &&
      !has('default')(schema),
    (schema) => {
      const types = getList(schema, 'type').filter((type) => type !== 'null');
      return types.length === 0 ? undefined : { anyOf: [{ ...schema, type: types }, { type: 'null' }] };
    },
  ),
  schemaRewrite(
    'replaces a list of types with branches',
    (schema) => getList(schema, 'type').length > 1 && hasOnly(schema, typeSpecificKeywords),
    (schema) => ({ anyOf: getList(schema, 'type').map((type) => ({ ...pickKeywords(schema, type), type })) }),
  ),
  schemaRewrite(
    'wraps a type in a list',
    (schema) => typeof schema['type'] === 'string',
    (schema) => ({ ...schema, type: [schema['type']] }),
  ),
  schemaRewrite('replaces const with a single-value enum', has('const'), (schema) => ({
    ...omitKeys(schema, 'const'),
    enum: [schema['const']],
  })),
  schemaRewrite(
    'replaces enum with described constants',
    (schema) => getList(schema, 'enum').length > 1 && hasOnly(schema, ['type', 'enum']),
    (schema) => ({ oneOf: getList(schema, 'enum').map((value) => ({ const: value, description: 'One of them.' })) }),
  ),
  schemaRewrite(
    'replaces minimum with exclusiveMinimum',
    (schema) => schema['type'] === 'integer' && typeof schema['minimum'] === 'number',
    (schema) => ({ ...omitKeys(schema, 'minimum'), exclusiveMinimum: Number(schema['minimum']) - 1 }),
  ),
  schemaRewrite(
    'adds bounds that allow every value',
    () => true,
    (schema) => ({ minLength: 0, minItems: 0, minProperties: 0, ...schema }),
  ),
  schemaRewrite(
    'states the default of boolean keywords',
    () => true,
    (schema) => ({ uniqueItems: false, deprecated: false, ...schema }),
  ),
  schemaRewrite(
    'adds keywords that apply only to other types',
    (schema) => schema['type'] === 'string',
    (schema) => ({ ...schema, minimum: 3, properties: { none: { type: 'string' } }, items: { type: 'integer' } }),
  ),
  schemaRewrite(
    'replaces the schema true with {}',
    (schema) => schema['additionalProperties'] === true,
    (schema) => ({ ...schema, additionalProperties: {} }),
  ),
  schemaRewrite(
    'changes the title, description, and comment',
    () => true,
    (schema) => ({ ...schema, title: 'A title', description: 'A description.', $comment: 'A comment.' }),
  ),
  schemaRewrite(
    'repeats a required property in an allOf part',
    (schema) => getList(schema, 'required').length > 0,
    (schema) => ({ allOf: [schema, { required: [getList(schema, 'required')[0]] }] }),
  ),
  schemaRewrite(
    'adds a wider bound in an allOf part',
    (schema) => typeof schema['maxLength'] === 'number',
    (schema) => ({ allOf: [schema, { maxLength: Number(schema['maxLength']) + 5 }] }),
  ),
  schemaRewrite(
    'adds an if without then and else',
    (schema) => !has('if')(schema) && !has('$ref')(schema),
    (schema) => ({ ...schema, if: { type: 'string' } }),
  ),
];

/** Returns the keywords of a schema that apply to one of its types. */
function pickKeywords(schema: JsonObject, type: unknown): JsonObject {
  const keywordsByType: Readonly<Record<string, readonly string[]>> = {
    string: ['minLength', 'maxLength', 'pattern', 'format'],
    integer: ['minimum', 'maximum'],
    number: ['minimum', 'maximum'],
    array: ['items', 'minItems', 'maxItems'],
    object: ['properties', 'required'],
  };
  return Object.fromEntries(Object.entries(schema).filter(([key]) => keywordsByType[String(type)]?.includes(key)));
}
