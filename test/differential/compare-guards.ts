// Compares type guards, check functions, and Standard Schemas on many values of each schema of a model.

import type { Api, Schema } from '../../src/generator/model/types/api.ts';
import { findResponseOnlySchemas } from '../../src/generator/model/response-only-schemas.ts';
import { createDerivedNames } from '../../src/generator/plugin/export-names.ts';
import { visitSchemas } from '../../src/generator/model/visit-schemas.ts';
import type { Json } from '../../src/generator/source/node.ts';
import type { ValidatorOptions } from '../../src/generator/targets/validators/schema-analysis.ts';
import { loadValidators, type LoadedValidators } from '../targets/validators/load.ts';
import { deepFreeze } from '../targets/validators/random-values.ts';
import { mutateValue } from './mutate.ts';
import { createRandom, hashSeed, type Random } from './random.ts';
import { getExamples, inlineSubjects } from './compared-schemas.ts';
import { generateSchemaValue } from './values.ts';

export interface GuardComparison {
  /** Number of request and response types. A type for both directions counts once. */
  readonly types: number;
  readonly values: number;
  readonly accepted: number;
  /** A message for each value on which the functions disagree or throw. */
  readonly disagreements: readonly string[];
}

export interface GuardOptions {
  /** The number of generated values for each type. */
  readonly valuesPerType: number;
  readonly seed: number;
  /** Additional values for every type. */
  readonly extraValues?: readonly unknown[];
  readonly formats?: ValidatorOptions['formats'];
}

/** Compares the functions of all schemas of a model. */
export async function compareGuards(
  model: Api,
  { valuesPerType, seed, extraValues = [], formats = 'assert' }: GuardOptions,
): Promise<GuardComparison> {
  const api = withInlineSchemas(model);
  const loaded = await loadValidators(api, { formats });
  const names = createDerivedNames(api.schemas);
  const responseOnlyIds = findResponseOnlySchemas(api);
  const discriminators = collectDiscriminators(api);
  const disagreements: string[] = [];
  let [types, values, accepted] = [0, 0, 0];
  for (const schema of api.schemas) {
    for (const type of [
      schema.name.type,
      ...(schema.hasRequestVariant && !responseOnlyIds.has(schema.id)
        ? [names.derivedName(schema, 'Request').name]
        : []),
    ]) {
      const verdict = combineVerdicts(loaded, type, names.standardSchemaName(type));
      const random = createRandom(seed ^ hashSeed(type));
      types += 1;
      const compare = (value: unknown): void => {
        const result = verdict(value);
        values += 1;
        if (result === true) accepted += 1;
        if (typeof result === 'string') disagreements.push(`${type}: ${describeValue(value)}: ${result}`);
      };
      extraValues.forEach(compare);
      for (let count = 0; count < valuesPerType; count++) compare(createValue(schema, api, discriminators, random));
    }
  }
  return { types, values, accepted, disagreements };
}

/**
 * Adds the inline schemas of operations as named schemas. Operations remain only if the document uses the `x-`
 * vocabulary, whose conditions refer to them.
 */
function withInlineSchemas(api: Api): Api {
  const schemas = [
    ...api.schemas,
    ...inlineSubjects(api).map(({ schema }) => ({ ...schema, hasRequestVariant: true })),
  ];
  const byId = new Map(schemas.map((schema) => [schema.id, schema]));
  const components = {
    parameters: [],
    headers: [],
    requestBodies: [],
    responses: [],
    examples: [],
    links: [],
    callbacks: [],
  };
  return {
    ...api,
    ...(api.hasVocabulary ? {} : { operations: [], webhooks: [], components }),
    schemas,
    schema: (id) => byId.get(id),
  };
}

/** Returns a function that returns the common verdict of all functions of a type, or a message if they disagree. */
function combineVerdicts(
  { exports }: LoadedValidators,
  type: string,
  standardSchemaName: string,
): (value: unknown) => boolean | string {
  const exportedFunction = (name: string): ((value: unknown) => unknown) => {
    const exported = exports[name];
    if (typeof exported !== 'function') throw new Error(`missing export ${name}`);
    return (value) => Reflect.apply(exported, undefined, [value]) as unknown;
  };
  const [guard, check] = [exportedFunction(`is${type}`), exportedFunction(`check${type}`)];
  const { validate } = (
    exports[standardSchemaName] as { readonly '~standard': { readonly validate: (value: unknown) => object } }
  )['~standard'];
  return (value) => {
    try {
      const verdicts = [
        guard(value),
        (check(value) as readonly unknown[]).length === 0,
        !('issues' in validate(value)),
      ] as const;
      const [first] = verdicts;
      return verdicts.every((verdict) => verdict === first)
        ? first === true
        : `guard ${String(verdicts[0])}, check ${String(verdicts[1])}, Standard Schema ${String(verdicts[2])}`;
    } catch (error) {
      return `throws ${String(error)}`;
    }
  };
}

/** The values of discriminators, by property. */
type Discriminators = readonly (readonly [property: string, values: readonly string[]])[];

function collectDiscriminators({ schemas }: Api): Discriminators {
  const valuesByProperty = new Map<string, Set<string>>();
  for (const { jsonSchema } of schemas) {
    visitSchemas(jsonSchema, (visited) => {
      if (typeof visited === 'boolean' || !visited.discriminator) return;
      const { property, mapping } = visited.discriminator;
      valuesByProperty.set(property, new Set([...(valuesByProperty.get(property) ?? []), ...mapping.keys()]));
    });
  }
  return [...valuesByProperty].map(([property, values]) => [property, [...values]]);
}

/** Returns an example or a generated value, mutated up to three times. Some values cannot be represented in JSON. */
function createValue({ jsonSchema }: Schema, api: Api, discriminators: Discriminators, random: Random): unknown {
  const [first, ...more] = getExamples(jsonSchema);
  let value =
    first !== undefined && random.oneIn(3)
      ? random.pick([first, ...more])
      : generateSchemaValue([jsonSchema], api, random);
  const times = random.pick([0, 1, 1, 2, 3]);
  for (let time = 0; time < times; time++) value = mutateValue(value, random);
  if (discriminators.length > 0 && random.oneIn(2)) value = changeDiscriminator(value, discriminators, random);
  return random.oneIn(8) ? toNonJson(value, random) : deepFreeze(value);
}

/** Replaces or removes the discriminator in one of the objects of a value. */
function changeDiscriminator(value: Json, discriminators: Discriminators, random: Random): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (isArray(value)) {
    const selected = random.below(value.length);
    return value.map((item, index) => (index === selected ? changeDiscriminator(item, discriminators, random) : item));
  }
  const properties = Object.entries(value);
  const ownDiscriminators = discriminators.filter(([property]) => Object.hasOwn(value, property));
  const nested = properties.filter(([, member]) => typeof member === 'object' && member !== null);
  const [inner] = nested.slice(random.below(nested.length));
  if (inner && (ownDiscriminators.length === 0 || random.oneIn(2)))
    return { ...value, [inner[0]]: changeDiscriminator(inner[1], discriminators, random) };
  const [property, values] = random.pick([
    ownDiscriminators[random.below(ownDiscriminators.length)] ?? ['kind', []],
    ...discriminators,
  ]);
  if (random.oneIn(4)) return Object.fromEntries(properties.filter(([name]) => name !== property));
  return { ...value, [property]: random.pick(['fish', '', ...values]) };
}

/** Returns a value that JSON cannot represent, at the root or as a property or item. */
function toNonJson(value: Json, random: Random): unknown {
  const [first, ...more] = nonJsonValues;
  if (typeof value !== 'object' || value === null || random.oneIn(4)) return random.pick([first, ...more]);
  if (isArray(value))
    return random.oneIn(2)
      ? Object.assign([...value], { length: value.length + 1 })
      : [...value, random.pick([first, ...more])];
  const names = Object.keys(value);
  const name = names[random.below(names.length)] ?? 'kind';
  switch (random.below(4)) {
    case 0:
      return Object.create(value) as object;
    case 1:
      return Object.assign(Object.create(null) as object, value);
    case 2:
      return { ...value, [name]: undefined };
    default:
      return { ...value, [name]: random.pick([first, ...more]) };
  }
}

const nonJsonValues: readonly [unknown, ...unknown[]] = [
  undefined,
  NaN,
  Infinity,
  -Infinity,
  1n,
  2n ** 70n,
  Symbol('s'),
  () => 1,
  new Date(0),
  new Map(),
  /a/,
  Object.create({ kind: 'cat' }),
  Object('text'),
  new Uint8Array(2),
];

function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function describeValue(value: unknown): string {
  try {
    return (JSON.stringify(value) as string | undefined)?.slice(0, 300) ?? String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
