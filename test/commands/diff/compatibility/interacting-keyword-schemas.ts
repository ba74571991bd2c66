// Random pairs of schemas with interacting keywords; the second differs in the values of a few keywords.

import { pickOne, type Picker } from '../rewrites/rewrite.ts';
import { isMap, type JsonObject } from '../rewrites/sites.ts';

/** Generators of keyword values, by keyword; a keyword whose generator returns `undefined` is omitted. */
type KeywordGenerators = Readonly<Record<string, (pick: Picker) => unknown>>;

const names = ['a', 'b', 'c', 'z'];

/** Returns a random subset of about a third of the items. */
function pickSome<T>(items: readonly T[], pick: Picker): readonly T[] {
  return items.filter(() => pick(3) === 0);
}

/** Creates a generator that calls `generate` with a probability of 1/`count`, and otherwise returns `undefined`. */
function oneIn<T>(count: number, generate: (pick: Picker) => T): (pick: Picker) => T | undefined {
  return (pick) => (pick(count) === 0 ? generate(pick) : undefined);
}

function leafSchema(pick: Picker): unknown {
  const schema = pickOne<unknown>(
    [
      {},
      {},
      { type: 'string' },
      { type: 'integer' },
      { const: 1 },
      { enum: [1, 'a'] },
      { type: ['string', 'integer'] },
      { minimum: 2 },
      { maxLength: 1 },
      false,
    ],
    pick,
  );
  return structuredClone(schema);
}

/** Returns a schema for a property; one in eight is read-only or write-only. */
function propertySchema(pick: Picker): unknown {
  const schema = leafSchema(pick);
  const direction = pickOne<JsonObject>([{ readOnly: true }, { writeOnly: true }], pick);
  return pick(8) === 0 && isMap(schema) ? { ...schema, ...direction } : schema;
}

function propertySchemas(pick: Picker): JsonObject {
  return Object.fromEntries(pickSome(names, pick).map((name) => [name, propertySchema(pick)]));
}

/** Returns the names of the read-only or write-only properties, at any depth of the schema. */
export function oneDirectionalNames(schema: unknown, keyword: 'readOnly' | 'writeOnly'): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap((item: unknown) => oneDirectionalNames(item, keyword));
  if (!isMap(schema)) return [];
  return Object.entries(schema).flatMap(([name, value]) => [
    ...(isMap(value) && value[keyword] === true ? [name] : []),
    ...oneDirectionalNames(value, keyword),
  ]);
}

/** Returns a schema that constrains values of one type, in most cases without `type`. */
function constraintSchema(pick: Picker): unknown {
  const schema = pickOne<unknown>(
    [
      {},
      { format: 'ipv4' },
      { minLength: 2 },
      { maxLength: 1 },
      { pattern: '^a' },
      { required: ['a'] },
      { required: ['b'] },
      { minimum: 1 },
      { maximum: 1 },
      { const: 1 },
      { type: 'string' },
      { type: 'object' },
    ],
    pick,
  );
  return structuredClone(schema);
}

function constraintSchemas(pick: Picker): readonly unknown[] {
  return Array.from({ length: 2 + pick(2) }, () => constraintSchema(pick));
}

/** Returns an object schema for use as a branch, a part, or a condition of another schema. */
function objectSubschema(pick: Picker): JsonObject {
  const required = pickSome(names, pick);
  return { ...(pick(3) > 0 && { properties: propertySchemas(pick) }), ...(required.length > 0 && { required }) };
}

function objectSubschemas(pick: Picker): readonly JsonObject[] {
  return Array.from({ length: 1 + pick(2) }, () => objectSubschema(pick));
}

const unionKeywords: KeywordGenerators = {
  type: oneIn(2, (pick) => pickOne(['string', 'integer', 'object', ['string', 'null']], pick)),
  anyOf: oneIn(2, constraintSchemas),
  oneOf: oneIn(3, constraintSchemas),
  not: oneIn(5, constraintSchema),
};

const objectKeywords: KeywordGenerators = {
  type: (pick) => (pick(5) === 0 ? undefined : 'object'),
  properties: propertySchemas,
  required: (pick) => pickSome(names, pick),
  additionalProperties: oneIn(3, (pick) => pickOne<unknown>([true, false, { type: 'string' }], pick)),
  unevaluatedProperties: oneIn(3, () => false),
  patternProperties: oneIn(6, (pick) => ({ '^[ab]$': leafSchema(pick) })),
  allOf: oneIn(4, (pick) =>
    objectSubschemas(pick).map((part) => ({ ...part, ...(pick(3) === 0 && { unevaluatedProperties: false }) })),
  ),
  anyOf: oneIn(4, (pick) => [...objectSubschemas(pick), ...(pick(2) === 0 ? [{}] : [])]),
  if: oneIn(5, objectSubschema),
  then: oneIn(6, objectSubschema),
  dependentSchemas: oneIn(8, (pick) => ({ a: objectSubschema(pick) })),
  not: oneIn(8, objectSubschema),
};

const arraySubschema = (pick: Picker): JsonObject => ({
  prefixItems: [leafSchema(pick)],
  ...(pick(2) === 0 && { unevaluatedItems: false }),
});

const arrayKeywords: KeywordGenerators = {
  type: (pick) => (pick(5) === 0 ? undefined : 'array'),
  prefixItems: oneIn(2, (pick) => Array.from({ length: 1 + pick(2) }, () => leafSchema(pick))),
  items: oneIn(4, leafSchema),
  unevaluatedItems: oneIn(2, () => false),
  contains: oneIn(3, leafSchema),
  minContains: oneIn(3, (pick) => pick(3)),
  maxContains: oneIn(6, (pick) => 1 + pick(2)),
  allOf: oneIn(4, (pick) => [arraySubschema(pick)]),
  anyOf: oneIn(5, (pick) => [arraySubschema(pick), {}]),
  if: oneIn(6, arraySubschema),
  maxItems: oneIn(8, (pick) => pick(3)),
};

/** Object schemas are generated twice as often. */
const generatorSets: readonly KeywordGenerators[] = [unionKeywords, objectKeywords, objectKeywords, arrayKeywords];

/** Returns a random schema and an edited version of it. */
export function randomSchemaPair(pick: Picker): readonly [JsonObject, JsonObject] {
  const generators = pickOne(generatorSets, pick) ?? unionKeywords;
  const base = generateSchema(generators, pick);
  const edit = pick(3) === 0 ? pickOne(combinedEdits.get(generators) ?? [], pick) : undefined;
  const [before, after] = edit ? edit(base, pick) : [base, regenerateKeywords(base, generators, pick)];
  const [first, second] = [omitUndefined(before), omitUndefined(after)];
  return pick(2) === 0 ? [first, second] : [second, first];
}

function generateSchema(generators: KeywordGenerators, pick: Picker): JsonObject {
  return Object.fromEntries(Object.entries(generators).map(([keyword, make]) => [keyword, make(pick)]));
}

/** Regenerates one or two keywords; in one of six cases, all of them, so that the schemas have less in common. */
function regenerateKeywords(schema: JsonObject, generators: KeywordGenerators, pick: Picker): JsonObject {
  const keywords = Object.keys(generators);
  const selectedKeywords =
    pick(6) === 0 ? keywords : Array.from({ length: 1 + pick(2) }, () => pickOne(keywords, pick) ?? 'type');
  return {
    ...schema,
    ...Object.fromEntries(selectedKeywords.map((keyword) => [keyword, generators[keyword]?.(pick)])),
  };
}

const plainTypes = ['string', 'integer', 'object'] as const;

type CombinedEdit = (schema: JsonObject, pick: Picker) => readonly [JsonObject, JsonObject];

/** Edits that change several related keywords together. */
const combinedEdits = new Map<KeywordGenerators, readonly CombinedEdit[]>([
  // Replaces a schema without a union with a union that has its own type.
  [
    unionKeywords,
    [
      (_, pick) => [
        { type: pickOne(plainTypes, pick) },
        { type: pickOne(plainTypes, pick), anyOf: constraintSchemas(pick) },
      ],
    ],
  ],
  [
    objectKeywords,
    [
      // Adds or removes the schema of a property, and makes the property required or optional.
      (schema, pick) => {
        const name = pickOne(names, pick) ?? 'a';
        const required = (Array.isArray(schema['required']) ? (schema['required'] as unknown[]) : []).filter(
          (other) => other !== name,
        );
        return [
          schema,
          {
            ...replaceProperty(schema, name, pick(2) === 0 ? propertySchema(pick) : undefined),
            required: [...required, ...(pick(2) === 0 ? [name] : [])],
          },
        ];
      },
      // Changes a read-only or write-only property that some keyword requires.
      (schema, pick) => {
        const name = pickOne(names, pick) ?? 'a';
        const schemaWithRequirement = { ...schema, ...(pickOne(requirements, pick) ?? requirements[0])(name, pick) };
        const generate = pickOne<(pick: Picker) => unknown>([() => undefined, leafSchema, oneDirectionalSchema], pick);
        return [
          replaceProperty(schemaWithRequirement, name, oneDirectionalSchema(pick)),
          replaceProperty(schemaWithRequirement, name, generate?.(pick)),
        ];
      },
    ],
  ],
]);

type Requirement = (name: string, pick: Picker) => JsonObject;

/** Every way to require a property. */
const requirements: readonly [Requirement, ...Requirement[]] = [
  (name) => ({ required: [name] }),
  (name, pick) => ({
    dependentRequired: {
      [pickOne(names, pick) ?? 'a']: [name, ...pickSome(names, pick).filter((other) => other !== name)],
    },
  }),
  (name, pick) => ({ dependentSchemas: { [pickOne(names, pick) ?? 'a']: requiringSchema(name, pick) } }),
  (name, pick) => ({ allOf: [requiringSchema(name, pick)] }),
  (name, pick) => ({ anyOf: [requiringSchema(name, pick), objectSubschema(pick)] }),
  (name, pick) => ({ oneOf: [requiringSchema(name, pick), objectSubschema(pick)] }),
  (name, pick) => ({ not: requiringSchema(name, pick) }),
  (name, pick) => ({ if: objectSubschema(pick), then: requiringSchema(name, pick) }),
  (name, pick) => ({ if: objectSubschema(pick), else: requiringSchema(name, pick) }),
  (name, pick) => ({ if: requiringSchema(name, pick), then: objectSubschema(pick) }),
];

/** Returns an object schema that requires the property. */
function requiringSchema(name: string, pick: Picker): JsonObject {
  const schema = objectSubschema(pick);
  if (pick(4) === 0) return { ...schema, ...(pickOne(requirements, pick) ?? requirements[0])(name, pick) };
  return { ...schema, required: [...new Set([name, ...pickSome(names, pick)])] };
}

/** Returns a read-only or write-only schema. */
function oneDirectionalSchema(pick: Picker): JsonObject {
  const schema = leafSchema(pick);
  return { ...(isMap(schema) && schema), ...pickOne<JsonObject>([{ readOnly: true }, { writeOnly: true }], pick) };
}

/** Replaces the schema of a property; `undefined` removes the property. */
function replaceProperty(schema: JsonObject, name: string, propertyValue: unknown): JsonObject {
  const others = Object.entries(isMap(schema['properties']) ? schema['properties'] : {}).filter(
    ([other]) => other !== name,
  );
  return {
    ...schema,
    properties: Object.fromEntries([
      ...others,
      ...(propertyValue === undefined ? [] : [[name, propertyValue] as const]),
    ]),
  };
}

function omitUndefined(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
